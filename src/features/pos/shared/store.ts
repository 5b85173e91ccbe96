import * as z from 'zod/mini'

/** The largest price, and the largest total of one sale. */
export const largestPrice = 1_000_000_000_000
/** Whole Rupiah, never below zero; the largest still adds up exactly over a year of sales. */
export const price = z.int().check(z.minimum(0), z.maximum(largestPrice))
/** A sum over many sales, which may be larger than any one of them. */
const sum = z.int().check(z.minimum(0))
/** Pieces on the shelf; null where nobody counts them (a haircut, what is cooked to order) and there is always one more. */
const stock = z.nullable(z.int().check(z.minimum(0), z.maximum(1_000_000_000)))
const shortText = z.string().check(z.trim(), z.maxLength(200))

/** A product with P2 §3's fields and P1 §3's columns. `updatedAt` decides which of two writers came later. */
export const product = z.object({
  id: z.string(),
  name: z.string(),
  price,
  stock,
  /** The category's name; null where it has none. */
  category: z.nullable(z.string()),
  description: z.string(),
  barcode: z.nullable(z.string()),
  imageUrl: z.nullable(z.string()),
  createdAt: z.string(),
  updatedAt: z.string(),
})
export type Product = z.infer<typeof product>

export const productInput = z.object({
  name: shortText.check(z.minLength(1)),
  /** A decimal price is rounded to the Rupiah by the caller, visibly (POS-03). */
  price,
  stock: z._default(stock, 0),
  category: z.optional(z.nullable(shortText)),
  description: z.optional(z.string().check(z.maxLength(2000))),
  barcode: z.optional(z.nullable(shortText)),
})
export const productChange = z.object({
  name: z.optional(shortText.check(z.minLength(1))),
  price: z.optional(price),
  stock: z.optional(stock),
  category: z.optional(z.nullable(shortText)),
  description: z.optional(z.string().check(z.maxLength(2000))),
  barcode: z.optional(z.nullable(shortText)),
})

export const paymentMethods = ['tunai', 'qris', 'transfer'] as const

/** Made where the sale is made, before anything is sent: the same id is the same sale. */
export const saleId = z.string().check(z.regex(/^[a-z]{3}_[0-9a-z]{16,40}$/))
const quantity = z.int().check(z.minimum(1), z.maximum(1_000_000))
const customerName = z.optional(shortText)
const notes = z.optional(z.string().check(z.maxLength(500)))
/** As many different goods one sale may have. */
export const mostLines = 300

/** What a caller sends: goods, how it was paid. Prices and totals are the server's. */
export const saleInput = z.object({
  id: saleId,
  lines: z.array(z.object({ productId: z.string(), quantity })).check(z.minLength(1), z.maxLength(mostLines)),
  paymentMethod: z._default(z.enum(paymentMethods), 'tunai'),
  /** Cash received in Rupiah; absent means the exact sum. */
  received: z.optional(price),
  customerName,
  notes,
})
export type SaleInput = z.input<typeof saleInput>

/**
 * A sale that a till has made on its own (POS-07): the goods are handed over and the money is in the drawer, so it is
 * recorded as it was, at its own prices and time, whatever has happened to goods and stock since.
 */
export const soldSale = z.object({
  id: saleId,
  /** The number on its receipt: the device's letters, then a number that the device gives out once. */
  number: z.optional(z.string().check(z.regex(/^[A-Z]{1,4}-\d{4,9}$/))),
  /** By the clock of the device. */
  soldAt: z.iso.datetime(),
  cashier: shortText,
  lines: z
    .array(z.object({ productId: z.string(), name: shortText.check(z.minLength(1)), quantity, price }))
    .check(z.minLength(1), z.maxLength(mostLines)),
  paymentMethod: z.enum(paymentMethods),
  received: price,
  customerName,
  notes,
})
export type SoldSale = z.output<typeof soldSale>

export const saleLine = z.object({
  id: z.string(),
  productId: z.nullable(z.string()),
  productName: z.string(),
  quantity: z.int(),
  price,
  total: price,
  /** So many of the pieces were sold beyond the stock; absent where it had them all. */
  short: z.optional(z.int().check(z.minimum(1))),
})
export type SaleLine = z.infer<typeof saleLine>

export const sale = z.object({
  id: z.string(),
  /** The receipt's number: `{yymmdd}-{sequence of the day}`, or the one that its till has printed. */
  number: z.string(),
  lines: z.array(saleLine),
  total: price,
  paymentMethod: z.string(),
  received: price,
  change: price,
  customerName: z.nullable(z.string()),
  notes: z.string(),
  status: z.string(),
  /** The name of who sold. */
  cashier: z.string(),
  timestamp: z.string(),
})
export type Sale = z.infer<typeof sale>

/** The figures of P2 §2.9's reports and footer; days are the shop's own (POS-11). */
export const report = z.object({
  totalRevenue: sum,
  totalItemsSold: z.int(),
  productCount: z.int(),
  /** Sales of the shop's local day and their revenue. */
  salesToday: z.int(),
  revenueToday: sum,
  /** The five best by revenue. */
  bestSellers: z.array(
    z.object({ productId: z.nullable(z.string()), name: z.string(), quantity: z.int(), revenue: sum }),
  ),
  /** Revenue of the last seven local days, oldest first. */
  lastDays: z.array(z.object({ day: z.string(), revenue: sum, sales: z.int() })),
})
export type Report = z.infer<typeof report>

/** Goods that were sold beyond their stock since their stock was last set: somebody has to count them again. */
export const shortage = z.object({ productId: z.string(), name: z.string(), short: z.int() })
export type Shortage = z.infer<typeof shortage>

/** What the canvas shows of a shop. */
export const store = z.object({
  products: z.array(product),
  categories: z.array(z.string()),
  /** The last ten, newest first. */
  sales: z.array(sale),
  report,
  shortages: z.array(shortage),
  timeZone: z.string(),
  lastUpdated: z.string(),
})
export type Store = z.infer<typeof store>
