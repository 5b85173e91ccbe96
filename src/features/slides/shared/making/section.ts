import type { KeyFigure, PricedThing, SaidPart } from '../deck-request.ts'
import { joinWords } from '../reading/told-words.ts'
import type { ChartData } from '../scene/deck.ts'

/** One step of an argument, before it is laid out on slides. */
export interface Section {
  readonly title: string
  readonly kind:
    'points' | 'steps' | 'values' | 'goods' | 'table' | 'chart' | 'picture' | 'topic' | 'timeline' | 'columns' | 'ask'
  /** All of it in words. */
  readonly lines: readonly string[]
  readonly values?: readonly KeyFigure[]
  readonly goods?: readonly PricedThing[]
  /** Rows of a table, the heads first. */
  readonly rows?: readonly (readonly string[])[]
  readonly chart?: ChartData
  /** What the picture shall show. */
  readonly picture?: string
  readonly events?: readonly { readonly year: string; readonly text: string }[]
  readonly columns?: readonly SaidPart[]
  readonly ask?: { readonly whole: KeyFigure; readonly uses: readonly string[] }
  /** Which of the topics it is, from 1. */
  readonly number?: number
  readonly notes: string
  /** Nothing but blanks: the first to go where fewer slides are wished. */
  readonly isBlank?: boolean
  /** What is generally known rather than told. */
  readonly isGeneral?: boolean
  /** What it says, where whoever reckoned it knows. */
  readonly claim?: string
  /** What it is called, where its title says what it shows. */
  readonly kicker?: string
  /** Says behind its title that it goes on from the slide before, where that is not said in Indonesian. */
  readonly goesOn?: string
}

/** A slide of points, with what is said to them. */
export const pointsSection = (title: string, lines: readonly string[], notes: string): Section => ({
  title,
  kind: 'points',
  lines,
  notes,
})

/** How what happened in turn is told. */
export const inTurn = 'Ceritakan berurutan; berhenti sebentar di titik yang paling mengubah usaha.'
/** How what needs no order is told. */
export const tell = 'Ceritakan dengan singkat; tunggu tanggapan sebelum lanjut.'

/** What is read against each other, side by side. */
export const columnsSection = (title: string, columns: readonly SaidPart[]): Section => ({
  title,
  kind: 'columns',
  columns,
  lines: columns.map((one) => `${one.title}: ${joinWords(one.lines)}`),
  notes: `Bacakan ${columns.map((one) => one.title.toLowerCase()).join(' dulu, baru ')}; beri jeda di antaranya.`,
})

/** As many points as a chart can show; the rest goes on in a further one. */
export const most = { chart: 24, rows: 9, lines: 40, events: 5 } as const

/** All of it in groups of a size, in their order. */
export const inGroups = <Value>(all: readonly Value[], size: number): Value[][] =>
  Array.from({ length: Math.ceil(all.length / size) }, (_, at) => all.slice(at * size, (at + 1) * size))
