import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'

import { instant } from '#core/db/server/columns.ts'
import { items } from '#core/items/server/items.tables.ts'

/** The next letter number of each owner, code and year. A number is never given twice (resolutions 24). */
export const documentNumbers = pgTable(
  'document_numbers',
  {
    ownerId: text('owner_id').notNull(),
    /** `SP`, `INV`, …: the letters of one type count for themselves; `*` where the template names no code. */
    code: text('code').notNull(),
    /** 0 where the template names no year: the series goes on for ever. */
    year: integer('year').notNull(),
    next: integer('next').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.ownerId, table.code, table.year] }),
    check('document_numbers_next_positive', sql`${table.next} > 0`),
  ],
)

/** How an owner writes letter numbers; owners without a row use the product's own template. */
export const documentNumberFormats = pgTable('document_number_formats', {
  ownerId: text('owner_id').primaryKey(),
  template: text('template').notNull(),
  /** What `{unit}` stands for. */
  unit: text('unit').notNull(),
  updatedAt: instant('updated_at').notNull(),
})

/** Which number each letter carries, so that none is given twice and gaps can be told. */
export const documentLetterNumbers = pgTable(
  'document_letter_numbers',
  {
    itemId: text('item_id')
      .primaryKey()
      .references(() => items.id, { onDelete: 'cascade' }),
    /** As it stands in the letter now. */
    number: text('number').notNull(),
    /** As it stood in it first, with its place in a series where it has one. */
    givenNumber: text('given_number').notNull(),
    code: text('code'),
    year: integer('year'),
    sequence: integer('sequence'),
  },
  (table) => [index('document_letter_numbers_number').on(table.number)],
)
