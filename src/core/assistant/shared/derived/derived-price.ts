import type { Thing } from './thing.ts'

/**
 * What a derived price is: `instead` of the told one (after a discount), what a thing told by its cost is sold at
 * (`selling`), the price of another `size` or count of it, of `each` of those it is for, or of a `package` of several.
 */
export type DerivedWay = 'instead' | 'selling' | 'size' | 'each' | 'package'

/** A price that the owner's rule determines. */
export interface DerivedPrice {
  readonly way: DerivedWay
  /** Which of the told things it is of, by its place; null for a package. */
  readonly of: number | null
  /** As it would be sold by itself: `Makaroni pedas 1/4 kg`, `Paket A`. */
  readonly name: string
  readonly price: number
  /** What the price is, beside the told one: `Setelah diskon 15%`, `6 bulan (bayar 5 bulan)`. */
  readonly label: string
  /** The reckoning in figures: `5 × Rp 200.000`. */
  readonly how: string
}

/** A rule of the owner: what it makes of a thing, null where it does not hold for it. */
export type PriceRule = (thing: Thing) => Omit<DerivedPrice, 'of'> | null
