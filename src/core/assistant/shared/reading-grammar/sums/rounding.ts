import { type Rupiah, rupiah } from '#core/text/shared/rupiah.ts'

import type { Charge, GoodsLine, Reading } from '../../reading.ts'

import { claim, low, type Sheet } from '../sheet.ts'
import type { Money } from './money.ts'
import { wordSet } from '../words.ts'

const rounds = wordSet('dibulatkan bulatkan dibuletin buletin bulatin dibulatin digenapkan genapkan digenapin genapin')
const joins = wordSet('jadi ke menjadi saja aja total totalnya langsung rp sebesar')

/** `dibulatkan jadi 690rb`: what the bill is rounded to; its words are claimed and its sum joins `used`. */
export const readRounding = (sheet: Sheet, money: readonly Money[], used: Set<number>): Rupiah | null => {
  for (const sum of money) {
    let at = sum.from - 1
    while (sum.from - at < 5 && joins.has(low(sheet, at))) at -= 1
    if (!rounds.has(low(sheet, at)) || sum.each) continue
    claim(sheet, at, sum.to, 'sum')
    used.add(sum.from)
    return sum.value
  }
  return null
}

const amountOf = ({ amount, price, quantity }: GoodsLine): number | null =>
  amount ?? (price !== null && quantity === null ? price : null)

type Steps = Pick<Reading, 'discount'> & { readonly charges: readonly Charge[] }

/** Rounding is small: more than a twentieth of the bill is another price. */
const mostRounded = 0.05

/**
 * The steps of a bill with what rounds it: up as a charge, down as a discount. As they were where a price is missing, or
 * what was told is no rounding of what the bill comes to.
 */
export const withRounding = (to: Rupiah | null, lines: readonly GoodsLine[], steps: Steps): Steps => {
  const { charges, discount } = steps
  const amounts = lines.map(amountOf)
  if (to === null || amounts.length === 0 || amounts.includes(null)) return steps
  const goods = amounts.reduce((sum: number, amount) => sum + (amount ?? 0), 0)
  const off =
    discount === null ? 0 : 'percent' in discount ? Math.round((goods * discount.percent) / 100) : discount.amount
  const bill = charges.reduce((sum, { amount }) => sum + amount, goods - off)
  const more = to - bill
  if (more === 0 || Math.abs(more) > bill * mostRounded) return steps
  return more > 0
    ? { discount, charges: [...charges, { label: 'pembulatan', amount: rupiah(more) }] }
    : { charges, discount: { amount: rupiah(off - more) } }
}
