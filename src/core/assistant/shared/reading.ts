import type { Rupiah } from '#core/text/shared/rupiah.ts'
import type { IsoDay } from '#core/time-and-ids/shared/zoned-date.ts'

/** A person or business as a sentence names it. Absent fields were not said. */
export interface Party {
  /** The person's name with its honorific as written: `Bapak Budi Santoso`, `H. Abdul Gani`. */
  readonly name?: string
  readonly company?: string
  readonly title?: string
  readonly address?: string
  readonly phone?: string
  readonly email?: string
}

/** One line of a goods list. `quantity` is in `unit`; `price` is for one unit unless `amount` was stated for the line. */
export interface GoodsLine {
  readonly name: string
  readonly quantity: number | null
  readonly unit: string | null
  readonly price: Rupiah | null
  /** The count as it was told, where it was counted into the unit of the price: `3 kodi`. */
  readonly said?: string
  /** quantity x price, where both are known (kodi and lusin already counted into pieces where the price is per piece). */
  readonly amount: Rupiah | null
}

/** A sum that is added to or shown beside the goods: delivery, service, deposit. */
export interface Charge {
  readonly label: string
  readonly amount: Rupiah
}

/** Which question a date answers, where the sentence says so. */
export type DateRole = 'letter' | 'due' | 'event' | 'start' | 'end' | 'valid_until'

export interface FoundDate {
  readonly day: IsoDay
  readonly role: DateRole | null
}

export interface BankAccount {
  readonly bank: string
  readonly number: string
  readonly holder: string | null
}

/** Everything the embedded engine read out of one message. Pure facts of the sentence, nothing invented. */
export interface Reading {
  readonly text: string
  readonly today: IsoDay
  /** Who writes or sells (`dari …`, `atas nama toko saya …`). */
  readonly sender: Party | null
  /** To whom it is addressed (`untuk …`, `kepada …`, `ke …`). */
  readonly recipient: Party | null
  /** Further parties in order (both sides of a contract, participants of a journey). */
  readonly parties: readonly Party[]
  readonly goods: readonly GoodsLine[]
  readonly charges: readonly Charge[]
  readonly discount: { readonly percent: number } | { readonly amount: Rupiah } | null
  /** The tax that the payer keeps back (`dipotong PPh 23 2%`), which is no discount. */
  readonly withheld?: {
    readonly name: string
    readonly share: { readonly percent: number } | { readonly amount: Rupiah }
  }
  /**
   * Where the sentence asks for PPN; `percent` where it names a rate, `ofWhole` where that is told to be of the sum itself,
   * `exempt` the names of goods and charges that are told to bear none.
   */
  readonly tax: {
    readonly percent: number | null
    readonly included: boolean
    readonly ofWhole?: true
    readonly exempt?: readonly string[]
  } | null
  readonly downPayment: { readonly percent: number } | { readonly amount: Rupiah } | null
  /** A total that the sentence states itself. */
  readonly statedTotal: Rupiah | null
  /** Cash that was handed over, of which change is given back (`uangnya 500rb, kembaliannya ditulis`). */
  readonly tendered?: Rupiah
  readonly dates: readonly FoundDate[]
  /** `jam 09.00` as `09.00`. */
  readonly times: readonly string[]
  /** How long the offer holds, in days. */
  readonly validityDays: number | null
  /** Payment term or due time in days (`jatuh tempo 7 hari`). */
  readonly dueDays: number | null
  /** A term of the whole matter: `selama 2 tahun`. */
  readonly term: { readonly amount: number; readonly unit: 'hari' | 'minggu' | 'bulan' | 'tahun' } | null
  readonly places: readonly string[]
  readonly subject: string | null
  readonly signer: Party | null
  readonly letterNumber: string | null
  readonly phones: readonly string[]
  readonly emails: readonly string[]
  readonly npwp: string | null
  readonly bankAccounts: readonly BankAccount[]
  /** Every amount of money in the order of the text, whatever its part in the sentence. */
  readonly amounts: readonly Rupiah[]
  readonly percents: readonly number[]
  /** Clauses with a condition that no other field holds (`pengiriman 3 hari`, `garansi 1 tahun`), as written. */
  readonly terms: readonly string[]
}
