import { sentenceCase } from '#core/text/shared/letter-case.ts'
import type { AnalysisBlock, AnalysisContent, AnalysisType, Unit } from '../analysis-content.ts'
import type { AnalysisRequest } from '../analysis-request.ts'
import { bind, bullets, cards, sourcesSection, startDraft, table } from '../draft.ts'
import type { ToldFigure } from '../told-figure.ts'
import { quoted, withTime } from '../wording.ts'
import { factsOf, keepOthers, titleOf } from './scope.ts'

/** A figure of a worked question: told, or assumed and said so. */
export interface WorkedFigure {
  readonly id: string
  readonly label: string
  readonly told?: ToldFigure
  /** Where no figure of the message tells it. */
  readonly assumed?: number
  readonly unit?: 'rupiah' | 'percent' | 'count'
  readonly noun?: string
  readonly per?: string
  readonly group?: string
}

export interface WorkedStep {
  readonly id: string
  readonly label: string
  readonly formula: string
  readonly unit?: Unit
  readonly noun?: string
  readonly per?: string
  /** Only for the sentences of the answer: `abs(laba)`, where they say `rugi` themselves. */
  readonly quiet?: true
}

/** A question that a few steps answer: its figures, the steps in order, and the answer in sentences. */
export interface Worked {
  readonly type: AnalysisType
  readonly title: string
  readonly figures: readonly WorkedFigure[]
  /** What the figures of a group are called together. */
  readonly groups?: Readonly<Record<string, string>>
  readonly steps: readonly WorkedStep[]
  readonly answer: readonly AnalysisBlock[]
  /** The rows of its table, where they are to stand in an order of their own; else every figure and step. */
  readonly rows?: readonly (readonly string[])[]
  readonly key: string
  /** At most four of the steps, shown large. */
  readonly shown: readonly string[]
  readonly chart?: {
    readonly title: string
    readonly categories: readonly string[]
    readonly values: readonly string[]
  }
  readonly assumptions?: readonly string[]
  readonly next: readonly string[]
}

const unitOf = ({ told, unit }: WorkedFigure): 'rupiah' | 'percent' | 'count' =>
  unit ?? (told?.kind === 'percent' ? 'percent' : told?.kind === 'count' ? 'count' : 'rupiah')

/** Whether a figure stands in the question already: itself, or the same number or product of its words read as an entry. */
const isUsed = (one: ToldFigure, figures: readonly WorkedFigure[]): boolean =>
  figures.some(
    ({ told }) =>
      told !== undefined &&
      (told === one || (told.kind === one.kind && told.value === one.value) || one.said.includes(told.said)),
  )

/** Writes a worked question: the answer, every step with its figures, what to look at next. */
export const makeWorked = (request: AnalysisRequest, worked: Worked): AnalysisContent => {
  const draft = startDraft(worked.type)
  for (const [id, name] of Object.entries(worked.groups ?? {})) draft.group(id, name)
  for (const figure of worked.figures) {
    const { id, label, told, assumed, group, per, noun } = figure
    const unit = unitOf(figure)
    draft.figure(id, label, {
      value: told?.value ?? assumed ?? null,
      unit,
      noun: noun ?? (unit === 'count' ? (told?.noun ?? '') : ''),
      per: per ?? told?.per ?? '',
      said: told?.said ?? '',
      ...(group === undefined ? {} : { group }),
      ...(told === undefined && assumed !== undefined ? { origin: 'assumed' as const } : {}),
    })
  }
  for (const { id, label, formula, unit, noun, per } of worked.steps)
    draft.metric(id, sentenceCase(quoted(label)), formula, {
      ...(unit === undefined ? {} : { unit }),
      ...(noun === undefined ? {} : { noun }),
      ...(per === undefined ? {} : { per }),
    })
  for (const sentence of worked.assumptions ?? []) draft.assume(sentence)
  draft.section('ringkasan', 'Ringkasan', [...worked.answer, cards(...worked.shown.slice(0, 4)), ...draft.notes])
  const named = worked.steps.filter(({ unit, quiet }) => unit !== 'name' && !quiet)
  // The summary shows the others, each with its reckoning.
  const between = named.filter(({ id }) => !worked.shown.slice(0, 4).includes(id))
  draft.section('hitungan', 'Hitungan', [
    table(
      ['Angka', 'Nilai'],
      worked.rows ?? [
        ...worked.figures.map(({ id, label, per, told }) => [
          withTime(sentenceCase(quoted(label)), per ?? told?.per ?? ''),
          bind(id),
        ]),
        ...named.map(({ id, label, per = '' }) => [
          `**${withTime(sentenceCase(quoted(label)), per)}**`,
          `**${bind(id)}**`,
        ]),
      ],
    ),
    between.length > 0 ? cards(...between.slice(0, 12).map(({ id }) => id)) : null,
    worked.chart
      ? draft.chart({
          id: 'grafik_hitungan',
          title: worked.chart.title,
          shape: 'bar',
          unit: 'rupiah',
          categories: worked.chart.categories.map((one) => sentenceCase(quoted(one))),
          series: [{ name: 'Rupiah', values: [...worked.chart.values] }],
        })
      : null,
  ])
  if (worked.next.length > 0) draft.section('langkah', 'Yang perlu diperiksa', [bullets(worked.next)])
  keepOthers(draft, request, new Set(request.figures.filter((one) => isUsed(one, worked.figures))))
  sourcesSection(draft)
  return draft.finish({
    title: titleOf(worked.title, request),
    key: worked.key,
    facts: factsOf(request),
  })
}
