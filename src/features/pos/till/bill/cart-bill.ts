import * as z from 'zod/mini'

import { type ChargeRules, type Charges, reckonCharges } from '../../shared/charges.ts'
import { kitchenLine, longestTable, tableName } from '../../shared/kitchen/kitchen-order.ts'
import type { SoldSale } from '../../shared/sale.ts'
import { soldSale } from '../../shared/sale.ts'
import type { Cart, CartLine } from '../cart.ts'
import { discount, type Discount, rupiahOff } from './discount.ts'

const { customerName, customerPhone, notes } = soldSale.shape

/** What is agreed about a cart besides its goods. */
export const billExtras = z.object({
  discount: z.optional(discount),
  customerName,
  customerPhone,
  notes,
  /** The table that has ordered it. */
  table: z.optional(z.string().check(z.maxLength(longestTable))),
  /** What its kitchen has been told of it. */
  kitchen: z.optional(z.array(kitchenLine)),
})
export type BillExtras = z.infer<typeof billExtras>

export interface CartBill {
  readonly subtotal: number
  readonly discount: number
  readonly charges: Charges | null
  readonly total: number
}

/** Rupiah off one line. */
export const lineOff = ({ price, quantity, discount: said }: CartLine): number => rupiahOff(price * quantity, said)

/** What the goods of a cart cost together, each with its own discount taken off. */
export const subtotalOf = (lines: Cart): number =>
  lines.reduce((sum, line) => sum + line.price * line.quantity - lineOff(line), 0)

/**
 * What the cart costs with the whole's discount and what the shop adds, by the rules of `reckonBill`, which reckons again
 * when it is sold.
 */
export const billOf = (lines: Cart, said: Discount | undefined, rules: ChargeRules): CartBill => {
  const subtotal = subtotalOf(lines)
  const off = rupiahOff(subtotal, said)
  const charges = reckonCharges(subtotal - off, rules)
  const added = charges === null ? 0 : charges.service + charges.tax
  return { subtotal, discount: off, charges, total: subtotal - off + added }
}

/** As long as what is noted on a sale may be. */
const longestNotes = 500

/** What is sold of a cart: discounts are Rupiah from here on, and its table stands in its notes. */
export const soldOf = (lines: Cart, extras: BillExtras): Pick<SoldSale, 'lines' | 'discount' | 'notes'> => {
  const { discount: said, table, kitchen: _, ...told } = extras
  const off = rupiahOff(subtotalOf(lines), said)
  const notes = table
    ? [tableName(table), told.notes ?? ''].filter(Boolean).join(', ').slice(0, longestNotes)
    : told.notes
  return {
    ...told,
    ...(notes === undefined ? {} : { notes }),
    lines: lines.map((line) => {
      const { discount: _, ...goods } = line
      const lineDiscount = lineOff(line)
      return lineDiscount > 0 ? { ...goods, discount: lineDiscount } : goods
    }),
    ...(off > 0 ? { discount: off } : {}),
  }
}
