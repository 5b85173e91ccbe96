import type { DocumentType } from '#core/items/shared/kinds.ts'
import type { IsoDay } from '#core/time-and-ids/shared/zoned-date.ts'

/** What an assistant may draw on besides the message; each can be switched off by its owner. */
export const memorySources = ['profile', 'items', 'sales', 'catalogue'] as const
export type MemorySource = (typeof memorySources)[number]

/** How an owner reads a source, wherever it is named. */
export const memorySourceNames = {
  profile: 'profil usaha',
  items: 'dokumen dan website lama',
  sales: 'penjualan',
  catalogue: 'barang di kasir',
} as const satisfies Record<MemorySource, string>

/** A fact of the owner's own that went into a result, as it is shown under the reply. */
export interface UsedFact {
  readonly source: MemorySource
  /** `penjualan 16–21 Nov`, `Invoice 003/INV/XI/2026`. */
  readonly label: string
}

/** One row of a letter that is remembered. */
export interface RememberedLine {
  readonly description: string
  readonly quantity: number | null
  readonly unit: string
  readonly price: number | null
}

export interface RememberedSender {
  readonly name: string
  readonly address: string
  readonly phone: string
  readonly email: string
  readonly website: string
  readonly npwp: string
}

/** The facts of one of the owner's own letters, as it stands now. */
export interface RememberedLetter {
  readonly id: string
  readonly title: string
  readonly createdAt: string
  readonly documentType: DocumentType
  readonly number: string
  /** ISO day, or empty. */
  readonly date: string
  readonly dueDate: string
  readonly subject: string
  readonly sender: RememberedSender
  readonly recipient: {
    readonly name: string
    readonly title: string
    readonly company: string
    readonly address: string
  }
  readonly lines: readonly RememberedLine[]
  readonly charges: readonly { readonly label: string; readonly amount: number }[]
  readonly discount: { readonly percent: number } | { readonly amount: number } | null
  /** The tax that the payer keeps back, where one is. */
  readonly withheld?: {
    readonly name: string
    readonly share: { readonly percent: number } | { readonly amount: number }
  }
  readonly tax: { readonly percent: number; readonly otherBase: boolean; readonly included: boolean } | null
  readonly downPayment: { readonly percent: number } | { readonly amount: number } | null
  readonly validityDays: number | null
  readonly bankAccounts: readonly { readonly bank: string; readonly number: string; readonly holder: string }[]
  readonly signer: { readonly name: string; readonly title: string }
  /** Null while a price is missing. */
  readonly total: number | null
  /** What is left of the total after the down payment. */
  readonly balance: number | null
}

export interface RememberedProduct {
  readonly name: string
  readonly price: number
  /** Null where it is not counted. */
  readonly stock: number | null
  readonly category: string | null
}

/** The sales of one local day of a shop. */
export interface SalesDay {
  readonly day: IsoDay
  readonly total: number
  readonly sales: number
  readonly items: number
}

/** What was sold of one thing at one price. `total` = quantity x price, less what was taken off it. */
export interface SoldGood {
  readonly name: string
  readonly price: number
  readonly quantity: number
  readonly total: number
}

/** The sales of a span of days, both ends included. `days` has only days on which something was sold. */
export interface SpanOfSales {
  readonly from: IsoDay
  readonly to: IsoDay
  readonly total: number
  readonly sales: number
  readonly items: number
  readonly days: readonly SalesDay[]
  /** The greatest sums first. */
  readonly goods: readonly SoldGood[]
  /** What was sold beyond the goods listed, so that all sums stay whole. */
  readonly otherGoods: { readonly kinds: number; readonly quantity: number; readonly total: number }
  readonly methods: readonly { readonly name: string; readonly sales: number; readonly total: number }[]
}

export interface RememberedSales {
  /** Today where the shop is. */
  readonly today: IsoDay
  /** The span that the message names, or the one that is meant where it names none. */
  readonly period: SpanOfSales
  /** How the message calls it: `minggu ini`. */
  readonly periodName: string
  /** The span before it, for comparing; it has no goods. */
  readonly before: Pick<SpanOfSales, 'from' | 'to' | 'total' | 'sales' | 'items'>
  /** The last 62 local days on which something was sold. */
  readonly days: readonly SalesDay[]
  /** The first local day with a sale; null where nothing was ever sold. */
  readonly since: IsoDay | null
}

/** What a customer owes by the shop's till. */
export interface RememberedDebt {
  readonly name: string
  readonly owed: number
  /** The local day on which the customer last took something on debt. */
  readonly last: IsoDay
}

export interface RememberedShop {
  readonly id: string
  readonly name: string
  readonly type: string
  readonly address: string
  readonly phone: string
  /** Null where the catalogue was not asked for or is switched off. */
  readonly products: readonly RememberedProduct[] | null
  /** All goods of the shop, also those that are not in `products`. */
  readonly productCount: number
  /** Null where the sales were not asked for or are switched off. */
  readonly sales: RememberedSales | null
  /** Who owes something, the largest debts first; null or absent where it was not asked for or sales are switched off. */
  readonly debts?: readonly RememberedDebt[] | null
}

/** A website of the owner's with what it shows. */
export interface RememberedSite {
  readonly id: string
  readonly name: string
  /** Where it is live; null where it is not. */
  readonly url: string | null
  readonly address: string
  readonly phone: string
  readonly offers: readonly { readonly name: string; readonly price: number | null }[]
}

/**
 * A bounded snapshot of the asking owner's own things, taken for one message. It holds what was asked for and nothing
 * that is switched off; never for guests.
 */
export interface OwnerMemory {
  /** Newest first. */
  readonly letters: readonly RememberedLetter[]
  readonly shops: readonly RememberedShop[]
  /** Newest first. */
  readonly sites: readonly RememberedSite[]
  /** What the owner has switched off: it is not in here, and the words may say why. */
  readonly off: readonly MemorySource[]
  /** What could not be read in time: it is not known to be empty. */
  readonly missing: readonly MemorySource[]
}

/** The memory of an owner who has nothing yet. */
export const emptyMemory: OwnerMemory = { letters: [], shops: [], sites: [], off: [], missing: [] }
