import { and, asc, desc, eq, gt, inArray, isNotNull, isNull, sql } from 'drizzle-orm'

import type { Reader } from '#core/db/server/database.ts'
import { storableText } from '#core/text/shared/storable-text.ts'

import { receiptNumber } from '../shared/receipt-number.ts'
import type { Sale, Shortage } from '../shared/store.ts'
import { posCustomers, posProducts, posSaleItems, posSales, posStockMoves } from './pos.tables.ts'

type SaleRow = typeof posSales.$inferSelect
type LineRow = typeof posSaleItems.$inferSelect

/** How many sales the history shows (P2 §9). */
export const shownSales = 10

const toSale = (row: SaleRow, lines: readonly LineRow[], customerName: string | null): Sale => ({
  id: row.id,
  number: row.receiptNumber ?? receiptNumber(row.day, row.sequence),
  lines: lines.map(({ id, productId, productName, quantity, unitPrice, totalPrice, short }) => ({
    id,
    productId,
    productName,
    quantity,
    price: unitPrice,
    total: totalPrice,
    ...(short > 0 ? { short } : {}),
  })),
  total: row.totalAmount,
  paymentMethod: row.paymentMethod,
  received: row.received,
  change: row.received - row.totalAmount,
  customerName,
  notes: row.notes,
  status: row.status,
  cashier: row.cashier,
  timestamp: row.createdAt.toISOString(),
})

const withCustomer = (reader: Reader) =>
  reader
    .select({ sale: posSales, customerName: posCustomers.name })
    .from(posSales)
    .leftJoin(posCustomers, and(eq(posCustomers.posId, posSales.posId), eq(posCustomers.id, posSales.customerId)))
    .$dynamic()

const withLines = async (
  reader: Reader,
  posId: string,
  found: readonly { readonly sale: SaleRow; readonly customerName: string | null }[],
): Promise<Sale[]> => {
  if (found.length === 0) return []
  const lines = await reader
    .select()
    .from(posSaleItems)
    .where(
      and(
        eq(posSaleItems.posId, posId),
        inArray(
          posSaleItems.saleId,
          found.map(({ sale }) => sale.id),
        ),
      ),
    )
    .orderBy(asc(posSaleItems.saleId), asc(posSaleItems.line))
  const linesOf = new Map<string, LineRow[]>()
  for (const line of lines) linesOf.set(line.saleId, [...(linesOf.get(line.saleId) ?? []), line])
  return found.map(({ sale, customerName }) => toSale(sale, linesOf.get(sale.id) ?? [], customerName))
}

/** One sale with its lines; null where the shop has none of that id. */
export const findSale = async (reader: Reader, posId: string, id: string): Promise<Sale | null> => {
  if (storableText(id) !== id) return null
  const found = await withCustomer(reader).where(and(eq(posSales.posId, posId), eq(posSales.id, id)))
  return (await withLines(reader, posId, found))[0] ?? null
}

/** The newest sales, newest first. */
export const listSales = async (reader: Reader, posId: string, most = shownSales): Promise<Sale[]> => {
  const found = await withCustomer(reader)
    .where(eq(posSales.posId, posId))
    .orderBy(desc(posSales.day), desc(posSales.sequence))
    .limit(most)
  return withLines(reader, posId, found)
}

/** So long it is told that goods have to be counted again, in days. */
const shortageDays = 7

/**
 * The goods on the shelf that were sold beyond their stock of late, and since somebody last set it, in the order of the
 * shelf.
 */
export const listShortages = (reader: Reader, posId: string, now: Date): Promise<Shortage[]> => {
  const earliest = new Date(now.getTime() - shortageDays * 86_400_000)
  const lastSet = sql`(select max(${posStockMoves.createdAt}) from ${posStockMoves}
    where ${posStockMoves.posId} = ${posSaleItems.posId} and ${posStockMoves.productId} = ${posSaleItems.productId}
      and ${posStockMoves.reason} = 'set')`
  return reader
    .select({
      productId: posProducts.id,
      name: posProducts.name,
      short: sql`sum(${posSaleItems.short})`.mapWith(Number),
    })
    .from(posSaleItems)
    .innerJoin(posSales, and(eq(posSales.posId, posSaleItems.posId), eq(posSales.id, posSaleItems.saleId)))
    .innerJoin(posProducts, and(eq(posProducts.posId, posSaleItems.posId), eq(posProducts.id, posSaleItems.productId)))
    .where(
      and(
        eq(posSaleItems.posId, posId),
        gt(posSaleItems.short, 0),
        isNull(posProducts.removedAt),
        isNotNull(posProducts.stock),
        gt(posSales.recordedAt, earliest),
        sql`${posSales.recordedAt} >= coalesce(${lastSet}, '-infinity')`,
      ),
    )
    .groupBy(posProducts.id, posProducts.name, posProducts.position)
    .orderBy(asc(posProducts.position))
}
