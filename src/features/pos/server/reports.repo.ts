import { and, desc, eq, gt, gte, ne, sql } from 'drizzle-orm'

import type { Reader } from '#core/db/server/database.ts'
import { addToDay, dayIn } from '#core/time-and-ids/shared/zoned-date.ts'

import type { Report } from '../shared/store.ts'
import { posProducts } from './pos.tables.ts'
import { posRefunds, posSales } from './sales.tables.ts'
import type { ShopRow } from './shops.repo.ts'

/** How many best sellers are shown (P2 §9). */
const shownBest = 5
const shownDays = 7

/**
 * The figures of P2 §2.9. Sums over all time come from what each product has sold, days from the sales' own local day,
 * so that the cost does not grow with the number of sales ever made.
 */
export const readReport = async (
  reader: Reader,
  shop: Pick<ShopRow, 'id' | 'timeZone'>,
  now: Date,
): Promise<Report> => {
  const ofShop = eq(posProducts.posId, shop.id)
  const [sums] = await reader
    .select({
      totalRevenue: sql`coalesce(sum(${posProducts.soldRevenue}), 0)`.mapWith(Number),
      totalItemsSold: sql`coalesce(sum(${posProducts.soldQuantity}), 0)`.mapWith(Number),
      productCount: sql`count(*) filter (where ${posProducts.removedAt} is null)`.mapWith(Number),
    })
    .from(posProducts)
    .where(ofShop)
  const bestSellers = await reader
    .select({
      productId: posProducts.id,
      name: posProducts.name,
      quantity: posProducts.soldQuantity,
      revenue: posProducts.soldRevenue,
    })
    .from(posProducts)
    .where(and(ofShop, gt(posProducts.soldQuantity, 0)))
    .orderBy(desc(posProducts.soldRevenue), desc(posProducts.soldQuantity), posProducts.position)
    .limit(shownBest)
  const today = dayIn(now, shop.timeZone)
  const days = Array.from({ length: shownDays }, (_, at) => addToDay(today, { days: at - shownDays + 1 }))
  const sold = await reader
    .select({
      day: posSales.day,
      revenue: sql`sum(${posSales.totalAmount})`.mapWith(Number),
      sales: sql`count(*)`.mapWith(Number),
    })
    .from(posSales)
    .where(and(eq(posSales.posId, shop.id), gte(posSales.day, days[0] ?? today), ne(posSales.status, 'void')))
    .groupBy(posSales.day)
  // Money that goes back counts on the day on which it goes; a void sale has gone from its own day.
  const back = await reader
    .select({ day: posRefunds.day, amount: sql`sum(${posRefunds.amount})`.mapWith(Number) })
    .from(posRefunds)
    .where(and(eq(posRefunds.posId, shop.id), gte(posRefunds.day, days[0] ?? today), eq(posRefunds.kind, 'refund')))
    .groupBy(posRefunds.day)
  const byDay = new Map(sold.map(({ day, ...figures }) => [day, figures]))
  const backOf = new Map(back.map(({ day, amount }) => [day, amount]))
  const lastDays = days.map((day) => {
    const { revenue, sales } = byDay.get(day) ?? { revenue: 0, sales: 0 }
    return { day, revenue: revenue - (backOf.get(day) ?? 0), sales }
  })
  const ofToday = lastDays.at(-1)
  return {
    totalRevenue: sums?.totalRevenue ?? 0,
    totalItemsSold: sums?.totalItemsSold ?? 0,
    productCount: sums?.productCount ?? 0,
    salesToday: ofToday?.sales ?? 0,
    revenueToday: ofToday?.revenue ?? 0,
    bestSellers,
    lastDays,
  }
}
