import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core'

import { instant } from '#core/db/server/columns.ts'
import { type ItemMetadata, versionAuthors } from '../shared/item.ts'
import { type CanvasType, itemKinds } from '../shared/kinds.ts'

/** Names from a list of ours as SQL literals, so that the database's check derives from the same list as the types. */
const literals = (names: readonly string[]) => sql.raw(names.map((name) => `'${name}'`).join(', '))

/** What everybody sees of an item. Its content stands in its newest version. */
export const items = pgTable(
  'items',
  {
    id: text('id').primaryKey(),
    ownerId: text('owner_id').notNull(),
    kind: text('kind', { enum: itemKinds }).notNull(),
    type: text('type').$type<CanvasType>().notNull(),
    title: text('title').notNull(),
    description: text('description').notNull(),
    status: text('status').notNull(),
    url: text('url'),
    source: text('source').notNull(),
    metadata: jsonb('metadata').$type<ItemMetadata>().notNull(),
    /** The number of the newest version, from 1. */
    version: integer('version').notNull(),
    pointsDeducted: integer('points_deducted'),
    balanceAfter: integer('balance_after'),
    createdAt: instant('created_at').notNull(),
    lastModified: instant('last_modified').notNull(),
    deletedAt: instant('deleted_at'),
  },
  (table) => [
    check('items_kind_known', sql`${table.kind} in (${literals(itemKinds)})`),
    check('items_version_positive', sql`${table.version} > 0`),
    index('items_of_owner').on(table.ownerId, table.lastModified.desc()),
  ],
)

/** Append-only: a version is never changed or removed, restoring writes a new one (design §3, Save). */
export const itemVersions = pgTable(
  'item_versions',
  {
    itemId: text('item_id')
      .notNull()
      .references(() => items.id),
    version: integer('version').notNull(),
    title: text('title').notNull(),
    content: jsonb('content').$type<unknown>().notNull(),
    author: text('author', { enum: versionAuthors }).notNull(),
    /** Names one save of one client; the same key again is the same save. */
    saveKey: text('save_key'),
    /** The counts of P2 §4 as they came with this save; null where nobody counted. */
    wordCount: integer('word_count'),
    charCount: integer('char_count'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.itemId, table.version] }),
    unique('item_versions_save_key').on(table.itemId, table.saveKey),
    check('item_versions_author_known', sql`${table.author} in (${literals(versionAuthors)})`),
  ],
)
