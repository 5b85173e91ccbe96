import { sql } from 'drizzle-orm'
import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'

import { instant } from '#core/db/server/columns.ts'

/** A text that can be found. It repeats what stands elsewhere and can be made again from there at any time. */
export const searchEntries = pgTable(
  'search_entries',
  {
    ownerId: text('owner_id').notNull(),
    source: text('source').notNull(),
    /** The message or the item. */
    refId: text('ref_id').notNull(),
    /** What is opened: the message's chat, the item itself. */
    groupId: text('group_id').notNull(),
    body: text('body').notNull(),
    /** Marks of owner and word: one index serves all owners without meeting another's words. */
    words: integer('words').array().notNull(),
    at: instant('at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.source, table.refId] }),
    index('search_entries_words').using('gin', table.words),
    index('search_entries_owner').on(table.ownerId),
  ],
)

/** The words an owner has ever used, each with the marks of its spellings. */
export const searchWords = pgTable(
  'search_words',
  {
    ownerId: text('owner_id').notNull(),
    word: text('word').notNull(),
    spellings: integer('spellings').array().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.ownerId, table.word] }),
    index('search_words_start').on(table.ownerId, sql`${table.word} text_pattern_ops`),
    index('search_words_spellings').using('gin', table.spellings),
  ],
)

/** How far each source of an owner has been read. */
export const searchCursors = pgTable(
  'search_cursors',
  {
    ownerId: text('owner_id').notNull(),
    source: text('source').notNull(),
    at: instant('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.ownerId, table.source] })],
)
