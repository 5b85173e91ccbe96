import { and, asc, count, desc, eq, isNull, min, sql } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'

import type { MemoryKeeper, MemoryWish } from '#core/assistant/server/memory.ts'
import type {
  RememberedProduct,
  RememberedSales,
  RememberedShop,
  SalesDay,
  SpanOfSales,
} from '#core/assistant/shared/memory/owner-memory.ts'
import { periodBefore, readPeriod, usualPeriod } from '#core/assistant/shared/memory/period.ts'
import { namesDebt } from '#core/assistant/shared/memory/debts.ts'
import { asksForOwnSales } from '#core/assistant/shared/memory/recall-sales.ts'
import type { Reader } from '#core/db/server/database.ts'
import { items, itemVersions } from '#core/items/server/items.tables.ts'
import { addToDay, dayIn, type IsoDay } from '#core/time-and-ids/shared/zoned-date.ts'

import { onDebt } from '../shared/sale.ts'
import { countedRefunds, countedSales } from './counted.ts'
import { readDebtors } from './debts/debt-moves.ts'
import { contentOf } from './pos-store.ts'
import { posProducts, posShops } from './pos.tables.ts'
import { posRefundItems, posRefunds, posSaleItems, posSalePayments, posSales } from './sales.tables.ts'

/** Bounds of what is read for one message. */
const mostShops = 12
const mostProducts = 300
const mostGoods = 200
const mostDebtors = 100
/** Days before today that are read in any case. */
const usualDays = 61

const itemsOfRefund = and(eq(posRefundItems.posId, posRefunds.posId), eq(posRefundItems.refundId, posRefunds.id))

/** Money and pieces that came back on each local day. */
const readBack = async (reader: Reader, posId: string, from: IsoDay, to: IsoDay) =>
  reader
    .select({
      day: posRefunds.day,
      total: sql`sum(${posRefundItems.amount})`.mapWith(Number),
      items: sql`sum(${posRefundItems.quantity})`.mapWith(Number),
    })
    .from(posRefunds)
    .innerJoin(posRefundItems, itemsOfRefund)
    .where(countedRefunds(posId, { from, to }))
    .groupBy(posRefunds.day)

/** The sales of each local day, from the sales themselves: the same rows as in the reports. */
const readDays = async (reader: Reader, posId: string, from: IsoDay, to: IsoDay): Promise<SalesDay[]> => {
  const pieces = reader
    .select({
      saleId: posSaleItems.saleId,
      pieces: sql<number>`sum(${posSaleItems.quantity})`.as('pieces'),
    })
    .from(posSaleItems)
    .innerJoin(posSales, and(eq(posSales.posId, posSaleItems.posId), eq(posSales.id, posSaleItems.saleId)))
    .where(countedSales(posId, { from, to }))
    .groupBy(posSaleItems.saleId)
    .as('pieces_of_sale')
  const rows = await reader
    .select({
      day: posSales.day,
      total: sql`sum(${posSales.totalAmount})`.mapWith(Number),
      sales: count(),
      items: sql`coalesce(sum(${pieces.pieces}), 0)`.mapWith(Number),
    })
    .from(posSales)
    .leftJoin(pieces, eq(pieces.saleId, posSales.id))
    .where(countedSales(posId, { from, to }))
    .groupBy(posSales.day)
  const days = new Map(rows.map((row) => [row.day, row]))
  for (const { day, total, items: back } of await readBack(reader, posId, from, to)) {
    const sold = days.get(day) ?? { day, total: 0, sales: 0, items: 0 }
    days.set(day, { ...sold, total: sold.total - total, items: sold.items - back })
  }
  return [...days.values()]
    .sort((one, other) => (one.day < other.day ? -1 : 1))
    .map((row) => ({ ...row, day: row.day as IsoDay }))
}

const within = (days: readonly SalesDay[], from: IsoDay, to: IsoDay): SalesDay[] =>
  days.filter(({ day }) => day >= from && day <= to)

const sumsOf = (days: readonly SalesDay[]) => ({
  total: days.reduce((sum, { total }) => sum + total, 0),
  sales: days.reduce((sum, { sales }) => sum + sales, 0),
  items: days.reduce((sum, one) => sum + one.items, 0),
})

