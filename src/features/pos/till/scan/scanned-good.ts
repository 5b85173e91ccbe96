import type { Product } from '../../shared/store.ts'
import { type Cart, quantityOf } from '../cart.ts'

/** The same number with and without the zero that makes an American code a world-wide one. */
const withoutZero = (code: string): string => code.replace(/^0(?=\d{12}$)/, '')

/** The product that carries this barcode; undefined where none does. */
export const scannedGood = (products: readonly Product[], code: string): Product | undefined => {
  const wanted = withoutZero(code.trim())
  return products.find(({ barcode }) => barcode !== null && withoutZero(barcode) === wanted)
}

export interface Scanned {
  /** Whether one more goes into the cart. */
  readonly takes: boolean
  readonly words: string
}

/** What a scanned product does to the cart, in a few words. */
export const scannedWords = (product: Product, cart: Cart): Scanned => {
  const inCart = quantityOf(cart, product.id)
  const { name, stock } = product
  if (stock === 0) return { takes: false, words: `${name}: stok habis.` }
  if (stock !== null && inCart >= stock)
    return { takes: false, words: `${name}: stok tinggal ${stock}, semua sudah di keranjang.` }
  return { takes: true, words: `${name} masuk keranjang, sekarang ${inCart + 1}.` }
}
