import { sql } from 'drizzle-orm'
import { check, index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'

import { instant } from '#core/db/server/columns.ts'

/** `handed`: it was being given away; where it stays so, nobody knows whether it arrived, and it is not sent again. */
export const mailStates = ['waiting', 'handed', 'sent', 'failed'] as const

/** Mails that were ordered, one for each key. What they say is there only until it is settled. */
export const outboundMails = pgTable(
  'outbound_mails',
  {
    id: text('id').primaryKey(),
    key: text('key').notNull(),
    userId: text('user_id').notNull(),
    toAddress: text('to_address').notNull(),
    /** Subject and text, sealed with the installation's key: a mail may open an account. */
    sealed: text('sealed'),
    state: text('state', { enum: mailStates }).notNull(),
    createdAt: instant('created_at').notNull(),
    settledAt: instant('settled_at'),
  },
  (table) => [
    uniqueIndex('outbound_mails_key').on(table.key),
    index('outbound_mails_of_user').on(table.userId),
    check(
      'outbound_mails_state_known',
      sql`${table.state} in (${sql.raw(mailStates.map((state) => `'${state}'`).join(', '))})`,
    ),
    check('outbound_mails_settled_are_empty', sql`${table.settledAt} is null or ${table.sealed} is null`),
  ],
)
