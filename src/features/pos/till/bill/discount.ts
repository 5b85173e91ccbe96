import * as z from 'zod/mini'

import { formatNumber, formatRupiah } from '#core/text/shared/rupiah.ts'
import { price } from '../../shared/fields.ts'
import { readTypedPrice } from '../../shared/typed-price.ts'

/** The whole, in hundredths of a percent. */
const whole = 10_000

/** A discount as the cashier has said it: Rupiah, or a share in hundredths of a percent, which follows the cart. */
export const discount = z.union([
  z.object({ rupiah: price.check(z.minimum(1)) }),
  z.object({ share: z.int().check(z.minimum(1), z.maximum(whole)) }),
])
export type Discount = z.infer<typeof discount>

/**
 * Rupiah off a sum, halves up. What is said in Rupiah and is larger than the sum counts for nothing until the sum has
 * grown again: nobody gets goods for free because another one was taken out.
 */
export const rupiahOff = (sum: number, said: Discount | undefined): number => {
  if (!said) return 0
  if ('rupiah' in said) return said.rupiah > sum ? 0 : said.rupiah
  // Beyond 2^53 a product of a sum and a share is not exact any more.
  return Number((BigInt(sum) * BigInt(said.share) + BigInt(whole / 2)) / BigInt(whole))
}

/** Reads '10%', '7,5 persen', '5rb', 'Rp 5.000'; null where it is no discount, or no more than nothing. */
export const readTypedDiscount = (typed: string): Discount | null => {
  const percent = /^(\d{1,3})(?:[.,](\d{1,2}))?(?:%|persen)$/.exec(typed.toLowerCase().replaceAll(/\s/g, ''))
  const said = percent
    ? { share: Number(percent[1]) * 100 + Number((percent[2] ?? '').padEnd(2, '0')) }
    : { rupiah: readTypedPrice(typed)?.amount }
  const parsed = discount.safeParse(said)
  return parsed.success ? parsed.data : null
}

/** As it is typed again: '7,5%', '5.000'. */
export const typedDiscount = (said: Discount | undefined): string => {
  if (!said) return ''
  if ('rupiah' in said) return formatNumber(said.rupiah)
  const decimals = said.share % 100
  return `${Math.floor(said.share / 100)}${decimals === 0 ? '' : `,${String(decimals).padStart(2, '0').replace(/0$/, '')}`}%`
}

/** As it is told beside what it takes off: 'Diskon 7,5%', 'Diskon'. */
export const discountName = (said: Discount | undefined): string =>
  said && 'share' in said ? `Diskon ${typedDiscount(said)}` : 'Diskon'

/** Why what was typed is no discount on that sum; null where it is one, also where nothing was typed. */
export const discountProblem = (typed: string, sum: number): string | null => {
  if (/^\s*(?:0+(?:[.,]0+)?\s*%?)?\s*$/.test(typed)) return null
  const said = readTypedDiscount(typed)
  if (!said) {
    return typed.includes('%')
      ? 'Persennya tidak terbaca. Tulis 1% sampai 100%.'
      : 'Diskon ini tidak terbaca. Tulis misalnya 5.000 atau 10%.'
  }
  return 'rupiah' in said && said.rupiah > sum
    ? `Diskonnya lebih besar dari harganya (${formatRupiah(sum)}). Kecilkan diskonnya.`
    : null
}
