import type { FigureSeries, KeyFigure, PricedThing } from '../../deck-request.ts'
import type { Draft, LooseFigure } from '../figure-draft.ts'
import { isTimeLabel } from '../told-figures.ts'

/** A sum of money as a message told it, wherever its clause was read to. */
export interface ToldSum {
  readonly label: string
  readonly value: number
  /** What it was multiplied from: `20 unit × Rp 850.000`. */
  readonly factors: string
  /** Under which words it was listed. */
  readonly group: string
  readonly of: PricedThing | LooseFigure | KeyFigure | FigureSeries
}

const rupiah = /^(?:(.+ × .+) = )?Rp ([\d.]+)$/

/** Every sum that stands for itself, in the order of the message; prices per piece and figures of a time are none. */
export const sumsIn = ({ figures, goods, loose }: Draft, text: string): ToldSum[] => {
  const all: ToldSum[] = [
    ...goods
      .filter(({ name, note, per }) => per === '' && note === '' && name !== '')
      .map((of) => ({ of, label: of.name, value: of.price, factors: '', group: of.group })),
    ...loose
      .filter(({ figure, label }) => figure.kind === 'money' && figure.per === '' && !isTimeLabel(label))
      .map((of) => ({ of, label: of.label, value: of.figure.value, factors: '', group: of.group })),
    ...figures.flatMap((of) => {
      const [, factors = '', sum = ''] = rupiah.exec(of.value) ?? []
      return sum === ''
        ? []
        : [{ of, label: of.label, value: Number(sum.replaceAll('.', '')), factors, group: of.group ?? '' }]
    }),
  ]
  const words = text.toLowerCase()
  return all.toSorted((one, other) => words.indexOf(one.label.toLowerCase()) - words.indexOf(other.label.toLowerCase()))
}

/** A draft without sums that stand in an account: nothing is shown twice. */
export const takeSums = (draft: Draft, taken: readonly ToldSum[]): void => {
  const gone = new Set<unknown>(taken.map(({ of }) => of))
  draft.goods = draft.goods.filter((one) => !gone.has(one))
  draft.loose = draft.loose.filter((one) => !gone.has(one))
  draft.figures = draft.figures.filter((one) => !gone.has(one))
}

export const added = (sums: readonly { readonly value: number }[]): number =>
  sums.reduce((whole, { value }) => whole + value, 0)
