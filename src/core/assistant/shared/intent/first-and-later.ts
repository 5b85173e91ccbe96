import type { Mention } from './kind-mentions.ts'
import type { Scene } from './scene.ts'
import { verbMood } from './verbs.ts'
import {
  asking,
  capability,
  honorifics,
  light,
  matters,
  negators,
  pastMarkers,
  polite,
  postponeWords,
  prepositions,
} from './word-lists.ts'

/** Why one of several things comes before the others: `yang penting sekarang kasirnya`, `yang jadi invoice saja`. */
const chosenAs = new Set('dulu penting mendesak urgent utama pertama jadi benar bener betul betulnya fix'.split(' '))
const particles = new Set(
  'saja dulu deh ya dong lah nih kak min bang mas mbak pak bu kakak admin sekarang oke yuk mah te teh sih bos bosku boss gan sis bro om tante'.split(
    ' ',
  ),
)

/** What keeps the words around a thing from saying that it is wanted. */
const holds = (word: string): boolean =>
  negators.has(word) || postponeWords.has(word) || asking.has(word) || capability.has(word)

/** What is done first with a thing that is there: `websitenya dicek dulu`, `invoicenya saya baca dulu`. */
const doings =
  /^(?:di(?!nas|nda|msum|stro|gital|nding|rektur|mas|ana|skon|ah|an)\p{L}{3,}|cek|lihat|liat|baca|coba|cobain|kirim|kirimin|revisi|edit|ganti|perbaiki|benerin|stop|simpan|pelajari|tanya|tanyain|diskusi|diskusikan|tahan|pikir|pikirin|bahas|tunjukin|pakai|pake|nunggu)$/u

/** What a thing that is put off waits for. */
export const waiting = new Set(
  'kalau pas setelah sesudah sehabis habis selesai tunggu nunggu menunggu begitu kapan depan'.split(' '),
)

interface Around {
  /** The words of the thing's clause before it and behind it. */
  readonly lead: readonly string[]
  readonly rest: readonly string[]
}

const around = ({ sentence, words }: Scene, { from, to }: Mention): Around => {
  const clause = sentence.words[from]?.clause
  const inClause = (_: string, at: number): boolean => sentence.words[at]?.clause === clause
  return {
    lead: words.filter((word, at) => at < from && inClause(word, at)),
    rest: words.filter((word, at) => at >= to && inClause(word, at)),
  }
}

/** `… dulu ya buat servis AC …`: for whom or what it is made follows; `… dulu buat dilihat` does something with it. */
const purposeAt = (rest: readonly string[], first: number): number => {
  const at = rest.findIndex((word, place) => place > first && (word === 'buat' || word === 'untuk'))
  const what = rest.slice(at + 1).find((word) => !light.has(word))
  return at < 0 || what === undefined || verbMood(what) !== null || doings.test(what) ? -1 : at
}

/** `… dulu aja kak`, `… dulu yang dikerjain`, `… dulu yang jadi`: nothing is said behind it but that it is made. */
const endsInFirst = (told: readonly string[]): boolean => {
  const end = purposeAt(told, told.indexOf('dulu'))
  const rest = end < 0 ? told : told.slice(0, end)
  const at = rest.indexOf('dulu')
  if (at < 0) return false
  const which = rest.findIndex((word, place) => place > at && word === 'yang')
  const tail = rest.slice(at + 1, which < 0 ? rest.length : which)
  const made = which < 0 ? [] : rest.slice(which + 1)
  return (
    !rest.slice(0, at).some((word) => pastMarkers.has(word) || verbMood(word) === 'order' || doings.test(word)) &&
    tail.every((word) => particles.has(word) || light.has(word)) &&
    made.every(
      (word) =>
        verbMood(word) !== null || chosenAs.has(word) || light.has(word) || word === 'paling' || word === 'lebih',
    )
  )
}

/** `tolong utamakan ppt rapat` */
const puttingFirst = new Set(['utamakan', 'dahulukan', 'prioritaskan'])

