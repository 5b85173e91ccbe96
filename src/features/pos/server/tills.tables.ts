import { sql } from 'drizzle-orm'
import { check, foreignKey, index, integer, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core'

import { instant } from '#core/db/server/columns.ts'

import { money, posId } from './pos-columns.ts'
import { posShops } from './pos.tables.ts'

/** Devices that have sold for a shop: their numbers begin their receipts, so that no two devices give out the same. */
export const posTillDevices = pgTable(
  'pos_till_devices',
  {
    posId: posId().references(() => posShops.id),
    /** Made by the device. */
    id: text('id').notNull(),
    number: integer('number').notNull(),
    /** Where it stands; null for the shop's first place. */
    locationId: text('location_id'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.posId, table.id] }),
    unique('pos_till_devices_number').on(table.posId, table.number),
    check('pos_till_devices_number_positive', sql`${table.number} > 0`),
  ],
)

/** Signed-in tills. `token_hash` is a SHA-256, never the token itself. */
export const posTillSessions = pgTable(
  'pos_till_sessions',
  {
    tokenHash: text('token_hash').primaryKey(),
    posId: posId().references(() => posShops.id),
    cashier: text('cashier').notNull(),
    expiresAt: instant('expires_at').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    index('pos_till_sessions_of_shop').on(table.posId),
    index('pos_till_sessions_expiry').on(table.expiresAt),
  ],
)

/** Addresses that sign in once; used by deleting them. */
export const posTillTickets = pgTable(
  'pos_till_tickets',
  {
    tokenHash: text('token_hash').primaryKey(),
    posId: posId().references(() => posShops.id),
    cashier: text('cashier').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [index('pos_till_tickets_expiry').on(table.expiresAt)],
)

/** A cashier's time at one drawer, from the cash that was put into it to the cash that was counted out of it. */
export const posShifts = pgTable(
  'pos_shifts',
  {
    posId: posId().references(() => posShops.id),
    /** Made by the till's device. */
    id: text('id').notNull(),
    deviceId: text('device_id'),
    locationId: text('location_id'),
    cashier: text('cashier').notNull(),
    openedAt: instant('opened_at').notNull(),
    openingCash: money('opening_cash').notNull(),
    /** Null as long as the shift goes on. */
    closedAt: instant('closed_at'),
    countedCash: money('counted_cash'),
    notes: text('notes').notNull().default(''),
  },
  (table) => [
    primaryKey({ columns: [table.posId, table.id] }),
    index('pos_shifts_newest').on(table.posId, table.openedAt),
    check('pos_shifts_cash_not_negative', sql`${table.openingCash} >= 0 and ${table.countedCash} >= 0`),
    check('pos_shifts_closed_whole', sql`(${table.closedAt} is null) = (${table.countedCash} is null)`),
  ],
)

/** Append-only: cash that went into or out of a shift's drawer without a sale. */
export const posCashMoves = pgTable(
  'pos_cash_moves',
  {
    posId: posId(),
    id: text('id').notNull(),
    shiftId: text('shift_id').notNull(),
    direction: text('direction', { enum: ['in', 'out'] }).notNull(),
    amount: money('amount').notNull(),
    reason: text('reason').notNull(),
    cashier: text('cashier').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.posId, table.id] }),
    foreignKey({
      name: 'pos_cash_moves_shift',
      columns: [table.posId, table.shiftId],
      foreignColumns: [posShifts.posId, posShifts.id],
    }),
    index('pos_cash_moves_of_shift').on(table.posId, table.shiftId),
    check('pos_cash_moves_amount_positive', sql`${table.amount} > 0`),
  ],
)
