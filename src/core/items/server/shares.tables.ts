import { check, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'

import { instant } from '#core/db/server/columns.ts'
import { sql } from 'drizzle-orm'

import { items } from './items.tables.ts'

/** Links by which somebody without an account may look at one version of an item. Only the token's hash is kept. */
export const itemShares = pgTable(
  'item_shares',
  {
    id: text('id').primaryKey(),
    itemId: text('item_id')
      .notNull()
      .references(() => items.id),
    tokenHash: text('token_hash').notNull(),
    /** What is shown: the version at the time of sharing. */
    version: integer('version').notNull(),
    views: integer('views').notNull(),
    lastViewedAt: instant('last_viewed_at'),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    revokedAt: instant('revoked_at'),
  },
  (table) => [
    uniqueIndex('item_shares_token').on(table.tokenHash),
    index('item_shares_of_item').on(table.itemId),
    check('item_shares_expire_later', sql`${table.expiresAt} > ${table.createdAt}`),
  ],
)
