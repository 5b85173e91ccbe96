import { readContacts } from '#core/assistant/shared/reading-grammar/parties/contacts.ts'
import { readMoney } from '#core/assistant/shared/reading-grammar/sums/money.ts'
import { readFigures as readNumber, readWordNumber } from '#core/assistant/shared/reading-grammar/sums/numbers.ts'
import { readPercents } from '#core/assistant/shared/reading-grammar/goods/quantities.ts'
import { isFree, isGlued, isNumber, low, type Sheet } from '#core/assistant/shared/reading-grammar/sheet.ts'
import { unitOf } from '#core/assistant/shared/reading-grammar/goods/units.ts'

import { fillers, isGoods, isMonth, timeOf } from './figure-words.ts'
import type { ToldFigure } from './told-figure.ts'

/** A number of the message, before it is known what it is of. */
export interface Found {
  readonly from: number
  readonly to: number
  /** The first token of the number itself; words before it belong to its name. */
  readonly start: number
  readonly kind: ToldFigure['kind']
  readonly value: number
  readonly noun: string
  readonly bare: boolean
  /** Certainly the price of one: `@ 12rb`. */
  readonly each: boolean
}

const numberWords =
  /^(?:satu|dua|tiga|empat|lima|enam|tujuh|delapan|sembilan|sepuluh|sebelas|setengah|seratus|seribu|sejuta|rp|@)$/

const startOf = (sheet: Sheet, from: number, to: number): number => {
  for (let at = from; at < to; at += 1) if (isNumber(sheet, at) || numberWords.test(low(sheet, at))) return at
  return from
}

const notCounted = new Set([
  'dan',
  'sama',
  'per',
  'dari',
  'untuk',
  'buat',
  'yang',
  'di',
  'ke',
  'itu',
  'terus',
  'trus',
  'tapi',
  'sehari',
  'sebulan',
  'sewa',
  'harga',
  'tarif',
  'laku',
  'antara',
  'skrg',
  'skrang',
  'sekarang',
  'jadi',
  'menjadi',
  'naik',
  'turun',
])

const numbered = new Set([
  'minggu',
  'bulan',
  'hari',
  'pekan',
  'tahun',
  'tanggal',
  'ke',
  'kuartal',
  'triwulan',
  'semester',
  'nomor',
  'shift',
  'cabang',
  'outlet',
  'toko',
])

/** `minggu 1`, `hari ke-3`: which one it is, not how many; `sebulan 2 kali` and `per minggu 40` count. */
export const isOrdinal = (sheet: Sheet, at: number): boolean => {
  const before = low(sheet, at - 1)
  const named = before === '-' && ['ke', 'hari'].includes(low(sheet, at - 2)) ? low(sheet, at - 2) : before
  const raw = sheet.tokens[at]?.raw ?? ''
  if (!numbered.has(named) || !/^\d{1,2}$/.test(raw)) return false
  if (['per', '/', 'tiap', 'setiap', 'satu'].includes(low(sheet, at - 2))) return false
  // `turun dari 80 ke 70`
  if (named === 'ke' && isNumber(sheet, at - 2)) return false
  return unitOf(low(sheet, at + 1)) === null || isNumber(sheet, at + 1)
}

const sumWords = new Set(['untung', 'untungnya', 'laba', 'modal', 'modalnya', 'harga', 'harganya', 'hpp'])

/** `air 150 per kg`: what one of it costs; null where no goods are counted. */
const pricedUnit = (sheet: Sheet, at: number): string | null => {
  const unit = ['per', '/'].includes(low(sheet, at)) ? unitOf(low(sheet, at + 1)) : null
  return unit !== null && timeOf(unit) === null && (isGoods(unit) || unit === 'jam') ? unit : null
}

