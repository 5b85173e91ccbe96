import type { BusinessType } from './business-types.ts'
import type { Trade } from './trades.ts'
import type { Account } from './site-accounts.ts'
import type { AskedPage } from './read-page-wishes.ts'
import type { ToldQuestion } from './read-told-questions.ts'
import type { OpeningHours } from './site-content.ts'
import type { PaletteId } from './site-palettes.ts'

/** A thing that is sold, as the owner told it. */
export interface RequestedOffer {
  readonly name: string
  readonly price: number | null
  readonly unit: string
  readonly note: string
}

/** The facts of a website's order. Empty means that nobody told it; nothing here is ever assumed. */
export interface SiteRequest {
  readonly name: string
  readonly type: BusinessType
  /** The trade in a word of its own where no type names it well; null otherwise. */
  readonly trade?: Trade | null
  /** What the owner calls the house, in the owner's words: `Kedai bakso`. */
  readonly ownTrade?: string
  /** The year since which it is there. */
  readonly founded?: number
  readonly description: string
  readonly tagline: string
  readonly area: string
  readonly address: string
  readonly phone: string
  readonly whatsapp: string
  readonly email: string
  readonly instagram: string
  /** What the business is called elsewhere. */
  readonly accounts?: readonly Account[]
  readonly hours: readonly OpeningHours[]
  readonly hoursNote: string
  readonly offers: readonly RequestedOffer[]
  /** What the owner says is special, in the owner's words. */
  readonly points: readonly string[]
  /** What visitors ask, with the owner's answers. */
  readonly questions?: readonly ToldQuestion[]
  /** Parts that the owner wants to be called so. */
  readonly pages?: readonly AskedPage[]
  /** The colours the owner asked for; the type's own where none were. */
  readonly palette?: PaletteId | null
  /** What the web address is to begin with; the business's name where nothing was told. */
  readonly webAddress?: string
  /** The site's own texts where a model wrote them; ours stand otherwise. */
  readonly headline: string
  readonly about: string
}
