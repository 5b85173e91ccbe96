import { dayWords } from '#core/text/shared/calendar-words.ts'

import { readFigures, readWordNumber } from '../sums/numbers.ts'
import { isMonth } from '../days/month-names.ts'
import { endsClause, isNumber, low, type Sheet } from '../sheet.ts'
import { isSizeUnit, isTimeUnit, oneIn, unitOf } from '../goods/units.ts'
import { wordSet } from '../words.ts'

import { type Counted, persons, precise } from './counted.ts'
import { namedBy } from './denominators.ts'

export interface Placed extends Counted {
  readonly at: number
}

export const timesSigns = new Set(['x', '×', '*'])
export const rateWords = new Set(['per', '/', 'tiap', 'setiap'])

export const wordAt = (sheet: Sheet, at: number): boolean => sheet.tokens[at]?.kind === 'word'

/** `tiap harinya 45 nasi kotak @28rb`: what follows is counted for each day. */
export const rateAt = (sheet: Sheet, at: number): string | null => {
  if (!rateWords.has(low(sheet, at))) return null
  const unit = low(sheet, at) === '/' ? null : unitOf(namedBy(low(sheet, at + 1)))
  const isOfPrice = sheet.claims[at] !== null || sheet.claims[at + 2] === 'money' || sheet.claims[at - 1] === 'money'
  // `per orang: kapal 1,4jt, makan 450rb`
  if (low(sheet, at + 2) === ':' && endsClause(sheet, at - 1) && wordAt(sheet, at + 1))
    return namedBy(low(sheet, at + 1))
  if (unit !== null && isTimeUnit(unit) && !isOfPrice) return unit
  return ofEverybody(sheet, at)
}

/** `Tiap anak sama: …`, `Tiap anak biaya tindakan 450rb dan bingkisan 75rb`: what a sentence tells for each person. */
const ofEverybody = (sheet: Sheet, at: number): string | null => {
  const noun = low(sheet, at + 1)
  const opens = at === 0 || ['.', '\n'].includes(sheet.tokens[at - 1]?.raw ?? '')
  const isEach = ['tiap', 'setiap', 'per'].includes(low(sheet, at)) && opens && persons.has(noun)
  return isEach && wordAt(sheet, at + 2) && sheet.claims[at + 2] !== 'money' ? noun : null
}

const holding = wordSet('isi isinya berisi dapat dapet perlu butuh ambil memuat muat pakai makan')
const oneOrEach = wordSet('satu 1 tiap setiap per sikok ciek siji masing-masing')

/** `satu peti isi 15 kilo`, `tiap lantai 180 m2`: of what each holds so many; null for other counts. */
export const containerOf = (sheet: Sheet, at: number): string | null => {
  const noun = holding.has(low(sheet, at - 1)) ? at - 2 : at - 1
  // `sepeti isi 15 kilo`
  const one = noun < at - 1 && wordAt(sheet, noun) && endsClause(sheet, noun - 1) ? oneIn(low(sheet, noun)) : null
  if (one !== null && !isTimeUnit(one)) return one
  const isClause = endsClause(sheet, noun - 2) || noun < 2 || low(sheet, noun - 2) === 'itu'
  // `12 modul tiap modul 350 lembar`
  const isCountedBefore = low(sheet, noun - 2) === low(sheet, noun) && isNumber(sheet, noun - 3)
  const isOfEach = wordAt(sheet, noun) && oneOrEach.has(low(sheet, noun - 1)) && (isClause || isCountedBefore)
  return isOfEach ? namedBy(low(sheet, noun)) : null
}

/** `yang dua ukuran biasa 600rb`: how many of what was counted, in a word. */
export const someAt = (sheet: Sheet, at: number): { readonly count: Placed; readonly to: number } | null => {
  if (low(sheet, at - 1) !== 'yang' || sheet.claims[at] !== null || isNumber(sheet, at) || !wordAt(sheet, at + 1))
    return null
  const spoken = readWordNumber((index) => (index === 0 ? low(sheet, at) : ''))
  if (spoken === null) return null
  return { count: { value: spoken.value, of: null, per: [], times: false, lasts: false, asSum: false, at }, to: at + 1 }
}

