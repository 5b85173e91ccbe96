import { breaksName, legalForm, personTitles } from './business-name-words.ts'
import { isTown } from './towns.ts'

/** A word of a message with its place among the clauses. */
export interface Word {
  readonly text: string
  /** As it stands, with its signs. */
  readonly raw: string
  readonly low: string
  readonly start: number
  /** It begins a clause, or stands behind a sign of its own. */
  readonly opens: boolean
  /** A clause ends behind it. */
  readonly ends: boolean
}

const abbreviation =
  /^(?:drg?|drh|apt|hj?|kh|pt|cv|ud|tb|pd|st|jl|jln|no|km|ir|prof|drs|dra|sr|mr|mrs|ms|rm|bpk|s|m|\p{L})\.$/iu

export const wordsOf = (text: string): Word[] => {
  const words: Word[] = []
  let opens = true
  for (const { 0: raw, index } of text.matchAll(/[^\s,;:=|]+|[,;:=|]|\n/gu)) {
    const bare = raw === '&' ? raw : raw.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}'’]+$/gu, '')
    const last = words.at(-1)
    if (bare === '') {
      if (last) words[words.length - 1] = { ...last, ends: true }
      opens = true
      continue
    }
    const ends = /[.!?)"”\]]$/.test(raw) && !abbreviation.test(raw)
    words.push({ text: bare, raw, low: bare.toLowerCase(), start: index, opens: opens || /^[("“'‘[]/.test(raw), ends })
    opens = ends
  }
  return words
}

export const joiner = /^(?:&|dan|and|n|'n|of|the|de|by|to|for|x|d)$/i
export const isCapital = (word: Word | undefined): boolean =>
  word !== undefined &&
  /^(?:\p{Lu}|\d+\p{Lu}|\p{Ll}\p{Lu}\p{Ll}|\p{Ll}[\p{L}\d]{2,}[._]\p{Ll}{3,}$)/u.test(word.text) &&
  !/^\d+(?:RB|JT|K)$/i.test(word.text)
export const isTitle = (word: Word | undefined): boolean =>
  word !== undefined && personTitles.has(word.low.replace(/\.$/, ''))
/** `SMA Negeri 1 Sanana`, `SDN 3 Kota`: schools are counted before their town. */
const counted = /^(?:negeri|neg\.?|sdn?|smpn?|sman?|smkn?|mtsn?|min|man|tk)$/i

/** `BAKMI ACAI 88`, `Selera Nusantara 3`: figures that close a name. */
const isNumberOfName = (words: readonly Word[], at: number): boolean =>
  /^\d{1,3}$/.test(words[at]?.text ?? '') &&
  (isTown(words[at + 1]?.text ?? '') ||
    words[at]?.ends === true ||
    words[at + 1]?.opens !== false ||
    /^R[TW]$/.test(words[at - 1]?.text ?? '') ||
    ((legalForm.test(words[at - 1]?.text ?? '') || counted.test(words[at - 1]?.text ?? '')) &&
      isCapital(words[at + 1])))

const longest = 8

/** The end of the run of words with capitals from `at` on, with the small words a name may hold; `at` where none begins. */
export const runEnd = (words: readonly Word[], at: number): number => {
  let to = at
  while (to < words.length && to - at < longest) {
    const word = words[to]
    if (!word || (to > at && word.opens)) break
    const next = words[to + 1]
    const joins = to > at && joiner.test(word.text) && isCapital(next) && !word.ends
    const leads = isTitle(word) && isCapital(next) && !word.ends && !legalForm.test(next?.text ?? '')
    if (!isCapital(word) && !joins && !leads && !(to > at && isNumberOfName(words, to))) break
    if (to > at && breaksName.test(word.text)) break
    to += 1
    if (word.ends) break
  }
  return to
}

export const textOf = (words: readonly Word[], from: number, to: number): string =>
  words
    .slice(from, to)
    .map(({ raw }) => raw)
    .join(' ')
    .replaceAll(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}'’]+$/gu, '')
    .replaceAll(/["“”]/g, '')

/** With capitals where it was written without any. */
export const titled = (name: string): string =>
  name === name.toLowerCase() && !/\.\p{L}{2}/u.test(name)
    ? name.replaceAll(/(?<![\p{L}'’.])\p{L}/gu, (letter) => letter.toUpperCase())
    : name
