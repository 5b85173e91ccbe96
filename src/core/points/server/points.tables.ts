import { sql } from 'drizzle-orm'
import { bigint, boolean, check, index, jsonb, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'

import { users } from '#core/auth/server/auth.tables.ts'

const at = (name: string) => timestamp(name, { withTimezone: true })
const wholePoints = (name: string) => bigint(name, { mode: 'number' })
const owner = () => text('user_id').references(() => users.id)

/**
 * One row for each person who has points. `balance` is always the sum of the person's entries; `held` is the sum of the
 * open holds and lowers what can be spent, not the balance.
 */
export const pointAccounts = pgTable(
  'point_accounts',
  {
    userId: owner().primaryKey(),
    balance: wholePoints('balance').notNull(),
    held: wholePoints('held').notNull().default(0),
    /** Whether `initialize` has already told the owner about the welcome bonus. */
    greeted: boolean('greeted').notNull().default(false),
    createdAt: at('created_at').notNull().defaultNow(),
  },
  (table) => [
    check('point_accounts_balance_not_negative', sql`${table.balance} >= 0`),
    check('point_accounts_held_not_negative', sql`${table.held} >= 0`),
    check('point_accounts_held_within_balance', sql`${table.held} <= ${table.balance}`),
  ],
)

/** The ledger. A trigger refuses changing and removing entries (POINT-05). */
export const pointEntries = pgTable(
  'point_entries',
  {
    id: text('id').primaryKey(),
    /** Order of writing; within one person also the order of the balances. */
    position: bigint('position', { mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    userId: owner().notNull(),
    /** Signed: negative for a charge. */
    points: wholePoints('points').notNull(),
    balanceAfter: wholePoints('balance_after').notNull(),
    action: text('action').notNull(),
    label: text('label').notNull(),
    itemId: text('item_id'),
    /** What makes repeating harmless: one entry for each key of a person. */
    key: text('key'),
    metadata: jsonb('metadata').$type<Record<string, unknown>>().notNull().default({}),
    createdAt: at('created_at')
      .notNull()
      .default(sql`clock_timestamp()`),
  },
  (table) => [
    uniqueIndex('point_entries_key').on(table.userId, table.key),
    index('point_entries_history').on(table.userId, table.position.desc()),
    index('point_entries_item').on(table.userId, table.itemId),
    check('point_entries_points_not_zero', sql`${table.points} <> 0`),
    check('point_entries_balance_not_negative', sql`${table.balanceAfter} >= 0`),
  ],
)

export const holdStates = ['held', 'captured', 'released', 'expired'] as const

/** Points set aside for work that is being done. `expired` is a hold that ran out, `released` one given back. */
export const pointHolds = pgTable(
  'point_holds',
  {
    id: text('id').primaryKey(),
    userId: owner().notNull(),
    key: text('key').notNull(),
    action: text('action').notNull(),
    amount: wholePoints('amount').notNull(),
    state: text('state', { enum: holdStates }).notNull(),
    expiresAt: at('expires_at').notNull(),
    entryId: text('entry_id').references(() => pointEntries.id),
    createdAt: at('created_at').notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('point_holds_key').on(table.userId, table.key),
    index('point_holds_open')
      .on(table.expiresAt)
      .where(sql`${table.state} = 'held'`),
    check('point_holds_amount_positive', sql`${table.amount} > 0`),
    check('point_holds_state_known', sql`${table.state} in ('held', 'captured', 'released', 'expired')`),
    check('point_holds_captured_has_entry', sql`(${table.state} = 'captured') = (${table.entryId} is not null)`),
  ],
)
