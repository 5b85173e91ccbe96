import type { IsoDay } from '#core/time-and-ids/shared/zoned-date.ts'

import { keepLast } from '../remembered.ts'

import { type Token, tokenise } from './tokens.ts'

/** What a token has been read as; every token is read once. */
type Claim =
  | 'contact'
  | 'label'
  | 'address'
  | 'date'
  | 'time'
  | 'duration'
  | 'percent'
  | 'money'
  | 'quantity'
  | 'party'
  | 'sum'
  | 'term'
  | 'subject'
  | 'place'
  | 'bullet'
  | 'cue'
  | 'period'

/** How the writer uses capitals: they tell names apart only in `mixed` texts. */
type Writing = 'mixed' | 'lower' | 'upper'

/** A message being read: its tokens and what each of them has been read as. */
export interface Sheet {
  readonly text: string
  readonly today: IsoDay
  readonly tokens: readonly Token[]
  readonly claims: (Claim | null)[]
  readonly writing: Writing
  /** Every lower-case word of the message with its places. */
  readonly words: ReadonlyMap<string, readonly number[]>
}

/** Fewer words in capitals are short forms and marks, however little else is said. */
export const fewestShouted = 4

const writingOf = (tokens: readonly Token[]): Writing => {
  let small = 0
  let capital = 0
  let shouted = 0
  tokens.forEach(({ kind, raw }, at) => {
    if (kind !== 'word' || raw.length < 2) return
    const before = tokens[at - 1]
    if (raw === raw.toLowerCase()) small += 1
    else if (raw === raw.toUpperCase()) shouted += raw.length > 2 ? 1 : 0
    // The first word of a sentence has its capital anyhow.
    else if (before && before.kind !== 'line' && !['.', '!', '?'].includes(before.raw)) capital += 1
  })
  if (shouted >= fewestShouted && shouted > 3 * (small + capital)) return 'upper'
  return capital === 0 && (shouted === 0 || small > 2 * shouted) ? 'lower' : 'mixed'
}

const placesOfWords = (tokens: readonly Token[]): Sheet['words'] => {
  const places = new Map<string, number[]>()
  for (const [at, { low }] of tokens.entries()) {
    const known = places.get(low)
    if (known) known.push(at)
    else places.set(low, [at])
  }
  return places
}

/** What a text says by itself, before anything is read into it. */
const plainSheet = keepLast((text) => {
  const tokens = tokenise(text)
  return { text, tokens, writing: writingOf(tokens), words: placesOfWords(tokens) }
})

/** A message that nobody has read yet. */
export const openSheet = (text: string, today: IsoDay): Sheet => {
  const { tokens, writing, words } = plainSheet(text)
  // One shape for every sheet, named field by field: copied objects and mapped lists come in several, and each new one
  // makes the engine throw away the readers that it has compiled.
  return { text, today, tokens, claims: Array.from(tokens, (): Claim | null => null), writing, words }
}

/** Whether any of some words stands in the message. */
export const saysAny = (sheet: Sheet, words: Iterable<string>): boolean => {
  for (const word of words) if (sheet.words.has(word)) return true
  return false
}

/** Where a word stands in the message, in order. */
export const placesOf = (sheet: Sheet, word: string): readonly number[] => sheet.words.get(word) ?? []

/** The word at `at` in lower case; empty outside the message. */
export const low = (sheet: Sheet, at: number): string => sheet.tokens[at]?.low ?? ''

export const isNumber = (sheet: Sheet, at: number): boolean => sheet.tokens[at]?.kind === 'number'

export const isFree = (sheet: Sheet, at: number): boolean =>
  at >= 0 && at < sheet.tokens.length && sheet.claims[at] === null

export const isGlued = (sheet: Sheet, at: number): boolean => sheet.tokens[at]?.glued ?? false

export const claim = (sheet: Sheet, from: number, to: number, as: Claim): void => {
  for (let at = Math.max(0, from); at < to && at < sheet.claims.length; at += 1) sheet.claims[at] = as
}

/** The text from one token up to another, as written. */
export const textBetween = (sheet: Sheet, from: number, to: number): string => {
  const first = sheet.tokens[from]
  const last = sheet.tokens[to - 1]
  return first && last && to > from ? sheet.text.slice(first.start, last.end) : ''
}

const keptUpper = new Set([
  'pt',
  'cv',
  'ud',
  'pd',
  'tb',
  'rs',
  'rsud',
  'rm',
  'sd',
  'sdn',
  'smp',
  'smpn',
  'sma',
  'sman',
  'smk',
  'smkn',
  'tk',
  'rt',
  'rw',
  'bumdes',
  'umkm',
  'ii',
  'iii',
])

const smallWords = new Set(['dan', 'bin', 'binti', 'untuk', 'di'])

/** `PT MAJU BERSAMA` and `pt maju bersama` as `PT Maju Bersama`; words in mixed case stay as they are. */
export const titleCase = (value: string, writing: Writing): string =>
  value.replaceAll(/(?<![<{/$\p{L}\p{M}])[\p{L}\p{M}'’]+/gu, (word) => {
    const lower = word.toLowerCase()
    if (word !== lower && (writing !== 'upper' || word !== word.toUpperCase())) return word
    if (smallWords.has(lower)) return lower
    if (keptUpper.has(lower)) return word.toUpperCase()
    return word.charAt(0).toUpperCase() + lower.slice(1)
  })

const hardMarks = new Set([
  ',',
  ';',
  ':',
  '(',
  ')',
  '[',
  ']',
  '•',
  '–',
  '—',
  '|',
  '"',
  '“',
  '”',
  '!',
  '?',
  '=',
  '+',
  '*',
  '>',
  '<',
  '{',
  '}',
])
const shortBeforeDot = new Set(
  'kp dk gg perum komp pdt mr mrs ms bpk bp ibu bu sdr sdri h hj dr drs dra drg prof ir kh yth jalan nomor kel kec kab kota rt rw gg lt st ny tn rp pt cv ud tbk moh muh abd purn op alm almh kapt mayjen brigjen aiptu aipda bripka telepon rekening ds dsn kav blok jend jenderal kol s m r a untuk dll spd mt mm'.split(
    ' ',
  ),
)

/** A full stop that ends a sentence and not a short form (`Jl.`, `No.`, `H.`). */
const endsSentence = (sheet: Sheet, at: number): boolean => {
  const token = sheet.tokens[at]
  if (token?.raw !== '.') return false
  const before = sheet.tokens[at - 1]
  if (!before || !token.glued) return true
  if (before.kind !== 'word') return true
  return before.raw.length > 1 && !shortBeforeDot.has(before.low)
}

/** Whether the clause ends at `at`: punctuation, a new line, a list mark, or the end. */
export const endsClause = (sheet: Sheet, at: number): boolean => {
  const token = sheet.tokens[at]
  if (!token || token.kind === 'line' || sheet.claims[at] === 'bullet') return true
  if (token.raw === ':' && token.glued && isNumber(sheet, at - 1) && isNumber(sheet, at + 1)) return false
  return token.kind === 'mark' && (hardMarks.has(token.raw) || endsSentence(sheet, at))
}
