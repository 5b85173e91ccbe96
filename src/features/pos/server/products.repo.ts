import { and, asc, eq, gte, isNull, or, sql } from 'drizzle-orm'

import type { Reader, Tx } from '#core/db/server/database.ts'
import { AppError } from '#core/errors/shared/app-error.ts'
import { storableText } from '#core/text/shared/storable-text.ts'
import { newId } from '#core/time-and-ids/shared/ids.ts'

import type { OwnProduct, Product } from '../shared/store.ts'
import { takeCategories } from './categories.repo.ts'
import { withPlaces } from './locations/place-goods.ts'
import { holdPlaces, listPlaceIds, noteFirstStocks, placeMeant, setStocks } from './place-stock.ts'
import { posProducts } from './pos.tables.ts'
import { type ShopRow, touchShop } from './shops.repo.ts'

export type ProductRow = typeof posProducts.$inferSelect
type Shop = Pick<ShopRow, 'id' | 'ownerId'>

export interface ProductFacts {
  readonly name: string
  readonly price: number
  /** Null where the owner has not said what a piece costs the shop. */
  readonly cost?: number | null | undefined
  /** Null where it is not counted. */
  readonly stock: number | null
  /** The place whose stock is meant; the usual one where none is named. */
  readonly locationId?: string | undefined
  readonly category?: string | null | undefined
  readonly description?: string | undefined
  readonly barcode?: string | null | undefined
}

/** What may change of a product; absent facts stay as they are. */
export type ProductChange = { readonly [Fact in keyof ProductFacts]?: ProductFacts[Fact] | undefined }

const toProduct = (row: ProductRow): Product => ({
  id: row.id,
  name: row.name,
  price: row.price,
  stock: row.stock,
  category: row.category,
  description: row.description,
  barcode: row.barcode,
  imageUrl: row.imageUrl,
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
})

const toOwnProduct = (row: ProductRow): OwnProduct => ({ ...toProduct(row), cost: row.cost })

const onShelf = (posId: string) => and(eq(posProducts.posId, posId), isNull(posProducts.removedAt))

const shelfRows = (reader: Reader, posId: string): Promise<ProductRow[]> =>
  reader.select().from(posProducts).where(onShelf(posId)).orderBy(asc(posProducts.position))

/** The goods on the shelf, in the order in which they were added, as tills may know them. */
export const listProducts = async (reader: Reader, posId: string): Promise<Product[]> =>
  (await shelfRows(reader, posId)).map(toProduct)

/** The same with what only the owner may know. */
export const listOwnProducts = async (reader: Reader, posId: string): Promise<OwnProduct[]> =>
  (await shelfRows(reader, posId)).map(toOwnProduct)

/** Changes that were on their way while an earlier answer was read may carry a moment before it, in milliseconds. */
const changesOverlap = 60_000

/** How far a reader has seen the shelf. */
export interface SeenShelf {
  /** The moment at which it was read. */
  readonly since: Date
  /** What `readMark` said just before; without it everything of the minute before counts as changed. */
  readonly seen?: string | undefined
}

/** The oldest transaction that may still be on its way: what earlier ones have written is seen by whoever reads now. */
export const readMark = async (reader: Reader): Promise<string> => {
  const { rows } = await reader.execute<{ mark: string }>(
    sql`select pg_snapshot_xmin(pg_current_snapshot())::xid::text mark`,
  )
  return rows[0]?.mark ?? ''
}

/** Whether a row was written by a transaction that the mark calls on its way or later ones. */
const isNews = (seen: string) => sql`age(pos_products.xmin) <= age(${seen}::text::xid)`

/** What of the shelf a reader has not seen: goods as they are now, and the ids of those taken off it. */
export const listChangedProducts = async (
  reader: Reader,
  posId: string,
  { since, seen }: SeenShelf,
): Promise<{ readonly products: Product[]; readonly removed: string[] }> => {
  const { updatedAt } = posProducts
  const late = gte(updatedAt, new Date(since.getTime() - changesOverlap))
  const rows = await reader
    .select()
    .from(posProducts)
    .where(
      and(eq(posProducts.posId, posId), seen === undefined ? late : or(gte(updatedAt, since), and(late, isNews(seen)))),
    )
    .orderBy(asc(posProducts.position))
  return {
    products: rows.filter(({ removedAt }) => removedAt === null).map(toProduct),
    removed: rows.filter(({ removedAt }) => removedAt !== null).map(({ id }) => id),
  }
}

const text = (value: string): string => storableText(value).trim()
const textOrNone = (value: string | null | undefined): string | null => text(value ?? '') || null

/** As many rows go into one statement: PostgreSQL takes 65,535 values with it. */
const rowsAtOnce = 2_000

const inParts = <T>(all: readonly T[]): readonly (readonly T[])[] =>
  Array.from({ length: Math.ceil(all.length / rowsAtOnce) }, (_, at) =>
    all.slice(at * rowsAtOnce, (at + 1) * rowsAtOnce),
  )

