import { and, asc, desc, eq, gt, inArray, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'

import type { Reader } from '#core/db/server/database.ts'
import { storableText } from '#core/text/shared/storable-text.ts'

import { taxNames } from '../shared/charges.ts'
import { debtOf, standing } from '../shared/debt/debt.ts'
import { receiptNumber } from '../shared/receipt-number.ts'
import { mixedPayment, type Sale, type SaleLine } from '../shared/sale.ts'
import type { Shortage } from '../shared/store.ts'
import { netOfSales } from './debts/debt-moves.ts'
import { posCustomers, posProducts, posStockMoves } from './pos.tables.ts'
import { posRefunds, posSaleItems, posSalePayments, posSales } from './sales.tables.ts'

type SaleRow = typeof posSales.$inferSelect
type LineRow = typeof posSaleItems.$inferSelect

/** How many sales the history shows (P2 §9). */
export const shownSales = 10

type ViewedLine = Pick<
  LineRow,
  | 'id'
  | 'productId'
  | 'productName'
  | 'note'
  | 'quantity'
  | 'unitPrice'
  | 'discount'
  | 'billDiscount'
  | 'charges'
  | 'rounding'
  | 'totalPrice'
  | 'short'
  | 'refundedQuantity'
  | 'refundedAmount'
>

/** A line as the contract has it: what is nothing is left out. */
export const lineView = (row: ViewedLine): SaleLine => ({
  id: row.id,
  productId: row.productId,
  productName: row.productName,
  quantity: row.quantity,
  price: row.unitPrice,
  ...(row.discount > 0 ? { discount: row.discount } : {}),
  total: row.totalPrice + row.billDiscount - row.charges - row.rounding,
  ...(row.billDiscount > 0 ? { billDiscount: row.billDiscount } : {}),
  ...(row.charges > 0 ? { charges: row.charges } : {}),
  ...(row.rounding === 0 ? {} : { rounding: row.rounding }),
  ...(row.note === '' ? {} : { note: row.note }),
  ...(row.short > 0 ? { short: row.short } : {}),
  ...(row.refundedQuantity > 0 ? { refundedQuantity: row.refundedQuantity, refundedAmount: row.refundedAmount } : {}),
})

/** Service and tax as the contract has them; nothing where none was added. */
const chargesView = ({ service, serviceRate, tax, taxRate, taxName }: SaleRow): Pick<Sale, 'charges'> => {
  const name = taxNames.find((one) => one === taxName)
  return name === undefined ? {} : { charges: { service, serviceRate, tax, taxRate, taxName: name } }
}

interface FoundSale {
  readonly sale: SaleRow
  readonly customerName: string | null
  readonly customerPhone: string | null
}

const toSale = (
  { sale: row, customerName, customerPhone }: FoundSale,
  lines: readonly LineRow[],
  payments: Sale['payments'],
): Sale => ({
  id: row.id,
  number: row.receiptNumber ?? receiptNumber(row.day, row.sequence),
  lines: lines.map(lineView),
  ...(row.discount > 0 ? { discount: row.discount } : {}),
  ...chargesView(row),
  ...(row.rounding === 0 ? {} : { rounding: row.rounding }),
  total: row.totalAmount,
  paymentMethod: row.paymentMethod,
  ...(payments ? { payments } : {}),
  received: row.received,
  change: row.received - row.totalAmount,
  customerName,
  ...(customerPhone ? { customerPhone } : {}),
  notes: row.notes,
  status: row.status,
  ...(row.refunded > 0 ? { refunded: row.refunded } : {}),
  ...(row.shiftId === null ? {} : { shiftId: row.shiftId }),
  ...(row.locationId === null ? {} : { locationId: row.locationId }),
  cashier: row.cashier,
  timestamp: row.createdAt.toISOString(),
})

const withCustomer = (reader: Reader) =>
  reader
    .select({ sale: posSales, customerName: posCustomers.name, customerPhone: posCustomers.phone })
    .from(posSales)
    .leftJoin(posCustomers, and(eq(posCustomers.posId, posSales.posId), eq(posCustomers.id, posSales.customerId)))
    .$dynamic()

/** Sales that left a debt, with what of it went off with returned goods and what their buyers owe in all. */
const withDebts = async (reader: Reader, posId: string, sales: Sale[]): Promise<Sale[]> => {
  const ids = sales.filter((sale) => debtOf(sale) > 0).map(({ id }) => id)
  if (ids.length === 0) return sales
  const net = await netOfSales(reader, posId, ids)
  const back = await reader
    .select({ saleId: posRefunds.saleId, debt: sql`sum(${posRefunds.debt})`.mapWith(Number) })
    .from(posRefunds)
    .where(and(eq(posRefunds.posId, posId), inArray(posRefunds.saleId, ids), gt(posRefunds.debt, 0)))
    .groupBy(posRefunds.saleId)
  const backOf = new Map(back.map(({ saleId, debt }) => [saleId, debt]))
  return sales.map((sale) => {
    if (debtOf(sale) === 0) return sale
    const refundedDebt = backOf.get(sale.id)
    const { owed } = standing(net.get(sale.id) ?? 0)
    return { ...sale, ...(refundedDebt === undefined ? {} : { refundedDebt }), owed }
  })
}

/** The sales with their lines and, where they were paid in more than one way, those. */
const withLines = async (reader: Reader, posId: string, found: readonly FoundSale[]): Promise<Sale[]> => {
  if (found.length === 0) return []
  const ids = found.map(({ sale }) => sale.id)
  const mixed = found.flatMap(({ sale }) => (sale.paymentMethod === mixedPayment ? [sale.id] : []))
  const lines = await reader
    .select()
    .from(posSaleItems)
    .where(and(eq(posSaleItems.posId, posId), inArray(posSaleItems.saleId, ids)))
    .orderBy(asc(posSaleItems.saleId), asc(posSaleItems.line))
  const payments =
    mixed.length === 0
      ? []
      : await reader
          .select()
          .from(posSalePayments)
          .where(and(eq(posSalePayments.posId, posId), inArray(posSalePayments.saleId, mixed)))
          .orderBy(asc(posSalePayments.saleId), asc(posSalePayments.line))
  const linesOf = new Map<string, LineRow[]>()
  for (const line of lines) linesOf.set(line.saleId, [...(linesOf.get(line.saleId) ?? []), line])
  const paymentsOf = new Map<string, NonNullable<Sale['payments']>>()
  for (const { saleId, method, amount } of payments)
    paymentsOf.set(saleId, [...(paymentsOf.get(saleId) ?? []), { method, amount }])
  const sales = found.map((one) => toSale(one, linesOf.get(one.sale.id) ?? [], paymentsOf.get(one.sale.id)))
  return withDebts(reader, posId, sales)
}

/** One sale with its lines; null where the shop has none of that id. */
export const findSale = async (reader: Reader, posId: string, id: string): Promise<Sale | null> => {
  if (storableText(id) !== id) return null
  const found = await withCustomer(reader).where(and(eq(posSales.posId, posId), eq(posSales.id, id)))
  return (await withLines(reader, posId, found))[0] ?? null
}

/** The newest sales, newest first; with `where` the newest of those. */
export const listSales = async (
  reader: Reader,
  posId: string,
  { where, most = shownSales }: { readonly where?: SQL | undefined; readonly most?: number } = {},
): Promise<Sale[]> => {
  const found = await withCustomer(reader)
    .where(and(eq(posSales.posId, posId), where))
    .orderBy(desc(posSales.day), desc(posSales.sequence))
    .limit(most)
  return withLines(reader, posId, found)
}

/** So long it is told that goods have to be counted again, in days. */
const shortageDays = 7

/**
 * The goods on the shelf that were sold beyond their stock of late, and since somebody last set or counted it, in the order of the
 * shelf.
 */
export const listShortages = (reader: Reader, posId: string, now: Date): Promise<Shortage[]> => {
  const earliest = new Date(now.getTime() - shortageDays * 86_400_000)
  const lastSet = sql`(select max(${posStockMoves.createdAt}) from ${posStockMoves}
    where ${posStockMoves.posId} = ${posSaleItems.posId} and ${posStockMoves.productId} = ${posSaleItems.productId}
      and ${posStockMoves.reason} in ('set', 'count'))`
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
