import type { Lexicon } from './kind-mentions.ts'
import { cancelWords, light, negators, postponeWords } from './word-lists.ts'
import type { Sentence } from './words.ts'

export interface TakenBack {
  readonly reason: 'cancelled' | 'postponed'
  /** The place in the sentence up to which everything is taken back. */
  readonly upTo: number
}

/** A clause longer than this says something of its own. */
const longest = 8
const besides = new Set(
  `jadi usah baru belum mikir pikir semua semuanya sudahlah udahlah ding deng hehe hehehe haha wkwk sorry maaf dibuat dibuatin dibuatkan dibikin dibikinin dikerjain dikerjakan diproses digarap diketik
   disusun disiapin disiapkan dimulai`.split(/\s+/),
)
const settling = new Set(['saja', 'dulu', 'deh', 'baru', 'ya'])

/** `eh becanda, cuma ngetes`: it was not meant. */
const joking = new Set('becanda bercanda bcanda canda ngetes ngetest tes test iseng cuma hanya doang'.split(' '))
const isJoke = (telling: readonly string[]): boolean =>
  telling.some((word) => joking.has(word) && word !== 'cuma' && word !== 'hanya') &&
  telling.every((word) => joking.has(word) || besides.has(word))

const some = /^(?:\d{1,4}|satu|dua|tiga|empat|lima|lain|lainnya)$/

const tellingOf = (words: readonly string[]): string[] => words.filter((word) => !light.has(word) || besides.has(word))

const reasonOf = (words: readonly string[]): TakenBack['reason'] | null => {
  if (words.length === 0 || words.length > longest) return null
  // `eh olinya satu botol doang, yang satu ga jadi`: some of the goods, and not all of it.
  if (words[0] === 'yang' && some.test(words[1] ?? '')) return null
  const telling = tellingOf(words)
  const refuses = telling.some((word) => negators.has(word))
  const saysOnlyThat = telling.every(
    (word) => cancelWords.has(word) || negators.has(word) || postponeWords.has(word) || besides.has(word),
  )
  if (!saysOnlyThat) return null
  if (telling.some((word) => cancelWords.has(word))) return 'cancelled'
  if (refuses && (words.includes('jadi') || words.includes('usah'))) return 'cancelled'
  const later =
    words.some((word) => postponeWords.has(word)) || /\bjangan (?:di\S+ )?(?:dulu|sekarang)\b/.test(words.join(' '))
  return later && words.some((word) => settling.has(word)) ? 'postponed' : null
}

/** Whether a clause calls it all a joke: where something is asked for behind it (`becanda, hitung yang benar ya`), only the last words were one. */
const callsItJoke = (clause: readonly string[], behind: readonly string[]): boolean =>
  clause.length <= longest &&
  isJoke(tellingOf(clause)) &&
  tellingOf(behind).every((word) => joking.has(word) || besides.has(word))

/** The last clause of a sentence that takes back what stands before it: `eh nggak jadi`, `batal deh`, `nanti aja`. */
export const findTakenBack = (sentence: Sentence, lexicon: Lexicon): TakenBack | null => {
  let found: TakenBack | null = null
  let clause: string[] = []
  for (const [at, word] of sentence.words.entries()) {
    clause.push(lexicon.mend(word.text))
    if (sentence.words[at + 1]?.clause === word.clause) continue
    const behind = sentence.words.slice(at + 1).map(({ text }) => lexicon.mend(text))
    const reason = callsItJoke(clause, behind) ? 'cancelled' : reasonOf(clause)
    if (reason !== null) found = { reason, upTo: at }
    clause = []
  }
  return found
}
