import type { Finding } from './finding.ts'
import { asksAtEnd } from './scene.ts'
import {
  asking,
  capability,
  firstPersons,
  modals,
  negators,
  pastMarkers,
  postponeWords,
  speech,
  subjects,
  verdicts,
  weighing,
  wentWrong,
} from './word-lists.ts'
import type { Sentence, Word } from './words.ts'

/** A record is of what went wrong: `berita acara barang rusak`. */
const record = 'berita'
/** Said of a paper that is there. */
const saying: readonly ReadonlySet<string>[] = [
  asking,
  capability,
  firstPersons,
  modals,
  negators,
  pastMarkers,
  postponeWords,
  speech,
  subjects,
  verdicts,
  weighing,
]
const leastWords = 8
/** Papers that are ordered by their title alone; `invoice`, `laporan` and the like are often spoken of. */
const titled: ReadonlySet<string> = new Set(['surat_resmi', 'kontrak'])
/** Behind these words stands what the paper holds. */
const declaring = new Set('bersedia sanggup berjanji menyatakan bahwa'.split(' '))
const towards = new Set('untuk buat ke kepada dari antara'.split(' '))
/** `buat karyawan saya Deni`, `untuk usaha bengkel saya di …`: whose somebody or something is, told before a name or behind the word that leads to it. */
const isOwner = (words: readonly Word[], at: number, isDeck: boolean): boolean =>
  firstPersons.has(words[at]?.text ?? '') &&
  ((isDeck && at > 0) ||
    words[at + 1]?.capital === true ||
    words.slice(0, Math.max(0, at - 1)).some(({ text }) => towards.has(text)))
/** `surat tidak keberatan dari tetangga`: a negation that is a part of the paper's name. */
const deniedInName = new Set('keberatan menuntut mampu masuk hadir sengketa menikah'.split(' '))
const isNamedSo = (words: readonly Word[], at: number): boolean =>
  at <= 1 && negators.has(words[at]?.text ?? '') && deniedInName.has(words[at + 1]?.text ?? '')

/**
 * `SP 2 buat karyawan Dedi, bolos 3 hari`, `SOP kasir: sapa, pindai, sebut total`, `berita acara barang rusak 3 dus …`: a paper's
 * title opens the message, and its facts or its points follow. Nothing is asked, and its clause tells nothing of the paper.
 * `presentasi anggaran nikah anak saya: …` is one for a deck, behind its colon only.
 */
export const isTitledPaper = (
  sentences: readonly Sentence[],
  { strength, at, mention }: Finding,
  /** A colon closes the title. */
  isHeaded = false,
): boolean => {
  const [first] = sentences
  if (
    first === undefined ||
    (strength === null && !isHeaded) ||
    // `presentasi anggaran anak saya buat rapat: …`: what was found is the `buat` of the title.
    (at !== 0 && !(mention?.kind === 'presentation' && mention.from === 0)) ||
    !(mention?.kind === 'document' || (mention?.kind === 'presentation' && isHeaded)) ||
    !(isHeaded || titled.has(mention.type ?? '') || (mention.type === null && first.words[0]?.text === 'surat'))
  )
    return false
  const words = sentences.flatMap((sentence) => sentence.words)
  const isAsked = sentences.some((one) => one.asks || asksAtEnd(one.words.map(({ text }) => text)))
  // `sapa pelanggan` greets; elsewhere it is who.
  const asks = words.some(({ text, raw }) => asking.has(text) && raw.toLowerCase() !== 'sapa')
  if (isAsked || asks || words.some(({ quoted }) => quoted)) return false
  if (/(?:nya|ku|mu)$/i.test(first.words[mention.to - 1]?.raw ?? '')) return false
  const title = first.words.filter(({ clause }) => clause === first.words[0]?.clause)
  const isRecord = title[0]?.text === record
  const declared = title.findIndex(({ text }) => declaring.has(text))
  const isSaidOf = title
    .slice(mention.to, declared === -1 ? title.length : declared)
    .some(
      (word, at, behind) =>
        (saying.some((set) => set.has(word.text)) &&
          !isOwner(behind, at, mention.kind === 'presentation') &&
          !isNamedSo(behind, at)) ||
        (!isRecord && wentWrong.has(word.text)),
    )
  if (isSaidOf) return false
  const parts = sentences.reduce((sum, one) => sum + 1 + (one.words.at(-1)?.clause ?? 0), 0)
  const facts = words.filter(({ number, capital }, place) => place >= mention.to && (number || capital)).length
  // In one breath there are more of them: `berita acara barang rusak 3 dus mie … tanggal 24 november di gudang Pak Haji`.
  const isTold = facts >= (parts > 1 ? 2 : 3) || (parts >= 4 && title.length > mention.to)
  return words.length >= leastWords && isTold
}
