import { and, eq, isNull, sql } from 'drizzle-orm'

import type { Reader, Tx } from '#core/db/server/database.ts'
import { AppError } from '#core/errors/shared/app-error.ts'
import { items } from '#core/items/server/items.tables.ts'
import { publish } from '#core/live/server/notices.ts'
import { storableText } from '#core/text/shared/storable-text.ts'
import { defaultTimeZone } from '#core/time-and-ids/shared/zoned-date.ts'

import type { ChargeRules } from '../shared/charges.ts'
import { posCategories, posShops } from './pos.tables.ts'

export type ShopRow = typeof posShops.$inferSelect
/** The columns that say how a shop rounds. */
export type RoundingColumn = 'roundingStep' | 'roundingWay'

/** P1 §3: every shop begins with these. */
export const defaultCategories = ['Makanan', 'Elektronik', 'Pakaian', 'Lainnya'] as const

export interface NewShop extends Partial<ChargeRules>, Partial<Pick<ShopRow, RoundingColumn | 'receiptFooter'>> {
  readonly id: string
  readonly ownerId: string
  readonly now: Date
  /** Whether it cooks or brews what it sells, so that its orders go to a kitchen. */
  readonly kitchenSlip: boolean
  readonly requestKey?: string
  readonly requestHash?: string
}

/** Writes the shop of a new item, with the default categories. */
export const insertShop = async (tx: Tx, { now, ...shop }: NewShop): Promise<void> => {
  await tx.insert(posShops).values({ ...shop, timeZone: defaultTimeZone(), lastUpdated: now, createdAt: now })
  await tx.insert(posCategories).values(defaultCategories.map((name) => ({ posId: shop.id, name })))
}

const ownShop = (ownerId: string, id: string) =>
  and(eq(posShops.id, id), eq(posShops.ownerId, ownerId), isNull(items.deletedAt))

/** The owner's own shop; another's id is `not_found`, like one that never was. */
export const getShop = async (reader: Reader, ownerId: string, id: string): Promise<ShopRow> => {
  const [found] =
    storableText(id) === id
      ? await reader
          .select({ shop: posShops })
          .from(posShops)
          .innerJoin(items, eq(items.id, posShops.id))
          .where(ownShop(ownerId, id))
      : []
  if (!found) throw new AppError('not_found')
  return found.shop
}

/** The same, kept from others until the transaction ends: set-ups of one shop take turns. */
export const lockShop = async (tx: Tx, ownerId: string, id: string): Promise<ShopRow> => {
  await getShop(tx, ownerId, id)
  const [shop] = await tx.select().from(posShops).where(eq(posShops.id, id)).for('no key update')
  if (!shop) throw new AppError('not_found')
  return shop
}

/** Stamps the shop's last change and tells its owner's open tabs. The shop's row stays locked from here on. */
export const touchShop = async (tx: Tx, shop: Pick<ShopRow, 'id' | 'ownerId'>, now: Date): Promise<void> => {
  await tx
    .update(posShops)
    .set({ lastUpdated: sql`greatest(${posShops.lastUpdated}, ${now.toISOString()}::timestamptz)` })
    .where(eq(posShops.id, shop.id))
  await publish(tx, { userId: shop.ownerId, topic: 'pos', id: shop.id })
}
