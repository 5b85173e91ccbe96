import type { Worked } from '../makers/worked.ts'
import type { Amount, Book } from './book.ts'
import type { Term } from './term.ts'

/** The price that leaves what is wished, and what of it reaches the seller, where others keep a part. */
export interface WishedPrice {
  readonly wished: Amount | null
  readonly received: Amount | null
  readonly price: Amount
}

interface Labels {
  readonly unit: string
  readonly price?: string
}

const names = {
  wish: 'Untung yang diinginkan',
  gain: 'Untung yang diinginkan',
  margin: 'Margin dari harga jual',
  markup: 'Untung dari modal',
} as const

/** What a wish is, in the words of its role; the cost itself where nothing is wished. */
const withWish = (
  book: Book,
  cost: Amount,
  wish: Term | null,
  label: string,
  unit: string,
): [Amount | null, Amount] => {
  if (wish === null) return [null, cost]
  const isSum = wish.role === 'wish' || wish.role === 'gain'
  const wished = book.sum(wish.entry, names[wish.role as keyof typeof names], isSum ? unit : undefined)
  if (isSum) return [wished, book.plus(label, [cost, wished])]
  const isMargin = wish.role === 'margin'
  const formula = isMargin
    ? `ceil(${cost.id} * 100 / (100 - ${wished.id}))`
    : `ceil(${cost.id} * (100 + ${wished.id}) / 100)`
  const exact = isMargin ? (cost.value * 100) / (100 - wished.value) : (cost.value * (100 + wished.value)) / 100
  return [wished, book.step(label, formula, Math.ceil(exact))]
}

/**
 * The price of what costs so much and shall leave what is wished: a sum, a share of the price or of the cost. What others
 * keep of the price, a share or a sum for each, is put on top. Null where no price can leave it, or where two shares of
 * one price are told.
 */
export const priceLeaving = (
  book: Book,
  cost: Amount,
  wish: Term | null,
  cuts: readonly Term[],
  { unit, price: label = 'Harga jual' }: Labels,
): WishedPrice | null => {
  if (wish?.role === 'margin' && (wish.value >= 100 || cuts.length > 0)) return null
  const [wished, own] = withWish(book, cost, wish, cuts.length > 0 ? 'Yang harus diterima' : label, unit)
  if (cuts.length === 0) return { wished, received: null, price: own }
  const shares = cuts.filter(({ entry }) => entry.percent !== null)
  const sums = cuts.filter(({ entry }) => entry.percent === null)
  const kept = shares.reduce((sum, { value }) => sum + value, 0)
  if (kept >= 100) return null
  const nameOf = ({ entry }: Term): string => (cuts.length > 1 && entry.label) || 'Potongan'
  const taken = sums.map((one) => book.sum(one.entry, nameOf(one), unit))
  const parts = shares.map((one) => book.sum(one.entry, nameOf(one)))
  const whole = [own, ...taken]
  const top = whole.length > 1 ? `(${whole.map(({ id }) => id).join(' + ')})` : own.id
  const left = parts.length === 0 ? '' : ` / (1 - ${parts.map(({ id }) => `${id} / 100`).join(' - ')})`
  const exact = (whole.reduce((sum, { value }) => sum + value, 0) * 100) / (100 - kept)
  return { wished, received: own, price: book.step('Harga yang dipasang', `ceil(${top}${left})`, Math.ceil(exact)) }
}

/** The analysis of a price, as every account of prices shows it. */
export const priceAnalysis = (
  book: Book,
  {
    answer,
    key,
    shown,
    next,
  }: Pick<Worked, 'answer' | 'next'> & { readonly key: Amount; readonly shown: readonly Amount[] },
): Worked => ({
  type: 'harga',
  title: 'Analisis Harga Jual',
  figures: book.figures,
  steps: book.steps,
  answer,
  key: key.id,
  shown: [...new Set([key, ...shown].map(({ id }) => id))].slice(0, 4),
  next,
})
