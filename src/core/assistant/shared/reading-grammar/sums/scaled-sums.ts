import { unitOf } from '../goods/units.ts'
import { readFigures, readWordNumber } from './numbers.ts'
import { endsClause, isFree, isGlued, isNumber, low, type Sheet } from '../sheet.ts'

/** `Rp`, `IDR`. */
export const isCurrency = (word: string): boolean => word === 'rp' || word === 'idr'

const scaleOf = (word: string, glued: boolean, raw: string): number | null => {
  if (
    ['rb', 'ribu', 'rebu', 'ebu', 'rbu', 'ribuan', 'rban', 'rb-an', 'ribu-an', 'ewu', 'ewuan', 'rebuan'].includes(word)
  )
    return 1e3
  if (word === 'k' && glued) return 1e3
  if (['jt', 'juta', 'jta', 'jutaan', 'jti', 'yuta'].includes(word)) return 1e6
  if (['miliar', 'milyar', 'milyard', 'mlyr', 'miliard'].includes(word) || (word === 'm' && glued && raw === 'M'))
    return 1e9
  return word === 'triliun' ? 1e12 : null
}

const deposits = new Set(['dp', 'depe', 'muka', 'panjar'])
const eachSigns = new Set(['x', '×', '*', '@', 'per', '/', 'kali'])

/** Figures with a scale: `25rb`, `1,5 juta`, `1 juta 250 ribu`. */
export const readScaled = (sheet: Sheet, at: number): { value: number; to: number; spoken: boolean } | null => {
  let total = 0
  let last = Infinity
  let to = at
  let spoken = false
  for (let parts = 0; parts < 3 && isFree(sheet, to) && isNumber(sheet, to); parts += 1) {
    const raw = sheet.tokens[to]?.raw ?? ''
    // `Rp 1,25 M`: behind the currency the M stands apart too.
    const isClose = isGlued(sheet, to + 1) || isCurrency(low(sheet, at - 1))
    const scale = scaleOf(low(sheet, to + 1), isClose, sheet.tokens[to + 1]?.raw ?? '')
    if (scale === null || scale >= last) break
    // `dp 2jt 720rb x 23`: the deposit, and then what is paid each time.
    if (parts > 0 && deposits.has(low(sheet, at - 1)) && eachSigns.has(low(sheet, to + 2))) break
    const decimal =
      /^\d{1,6}[.,]\d{1,3}$/.test(raw) && scale >= 1e6 ? Number(raw.replace(',', '.')) : readFigures(raw)?.value
    if (decimal === undefined) break
    total += decimal * scale
    last = scale
    spoken = ['ribu', 'juta'].includes(low(sheet, to + 1))
    to += 2
  }
  // `1jt2`, `2rb5`: the figures behind the scale are its decimals.
  const behind = /^\d{1,3}$/.exec(sheet.tokens[to]?.raw ?? '')?.[0]
  if (to > at && (last === 1e6 || last === 1e3) && behind !== undefined && isGlued(sheet, to) && isFree(sheet, to)) {
    total += Number(behind) * (last / 10 ** behind.length)
    to += 1
  }
  // `22 ribu lima ratus`: hundreds in words, where nothing is counted by them.
  if (last === 1e3 && spoken) {
    const hundreds = readWordNumber((index) => (isFree(sheet, to + index) ? low(sheet, to + index) : ''))
    if (
      hundreds !== null &&
      hundreds.value >= 100 &&
      hundreds.value < 1000 &&
      unitOf(low(sheet, to + hundreds.length)) === null
    ) {
      total += hundreds.value
      to += hundreds.length
    }
  }
  // `1 jt 250`: thousands, where nothing is counted by the figures.
  const rest = /^[1-9]\d{2}$/.exec(sheet.tokens[to]?.raw ?? '')?.[0]
  if (last === 1e6 && rest !== undefined && !isGlued(sheet, to) && isFree(sheet, to) && endsClause(sheet, to + 1)) {
    total += Number(rest) * 1e3
    to += 1
  }
  return to > at ? { value: Math.round(total), to, spoken } : null
}

/** `5-7 juta`, `Rp 50.000 - Rp 75.000`: from one sum up to another; its exclusive end, or null. */
export const rangeEnd = (sheet: Sheet, at: number): number | null => {
  const first = isCurrency(low(sheet, at)) ? at + 1 : at
  if (!isNumber(sheet, first) || !isFree(sheet, first)) return null
  const scaled = scaleOf(low(sheet, first + 1), isGlued(sheet, first + 1), sheet.tokens[first + 1]?.raw ?? '') !== null
  const mark = scaled ? first + 2 : first + 1
  if (!['-', '–', 'sampai'].includes(low(sheet, mark))) return null
  const second = isCurrency(low(sheet, mark + 1)) ? mark + 2 : mark + 1
  if (!isNumber(sheet, second) || !isFree(sheet, second)) return null
  const to = readScaled(sheet, second)?.to
  const [from, until] = [sheet.tokens[first]?.raw ?? '', sheet.tokens[second]?.raw ?? ''].map(readFigures)
  if (to !== undefined) return (from?.value ?? 0) > 0 ? to : null
  return from?.grouped === true && until?.grouped === true && until.value > from.value ? second + 1 : null
}
