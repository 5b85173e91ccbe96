import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
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

import { stockReasons } from '../shared/stock/stock-reasons.ts'
import { money, posId } from './pos-columns.ts'

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
    /** The text of the shop's static QRIS code; null where it has given none. */
    qris: text('qris'),
    /** How wide its receipts are, in letters: 32 on 58 mm paper, 48 on 80 mm. */
    receiptColumns: integer('receipt_columns').notNull().default(32),
    /** The last words of its receipts; empty for the usual ones. */
    receiptFooter: text('receipt_footer').notNull().default(''),
    /** Service on the goods and a tax on both, in hundredths of a percent; 0 where the shop adds none. */
    serviceRate: integer('service_rate').notNull().default(0),
    taxRate: integer('tax_rate').notNull().default(0),
    taxName: text('tax_name').notNull().default('PB1'),
    /** What is paid in cash is rounded to this; 0 where it is not. */
    roundingStep: integer('rounding_step').notNull().default(0),
    roundingWay: text('rounding_way').notNull().default('down'),
    /** So much each customer may owe who has no limit of their own; null where there is none. */
    debtLimit: money('debt_limit'),
    /** Whether it has a kitchen that gets slips, and tables. */
    kitchenSlip: boolean('kitchen_slip').notNull().default(false),
    /** By what its tills know the owner's PIN again, never the PIN itself; null where none is asked for. */
    pinVerifier: text('pin_verifier'),
    /** Discounts up to this, in hundredths of a percent, need no PIN and are not in the log. */
    freeDiscount: integer('free_discount').notNull().default(1_000),
    /** Names the request that made the shop, so that the same request makes one shop. */
    requestKey: text('request_key'),
    requestHash: text('request_hash'),
    lastUpdated: instant('last_updated').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    unique('pos_shops_slug').on(table.slug),
    unique('pos_shops_request').on(table.ownerId, table.requestKey),
    check('pos_shops_receipt_columns', sql`${table.receiptColumns} in (32, 48)`),
    check('pos_shops_rates', sql`${table.serviceRate} between 0 and 3000 and ${table.taxRate} between 0 and 2000`),
    check('pos_shops_free_discount', sql`${table.freeDiscount} between 0 and 10000`),
    check('pos_shops_debt_limit_not_negative', sql`${table.debtLimit} >= 0`),
    check('pos_shops_rounding', sql`${table.roundingStep} in (0, 100, 500, 1000)`),
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
    /** What one piece costs the shop itself; null where the owner has not said. */
    cost: money('cost'),
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
    check('pos_products_cost_not_negative', sql`${table.cost} >= 0`),
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
    reason: text('reason', { enum: stockReasons }).notNull(),
    /** The sale, or the stock work (`stk_…`), that it belongs to. */
    saleId: text('sale_id'),
    refundId: text('refund_id'),
    /** Where the goods lie; null in a shop that knows of one place only. */
    locationId: text('location_id'),
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
    /** So much the customer may owe; null where the owner has set no limit. */
    debtLimit: money('debt_limit'),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.posId, table.id] }),
    check('pos_customers_debt_limit_not_negative', sql`${table.debtLimit} >= 0`),
    index('pos_customers_name').on(table.posId, sql`lower(${table.name})`),
  ],
)
