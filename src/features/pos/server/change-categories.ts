import { and, eq, sql } from 'drizzle-orm'

import type { Tx } from '#core/db/server/database.ts'
import { AppError } from '#core/errors/shared/app-error.ts'
import { storableText } from '#core/text/shared/storable-text.ts'

import { takeCategories } from './categories.repo.ts'
import { posCategories, posProducts } from './pos.tables.ts'
import { lockProducts } from './products.repo.ts'
import { type ShopRow, touchShop } from './shops.repo.ts'

type Shop = Pick<ShopRow, 'id' | 'ownerId'>

/** Adds a category; one of that name stays as it is. */
export const addCategory = async (tx: Tx, shop: Shop, name: string, now: Date): Promise<void> => {
  await takeCategories(tx, shop.id, [name], now)
  await touchShop(tx, shop, now)
}

const named = (posId: string, name: string) => and(eq(posCategories.posId, posId), eq(posCategories.name, name))
const goodsOf = (posId: string, name: string) => and(eq(posProducts.posId, posId), eq(posProducts.category, name))

/** The category as the shop writes it, with its goods kept from others. Throws `not_found`. */
const lockCategory = async (tx: Tx, posId: string, name: string): Promise<string> => {
  // Goods before their category, as sales and changes of goods take them.
  await lockProducts(tx, posId)
  const wanted = storableText(name).trim()
  const [row] = await tx.select().from(posCategories).where(named(posId, wanted)).for('update')
  if (!row) throw new AppError('not_found')
  return row.name
}

/** Renames a category; where the shop has one of the new name, the goods go there. Throws `not_found`. */
export const renameCategory = async (
  tx: Tx,
  shop: Shop,
  { name, to }: { readonly name: string; readonly to: string },
  now: Date,
): Promise<void> => {
  const old = await lockCategory(tx, shop.id, name)
  const wanted = storableText(to).trim()
  const [other] = await tx
    .select({ name: posCategories.name })
    .from(posCategories)
    .where(and(eq(posCategories.posId, shop.id), sql`lower(${posCategories.name}) = lower(${wanted})`))
  const isJoined = other !== undefined && other.name !== old
  const target = isJoined ? other.name : wanted
  if (isJoined) {
    await tx.update(posProducts).set({ category: target }).where(goodsOf(shop.id, old))
    await tx.delete(posCategories).where(named(shop.id, old))
  } else await tx.update(posCategories).set({ name: target }).where(named(shop.id, old))
  // Tills fetch what carries a new moment.
  await tx.update(posProducts).set({ updatedAt: now }).where(goodsOf(shop.id, target))
  await touchShop(tx, shop, now)
}

/** Removes a category; its goods stay without one. Throws `not_found`. */
export const removeCategory = async (tx: Tx, shop: Shop, name: string, now: Date): Promise<void> => {
  const old = await lockCategory(tx, shop.id, name)
  await tx.update(posProducts).set({ category: null, updatedAt: now }).where(goodsOf(shop.id, old))
  await tx.delete(posCategories).where(named(shop.id, old))
  await touchShop(tx, shop, now)
}
