import type { Lesson } from './lessons/lesson.ts'
import type { ChartData, DeckThemeName } from './scene/deck.ts'

/** What a presentation is for; each has an argument of its own. */
export const deckPurposes = ['pitch', 'profile', 'promotion', 'training', 'report', 'proposal', 'other'] as const
export type DeckPurpose = (typeof deckPurposes)[number]

/** Fewest and most slides that may be wished for. */
export const slideCounts = { min: 1, max: 30 } as const

/** A price as said: `kopi gayo`, 120000, `kg`, `minimal order 20 kg`. */
export interface PricedThing {
  readonly name: string
  readonly price: number
  readonly per: string
  readonly note: string
  /** What a package holds, thing by thing. */
  readonly holds?: readonly string[]
  /** Under which words it was listed: `modal`. */
  readonly group: string
}

/** Figures that belong together: one for each month, product or answer. */
export interface FigureSeries {
  readonly title: string
  /** `Rp`, `%`, or what is counted. */
  readonly unit: string
  readonly points: readonly { readonly label: string; readonly value: number }[]
  /** Labels that follow each other in time: they may be added up and compared with the one before. */
  readonly isTime: boolean
}

/** A figure that stands for itself: `omzet`, `Rp 20.000.000 per bulan`. */
export interface KeyFigure {
  readonly label: string
  readonly value: string
  /** The clause that told it, where it may stand as a line among others. */
  readonly said?: string
  /** Under which words it was listed. */
  readonly group?: string
}

/** What is asked for, with its sum where it is money. */
export interface Ask extends KeyFigure {
  readonly amount?: number
}

/** A part that the owner named: `visi`, `materi`, with what was listed under it. */
export interface SaidPart {
  readonly title: string
  readonly lines: readonly string[]
  /** Its lines follow each other: steps of work. */
  readonly isOrdered?: boolean
  /** It stands beside others of its kind: one of the things that are compared. */
  readonly isCompared?: boolean
}

/** Heads the column that says how a result was reckoned: it holds no figure of its own. */
export const howHead = 'Hitungan'

/** Figures that belong together, in rows, with what they come to: income and costs, targets and what came of them. */
export interface Account {
  readonly title: string
  /** The heads first; the last row may be the total. Empty where the chart says all of it. */
  readonly rows: readonly (readonly string[])[]
  /** What is read off the rows. */
  readonly results: readonly KeyFigure[]
  /** What it all says, as a title says it. */
  readonly claim?: string
  readonly chart: ChartData | null
  /** What the speaker should know of it: what was taken for granted. */
  readonly notes?: readonly string[]
}

/** What whoever puts money in gets of it. */
export interface Returns {
  readonly lines: readonly string[]
  /** What the speaker should be ready to be asked. */
  readonly notes: string
}

/** A price as told in English, with its sum as it is written: `Lettuce`, `Rp 35,000 per kg`. */
export interface EnglishPrice {
  readonly name: string
  readonly value: string
}

/** What is asked of whoever listens, and what it is spent on. */
export interface EnglishAsk {
  readonly value: string
  readonly amount: number
  readonly uses: readonly { readonly name: string; readonly value: string; readonly amount: number }[]
  readonly purpose: string
}

/** Everything that an order in English says about its deck, in the owner's own words. Empty means that it was not said. */
export interface EnglishDeck {
  readonly purpose: DeckPurpose
  /** What stands large on the cover. */
  readonly title: string
  readonly business: string
  readonly audience: string
  /** Who speaks, when, where: line by line. */
  readonly occasion: readonly string[]
  readonly contacts: readonly KeyFigure[]
  readonly facts: readonly string[]
  readonly figures: readonly KeyFigure[]
  readonly prices: readonly EnglishPrice[]
  readonly series: readonly FigureSeries[]
  readonly ask: EnglishAsk | null
  readonly parts: readonly SaidPart[]
}

/** Everything that a message says about a presentation. Empty means that it was not said. */
export interface DeckRequest {
  readonly purpose: DeckPurpose
  readonly topic: string
  /** Whom or what it presents: `Keripik Bu Lestari`; the topic without the words for its purpose. */
  readonly subject: string
  readonly business: string
  readonly presenter: string
  readonly audience: string
  /** When and where it is shown, as said. */
  readonly occasion: string
  readonly slideCount: number | null
  readonly theme: DeckThemeName
  /** In which other language than its own an order wishes it. */
  readonly isForeign?: 'english' | 'other'
  /** What it tells in English, where it was ordered in it. */
  readonly english?: EnglishDeck
  readonly goods: readonly PricedThing[]
  readonly series: readonly FigureSeries[]
  readonly figures: readonly KeyFigure[]
  /** What is asked of the audience: capital, partners; the first one is the whole where others follow it. */
  readonly asks: readonly Ask[]
  /** What pays for it beside those who are asked. */
  readonly sources: readonly KeyFigure[]
  /** What the money asked for is spent on, where it was said in words. */
  readonly uses: readonly string[]
  readonly parts: readonly SaidPart[]
  /** What shall be spoken about, each a slide of its own. */
  readonly topics: readonly string[]
  /** Everything else that was said, clause by clause. */
  readonly facts: readonly string[]
  readonly contacts: readonly KeyFigure[]
  /** How what is borrowed is paid back, line by line. */
  readonly instalments?: readonly string[]
  /** What whoever listens shall understand or be able to do, as told. */
  readonly aims?: readonly string[]
  /** What is generally known of what it is about. */
  readonly lesson?: Lesson | null
  /** What whoever puts money in gets of it. */
  readonly returns?: Returns | null
  /** A total that the message states, which may differ from its figures. */
  readonly statedTotal: number | null
  /** The lines of a list and what they come to, where the message asks for the sum. */
  readonly sum: readonly KeyFigure[]
  /** Income and costs, targets and what came of them: figures that are read together. */
  readonly accounts: readonly Account[]
}
