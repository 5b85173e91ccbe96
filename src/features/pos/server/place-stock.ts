import { and, asc, eq, isNull, sql } from 'drizzle-orm'

import type { Reader, Tx } from '#core/db/server/database.ts'
import { AppError } from '#core/errors/shared/app-error.ts'

import type { StockReason } from '../shared/stock/stock-reasons.ts'
import { posLocations, posLocationStocks } from './locations.tables.ts'
import { posProducts, posStockMoves } from './pos.tables.ts'

/** The turn of a shop's places, for `pg_advisory_xact_lock`: shared by whoever counts on them, alone for who changes them. */
export const placesTurn = (posId: string) => sql`hashtextextended(${`pos-places:${posId}`}, 0)`

/** The ids of a shop's places, the usual one first; none in a shop that sells in one place. */
export const listPlaceIds = async (reader: Reader, posId: string): Promise<string[]> => {
  const rows = await reader
    .select({ id: posLocations.id })
    .from(posLocations)
    .where(and(eq(posLocations.posId, posId), isNull(posLocations.removedAt)))
    .orderBy(asc(posLocations.position), asc(posLocations.id))
  return rows.map(({ id }) => id)
}

/**
 * The same, and no place is added or removed until the transaction ends. It comes before any goods are locked: whoever
 * changes places locks them all.
 */
export const holdPlaces = async (tx: Tx, posId: string): Promise<string[]> => {
  await tx.execute(sql`select pg_advisory_xact_lock_shared(${placesTurn(posId)})`)
  return listPlaceIds(tx, posId)
}

/** The place that is meant: the told one, the usual one where none is told; null in a shop of one place. Throws `not_found`. */
export const placeMeant = (places: readonly string[], told: string | null | undefined): string | null => {
  const place = told ?? places[0] ?? null
  if (place !== null && !places.includes(place)) throw new AppError('not_found')
  return place
}

/** What there is of a product. */
export interface HeldStock {
  readonly name: string
  /** In all places together; null where it is not counted. */
  readonly stock: number | null
  readonly isRemoved: boolean
  /** By place; empty in a shop of one. */
  readonly at: ReadonlyMap<string, number>
}
export type HeldStocks = ReadonlyMap<string, HeldStock>

/** Keeps the stocks of goods as they are until the transaction ends, locked in the order of their ids as sales do it. */
export const lockStocks = async (tx: Tx, posId: string, ids: readonly string[]): Promise<HeldStocks> => {
  const wanted = sql.param([...new Set(ids)])
  const goods = await tx
    .select({
      id: posProducts.id,
      name: posProducts.name,
      stock: posProducts.stock,
      removedAt: posProducts.removedAt,
    })
    .from(posProducts)
    .where(and(eq(posProducts.posId, posId), sql`${posProducts.id} = any(${wanted})`))
    .orderBy(asc(posProducts.id))
    .for('no key update')
  // What lies where is read only now that the goods are locked: before that others may still take of it.
  const rows = await tx
    .select()
    .from(posLocationStocks)
    .where(and(eq(posLocationStocks.posId, posId), sql`${posLocationStocks.productId} = any(${wanted})`))
  const at = new Map<string, Map<string, number>>()
  for (const { productId, locationId, stock } of rows)
    at.set(productId, (at.get(productId) ?? new Map<string, number>()).set(locationId, stock))
  return new Map(
    goods.map(({ id, name, stock, removedAt }) => [
      id,
      { name, stock, isRemoved: removedAt !== null, at: at.get(id) ?? new Map<string, number>() },
    ]),
  )
}

/** One change of a stock; its place is null in a shop of one. */
export interface StockMove {
  readonly productId: string
  readonly locationId: string | null
  readonly delta: number
}

/** Why stocks change, and by which paper. */
export interface StockCause {
  readonly reason: StockReason
  readonly now: Date
  /** The sale, or the stock work (`stk_…`), that it belongs to. */
  readonly saleId?: string | undefined
  readonly refundId?: string | undefined
}

/** As many rows go into one statement: PostgreSQL takes 65,535 values with it. */
const rowsAtOnce = 2_000

const noteMoves = async (
  tx: Tx,
  posId: string,
  moves: readonly StockMove[],
  { reason, now, saleId, refundId }: StockCause,
): Promise<void> => {
  for (let from = 0; from < moves.length; from += rowsAtOnce)
    await tx
      .insert(posStockMoves)
      .values(
        moves
          .slice(from, from + rowsAtOnce)
          .map((move) => ({ ...move, posId, reason, saleId, refundId, createdAt: now })),
      )
}

interface PlaceStock {
  readonly locationId: string
  readonly productId: string
  readonly stock: number
}

/** Writes the sums of goods that are locked; null for what is not counted any more. */
const writeSums = async (tx: Tx, posId: string, sums: ReadonlyMap<string, number | null>, now: Date): Promise<void> => {
  const rows = JSON.stringify([...sums].map(([id, stock]) => ({ id, stock })))
  await tx.execute(sql`
    update pos_products p set stock = s.stock, updated_at = greatest(p.updated_at, ${now.toISOString()}::timestamptz)
    from jsonb_to_recordset(${rows}::jsonb) as s(id text, stock bigint)
    where p.pos_id = ${posId} and p.id = s.id`)
}

