import { canonicalWord } from './slang.ts'
import { asOneOrder } from './spoken-orders.ts'

/** One word of a message as the rules see it. */
export interface Word {
  /** As written. */
  readonly raw: string
  /** Lower case, apostrophes gone, slang resolved. */
  readonly text: string
  /** Offset in the message. */
  readonly start: number
  /** Clause within its sentence: commas, colons, brackets and words such as `tapi` begin a new one. */
  readonly clause: number
  /** Part of a quoted passage long enough to be somebody's speech. */
  readonly quoted: boolean
  readonly number: boolean
  /** Written with a capital first letter. */
  readonly capital: boolean
}

export interface Sentence {
  readonly words: readonly Word[]
  /** Ends in a question mark. */
  readonly asks: boolean
}

const tokenPattern =
  /(\d+(?:[.,]\d+)*\p{L}*)|(@?[\p{L}_][\p{L}\p{M}\p{N}_]*(?:['’`][\p{L}]+)*@?)|[.!?\n,;:()[\]"“”«»'‘’…—–@/&+]|\p{Extended_Pictographic}/gu

const clauseMarks = new Set([',', ';', ':', '(', ')', '[', ']', '—', '–'])
/** What follows them is why, and nothing of the thing before. */
export const because: ReadonlySet<string> = new Set(['soalnya', 'soale', 'mumpung'])
/** `ngomong depan orang koperasi 😭 slidein dong`: a picture ends what was said before it. */
const pictograph = /^\p{Extended_Pictographic}$/u
const clauseWords = new Set([
  'tapi',
  'tetapi',
  'namun',
  'melainkan',
  'terus',
  'trus',
  'lalu',
  'kemudian',
  'tp',
  'sedangkan',
  ...because,
])
/** `jadwal kacau terus, …`: at the end of its clause the word says that it goes on. */
const goingOn = new Set(['terus', 'trus'])
const endsClause = /^\s{0,3}(?:[.,;!?\n)]|$)/
const abbreviations = new Set(
  'pt cv ud tn ny nn sdr sdri bpk bp jl jln gg no rp dr drs ir hj h kab kec kel prof yth tbk dll dsb an up st se sh mm'.split(
    ' ',
  ),
)

/** Pairs that mean something else than their words do one by one, and what. */
const pairs: ReadonlyMap<string, string> = new Map([
  // They put off; word by word they would count or ask.
  ['lain kali', 'nanti'],
  ['minggu depan', 'nanti'],
  ['bulan depan', 'nanti'],
  ['tahun depan', 'nanti'],
  ['kapan depan', 'nanti'],
  ['kapan kapan', 'nanti'],
  // `tempo hari saya minta …`
  ['tempo hari', 'kemarin'],
  // `apa-apa harus ada kuitansi`: everything, and nothing is asked.
  ['apa apa', 'apa-apa'],
  // `jangan lupa nomor WA saya`: that it belongs to it, and nothing is refused.
  ['jangan lupa', 'ingat'],
  ['jangan kelupaan', 'ingat'],
])
const together = (word: string, next: string): string | undefined => pairs.get(`${word} ${next}`)

/** Longer quotations are speech, not a name or a term. */
const speechWords = 3

interface Quote {
  readonly from: number
  readonly to: number
}

const singleMarks = new Set(["'", '‘', '’'])

/** Passages in quotation marks, paired in the order in which they come; one pass, unpaired marks are ignored. */
const findQuotes = (text: string): readonly Quote[] => {
  const quotes: Quote[] = []
  let double = -1
  let single = -1
  for (const { 0: mark, index: at } of text.matchAll(/["“”«»'‘’]/g)) {
    if (!singleMarks.has(mark)) {
      if (double < 0) double = at
      else {
        quotes.push({ from: double, to: at })
        double = -1
      }
    } else {
      const before = text[at - 1] ?? ' '
      const after = text[at + 1] ?? ' '
      if (single < 0 && !/[\p{L}\p{N}]/u.test(before) && /\S/.test(after)) single = at
      else if (single >= 0 && /\S/.test(before) && !/[\p{L}\p{N}]/u.test(after)) {
        quotes.push({ from: single, to: at })
        single = -1
      }
    }
  }
  return quotes
}

const isSpeech = (text: string, quote: Quote): boolean => {
  const inside = text.slice(quote.from + 1, quote.to).trim()
  // A message that stands in quotation marks as a whole is meant as said.
  const outside = text.length - (quote.to - quote.from + 1)
  return outside > 8 && (inside.split(/\s+/).length >= speechWords || /[{}<>]/.test(inside))
}

/** Of quotations within quotations the outer ones, in order. */
const outermost = (quotes: readonly Quote[]): readonly Quote[] => {
  let end = -1
  return quotes
    .toSorted((one, other) => one.from - other.from)
    .filter(({ from, to }) => {
      if (from < end) return false
      end = to
      return true
    })
}

/** The message as its words are counted in: invisible signs and full-width forms levelled. */
export const levelled = (message: string): string =>
  message.normalize('NFKC').replace(/[\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g, '')

/** `buku2`: a word that is told twice. */
const spokenOnce = (word: string): string => (word.endsWith('2') ? word.replace(/^(\p{L}{3,})2$/u, '$1') : word)

/** Splits a message into sentences and words in one pass; invisible signs and full-width forms are levelled first. */
export const readWords = (message: string): readonly Sentence[] => {
  const text = levelled(message)
  const speech = outermost(findQuotes(text).filter((quote) => isSpeech(text, quote)))
  const sentences: Sentence[] = []
  let words: Word[] = []
  let clause = 0
  let quote = 0
  const close = (asks: boolean): void => {
    if (words.length > 0) sentences.push({ words: asOneOrder(words), asks })
    else if (asks) {
      const last = sentences.at(-1)
      if (last && !last.asks) sentences[sentences.length - 1] = { words: last.words, asks: true }
    }
    words = []
    clause = 0
  }
  for (const match of text.matchAll(tokenPattern)) {
    const [raw, number, word] = match
    const start = match.index
    while ((speech[quote]?.to ?? Infinity) < start) quote += 1
    const quoted = start > (speech[quote]?.from ?? Infinity)
    if (number !== undefined || word !== undefined) {
      const lower = spokenOnce(raw.toLowerCase().replace(/['’`]/g, ''))
      const known = canonicalWord(lower)
      if (
        clauseWords.has(lower) &&
        words.length > 0 &&
        !(goingOn.has(lower) && endsClause.test(text.slice(start + raw.length)))
      )
        clause += 1
      const previous = words.at(-1)
      const meant = previous === undefined ? undefined : together(previous.text, known)
      if (previous !== undefined && meant !== undefined) {
        words[words.length - 1] = { ...previous, text: meant }
        continue
      }
      words.push({
        raw,
        text: known,
        start,
        clause,
        quoted,
        number: number !== undefined,
        capital: /^\p{Lu}/u.test(raw),
      })
    } else if (raw === '?') close(true)
    else if (raw === '!' || raw === '\n' || raw === '…') close(false)
    else if (raw === '.') {
      const previous = words.at(-1)
      const after = text[start + 1] ?? ' '
      const short = previous !== undefined && (abbreviations.has(previous.text) || previous.raw.length === 1)
      if (/\s/.test(after) && !(short && previous.start + previous.raw.length === start)) close(false)
      else if (after === '.') close(false)
    } else if (raw === '@') {
      words.push({ raw, text: '@', start, clause, quoted, number: false, capital: false })
    } else if ((clauseMarks.has(raw) || pictograph.test(raw)) && words.length > 0) clause += 1
  }
  close(false)
  return sentences
}
