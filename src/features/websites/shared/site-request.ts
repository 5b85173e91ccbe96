import type { BusinessType } from './business-types.ts'
import type { Trade } from './trades.ts'
import type { Account } from './site-accounts.ts'
import type { OpeningHours } from './site-content.ts'

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
  /** The site's own texts where a model wrote them; ours stand otherwise. */
  readonly headline: string
  readonly about: string
}
