import { and, eq, type SQL, sql } from 'drizzle-orm'

import type { Reader } from '#core/db/server/database.ts'
import { addToDay, dayIn } from '#core/time-and-ids/shared/zoned-date.ts'

import type { Report } from '../shared/store.ts'
import { countedRefunds, countedSales } from './counted.ts'
import { posRefunds, posSales } from './sales.tables.ts'
import type { ShopRow } from './shops.repo.ts'

const shownDays = 7

/** What the last seven local days of a shop have brought in, oldest first; with `ofSales` by those sales alone. */
export const readLastDays = async (
  reader: Reader,
  { id, timeZone }: Pick<ShopRow, 'id' | 'timeZone'>,
  now: Date,
  ofSales?: SQL,
): Promise<Report['lastDays']> => {
  const today = dayIn(now, timeZone)
  const days = Array.from({ length: shownDays }, (_, at) => addToDay(today, { days: at - shownDays + 1 }))
  const span = { from: days[0] ?? today, to: today }
  const sold = await reader
    .select({
      day: posSales.day,
      revenue: sql`sum(${posSales.totalAmount})`.mapWith(Number),
      sales: sql`count(*)`.mapWith(Number),
    })
    .from(posSales)
    .where(and(countedSales(id, span), ofSales))
    .groupBy(posSales.day)
  const back = await reader
    .select({ day: posRefunds.day, amount: sql`sum(${posRefunds.amount})`.mapWith(Number) })
    .from(posRefunds)
    .innerJoin(posSales, and(eq(posSales.posId, posRefunds.posId), eq(posSales.id, posRefunds.saleId)))
    .where(and(countedRefunds(id, span), ofSales))
    .groupBy(posRefunds.day)
  const soldOn = new Map(sold.map(({ day, ...figures }) => [day, figures]))
  const backOn = new Map(back.map(({ day, amount }) => [day, amount]))
  return days.map((day) => {
    const { revenue, sales } = soldOn.get(day) ?? { revenue: 0, sales: 0 }
    return { day, revenue: revenue - (backOn.get(day) ?? 0), sales }
  })
}
