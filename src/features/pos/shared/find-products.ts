import type { Product } from './store.ts'

/** From here down a product is nearly sold out. */
const lowStock = 5

export const isLow = ({ stock }: Pick<Product, 'stock'>): boolean => stock <= lowStock

const plain = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()

type Findable = Pick<Product, 'name' | 'category' | 'barcode'>

/**
 * Reads goods up for searching; the answer finds those whose name, category or barcode have every word. Read up once
 * for each list, so that a keystroke costs one look over plain text.
 */
export const productFinder = <P extends Findable>(products: readonly P[]): ((search: string) => readonly P[]) => {
  const texts = products.map(({ name, category, barcode }) => plain(`${name} ${category ?? ''} ${barcode ?? ''}`))
  return (search) => {
    const words = plain(search).split(/\s+/).filter(Boolean)
    if (words.length === 0) return products
    return products.filter((_, at) => words.every((word) => texts[at]?.includes(word)))
  }
}
