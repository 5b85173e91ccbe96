import { and, between, eq, ne, type SQL, sql } from 'drizzle-orm'

import { posRefunds, posSales } from './sales.tables.ts'

/** Days of a shop, both ends in them. */
interface Days {
  readonly from: string
  readonly to: string
}

/** The sales that count in every book, of `pos_sales`: a void one should never have been. */
export const countedSales = (posId: string, { from, to }: Days): SQL | undefined =>
  and(eq(posSales.posId, posId), between(posSales.day, from, to), ne(posSales.status, 'void'))

/** What went back counts on the day on which it went, of `pos_refunds`; with a void sale goes all that was given back of it. */
export const countedRefunds = (posId: string, { from, to }: Days): SQL | undefined =>
  and(
    eq(posRefunds.posId, posId),
    between(posRefunds.day, from, to),
    sql`exists (select from pos_sales v where v.pos_id = ${posRefunds.posId} and v.id = ${posRefunds.saleId}
      and v.status <> 'void')`,
  )
