import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm'
import type * as z from 'zod/mini'

import type { Database, Reader } from '#core/db/server/database.ts'
import { AppError } from '#core/errors/shared/app-error.ts'
import { noticeSql } from '#core/live/server/notices.ts'
import { storableText } from '#core/text/shared/storable-text.ts'
import { newId } from '#core/time-and-ids/shared/ids.ts'
import { dayIn } from '#core/time-and-ids/shared/zoned-date.ts'

import { receiptNumber } from '../shared/receipt-number.ts'
import { largestPrice, type Sale, type saleInput } from '../shared/store.ts'
import { posProducts } from './pos.tables.ts'
import { findSale } from './sales.repo.ts'
import type { ShopRow } from './shops.repo.ts'

export type SaleOrder = z.output<typeof saleInput>

interface Seller {
  readonly shop: Pick<ShopRow, 'id' | 'ownerId' | 'timeZone'>
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

const idsOf = (order: SaleOrder): string[] => [...new Set(order.lines.map(({ productId }) => productId))]

const goodsOf = (reader: Reader, posId: string, ids: readonly string[]) =>
  reader
    .select({ id: posProducts.id, name: posProducts.name, price: posProducts.price, stock: posProducts.stock })
    .from(posProducts)
    .where(and(eq(posProducts.posId, posId), inArray(posProducts.id, [...ids]), isNull(posProducts.removedAt)))
    .orderBy(asc(posProducts.id))
    .$dynamic()

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
    price: known.get(product_id)?.price,
  }))
  return { lines, total, received, sold }
}

/**
 * Writes a sale of these goods in one call of the database (`pos_record_sale` of the migrations), which looks once more
 * whether they are still what was reckoned with.
 */
const writeSale = async (
  reader: Reader,
  order: SaleOrder,
  { shop, cashier: seller, now }: Seller,
  goods: readonly Good[],
): Promise<Sale | 'changed' | 'known'> => {
  const { lines, total, received, sold } = priced(order, goods)
  const day = dayIn(now, shop.timeZone)
  const timestamp = now.toISOString()
  const notes = storableText(order.notes ?? '')
  const cashier = storableText(seller)
  const { id, paymentMethod } = order
  const buyer = storableText(order.customerName ?? '').trim()
  const newCustomerId = newId('customer')
  const head = { id, day, total, paymentMethod, received, notes, cashier, buyer, newCustomerId, at: timestamp }
  const { rows } = await reader.execute<{ outcome: string; sequence: number | null; buyer: string | null }>(sql`
    select r.outcome, r.number_of_day as sequence, r.buyer,
      (select ${noticeSql({ userId: shop.ownerId, topic: 'pos', id: shop.id })} where r.outcome = 'recorded')
    from pos_record_sale(${shop.id}, ${sql.param(idsOf(order))}, ${JSON.stringify(head)}, ${JSON.stringify(lines)},
      ${JSON.stringify(sold)}) as r`)
  const [written] = rows
  if (written?.outcome === 'changed' || written?.outcome === 'known') return written.outcome
  if (!written || written.sequence === null) throw new Error('the database says nothing about a sale')
  return {
    id,
    number: receiptNumber(day, written.sequence),
    lines: lines.map(({ id: lineId, product_id: productId, name: productName, quantity, price, total: sum }) => ({
      id: lineId,
      productId,
      productName,
      quantity,
      price,
      total: sum,
    })),
    total,
    paymentMethod,
    received,
    change: received - total,
    customerName: written.buyer,
    notes,
    status: 'completed',
    cashier,
    timestamp,
  }
}

/**
 * Reckons and writes. Nothing is locked while it is reckoned; where goods have changed meanwhile, it is done again with
 * the goods locked.
 */
const sell = async (database: Database, order: SaleOrder, seller: Seller): Promise<Sale | 'known'> => {
  const { id } = seller.shop
  const written = await writeSale(database, order, seller, await goodsOf(database, id, idsOf(order)))
  if (written !== 'changed') return written
  return database.transaction(async (tx) => {
    const locked = await goodsOf(tx, id, idsOf(order)).for('no key update')
    const second = await writeSale(tx, order, seller, locked)
    if (second === 'changed') throw new Error('goods that were locked have changed')
    return second
  })
}

const isSame = (stored: Sale, order: SaleOrder): boolean =>
  stored.paymentMethod === order.paymentMethod &&
  stored.received === (order.received ?? stored.total) &&
  stored.lines.length === order.lines.length &&
  stored.lines.every(
    ({ productId, quantity }, at) => order.lines[at]?.productId === productId && order.lines[at]?.quantity === quantity,
  )

/** The sale that the shop has under the order's id. Throws `sale_conflict` where it is another one. */
const storedSale = async (reader: Reader, order: SaleOrder, seller: Seller): Promise<Sale | null> => {
  const stored = await findSale(reader, seller.shop.id, order.id)
  if (stored && !isSame(stored, order)) throw new AppError('sale_conflict', { details: { number: stored.number } })
  return stored
}

/**
 * Records a sale: all of it or nothing, once for each sale id. The same order again answers the stored sale, whatever
 * has happened to goods and prices since. Prices, total and change are reckoned here; goods are locked in the order of
 * their ids, then the shop. Throws `out_of_stock`, `product_gone`, `received_too_low`, `sale_too_large`,
 * `sale_conflict`.
 */
export const recordSale = async (database: Database, order: SaleOrder, seller: Seller): Promise<Sale> => {
  const gone = order.lines.find(({ productId }) => storableText(productId) !== productId)
  if (gone) throw new AppError('product_gone', { details: { productId: storableText(gone.productId) } })
  try {
    const written = await sell(database, order, seller)
    if (written !== 'known') return written
  } catch (error) {
    // A repeated order comes before each of our rules: it has been sold.
    const repeated = error instanceof AppError ? await storedSale(database, order, seller) : null
    if (!repeated) throw error
    return repeated
  }
  const sale = await storedSale(database, order, seller)
  if (!sale) throw new Error('a sale that is known is not there')
  return sale
}
