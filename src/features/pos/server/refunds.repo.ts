import { and, asc, eq, inArray, sql } from 'drizzle-orm'

import type { Database, Reader, Tx } from '#core/db/server/database.ts'
import { AppError } from '#core/errors/shared/app-error.ts'
import { storableText } from '#core/text/shared/storable-text.ts'
import { dayIn } from '#core/time-and-ids/shared/zoned-date.ts'

import { debtBack, debtOf } from '../shared/debt/debt.ts'
import {
  kindOf,
  type ReckonedRefund,
  reckonRefund,
  type Refund,
  type RefundInput,
  withRefund,
} from '../shared/refund.ts'
import type { Sale } from '../shared/sale.ts'
import { writeAct } from './guard/money-acts.repo.ts'
import { holdPlaces, placeForReturn, restock } from './place-stock.ts'
import { posProducts, posShops } from './pos.tables.ts'
import { findSale } from './sales.repo.ts'
import { posRefundItems, posRefunds, posSaleItems, posSales } from './sales.tables.ts'
import { touchShop } from './shops.repo.ts'
import type { Seller } from './reckoned-sale.ts'

/** When the money went back, and whether a device had given it back before we heard of it. */
interface RefundMoment {
  readonly at: Date
  readonly isFromDevice: boolean
}

/** What a refund leaves behind: itself, and its sale as it is now. */
export interface RecordedRefund {
  readonly refund: Refund
  readonly sale: Sale
}

const debtIn = (debt: number): Pick<Refund, 'debt'> => (debt > 0 ? { debt } : {})

const findRefund = async (reader: Reader, posId: string, id: string): Promise<Refund | null> => {
  const [row] = await reader
    .select()
    .from(posRefunds)
    .where(and(eq(posRefunds.posId, posId), eq(posRefunds.id, id)))
  if (!row) return null
  const items = await reader
    .select({
      line: posRefundItems.line,
      quantity: posRefundItems.quantity,
      amount: posRefundItems.amount,
      restocked: posRefundItems.restocked,
    })
    .from(posRefundItems)
    .where(and(eq(posRefundItems.posId, posId), eq(posRefundItems.refundId, id)))
    .orderBy(asc(posRefundItems.line))
  const { saleId, kind, amount, debt, paymentMethod, reason, cashier, createdAt } = row
  const timestamp = createdAt.toISOString()
  return { id, saleId, kind, amount, ...debtIn(debt), items, paymentMethod, reason, cashier, timestamp }
}

const isSame = (stored: Refund, sent: RefundInput): boolean =>
  stored.saleId === sent.saleId &&
  stored.paymentMethod === sent.paymentMethod &&
  (sent.debt === undefined || (stored.debt ?? 0) === sent.debt) &&
  stored.items.length === sent.items.length &&
  stored.items.every(({ line, quantity, restocked }) =>
    sent.items.some((item) => item.line === line && item.quantity === quantity && item.restocked === restocked),
  )

interface BackOfProduct {
  readonly productId: string
  readonly quantity: number
  readonly restocked: number
  readonly amount: number
}

interface Return {
  readonly refund: Refund
  readonly back: readonly BackOfProduct[]
  readonly place: string | null
  readonly now: Date
}

/** Every product of a refund once, with all that comes back of it. */
const byProduct = (sale: Sale, { items }: ReckonedRefund): BackOfProduct[] => {
  const back = new Map<string, BackOfProduct>()
  for (const { line, quantity, restocked, amount } of items) {
    const productId = sale.lines[line - 1]?.productId
    if (!productId) continue
    const before = back.get(productId) ?? { productId, quantity: 0, restocked: 0, amount: 0 }
    back.set(productId, {
      productId,
      quantity: before.quantity + quantity,
      restocked: before.restocked + (restocked ? quantity : 0),
      amount: before.amount + amount,
    })
  }
  return [...back.values()]
}

/** Takes what came back out of what has been sold, and puts on the shelf what goes there. */
const putBack = async (tx: Tx, posId: string, sale: Sale, { refund, back, place, now }: Return): Promise<void> => {
  for (const { productId, quantity, amount } of back)
    await tx
      .update(posProducts)
      .set({
        soldQuantity: sql`${posProducts.soldQuantity} - ${quantity}`,
        soldRevenue: sql`${posProducts.soldRevenue} - ${amount}`,
        updatedAt: sql`greatest(${posProducts.updatedAt}, ${now.toISOString()}::timestamptz)`,
      })
      .where(and(eq(posProducts.posId, posId), eq(posProducts.id, productId)))
  await restock(tx, posId, {
    locationId: place,
    lines: back.map(({ productId, restocked }) => ({ productId, quantity: restocked })),
    saleId: sale.id,
    refundId: refund.id,
    now,
  })
}

