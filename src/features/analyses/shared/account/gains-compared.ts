import { bind, onlyIf, p } from '../draft.ts'
import type { Worked } from '../makers/worked.ts'
import type { Amount, Book } from './book.ts'

/** What one of several ways leaves, and in how many words more that is told. */
export interface GainOf {
  readonly name: string
  readonly amount: Amount
  /** Behind its sum: `, yaitu Rp 500 per kg`. */
  readonly besides?: string
}

/** Several ways set side by side by what each leaves: the best of them first. `spoken` tells for what: ` per kg`, ` sebulan`. */
export const gainsCompared = (
  book: Book,
  gains: readonly GainOf[],
  { spoken, per = '', next }: Pick<Worked, 'next'> & { readonly spoken: string; readonly per?: string },
): Worked | null => {
  const [first] = gains
  if (!first) return null
  const best = gains.reduce((one, other) => (other.amount.value > one.amount.value ? other : one), first)
  const least = gains.reduce((one, other) => (other.amount.value < one.amount.value ? other : one), first)
  const gap = book.step('Selisih', `${best.amount.id} - ${least.amount.id}`, best.amount.value - least.amount.value, {
    per,
  })
  return {
    type: 'perbandingan',
    title: 'Perbandingan Untung',
    figures: book.figures,
    steps: book.steps,
    answer: [
      p(`**${best.name}** lebih untung **${bind(gap.id)}**${spoken}.`, onlyIf(gap.id, 'positive')),
      p(`Untungnya sama saja${spoken}.`, onlyIf(gap.id, 'zero')),
      ...gains.map(({ name, amount, besides = '' }) => p(`${name}: **${bind(amount.id)}**${spoken}${besides}.`)),
    ],
    key: gap.id,
    shown: [gap.id, ...gains.map(({ amount }) => amount.id)].slice(0, 4),
    chart: {
      title: `Untung${spoken}`,
      categories: gains.map(({ name }) => name),
      values: gains.map(({ amount }) => amount.id),
    },
    next,
  }
}
