import type { Product } from './store.ts'

/** From here down a product is nearly sold out. */
export const lowStock = 5

export const isLow = ({ stock }: Pick<Product, 'stock'>): boolean => stock <= lowStock

const plain = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()

/** The products whose name, category or barcode have every word of the search. */
export const findProducts = <P extends Pick<Product, 'name' | 'category' | 'barcode'>>(
  products: readonly P[],
  search: string,
): readonly P[] => {
  const words = plain(search).split(/\s+/).filter(Boolean)
  if (words.length === 0) return products
  return products.filter(({ name, category, barcode }) => {
    const text = plain(`${name} ${category ?? ''} ${barcode ?? ''}`)
    return words.every((word) => text.includes(word))
  })
}
