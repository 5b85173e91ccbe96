import type { Mention } from './kind-mentions.ts'
import { verbMood } from './verbs.ts'
import {
  asking,
  cancelWords,
  capability,
  conditionals,
  giving,
  honorifics,
  light,
  matters,
  modals,
  negators,
  notRefusing,
  pastMarkers,
  polite,
  postponeWords,
  prepositions,
  progressive,
  speech,
  subjects,
  thirdPersons,
  weighing,
} from './word-lists.ts'
import type { Sentence } from './words.ts'

/** A sentence with its words mended and its mentions found. */
export interface Scene {
  readonly sentence: Sentence
  readonly words: readonly string[]
  readonly mentions: readonly Mention[]
  /** A question by its mark or by its last words: `bisa bikin website ga`. */
  readonly asks: boolean
}

/** `mohon segera dikirim invoice`; `barang sudah dikirim` tells. */
const sent = new Set(['dikirim', 'dikirimkan', 'dikirimin', 'diberikan'])
/** What only leads over to what is said now. */
const linking = new Set(
  'sisanya ada niat kepikiran ganti gantinya jadinya akhirnya makanya intinya pokoknya yaudah yasudah udahlah abis berarti nah lanjut habis itu bersedia berkenan sudi rela ikhlas cepat cepetan buruan cepet urgent penting tinggal repot'.split(
    ' ',
  ),
)
/** What Makassar and Bugis hang on any word: `tidak usah mi`, `batal mi`. */
const clitics = new Set(['mi', 'ji', 'ki', 'pi', 'mo'])
const hoped = new Set(['kiranya', 'agar', 'supaya'])
/** `tadi malam`, `kemarin sore`. */
export const hours = new Set('malam malem pagi siang sore subuh'.split(' '))
/** `sama tagihannya dong`: what is wanted besides. */
const adding = new Set(['sama', 'plus', 'dan', 'tambah'])
/** Somebody else who offers to make it: `ada yang nawarin bikin website`. */
export const offering = new Set(['nawarin', 'menawari', 'nawari', 'ditawari', 'ditawarin'])
/** `pengen punya website`: to have it is to wish for it. */
const owning = new Set(['punya', 'memiliki', 'mempunyai', 'punyai', 'miliki'])
const habits = new Set(['selalu', 'sering', 'suka', 'kerap', 'rutin'])

const isWishedToOwn = (words: readonly string[], at: number): boolean =>
  owning.has(words[at] ?? '') && words.slice(Math.max(0, at - 3), at).some((word) => modals.has(word))

/** Words straight before `at` in its clause, nearest first, as long as they say nothing of their own. */
export const before = ({ sentence, words }: Scene, at: number): string[] => {
  const clause = sentence.words[at]?.clause
  const collected: string[] = []
  for (let place = at - 1; place >= 0 && collected.length < 12; place -= 1) {
    const word = words[place] ?? ''
    if (sentence.words[place]?.clause !== clause) break
    const says =
      light.has(word) ||
      negators.has(word) ||
      cancelWords.has(word) ||
      pastMarkers.has(word) ||
      progressive.has(word) ||
      modals.has(word) ||
      conditionals.has(word) ||
      subjects.has(word) ||
      thirdPersons.has(word) ||
      matters.has(word) ||
      postponeWords.has(word) ||
      polite.has(word) ||
      capability.has(word) ||
      asking.has(word) ||
      speech.has(word) ||
      weighing.has(word) ||
      verbMood(word) !== null ||
      word === 'untuk' ||
      word === 'baru' ||
      word === 'cuma' ||
      word === 'hanya' ||
      word === 'belum' ||
      giving.has(word) ||
      (sent.has(word) && words.slice(Math.max(0, place - 2), place).some((one) => polite.has(one))) ||
      habits.has(word) ||
      isWishedToOwn(words, place) ||
      linking.has(word) ||
      offering.has(word) ||
      clitics.has(word) ||
      // `mohon kiranya Bapak membuatkan`: who is asked.
      (honorifics.has(word) && (pleading.has(words[place - 1] ?? '') || hoped.has(words[place - 1] ?? ''))) ||
      (place === 0 && adding.has(word)) ||
      (hours.has(word) && pastMarkers.has(words[place - 1] ?? '')) ||
      word === 'biasa' ||
      word === 'biasanya' ||
      // `oke kalau gitu analisis …`: it follows from what was said.
      ((word === 'gitu' || word === 'begitu') && conditionals.has(words[place - 1] ?? ''))
    if (!says) break
    collected.push(word)
  }
  return collected
}

const spans = new Set(['hari', 'minggu', 'pekan', 'bulan', 'tahun'])

/** `laporan penjualan minggu kemarin`: of which week, and nothing that has been done. */
export const isOfSpan = (word: string | undefined, previous: string | undefined): boolean =>
  word === 'kemarin' && spans.has(previous ?? '')

/** Something that has been done; `sudah 7 tahun` still goes on. */
export const isPast = (words: readonly string[], at: number): boolean =>
  pastMarkers.has(words[at] ?? '') &&
  !isOfSpan(words[at], words[at - 1]) &&
  !(words[at] === 'sudah' && /^\d/.test(words[at + 1] ?? ''))

