import { and, asc, desc, eq, inArray } from 'drizzle-orm'

import type { Reader } from '#core/db/server/database.ts'
import { storableText } from '#core/text/shared/storable-text.ts'

import { receiptNumber } from '../shared/receipt-number.ts'
import type { Sale } from '../shared/store.ts'
import { posCustomers, posSaleItems, posSales } from './pos.tables.ts'

type SaleRow = typeof posSales.$inferSelect
type LineRow = typeof posSaleItems.$inferSelect

/** How many sales the history shows (P2 §9). */
export const shownSales = 10

const toSale = (row: SaleRow, lines: readonly LineRow[], customerName: string | null): Sale => ({
  id: row.id,
  number: receiptNumber(row.day, row.sequence),
  lines: lines.map(({ id, productId, productName, quantity, unitPrice, totalPrice }) => ({
    id,
    productId,
    productName,
    quantity,
    price: unitPrice,
    total: totalPrice,
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
