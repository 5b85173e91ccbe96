import { dayIn } from '#core/time-and-ids/shared/zoned-date.ts'

import { debtBack } from './debt/debt.ts'
import { everythingOf, isRefundable, reckonRefund, type RefundItem, type RefundKind } from './refund.ts'
import { type PaymentMethod, paymentMethods, type Sale } from './sale.ts'

/** The reasons that come up most; anything else is typed. */
export const usualReasons = ['Salah catat', 'Barang rusak', 'Tidak jadi beli'] as const

/** What is filled in before money goes back. */
export interface RefundDraft {
  readonly kind: RefundKind
  /** Pieces that come back of each line, in the order of the receipt. A void takes all there are. */
  readonly counts: readonly number[]
  /** Whether the goods go back on the shelf. */
  readonly restocked: boolean
  /** How the money goes back: as it came, or in cash. */
  readonly method: PaymentMethod
  readonly reason: string
}

export const newDraft = (sale: Sale, kind: RefundKind): RefundDraft => ({
  kind,
  counts: sale.lines.map(() => 0),
  restocked: true,
  method: paymentMethods.find((one) => one === sale.paymentMethod) ?? 'tunai',
  reason: '',
})

/** The draft with another count of one line. */
export const withCount = (draft: RefundDraft, line: number, count: number): RefundDraft => ({
  ...draft,
  counts: draft.counts.map((one, at) => (at === line ? count : one)),
})

/** What a draft gives back, and what it still lacks. */
export const readDraft = (
  sale: Sale,
  { kind, counts, restocked, reason }: RefundDraft,
): {
  readonly items: readonly RefundItem[]
  readonly amount: number
  /** So much of the amount lowers the buyer's debt; the rest goes back as money. */
  readonly debt: number
  readonly lacksGoods: boolean
  readonly lacksReason: boolean
} => {
  const items =
    kind === 'void'
      ? everythingOf(sale, restocked)
      : counts.flatMap((quantity, at) => (quantity > 0 ? [{ line: at + 1, quantity, restocked }] : []))
  const { amount } = reckonRefund(sale, items)
  return {
    items,
    amount,
    debt: debtBack(sale, amount, sale.owed ?? 0),
    lacksGoods: items.length === 0,
    lacksReason: reason.trim() === '',
  }
}

/** How a sale can be given back now: its goods as long as there are any, all of it on its own day. */
export const waysBack = (sale: Sale, timeZone: string, now: Date): readonly RefundKind[] => {
  if (!isRefundable(sale)) return []
  const isOfToday = dayIn(new Date(sale.timestamp), timeZone) === dayIn(now, timeZone)
  return isOfToday && sale.status === 'completed' ? ['refund', 'void'] : ['refund']
}
