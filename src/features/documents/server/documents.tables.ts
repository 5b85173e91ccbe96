import { sql } from 'drizzle-orm'
import { check, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'

/** The next letter number of each owner, code and year. A number is never given twice (resolutions 24). */
export const documentNumbers = pgTable(
  'document_numbers',
  {
    ownerId: text('owner_id').notNull(),
    /** `SP`, `INV`, …: the letters of one type count for themselves. */
    code: text('code').notNull(),
    year: integer('year').notNull(),
    next: integer('next').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.ownerId, table.code, table.year] }),
    check('document_numbers_next_positive', sql`${table.next} > 0`),
  ],
)