/** Every line that was sold in the span, and with a minus every one that came back in it. */
const linesOf = (reader: Reader, posId: string, from: IsoDay, to: IsoDay) => {
  const { productName: name, unitPrice: price } = posSaleItems
  const sold = reader
    .select({
      name,
      price,
      quantity: sql<number>`${posSaleItems.quantity}`.as('quantity'),
      total: sql<number>`${posSaleItems.totalPrice}`.as('total'),
      charges: sql<number>`${posSaleItems.charges} + ${posSaleItems.rounding}`.as('charges'),
    })
    .from(posSaleItems)
    .innerJoin(posSales, and(eq(posSales.posId, posSaleItems.posId), eq(posSales.id, posSaleItems.saleId)))
    .where(countedSales(posId, { from, to }))
  const line = and(
    eq(posSaleItems.posId, posRefundItems.posId),
    eq(posSaleItems.saleId, posRefundItems.saleId),
    eq(posSaleItems.line, posRefundItems.line),
  )
  const back = reader
    .select({
      name,
      price,
      quantity: sql<number>`-${posRefundItems.quantity}`.as('quantity'),
      total: sql<number>`-${posRefundItems.amount}`.as('total'),
      charges:
        sql<number>`-round(${posRefundItems.amount}::numeric * (${posSaleItems.charges} + ${posSaleItems.rounding})
          / greatest(${posSaleItems.totalPrice}, 1))`.as('charges'),
    })
    .from(posRefunds)
    .innerJoin(posRefundItems, itemsOfRefund)
    .innerJoin(posSaleItems, line)
    .where(countedRefunds(posId, { from, to }))
  return unionAll(sold, back).as('lines')
}

/**
 * Goods by name and price: quantity x price less its discounts, with its shares of service, tax and rounding, is each
 * one's sum, and all of them make the whole. Where more came back of something than fits that (from before the span),
 * it is in the rest.
 */
const readGoods = async (
  reader: Reader,
  posId: string,
  from: IsoDay,
  to: IsoDay,
): Promise<Pick<SpanOfSales, 'goods' | 'otherGoods'>> => {
  const lines = linesOf(reader, posId, from, to)
  const rows = await reader
    .select({
      name: lines.name,
      price: lines.price,
      quantity: sql`sum(${lines.quantity})`.mapWith(Number),
      total: sql`sum(${lines.total})`.mapWith(Number),
      charges: sql`sum(${lines.charges})`.mapWith(Number),
      kinds: sql`count(*) over ()`.mapWith(Number),
      allQuantity: sql`sum(sum(${lines.quantity})) over ()`.mapWith(Number),
      allTotal: sql`sum(sum(${lines.total})) over ()`.mapWith(Number),
    })
    .from(lines)
    .groupBy(lines.name, lines.price)
    .having(sql`sum(${lines.quantity}) <> 0 or sum(${lines.total}) <> 0`)
    .orderBy(desc(sql`sum(${lines.total})`), asc(lines.name), asc(lines.price))
    .limit(mostGoods)
  const goods = rows
    .filter(({ quantity, price, total, charges }) => quantity > 0 && total - charges <= quantity * price)
    .map(({ name, price, quantity, total }) => ({ name, price, quantity, total }))
  const [first] = rows
  return {
    goods,
    otherGoods: {
      kinds: (first?.kinds ?? 0) - goods.length,
      quantity: (first?.allQuantity ?? 0) - goods.reduce((sum, { quantity }) => sum + quantity, 0),
      total: (first?.allTotal ?? 0) - goods.reduce((sum, { total }) => sum + total, 0),
    },
  }
}

const mostMethods = 20

/**
 * What came in by each way of paying, and with a minus what went back by it; a mixed bill counts in each of its own, its
 * change taken out of the cash.
 */
const readMethods = async (
  reader: Reader,
  posId: string,
  from: IsoDay,
  to: IsoDay,
): Promise<SpanOfSales['methods']> => {
  const name = sql<string>`coalesce(${posSalePayments.method}, ${posSales.paymentMethod})`
  const total = sql`sum(case when ${posSalePayments.amount} is null then ${posSales.totalAmount}
    when ${posSalePayments.method} = 'tunai' then ${posSalePayments.amount} - ${posSales.received} + ${posSales.totalAmount}
    else ${posSalePayments.amount} end)`
  const sold = await reader
    .select({ name, sales: count(), total: total.mapWith(Number) })
    .from(posSales)
    .leftJoin(posSalePayments, and(eq(posSalePayments.posId, posSales.posId), eq(posSalePayments.saleId, posSales.id)))
    .where(countedSales(posId, { from, to }))
    .groupBy(name)
  const back = await reader
    .select({
      name: posRefunds.paymentMethod,
      total: sql`sum(${posRefunds.amount} - ${posRefunds.debt})`.mapWith(Number),
      debt: sql`sum(${posRefunds.debt})`.mapWith(Number),
    })
    .from(posRefunds)
    .where(countedRefunds(posId, { from, to }))
    .groupBy(posRefunds.paymentMethod)
  const methods = new Map(sold.map((row) => [row.name, row]))
  const off = back.flatMap(({ name: way, total: amount, debt }) => [
    { way, amount },
    ...(debt > 0 ? [{ way: onDebt, amount: debt }] : []),
  ])
  for (const { way, amount } of off) {
    const before = methods.get(way) ?? { name: way, sales: 0, total: 0 }
    methods.set(way, { ...before, total: before.total - amount })
  }
  return [...methods.values()]
    .sort((one, other) => other.total - one.total || (one.name < other.name ? -1 : 1))
    .slice(0, mostMethods)
}