/** Writes what lies where. */
const writePlaces = async (tx: Tx, posId: string, places: readonly PlaceStock[]): Promise<void> => {
  if (places.length === 0) return
  const rows = JSON.stringify(places.map(({ locationId: place, productId: id, stock }) => ({ place, id, stock })))
  await tx.execute(sql`
    insert into pos_location_stocks (pos_id, location_id, product_id, stock)
    select ${posId}, s.place, s.id, s.stock from jsonb_to_recordset(${rows}::jsonb) as s(place text, id text, stock bigint)
    on conflict (pos_id, location_id, product_id) do update set stock = excluded.stock`)
}

/** Notes the stocks with which new goods begin; their rows have them already. */
export const noteFirstStocks = async (tx: Tx, posId: string, moves: readonly StockMove[], now: Date): Promise<void> => {
  const real = moves.filter(({ delta }) => delta !== 0)
  await noteMoves(tx, posId, real, { reason: 'set', now })
  await writePlaces(
    tx,
    posId,
    real.flatMap(({ locationId, productId, delta }) =>
      locationId === null ? [] : [{ locationId, productId, stock: delta }],
    ),
  )
}

/**
 * Writes moves of goods that the caller holds locked: the sums, what lies where, and the moves themselves. A stock that
 * is not counted begins at none. Throws `out_of_stock` where a place would have less than nothing.
 */
export const moveStocks = async (
  tx: Tx,
  posId: string,
  held: HeldStocks,
  moves: readonly StockMove[],
  cause: StockCause,
): Promise<void> => {
  const real = moves.filter(({ delta }) => delta !== 0)
  if (real.length === 0) return
  const sums = new Map<string, number>()
  const places = new Map<string, PlaceStock>()
  for (const { productId, locationId, delta } of real) {
    const good = held.get(productId)
    if (!good) throw new AppError('product_gone', { details: { productId } })
    sums.set(productId, (sums.get(productId) ?? good.stock ?? 0) + delta)
    if (locationId === null) continue
    const key = `${locationId} ${productId}`
    const stock = (places.get(key)?.stock ?? good.at.get(locationId) ?? 0) + delta
    places.set(key, { locationId, productId, stock })
  }
  const goneBelow = [...places.values(), ...[...sums].map(([productId, stock]) => ({ productId, stock }))].find(
    ({ stock }) => stock < 0,
  )
  if (goneBelow) {
    const { productId, stock } = goneBelow
    const asked = -Math.min(...real.filter((move) => move.productId === productId).map(({ delta }) => delta))
    throw new AppError('out_of_stock', {
      details: { productId, name: held.get(productId)?.name ?? '', left: stock + asked, asked },
    })
  }
  await noteMoves(tx, posId, real, cause)
  await writeSums(tx, posId, sums, cause.now)
  await writePlaces(tx, posId, [...places.values()])
}

/** A stock as somebody writes it: null where it is not counted any more. */
export interface WantedStock {
  readonly productId: string
  readonly stock: number | null
}

/** Sets stocks at a place of the shop (`null` in a shop of one). What is not counted any more is none anywhere. */
export const setStocks = async (
  tx: Tx,
  posId: string,
  wanted: readonly WantedStock[],
  place: string | null,
  now: Date,
): Promise<void> => {
  if (wanted.length === 0) return
  const ids = wanted.map(({ productId }) => productId)
  const held = await lockStocks(tx, posId, ids)
  const moves = wanted.flatMap(({ productId, stock }): StockMove[] => {
    const good = held.get(productId)
    if (stock === null && good && good.at.size > 0)
      return [...good.at].map(([locationId, pieces]) => ({ productId, locationId, delta: -pieces }))
    const before = place === null ? good?.stock : good?.at.get(place)
    return [{ productId, locationId: place, delta: (stock ?? 0) - (before ?? 0) }]
  })
  await moveStocks(tx, posId, held, moves, { reason: 'set', now })
  const begun = wanted.filter(({ productId, stock }) => stock === 0 && held.get(productId)?.stock === null)
  const ended = wanted.filter(({ productId, stock }) => stock === null && held.get(productId)?.stock !== null)
  if (begun.length + ended.length === 0) return
  const sums = new Map([...begun, ...ended].map(({ productId, stock }) => [productId, stock]))
  await writeSums(tx, posId, sums, now)
  await tx
    .delete(posLocationStocks)
    .where(
      and(
        eq(posLocationStocks.posId, posId),
        sql`${posLocationStocks.productId} = any(${sql.param(ended.map(({ productId }) => productId))})`,
      ),
    )
}

/** Goods of a sale that come back. */
export interface ReturnedGoods {
  /** Where they are put (`placeForReturn`). */
  readonly locationId: string | null
  readonly lines: readonly { readonly productId: string; readonly quantity: number }[]
  readonly saleId: string
  readonly refundId: string
  readonly now: Date
}

/** The place to which goods come back: the one that is told, the usual one where it is gone or nothing is told. */
export const placeForReturn = (places: readonly string[], told: string | null | undefined): string | null =>
  placeMeant(places, places.find((id) => id === told) ?? null)

/**
 * Puts goods of a sale back on the shelf of the place that sold them; what is not counted stays so. The caller holds the
 * places, from before it locked any goods.
 */
export const restock = async (tx: Tx, posId: string, { locationId, lines, ...cause }: ReturnedGoods): Promise<void> => {
  const held = await lockStocks(
    tx,
    posId,
    lines.map(({ productId }) => productId),
  )
  const moves = lines
    .filter(({ productId }) => typeof held.get(productId)?.stock === 'number')
    .map(({ productId, quantity }) => ({ productId, locationId, delta: quantity }))
  await moveStocks(tx, posId, held, moves, { ...cause, reason: 'refund' })
}
