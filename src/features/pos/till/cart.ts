import * as z from 'zod/mini'

import { largestPrice } from '../shared/fields.ts'
import { longestLineNote, mostLines } from '../shared/sale.ts'
import { type Product } from '../shared/store.ts'
import { discount } from './bill/discount.ts'

const line = z.object({
  productId: z.string(),
  /** Name and price as last seen, so that a cart reads the same without a connection. */
  name: z.string(),
  price: z.int().check(z.minimum(0), z.maximum(largestPrice)),
  /** What the shelf asks, where the seller asks something else. */
  listPrice: z.optional(z.int()),
  quantity: z.int().check(z.minimum(1), z.maximum(1_000_000)),
  discount: z.optional(discount),
  /** What the buyer wants of it. */
  note: z.optional(z.string().check(z.maxLength(longestLineNote))),
})
export type CartLine = z.infer<typeof line>

export const cart = z.array(line).check(z.maxLength(mostLines))
export type Cart = readonly CartLine[]

type Sellable = Pick<Product, 'id' | 'name' | 'price' | 'stock'>

export const quantityOf = (lines: Cart, productId: string): number =>
  lines.find((one) => one.productId === productId)?.quantity ?? 0

export const countOf = (lines: Cart): number => lines.reduce((sum, { quantity }) => sum + quantity, 0)

/** The cart with so many of a product, within its stock where that is counted; none takes the line away. */
export const withQuantity = (lines: Cart, product: Sellable, wanted: number): Cart => {
  const quantity = Math.max(0, Math.min(Math.floor(wanted), product.stock ?? Infinity, 1_000_000))
  const { id: productId, name, price: listPrice } = product
  const known = lines.find((one) => one.productId === productId)
  const asked = known?.listPrice === undefined ? { price: listPrice } : { price: known.price, listPrice }
  const next: CartLine = { ...known, productId, name, ...asked, quantity }
  if (quantity === 0) return lines.filter((one) => one.productId !== productId)
  return known ? lines.map((one) => (one.productId === productId ? next : one)) : [...lines, next]
}

/** The cart with another discount on one of its lines, or none. */
export const withDiscount = (lines: Cart, productId: string, said: CartLine['discount']): Cart =>
  lines.map((one) => {
    if (one.productId !== productId) return one
    const { discount: _, ...plain } = one
    return said ? { ...plain, discount: said } : plain
  })

/** The cart with what the buyer wants of one of its lines; empty takes it away. */
export const withNote = (lines: Cart, productId: string, said: string): Cart =>
  lines.map((one) => {
    if (one.productId !== productId) return one
    const { note: _, ...plain } = one
    return said.trim() === '' ? plain : { ...plain, note: said.trim() }
  })

/** The cart with another price of one of its lines; that of the shelf is no other one. */
export const withPrice = (lines: Cart, productId: string, price: number): Cart =>
  lines.map((one) => {
    if (one.productId !== productId) return one
    const { listPrice = one.price, ...plain } = one
    return { ...plain, price, ...(price === listPrice ? {} : { listPrice }) }
  })

export const withOneMore = (lines: Cart, product: Sellable): Cart =>
  withQuantity(lines, product, quantityOf(lines, product.id) + 1)

/**
 * The cart with today's names and prices. Prices that the seller has changed, discounts and quantities stay, also above the stock: what lies on the counter is not taken
 * away silently, the line says what is left.
 */
export const withCatalogue = (lines: Cart, find: (productId: string) => Sellable | undefined): Cart => {
  const next = lines.map((one) => {
    const product = find(one.productId)
    const shelf = one.listPrice ?? one.price
    if (!product || (product.name === one.name && product.price === shelf)) return one
    const { name, price: listPrice } = product
    const { listPrice: _, ...plain } = one
    return one.listPrice === undefined || one.price === listPrice
      ? { ...plain, name, price: listPrice }
      : { ...one, name, listPrice }
  })
  return next.some((one, at) => one !== lines[at]) ? next : lines
}

/** Why a line cannot be sold as it stands; null where it can. */
export const lineProblem = (one: CartLine, product: Sellable | undefined): string | null => {
  if (!product) return 'Tidak dijual lagi. Kurangi sampai habis.'
  if (product.stock === null || product.stock >= one.quantity) return null
  return product.stock === 0 ? 'Stok habis.' : `Stok tinggal ${product.stock}.`
}