/** The sales that the message asks for, in the shop's own days, and the two months before today. */
const readSales = async (
  reader: Reader,
  { id, timeZone }: { readonly id: string; readonly timeZone: string },
  wish: MemoryWish,
): Promise<RememberedSales> => {
  const today = dayIn(wish.now, timeZone)
  const period = readPeriod(wish.text, today) ?? usualPeriod(today)
  const before = periodBefore(period)
  const usual = addToDay(today, { days: -usualDays })
  const [since] = await reader
    .select({ day: min(posSales.day) })
    .from(posSales)
    .where(eq(posSales.posId, id))
  const isNear = before.from >= addToDay(today, { days: -800 })
  const from = isNear && before.from < usual ? before.from : usual
  const all = await readDays(reader, id, from, today > period.to ? today : period.to)
  const days = isNear ? within(all, period.from, period.to) : await readDays(reader, id, period.from, period.to)
  const earlier = within(all, before.from, before.to)
  return {
    today,
    periodName: period.name,
    period: {
      from: period.from,
      to: period.to,
      days,
      ...sumsOf(days),
      ...(await readGoods(reader, id, period.from, period.to)),
      methods: await readMethods(reader, id, period.from, period.to),
    },
    before: { ...before, ...sumsOf(earlier) },
    days: within(all, usual, today),
    since: (since?.day ?? null) as IsoDay | null,
  }
}

const readProducts = async (reader: Reader, posId: string): Promise<RememberedProduct[]> =>
  reader
    .select({
      name: posProducts.name,
      price: posProducts.price,
      stock: posProducts.stock,
      category: posProducts.category,
    })
    .from(posProducts)
    .where(and(eq(posProducts.posId, posId), isNull(posProducts.removedAt)))
    .orderBy(asc(posProducts.position))
    .limit(mostProducts)

/** The owner's shops that are not deleted, newest first. */
const readShops = async (reader: Reader, ownerId: string) =>
  reader
    .select({ id: posShops.id, timeZone: posShops.timeZone, title: items.title, content: itemVersions.content })
    .from(posShops)
    .innerJoin(items, eq(items.id, posShops.id))
    .innerJoin(itemVersions, and(eq(itemVersions.itemId, items.id), eq(itemVersions.version, items.version)))
    .where(and(eq(items.ownerId, ownerId), eq(posShops.ownerId, ownerId), isNull(items.deletedAt)))
    .orderBy(desc(items.createdAt), desc(items.id))
    .limit(mostShops)
    .prepare('pos_newest_shops')
    .execute()

const productCountOf = async (reader: Reader, posId: string): Promise<number> => {
  const [row] = await reader
    .select({ many: count() })
    .from(posProducts)
    .where(and(eq(posProducts.posId, posId), isNull(posProducts.removedAt)))
  return row?.many ?? 0
}

/** What the tills remember for the assistant: the owner's shops, their goods and their sales. */
export const posMemory: MemoryKeeper = {
  sources: ['sales', 'catalogue'],
  recall: async (reader, wish) => {
    const shops: RememberedShop[] = []
    // Reading sales is the costly part: only where the words ask for them.
    const wantsSales = wish.sources.has('sales') && asksForOwnSales(wish.text, wish.today)
    const wantsDebts = wish.sources.has('sales') && namesDebt(wish.text)
    for (const { id, timeZone, title, content } of await readShops(reader, wish.ownerId)) {
      const { businessInfo } = contentOf(content)
      const products = wish.sources.has('catalogue') ? await readProducts(reader, id) : null
      shops.push({
        id,
        name: businessInfo.name || title,
        type: businessInfo.type,
        address: businessInfo.address,
        phone: businessInfo.phone,
        products,
        productCount:
          products === null || products.length < mostProducts
            ? (products?.length ?? 0)
            : await productCountOf(reader, id),
        sales: wantsSales ? await readSales(reader, { id, timeZone }, wish) : null,
        debts: wantsDebts ? await readDebtors(reader, id, mostDebtors) : null,
      })
    }
    return { shops }
  },
}
