import { and, asc, eq, type SQL, sql } from 'drizzle-orm'
import type * as z from 'zod/mini'

import type { Database, Tx } from '#core/db/server/database.ts'
import { AppError } from '#core/errors/shared/app-error.ts'
import { noticeSql } from '#core/live/server/notices.ts'
import { storableText } from '#core/text/shared/storable-text.ts'
import { newId } from '#core/time-and-ids/shared/ids.ts'
import { dayIn } from '#core/time-and-ids/shared/zoned-date.ts'

import { receiptNumber } from '../shared/receipt-number.ts'
import { largestPrice, type Sale, type saleInput } from '../shared/store.ts'
import { posCustomers } from './pos.tables.ts'
import { findSale } from './sales.repo.ts'
import type { ShopRow } from './shops.repo.ts'

export type SaleOrder = z.output<typeof saleInput>

interface Seller {
  readonly shop: Pick<ShopRow, 'id' | 'ownerId'>
  readonly cashier: string
  readonly now: Date
}

interface PricedLine {
  readonly line: number
  readonly id: string
  readonly product_id: string
  readonly name: string
  readonly quantity: number
  readonly price: number
  readonly total: number
}

interface Good {
  readonly id: string
  readonly name: string
  readonly price: number
  readonly stock: number
}

/** Each id once, as the list of an `in`. */
const listed = (ids: readonly string[]): SQL =>
  sql.join(
    [...new Set(ids)].map((id) => sql`${id}`),
    sql`, `,
  )

/**
 * The goods of a sale and the shop, kept from others until the transaction ends: goods in the order of their ids, so
 * that two sales never wait for each other, then the shop, whose lock gives out the numbers.
 */
const lockForSale = async (tx: Tx, posId: string, ids: readonly string[]): Promise<{ goods: Good[]; zone: string }> => {
  const { rows } = await tx.execute<{
    id: string | null
    name: string
    price: string
    stock: string
    zone: string
  }>(sql`
    with goods as materialized (
      select id, name, price, stock from pos_products
      where pos_id = ${posId} and id in (${listed(ids)}) and removed_at is null
      order by id for no key update
    ), shop as materialized (
      select time_zone from pos_shops
      where id = ${posId} and (select count(*) from goods) >= 0 for no key update
    )
    select goods.id, goods.name, goods.price, goods.stock, shop.time_zone as zone from shop left join goods on true`)
  const [first] = rows
  if (!first) throw new AppError('not_found')
  const goods = rows.flatMap(({ id, name, price, stock }) =>
    id === null ? [] : [{ id, name, price: Number(price), stock: Number(stock) }],
  )
  return { goods, zone: first.zone }
}

/** Lines with the names and prices of now. Throws where goods are gone or short, or the money does not do. */
const priced = (order: SaleOrder, goods: readonly Good[]) => {
  const known = new Map(goods.map((good) => [good.id, good]))
  const asked = new Map<string, number>()
  const lines = order.lines.map(({ productId, quantity }, at): PricedLine => {
    const good = known.get(productId)
    if (!good) throw new AppError('product_gone', { details: { productId } })
    asked.set(productId, (asked.get(productId) ?? 0) + quantity)
    const total = quantity * good.price
    return {
      line: at + 1,
      id: newId('saleItem'),
      product_id: productId,
      name: good.name,
      quantity,
      price: good.price,
      total,
    }
  })
  const short = [...asked].flatMap(([productId, quantity]) => {
    const good = known.get(productId)
    return good && good.stock < quantity ? [{ productId, name: good.name, left: good.stock, asked: quantity }] : []
  })
  if (short[0]) throw new AppError('out_of_stock', { details: { ...short[0], short } })
  const total = lines.reduce((sum, line) => sum + line.total, 0)
  if (total > largestPrice) throw new AppError('sale_too_large')
  const received = order.received ?? total
  if (received < total) throw new AppError('received_too_low', { details: { total, received } })
  const sold = [...asked].map(([product_id, quantity]) => ({
    product_id,
    quantity,
    revenue: quantity * (known.get(product_id)?.price ?? 0),
  }))
  return { lines, total, received, sold }
}

interface Customer {
  readonly id: string
  readonly name: string
}

/** The customer of that name; the shop is locked, so that two sales at once do not make two of one. */
const takeCustomer = async (tx: Tx, posId: string, given: string | undefined, now: Date): Promise<Customer | null> => {
  const name = storableText(given ?? '').trim()
  if (name === '') return null
  const [known] = await tx
    .select({ id: posCustomers.id, name: posCustomers.name })
    .from(posCustomers)
    .where(and(eq(posCustomers.posId, posId), eq(sql`lower(${posCustomers.name})`, sql`lower(${name})`)))
    .orderBy(asc(posCustomers.createdAt), asc(posCustomers.id))
    .limit(1)
  if (known) return known
  const id = newId('customer')
  await tx.insert(posCustomers).values({ posId, id, name, createdAt: now, updatedAt: now })
  return { id, name }
}

