import type { ChargeRules } from './charges.ts'
import type { RoundingRule } from './rounding-rule.ts'
import type { OrderedGood, PosFeature, PosIntent } from './pos-content.ts'
import type { CountingWish } from './stock-counting.ts'

/** What is asked of the till's maker. Empty texts and lists mean 'not said'. */
export interface PosRequest {
  readonly businessName: string
  /** As the message calls it: `warung`, `toko kelontong`. */
  readonly businessType: string
  readonly posIntent: PosIntent | null
  /** What the message says of counting stocks that it does not tell. */
  readonly countingWish: CountingWish
  readonly features: readonly PosFeature[]
  readonly goods: readonly OrderedGood[]
  /** What its bills are to be added to; absent where nothing was said. */
  readonly chargeRules?: ChargeRules
  /** How cash is rounded; absent where nothing was said. */
  readonly roundingRule?: RoundingRule
  /** The last words on its receipts. */
  readonly receiptNote?: string
  /** Prices for some buyers only: `Harga member: …`. */
  readonly otherPrices?: string
  /** The order speaks of barcodes. */
  readonly hasBarcodes?: boolean
  /** Goods that were named without a price; the owner fills it in. */
  readonly unpriced: readonly string[]
  /** What the message told besides: tables, people, ways of paying. */
  readonly notes?: string
  /** Prices that follow from the owner's rules, each with its reckoning. */
  readonly reckoned?: readonly string[]
  readonly address: string
  readonly phone: string
}

/** What a shop without a name is called (P1 §5). */
export const fallbackNames: Readonly<Record<PosIntent | 'none', string>> = {
  restaurant_pos: 'Warung Saya',
  retail_pos: 'Toko Saya',
  service_pos: 'Jasa Saya',
  none: 'My Business',
}

/** What a shop of a sub-intent is, where the message says no more. */
export const fallbackTypes: Readonly<Record<PosIntent | 'none', string>> = {
  restaurant_pos: 'Kuliner',
  retail_pos: 'Toko',
  service_pos: 'Jasa',
  none: 'Usaha',
}
