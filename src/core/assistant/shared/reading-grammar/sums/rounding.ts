import { type Rupiah, rupiah } from '#core/text/shared/rupiah.ts'

import type { Charge, GoodsLine, Reading } from '../../reading.ts'

import { claim, endsClause, low, type Sheet } from '../sheet.ts'
import type { Money } from './money.ts'
import { wordSet } from '../words.ts'

const rounds = wordSet('dibulatkan bulatkan dibuletin buletin bulatin dibulatin digenapkan genapkan digenapin genapin')
const joins = wordSet('jadi ke menjadi saja aja total totalnya langsung rp sebesar')

const agrees = wordSet('paketan sepaket borongan nego negonya dinego deal dealnya sepakat disepakati')

/** What a bill comes to after all. */
interface Rounded {
  readonly to: Rupiah
  /** `paketan jadi 3,5jt`: a price for all of it, which may be well below. */
  readonly isAgreed: boolean
}

/** `dibulatkan jadi 690rb`: what the bill is rounded to; its words are claimed and its sum joins `used`. */
export const readRounding = (sheet: Sheet, money: readonly Money[], used: Set<number>): Rounded | null => {
  for (const sum of money) {
    let at = sum.from - 1
    while (sum.from - at < 5 && joins.has(low(sheet, at))) at -= 1
    const isAgreed = agrees.has(low(sheet, at)) && at < sum.from - 1 && endsClause(sheet, at - 1) && at > 0
    if (!(rounds.has(low(sheet, at)) || isAgreed) || sum.each || used.has(sum.from)) continue
    claim(sheet, at, sum.to, 'sum')
    used.add(sum.from)
    return { to: sum.value, isAgreed }
  }
  return null
}

const amountOf = ({ amount, price, quantity }: GoodsLine): number | null =>
  amount ?? (price !== null && quantity === null ? price : null)

type Steps = Pick<Reading, 'discount'> & { readonly charges: readonly Charge[] }

/** Rounding is small: more than a twentieth of the bill is another price. */
const mostRounded = 0.05
const mostAgreed = 0.5

/**
 * The steps of a bill with what rounds it: up as a charge, down as a discount. As they were where a price is missing, or
 * what was told is no rounding of what the bill comes to.
 */
export const withRounding = (rounded: Rounded | null, lines: readonly GoodsLine[], steps: Steps): Steps => {
  const { charges, discount } = steps
  const amounts = lines.map(amountOf)
  if (rounded === null || amounts.length === 0 || amounts.includes(null)) return steps
  const goods = amounts.reduce((sum: number, amount) => sum + (amount ?? 0), 0)
  const off =
    discount === null ? 0 : 'percent' in discount ? Math.round((goods * discount.percent) / 100) : discount.amount
  const bill = charges.reduce((sum, { amount }) => sum + amount, goods - off)
  const more = rounded.to - bill
  const most = rounded.isAgreed && more < 0 ? mostAgreed : mostRounded
  if (more === 0 || Math.abs(more) > bill * most) return steps
  return more > 0
    ? { discount, charges: [...charges, { label: 'pembulatan', amount: rupiah(more) }] }
    : { charges, discount: { amount: rupiah(off - more) } }
}
