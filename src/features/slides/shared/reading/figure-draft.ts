import type { Against } from './accounts/against.ts'
import type { Measured } from './accounts/measured.ts'
import type { Ask, FigureSeries, KeyFigure, PricedThing, SaidPart } from '../deck-request.ts'
import type { ToldFigure } from './told-figures.ts'

/** A figure by its name, until its neighbours tell whether they belong together. */
export interface LooseFigure {
  readonly metric: string
  readonly label: string
  readonly figure: ToldFigure
  /** Under which words it was said. */
  readonly group: string
}

/** What has been read of a message so far. */
export interface Draft {
  goods: PricedThing[]
  loose: LooseFigure[]
  series: FigureSeries[]
  figures: KeyFigure[]
  asks: Ask[]
  /** What the money asked for is spent on, in words. */
  uses: string[]
  parts: SaidPart[]
  topics: string[]
  facts: string[]
  contacts: KeyFigure[]
  statedTotal: number | null
  /** Pairs that are read against each other, each told as a figure besides. */
  against: Against[]
  /** Things with several sums of their own each. */
  measured: Measured[]
  /** What pays for what is asked for, beside those who are asked. */
  sources: KeyFigure[]
}

/** Nothing has been read yet. */
export const emptyDraft = (): Draft => ({
  goods: [],
  loose: [],
  series: [],
  figures: [],
  asks: [],
  uses: [],
  parts: [],
  topics: [],
  facts: [],
  contacts: [],
  statedTotal: null,
  against: [],
  measured: [],
  sources: [],
})
