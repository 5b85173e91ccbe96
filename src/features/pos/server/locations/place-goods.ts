import { and, eq, sql } from 'drizzle-orm'

import type { Reader } from '#core/db/server/database.ts'

import type { Product } from '../../shared/store.ts'
import { posLocationStocks } from '../locations.tables.ts'
import { listPlaceIds } from '../place-stock.ts'

/** From so many goods on all of the shop's stocks are read: naming each of them takes longer. */
const namedAtMost = 200

const stocksOf = (reader: Reader, posId: string, products: readonly Product[]) =>
  reader
    .select()
    .from(posLocationStocks)
    .where(
      and(
        eq(posLocationStocks.posId, posId),
        products.length > namedAtMost
          ? undefined
          : sql`${posLocationStocks.productId} = any(${sql.param(products.map(({ id }) => id))})`,
      ),
    )

/** The goods, each with what of it lies where; as they are in a shop of one place. */
export const withPlaces = async <P extends Product>(
  reader: Reader,
  posId: string,
  products: readonly P[],
): Promise<P[]> => {
  if (products.length === 0 || (await listPlaceIds(reader, posId)).length === 0) return [...products]
  const stocks = new Map<string, Record<string, number>>()
  for (const { productId, locationId, stock } of await stocksOf(reader, posId, products))
    stocks.set(productId, { ...stocks.get(productId), [locationId]: stock })
  return products.map((product) =>
    product.stock === null ? product : { ...product, stockAt: stocks.get(product.id) ?? {} },
  )
}

/** The goods with the stock of one place for theirs; as they are where there is none (`null`). */
export const atPlace = async <P extends Product>(
  reader: Reader,
  posId: string,
  place: string | null,
  products: readonly P[],
): Promise<P[]> => {
  if (place === null || products.length === 0) return [...products]
  const stocks = new Map<string, number>()
  for (const { productId, locationId, stock } of await stocksOf(reader, posId, products))
    if (locationId === place) stocks.set(productId, stock)
  return products.map((product) =>
    product.stock === null ? product : { ...product, stock: stocks.get(product.id) ?? 0 },
  )
}
