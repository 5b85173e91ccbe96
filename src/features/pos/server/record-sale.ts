import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm'
import type * as z from 'zod/mini'

import type { Database, Reader } from '#core/db/server/database.ts'
import { AppError } from '#core/errors/shared/app-error.ts'
import { storableText } from '#core/text/shared/storable-text.ts'

import { type BillInput, reckonBill } from '../shared/bill.ts'
import type { ChargeRules } from '../shared/charges.ts'
import type { Sale, saleInput, SoldSale } from '../shared/sale.ts'
import { holdPlaces, lockStocks } from './place-stock.ts'
import { posProducts } from './pos.tables.ts'
import { inTurn } from './sales-in-turn.ts'
import { findSale } from './sales.repo.ts'
import { roundingRuleOf, rulesOf } from './till-settings.ts'
import { factsOf, type ReckonedSale, type Seller } from './reckoned-sale.ts'
import { writeSale } from './write-sale.ts'

export type SaleOrder = z.output<typeof saleInput>

interface Good {
  readonly id: string
  readonly name: string
  readonly price: number
  readonly stock: number | null
}

const idsOf = (order: Pick<SaleOrder, 'lines'>): string[] => [...new Set(order.lines.map(({ productId }) => productId))]

/** The goods of a sale with what the place of the sale has of them; as `pos_record_sale` finds it. */
const goodsOf = (reader: Reader, posId: string, { locationId, ...order }: SaleOrder): Promise<Good[]> => {
  const place = sql`(select l.id from pos_locations l where l.pos_id = ${posId} and l.removed_at is null
    order by l.id = ${locationId ?? null} desc nulls last, l.position, l.id limit 1)`
  const here = sql`(select s.stock from pos_location_stocks s
    where s.pos_id = ${posId} and s.product_id = ${posProducts.id} and s.location_id = ${place})`
  return reader
    .select({
      id: posProducts.id,
      name: posProducts.name,
      price: posProducts.price,
      stock: sql`case when ${posProducts.stock} is null or ${place} is null then ${posProducts.stock}
        else coalesce(${here}, 0) end`.mapWith((stock: string | null) => (stock === null ? null : Number(stock))),
    })
    .from(posProducts)
    .where(and(eq(posProducts.posId, posId), inArray(posProducts.id, idsOf(order)), isNull(posProducts.removedAt)))
    .orderBy(asc(posProducts.id))
}

/** The sale with the names and prices of now. Throws where goods are gone or short, or the money does not do. */
const reckoned = (order: SaleOrder, goods: readonly Good[], { shop, cashier, now }: Seller): ReckonedSale => {
  const known = new Map(goods.map((good) => [good.id, good]))
  const asked = new Map<string, number>()
  const lines = order.lines.map(({ productId, quantity, discount }) => {
    const good = known.get(productId)
    if (!good) throw new AppError('product_gone', { details: { productId } })
    asked.set(productId, (asked.get(productId) ?? 0) + quantity)
    return { productId, name: good.name, quantity, price: good.price, discount }
  })
  const short = [...asked].flatMap(([productId, quantity]) => {
    const good = known.get(productId)
    if (!good || good.stock === null || good.stock >= quantity) return []
    return [{ productId, name: good.name, left: good.stock, asked: quantity }]
  })
  if (short[0]) throw new AppError('out_of_stock', { details: { ...short[0], short } })
  const rules = { chargeRules: rulesOf(shop), roundingRule: roundingRuleOf(shop) }
  return { ...factsOf(order), soldAt: now, cashier, bill: reckonBill({ ...order, lines, ...rules }) }
}

/**
 * Reckons and writes. Nothing is locked while it is reckoned; where goods have changed meanwhile, it is done again with
 * the goods locked.
 */
