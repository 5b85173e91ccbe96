import type { Product } from './store.ts'

/** From here down a product whose stock is counted is nearly sold out. */
const lowStock = 5

export const isLow = ({ stock }: Pick<Product, 'stock'>): boolean => stock !== null && stock <= lowStock

const plain = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()

/** Whether the search is all of the product's name. */
export const isNamed = ({ name }: Pick<Product, 'name'>, search: string): boolean =>
  plain(name).split(/\s+/).filter(Boolean).join(' ') === plain(search).split(/\s+/).filter(Boolean).join(' ')

type Findable = Pick<Product, 'name' | 'category' | 'barcode'>

/** Stands between the words of two products; the database keeps none with it. */
const between = '\0'

/** What each of the goods is found by, as one long text: a browser searches one faster than thousands of short ones. */
interface ReadUp {
  readonly text: string
  /** Where the words of each of them end. */
  readonly ends: readonly number[]
}

const readUp = (products: readonly Findable[]): ReadUp => {
  const words = products.map(({ name, category, barcode }) => `${name} ${category ?? ''} ${barcode ?? ''}${between}`)
  const text = plain(words.join(''))
  const ends: number[] = []
  for (let end = text.indexOf(between); end !== -1; end = text.indexOf(between, end + 1)) ends.push(end)
  return { text, ends }
}

/**
 * Answers a search over goods: those whose name, category or barcode have every word. A list is read up once, at its
 * first search.
 */
export const productFinder = <P extends Findable>(products: readonly P[]): ((search: string) => readonly P[]) => {
  let read: ReadUp | undefined
  return (search) => {
    const [first, ...others] = plain(search).split(/\s+/).filter(Boolean)
    if (first === undefined) return products
    const { text, ends } = (read ??= readUp(products))
    const found: P[] = []
    let start = 0
    let at = text.indexOf(first)
    for (const [place, end] of ends.entries()) {
      if (at === -1) break
      if (at < end) {
        const words = text.slice(start, end)
        const product = products[place]
        if (product && others.every((word) => words.includes(word))) found.push(product)
        at = text.indexOf(first, end)
      }
      start = end + 1
    }
    return found
  }
}
