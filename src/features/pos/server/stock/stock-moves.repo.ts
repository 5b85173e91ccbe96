import { and, desc, eq, isNotNull, lt, ne, or } from 'drizzle-orm'

import type { Reader } from '#core/db/server/database.ts'
import { AppError } from '#core/errors/shared/app-error.ts'

import { receiptNumber } from '../../shared/receipt-number.ts'
import type { StockMoveView } from '../../shared/stock/stock.contract.ts'
import { locationNames } from '../locations/locations.repo.ts'
import { posProducts, posStockMoves } from '../pos.tables.ts'
import { posSales } from '../sales.tables.ts'

/** As many moves are told at a time. */
const shownMoves = 50

/** How the stock of a product has changed, newest first. Throws `not_found`. */
export const listStockMoves = async (
  reader: Reader,
  posId: string,
  { productId, before }: { readonly productId: string; readonly before: number | null },
): Promise<{ moves: StockMoveView[]; hasMore: boolean }> => {
  const [product] = await reader
    .select({ id: posProducts.id })
    .from(posProducts)
    .where(and(eq(posProducts.posId, posId), eq(posProducts.id, productId)))
  if (!product) throw new AppError('not_found')
  const rows = await reader
    .select({ move: posStockMoves, sale: posSales })
    .from(posStockMoves)
    .leftJoin(posSales, and(eq(posSales.posId, posStockMoves.posId), eq(posSales.id, posStockMoves.saleId)))
    .where(
      and(
        eq(posStockMoves.posId, posId),
        eq(posStockMoves.productId, productId),
        // What became a place's when the shop got its first two has not moved.
        or(ne(posStockMoves.reason, 'move'), isNotNull(posStockMoves.saleId)),
        before === null ? undefined : lt(posStockMoves.position, before),
      ),
    )
    .orderBy(desc(posStockMoves.position))
    .limit(shownMoves + 1)
  const names = await locationNames(reader, posId)
  return {
    moves: rows.slice(0, shownMoves).map(({ move: { position, delta, reason, locationId, createdAt }, sale }) => ({
      position,
      delta,
      reason,
      location: locationId === null ? null : (names.get(locationId) ?? null),
      number: sale ? (sale.receiptNumber ?? receiptNumber(sale.day, sale.sequence)) : null,
      at: createdAt.toISOString(),
    })),
    hasMore: rows.length > shownMoves,
  }
}
