import { sql } from 'drizzle-orm'
import {
  bigint,
  check,
  date,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core'

import { instant } from '#core/db/server/columns.ts'

import { items } from '#core/items/server/items.tables.ts'

/** Whole Rupiah; sums stay far below the 2^53 that JSON carries exactly. */
const money = (name: string) => bigint(name, { mode: 'number' })
const posId = () => text('pos_id').notNull()

/**
 * What a shop is beside its item: where its data lives, its till's address and owner, and when anything
 * in it changed. Name, type, address and telephone stand in the item's content alone.
 */
export const posShops = pgTable(
  'pos_shops',
  {
    /** The item's id. */
    id: text('id')
      .primaryKey()
      .references(() => items.id),
    ownerId: text('owner_id').notNull(),
    timeZone: text('time_zone').notNull().default('Asia/Jakarta'),
    /** The last part of the till's address; null until the set-up is done. Never changes afterwards. */
    slug: text('slug'),
    /** Where the data lives; null until the set-up is done. */
    setupMethod: text('setup_method'),
    setUpAt: instant('set_up_at'),
    /** The seed of the set-up: who may sign in to the till. */
    tillOwner: text('till_owner'),
    tillEmail: text('till_email'),
    tillPasswordHash: text('till_password_hash'),
    /** Names the request that made the shop, so that the same request makes one shop. */
    requestKey: text('request_key'),
    requestHash: text('request_hash'),
    lastUpdated: instant('last_updated').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    unique('pos_shops_slug').on(table.slug),
    unique('pos_shops_request').on(table.ownerId, table.requestKey),
    check(
      'pos_shops_set_up_whole',
      sql`(${table.slug} is null) = (${table.tillPasswordHash} is null) and (${table.slug} is null) = (${table.tillEmail} is null) and (${table.slug} is null) = (${table.setUpAt} is null)`,
    ),
  ],
)

/** P1 §3: name (unique for each shop), description. */
export const posCategories = pgTable(
  'pos_categories',
  {
    posId: posId().references(() => posShops.id),
    name: text('name').notNull(),
    description: text('description').notNull().default(''),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.posId, table.name] }),
    uniqueIndex('pos_categories_name').on(table.posId, sql`lower(${table.name})`),
  ],
)

/** P1 §3: goods. A removed product stays for the sales that name it. */
export const posProducts = pgTable(
  'pos_products',
  {
    posId: posId().references(() => posShops.id),
    id: text('id').notNull(),
    /** The order in which the goods were added. */
    position: bigint('position', { mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    name: text('name').notNull(),
    price: money('price').notNull(),
    /** Null for goods whose stock is not counted: services, what is cooked to order. */
    stock: bigint('stock', { mode: 'number' }).default(0),
    category: text('category'),
    description: text('description').notNull().default(''),
    imageUrl: text('image_url'),
    barcode: text('barcode'),
    /** Sums of its sale lines, moved by each sale, so that reports need not read every sale. */
    soldQuantity: bigint('sold_quantity', { mode: 'number' }).notNull().default(0),
    soldRevenue: money('sold_revenue').notNull().default(0),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
    removedAt: instant('removed_at'),
  },
  (table) => [
    primaryKey({ columns: [table.posId, table.id] }),
    foreignKey({
      name: 'pos_products_category',
      columns: [table.posId, table.category],
      foreignColumns: [posCategories.posId, posCategories.name],
    }).onUpdate('cascade'),
    check('pos_products_price_not_negative', sql`${table.price} >= 0`),
    check('pos_products_stock_not_negative', sql`${table.stock} >= 0`),
    check('pos_products_sold_not_negative', sql`${table.soldQuantity} >= 0 and ${table.soldRevenue} >= 0`),
  ],
)

/** Append-only: every change of a stock is a row, and a product's stock is the sum of its rows; of uncounted ones it is 0. */
export const posStockMoves = pgTable(
  'pos_stock_moves',
  {
    position: bigint('position', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    posId: posId(),
    productId: text('product_id').notNull(),
    delta: bigint('delta', { mode: 'number' }).notNull(),
    /** `set`: the owner wrote a new figure; `sale`: sold. */
    reason: text('reason', { enum: ['set', 'sale'] }).notNull(),
    saleId: text('sale_id'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    foreignKey({
      name: 'pos_stock_moves_product',
      columns: [table.posId, table.productId],
      foreignColumns: [posProducts.posId, posProducts.id],
    }),
    index('pos_stock_moves_of_product').on(table.posId, table.productId),
    check('pos_stock_moves_not_zero', sql`${table.delta} <> 0`),
  ],
)

/** P1 §3: name, email, phone, address. */
export const posCustomers = pgTable(
  'pos_customers',
  {
    posId: posId().references(() => posShops.id),
    id: text('id').notNull(),
    name: text('name').notNull(),
    email: text('email'),
    phone: text('phone'),
    address: text('address'),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.posId, table.id] }),
    index('pos_customers_name').on(table.posId, sql`lower(${table.name})`),
  ],
)

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
    totalAmount: money('total_amount').notNull(),
    paymentMethod: text('payment_method').notNull(),
    received: money('received').notNull(),
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
    check('pos_sales_total_not_negative', sql`${table.totalAmount} >= 0`),
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
    quantity: integer('quantity').notNull(),
    unitPrice: money('unit_price').notNull(),
    totalPrice: money('total_price').notNull(),
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
    check('pos_sale_items_total', sql`${table.totalPrice} = ${table.quantity}::bigint * ${table.unitPrice}`),
    check('pos_sale_items_price_not_negative', sql`${table.unitPrice} >= 0`),
    check('pos_sale_items_short', sql`${table.short} between 0 and ${table.quantity}`),
    index('pos_sale_items_beyond_stock')
      .on(table.posId, table.productId)
      .where(sql`${table.short} > 0`),
  ],
)

/** Devices that have sold for a shop: their numbers begin their receipts, so that no two devices give out the same. */
export const posTillDevices = pgTable(
  'pos_till_devices',
  {
    posId: posId().references(() => posShops.id),
    /** Made by the device. */
    id: text('id').notNull(),
    number: integer('number').notNull(),
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
