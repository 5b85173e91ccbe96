import type { GoodsLine } from '#core/assistant/shared/reading.ts'
import type { IsoDay } from '#core/time-and-ids/shared/zoned-date.ts'

import type { AnalysisType } from './analysis-content.ts'
import type { Ledger } from './ledger/ledger.ts'
import type { ToldChoices } from './read-choices.ts'
import type { Reckoning } from './read-reckoning.ts'
import type { ToldFigure } from './told-figure.ts'

/** The sides of a SWOT that the message itself tells. */
export interface ToldSides {
  readonly strengths: readonly string[]
  readonly weaknesses: readonly string[]
  readonly opportunities: readonly string[]
  readonly threats: readonly string[]
}

/** One thing with what it costs and what it sells for. */
export interface ToldMargin {
  readonly name: string
  readonly cost: number
  readonly price: number
}

/** What a message asks to be analysed. Nothing here that it does not say. */
export interface AnalysisRequest {
  /** The owner's words, for finding what no field holds. */
  readonly message: string
  /** The day on which it is asked. */
  readonly today: IsoDay
  readonly analysisType: AnalysisType
  /** A question with a reckoning of its own; null where the kind of analysis answers it. */
  readonly reckoning: Reckoning | null
  /** `laundry kiloan`; empty where the message names no business. */
  readonly subject: string
  /** What is compared over time or place: `penjualan`, `pengeluaran`. */
  readonly measure: 'penjualan' | 'pengeluaran' | 'laba'
  /** `Depok`; empty where no place is named. */
  readonly place: string
  /** The business's own name, from the message or the owner's profile. */
  readonly business: string
  readonly figures: readonly ToldFigure[]
  /** The same message as entries of a ledger, with what it asks. */
  readonly ledger: Ledger
  readonly goods: readonly GoodsLine[]
  readonly margins: readonly ToldMargin[]
  /** What is set side by side, where its figures determine a value for each. */
  readonly choices: ToldChoices | null
  readonly sides: ToldSides
  /** Customers' words in quotation marks or one to a line. */
  readonly reviews: readonly string[]
  /** Clauses with facts that no other field holds. */
  readonly facts: readonly string[]
  /** `ibu pekerja`: whom it is for, where the message says so. */
  readonly target: string
  /** What a frame of words (SWOT, market) is asked to reckon besides, as a request of its own; null where it is asked nothing. */
  readonly beside: AnalysisRequest | null
}
