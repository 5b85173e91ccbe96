import { and, asc, eq, isNull, ne, sql } from 'drizzle-orm'

import type { Reader, Tx } from '#core/db/server/database.ts'
import { AppError } from '#core/errors/shared/app-error.ts'
import { storableText } from '#core/text/shared/storable-text.ts'
import { newId } from '#core/time-and-ids/shared/ids.ts'

import type { Location } from '../../shared/locations/location.ts'
import { posLocations, posLocationStocks } from '../locations.tables.ts'
import { lockStocks, moveStocks, placesTurn } from '../place-stock.ts'
import { posProducts } from '../pos.tables.ts'
import { type ShopRow, touchShop } from '../shops.repo.ts'

type Shop = Pick<ShopRow, 'id' | 'ownerId'>

/** As many places one shop may have. */
const mostLocations = 100

const viewed = {
  id: posLocations.id,
  name: posLocations.name,
  address: posLocations.address,
  phone: posLocations.phone,
}

/** The places of a shop, the usual one first; none in a shop of one. */
export const listLocations = (reader: Reader, posId: string): Promise<Location[]> =>
  reader
    .select(viewed)
    .from(posLocations)
    .where(and(eq(posLocations.posId, posId), isNull(posLocations.removedAt)))
    .orderBy(asc(posLocations.position), asc(posLocations.id))

/** What every place of a shop is called, removed ones too: its past sales and moves keep their name. */
export const locationNames = async (reader: Reader, posId: string): Promise<ReadonlyMap<string, string>> => {
  const rows = await reader.select(viewed).from(posLocations).where(eq(posLocations.posId, posId))
  return new Map(rows.map(({ id, name }) => [id, name]))
}

/** Nobody counts on the shop's places until the transaction ends: no sale is being written, none begins. */
const takeTurn = async (tx: Tx, posId: string): Promise<void> => {
  await tx.execute(sql`select pg_advisory_xact_lock(${placesTurn(posId)})`)
}

type LocationFacts = Omit<Location, 'id'>

const stored = ({ name, address, phone }: LocationFacts): LocationFacts => ({
  name: storableText(name),
  address: storableText(address),
  phone: storableText(phone),
})

const requireFreeName = (locations: readonly Location[], name: string): void => {
  if (locations.some((one) => one.name.toLowerCase() === storableText(name).toLowerCase()))
    throw new AppError('location_name_taken')
}

const insertLocation = async (tx: Tx, posId: string, facts: LocationFacts, now: Date): Promise<string> => {
  const id = newId('location')
  const position = sql`(select coalesce(max(position), 0) + 1 from pos_locations where pos_id = ${posId})`
  await tx.insert(posLocations).values({ posId, id, ...stored(facts), position, createdAt: now })
  return id
}

const allGoods = async (tx: Tx, posId: string): Promise<string[]> =>
  (await tx.select({ id: posProducts.id }).from(posProducts).where(eq(posProducts.posId, posId))).map(({ id }) => id)

/** The shop as it was becomes a place: everything that is there lies in it from now on. */
const openUsual = async (tx: Tx, posId: string, facts: LocationFacts, now: Date): Promise<void> => {
  const locationId = await insertLocation(tx, posId, facts, now)
  const held = await lockStocks(tx, posId, await allGoods(tx, posId))
  const moves = [...held].flatMap(([productId, { stock }]) => [
    { productId, locationId: null, delta: -(stock ?? 0) },
    { productId, locationId, delta: stock ?? 0 },
  ])
  await moveStocks(tx, posId, held, moves, { reason: 'move', now })
}

/**
 * Adds a place. The first one makes two of the shop: the `present` place, to which all that is there belongs, and the
 * new one. Throws `location_name_taken`, `too_many_locations`.
 */
export const addLocation = async (
  tx: Tx,
  shop: Shop,
  { present, ...facts }: LocationFacts & { readonly present: LocationFacts },
  now: Date,
): Promise<Location[]> => {
  await takeTurn(tx, shop.id)
  if ((await listLocations(tx, shop.id)).length === 0) await openUsual(tx, shop.id, present, now)
  const known = await listLocations(tx, shop.id)
  if (known.length >= mostLocations) throw new AppError('too_many_locations')
  requireFreeName(known, facts.name)
  await insertLocation(tx, shop.id, facts, now)
  await touchShop(tx, shop, now)
  return listLocations(tx, shop.id)
}

const requireLocation = (locations: readonly Location[], id: string): Location => {
  const found = locations.find((one) => one.id === id)
  if (!found) throw new AppError('not_found')
  return found
}

/** Changes what is named of a place. Throws `not_found`, `location_name_taken`. */
export const changeLocation = async (
  tx: Tx,
  shop: Shop,
  id: string,
  change: { readonly [Fact in keyof LocationFacts]?: string | undefined },
  now: Date,
): Promise<Location[]> => {
  await takeTurn(tx, shop.id)
  const known = await listLocations(tx, shop.id)
  const { name, address, phone } = requireLocation(known, id)
  const next = { name: change.name ?? name, address: change.address ?? address, phone: change.phone ?? phone }
  requireFreeName(
    known.filter((one) => one.id !== id),
    next.name,
  )
  await tx
    .update(posLocations)
    .set(stored(next))
    .where(and(eq(posLocations.posId, shop.id), eq(posLocations.id, id)))
  await touchShop(tx, shop, now)
  return listLocations(tx, shop.id)
}

/**
 * Removes a place after what lies there has been carried to `moveTo`; without it only a place where nothing on sale
 * lies. Throws `not_found`, `last_location`, `location_holds_stock`.
 */
export const removeLocation = async (
  tx: Tx,
  shop: Shop,
  { id, moveTo }: { readonly id: string; readonly moveTo: string | undefined },
  now: Date,
): Promise<Location[]> => {
  await takeTurn(tx, shop.id)
  const known = await listLocations(tx, shop.id)
  requireLocation(known, id)
  const others = known.filter((one) => one.id !== id)
  const target = moveTo === undefined ? others[0] : requireLocation(others, moveTo)
  if (!target) throw new AppError('last_location')
  const held = await lockStocks(tx, shop.id, await allGoods(tx, shop.id))
  const there = [...held].flatMap(([productId, { at, isRemoved }]) => {
    const pieces = at.get(id) ?? 0
    return pieces === 0 ? [] : [{ productId, pieces, isRemoved }]
  })
  if (moveTo === undefined && there.some(({ isRemoved }) => !isRemoved)) throw new AppError('location_holds_stock')
  const moves = there.flatMap(({ productId, pieces }) => [
    { productId, locationId: id, delta: -pieces },
    { productId, locationId: target.id, delta: pieces },
  ])
  await moveStocks(tx, shop.id, held, moves, { reason: 'move', saleId: newId('stockWork'), now })
  await tx
    .delete(posLocationStocks)
    .where(and(eq(posLocationStocks.posId, shop.id), eq(posLocationStocks.locationId, id)))
  await tx
    .update(posLocations)
    .set({ removedAt: now })
    .where(and(eq(posLocations.posId, shop.id), eq(posLocations.id, id)))
  // A till that stood there stands in the usual place now: all of its shelf is news to it.
  await tx
    .update(posProducts)
    .set({ updatedAt: sql`greatest(${posProducts.updatedAt}, ${now.toISOString()}::timestamptz)` })
    .where(and(eq(posProducts.posId, shop.id), isNull(posProducts.removedAt), ne(posProducts.updatedAt, now)))
  await touchShop(tx, shop, now)
  return listLocations(tx, shop.id)
}