/** Writes sale, lines, stock and moves in one statement; null where a sale of that id is already there. */
const writeSale = async (tx: Tx, order: SaleOrder, { shop, cashier: seller, now }: Seller): Promise<Sale | null> => {
  const ids = order.lines.map(({ productId }) => productId)
  const { goods, zone } = await lockForSale(tx, shop.id, ids)
  const { lines, total, received, sold } = priced(order, goods)
  const customer = await takeCustomer(tx, shop.id, order.customerName, now)
  const day = dayIn(now, zone)
  const at = now.toISOString()
  const notes = storableText(order.notes ?? '')
  const cashier = storableText(seller)
  const { rows } = await tx.execute<{ sequence: number }>(sql`
    with sale as (
      insert into pos_sales
        (pos_id, id, day, sequence, customer_id, total_amount, payment_method, received, notes, cashier, created_at)
      values (${shop.id}, ${order.id}, ${day},
        (select coalesce(max(sequence), 0) + 1 from pos_sales where pos_id = ${shop.id} and day = ${day}),
        ${customer?.id ?? null}, ${total}, ${order.paymentMethod}, ${received}, ${notes}, ${cashier}, ${at})
      on conflict (pos_id, id) do nothing
      returning id, sequence
    ), lines as (
      insert into pos_sale_items
        (pos_id, sale_id, line, id, product_id, product_name, quantity, unit_price, total_price)
      select ${shop.id}, sale.id, l.line, l.id, l.product_id, l.name, l.quantity, l.price, l.total
      from sale, jsonb_to_recordset(${JSON.stringify(lines)}::jsonb)
        as l(line int, id text, product_id text, name text, quantity int, price bigint, total bigint)
    ), sold as (
      select m.product_id, m.quantity, m.revenue
      from sale, jsonb_to_recordset(${JSON.stringify(sold)}::jsonb)
        as m(product_id text, quantity bigint, revenue bigint)
    ), stocked as (
      update pos_products as p
      set stock = p.stock - sold.quantity, sold_quantity = p.sold_quantity + sold.quantity,
        sold_revenue = p.sold_revenue + sold.revenue, updated_at = ${at}
      from sold where p.pos_id = ${shop.id} and p.id = sold.product_id and p.id in (${listed(ids)})
    ), moves as (
      insert into pos_stock_moves (pos_id, product_id, delta, reason, sale_id, created_at)
      select ${shop.id}, sold.product_id, -sold.quantity, 'sale', ${order.id}, ${at}::timestamptz from sold
    ), touched as (
      update pos_shops set last_updated = greatest(last_updated, ${at}) from sale where pos_shops.id = ${shop.id}
    )
    select sequence, ${noticeSql({ userId: shop.ownerId, topic: 'pos', id: shop.id })} from sale`)
  const [written] = rows
  if (!written) return null
  return {
    id: order.id,
    number: receiptNumber(day, written.sequence),
    lines: lines.map(({ id, product_id: productId, name: productName, quantity, price, total: sum }) => ({
      id,
      productId,
      productName,
      quantity,
      price,
      total: sum,
    })),
    total,
    paymentMethod: order.paymentMethod,
    received,
    change: received - total,
    customerName: customer?.name ?? null,
    notes,
    status: 'completed',
    cashier,
    timestamp: at,
  }
}

const isSame = (stored: Sale, order: SaleOrder): boolean =>
  stored.paymentMethod === order.paymentMethod &&
  stored.received === (order.received ?? stored.total) &&
  stored.lines.length === order.lines.length &&
  stored.lines.every(
    ({ productId, quantity }, at) => order.lines[at]?.productId === productId && order.lines[at]?.quantity === quantity,
  )

/** The sale that the shop has under the order's id. Throws `sale_conflict` where it is another one. */
const storedSale = async (tx: Tx, order: SaleOrder, seller: Seller): Promise<Sale | null> => {
  const stored = await findSale(tx, seller.shop.id, order.id)
  if (stored && !isSame(stored, order)) throw new AppError('sale_conflict', { details: { number: stored.number } })
  return stored
}

/**
 * Records a sale: all of it or nothing, once for each sale id. The same order again answers the stored sale, whatever
 * has happened to goods and prices since. Prices, total and change are reckoned here; goods are locked in the order of
 * their ids, then the shop. Throws `out_of_stock`, `product_gone`, `received_too_low`, `sale_too_large`,
 * `sale_conflict`.
 */
export const recordSale = (database: Database, order: SaleOrder, seller: Seller): Promise<Sale> =>
  database.transaction(async (tx) => {
    const gone = order.lines.find(({ productId }) => storableText(productId) !== productId)
    if (gone) throw new AppError('product_gone', { details: { productId: storableText(gone.productId) } })
    let written: Sale | null = null
    try {
      written = await writeSale(tx, order, seller)
    } catch (error) {
      // Rules of ours leave the transaction good. A repeated order comes before each of them: it has been sold.
      const repeated = error instanceof AppError ? await storedSale(tx, order, seller) : null
      if (!repeated) throw error
      return repeated
    }
    const sale = written ?? (await storedSale(tx, order, seller))
    if (!sale) throw new Error('a sale that was written is not there')
    return sale
  })
