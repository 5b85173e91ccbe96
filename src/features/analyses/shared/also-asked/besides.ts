import type { AnalysisBlock, AnalysisContent, Figure, Metric } from '../analysis-content.ts'
import type { AnalysisRequest } from '../analysis-request.ts'

/** What a question asks beside the result that an analysis has: further results, and the sentences that tell them. */
export interface Besides {
  readonly figures?: readonly Figure[]
  readonly metrics: readonly Metric[]
  readonly told: readonly AnalysisBlock[]
}

/** One sort of question beside the first; null where it is not asked, or answered already. */
export type BesidesRule = (content: AnalysisContent, request: AnalysisRequest) => Besides | null

const isOf =
  (kind: AnalysisBlock['type']) =>
  ({ type }: AnalysisBlock): boolean =>
    type === kind

/** The analysis with them: the sentences stand behind those of its summary. */
export const withBesides = (content: AnalysisContent, { figures = [], metrics, told }: Besides): AnalysisContent => {
  const [first, ...others] = content.sections
  if (!first) return content
  const cards = first.blocks.findIndex(isOf('figures'))
  // Some summaries begin with their cards.
  const isAhead = first.blocks.slice(0, Math.max(0, cards)).some(isOf('paragraph'))
  const place = isAhead ? cards : first.blocks.findLastIndex(isOf('paragraph')) + 1
  const blocks = [...first.blocks.slice(0, place), ...told, ...first.blocks.slice(place)]
  return {
    ...content,
    sections: [{ ...first, blocks }, ...others],
    dataset: { ...content.dataset, figures: [...content.dataset.figures, ...figures] },
    metrics: [...content.metrics, ...metrics],
  }
}

export const metricOf = (
  id: string,
  label: string,
  formula: string,
  facts: Partial<Omit<Metric, 'id' | 'label' | 'formula'>> = {},
): Metric => ({ id, label, formula, unit: 'rupiah', noun: '', per: '', ...facts })

export const figureOf = (id: string, label: string, value: number, facts: Partial<Figure>): Figure => ({
  id,
  label,
  value,
  unit: 'count',
  noun: '',
  per: '',
  group: '',
  origin: 'stated',
  said: '',
  ...facts,
})
