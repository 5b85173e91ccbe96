import type { Product } from '../../shared/store.ts'
import type { JournalEntry } from './till-database.ts'

/** The shelf as this till knows it. */
export interface Goods {
  readonly products: readonly Product[]
  readonly categories: readonly string[]
  /** The moment of the server's answer it comes from. */
  readonly asOf: string
}

/** What the server answers: all goods, or what has changed of them. */
export interface GoodsAnswer extends Goods {
  readonly removed: readonly string[]
}

type Quantities = ReadonlyMap<string, number>

/** How many of each product are sold in these sales. */
export const quantitiesOf = (sales: readonly Pick<JournalEntry, 'sold'>[]): Quantities => {
  const quantities = new Map<string, number>()
  for (const { sold } of sales)
    for (const { productId, quantity } of sold.lines)
      quantities.set(productId, (quantities.get(productId) ?? 0) + quantity)
  return quantities
}

/** A product without what has been sold of it. */
const without = (product: Product, sold: Quantities): Product => {
  const quantity = sold.get(product.id)
  return quantity === undefined ? product : { ...product, stock: Math.max(0, product.stock - quantity) }
}

/** The shelf without what has just been sold here. */
export const withoutSold = (goods: Goods, sold: Quantities): Goods => ({
  ...goods,
  products: goods.products.map((product) => without(product, sold)),
})

/**
 * The shelf after an answer of the server, which does not know yet what waits here. What has not changed stays the same
 * object, in its place; new goods stand at the end.
 */
export const withAnswer = (before: Goods | null, answer: GoodsAnswer, waiting: Quantities): Goods => {
  const { categories, asOf } = answer
  const changed = new Map(answer.products.map((product) => [product.id, without(product, waiting)]))
  if (!before) return { products: [...changed.values()], categories, asOf }
  const removed = new Set(answer.removed)
  const products = before.products.flatMap((product) => {
    const next = changed.get(product.id)
    changed.delete(product.id)
    if (removed.has(product.id)) return []
    const isSame = !next || (next.updatedAt === product.updatedAt && next.stock === product.stock)
    return [isSame ? product : next]
  })
  return { products: [...products, ...changed.values()], categories, asOf }
}