/** The goods in the order of their ids, then the shop: as `pos_record_sale` does, so that neither waits for the other. */
const lockGoods = async (tx: Tx, posId: string, sale: Sale, sent: RefundInput): Promise<void> => {
  const ids = sent.items.flatMap(({ line }) => sale.lines[line - 1]?.productId ?? [])
  await tx
    .select({ id: posProducts.id })
    .from(posProducts)
    .where(and(eq(posProducts.posId, posId), inArray(posProducts.id, [...new Set(ids)])))
    .orderBy(asc(posProducts.id))
    .for('no key update')
  await tx.select({ id: posShops.id }).from(posShops).where(eq(posShops.id, posId)).for('no key update')
}

/**
 * How much of a refund lowers the debt. What a till has told its customer stands, also where others have lowered it
 * meanwhile: the rest is to the customer's good. Otherwise the debt goes before money.
 */
const debtLowered = (sale: Sale, { amount }: ReckonedRefund, sent: RefundInput): number => {
  if (debtOf(sale) === 0) return 0
  return sent.debt === undefined ? debtBack(sale, amount, sale.owed ?? 0) : Math.min(sent.debt, amount)
}

const withOwed = (sale: Sale, debt: number): Sale =>
  sale.owed === undefined ? sale : { ...sale, owed: Math.max(0, sale.owed - debt) }

/** Everything is locked: what the sale has left now is what it has left. */
const write = async (
  tx: Tx,
  sent: RefundInput,
  { at, isFromDevice }: RefundMoment,
  { shop, cashier: signedIn, now }: Seller,
  { sale, places }: { readonly sale: Sale; readonly places: readonly string[] },
): Promise<RecordedRefund> => {
  const posId = shop.id
  const reckoned = reckonRefund(sale, sent.items)
  const day = dayIn(at, shop.timeZone)
  const kind = kindOf(sale, sent, day === dayIn(new Date(sale.timestamp), shop.timeZone))
  const debt = debtLowered(sale, reckoned, sent)
  const after = withOwed(withRefund(sale, reckoned, kind, debt), debt)
  const place = placeForReturn(places, sent.locationId ?? sale.locationId)
  const cashier = storableText(sent.cashier) || signedIn
  const { id, saleId, paymentMethod } = sent
  const items = reckoned.items
    .toSorted((one, other) => one.line - other.line)
    .map(({ line, quantity, amount: back, restocked }) => ({ line, quantity, amount: back, restocked }))
  const { amount } = reckoned
  const reason = storableText(sent.reason)
  const refund: Refund = {
    id,
    saleId,
    kind,
    amount,
    ...debtIn(debt),
    items,
    paymentMethod,
    reason,
    cashier,
    timestamp: at.toISOString(),
  }
  await tx.insert(posRefunds).values({
    posId,
    id,
    saleId,
    kind,
    day,
    amount,
    debt,
    paymentMethod,
    reason,
    cashier,
    shiftId: sent.shiftId ?? null,
    locationId: place,
    createdAt: at,
    recordedAt: isFromDevice ? now : null,
  })
  await writeAct(tx, {
    posId,
    id,
    kind,
    saleId,
    amount,
    whole: sale.total,
    reason,
    cashier,
    deviceCode: sent.deviceCode ?? null,
    withPin: sent.withPin ?? false,
    createdAt: at,
    recordedAt: isFromDevice ? now : null,
  })
  await tx.insert(posRefundItems).values(items.map((item) => ({ posId, refundId: id, saleId, ...item })))
  for (const { line } of items) {
    const { refundedQuantity = 0, refundedAmount = 0 } = after.lines[line - 1] ?? {}
    await tx
      .update(posSaleItems)
      .set({ refundedQuantity, refundedAmount })
      .where(and(eq(posSaleItems.posId, posId), eq(posSaleItems.saleId, saleId), eq(posSaleItems.line, line)))
  }
  await tx
    .update(posSales)
    .set({ refunded: after.refunded ?? 0, status: after.status })
    .where(and(eq(posSales.posId, posId), eq(posSales.id, saleId)))
  await putBack(tx, posId, sale, { refund, back: byProduct(sale, reckoned), place, now })
  await touchShop(tx, shop, now)
  return { refund, sale: after }
}

/**
 * Records a refund: all of it or nothing, once for each id. The same again answers what is stored. Money comes from the
 * stored lines. Throws `sale_unknown`, `refund_too_much` where the sale has not so many pieces left, `refund_conflict`.
 */
export const recordRefund = (
  database: Database,
  sent: RefundInput,
  moment: RefundMoment,
  seller: Seller,
): Promise<RecordedRefund> =>
  database.transaction(async (tx) => {
    const { id: posId } = seller.shop
    const known = await findSale(tx, posId, sent.saleId)
    if (!known) throw new AppError('sale_unknown')
    const places = await holdPlaces(tx, posId)
    await lockGoods(tx, posId, known, sent)
    const sale = await findSale(tx, posId, sent.saleId)
    if (!sale) throw new Error('a sale that is known is not there')
    const stored = await findRefund(tx, posId, sent.id)
    if (stored && !isSame(stored, sent)) throw new AppError('refund_conflict')
    return stored ? { refund: stored, sale } : write(tx, sent, moment, seller, { sale, places })
  })
