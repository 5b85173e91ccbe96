import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  date,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
} from 'drizzle-orm/pg-core'

import { instant } from '#core/db/server/columns.ts'

import { money, posId } from './pos-columns.ts'
import { posCustomers, posProducts, posShops } from './pos.tables.ts'

/** P1 §3: customer_id, total_amount, payment_method, status, notes; and what a receipt tells. */
export const posSales = pgTable(
  'pos_sales',
  {
    posId: posId().references(() => posShops.id),
    /** Made by the till before anything is sent, so that a repeated sending is the same sale. */
    id: text('id').notNull(),
    /** The shop's local day and the number within it; together the receipt's number. */
    day: date('day', { mode: 'string' }).notNull(),
    sequence: integer('sequence').notNull(),
    customerId: text('customer_id'),
    /** What is taken off the lines' sum; its shares stand in the lines. */
    discount: money('discount').notNull().default(0),
    /** Service and tax that were added, with their rates in hundredths of a percent; their shares stand in the lines. */
    service: money('service').notNull().default(0),
    serviceRate: integer('service_rate').notNull().default(0),
    tax: money('tax').notNull().default(0),
    taxRate: integer('tax_rate').notNull().default(0),
    taxName: text('tax_name').notNull().default(''),
    /** What rounding the cash added, or with a minus took off; its shares stand in the lines. */
    rounding: money('rounding').notNull().default(0),
    totalAmount: money('total_amount').notNull(),
    /** `campur` where it was paid in more than one way: each has a row of its own. */
    paymentMethod: text('payment_method').notNull(),
    received: money('received').notNull(),
    /** So much of the total has been given back. */
    refunded: money('refunded').notNull().default(0),
    /** The shift in whose drawer its cash lies. A sale is never refused for its shift, so this is no reference. */
    shiftId: text('shift_id'),
    locationId: text('location_id'),
    status: text('status').notNull().default('completed'),
    notes: text('notes').notNull().default(''),
    cashier: text('cashier').notNull(),
    /** When it was sold. */
    createdAt: instant('created_at').notNull(),
    /** The number on the receipt of a till that made the sale on its device; null where the day's number is on it. */
    receiptNumber: text('receipt_number'),
    /** When such a sale arrived here; null where it was recorded as it was sold. */
    recordedAt: instant('recorded_at'),
  },
  (table) => [
    primaryKey({ columns: [table.posId, table.id] }),
    unique('pos_sales_number').on(table.posId, table.day, table.sequence),
    foreignKey({
      name: 'pos_sales_customer',
      columns: [table.posId, table.customerId],
      foreignColumns: [posCustomers.posId, posCustomers.id],
    }),
    // A debt is a whole sale, or a part of a mixed one.
    index('pos_sales_on_debt')
      .on(table.posId, table.customerId)
      .where(sql`${table.paymentMethod} in ('kasbon', 'campur')`),
    index('pos_sales_of_shift')
      .on(table.posId, table.shiftId)
      .where(sql`${table.shiftId} is not null`),
    check('pos_sales_total_not_negative', sql`${table.totalAmount} >= 0`),
    check('pos_sales_discount_not_negative', sql`${table.discount} >= 0`),
    check('pos_sales_charges_not_negative', sql`${table.service} >= 0 and ${table.tax} >= 0`),
    check('pos_sales_refunded', sql`${table.refunded} between 0 and ${table.totalAmount}`),
    check('pos_sales_paid', sql`${table.received} >= ${table.totalAmount}`),
    check('pos_sales_sequence_positive', sql`${table.sequence} > 0`),
  ],
)

/** P1 §3: sale_id, product_id, quantity, unit_price, total_price; and the name of that moment. */
export const posSaleItems = pgTable(
  'pos_sale_items',
  {
    posId: posId(),
    saleId: text('sale_id').notNull(),
    /** The line's place on the receipt, from 1. */
    line: integer('line').notNull(),
    id: text('id').notNull(),
    productId: text('product_id'),
    productName: text('product_name').notNull(),
    /** What its buyer wants of it; empty where nothing was said. */
    note: text('note').notNull().default(''),
    quantity: integer('quantity').notNull(),
    unitPrice: money('unit_price').notNull(),
    /** What one piece cost the shop at that moment; null where it was not known. */
    unitCost: money('unit_cost'),
    /** What is taken off this line alone, and its share of what is taken off the whole sale. */
    discount: money('discount').notNull().default(0),
    billDiscount: money('bill_discount').notNull().default(0),
    /** Its share of service and tax. */
    charges: money('charges').notNull().default(0),
    /** Its share of what the cash was rounded by. */
    rounding: money('rounding').notNull().default(0),
    /** What the line brings in, both discounts taken off, service, tax and rounding added. */
    totalPrice: money('total_price').notNull(),
    refundedQuantity: integer('refunded_quantity').notNull().default(0),
    refundedAmount: money('refunded_amount').notNull().default(0),
    /** So many of the pieces were handed over although the stock, as far as it was known, did not have them. */
    short: integer('short').notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.posId, table.saleId, table.line] }),
    foreignKey({
      name: 'pos_sale_items_sale',
      columns: [table.posId, table.saleId],
      foreignColumns: [posSales.posId, posSales.id],
    }),
    foreignKey({
      name: 'pos_sale_items_product',
      columns: [table.posId, table.productId],
      foreignColumns: [posProducts.posId, posProducts.id],
    }),
    check('pos_sale_items_quantity_positive', sql`${table.quantity} > 0`),
    check(
      'pos_sale_items_total',
      sql`${table.totalPrice} = ${table.quantity}::bigint * ${table.unitPrice} - ${table.discount} - ${table.billDiscount} + ${table.charges} + ${table.rounding}`,
    ),
    check(
      'pos_sale_items_discounts',
      sql`${table.discount} >= 0 and ${table.billDiscount} >= 0 and ${table.charges} >= 0 and ${table.totalPrice} >= 0`,
    ),
    check(
      'pos_sale_items_refunded',
      sql`${table.refundedQuantity} between 0 and ${table.quantity} and ${table.refundedAmount} between 0 and ${table.totalPrice}`,
    ),
    check('pos_sale_items_price_not_negative', sql`${table.unitPrice} >= 0`),
    check('pos_sale_items_short', sql`${table.short} between 0 and ${table.quantity}`),
    index('pos_sale_items_beyond_stock')
      .on(table.posId, table.productId)
      .where(sql`${table.short} > 0`),
  ],
)

