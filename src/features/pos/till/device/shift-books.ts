import { reckonRefund } from '../../shared/refund.ts'
import type { OpenedShift, reckonShift } from '../../shared/shift.ts'
import { isDebtPayment, isRefund, isSale, type JournalEntry, shiftIdOf } from './till-database.ts'

/**
 * Everything of a shift that this device has written down. Refused entries count too: whatever the server says, their
 * money went through the drawer.
 */
export const booksOf = (
  shift: Pick<OpenedShift, 'id' | 'openingCash'>,
  journal: readonly JournalEntry[],
): Parameters<typeof reckonShift>[0] => {
  const own = journal.filter((entry) => shiftIdOf(entry) === shift.id)
  return {
    openingCash: shift.openingCash,
    moves: own.flatMap((entry) => (entry.kind === 'cash-moved' ? [entry.move] : [])),
    sales: own.filter(isSale).map(({ sale }) => sale),
    refunds: own.filter(isRefund).map(({ refund, sale }) => ({
      paymentMethod: refund.paymentMethod,
      amount: reckonRefund(sale, refund.items).amount,
      debt: refund.debt ?? 0,
    })),
    debtPayments: own.filter(isDebtPayment).map(({ payment }) => payment),
  }
}
