import * as z from 'zod/mini'

import { chargeRules, charges } from './charges.ts'
import { deviceMadeId, price, quantity, shortText, sum } from './fields.ts'
import { roundingRule } from './rounding-rule.ts'

/** How money comes in, and goes back. */
export const paymentMethods = ['tunai', 'qris', 'transfer'] as const
export type PaymentMethod = (typeof paymentMethods)[number]
/** Goods now, money later: so much stays as the buyer's debt. */
export const onDebt = 'kasbon'
/** How a part of a bill, or the whole of it, is settled. */
export const saleMethods = [...paymentMethods, onDebt] as const
export type SaleMethod = (typeof saleMethods)[number]
/** Stands where a bill was paid in more than one way. */
export const mixedPayment = 'campur'

/** Made where the sale is made, before anything is sent: the same id is the same sale. */
export const saleId = deviceMadeId
const customerName = z.optional(shortText)
const customerPhone = z.optional(z.string().check(z.trim(), z.maxLength(40)))
const notes = z.optional(z.string().check(z.maxLength(500)))
/** As many different goods one sale may have. */
export const mostLines = 300

/** One of the ways in which a bill was settled; `amount` is what was handed over, the change comes out of the cash. */
const payment = z.object({ method: z.enum(saleMethods), amount: price.check(z.minimum(1)) })
export type Payment = z.output<typeof payment>

/** What every sale says of its money besides its lines; `reckonBill` says what of it holds together. */
const bill = {
  /** Rupiah off what the lines cost together. */
  discount: z.optional(price),
  paymentMethod: z.enum([...saleMethods, mixedPayment]),
  /** The ways of a mixed payment; absent where it was paid in one. */
  payments: z.optional(z.array(payment).check(z.minLength(2), z.maxLength(saleMethods.length))),
  customerName,
  customerPhone,
  notes,
  /** The shift in whose drawer the cash lies, and the place that sold. */
  shiftId: z.optional(deviceMadeId),
  locationId: z.optional(deviceMadeId),
}
/** What the buyer wants of one line: 'tanpa gula'. */
export const longestLineNote = 100
const lineNote = z.optional(z.string().check(z.trim(), z.maxLength(longestLineNote)))
/** Rupiah off one line. */
const discount = z.optional(price)

/** What a caller sends: goods, discounts, how it was paid. Prices and totals are the server's. */
export const saleInput = z.object({
  id: saleId,
  ...bill,
  lines: z.array(z.object({ productId: z.string(), quantity, discount })).check(z.minLength(1), z.maxLength(mostLines)),
  paymentMethod: z._default(bill.paymentMethod, 'tunai'),
  /** Cash received in Rupiah; absent means the exact sum. */
  received: z.optional(price),
})
export type SaleInput = z.input<typeof saleInput>

/**
 * A sale that a till has made on its own (POS-07): the goods are handed over and the money is in the drawer, so it is
 * recorded as it was, at its own prices and time, whatever has happened to goods and stock since.
 */
export const soldSale = z.object({
  id: saleId,
  ...bill,
  /** The number on its receipt: the device's letters, then a number that the device gives out once. */
  number: z.optional(z.string().check(z.regex(/^[A-Z]{1,4}-\d{4,9}$/))),
  /** The owner's PIN was typed for what of it is not by the till's rules. */
  withPin: z.optional(z.boolean()),
  /** By the clock of the device. */
  soldAt: z.iso.datetime(),
  cashier: shortText,
  /** What the shop added when it was sold; absent where it added nothing. */
  chargeRules: z.optional(chargeRules),
  /** How its cash was rounded; absent where it was not. */
  roundingRule: z.optional(roundingRule),
  lines: z
    .array(
      z.object({
        productId: z.string(),
        name: shortText.check(z.minLength(1)),
        quantity,
        price,
        /** What the shelf asks; absent where that is the price. */
        listPrice: z.optional(price),
        discount,
        note: lineNote,
      }),
    )
    .check(z.minLength(1), z.maxLength(mostLines)),
  received: price,
})
export type SoldSale = z.output<typeof soldSale>

export const saleLine = z.object({
  id: z.string(),
  productId: z.nullable(z.string()),
  productName: z.string(),
  quantity: z.int(),
  price,
  /** Rupiah off this line; absent where none. */
  discount: z.optional(price),
  /** Quantity times price, its own discount taken off. */
  total: price,
  /** Its share of what was taken off the whole sale; absent where nothing was. */
  billDiscount: z.optional(price),
  /** Its share of service and tax; absent where none was added. */
  charges: z.optional(price),
  /** Its share of what the cash was rounded by; absent where it was not. */
  rounding: z.optional(z.int()),
  /** What the buyer wants of it; absent where nothing was said. */
  note: z.optional(z.string()),
  /** So many of the pieces were sold beyond the stock; absent where it had them all. */
  short: z.optional(z.int().check(z.minimum(1))),
  /** So many of them came back, and what was paid for them; absent where none did. */
  refundedQuantity: z.optional(z.int().check(z.minimum(1))),
  refundedAmount: z.optional(price),
})
export type SaleLine = z.infer<typeof saleLine>

export const sale = z.object({
  id: z.string(),
  /** The receipt's number: `{yymmdd}-{sequence of the day}`, or the one that its till has printed. */
  number: z.string(),
  lines: z.array(saleLine),
  /** Rupiah off what the lines cost together; absent where none. */
  discount: z.optional(price),
  /** Service and tax on it; absent where none was added. */
  charges: z.optional(charges),
  /** What rounding the cash added, or with a minus took off; absent where it did not. */
  rounding: z.optional(z.int()),
  /** The lines' totals, less the discount, with service and tax, rounded. */
  total: price,
  paymentMethod: z.string(),
  payments: z.optional(z.array(z.object({ method: z.string(), amount: price }))),
  received: price,
  change: price,
  customerName: z.nullable(z.string()),
  customerPhone: z.optional(z.string()),
  notes: z.string(),
  /** `completed`; `partly_refunded` or `refunded`; `void`: it should never have been. */
  status: z.string(),
  /** So much of the total has been given back; absent where nothing has. */
  refunded: z.optional(price),
  /** So much of that lowered the buyer's debt instead of going back as money. */
  refundedDebt: z.optional(price),
  /** What the buyer owes in all, as far as is known; absent where the sale left no debt. */
  owed: z.optional(sum),
  shiftId: z.optional(z.string()),
  locationId: z.optional(z.string()),
  /** The name of who sold. */
  cashier: z.string(),
  timestamp: z.string(),
})
export type Sale = z.infer<typeof sale>
