import { dayIn } from '#core/time-and-ids/shared/zoned-date.ts'
import { reckonRefund } from '../shared/refund.ts'
import type { Sale } from '../shared/sale.ts'
import type { Report } from '../shared/store.ts'
import { isSale, type JournalEntry } from './device/till-database.ts'
import { kindOfEntry, waitingRefunds, withWaiting } from './refund/waiting-refunds.ts'

/** The day as a till can tell it. */
export interface Today {
  readonly salesToday: number
  readonly revenueToday: number
  /** Newest first. */
  readonly sales: readonly Sale[]
  /** Those of them that the server does not have yet, or of which it does not know that something was given back. */
  readonly unsent: ReadonlySet<string>
  /** False where only this device's sales are known. */
  readonly isWhole: boolean
}

interface Known {
  readonly answer: { readonly sales: readonly Sale[]; readonly report: Report } | undefined
  readonly journal: readonly JournalEntry[]
  readonly timeZone: string
  readonly now: Date
}

/** The day's sales: the server's last ones, all of this device, and what the server does not have (yet) in the figures. */
export const todayOf = ({ answer, journal, timeZone, now }: Known): Today => {
  const day = dayIn(now, timeZone)
  const isToday = (timestamp: string): boolean => dayIn(new Date(timestamp), timeZone) === day
  const ofServer = (answer?.sales ?? []).filter(({ timestamp }) => isToday(timestamp))
  const known = new Set(ofServer.map(({ id }) => id))
  const own = journal.filter(isSale).filter(({ sale }) => isToday(sale.timestamp) && !known.has(sale.id))
  const counted = own.filter(({ state, sale }) => (!answer || state !== 'recorded') && sale.status !== 'void')
  const back = waitingRefunds(journal).filter(({ refund }) => isToday(refund.refundedAt))
  const voids = back.filter((entry) => kindOfEntry(entry, timeZone) === 'void')
  const sold = counted.reduce((sum, { sale }) => sum + sale.total - (sale.refunded ?? 0), 0)
  const given = back.reduce((sum, { sale, refund }) => sum + reckonRefund(sale, refund.items).amount, 0)
  const unsent = [
    ...own.filter(({ state }) => state !== 'recorded').map(({ id }) => id),
    ...back.map(({ sale }) => sale.id),
  ]
  return {
    salesToday: (answer?.report.salesToday ?? 0) + counted.length - voids.length,
    revenueToday: (answer?.report.revenueToday ?? 0) + sold - given,
    sales: [...ofServer, ...own.map(({ sale }) => sale)]
      .map((sale) => withWaiting(sale, back, timeZone))
      .sort((one, other) => other.timestamp.localeCompare(one.timestamp)),
    unsent: new Set(unsent),
    isWhole: answer !== undefined,
  }
}
