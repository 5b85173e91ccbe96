import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text } from 'drizzle-orm/pg-core'

import { bytea, instant } from '#core/db/server/columns.ts'
import { pictureTypes } from '../shared/assets.contract.ts'

/** Pictures that stand in documents. A row is never changed: another picture is another id. */
export const itemAssets = pgTable(
  'item_assets',
  {
    id: text('id').primaryKey(),
    ownerId: text('owner_id').notNull(),
    mediaType: text('media_type', { enum: pictureTypes }).notNull(),
    bytes: bytea('bytes').notNull(),
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    /** SHA-256 of the bytes: the same picture of one owner is stored once. */
    hash: text('hash').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    check('item_assets_size_positive', sql`${table.width} > 0 and ${table.height} > 0`),
    // Not unique: a guest's picture keeps its id when its owner signs in and has the same one already.
    index('item_assets_of_owner').on(table.ownerId, table.hash),
  ],
)
