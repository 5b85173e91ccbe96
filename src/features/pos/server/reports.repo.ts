import { and, desc, eq, gt, sql } from 'drizzle-orm'

import type { Reader } from '#core/db/server/database.ts'

import type { Report } from '../shared/store.ts'
import { readLastDays } from './last-days.ts'
import { posProducts } from './pos.tables.ts'
import type { ShopRow } from './shops.repo.ts'

/** How many best sellers are shown (P2 §9). */
const shownBest = 5

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
  const lastDays = await readLastDays(reader, shop, now)
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
