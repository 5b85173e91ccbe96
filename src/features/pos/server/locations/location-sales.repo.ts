import { and, eq, isNull, or, type SQL, sql } from 'drizzle-orm'

import { posSales } from '../sales.tables.ts'

/** The sales of a place. What was sold before the shop had several belongs to its first one, even if that is gone. */
export const soldAtPlace = (posId: string, locationId: string): SQL | undefined => {
  const first = sql`(select l.id from pos_locations l where l.pos_id = ${posId} order by l.position, l.id limit 1)`
  return or(eq(posSales.locationId, locationId), and(isNull(posSales.locationId), sql`${first} = ${locationId}`))
}