/** A negator that refuses what follows it: `jangan bikin`, `ga usah`, `bukan`; not `jangan lupa`. */
export const refusedBefore = (scene: Scene, at: number, collected: readonly string[]): boolean =>
  collected.some((word, index) => {
    if (!negators.has(word) && (word !== 'belum' || scene.asks)) return false
    const after = collected[index - 1] ?? scene.words[at] ?? ''
    // `yang belum ada tuh slide`; `belum ada rencana bikin kasir` has none in mind.
    if (word === 'belum' && owned.has(after) && !planning.has(collected[index - 2] ?? '')) return false
    // `saya belum pernah bikin invoice, tolong dibuatkan` tells who asks.
    if (word === 'belum' && after === 'pernah') return false
    // `susah ga sih bikin website?` asks whether it is so.
    if (scene.asks && word === 'tidak' && after === 'sih') return false
    // `minta tolong gak bikinin kasir buat bengkel?`
    if (scene.asks && word === 'tidak' && pleading.has(collected[index + 1] ?? '') && !sparing.has(after)) return false
    // `bisa ga ngirim invoice ke wa`, not `bisa ga usah bikin`.
    if (word === 'tidak' && capability.has(collected[index + 1] ?? '') && !sparing.has(after)) return false
    return !notRefusing.has(after)
  })

/** `gak percaya kalo gak ada kwitansi`: it is wanting, and nobody refuses it; not `ga ada rencana bikin website`. */
export const isWanting = (collected: readonly string[]): boolean => collected[0] === 'ada' && collected[1] === 'tidak'

const sparing = new Set(['usah', 'perlu', 'jadi', 'pakai'])
export const owned = new Set(['ada', 'punya'])
const planning = new Set(['rencana', 'niat', 'kepikiran', 'mau', 'keinginan'])

const unknown = new Set(['tau', 'tahu', 'peduli'])

/** `gak tau deh diterima apa enggak, …`: a clause that only says that nobody knows. */
const isUnknown = ({ sentence, words }: Scene, place: number): boolean => {
  const clause = sentence.words[place]?.clause
  return words.some(
    (word, at) =>
      at < place &&
      sentence.words[at]?.clause === clause &&
      (word === 'entah' || (unknown.has(word) && ['tidak', 'belum'].includes(words[at - 1] ?? ''))),
  )
}

export const whBefore = (scene: Scene, at: number): boolean => {
  const { sentence, words } = scene
  for (let place = 0; place < at; place += 1) {
    const word = words[place] ?? ''
    if (!asking.has(word)) continue
    const next = words[place + 1] ?? ''
    // `apa bisa`, `apakah boleh` ask whether it can be done: a polite order where facts follow.
    if (
      ['apa', 'apakah', 'emang', 'memangnya', 'emangnya'].includes(word) &&
      (capability.has(next) || capability.has(words[place + 2] ?? ''))
    )
      continue
    if (capability.has(word) || (word === 'kah' && capability.has(words[place - 1] ?? ''))) continue
    if (word === 'siapa' && (next === 'tahu' || next === 'tau')) continue
    if (word === 'apa' && next === 'kabar') continue
    if (sentence.words[place]?.clause !== sentence.words[at]?.clause && isUnknown(scene, place)) continue
    return true
  }
  return false
}

/** Words that close a sentence and say nothing. */
export const afterwords = new Set('ya sih kak kakak min dong kan deh gan bang pak bu mas mbak nih kah'.split(' '))
const opensChoice = new Set('mau ada perlu harus jadi usah punya wajib masih cukup layak wajar rugi'.split(' '))

/** Whether a sentence asks by its last words; its question mark is known already. */
export const asksAtEnd = (words: readonly string[]): boolean => {
  let end = words.length
  while (end > 0 && words.length - end < 3 && afterwords.has(words[end - 1] ?? '')) end -= 1
  const last = words[end - 1] ?? ''
  const namesSomebody = prepositions.has(words[end - 2] ?? '') || honorifics.has(words[end - 2] ?? '')
  // `untuk Bara`, `buat Biso` name somebody, `untuk siapa` asks.
  if (namesSomebody && !['apa', 'siapa', 'mana', 'berapa'].includes(last)) return false
  if (last === 'tidak') {
    // `berhasil apa tidak` may be what is to be found out.
    const isWeighed = words[end - 2] === 'apa' || words[end - 2] === 'atau'
    return !isWeighed || words[end] === 'sih' || words.some((word) => capability.has(word) || opensChoice.has(word))
  }
  if (last === 'belum' && (words.includes('sudah') || words.includes('apa'))) return true
  // `isinya apa aja sih`
  if (last === 'saja' && asking.has(words[end - 2] ?? '')) return true
  return asking.has(last) || (last === 'bisa' && end > 2 && words[end - 2] !== 'kalau')
}

/** Words that ask somebody to do something; `minta` and `coba` only wish it. */
export const pleading = new Set('tolong mohon harap bantu bantuin silakan silahkan'.split(' '))

/** `untungnya berapa ya tolong analisis`: the question is the matter of what is asked for. */
export const pleadsAnew = (collected: readonly string[]): boolean =>
  collected.some(
    (word, at) => pleading.has(word) && !collected.slice(0, at).some((one) => asking.has(one) || matters.has(one)),
  )

/** `Pak, presentasi …`, `riset pasar …`: nothing but a greeting stands before the thing. */
export const opensMessage = ({ words }: Scene, { from }: Mention): boolean =>
  words.slice(0, from).every((word) => light.has(word) || honorifics.has(word))
