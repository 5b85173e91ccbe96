import { dayIn } from '#core/time-and-ids/shared/zoned-date.ts'
import { kindOf, reckonRefund, withRefund } from '../../shared/refund.ts'
import type { Sale } from '../../shared/sale.ts'
import { isRefund, type JournalEntry, type RefundEntry } from '../device/till-database.ts'

/** The refunds of this device that the server does not know yet. */
export const waitingRefunds = (journal: readonly JournalEntry[]): readonly RefundEntry[] =>
  journal.filter(isRefund).filter(({ state }) => state === 'waiting')

/** What a refund of this device will be once it is recorded. */
export const kindOfEntry = ({ sale, refund }: RefundEntry, timeZone: string): ReturnType<typeof kindOf> =>
  kindOf(sale, refund, dayIn(new Date(sale.timestamp), timeZone) === dayIn(new Date(refund.refundedAt), timeZone))

/** A sale with what was given back of it here and is not with the server yet. */
export const withWaiting = (sale: Sale, waiting: readonly RefundEntry[], timeZone: string): Sale =>
  waiting
    .filter(({ refund }) => refund.saleId === sale.id)
    .reduce((now, entry) => {
      try {
        return withRefund(now, reckonRefund(now, entry.refund.items), kindOfEntry(entry, timeZone), entry.refund.debt)
      } catch {
        // The server has it already, here it is not written down yet.
        return now
      }
    }, sale)