/** Puts goods on the shelf, in their order. */
export const addProducts = async (
  tx: Tx,
  shop: Shop,
  goods: readonly ProductFacts[],
  now: Date,
): Promise<OwnProduct[]> => {
  if (goods.length === 0) return []
  const places = await holdPlaces(tx, shop.id)
  const categoryOf = await takeCategories(
    tx,
    shop.id,
    goods.map(({ category }) => category),
    now,
  )
  const rows = goods.map((good) => ({
    posId: shop.id,
    id: newId('product'),
    name: text(good.name),
    price: good.price,
    cost: good.cost ?? null,
    stock: good.stock,
    category: categoryOf(good.category),
    description: storableText(good.description ?? ''),
    barcode: textOrNone(good.barcode),
    createdAt: now,
    updatedAt: now,
  }))
  const added: ProductRow[] = []
  for (const part of inParts(rows))
    added.push(
      ...(await tx
        .insert(posProducts)
        .values([...part])
        .returning()),
    )
  const moves = rows.map(({ id, stock }, at) => ({
    productId: id,
    locationId: placeMeant(places, goods[at]?.locationId),
    delta: stock ?? 0,
  }))
  await noteFirstStocks(tx, shop.id, moves, now)
  await touchShop(tx, shop, now)
  return withPlaces(tx, shop.id, added.sort((one, other) => one.position - other.position).map(toOwnProduct))
}

const lockProduct = async (tx: Tx, posId: string, id: string): Promise<ProductRow> => {
  const [row] = await tx
    .select()
    .from(posProducts)
    .where(and(onShelf(posId), eq(posProducts.id, id)))
    .for('no key update')
  if (!row) throw new AppError('not_found')
  return row
}

/** Changes what is named; a stock is set, and the difference is written as a move. One that is not counted is none. */
export const changeProduct = async (
  tx: Tx,
  shop: Shop,
  id: string,
  { stock, locationId, ...change }: ProductChange,
  now: Date,
): Promise<OwnProduct> => {
  const places = await holdPlaces(tx, shop.id)
  await lockProduct(tx, shop.id, id)
  const categoryOf = await takeCategories(tx, shop.id, [change.category], now)
  if (stock !== undefined) await setStocks(tx, shop.id, [{ productId: id, stock }], placeMeant(places, locationId), now)
  const [row] = await tx
    .update(posProducts)
    .set({
      ...(change.name === undefined ? {} : { name: text(change.name) }),
      ...(change.price === undefined ? {} : { price: change.price }),
      ...(change.cost === undefined ? {} : { cost: change.cost }),
      ...(change.category === undefined ? {} : { category: categoryOf(change.category) }),
      ...(change.description === undefined ? {} : { description: storableText(change.description) }),
      ...(change.barcode === undefined ? {} : { barcode: textOrNone(change.barcode) }),
      updatedAt: now,
    })
    .where(and(eq(posProducts.posId, shop.id), eq(posProducts.id, id)))
    .returning()
  if (!row) throw new AppError('not_found')
  await touchShop(tx, shop, now)
  const [product] = await withPlaces(tx, shop.id, [toOwnProduct(row)])
  if (!product) throw new Error('a product that was changed is not there')
  return product
}

/** Keeps all goods of a shop as they are until the transaction ends; in the order of their ids, as sales lock them. */
export const lockProducts = async (tx: Tx, posId: string): Promise<void> => {
  await tx
    .select({ id: posProducts.id })
    .from(posProducts)
    .where(onShelf(posId))
    .orderBy(asc(posProducts.id))
    .for('no key update')
}

/**
 * Changes what is named of many goods that the caller has locked, after `holdPlaces`; a fact that is absent stays as it
 * is, a stock is set in the usual place.
 */
export const changeProducts = async (
  tx: Tx,
  shop: Shop,
  changes: readonly { readonly id: string; readonly change: ProductChange }[],
  now: Date,
): Promise<void> => {
  if (changes.length === 0) return
  const categoryOf = await takeCategories(
    tx,
    shop.id,
    changes.map(({ change }) => change.category),
    now,
  )
  const wanted = JSON.stringify(
    changes.map(({ id, change }) => ({
      ...change,
      id,
      ...(change.name === undefined ? {} : { name: text(change.name) }),
      category: categoryOf(change.category),
    })),
  )
  await tx.execute(sql`
    update pos_products p set
      name = coalesce(w.name, p.name),
      price = coalesce(w.price, p.price),
      cost = coalesce(w.cost, p.cost),
      category = coalesce(w.category, p.category),
      description = coalesce(w.description, p.description),
      barcode = coalesce(w.barcode, p.barcode),
      updated_at = ${now.toISOString()}::timestamptz
    from jsonb_to_recordset(${wanted}::jsonb)
      as w(id text, name text, price bigint, cost bigint, category text, description text, barcode text)
    where p.pos_id = ${shop.id} and p.id = w.id`)
  const stocks = changes.flatMap(({ id, change: { stock } }) => (stock === undefined ? [] : [{ productId: id, stock }]))
  await setStocks(tx, shop.id, stocks, placeMeant(await listPlaceIds(tx, shop.id), null), now)
  await touchShop(tx, shop, now)
}

/** Takes a product off the shelf; its sales keep it. */
export const removeProduct = async (tx: Tx, shop: Shop, id: string, now: Date): Promise<void> => {
  await lockProduct(tx, shop.id, id)
  await tx
    .update(posProducts)
    .set({ removedAt: now, updatedAt: now })
    .where(and(eq(posProducts.posId, shop.id), eq(posProducts.id, id)))
  await touchShop(tx, shop, now)
}
