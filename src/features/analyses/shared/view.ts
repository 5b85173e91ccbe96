import type { ChartData } from '#core/render/shared/chart-drawing.ts'
import { formatRupiah, withMinus } from '#core/text/shared/rupiah.ts'
import type { Run } from '#core/render/shared/render-tree.ts'

import type { AnalysisBlock, AnalysisContent, Chart, Figure, Section } from './analysis-content.ts'
import { proseRuns } from './prose-runs.ts'
import { boundText, type Numbers, reckonNumbers } from './reckon.ts'
import { withTime } from './wording.ts'

/** A key figure as it is shown: what, how much, and how it was reckoned. */
export interface FigureCard {
  readonly id: string
  readonly label: string
  readonly value: readonly Run[]
  readonly words: string
  readonly figures: string
}

/** A block with its numbers in place. `at` is its place in the stored section. */
export type ShownBlock = { readonly at: number } & (
  | { readonly type: 'paragraph' | 'note'; readonly runs: readonly Run[] }
  | { readonly type: 'list'; readonly ordered: boolean; readonly items: readonly (readonly Run[])[] }
  | {
      readonly type: 'table'
      readonly caption: string
      readonly columns: readonly { readonly label: string; readonly align: 'left' | 'right' }[]
      readonly rows: readonly (readonly (readonly Run[])[])[]
      readonly total: readonly (readonly Run[])[] | null
    }
  | { readonly type: 'figures'; readonly cards: readonly FigureCard[] }
  | { readonly type: 'inputs'; readonly figures: readonly (Figure & { readonly shown: string })[] }
  | { readonly type: 'chart'; readonly title: string; readonly data: ChartData; readonly description: string }
)

export interface ShownSection {
  readonly id: string
  readonly title: string
  readonly blocks: readonly ShownBlock[]
}

const isShown = ({ when }: AnalysisBlock, numbers: Numbers): boolean =>
  when === undefined || when.is.includes(numbers.sign(when.of))

/** What a screen reader hears of a chart; the table of its numbers follows for everybody. */
const describe = (title: string, { series, categories }: ChartData, written: (value: number) => string): string =>
  `${title}. ${series
    .map(({ name, values }) => {
      const parts = categories.map((category, at) => {
        const value = values[at] ?? null
        return `${category} ${value === null ? 'belum ada' : written(value)}`
      })
      return series.length > 1 ? `${name}: ${parts.join(', ')}` : parts.join(', ')
    })
    .join('. ')}.`

const chartWords = (value: number, { unit, noun }: Chart): string => {
  const text = withMinus(new Intl.NumberFormat('id-ID', { maximumFractionDigits: 1 }).format(value))
  return unit === 'rupiah'
    ? withMinus(formatRupiah(Math.round(value)))
    : unit === 'percent'
      ? `${text}%`
      : `${text} ${noun}`.trim()
}

const shownChart = (chart: Chart, numbers: Numbers): { title: string; data: ChartData; description: string } => {
  const title = boundText(chart.title, numbers)
  const data: ChartData = {
    shape: chart.shape,
    format: chart.unit,
    categories: chart.categories.map((category) => boundText(category, numbers)),
    series: chart.series.map(({ name, values }) => ({ name, values: values.map(numbers.plot) })),
  }
  return { title, data, description: describe(title, data, (value) => chartWords(value, chart)) }
}

/** What the rows of a chart's table are: a run of counts, or things with names. */
const rowsName = ({ categories }: ChartData): string =>
  categories.length > 0 && categories.every((category) => /^[\d.,]+$/.test(category)) ? 'Jumlah' : 'Keterangan'

/** The exact values of a chart as a table: header first. */
export const chartTable = (data: ChartData, unit: ChartData['format']): string[][] => {
  const write = (value: number | null): string =>
    value === null
      ? '–'
      : chartWords(value, { unit, noun: '', id: '', title: '', shape: 'bar', categories: [], series: [] })
  return [
    [rowsName(data), ...data.series.map(({ name }) => name)],
    ...data.categories.map((category, at) => [category, ...data.series.map(({ values }) => write(values[at] ?? null))]),
  ]
}

const shownBlock = (block: AnalysisBlock, at: number, content: AnalysisContent, numbers: Numbers): ShownBlock[] => {
  const runs = (text: string): Run[] => proseRuns(boundText(text, numbers))
  switch (block.type) {
    case 'paragraph':
    case 'note':
      return [{ at, type: block.type, runs: runs(block.text) }]
    case 'list':
      return [{ at, type: 'list', ordered: block.ordered, items: block.items.map(runs) }]
    case 'table':
      return [
        {
          at,
          type: 'table',
          caption: boundText(block.caption, numbers),
          columns: block.columns,
          rows: block.rows.map((row) => row.map(runs)),
          total: block.total?.map(runs) ?? null,
        },
      ]
    case 'figures': {
      const cards = block.metrics.map((id) => {
        const how = numbers.how(id)
        const measure = numbers.metric(id) ?? numbers.figure(id)
        return {
          id,
          label: measure ? withTime(measure.label, measure.per) : id,
          value: proseRuns(numbers.text(id)),
          words: how?.words ?? '',
          figures: how?.figures ?? '',
        }
      })
      return cards.length > 0 ? [{ at, type: 'figures', cards }] : []
    }
    case 'inputs': {
      const figures = block.figures.flatMap((id) => {
        const found = numbers.figure(id)
        return found ? [{ ...found, shown: numbers.full(id) }] : []
      })
      return figures.length > 0 ? [{ at, type: 'inputs', figures }] : []
    }
    case 'chart': {
      const chart = content.charts.find(({ id }) => id === block.chart)
      if (!chart) return []
      const shown = shownChart(chart, numbers)
      // A drawing of nothing says nothing; it comes with its figures.
      return shown.data.series.some(({ values }) => values.some((value) => value !== null))
        ? [{ at, type: 'chart', ...shown }]
        : []
    }
  }
}

/** One section as it is read now. */
export const showSection = (section: Section, content: AnalysisContent, numbers: Numbers): ShownSection => ({
  id: section.id,
  title: boundText(section.title, numbers),
  blocks: section.blocks.flatMap((block, at) =>
    isShown(block, numbers) ? shownBlock(block, at, content, numbers) : [],
  ),
})

/** The whole analysis as it is read now: screen, files and comparisons are made from this. */
export const showAnalysis = (content: AnalysisContent): readonly ShownSection[] => {
  const numbers = reckonNumbers(content)
  return content.sections.map((section) => showSection(section, content, numbers))
}