/** The counts that no sum of money took: `40 porsi`, `26 hari`, `dua puluh cup`. */
const readCounts = (sheet: Sheet): Found[] => {
  const found: Found[] = []
  for (let at = 0; at < sheet.tokens.length; at += 1) {
    if (!isFree(sheet, at)) continue
    let value: number | null = null
    let to = at + 1
    if (isNumber(sheet, at)) {
      if ((isGlued(sheet, at) && sheet.tokens[at - 1]?.kind === 'word') || isOrdinal(sheet, at)) continue
      value = readNumber(sheet.tokens[at]?.raw ?? '')?.value ?? null
      if (['rb', 'ribu'].includes(low(sheet, to))) {
        value = (value ?? 0) * 1000
        to += 1
      }
    } else {
      const spoken = readWordNumber((index) => (isFree(sheet, at + index) ? low(sheet, at + index) : ''))
      if (spoken && unitOf(low(sheet, at + spoken.length)) !== null) {
        value = spoken.value
        to = at + spoken.length
      }
    }
    if (value === null || value < 0 || value > 1e9) continue
    // `5 Desember` is a day.
    if (isMonth(low(sheet, to)) && value <= 31) continue
    // `500 an` is about what something costs, not how many there are.
    if (low(sheet, to) === 'an') continue
    const next = sheet.tokens[to]
    const word = low(sheet, to)
    const unit = unitOf(word)
    // `4D3N`, `Jl. 5B`: part of a name.
    if (unit === null && isGlued(sheet, to) && /^\p{Lu}/u.test(next?.raw ?? '')) continue
    const isNoun =
      next?.kind === 'word' &&
      isFree(sheet, to) &&
      !notCounted.has(word) &&
      !sumWords.has(word) &&
      timeOf(word) === null
    // `sawi 500 bumbu 700`: sums with names of their own.
    const isListed = unit === null && value >= 100 && value % 50 === 0 && isNumber(sheet, to + 1)
    const noun = unit ?? (isNoun && !isListed && !fillers.has(word) && !isMonth(word) ? word : '')
    const each = noun === '' && value >= 50 ? pricedUnit(sheet, to) : null
    // `untung 700 x 250 biji`: what a word of money stands before is no count.
    const isSum = noun === '' && value >= 50 && sumWords.has(low(sheet, at - 1)) && !next?.raw.startsWith('-')
    // `sabtu 1.240.000 minggu 1.675.000`: nobody counts so many weeks.
    const isOfTime = timeOf(noun) !== null && value >= 10_000
    if (isOfTime) {
      found.push({ from: at, to, start: at, kind: 'money', value, noun: '', bare: true, each: false })
      at = to - 1
      continue
    }
    found.push({
      from: at,
      to: noun === '' ? to : to + 1,
      start: at,
      kind: each === null && !isSum ? 'count' : 'money',
      value,
      noun: each ?? noun,
      bare: false,
      each: each !== null,
    })
    at = (noun === '' ? to : to + 1) - 1
  }
  return found
}

/** `52.000.000 karyawan 4`: nobody makes or serves so many. */
const mostCounted = 100_000
const forOne = new Set(['per', 'tiap', 'setiap', '/'])

/** All numbers of a sheet in order; what is read is claimed. */
export const numbersOf = (sheet: Sheet): Found[] => {
  readContacts(sheet)
  // `angsuran 5.600.000`: so many Rupiah number nothing.
  for (const [at, claimed] of sheet.claims.entries())
    if (claimed === 'label' && (readNumber(low(sheet, at))?.value ?? 0) >= 10_000) sheet.claims[at] = null
  const percents = readPercents(sheet).map(({ from, to, value }): Found => ({
    from,
    to,
    start: from,
    kind: 'percent',
    value,
    noun: '',
    bare: false,
    each: false,
  }))
  const pieces = new Set(
    sheet.tokens.flatMap(({ low: word, kind }, at) =>
      kind === 'word' && forOne.has(low(sheet, at - 1)) && timeOf(word) === null ? [word] : [],
    ),
  )
  const money = readMoney(sheet).map(({ from, to, value, unit, bare, each }): Found => {
    const start = startOf(sheet, from, to)
    // A time that stands before the sum is found by its words: it may belong to the number before.
    const isBefore = sheet.tokens.slice(from, start).some((token) => timeOf(token.low) !== null)
    const noun = unit === null || (isBefore && timeOf(unit) !== null) ? '' : unit
    // `1000 baglog @2.800` counts bags.
    if (bare && unit === null && sheet.tokens[to]?.kind === 'word' && low(sheet, to + 1) === '@')
      return { from, to: to + 1, start, kind: 'count', value, noun: low(sheet, to), bare: false, each: false }
    // `produksi 2.600 roti, biaya per roti`: what something is told or asked for one of is counted.
    const isNamed = pieces.has(low(sheet, to)) && !notCounted.has(low(sheet, to)) && !isNumber(sheet, to + 1)
    if (bare && unit === null && value < mostCounted && isNamed)
      return { from: start, to: to + 1, start, kind: 'count', value, noun: low(sheet, to), bare: false, each: false }
    // `panen total 840 kg`: so few Rupiah buy nothing, they count.
    const counted = value < 1000 && unit === null ? unitOf(low(sheet, to)) : null
    if (counted !== null && sheet.tokens[to]?.kind === 'word' && timeOf(counted) === null)
      return { from, to: to + 1, start, kind: 'count', value, noun: counted, bare: false, each: false }
    // `pas diskon 45`, `dipotong 20`: no coin is that small.
    const isRupiah = sheet.tokens.slice(from, to).some((token) => /^(?:rp|idr|rupiah|perak|@)/.test(token.low))
    if (value < 50 && unit === null && !isRupiah && !each)
      return { from: start, to, start, kind: 'count', value, noun: '', bare: false, each: false }
    return { from, to, start, kind: 'money', value, noun, bare, each: each && noun === '' }
  })
  // A year is no number of the business.
  const counts = readCounts(sheet).filter(
    ({ value, noun }) => (noun !== '' && unitOf(noun) !== null) || value < 1990 || value > 2100,
  )
  return [...percents, ...money, ...counts].sort((a, b) => a.from - b.from)
}
