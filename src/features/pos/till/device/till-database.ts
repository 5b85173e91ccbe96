import { Dexie, type Table } from 'dexie'

import type { ErrorDetails } from '#core/errors/shared/app-error.ts'
import type { Sale, SoldSale } from '../../shared/sale.ts'
import type { Product } from '../../shared/store.ts'
import type { TillShop } from '../../shared/till.contract.ts'

/** A sale of this device. Nothing that waits or was refused is ever thrown away by itself. */
export interface JournalEntry {
  readonly id: string
  /** The order in which the device has sold; also the number on the receipt. */
  readonly sequence: number
  /** `waiting`: not yet known to be recorded. `refused`: the server said no. `recorded`: the server has it. */
  readonly state: 'waiting' | 'refused' | 'recorded'
  readonly soldAt: string
  /** What is sent. */
  readonly sold: SoldSale
  /** What the till shows and prints; the server's own once it is recorded. */
  readonly sale: Sale
  readonly refusal: { readonly code: string; readonly details: ErrorDetails } | null
}

/** One of the goods as the server has it, with its place on the shelf. */
export interface KeptProduct {
  readonly id: string
  readonly place: number
  readonly product: Product
}

/** What is known of the till itself, each under its name. */
export interface KeptFacts {
  readonly device: { readonly id: string; readonly sequence: number }
  readonly shop: TillShop
}
export type FactName = keyof KeptFacts

/** What is known of the shelf besides its goods. */
export interface KeptShelf {
  readonly categories: readonly string[]
  readonly asOf: string
  readonly seen?: string | undefined
  readonly locationId?: string | null | undefined
}

/** The till of one shop on this device. */
export class TillDatabase extends Dexie {
  declare readonly sales: Table<JournalEntry, string>
  declare readonly products: Table<KeptProduct, string>
  /** One row. It stands apart from the facts, so that a sale never waits until ten thousand goods are written. */
  declare readonly shelf: Table<KeptShelf, 'now'>
  declare readonly facts: Table<unknown, FactName>

  constructor(slug: string) {
    // A sale counts as sold once it lies on the disk: browsers of today say so earlier unless they are asked.
    super(`juragan-kasir-${slug}`, { chromeTransactionDurability: 'strict' })
    this.version(1).stores({
      sales: '&id, sequence, [state+sequence], soldAt',
      products: '&id, place',
      shelf: '',
      facts: '',
    })
  }
}