/** The unit of the next count of the clause; null where there is none. */
const countAhead = (sheet: Sheet, from: number): string | null => {
  for (let at = from; at < from + 4 && !endsClause(sheet, at); at += 1)
    if (isNumber(sheet, at)) return unitOf(low(sheet, at + 1))
  return null
}

/** `8 lembar ukuran 3 x 1 meter`: the area of each of what is counted before. */
export const areaAt = (
  sheet: Sheet,
  at: number,
  counts: readonly Counted[],
): { readonly count: Placed; readonly to: number } | null => {
  // `spanduk ukuran 3x1 m sebanyak 2 lembar`
  const ahead = counts.length === 0 && low(sheet, at - 1) === 'ukuran' ? countAhead(sheet, at + 4) : null
  if (counts.length === 0 && low(sheet, at - 1) !== 'ukuran') return null
  if (!isNumber(sheet, at) || !isNumber(sheet, at + 2) || !timesSigns.has(low(sheet, at + 1))) return null
  const [wide, high] = [at, at + 2].map((place) => readFigures(sheet.tokens[place]?.raw ?? '')?.value)
  const metres = ['m', 'meter'].includes(low(sheet, at + 3)) ? 1 : low(sheet, at + 3) === 'cm' ? 0.01 : 0
  if (wide === undefined || high === undefined || metres === 0) return null
  const of = ahead ?? counts.findLast((count) => count.of !== null && !isTimeUnit(count.of))?.of
  const value = precise(wide * high * metres * metres)
  const per = of === undefined || of === null ? [] : [of]
  return { count: { value, of: 'm2', per, times: false, lasts: true, asSum: false, at }, to: at + 4 }
}

/** `2x seminggu`: how often in each of those times. */
export const oftenAt = (sheet: Sheet, at: number): { readonly count: Placed; readonly to: number } | null => {
  const value = sheet.claims[at] === 'label' ? readFigures(sheet.tokens[at]?.raw ?? '')?.value : undefined
  const unit = oneIn(low(sheet, at + 2))
  if (value === undefined || unit === null || !['x', 'kali'].includes(low(sheet, at + 1))) return null
  return { count: { value, of: 'kali', per: [unit], times: false, lasts: true, asSum: false, at }, to: at + 3 }
}

/** A stretch of time or a size that another grammar has read: `selama 12 minggu`, `luas 24 m2`. */
export const lastingAt = (sheet: Sheet, at: number): { readonly count: Placed; readonly to: number } | null => {
  if (sheet.claims[at] !== 'duration' && sheet.claims[at] !== 'label') return null
  // `blok C7 bulan Oktober`, `kamar 3 bulan Desember`: a mark, and the month behind it.
  if (isNumber(sheet, at) && low(sheet, at + 1) === 'bulan' && isMonth(low(sheet, at + 2))) return null
  const spoken = isNumber(sheet, at) ? null : readWordNumber((index) => low(sheet, at + index))
  // `harga untuk setahun`
  const one = oneIn(low(sheet, at))
  if (one !== null && isTimeUnit(one))
    return { count: { value: 1, of: one, per: [], times: false, lasts: true, asSum: false, at }, to: at + 1 }
  const value = spoken?.value ?? readFigures(sheet.tokens[at]?.raw ?? '')?.value
  const to = at + (spoken?.length ?? 1)
  const isSquare = ['m', 'meter'].includes(low(sheet, to)) && ['2', 'persegi'].includes(low(sheet, to + 1))
  const unit = isSquare ? 'm2' : unitOf(low(sheet, to))
  if (value === undefined || unit === null || !(isTimeUnit(unit) || isSquare || isSizeUnit(unit))) return null
  const times = [low(sheet, at - 1), low(sheet, to + 1)].some((sign) => timesSigns.has(sign))
  return { count: { value, of: unit, per: [], times, lasts: true, asSum: false, at }, to: to + (isSquare ? 2 : 1) }
}

