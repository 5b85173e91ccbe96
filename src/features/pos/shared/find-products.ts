import type { Product } from './store.ts'

/** From here down a product whose stock is counted is nearly sold out. */
const lowStock = 5

export const isLow = ({ stock }: Pick<Product, 'stock'>): boolean => stock !== null && stock <= lowStock

const plain = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()

type Findable = Pick<Product, 'name' | 'category' | 'barcode'>

/** What a product is found by. A list that comes anew brings mostly the same objects: they are not read up again. */
const texts = new WeakMap<Findable, string>()
const textOf = (product: Findable): string => {
  const known = texts.get(product)
  if (known !== undefined) return known
  const { name, category, barcode } = product
  const text = plain(`${name} ${category ?? ''} ${barcode ?? ''}`)
  texts.set(product, text)
  return text
}

/** Reads goods up ahead of the first search. */
export const readUp = (products: readonly Findable[]): void => {
  for (const product of products) textOf(product)
}

/**
 * Answers a search over goods: those whose name, category or barcode have every word. A list is read up once, at its
 * first search, so that a keystroke costs one look over plain text.
 */
export const productFinder = <P extends Findable>(products: readonly P[]): ((search: string) => readonly P[]) => {
  let read: readonly string[] | undefined
  return (search) => {
    const words = plain(search).split(/\s+/).filter(Boolean)
    if (words.length === 0) return products
    const all = (read ??= products.map(textOf))
    return products.filter((_, at) => words.every((word) => all[at]?.includes(word)))
  }
}
