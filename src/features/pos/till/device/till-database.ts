import { Dexie, type Table } from 'dexie'

import type { ErrorDetails } from '#core/errors/shared/app-error.ts'
import type { DebtPayment } from '../../shared/debt/debt.ts'
import type { PinLock } from '../../shared/guard/pin-text.ts'
import type { RefundInput } from '../../shared/refund.ts'
import type { Sale, SoldSale } from '../../shared/sale.ts'
import type { CashMove, ClosedShift, OpenedShift, ShiftReport } from '../../shared/shift.ts'
import type { Product } from '../../shared/store.ts'
import type { TillEvent } from '../../shared/till-event.ts'
import type { TillCustomer } from '../../shared/customers.contract.ts'
import type { TillShop } from '../../shared/till.contract.ts'

/** Something that this device has written down. Nothing that waits or was refused is ever thrown away by itself. */
interface Written {
  readonly id: string
  /** The order in which it happened on the device, in which it is sent. */
  readonly sequence: number
  /** `waiting`: not yet known to be recorded. `refused`: the server said no. `recorded`: the server has it. */
  readonly state: 'waiting' | 'refused' | 'recorded'
  /** When it happened, by the clock of the device. */
  readonly at: string
  readonly refusal: { readonly code: string; readonly details: ErrorDetails } | null
}
export interface SaleEntry extends Written {
  readonly kind: 'sale'
  /** What is sent. */
  readonly sold: SoldSale
  /** What the till shows and prints; the server's own once it is recorded. */
  readonly sale: Sale
}
export interface RefundEntry extends Written {
  readonly kind: 'refund'
  readonly refund: RefundInput
  /** The sale as it was before, which says what is given back. */
  readonly sale: Sale
}
export interface DebtPaymentEntry extends Written {
  readonly kind: 'debt-paid'
  readonly payment: DebtPayment
}
export type JournalEntry =
  | SaleEntry
  | RefundEntry
  | DebtPaymentEntry
  | (Written & { readonly kind: 'shift-opened'; readonly shift: OpenedShift })
  | (Written & { readonly kind: 'cash-moved'; readonly move: CashMove })
  | (Written & { readonly kind: 'pin-locked'; readonly lock: PinLock })
  | (Written & { readonly kind: 'shift-closed'; readonly shift: ClosedShift; readonly report: ShiftReport })

export const isSale = (entry: JournalEntry): entry is SaleEntry => entry.kind === 'sale'
export const isRefund = (entry: JournalEntry): entry is RefundEntry => entry.kind === 'refund'

export const isDebtPayment = (entry: JournalEntry): entry is DebtPaymentEntry => entry.kind === 'debt-paid'

/** What of an entry is sent. */
export const eventOf = (entry: JournalEntry): TillEvent => {
  switch (entry.kind) {
    case 'sale':
      return { kind: 'sale', sold: entry.sold }
    case 'refund':
      return { kind: 'refund', refund: entry.refund }
    case 'debt-paid':
      return { kind: 'debt-paid', payment: entry.payment }
    case 'shift-opened':
      return { kind: 'shift-opened', shift: entry.shift }
    case 'cash-moved':
      return { kind: 'cash-moved', move: entry.move }
    case 'shift-closed':
      return { kind: 'shift-closed', shift: entry.shift }
    case 'pin-locked':
      return { kind: 'pin-locked', lock: entry.lock }
  }
}

/** What an entry that has just been written down says of its way to the server. */
export const fresh = { state: 'waiting', refusal: null } as const

/** The shift to which an entry belongs. */
export const shiftIdOf = (entry: JournalEntry): string | undefined => {
  switch (entry.kind) {
    case 'sale':
      return entry.sold.shiftId
    case 'refund':
      return entry.refund.shiftId
    case 'debt-paid':
      return entry.payment.shiftId
    case 'cash-moved':
      return entry.move.shiftId
    case 'shift-opened':
    case 'shift-closed':
      return entry.shift.id
    case 'pin-locked':
      return undefined
  }
}

/** One of the goods as the server has it, with its place on the shelf. */
export interface KeptProduct {
  readonly id: string
  readonly place: number
  readonly product: Product
}

/** Customers of the shop with their debts, to be found without a network. */
export interface KeptCustomers {
  readonly customers: readonly TillCustomer[]
  /** The device's last entry when the shop answered, and those of before that it did not have: it knew neither. */
  readonly sequence: number
  readonly unsent: readonly string[]
}

/** What is known of the till itself, each under its name. */
export interface KeptFacts {
  /** `sequence` counts what is written down, `receipts` the sales of it: receipts are numbered without a gap. */
  readonly device: { readonly id: string; readonly sequence: number; readonly receipts: number }
  readonly shop: TillShop
  /** The shift that goes on; what is sold meanwhile belongs to it. */
  readonly shift: OpenedShift
  readonly customers: KeptCustomers
}
export type FactName = keyof KeptFacts

/** What is known of the shelf besides its goods. */
export interface KeptShelf {
  readonly categories: readonly string[]
  readonly asOf: string
  readonly seen?: string | undefined
  readonly locationId?: string | null | undefined
}

/** What the first version kept of a sale; it kept nothing else. */
type FirstEntry = Omit<SaleEntry, 'kind' | 'at'> & { readonly soldAt: string }

/** The till of one shop on this device. */
export class TillDatabase extends Dexie {
  declare readonly journal: Table<JournalEntry, string>
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
    this.version(2)
      .stores({ sales: null, journal: '&id, sequence, [state+sequence], [state+kind], at' })
      .upgrade(async (tx) => {
        const kept = (await tx.table('sales').toArray()) as FirstEntry[]
        await tx.table('journal').bulkAdd(kept.map(({ soldAt, ...entry }) => ({ ...entry, kind: 'sale', at: soldAt })))
        const device = (await tx.table('facts').get('device')) as Omit<KeptFacts['device'], 'receipts'> | undefined
        if (device) await tx.table('facts').put({ ...device, receipts: device.sequence }, 'device')
      })
    // Customers were kept without their debts: they are asked for anew.
    this.version(3).upgrade((tx) => tx.table('facts').delete('customers'))
    // And without the limits of those.
    this.version(4).upgrade((tx) => tx.table('facts').delete('customers'))
  }
}
