/** What a number is to the business, by the words around it. */
export type Role =
  | 'price'
  | 'unit_cost'
  | 'hpp'
  | 'fixed'
  | 'expense'
  | 'capital'
  | 'revenue'
  | 'profit'
  | 'target_profit'
  | 'opening'
  | 'total'
  | 'volume'
  | 'days'
  | 'margin'
  | 'markup'
  | 'delivery'
  | 'rival'
  | 'need'
  | 'share'
  | 'yield'
  | 'commission'
  | 'discount'
  | 'interest'
  | 'instalment'
  | 'span'
  | 'other'

export type Time = 'hari' | 'minggu' | 'bulan' | 'tahun'

/** One number of the message with the words that say what it is. */
export interface ToldFigure {
  readonly kind: 'money' | 'percent' | 'count'
  readonly value: number
  readonly role: Role
  /** The name in the owner's words, cleaned: `cicilan motor`, `Jan`, `Supplier A`; may be empty. */
  readonly label: string
  /** What it buys or counts: `porsi`; empty where nothing is named. */
  readonly noun: string
  readonly per: Time | null
  /** `Jan`, `Senin`, `minggu 1`: the time that the number is of, as written; empty where none is named. */
  readonly period: string
  /** The words it was read from, as written. */
  readonly said: string
  /** `10-12rb`: one end of a range. */
  readonly range?: 'low' | 'high'
  /** `3 orang gaji 1,8jt`: the heads whose sum this is. */
  readonly times?: number
  /** `kambing 3 ekor @2,1jt`: how many pieces its sum buys. */
  readonly pieces?: { readonly count: number; readonly noun: string }
}

/** A figure as first read: `sure` where its own words named its role. */
export interface FirstReading extends ToldFigure {
  readonly sure: boolean
  /** Certainly the price of one: `@ 12rb`. */
  readonly each?: boolean
  /** The clause it stands in, counted from the beginning of the message. */
  readonly clause: number
}
