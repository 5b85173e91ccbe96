import { dayIn } from '#core/time-and-ids/shared/zoned-date.ts'
import type { Sale } from '../shared/sale.ts'
import type { Report } from '../shared/store.ts'
import type { JournalEntry } from './device/till-database.ts'

/** The day as a till can tell it. */
export interface Today {
  readonly salesToday: number
  readonly revenueToday: number
  /** Newest first. */
  readonly sales: readonly Sale[]
  /** Those of them that the server does not have yet. */
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

/** The day's sales: the server's, and those of this device that it does not have (yet). */
export const todayOf = ({ answer, journal, timeZone, now }: Known): Today => {
  const day = dayIn(now, timeZone)
  const isToday = ({ timestamp }: Sale): boolean => dayIn(new Date(timestamp), timeZone) === day
  const ofServer = (answer?.sales ?? []).filter(isToday)
  const known = new Set(ofServer.map(({ id }) => id))
  const own = journal.filter(
    ({ sale, state }) => isToday(sale) && !known.has(sale.id) && (!answer || state !== 'recorded'),
  )
  return {
    salesToday: (answer?.report.salesToday ?? 0) + own.length,
    revenueToday: own.reduce((sum, { sale }) => sum + sale.total, answer?.report.revenueToday ?? 0),
    sales: [...ofServer, ...own.map(({ sale }) => sale)].sort((one, other) =>
      other.timestamp.localeCompare(one.timestamp),
    ),
    unsent: new Set(own.filter(({ state }) => state !== 'recorded').map(({ id }) => id)),
    isWhole: answer !== undefined,
  }
}