/** How a sale was paid that was paid in more than one way; one that was not has no rows. */
export const posSalePayments = pgTable(
  'pos_sale_payments',
  {
    posId: posId(),
    saleId: text('sale_id').notNull(),
    line: integer('line').notNull(),
    method: text('method').notNull(),
    /** What was handed over; the change comes out of the cash. */
    amount: money('amount').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.posId, table.saleId, table.line] }),
    foreignKey({
      name: 'pos_sale_payments_sale',
      columns: [table.posId, table.saleId],
      foreignColumns: [posSales.posId, posSales.id],
    }),
    check('pos_sale_payments_amount_positive', sql`${table.amount} > 0`),
    index('pos_sale_payments_on_debt')
      .on(table.posId, table.saleId)
      .where(sql`${table.method} = 'kasbon'`),
  ],
)

/** Append-only: money given back for a sale, whole (`void`: it should never have been) or in part (`refund`). */
export const posRefunds = pgTable(
  'pos_refunds',
  {
    posId: posId(),
    /** Made by the till before anything is sent. */
    id: text('id').notNull(),
    saleId: text('sale_id').notNull(),
    kind: text('kind', { enum: ['void', 'refund'] }).notNull(),
    /** The shop's local day on which the money went back. */
    day: date('day', { mode: 'string' }).notNull(),
    amount: money('amount').notNull(),
    /** So much of the amount lowered the buyer's debt; the rest went back as money. */
    debt: money('debt').notNull().default(0),
    /** How the money went back. */
    paymentMethod: text('payment_method').notNull(),
    reason: text('reason').notNull(),
    cashier: text('cashier').notNull(),
    shiftId: text('shift_id'),
    locationId: text('location_id'),
    createdAt: instant('created_at').notNull(),
    /** When one that was made on a device arrived here. */
    recordedAt: instant('recorded_at'),
  },
  (table) => [
    primaryKey({ columns: [table.posId, table.id] }),
    foreignKey({
      name: 'pos_refunds_sale',
      columns: [table.posId, table.saleId],
      foreignColumns: [posSales.posId, posSales.id],
    }),
    index('pos_refunds_of_sale').on(table.posId, table.saleId),
    index('pos_refunds_of_day').on(table.posId, table.day),
    index('pos_refunds_of_debt')
      .on(table.posId, table.saleId)
      .where(sql`${table.debt} > 0`),
    check('pos_refunds_amount_not_negative', sql`${table.amount} >= 0`),
    check('pos_refunds_debt', sql`${table.debt} between 0 and ${table.amount}`),
  ],
)

/** What came back with a refund, by the lines of its sale. */
export const posRefundItems = pgTable(
  'pos_refund_items',
  {
    posId: posId(),
    refundId: text('refund_id').notNull(),
    saleId: text('sale_id').notNull(),
    /** The line of the sale. */
    line: integer('line').notNull(),
    quantity: integer('quantity').notNull(),
    amount: money('amount').notNull(),
    /** Whether the goods went back on the shelf. */
    restocked: boolean('restocked').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.posId, table.refundId, table.line] }),
    foreignKey({
      name: 'pos_refund_items_refund',
      columns: [table.posId, table.refundId],
      foreignColumns: [posRefunds.posId, posRefunds.id],
    }),
    foreignKey({
      name: 'pos_refund_items_line',
      columns: [table.posId, table.saleId, table.line],
      foreignColumns: [posSaleItems.posId, posSaleItems.saleId, posSaleItems.line],
    }),
    check('pos_refund_items_quantity_positive', sql`${table.quantity} > 0`),
    check('pos_refund_items_amount_not_negative', sql`${table.amount} >= 0`),
  ],
)
