import type { AnalysisContent } from './analysis-content.ts'
import { namesIn, parseFormula } from './formula.ts'
import type { Entry } from './ledger/entry.ts'

/** The numbers of an analysis that one of its results is reckoned from. */
export const usedValues = ({ metrics, dataset }: AnalysisContent): ReadonlySet<number> => {
  const names = new Set(
    metrics.flatMap(({ formula }) => {
      const parsed = parseFormula(formula)
      return parsed === null ? [] : namesIn(parsed)
    }),
  )
  return new Set(
    dataset.figures.flatMap(({ id, group, value }) =>
      value !== null && (names.has(id) || (group !== '' && names.has(`@${group}`))) ? [value] : [],
    ),
  )
}

/** What one of a measure holds of the next smaller ones: tons and kilos, dozens and pieces. */
export const holding = [1, 10, 12, 20, 100, 1000]

/** Whether a told sum stands among them: itself, or times what it is told for (`cabe 10 kg 45rb/kg` as 450rb). */
export const holdsSum = ({ money, counts }: Entry, used: ReadonlySet<number>): boolean =>
  money !== null &&
  (used.has(money) || counts.some(({ value }) => holding.some((held) => used.has(money * value * held))))
