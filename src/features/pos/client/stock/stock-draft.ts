import type { Product } from '../../shared/store.ts'
import { readTypedStock } from '../../shared/typed-price.ts'

/** What an owner does at the stock. */
export const stockWorks = ['in', 'loss', 'count', 'move'] as const
export type StockWork = (typeof stockWorks)[number]

/** What was typed for a product, and what stood written when it was. */
export interface Typed {
  readonly text: string
  readonly expected: number
}
export type Draft = Readonly<Record<string, Typed>>

/** What there is of a counted product at a place (`null` in a shop of one). */
export const stockAt = ({ stock, stockAt: at }: Product, place: string | null): number =>
  place === null ? (stock ?? 0) : (at?.[place] ?? 0)

/** A product with a figure that can be taken: pieces, or what was counted and how far that is from what was written. */
export interface DraftLine {
  readonly product: Product
  readonly pieces: number
  readonly expected: number
}

/** Why a typed figure cannot be taken; null where it can, or where nothing is typed. */
export const typedProblem = (work: StockWork, typed: Typed | undefined, held: number): string | null => {
  if (!typed || typed.text.trim() === '') return null
  const pieces = readTypedStock(typed.text)
  if (pieces === null) return 'Isi dengan angka bulat.'
  if (work === 'loss' || work === 'move')
    return pieces > held ? (held === 0 ? 'Di sini tidak ada.' : `Di sini tinggal ${held}.`) : null
  return work === 'in' && pieces > 1_000_000 ? 'Terlalu banyak untuk sekali catat.' : null
}

/** The goods of a draft that can be taken; a 0 counts only where something is counted. */
export const linesOf = (
  work: StockWork,
  draft: Draft,
  products: readonly Product[],
  place: string | null,
): readonly DraftLine[] =>
  products.flatMap((product) => {
    const typed = draft[product.id]
    if (!typed || typed.text.trim() === '' || typedProblem(work, typed, stockAt(product, place)) !== null) return []
    const pieces = readTypedStock(typed.text) ?? 0
    return work === 'count' || pieces > 0 ? [{ product, pieces, expected: typed.expected }] : []
  })
