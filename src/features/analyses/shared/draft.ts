import { sentenceCase } from '#core/text/shared/letter-case.ts'
import type { AnalysisBlock, AnalysisContent, AnalysisType, Chart, Figure, Metric } from './analysis-content.ts'
import { quoted } from './wording.ts'

type FigureFacts = Partial<Omit<Figure, 'id' | 'label'>>
type MetricFacts = Partial<Omit<Metric, 'id' | 'label' | 'formula'>>

/** An analysis while it is being written: every part is put in once and comes out in order. */
export interface Draft {
  /** A figure of the dataset; without a value it is a blank to fill in. Gives its id back. */
  figure(id: string, label: string, facts?: FigureFacts): string
  metric(id: string, label: string, formula: string, facts?: MetricFacts): string
  chart(chart: Omit<Chart, 'noun'> & { readonly noun?: string }): AnalysisBlock
  group(id: string, label: string): void
  section(id: string, title: string, blocks: readonly (AnalysisBlock | null)[]): void
  /** A section that is written last, when all others have reckoned, and read first. */
  opening(id: string, title: string, blocks: readonly (AnalysisBlock | null)[]): void
  assume(sentence: string): void
  note(block: AnalysisBlock): void
  readonly notes: readonly AnalysisBlock[]
  readonly assumptions: readonly string[]
  readonly figures: readonly Figure[]
  has(id: string): boolean
  finish(facts: { readonly title: string; readonly key: string; readonly facts: readonly string[] }): AnalysisContent
}

const mostBars = 60

export const startDraft = (analysisType: AnalysisType): Draft => {
  const figures: Figure[] = []
  const metrics: Metric[] = []
  const charts: Chart[] = []
  const groups: Record<string, string> = {}
  const sections: AnalysisContent['sections'] = []
  const assumptions: string[] = []
  const notes: AnalysisBlock[] = []
  return {
    figures,
    notes,
    assumptions,
    figure: (id, label, { value = null, unit = 'rupiah', noun = '', per = '', group = '', origin, said = '' } = {}) => {
      const from = origin ?? (value === null ? 'blank' : 'stated')
      figures.push({
        id,
        label: sentenceCase(quoted(label)).slice(0, 120),
        value,
        unit,
        noun: quoted(noun),
        per,
        group,
        origin: from,
        said: quoted(said).slice(0, 300),
      })
      return id
    },
    metric: (id, label, formula, { unit = 'rupiah', noun = '', per = '' } = {}) => {
      metrics.push({ id, label, formula, unit, noun: quoted(noun), per })
      return id
    },
    chart: ({ noun = '', categories, series, ...chart }) => {
      // More bars than this cannot be told apart; the table beside it holds them all.
      charts.push({
        ...chart,
        noun,
        categories: categories.slice(0, mostBars),
        series: series.map(({ name, values }) => ({ name, values: values.slice(0, mostBars) })),
      })
      return { type: 'chart', chart: chart.id }
    },
    group: (id, label) => {
      groups[id] = label
    },
    section: (id, title, blocks) => {
      const kept = blocks.filter((block) => block !== null)
      if (kept.length > 0) sections.push({ id, title, blocks: kept })
    },
    opening: (id, title, blocks) => {
      sections.unshift({ id, title, blocks: blocks.filter((block) => block !== null) })
    },
    assume: (sentence) => {
      if (!assumptions.includes(sentence)) assumptions.push(sentence)
    },
    note: (block) => {
      notes.push(block)
    },
    has: (id) => figures.some((one) => one.id === id) || metrics.some((one) => one.id === id),
    finish: ({ title, key, facts }) => ({
      schemaVersion: 1,
      analysisType,
      title: quoted(title).slice(0, 120),
      sections,
      dataset: { figures, groups },
      metrics,
      charts,
      sources: { facts: facts.map((fact) => quoted(fact).slice(0, 300)), assumptions },
      key,
    }),
  }
}

export const p = (text: string, when?: AnalysisBlock['when']): AnalysisBlock => ({
  type: 'paragraph',
  text,
  ...(when ? { when } : {}),
})
export const note = (text: string, when?: AnalysisBlock['when']): AnalysisBlock => ({
  type: 'note',
  text,
  ...(when ? { when } : {}),
})
export const bullets = (items: readonly string[], when?: AnalysisBlock['when']): AnalysisBlock => ({
  type: 'list',
  ordered: false,
  items: [...items],
  ...(when ? { when } : {}),
})
export const cards = (...metrics: string[]): AnalysisBlock => ({ type: 'figures', metrics })
export const inputs = (figures: readonly string[]): AnalysisBlock => ({ type: 'inputs', figures: [...figures] })
/** Figures stand below each other at the right, words begin at the left. What is still to be filled in is neither. */
const figureCell = /^\s*(?:\*\*)?\s*[-−+±]?\s*(?:Rp\s*)?(?:\d|\{\{)/
const alignOf = (cells: readonly string[]): 'left' | 'right' => {
  const told = cells.filter((cell) => !/^\s*[-–]?\s*$/.test(cell))
  const figures = told.filter((cell) => figureCell.test(cell)).length
  return told.length > 0 && figures * 2 < told.length ? 'left' : 'right'
}

export const table = (
  columns: readonly string[],
  rows: readonly (readonly string[])[],
  total: readonly string[] | null = null,
): AnalysisBlock => ({
  type: 'table',
  caption: '',
  columns: columns.map((label, at) => ({
    label,
    align: at === 0 ? 'left' : alignOf(rows.map((row) => row[at] ?? '')),
  })),
  rows: rows.map((row) => [...row]),
  total: total ? [...total] : null,
})
export const bind = (id: string): string => `{{${id}}}`
export const onlyIf = (
  of: string,
  ...is: NonNullable<AnalysisBlock['when']>['is']
): NonNullable<AnalysisBlock['when']> => ({
  of,
  is,
})

/** 'Angka yang dipakai': the dataset, editable on the screen, with what was taken for granted. */
export const sourcesSection = (draft: Draft): void => {
  const { figures, assumptions } = draft
  draft.section('angka', 'Angka yang dipakai', [
    figures.length > 0 ? inputs(figures.map(({ id }) => id)) : null,
    assumptions.length > 0 ? p('**Anggapan yang dipakai**') : null,
    assumptions.length > 0 ? bullets(assumptions) : null,
  ])
}
