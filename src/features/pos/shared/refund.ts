import * as z from 'zod/mini'

import { AppError } from '#core/errors/shared/app-error.ts'

import { deviceLetters, deviceMadeId, price, quantity, shortText } from './fields.ts'
import { mostLines, paymentMethods, type Sale, type SaleLine, saleId } from './sale.ts'

/** `void`: the sale should never have been; `refund`: goods came back. */
export const refundKinds = ['void', 'refund'] as const
export type RefundKind = (typeof refundKinds)[number]

/**
 * Money that a till has given back for a sale. What is given back is reckoned from the stored lines, by both sides with
 * `reckonRefund`. A whole sale that goes back on its own day may be a `void`; otherwise it is a `refund`.
 */
export const refundInput = z.object({
  id: deviceMadeId,
  saleId,
  kind: z.enum(refundKinds),
  items: z
    .array(
      z.object({
        /** The line's place on the receipt, from 1. */
        line: z.int().check(z.minimum(1), z.maximum(mostLines)),
        quantity,
        /** Whether the goods went back on the shelf. */
        restocked: z.boolean(),
      }),
    )
    .check(z.minLength(1), z.maxLength(mostLines)),
  /** How the money went back. */
  paymentMethod: z.enum(paymentMethods),
  /** So much lowered the buyer's debt instead; absent where the shop is to say. */
  debt: z.optional(price),
  reason: shortText.check(z.minLength(1)),
  /** By the clock of the device. */
  refundedAt: z.iso.datetime(),
  cashier: shortText,
  shiftId: z.optional(deviceMadeId),
  /** The letters of its till's receipts, and whether the owner's PIN was typed for it. */
  deviceCode: z.optional(deviceLetters),
  withPin: z.optional(z.boolean()),
  locationId: z.optional(deviceMadeId),
})
export type RefundInput = z.output<typeof refundInput>
export type RefundItem = RefundInput['items'][number]

/** A refund as it is recorded. */
export const refund = z.object({
  id: z.string(),
  saleId: z.string(),
  kind: z.enum(refundKinds),
  /** Whole Rupiah given back. */
  amount: price,
  /** So much of it lowered the buyer's debt, the rest went back as money; absent where none did. */
  debt: z.optional(price),
  items: z.array(z.object({ line: z.int(), quantity: z.int(), amount: price, restocked: z.boolean() })),
  paymentMethod: z.string(),
  reason: z.string(),
  cashier: z.string(),
  timestamp: z.string(),
})
export type Refund = z.infer<typeof refund>

/** What was paid for a line: both discounts taken off, its shares of service, tax and rounding added. */
const paidFor = ({ total, billDiscount = 0, charges = 0, rounding = 0 }: SaleLine): number =>
  total - billDiscount + charges + rounding

/** How many pieces of a line have not come back. */
export const leftOf = ({ quantity: sold, refundedQuantity }: SaleLine): number => sold - (refundedQuantity ?? 0)

/**
 * What is given back for so many more pieces of a line: their share in whole Rupiah. The last pieces take the rest, so
 * that all of them together, in whatever parts, give back exactly what was paid.
 */
const backFor = (line: SaleLine, pieces: number): number => {
  const all = BigInt((line.refundedQuantity ?? 0) + pieces)
  // Beyond 2^53 a product of a sum and a quantity is not exact any more.
  return Number((BigInt(paidFor(line)) * all) / BigInt(line.quantity)) - (line.refundedAmount ?? 0)
}

export interface ReckonedRefund {
  readonly amount: number
  readonly items: readonly (RefundItem & { readonly amount: number })[]
}

/** What these pieces of a sale give back. Throws `refund_too_much` where the sale has not so many of them (left). */
export const reckonRefund = (sale: Sale, items: readonly RefundItem[]): ReckonedRefund => {
  const known = new Set<number>()
  const reckoned = items.map((item) => {
    const line = sale.lines[item.line - 1]
    if (!line || known.has(item.line) || item.quantity > leftOf(line))
      throw new AppError('refund_too_much', { details: { number: sale.number } })
    known.add(item.line)
    return { ...item, amount: backFor(line, item.quantity) }
  })
  return { items: reckoned, amount: reckoned.reduce((sum, { amount }) => sum + amount, 0) }
}

/** Everything of a sale that has not come back. */
export const everythingOf = (sale: Sale, restocked: boolean): RefundItem[] =>
  sale.lines.flatMap((line, at) => (leftOf(line) > 0 ? [{ line: at + 1, quantity: leftOf(line), restocked }] : []))

/** Whether goods of a sale can still come back. */
export const isRefundable = ({ status, lines }: Sale): boolean =>
  status !== 'void' && lines.some((line) => leftOf(line) > 0)

/** What a refund is in truth: only a whole sale of which nothing came back before can be void, and only on its own day. */
export const kindOf = (
  sale: Sale,
  { kind, items }: Pick<RefundInput, 'kind' | 'items'>,
  isSameDay: boolean,
): RefundKind => {
  const isWhole = sale.lines.every((line, at) =>
    items.some((item) => item.line === at + 1 && item.quantity === line.quantity),
  )
  return kind === 'void' && isSameDay && isWhole ? 'void' : 'refund'
}

/** The sale after a refund, of which so much lowered the buyer's debt. */
export const withRefund = (sale: Sale, { items, amount }: ReckonedRefund, kind: RefundKind, debt = 0): Sale => {
  const lines = sale.lines.map((line, at): SaleLine => {
    const item = items.find((one) => one.line === at + 1)
    if (!item) return line
    const refundedQuantity = (line.refundedQuantity ?? 0) + item.quantity
    return { ...line, refundedQuantity, refundedAmount: (line.refundedAmount ?? 0) + item.amount }
  })
  const isAll = lines.every((line) => leftOf(line) === 0)
  const refunded = (sale.refunded ?? 0) + amount
  const refundedDebt = (sale.refundedDebt ?? 0) + debt
  return {
    ...sale,
    lines,
    status: kind === 'void' ? 'void' : isAll ? 'refunded' : 'partly_refunded',
    ...(refunded > 0 ? { refunded } : {}),
    ...(refundedDebt > 0 ? { refundedDebt } : {}),
  }
}
