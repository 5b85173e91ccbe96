import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm'
import type * as z from 'zod/mini'

import type { Database, Tx } from '#core/db/server/database.ts'
import { AppError } from '#core/errors/shared/app-error.ts'
import { noticeSql } from '#core/live/server/notices.ts'
import { storableText } from '#core/text/shared/storable-text.ts'
import { newId } from '#core/time-and-ids/shared/ids.ts'
import { dayIn } from '#core/time-and-ids/shared/zoned-date.ts'

import { largestPrice, type Sale, type saleInput } from '../shared/store.ts'
import { posCustomers, posProducts, posShops } from './pos.tables.ts'
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

/** The goods of a sale, kept from others in the order of their ids, so that two sales never wait for each other. */
const lockGoods = (tx: Tx, posId: string, ids: readonly string[]) =>
  tx
    .select({ id: posProducts.id, name: posProducts.name, price: posProducts.price, stock: posProducts.stock })
    .from(posProducts)
    .where(and(eq(posProducts.posId, posId), inArray(posProducts.id, [...ids]), isNull(posProducts.removedAt)))
    .orderBy(asc(posProducts.id))
    .for('no key update')

/** Lines with the names and prices of now. Throws where goods are gone or short, or the money does not do. */
const priced = (order: SaleOrder, goods: Awaited<ReturnType<typeof lockGoods>>) => {
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
  return { lines, total, received, sold: [...asked].map(([product_id, quantity]) => ({ product_id, quantity })) }
}

/** The customer of that name; the shop is locked, so that two sales at once do not make two of one. */
const takeCustomer = async (tx: Tx, posId: string, given: string | undefined, now: Date): Promise<string | null> => {
  const name = storableText(given ?? '').trim()
  if (name === '') return null
  const [known] = await tx
    .select({ id: posCustomers.id })
    .from(posCustomers)
    .where(and(eq(posCustomers.posId, posId), eq(sql`lower(${posCustomers.name})`, sql`lower(${name})`)))
    .orderBy(asc(posCustomers.createdAt), asc(posCustomers.id))
    .limit(1)
  if (known) return known.id
  const id = newId('customer')
  await tx.insert(posCustomers).values({ posId, id, name, createdAt: now, updatedAt: now })
  return id
}

/** Writes sale, lines, stock and moves in one statement; false where a sale of that id is already there. */
const writeSale = async (tx: Tx, order: SaleOrder, seller: Seller): Promise<boolean> => {
  const { shop, cashier, now } = seller
  const goods = await lockGoods(
    tx,
    shop.id,
    order.lines.map(({ productId }) => productId),
  )
  const { lines, total, received, sold } = priced(order, goods)
  const [locked] = await tx
    .select({ timeZone: posShops.timeZone })
    .from(posShops)
    .where(eq(posShops.id, shop.id))
    .for('no key update')
  if (!locked) throw new AppError('not_found')
  const customerId = await takeCustomer(tx, shop.id, order.customerName, now)
  const day = dayIn(now, locked.timeZone)
  const at = now.toISOString()
  const { rows } = await tx.execute(sql`
    with sale as (
      insert into pos_sales
        (pos_id, id, day, sequence, customer_id, total_amount, payment_method, received, notes, cashier, created_at)
      values (${shop.id}, ${order.id}, ${day},
        (select coalesce(max(sequence), 0) + 1 from pos_sales where pos_id = ${shop.id} and day = ${day}),
        ${customerId}, ${total}, ${order.paymentMethod}, ${received}, ${storableText(order.notes ?? '')},
        ${storableText(cashier)}, ${at})
      on conflict (pos_id, id) do nothing
      returning id
    ), lines as (
      insert into pos_sale_items
        (pos_id, sale_id, line, id, product_id, product_name, quantity, unit_price, total_price)
      select ${shop.id}, sale.id, l.line, l.id, l.product_id, l.name, l.quantity, l.price, l.total
      from sale, jsonb_to_recordset(${JSON.stringify(lines)}::jsonb)
        as l(line int, id text, product_id text, name text, quantity int, price bigint, total bigint)
      returning product_id, quantity, total_price
    ), sold as (
      update pos_products as p
      set stock = p.stock - s.quantity, sold_quantity = p.sold_quantity + s.quantity,
        sold_revenue = p.sold_revenue + s.revenue, updated_at = ${at}
      from (
        select product_id, sum(quantity)::bigint as quantity, sum(total_price)::bigint as revenue
        from lines group by product_id
      ) as s
      where p.pos_id = ${shop.id} and p.id = s.product_id
    ), moves as (
      insert into pos_stock_moves (pos_id, product_id, delta, reason, sale_id, created_at)
      select ${shop.id}, m.product_id, -m.quantity, 'sale', sale.id, ${at}::timestamptz
      from sale, jsonb_to_recordset(${JSON.stringify(sold)}::jsonb) as m(product_id text, quantity bigint)
    ), touched as (
      update pos_shops set last_updated = greatest(last_updated, ${at}) from sale where pos_shops.id = ${shop.id}
    )
    select ${noticeSql({ userId: shop.ownerId, topic: 'pos', id: shop.id })} from sale`)
  return rows.length === 1
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
    try {
      await writeSale(tx, order, seller)
    } catch (error) {
      // Only rules of ours end here with the transaction still good; a repeated order comes before each of them.
      const repeated = error instanceof AppError ? await storedSale(tx, order, seller) : null
      if (!repeated) throw error
      return repeated
    }
    const stored = await storedSale(tx, order, seller)
    if (!stored) throw new Error('a sale that was written is not there')
    return stored
  })
