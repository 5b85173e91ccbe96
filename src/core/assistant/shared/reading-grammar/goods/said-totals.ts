import { finishLine } from './goods-line.ts'
import type { Entry } from './goods-together.ts'

const sumOf = (list: readonly Entry[]): number =>
  list.reduce((sum, { draft, name }) => sum + (finishLine(draft, name).amount ?? draft.money?.value ?? 0), 0)

/**
 * `bakso 2 porsi 30rb, es 2 gelas 10rb, total 40rb`: where the said total is the sum of the prices as they stand, and
 * not of count times price, the prices were those of the whole lines.
 */
export const reconciled = (entries: readonly Entry[], totals: readonly number[]): readonly Entry[] => {
  const asLines = entries.map(({ draft, name }) => {
    const open = draft.money !== null && !draft.money.each && draft.money.unit === null && (draft.quantity ?? 1) !== 1
    return { name, draft: open ? { ...draft, money: null, total: draft.money } : draft }
  })
  const asPrices = sumOf(entries)
  return totals.some((total) => total !== asPrices && total === sumOf(asLines)) ? asLines : entries
}
