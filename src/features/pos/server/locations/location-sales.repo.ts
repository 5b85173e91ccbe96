import { and, eq, gte, isNull, or, type SQL, sql } from 'drizzle-orm'

import type { Reader } from '#core/db/server/database.ts'
import { addToDay, dayIn } from '#core/time-and-ids/shared/zoned-date.ts'

import type { Report } from '../../shared/store.ts'
import { posSales } from '../sales.tables.ts'
import type { ShopRow } from '../shops.repo.ts'

const shownDays = 7

/** The sales of a place. What was sold before the shop had several belongs to its first one, even if that is gone. */
export const soldAtPlace = (posId: string, locationId: string): SQL | undefined => {
  const first = sql`(select l.id from pos_locations l where l.pos_id = ${posId} order by l.position, l.id limit 1)`
  return or(eq(posSales.locationId, locationId), and(isNull(posSales.locationId), sql`${first} = ${locationId}`))
}

/** What the last seven local days of the shop have brought in at one place, oldest first. */
export const daysOfPlace = async (
  reader: Reader,
  { id, timeZone }: Pick<ShopRow, 'id' | 'timeZone'>,
  locationId: string,
  now: Date,
): Promise<Report['lastDays']> => {
  const today = dayIn(now, timeZone)
  const days = Array.from({ length: shownDays }, (_, at) => addToDay(today, { days: at - shownDays + 1 }))
  const sold = await reader
    .select({
      day: posSales.day,
      revenue: sql`sum(${posSales.totalAmount})`.mapWith(Number),
      sales: sql`count(*)`.mapWith(Number),
    })
    .from(posSales)
    .where(and(eq(posSales.posId, id), gte(posSales.day, days[0] ?? today), soldAtPlace(id, locationId)))
    .groupBy(posSales.day)
  const byDay = new Map(sold.map(({ day, ...figures }) => [day, figures]))
  return days.map((day) => ({ day, revenue: 0, sales: 0, ...byDay.get(day) }))
}
