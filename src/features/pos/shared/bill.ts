import { AppError } from '#core/errors/shared/app-error.ts'

import { type ChargeRules, type Charges, reckonCharges } from './charges.ts'
import { largestPrice } from './fields.ts'
import { debtOf } from './debt/debt.ts'
import { roundingOf } from './rounding.ts'
import type { RoundingRule } from './rounding-rule.ts'
import { mixedPayment, onDebt, type Payment } from './sale.ts'

interface BillLine {
  readonly quantity: number
  readonly price: number
  readonly discount?: number | undefined
}

/** A bill before it is reckoned. */
export interface BillInput<Line extends BillLine> {
  readonly lines: readonly Line[]
  readonly discount?: number | undefined
  /** What the shop adds at that moment; absent where it adds nothing. */
  readonly chargeRules?: ChargeRules | undefined
  /** How it rounds what is paid in cash; absent where it does not. */
  readonly roundingRule?: RoundingRule | undefined
  readonly paymentMethod: string
  readonly payments?: readonly Payment[] | undefined
  /** Cash received; absent means the exact sum. */
  readonly received?: number | undefined
  /** Whoever owes something has a name. */
  readonly customerName?: string | undefined
}

/** What a line costs: `total` with its own discount taken off; `billDiscount`, `charges` and `rounding` are its shares of the bill's. */
export type ReckonedLine<Line> = Line & {
  readonly discount: number
  readonly total: number
  readonly billDiscount: number
  readonly charges: number
  readonly rounding: number
}

export interface Bill<Line> {
  readonly lines: readonly ReckonedLine<Line>[]
  readonly subtotal: number
  readonly discount: number
  readonly charges: Charges | null
  /** What rounding the cash adds, or with a minus takes off. */
  readonly rounding: number
  readonly total: number
  readonly received: number
  readonly payments: readonly Payment[]
  /** What of the total stays as the buyer's debt. */
  readonly debt: number
}

/**
 * Shares of a whole by weight, in whole numbers that add up to it: the largest remainders get what is left over, the
 * earlier line first. No share is larger than its weight as long as the whole is not larger than all of them.
 */
export const shareOut = (whole: number, weights: readonly number[]): readonly number[] => {
  const all = weights.reduce((sum, weight) => sum + weight, 0)
  if (whole === 0 || all === 0) return weights.map(() => 0)
  // Beyond 2^53 a product of two sums is not exact any more.
  const parts = weights.map((weight) => {
    const product = BigInt(whole) * BigInt(weight)
    return { share: Number(product / BigInt(all)), rest: product % BigInt(all) }
  })
  const left = whole - parts.reduce((sum, { share }) => sum + share, 0)
  const first = parts
    .map(({ rest }, at) => ({ rest, at }))
    .sort((one, other) => (one.rest === other.rest ? one.at - other.at : one.rest > other.rest ? -1 : 1))
    .slice(0, left)
  const raised = new Set(first.map(({ at }) => at))
  return parts.map(({ share }, at) => (raised.has(at) ? share + 1 : share))
}

const sumOf = (amounts: readonly number[]): number => amounts.reduce((sum, amount) => sum + amount, 0)

/** What was handed over in all. Throws where the ways of paying do not fit the total. */
const receivedFor = (total: number, { paymentMethod, payments, received }: BillInput<BillLine>): number => {
  if ((paymentMethod === mixedPayment) !== (payments !== undefined)) throw new AppError('payments_wrong')
  if (!payments) {
    if (paymentMethod === onDebt && received !== undefined && received !== total) throw new AppError('payments_wrong')
    return received ?? total
  }
  const all = sumOf(payments.map(({ amount }) => amount))
  const cash = sumOf(payments.flatMap(({ method, amount }) => (method === 'tunai' ? [amount] : [])))
  const methods = new Set(payments.map(({ method }) => method))
  // The change comes out of the cash: nobody gets cash back for what was paid by QRIS or transfer.
  // Nobody is lent more than the bill: where something stays as a debt there is no change.
  const most = methods.has(onDebt) ? 0 : cash
  if (methods.size < payments.length || all - total > most || (received !== undefined && received !== all))
    throw new AppError('payments_wrong')
  return all
}

/**
 * The money of a sale: every line with its discounts and its shares of what the shop adds and of what cash is rounded by,
 * the whole, and what was handed over; the lines always add up to the total. Throws `sale_too_large`, `discount_too_large`, `payments_wrong`, `received_too_low`, `debt_without_name`.
 */
export const reckonBill = <Line extends BillLine>(input: BillInput<Line>): Bill<Line> => {
  const own = input.lines.map((line) => {
    const gross = line.quantity * line.price
    const discount = line.discount ?? 0
    if (discount > gross) throw new AppError('discount_too_large', { details: { discount, total: gross } })
    return { ...line, discount, total: gross - discount }
  })
  const subtotal = sumOf(own.map(({ total }) => total))
  if (subtotal > largestPrice) throw new AppError('sale_too_large')
  const discount = input.discount ?? 0
  if (discount > subtotal) throw new AppError('discount_too_large', { details: { discount, total: subtotal } })
  const shares = shareOut(
    discount,
    own.map(({ total }) => total),
  )
  const net = subtotal - discount
  const charges = reckonCharges(net, input.chargeRules)
  const added = charges === null ? 0 : charges.service + charges.tax
  const exact = net + added
  const rounding = roundingOf({ ...input, total: exact }, input.roundingRule)
  const total = exact + rounding
  if (total > largestPrice) throw new AppError('sale_too_large')
  const addedTo = shareOut(
    added,
    own.map((line, at) => line.total - (shares[at] ?? 0)),
  )
  const received = receivedFor(total, input)
  if (received < total) throw new AppError('received_too_low', { details: { total, received } })
  const debt = debtOf({ ...input, total })
  if (debt > 0 && (input.customerName ?? '').trim() === '') throw new AppError('debt_without_name')
  const priced = own.map((line, at) => ({ ...line, billDiscount: shares[at] ?? 0, charges: addedTo[at] ?? 0 }))
  const roundedBy = shareOut(
    Math.abs(rounding),
    priced.map((line) => line.total - line.billDiscount + line.charges),
  )
  const lines = priced.map((line, at) => ({ ...line, rounding: Math.sign(rounding) * (roundedBy[at] ?? 0) || 0 }))
  return { lines, subtotal, discount, charges, rounding, total, received, payments: input.payments ?? [], debt }
}
