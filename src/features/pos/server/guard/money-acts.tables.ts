import { sql } from 'drizzle-orm'
import { bigint, boolean, check, index, pgTable, text, unique } from 'drizzle-orm/pg-core'

import { instant } from '#core/db/server/columns.ts'

import { actKinds } from '../../shared/guard/money-acts.ts'
import { money, posId } from '../pos-columns.ts'
import { posShops } from '../pos.tables.ts'

/**
 * Append-only, and the database refuses changes: what tills did with money besides selling by the price list. Written with
 * the sale or refund that it is about, in one transaction.
 */
export const posMoneyActs = pgTable(
  'pos_money_acts',
  {
    position: bigint('position', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    posId: posId().references(() => posShops.id),
    /** Follows from what it is about, so that the same is written once. */
    id: text('id').notNull(),
    kind: text('kind', { enum: actKinds }).notNull(),
    saleId: text('sale_id'),
    subject: text('subject').notNull().default(''),
    /** So much less the shop has; below zero where it has more. */
    amount: money('amount').notNull(),
    whole: money('whole').notNull(),
    reason: text('reason').notNull().default(''),
    cashier: text('cashier').notNull(),
    deviceCode: text('device_code'),
    withPin: boolean('with_pin').notNull(),
    createdAt: instant('created_at').notNull(),
    /** When one that a till has written down arrived here. */
    recordedAt: instant('recorded_at'),
  },
  (table) => [
    unique('pos_money_acts_once').on(table.posId, table.id),
    index('pos_money_acts_newest').on(table.posId, table.position),
    check('pos_money_acts_whole_not_negative', sql`${table.whole} >= 0`),
  ],
)
