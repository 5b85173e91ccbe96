import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core'

import { instant } from '#core/db/server/columns.ts'

import type { MemorySource } from '#core/assistant/shared/memory/owner-memory.ts'
import type { BusinessProfile } from '#core/assistant/shared/business-profile.ts'

import { topUpStates } from '../shared/top-up.contract.ts'

/** One business for each owner, as its profile says. */
export const accountProfiles = pgTable('account_profiles', {
  userId: text('user_id').primaryKey(),
  profile: jsonb('profile').$type<BusinessProfile>().notNull(),
  updatedAt: instant('updated_at').notNull(),
})

/** What the assistant shall not use of an owner's own things; a missing row is nothing. */
export const accountMemory = pgTable('account_memory', {
  userId: text('user_id').primaryKey(),
  off: text('off').array().$type<MemorySource[]>().notNull(),
  updatedAt: instant('updated_at').notNull(),
})

/** Points that are bought. `state` follows the gateway's proved notifications. */
export const accountTopUps = pgTable(
  'account_top_ups',
  {
    id: text('id').primaryKey(),
    userId: text('user_id').notNull(),
    /** Made by the browser: the same press twice is one top up. */
    key: text('key').notNull(),
    points: integer('points').notNull(),
    /** Whole Rupiah. */
    price: integer('price').notNull(),
    provider: text('provider', { enum: ['midtrans', 'sandbox'] }).notNull(),
    state: text('state', { enum: topUpStates }).notNull(),
    payUrl: text('pay_url').notNull(),
    balanceAfter: integer('balance_after'),
    createdAt: instant('created_at').notNull(),
    settledAt: instant('settled_at'),
  },
  (table) => [
    unique('account_top_ups_key').on(table.userId, table.key),
    index('account_top_ups_of_owner').on(table.userId, table.createdAt.desc()),
    check('account_top_ups_sums', sql`${table.points} > 0 and ${table.price} > 0`),
    check(
      'account_top_ups_state_known',
      sql`${table.state} in (${sql.raw(topUpStates.map((state) => `'${state}'`).join(', '))})`,
    ),
  ],
)
