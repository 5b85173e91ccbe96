import { sentenceCase } from '#core/text/shared/letter-case.ts'

const grouped = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 2 })

/** `1,250,000`: a number as English writes it. */
export const englishNumber = (value: number): string => grouped.format(value)

/** `Rp 1,250,000`. */
export const englishMoney = (value: number): string => `Rp ${englishNumber(value)}`

/** `renovation, equipment and rent`. */
export const joined = (words: readonly string[]): string =>
  words.length < 2 ? (words[0] ?? '') : `${words.slice(0, -1).join(', ')} and ${words.at(-1) ?? ''}`

const scales: Readonly<Record<string, number>> = {
  k: 1e3,
  thousand: 1e3,
  rb: 1e3,
  ribu: 1e3,
  m: 1e6,
  mn: 1e6,
  mio: 1e6,
  million: 1e6,
  jt: 1e6,
  juta: 1e6,
  bn: 1e9,
  billion: 1e9,
  miliar: 1e9,
}

const pattern =
  /(?<![\p{L}\d.,])(?:(IDR|Rp\.?|USD|US\$|\$)\s?)?(\d[\d.,]*\d|\d)\s?(k|thousand|rb|ribu|million|mio|mn|m|juta|jt|billion|bn|miliar)?(?![\p{L}\d])(?:\s?(rupiahs?|IDR|dollars?|USD))?/iu

/** `2 million parents`: what is counted follows its number. */
const counted =
  /^\s(?!(?:months|years|days|weeks|hours|expenses|costs|sales|earnings|savings)(?!\p{L}))(?:\p{L}+\s)?\p{L}{3,}s(?!\p{L})|^\s(?:people|users?)(?!\p{L})/iu

export interface ToldNumber {
  readonly kind: 'money' | 'count'
  readonly value: number
  /** As it is shown: `Rp 95,000,000`, `$5,000`, `1,200`. */
  readonly text: string
  readonly before: string
  readonly after: string
}

const valueOf = (digits: string): number =>
  /^\d{1,3}(?:[.,]\d{3})+$/.test(digits) ? Number(digits.replaceAll(/[.,]/g, '')) : Number(digits.replaceAll(',', '.'))

/** The first number of a clause; null where it holds none, or none that is more than a day, a year or a share. */
export const numberIn = (clause: string): ToldNumber | null => {
  const found = pattern.exec(clause)
  if (!found) return null
  const [whole, mark = '', digits = '', scale = '', behind = ''] = found
  const value = valueOf(digits) * (scales[scale.toLowerCase()] ?? 1)
  const before = clause.slice(0, found.index)
  const after = clause.slice(found.index + whole.length)
  if (Number.isNaN(value) || after.startsWith('%')) return null
  const isMoney = mark !== '' || behind !== '' || (scale !== '' && !counted.test(after))
  const isForeign = /\$|usd|dollar/i.test(mark + behind)
  const text = isMoney ? (isForeign ? `$${englishNumber(value)}` : englishMoney(value)) : englishNumber(value)
  return { kind: isMoney ? 'money' : 'count', value, text, before: before.trim(), after: after.trim() }
}

const shortWords = /(?<=\b(?:Ms|Mr|Mrs|Dr|No|Jl|St|Rp|approx|vs|Inc|Ltd|Co))\./g
const dotMark = '\u0001'

/** A message in its sentences; the dot of `Ms.` ends none. */
export const sentencesIn = (text: string): string[] =>
  text
    .replaceAll(shortWords, dotMark)
    .split(/[.!?]+(?:\s+|$)|[\n;]+/u)
    .map((sentence) => sentence.replaceAll(dotMark, '.').trim())
    .filter((sentence) => sentence !== '')

/** Words behind which a list of names or things may stand. */
const listing =
  /(?<!\p{L})(?:offer(?:s|ing)?|sell(?:s|ing)?|serves?|exports?|suppl(?:y|ies)|includ(?:es?|ing)|provides?|makes?|bakes?|cooks?|grows?|designs?|produces?|covers?|such as|from|to|in|with)(?!\p{L})/iu
const ownClause = /^(?:we|our|no|free|founded|established|trainer|speaker|contact|since|open)(?!\p{L})/iu

/** A sentence in its clauses; what goes on a list stays with what began it: `exports to Germany, Netherlands and Australia`. */
export const clausesIn = (sentence: string): string[] => {
  const clauses: string[] = []
  for (const one of sentence.split(/,\s+/)) {
    const last = clauses.at(-1)
    const goesOn =
      last !== undefined &&
      !/\d/.test(one) &&
      listing.test(last) &&
      !listing.test(one) &&
      one.split(' ').length < 5 &&
      !ownClause.test(one)
    if (goesOn) clauses[clauses.length - 1] = `${last}, ${one}`
    else clauses.push(one)
  }
  return clauses.map((clause) => clause.replace(/^and\s+/i, '').trim()).filter((clause) => clause !== '')
}

/** The items of a list behind a label. */
export const itemsIn = (list: string): string[] =>
  list
    .split(/,\s+(?:and\s+)?|\s+and\s+(?=\p{L}[^,]*$)/u)
    .map((item) => item.trim())
    .filter((item) => item !== '')

/** A clause as it stands on a slide. */
export const asLine = (clause: string): string => sentenceCase(clause.replace(/[\s.,;:]+$/, ''))
