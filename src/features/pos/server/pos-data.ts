import { asc, eq, inArray } from 'drizzle-orm'

import { jsonFile, type PersonalData } from '#core/auth/server/personal-data.ts'

import {
  posCategories,
  posCustomers,
  posProducts,
  posSaleItems,
  posSales,
  posShops,
  posStockMoves,
  posTillDevices,
  posTillSessions,
  posTillTickets,
} from './pos.tables.ts'
import { supabaseConnections } from './setup/supabase.tables.ts'

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
        const linesOf = new Map<string, typeof lines>()
        for (const line of lines) linesOf.set(line.saleId, [...(linesOf.get(line.saleId) ?? []), line])
        return [
          jsonFile(`kasir/${id}/barang.json`, products),
          jsonFile(`kasir/${id}/pelanggan.json`, customers),
          jsonFile(
            `kasir/${id}/penjualan.json`,
            sales.map((sale) => ({ ...sale, lines: linesOf.get(sale.id) ?? [] })),
          ),
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
      posSaleItems,
      posStockMoves,
      posSales,
      posProducts,
      posCustomers,
      posCategories,
    ])
      await tx.delete(table).where(inArray(table.posId, own))
    await tx.delete(posShops).where(eq(posShops.ownerId, userId))
    await tx.delete(supabaseConnections).where(eq(supabaseConnections.ownerId, userId))
  },
}
