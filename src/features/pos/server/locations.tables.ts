import { sql } from 'drizzle-orm'
import { bigint, check, foreignKey, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'

import { instant } from '#core/db/server/columns.ts'

import { posId } from './pos-columns.ts'
import { posProducts, posShops } from './pos.tables.ts'

/** The places of a shop that sells in several; a shop with one place has no rows. The first by position is the usual one. */
export const posLocations = pgTable(
  'pos_locations',
  {
    posId: posId().references(() => posShops.id),
    id: text('id').notNull(),
    name: text('name').notNull(),
    address: text('address').notNull().default(''),
    phone: text('phone').notNull().default(''),
    position: integer('position').notNull(),
    createdAt: instant('created_at').notNull(),
    removedAt: instant('removed_at'),
  },
  (table) => [
    primaryKey({ columns: [table.posId, table.id] }),
    uniqueIndex('pos_locations_name')
      .on(table.posId, sql`lower(${table.name})`)
      .where(sql`${table.removedAt} is null`),
  ],
)

/**
 * What of a product's stock lies at which place. In a shop with places the product's own stock is their sum; a product
 * whose stock is not counted has no rows, and a place without a row has none of it.
 */
export const posLocationStocks = pgTable(
  'pos_location_stocks',
  {
    posId: posId(),
    locationId: text('location_id').notNull(),
    productId: text('product_id').notNull(),
    stock: bigint('stock', { mode: 'number' }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.posId, table.locationId, table.productId] }),
    foreignKey({
      name: 'pos_location_stocks_location',
      columns: [table.posId, table.locationId],
      foreignColumns: [posLocations.posId, posLocations.id],
    }),
    foreignKey({
      name: 'pos_location_stocks_product',
      columns: [table.posId, table.productId],
      foreignColumns: [posProducts.posId, posProducts.id],
    }),
    check('pos_location_stocks_not_negative', sql`${table.stock} >= 0`),
  ],
)
