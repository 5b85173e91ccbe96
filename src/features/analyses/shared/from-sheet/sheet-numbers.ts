import type { Cell } from '#core/sheets/shared/sheet.ts'

/** Beyond this a cell holds no sum of a shop: a phone number, a barcode. */
const largest = 1e12

const scales: Readonly<Record<string, number>> = { rb: 3, ribu: 3, k: 3, jt: 6, juta: 6, m: 9, miliar: 9, milyar: 9 }

/** Where the decimals begin; -1 where every mark sets thousands apart, null where the marks make no number. */
const decimalPlace = (digits: string): number | null => {
  const last = Math.max(digits.lastIndexOf('.'), digits.lastIndexOf(','))
  if (last < 0) return -1
  const mark = digits.charAt(last)
  const other = mark === '.' ? ',' : '.'
  if (new RegExp(`^\\d{1,3}(\\${mark}\\d{3})+$`).test(digits)) return -1
  const whole = digits.slice(0, last)
  return /^\d*$/.test(whole) || new RegExp(`^\\d{1,3}(\\${other}\\d{3})+$`).test(whole) ? last : null
}

const written =
  /^(\()?([-−+])?(?:rp\.?|idr)?([-−])?(\d[\d.,]*?)(rb|ribu|k|jt|juta|m|miliar|milyar)?(?:[.,]-{1,2})?(?:rp|idr|rupiah)?(\))?$/

/**
 * The number of a cell: `Rp 1.250.000,-`, `1,250,000.50`, `(75.000)`, `-15rb`, `1,5 juta`. Three digits behind a single
 * mark are thousands. Null for words, percents and what is too large.
 */
export const readNumber = (cell: Cell): number | null => {
  if (typeof cell === 'number') return Number.isFinite(cell) && Math.abs(cell) <= largest ? cell : null
  const parts = written.exec(cell.toLowerCase().replaceAll(/[\s']/g, ''))
  if (!parts || (parts[1] === undefined) !== (parts[6] === undefined)) return null
  const [, bracket, first, second, figures = '', scale = ''] = parts
  const digits = figures.replace(/[.,]$/, '')
  const shift = scales[scale] ?? 0
  const place = shift > 0 && /^\d+[.,]\d+$/.test(digits) ? digits.search(/[.,]/) : decimalPlace(digits)
  if (place === null) return null
  const whole = (place < 0 ? digits : digits.slice(0, place)).replaceAll(/[.,]/g, '')
  // Moved as text, so that 1,15 juta is 1.150.000 and nothing beside it.
  const decimals = (place < 0 ? '' : digits.slice(place + 1)).padEnd(shift, '0')
  const value = Number(`${whole}${decimals.slice(0, shift)}.${decimals.slice(shift) || '0'}`)
  if (!Number.isFinite(value) || value > largest) return null
  return bracket !== undefined || first === '-' || first === '−' || second !== undefined ? -value : value
}

/** By how much a heading multiplies what stands below it: `Omzet (juta)`, `Nilai (dalam ribuan rupiah)`, `Rp 000`. */
export const scaleOf = (heading: string): number => {
  const inside = /\(([^)]*)\)|dalam\s+(.*)$/i.exec(heading)
  const words = (inside?.[1] ?? inside?.[2] ?? '').toLowerCase()
  if (/\b(?:juta|jutaan|jt)\b/.test(words)) return 1_000_000
  return /\b(?:ribu|ribuan|rb|000)\b/.test(words) ? 1000 : 1
}

/** Money is whole Rupiah; halves go away from zero. */
export const wholeRupiah = (value: number): number => {
  const rounded = Math.sign(value) * Math.round(Math.abs(value))
  return rounded === 0 ? 0 : rounded
}
