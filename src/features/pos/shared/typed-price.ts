import { formatNumber, type Rupiah, rupiah } from '#core/text/shared/rupiah.ts'
import { largestPrice } from './fields.ts'

/** A price as somebody typed it: what it is in whole Rupiah, and whether something was rounded off (POS-03). */
export interface TypedPrice {
  readonly amount: Rupiah
  readonly isRounded: boolean
}

const shifts: Readonly<Record<string, number>> = { rb: 3, ribu: 3, k: 3, jt: 6, juta: 6 }

/** Where the decimals begin: the last separator, unless all of them set thousands apart. */
const decimalPlace = (digits: string): number => {
  const last = Math.max(digits.lastIndexOf('.'), digits.lastIndexOf(','))
  if (last < 0) return -1
  const mark = digits.charAt(last)
  const other = mark === '.' ? ',' : '.'
  const isGrouped = new RegExp(`^\\d{1,3}(\\${mark}\\d{3})+$`).test(digits)
  if (isGrouped) return -1
  const whole = digits.slice(0, last)
  // Before the decimals only the other mark may set thousands apart.
  return /^\d*$/.test(whole) || new RegExp(`^\\d{1,3}(\\${other}\\d{3})+$`).test(whole) ? last : -2
}

/**
 * Reads a typed price: '12.500', 'Rp 12.500,50', '12500.5', '15rb', '1,5 juta'. Groups of three behind a dot or a comma
 * are thousands, as no price has three decimals. Halves go up. Null where it is no price.
 */
export const readTypedPrice = (typed: string): TypedPrice | null => {
  const parts = /^(?:rp\.?)?([\d.,]+)(rb|ribu|k|jt|juta)?(?:,-)?$/.exec(typed.toLowerCase().replaceAll(/\s/g, ''))
  const digits = (parts?.[1] ?? '').replace(/,$/, '')
  if (!/\d/.test(digits)) return null
  const shift = shifts[parts?.[2] ?? ''] ?? 0
  const place = shift > 0 && /^\d+[.,]\d+$/.test(digits) ? digits.search(/[.,]/) : decimalPlace(digits)
  if (place === -2) return null
  const whole = (place < 0 ? digits : digits.slice(0, place)).replaceAll(/[.,]/g, '')
  const decimals = place < 0 ? '' : digits.slice(place + 1)
  const padded = decimals.padEnd(shift, '0')
  const rest = padded.slice(shift)
  const floor = Number(`${whole}${padded.slice(0, shift)}`)
  if (!Number.isSafeInteger(floor) || floor > largestPrice) return null
  const amount = floor + (Number(rest.charAt(0)) >= 5 ? 1 : 0)
  return amount > largestPrice ? null : { amount: rupiah(amount), isRounded: /[1-9]/.test(rest) }
}

/** A typed price as it is written once its field is left: '500000' is '500.000'. What is no price stays as it was typed. */
export const tidyPrice = (typed: string): string => {
  const read = readTypedPrice(typed)
  return read === null ? typed : formatNumber(read.amount)
}

/**
 * A stock as typed: a whole number, 0 for nothing typed; null where it is none. A dot or comma sets thousands apart or
 * stands before zeros: '12.5' is no stock, and never 125.
 */
export const readTypedStock = (typed: string): number | null => {
  const plain = typed.replaceAll(/\s/g, '')
  if (plain === '') return 0
  const digits =
    /^(\d+|\d{1,3}(?:\.\d{3})+|\d{1,3}(?:,\d{3})+)(?:[.,]0{1,2})?$/.exec(plain)?.[1]?.replaceAll(/[.,]/g, '') ?? ''
  return /^\d{1,9}$/.test(digits) ? Number(digits) : null
}