/** `yang penting sekarang …`, `yang dulu …`: right before the thing, and the word for it says nothing more. */
const opensAsFirst = (lead: readonly string[]): boolean => {
  if (puttingFirst.has(lead.at(-1) ?? '')) return true
  const at = lead.lastIndexOf('yang')
  const said = at < 0 ? [] : lead.slice(at + 1)
  const why = said.filter((word) => !light.has(word) || chosenAs.has(word))
  return why.length > 0 && why.every((word) => chosenAs.has(word)) && lead.slice(0, at).every((word) => light.has(word))
}

/** `gas kasir dulu` */
const starting = new Set('gas gass gasken gaskeun cus cuss kita lanjut langsung pertama yuk ayo'.split(' '))
/** `kita mulai dari webnya ya` */
const beginnings = new Set(['mulai dari', 'mulai dengan', 'fokus ke', 'fokus di'])

/** `invoice dulu baru kuitansi`, `web dulu atau kasir dulu`, `kontraknya cukup 6 bulan dulu`: how it goes on. */
const inSteps = new Set(['atau', 'baru', 'cukup'])

/**
 * Of several things the one that is wanted now: `web katering dulu aja kak yang dikerjain, …`, `yang jadi invoice saja`.
 * It orders without a verb; whether there is enough to make it of, the facts decide.
 */
export const comesFirst = (scene: Scene, mention: Mention): boolean => {
  if (scene.asks) return false
  const { lead, rest } = around(scene, mention)
  if ([...lead, ...rest].some(holds) || lead.some((word) => matters.has(word))) return false
  const beginsWith = lead.slice(-2).join(' ')
  if (opensAsFirst(lead) || (beginnings.has(beginsWith) && rest.every((word) => particles.has(word))))
    return !rest.some((word) => pastMarkers.has(word))
  if (rest.some((word) => inSteps.has(word) || waiting.has(word))) return false
  return lead.every((word) => light.has(word) || polite.has(word) || starting.has(word)) && endsInFirst(rest)
}

/** Later by themselves; a day or a month (`besok`, `bulan depan`) tells as well when a thing is needed. */
const afterwards = new Set(['menyusul', 'belakangan'])
/** `website supaya donatur gampang`: what a thing shall do. */
const aims = new Set(['yang', 'supaya', 'biar', 'agar', 'lebih', 'jadi'])
const noHurry = new Set(['gampang', 'gampanglah', 'santai', 'gampil'])
/** A matter of a thing is no longer than this. */
const longestMatter = 5

const endsOrWaits = (word: string | undefined): boolean =>
  word === undefined || postponeWords.has(word) || particles.has(word) || light.has(word) || waiting.has(word)

/** `buat Pak Hendrik`: for whom it is, and not what for. */
const isForSomebody = (words: readonly string[]): boolean =>
  ['buat', 'untuk', 'ke', 'kepada'].includes(words[0] ?? '') && honorifics.has(words[1] ?? '')

/** `nota bu Ningsih besok-besok aja`, `invoice buat Pak Hendrik nanti dulu`; `slide buat rapat besok aja` is for then. */
const endsInLater = (rest: readonly string[]): boolean => {
  const end = rest.findLastIndex((word) => word === 'saja' || word === 'dulu')
  return (
    end > 0 &&
    rest.slice(end + 1).every((word) => light.has(word)) &&
    postponeWords.has(rest[end - 1] ?? '') &&
    (isForSomebody(rest) || !rest.slice(0, end - 1).some((word) => prepositions.has(word) || verbMood(word) !== null))
  )
}

/** `laporan bulanannya nyusul ya`, `proposal 17 an gampang`, `app kasir masih lama`: its clause puts a thing off. */
export const comesLater = (scene: Scene, mention: Mention): boolean => {
  const { lead, rest } = around(scene, mention)
  // `cara bikin laporan laba rugi gampang`
  if (lead.includes('cara')) return false
  if (endsInLater(rest)) return true
  const at = rest.findIndex(
    (word, place) => afterwards.has(word) || noHurry.has(word) || (word === 'lama' && rest[place - 1] === 'masih'),
  )
  return (
    at >= 0 &&
    at <= longestMatter &&
    endsOrWaits(rest[at + 1]) &&
    !scene.asks &&
    !rest.slice(0, at).some((word) => prepositions.has(word) || verbMood(word) !== null || aims.has(word))
  )
}
