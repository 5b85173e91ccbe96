import * as z from 'zod/mini'

import { deviceMadeId, price, shortText } from '../fields.ts'
import { onDebt, paymentMethods } from '../sale.ts'

/** Money that a customer pays back, written down where it was taken, before anything is sent. */
export const debtPayment = z.object({
  id: deviceMadeId,
  /** Absent where its till knows the customer by name alone. */
  customerId: z.optional(deviceMadeId),
  customerName: shortText.check(z.minLength(1)),
  customerPhone: z.optional(z.string().check(z.trim(), z.maxLength(40))),
  amount: price.check(z.minimum(1)),
  paymentMethod: z.enum(paymentMethods),
  cashier: shortText,
  /** By the clock of the device. */
  paidAt: z.iso.datetime(),
  shiftId: z.optional(deviceMadeId),
})
export type DebtPayment = z.output<typeof debtPayment>

interface Settled {
  readonly total: number
  readonly paymentMethod: string
  readonly payments?: readonly { readonly method: string; readonly amount: number }[] | undefined
}

/** What of a bill stayed as its buyer's debt. */
export const debtOf = ({ total, paymentMethod, payments = [] }: Settled): number =>
  paymentMethod === onDebt ? total : (payments.find(({ method }) => method === onDebt)?.amount ?? 0)

/**
 * How a customer stands: debts taken less what was paid back and what went off with returned goods. Whoever has paid
 * more than that owes nothing and has the rest to good, whatever the order in which it came to be known.
 */
export const standing = (net: number): { readonly owed: number; readonly over: number } => ({
  owed: Math.max(0, net),
  over: Math.max(0, -net),
})

/** By how much a debt is more than its limit; null is none. */
export const beyondLimit = (owed: number, limit: number | null): number =>
  limit === null ? 0 : Math.max(0, owed - limit)

interface DebtSale extends Settled {
  readonly refundedDebt?: number | undefined
}

/** How much of a refund lowers the debt, which goes before money: no more than its sale left, and than is owed at all. */
export const debtBack = (sale: DebtSale, amount: number, owed: number): number =>
  Math.max(0, Math.min(amount, owed, debtOf(sale) - (sale.refundedDebt ?? 0)))

interface Buyer {
  readonly name: string
  readonly phone: string | null
}

/**
 * Who a buyer is among the known ones: a telephone number tells people apart, a name where one of them has no number.
 * Phones are in the form in which they are kept.
 */
export const findBuyer = <Known extends Buyer>(known: readonly Known[], { name, phone }: Buyer): Known | undefined =>
  (phone === null ? undefined : known.find((one) => one.phone === phone)) ??
  known.find((one) => one.name.toLowerCase() === name.trim().toLowerCase() && (phone === null || one.phone === null))
