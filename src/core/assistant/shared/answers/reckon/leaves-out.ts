import type { Figure } from './figures.ts'
import type { Reckoned } from './way.ts'

const written = /\d{1,3}(?:\.\d{3})+(?:,\d+)?|\d+(?:,\d+)?/g
const valuesIn = (text: string): ReadonlySet<number> =>
  new Set((text.match(written) ?? []).map((one) => Number(one.replaceAll('.', '').replace(',', '.'))))

/** What a price is multiplied by. */
const counted = /^(?:set|pcs|biji|kotak|box|dus|porsi|unit|kamar|meter|lembar|jam)$/

/**
 * Whether a sum or a share that the owner told is nowhere in what was reckoned: half a reckoning is a wrong one. A share
 * may stand as what is left of it (`÷ 80%`).
 */
export const leavesOut = (figures: readonly Figure[], { text }: Reckoned): boolean => {
  const values = valuesIn(text)
  return figures.some(
    ({ shape, value, unit }) =>
      (shape !== 'count' || (counted.test(unit) && value > 1)) &&
      !values.has(value) &&
      !(shape === 'share' && values.has(100 - value)),
  )
}

/**
 * Whether any number of a message, a count too, is nowhere in what was reckoned. A time may stand as its days or months;
 * what one pack holds (`isi 10`) tells of the thing, where the pack is what is sold.
 */
export const leavesAnyOut = (message: string, figures: readonly Figure[], { text }: Reckoned): boolean => {
  const held = /(?<!\p{L})isi(?:nya)?\s?(\d{1,4})/iu.exec(message)?.[1]
  const values = valuesIn(text)
  return figures.some(
    ({ shape, value, unit }) =>
      value > 1 &&
      String(value) !== held &&
      !(shape === 'count' && /^(?:hari|hr|bulan|bln|minggu|tahun|thn|th|x|kali)$/.test(unit)) &&
      !values.has(value) &&
      !(shape === 'share' && values.has(100 - value)),
  )
}
