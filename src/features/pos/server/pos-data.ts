import { asc, eq, inArray } from 'drizzle-orm'

import { jsonFile, type PersonalData } from '#core/auth/server/personal-data.ts'

import { posDebtPayments } from './debts/debts.tables.ts'
import { posMoneyActs } from './guard/money-acts.tables.ts'
import { posLocations, posLocationStocks } from './locations.tables.ts'
import { posCategories, posCustomers, posProducts, posShops, posStockMoves } from './pos.tables.ts'
import { posRefundItems, posRefunds, posSaleItems, posSalePayments, posSales } from './sales.tables.ts'
import { supabaseConnections } from './setup/supabase.tables.ts'
import { posCashMoves, posShifts, posTillDevices, posTillSessions, posTillTickets } from './tills.tables.ts'

const grouped = <Row>(rows: readonly Row[], keyOf: (row: Row) => string): ReadonlyMap<string, readonly Row[]> => {
  const groups = new Map<string, Row[]>()
  for (const row of rows) {
    const group = groups.get(keyOf(row))
    if (group) group.push(row)
    else groups.set(keyOf(row), [row])
  }
  return groups
}

/** A shop's books: all goods, customers and sales, whatever the canvas shows of them. */
export const posData: PersonalData = {
  read: async (reader, userId) => {
    const shops = await reader.select({ id: posShops.id }).from(posShops).where(eq(posShops.ownerId, userId))
    const books = await Promise.all(
      shops.map(async ({ id }) => {
        const [products, customers, sales, lines] = await Promise.all([
          reader.select().from(posProducts).where(eq(posProducts.posId, id)).orderBy(asc(posProducts.position)),
          reader.select().from(posCustomers).where(eq(posCustomers.posId, id)),
          reader.select().from(posSales).where(eq(posSales.posId, id)).orderBy(asc(posSales.createdAt)),
          reader.select().from(posSaleItems).where(eq(posSaleItems.posId, id)).orderBy(asc(posSaleItems.line)),
        ])
        const [payments, refunds, refundItems, debtPayments, shifts, cashMoves, locations, acts] = await Promise.all([
          reader.select().from(posSalePayments).where(eq(posSalePayments.posId, id)),
          reader.select().from(posRefunds).where(eq(posRefunds.posId, id)).orderBy(asc(posRefunds.createdAt)),
          reader.select().from(posRefundItems).where(eq(posRefundItems.posId, id)).orderBy(asc(posRefundItems.line)),
          reader
            .select()
            .from(posDebtPayments)
            .where(eq(posDebtPayments.posId, id))
            .orderBy(asc(posDebtPayments.createdAt)),
          reader.select().from(posShifts).where(eq(posShifts.posId, id)).orderBy(asc(posShifts.openedAt)),
          reader.select().from(posCashMoves).where(eq(posCashMoves.posId, id)).orderBy(asc(posCashMoves.createdAt)),
          reader.select().from(posLocations).where(eq(posLocations.posId, id)).orderBy(asc(posLocations.position)),
          reader.select().from(posMoneyActs).where(eq(posMoneyActs.posId, id)).orderBy(asc(posMoneyActs.position)),
        ])
        const linesOf = grouped(lines, ({ saleId }) => saleId)
        const paymentsOf = grouped(payments, ({ saleId }) => saleId)
        const backOf = grouped(refundItems, ({ refundId }) => refundId)
        const movesOf = grouped(cashMoves, ({ shiftId }) => shiftId)
        return [
          jsonFile(`kasir/${id}/barang.json`, products),
          jsonFile(`kasir/${id}/pelanggan.json`, customers),
          jsonFile(
            `kasir/${id}/penjualan.json`,
            sales.map((sale) => ({
              ...sale,
              lines: linesOf.get(sale.id) ?? [],
              payments: paymentsOf.get(sale.id) ?? [],
            })),
          ),
          jsonFile(
            `kasir/${id}/pengembalian.json`,
            refunds.map((refund) => ({
              ...refund,
              lines: backOf.get(refund.id) ?? [],
            })),
          ),
          jsonFile(`kasir/${id}/bayar-kasbon.json`, debtPayments),
          jsonFile(
            `kasir/${id}/shift.json`,
            shifts.map((shift) => ({ ...shift, cash: movesOf.get(shift.id) ?? [] })),
          ),
          jsonFile(`kasir/${id}/lokasi.json`, locations),
          jsonFile(`kasir/${id}/jejak-kasir.json`, acts),
        ]
      }),
    )
    // Which account is connected, never its tokens.
    const connections = await reader
      .select({ projectName: supabaseConnections.projectName, connectedAt: supabaseConnections.connectedAt })
      .from(supabaseConnections)
      .where(eq(supabaseConnections.ownerId, userId))
    return [...books.flat(), ...(connections.length > 0 ? [jsonFile('kasir/supabase.json', connections)] : [])]
  },
  erase: async (tx, userId) => {
    const own = tx.select({ id: posShops.id }).from(posShops).where(eq(posShops.ownerId, userId))
    // From the leaves to the shop: each of them refers to the next.
    for (const table of [
      posTillTickets,
      posTillSessions,
      posTillDevices,
      posMoneyActs,
      posCashMoves,
      posShifts,
      posRefundItems,
      posRefunds,
      posSalePayments,
      posSaleItems,
      posStockMoves,
      posSales,
      posLocationStocks,
      posLocations,
      posProducts,
      posDebtPayments,
      posCustomers,
      posCategories,
    ])
      await tx.delete(table).where(inArray(table.posId, own))
    await tx.delete(posShops).where(eq(posShops.ownerId, userId))
    await tx.delete(supabaseConnections).where(eq(supabaseConnections.ownerId, userId))
  },
}
