import type { Mention } from './kind-mentions.ts'
import type { Scene } from './scene.ts'
import { asking, light, modals, politeConditions, postponeWords, subjects, verdicts } from './word-lists.ts'

const butWords = new Set(['tapi', 'tetapi', 'cuma', 'cuman', 'namun', 'sayang', 'sayangnya'])
const hesitation = new Set(
  `bingung takut gaptek ragu malu minder nunggu menunggu tunggu mahal kemahalan duit duitnya uang uangnya modal modalnya dana
   dananya waktu sibuk males malas tidak belum nanti kapan mikir pikir mikirin izin ijin`.split(/\s+/),
)
/** Having something explained first, or given to think about. */
const explaining = new Set(
  `jelasin jelaskan dijelasin dijelaskan terangin terangkan ajarin ajari ajarkan diajarin tau tahu ide saran contoh contohin
   bimbing arahin arahkan`.split(/\s+/),
)

const isBut = ({ words }: Scene, { to }: Mention): number =>
  words.findIndex((word, place) => place >= to && butWords.has(word))

/** `… tapi bingung formatnya, jelasin dulu dong`: something is to be told before anything is made. */
const asksToBeTold = ({ words }: Scene, from: number): boolean => {
  return words.some((word, at) => {
    if (at <= from || !explaining.has(word)) return false
    const behind = words.slice(at + 1, at + 5)
    return behind.includes('dulu') || behind.includes('dong') || behind.includes('ya')
  })
}

/** `kayaknya saya butuh invoice deh ke depannya`: perhaps, some day. */
const isSomeDay = (words: readonly string[]): boolean =>
  words.some((word) => supposing.has(word)) &&
  words.some((word, at) => word === 'kedepannya' || (word === 'depannya' && words[at - 1] === 'ke'))
const supposing = new Set(['kayaknya', 'kayanya', 'sepertinya', 'mungkin', 'kelihatannya'])

/** `pengen bikin website tapi gaptek`: a wish, and what stands in its way. */
export const hesitates = (scene: Scene, head: Mention): boolean => {
  if (isSomeDay(scene.words)) return true
  const at = isBut(scene, head)
  if (at < 0 || !scene.words.slice(at + 1, at + 6).some((word) => hesitation.has(word))) return false
  return asksToBeTold(scene, at) || !scene.words.includes('dong')
}

/** `mau bikin toko online habis lebaran saja`, `mau pos … nunggu tokonya jadi`. */
export const waitsFor = ({ sentence, words }: Scene, head: Mention): boolean => {
  const rest = words.filter(
    (_, at) => at >= head.to && sentence.words[at]?.clause === sentence.words[head.from]?.clause,
  )
  const waits = rest.some((word) =>
    ['habis', 'setelah', 'sesudah', 'sehabis', 'selesai', 'pas', 'kalau'].includes(word),
  )
  return waits && (rest.at(-1) === 'saja' || rest.at(-1) === 'deh')
}

const untilThen = new Set([
  ...postponeWords,
  ...'kalau jika pas setelah sesudah sehabis habis selesai tunggu nunggu menunggu begitu tergantung'.split(' '),
])

const notYet = new Set(['belum', 'tidak'])

/**
 * `nanti kalau bonnya sudah kumpul baru saya minta bikinin laporan`: the making waits for what is said before `baru`.
 * So does `belum siap bikin proposal`; `kalau bisa buat toko baru` waits for nothing.
 */
export const waitsBefore = ({ sentence, words }: Scene, at: number): boolean => {
  if (words[at - 1] === 'siap' && notYet.has(words[at - 2] ?? '')) return true
  const then = words.lastIndexOf('baru', at)
  const isThen = words
    .slice(then + 1, at)
    .every((word) => light.has(word) || modals.has(word) || subjects.has(word) || word === 'tolong')
  // `besok training pegawai baru, bikinin slide`: behind a comma something else begins.
  if (then < 1 || !isThen || sentence.words[then]?.clause !== sentence.words[at]?.clause) return false
  return words
    .slice(0, then)
    .some((word, place) => untilThen.has(word) && !(word === 'kalau' && politeConditions.has(words[place + 1] ?? '')))
}

/** `tiap mau bikin invoice kok disuruh login`: what happens whenever something is made. */
export const tellsOfEveryTime = ({ words }: Scene, at: number): boolean => {
  const last = words.findLastIndex((word, place) => place < at && !modals.has(word) && !subjects.has(word))
  const every = words[last] === 'kali' ? words[last - 1] : words[last]
  return every === 'tiap' || every === 'setiap'
}

/** What is asked of a thing's making: `lama ga`, `aman ga sih`. */
const qualities = new Set(
  `lama cepat cepet aman wajib perlu penting ribet rumit sulit susah gampang mudah mahal murah bisa boleh worth bagus untung
   rugi berat bikin harus sah`.split(/\s+/),
)

/** `bikin website itu susah ga sih buat orang gaptek`: whether it is so, asked in the midst of the clause. */
export const asksWhetherItIs = ({ sentence, words }: Scene, head: Mention): boolean => {
  const clause = sentence.words[head.from]?.clause
  return words.some((word, at) => {
    if (word !== 'tidak' || at < head.to || sentence.words[at]?.clause !== clause) return false
    const previous = words[at - 1] ?? ''
    const next = words[at + 1]
    const isQuality = qualities.has(previous) || verdicts.has(previous)
    return next === 'sih' || (isQuality && words[at - 2] !== 'yang')
  })
}

const reminding =
  /^(?:di)?(?:inget|ingat|inga)(?:in|kan|ken|no)$|^mengingatkan$|^ngingetin$|^remind(?:er)?$|^alarm$|^pengingat$/

/** `tolong ingetin bikin laporan nanti malem`: nothing is made but a note in somebody's mind. */
export const reminds = ({ words }: Scene, at: number): boolean =>
  words.slice(0, at).some((word) => reminding.test(word))

/** `saya harus siapin apa aja`: the verb asks what it makes. */
export const asksWhat = ({ words }: Scene, at: number): boolean => {
  const next = words[at + 1] ?? ''
  return asking.has(next) && next !== 'bagaimana'
}

const trueOrNot = new Set('bener benar betul akurat valid dipercaya percaya hoax hoaks'.split(' '))
/** `analisis orang di TikTok itu bener ga ya`: whether what somebody made is right. */
export const asksWhetherTrue = ({ sentence, words }: Scene, { from, to }: Mention): boolean => {
  const clause = words.filter((_, at) => at >= to && sentence.words[at]?.clause === sentence.words[from]?.clause)
  return clause.some((word, at) => trueOrNot.has(word) && ['tidak', 'apa'].includes(clause[at + 1] ?? ''))
}
