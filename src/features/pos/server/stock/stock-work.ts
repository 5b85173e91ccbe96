import { and, eq, sql } from 'drizzle-orm'

import type { Tx } from '#core/db/server/database.ts'
import { AppError } from '#core/errors/shared/app-error.ts'
import { storableText } from '#core/text/shared/storable-text.ts'

import type { LossReason, StockReason } from '../../shared/stock/stock-reasons.ts'
import { type HeldStocks, holdPlaces, lockStocks, moveStocks, placeMeant, type StockMove } from '../place-stock.ts'
import { posStockMoves } from '../pos.tables.ts'
import { type ShopRow, touchShop } from '../shops.repo.ts'

type Shop = Pick<ShopRow, 'id' | 'ownerId'>

interface Work {
  /** Work of the same id is done once. */
  readonly id: string
  readonly lines: readonly { readonly productId: string }[]
}

const isDone = async (tx: Tx, posId: string, { id, lines }: Work): Promise<boolean> => {
  const ids = lines.map(({ productId }) => productId)
  const [known] = await tx
    .select({ position: posStockMoves.position })
    .from(posStockMoves)
    .where(
      and(
        eq(posStockMoves.posId, posId),
        sql`${posStockMoves.productId} = any(${sql.param(ids)})`,
        eq(posStockMoves.saleId, id),
      ),
    )
    .limit(1)
  return known !== undefined
}

/** Every product of the work is on the shelf, counted and named once. */
const requireCounted = (held: HeldStocks, { lines }: Work): void => {
  for (const { productId } of lines) {
    const good = held.get(productId)
    if (!good || good.isRemoved) throw new AppError('product_gone', { details: { productId } })
    if (good.stock === null) throw new AppError('stock_not_counted', { details: { productId, name: good.name } })
  }
  if (new Set(lines.map(({ productId }) => productId)).size < lines.length)
    throw new AppError('invalid_request', { details: { fields: ['lines'] } })
}

/** Does a piece of work once: all of its lines or none. Answers how many goods have another stock. */
const doOnce = async <Order extends Work>(
  tx: Tx,
  shop: Shop,
  work: Order,
  { reason, now }: { readonly reason: StockReason; readonly now: Date },
  movesOf: (held: HeldStocks, places: readonly string[]) => readonly StockMove[],
): Promise<{ changed: number }> => {
  const places = await holdPlaces(tx, shop.id)
  if (work.lines.some(({ productId }) => storableText(productId) !== productId)) throw new AppError('product_gone')
  const held = await lockStocks(
    tx,
    shop.id,
    work.lines.map(({ productId }) => productId),
  )
  if (await isDone(tx, shop.id, work)) return { changed: work.lines.length }
  requireCounted(held, work)
  const moves = movesOf(held, places).filter(({ delta }) => delta !== 0)
  await moveStocks(tx, shop.id, held, moves, { reason, saleId: work.id, now })
  await touchShop(tx, shop, now)
  return { changed: new Set(moves.map(({ productId }) => productId)).size }
}

interface Pieces {
  readonly productId: string
  readonly quantity: number
}

interface WorkOrder {
  readonly id: string
  readonly reason: 'in' | LossReason
  readonly locationId?: string | undefined
  readonly lines: readonly Pieces[]
}

/** Goods that came in are added, goods that are gone are taken off. Throws `out_of_stock`, `stock_not_counted`, `product_gone`. */
export const workStock = (tx: Tx, shop: Shop, order: WorkOrder, now: Date) =>
  doOnce(tx, shop, order, { reason: order.reason, now }, (_, places) => {
    const locationId = placeMeant(places, order.locationId)
    const sign = order.reason === 'in' ? 1 : -1
    return order.lines.map(({ productId, quantity }) => ({ productId, locationId, delta: sign * quantity }))
  })

interface TransferOrder {
  readonly id: string
  readonly from: string
  readonly to: string
  readonly lines: readonly Pieces[]
}

/** Carries goods between two places: the shop has as many afterwards. Throws `out_of_stock`, `not_found`. */
export const moveGoods = (tx: Tx, shop: Shop, order: TransferOrder, now: Date) =>
  doOnce(tx, shop, order, { reason: 'move', now }, (_, places) => {
    if (order.from === order.to || !places.includes(order.from) || !places.includes(order.to))
      throw new AppError('not_found')
    return order.lines.flatMap(({ productId, quantity }) => [
      { productId, locationId: order.from, delta: -quantity },
      { productId, locationId: order.to, delta: quantity },
    ])
  })

interface CountOrder {
  readonly id: string
  readonly locationId?: string | undefined
  readonly lines: readonly { readonly productId: string; readonly counted: number; readonly expected: number }[]
}

/** Sets stocks right by what was counted against what was expected; what was sold since then stays taken off. */
export const countStock = (tx: Tx, shop: Shop, order: CountOrder, now: Date) =>
  doOnce(tx, shop, order, { reason: 'count', now }, (held, places) => {
    const locationId = placeMeant(places, order.locationId)
    return order.lines.map(({ productId, counted, expected }) => {
      const good = held.get(productId)
      const stock = (locationId === null ? good?.stock : good?.at.get(locationId)) ?? 0
      return { productId, locationId, delta: Math.max(counted - expected, -stock) }
    })
  })
