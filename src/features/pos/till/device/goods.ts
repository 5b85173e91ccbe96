import type { Product } from '../../shared/store.ts'
import { isRefund, isSale, type JournalEntry } from './till-database.ts'

interface GoodsFacts {
  readonly products: readonly Product[]
  readonly categories: readonly string[]
  /** The moment of the server's answer it comes from. */
  readonly asOf: string
  /** How far that answer had seen what is written there; shelves kept by an older till do not know it. */
  readonly seen?: string | undefined
  /** The place whose stock it is; null in a shop of one. */
  readonly locationId?: string | null | undefined
}

/** The shelf as this till knows it. */
export interface Goods extends GoodsFacts {
  /** Where each product stands: a sale looks up its few goods, whether the shelf holds ten or ten thousand. */
  readonly places: ReadonlyMap<string, number>
}

/** What the server answers: all goods, or what has changed of them. */
export interface GoodsAnswer extends GoodsFacts {
  readonly removed: readonly string[]
}

/** The shelf of these goods, in their order. */
export const shelfOf = (facts: GoodsFacts): Goods => ({
  ...facts,
  places: new Map(facts.products.map(({ id }, place) => [id, place])),
})

/** The product of that id; undefined where it is not sold (any more). */
export const productOf = ({ products, places }: Goods, id: string): Product | undefined =>
  products[places.get(id) ?? -1]

type Quantities = ReadonlyMap<string, number>

/**
 * How many of each product these entries take from the shelf, of one place where it is told; what they put back counts
 * below zero.
 */
export const quantitiesOf = (entries: readonly JournalEntry[], locationId?: string | null | undefined): Quantities => {
  const quantities = new Map<string, number>()
  const take = (productId: string, quantity: number): void => {
    quantities.set(productId, (quantities.get(productId) ?? 0) + quantity)
  }
  const isThere = (place: string | undefined): boolean => !locationId || (place ?? locationId) === locationId
  for (const entry of entries) {
    if (isSale(entry) && isThere(entry.sold.locationId))
      for (const { productId, quantity } of entry.sold.lines) take(productId, quantity)
    if (!isRefund(entry) || !isThere(entry.refund.locationId)) continue
    for (const { line, quantity, restocked } of entry.refund.items) {
      const productId = entry.sale.lines[line - 1]?.productId
      if (productId && restocked) take(productId, -quantity)
    }
  }
  return quantities
}

/** A product without what has been sold of it. */
const without = (product: Product, sold: Quantities): Product => {
  const quantity = sold.get(product.id)
  const { stock } = product
  return quantity === undefined || stock === null ? product : { ...product, stock: Math.max(0, stock - quantity) }
}

/** The shelf with other goods in their places; the same list where nothing is another. */
const withChanged = (goods: Goods, changed: Iterable<Product>): Goods => {
  let products: Product[] | null = null
  for (const product of changed) {
    const place = goods.places.get(product.id)
    if (place === undefined || goods.products[place] === product) continue
    products ??= [...goods.products]
    products[place] = product
  }
  return products ? { ...goods, products } : goods
}

/** The shelf without what has just been sold here. */
export const withoutSold = (goods: Goods, sold: Quantities): Goods =>
  withChanged(
    goods,
    [...sold.keys()].flatMap((id) => {
      const product = productOf(goods, id)
      return product ? [without(product, sold)] : []
    }),
  )

const isAsBefore = (before: Product | undefined, { updatedAt, stock }: Product): boolean =>
  before?.updatedAt === updatedAt && before.stock === stock

/**
 * The shelf after an answer of the server, which does not know yet what waits here. What has not changed stays the same
 * object, in its place; new goods stand at the end.
 */
export const withAnswer = (before: Goods | null, answer: GoodsAnswer, waiting: Quantities): Goods => {
  const { categories, asOf, seen, locationId } = answer
  const answered = answer.products.map((product) => without(product, waiting))
  if (!before) return shelfOf({ products: answered, categories, asOf, seen, locationId })
  const changed = answered.filter((product) => !isAsBefore(productOf(before, product.id), product))
  const goods = { ...withChanged(before, changed), categories, asOf, seen, locationId }
  const added = changed.filter(({ id }) => !before.places.has(id))
  const removed = new Set(answer.removed.filter((id) => before.places.has(id)))
  if (added.length === 0 && removed.size === 0) return goods
  const stayed = goods.products.filter(({ id }) => !removed.has(id))
  return shelfOf({ ...goods, products: [...stayed, ...added] })
}
