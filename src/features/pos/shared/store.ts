import * as z from 'zod/mini'

import { price, shortText, stock, sum } from './fields.ts'
import { location } from './locations/location.ts'
import { sale } from './sale.ts'

/** A product with P2 §3's fields and P1 §3's columns. `updatedAt` decides which of two writers came later. */
export const product = z.object({
  id: z.string(),
  name: z.string(),
  price,
  stock,
  /** What of it lies at which place, in a shop of several; a place that is not named has none. */
  stockAt: z.optional(z.record(z.string(), z.int())),
  /** The category's name; null where it has none. */
  category: z.nullable(z.string()),
  description: z.string(),
  barcode: z.nullable(z.string()),
  imageUrl: z.nullable(z.string()),
  createdAt: z.string(),
  updatedAt: z.string(),
})
export type Product = z.infer<typeof product>

/** A product as its owner alone sees it: what a piece costs the shop is no business of whoever stands at the till. */
export const ownProduct = z.extend(product, {
  /** Null where the owner has not said. */
  cost: z.nullable(price),
})
export type OwnProduct = z.infer<typeof ownProduct>

export const productInput = z.object({
  name: shortText.check(z.minLength(1)),
  /** A decimal price is rounded to the Rupiah by the caller, visibly (POS-03). */
  price,
  cost: z.optional(z.nullable(price)),
  stock: z._default(stock, 0),
  /** Where the stock lies; in the usual place where none is named. */
  locationId: z.optional(z.string()),
  category: z.optional(z.nullable(shortText)),
  description: z.optional(z.string().check(z.maxLength(2000))),
  barcode: z.optional(z.nullable(shortText)),
})
export const productChange = z.object({
  name: z.optional(shortText.check(z.minLength(1))),
  price: z.optional(price),
  /** Null takes it back. */
  cost: z.optional(z.nullable(price)),
  stock: z.optional(stock),
  locationId: z.optional(z.string()),
  category: z.optional(z.nullable(shortText)),
  description: z.optional(z.string().check(z.maxLength(2000))),
  barcode: z.optional(z.nullable(shortText)),
})

/** The figures of P2 §2.9's reports and footer; days are the shop's own (POS-11). */
export const report = z.object({
  totalRevenue: sum,
  totalItemsSold: z.int(),
  productCount: z.int(),
  /** Sales of the shop's local day and their revenue, what was given back that day taken off. */
  salesToday: z.int(),
  revenueToday: z.int(),
  /** The five best by revenue. */
  bestSellers: z.array(
    z.object({ productId: z.nullable(z.string()), name: z.string(), quantity: z.int(), revenue: sum }),
  ),
  /** Revenue of the last seven local days, oldest first; below zero where more was given back than taken. */
  lastDays: z.array(z.object({ day: z.string(), revenue: z.int(), sales: z.int() })),
})
export type Report = z.infer<typeof report>

/** Goods that were sold beyond their stock since their stock was last set: somebody has to count them again. */
export const shortage = z.object({ productId: z.string(), name: z.string(), short: z.int() })
export type Shortage = z.infer<typeof shortage>

/** What the canvas shows of a shop. */
export const store = z.object({
  products: z.array(ownProduct),
  categories: z.array(z.string()),
  /** The last ten, newest first. */
  sales: z.array(sale),
  report,
  shortages: z.array(shortage),
  /** The places of a shop of several, the usual one first; empty in a shop of one. */
  locations: z.array(location),
  timeZone: z.string(),
  lastUpdated: z.string(),
})
export type Store = z.infer<typeof store>