/** A way there, and back. */
const ways = wordSet('pulang pergi bolak')
const bothWays = new Set([
  'pulang pergi',
  'pergi pulang',
  'pulang - pergi',
  'pergi dan pulang',
  'bolak balik',
  'bolak - balik',
])

/** `1 porsi per siswa per hari`: the units for each of which a count is told. */
export const ratesAt = (sheet: Sheet, from: number): string[] => {
  const units: string[] = []
  for (let at = from; units.length < 3 && rateWords.has(low(sheet, at)) && wordAt(sheet, at + 1); at += 2)
    units.push(namedBy(low(sheet, at + 1)))
  return units
}

const weekdayOf = (word: string): number => dayWords.indexOf(word.replace("'", ''))
export const isWeekday = (word: string): boolean => weekdayOf(word) >= 0
const upTo = new Set(['sampai', '-', '–', 'hingga'])

/** `dari senin sampai jumat` is five days, `pulang pergi` two ways; they count only where a price is for one of them. */
export const spanAt = (sheet: Sheet, at: number): { readonly count: Placed; readonly to: number } | null => {
  const span = (value: number, of: string, to: number) => ({
    count: { value, of, per: [], times: false, lasts: true, asSum: false, at },
    to,
  })
  const word = low(sheet, at)
  const next = low(sheet, at + 1)
  if (word === 'pp') return span(2, 'kali', at + 1)
  if (ways.has(word)) {
    if (bothWays.has(`${word} ${next}`)) return span(2, 'kali', at + 2)
    if (bothWays.has(`${word} ${next} ${low(sheet, at + 2)}`)) return span(2, 'kali', at + 3)
  }
  const first = upTo.has(next) ? weekdayOf(word) : -1
  const last = first < 0 ? -1 : weekdayOf(low(sheet, at + 2))
  return last > first ? span(last - first + 1, 'hari', at + 3) : null
}

/** `separo`, `dua kali lipatnya`: a price told by the one before it, as a factor; null for other words. */
export const relativeAt = (sheet: Sheet, at: number): { readonly factor: number; readonly to: number } | null => {
  const word = low(sheet, at)
  const next = low(sheet, at + 1)
  if (halves.has(word)) {
    const isPrice = ['harga', 'aja', 'saja', 'dari'].includes(next) || endsClause(sheet, at + 1)
    return isPrice ? { factor: 0.5, to: next === 'harga' ? at + 2 : at + 1 } : null
  }
  if (!['kali', 'x'].includes(next) || !/^lipat(?:nya)?$/.test(low(sheet, at + 2))) return null
  const factor =
    readFigures(sheet.tokens[at]?.raw ?? '')?.value ?? readWordNumber((index) => (index === 0 ? word : ''))?.value
  return factor !== undefined && factor > 1 && factor <= 20 ? { factor, to: at + 3 } : null
}
const halves = wordSet('separo separuh setengah setengahnya separonya')

/** Whether the price that follows soon is the price of one such unit. */
export const isPricedBy = (sheet: Sheet, from: number, unit: string): boolean => {
  for (let at = from; at - from < 8 && !endsSentence(sheet, at); at += 1) {
    const isOne = ['per', '/', 'tiap'].includes(low(sheet, at)) && unitOf(low(sheet, at + 1)) === unit
    if (isOne || (wordAt(sheet, at) && oneIn(low(sheet, at)) === unit)) return true
  }
  return false
}
const endsSentence = (sheet: Sheet, at: number): boolean =>
  sheet.tokens[at] === undefined || sheet.tokens[at]?.kind === 'line'
