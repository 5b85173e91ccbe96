import * as z from 'zod/mini'

import type { SoldSale } from '../../shared/sale.ts'
import { soldSale } from '../../shared/sale.ts'
import type { Cart, CartLine } from '../cart.ts'
import { discount, type Discount, rupiahOff } from './discount.ts'

const { customerName, customerPhone, notes } = soldSale.shape

/** What is agreed about a cart besides its goods. */
export const billExtras = z.object({ discount: z.optional(discount), customerName, customerPhone, notes })
export type BillExtras = z.infer<typeof billExtras>

export interface CartBill {
  readonly subtotal: number
  readonly discount: number
  readonly total: number
}

/** Rupiah off one line. */
export const lineOff = ({ price, quantity, discount: said }: CartLine): number => rupiahOff(price * quantity, said)

/** What the cart costs, by the rules of `reckonBill`, which reckons again when it is sold. */
export const billOf = (lines: Cart, said?: Discount): CartBill => {
  const subtotal = lines.reduce((sum, line) => sum + line.price * line.quantity - lineOff(line), 0)
  const off = rupiahOff(subtotal, said)
  return { subtotal, discount: off, total: subtotal - off }
}

/** What is sold of a cart: discounts are Rupiah from here on. */
export const soldOf = (lines: Cart, { discount: said, ...told }: BillExtras): Pick<SoldSale, 'lines' | 'discount'> => {
  const { discount: off } = billOf(lines, said)
  return {
    ...told,
    lines: lines.map((line) => {
      const { discount: _, ...goods } = line
      const lineDiscount = lineOff(line)
      return lineDiscount > 0 ? { ...goods, discount: lineDiscount } : goods
    }),
    ...(off > 0 ? { discount: off } : {}),
  }
}