const sell = async (database: Database, order: SaleOrder, seller: Seller): Promise<Sale | 'known'> => {
  const { id } = seller.shop
  const goods = await goodsOf(database, id, order)
  const written = await writeSale(database, reckoned(order, goods, seller), seller, inTurn(database, seller.shop))
  if (written !== 'changed') return written
  return database.transaction(async (tx) => {
    await holdPlaces(tx, id)
    await lockStocks(tx, id, idsOf(order))
    const locked = await goodsOf(tx, id, order)
    const second = await writeSale(tx, reckoned(order, locked, seller), seller)
    if (second === 'changed') throw new Error('goods that were locked have changed')
    return second
  })
}

/** What makes two sendings the same sale; a price counts where the sender has named one. */
export interface SaleContent extends Omit<BillInput<SoldSale['lines'][number]>, 'lines'> {
  readonly id: string
  readonly lines: readonly SentLine[]
}
interface SentLine {
  readonly productId: string
  readonly quantity: number
  readonly price?: number
  readonly discount?: number | undefined
}

/** Whether a sale was added to by the rates that its sender names; who names none leaves them to the shop. */
const hasRules = ({ charges }: Sale, rules: ChargeRules | undefined): boolean =>
  rules === undefined || (charges?.serviceRate === rules.serviceRate && charges.taxRate === rules.taxRate)

const isSame = (stored: Sale, sent: SaleContent): boolean =>
  stored.paymentMethod === sent.paymentMethod &&
  (stored.discount ?? 0) === (sent.discount ?? 0) &&
  hasRules(stored, sent.chargeRules) &&
  sent.payments?.length === stored.payments?.length &&
  (sent.payments ?? []).every(
    ({ method, amount }, at) => stored.payments?.[at]?.method === method && stored.payments[at].amount === amount,
  ) &&
  (sent.payments !== undefined || stored.received === (sent.received ?? stored.total)) &&
  stored.lines.length === sent.lines.length &&
  stored.lines.every((known, at) => {
    const line = sent.lines[at]
    return (
      line?.productId === known.productId &&
      line?.quantity === known.quantity &&
      (line?.price ?? known.price) === known.price &&
      (line?.discount ?? 0) === (known.discount ?? 0)
    )
  })

/** The sale that the shop has under the sent id. Throws `sale_conflict` where it is another one. */
export const storedSale = async (reader: Reader, sent: SaleContent, { shop }: Seller): Promise<Sale | null> => {
  const stored = await findSale(reader, shop.id, sent.id)
  if (stored && !isSame(stored, sent)) throw new AppError('sale_conflict', { details: { number: stored.number } })
  return stored
}

/** Records once: what `write` refuses, or finds known, is answered by the sale that is there. */
export const recordOnce = async (
  database: Database,
  sent: SaleContent,
  seller: Seller,
  write: () => Promise<Sale | 'known'>,
): Promise<Sale> => {
  const gone = sent.lines.find(({ productId }) => storableText(productId) !== productId)
  if (gone) throw new AppError('product_gone', { details: { productId: storableText(gone.productId) } })
  try {
    const written = await write()
    if (written !== 'known') return written
  } catch (error) {
    // A repeated order comes before each of our rules: it has been sold.
    const repeated = error instanceof AppError ? await storedSale(database, sent, seller) : null
    if (!repeated) throw error
    return repeated
  }
  const sale = await storedSale(database, sent, seller)
  if (!sale) throw new Error('a sale that is known is not there')
  return sale
}

/**
 * Records a sale: all of it or nothing, once for each sale id. The same order again answers the stored sale, whatever
 * has happened to goods and prices since. Prices, total and change are reckoned here; goods are locked in the order of
 * their ids, then the shop. Throws `out_of_stock`, `product_gone`, `received_too_low`, `sale_too_large`,
 * `sale_conflict`.
 */
export const recordSale = (database: Database, order: SaleOrder, seller: Seller): Promise<Sale> =>
  recordOnce(database, order, seller, () => sell(database, order, seller))
