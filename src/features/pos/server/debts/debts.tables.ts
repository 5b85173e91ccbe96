import { sql } from 'drizzle-orm'
import { check, date, foreignKey, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'

import { instant } from '#core/db/server/columns.ts'

import { money, posId } from '../pos-columns.ts'
import { posCustomers } from '../pos.tables.ts'

/** Append-only: money that a customer has paid back. Debts themselves are parts of sales (`kasbon`). */
export const posDebtPayments = pgTable(
  'pos_debt_payments',
  {
    posId: posId(),
    /** Made where the money was taken, before anything is sent. */
    id: text('id').notNull(),
    customerId: text('customer_id').notNull(),
    /** The shop's local day on which it was paid. */
    day: date('day', { mode: 'string' }).notNull(),
    amount: money('amount').notNull(),
    paymentMethod: text('payment_method').notNull(),
    cashier: text('cashier').notNull(),
    /** The shift in whose drawer its cash lies; as with sales, no reference. */
    shiftId: text('shift_id'),
    createdAt: instant('created_at').notNull(),
    /** When one that was made on a device arrived here. */
    recordedAt: instant('recorded_at'),
  },
  (table) => [
    primaryKey({ columns: [table.posId, table.id] }),
    foreignKey({
      name: 'pos_debt_payments_customer',
      columns: [table.posId, table.customerId],
      foreignColumns: [posCustomers.posId, posCustomers.id],
    }),
    index('pos_debt_payments_of_customer').on(table.posId, table.customerId),
    index('pos_debt_payments_of_day').on(table.posId, table.day),
    index('pos_debt_payments_of_shift')
      .on(table.posId, table.shiftId)
      .where(sql`${table.shiftId} is not null`),
    check('pos_debt_payments_amount_positive', sql`${table.amount} > 0`),
  ],
)
