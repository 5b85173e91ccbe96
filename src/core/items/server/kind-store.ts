import type { Reader, Tx } from '#core/db/server/database.ts'
import type { Item } from '../shared/item.ts'
import type { ExportFormat, ItemKind } from '../shared/kinds.ts'

/** A finished file of an export. */
export interface ExportedFile {
  readonly name: string
  readonly mediaType: string
  readonly bytes: Uint8Array
}

/** What the rest of the work needs in order to be paid and told. */
export interface SlowOrder {
  /** The key of the points that are held for it. */
  readonly chargeKey: string
  /** The reply that promised it; its chat is told how the work ended. */
  readonly replyId: string
  readonly now: Date
}

/** The status of an item whose work goes on (P1 §3). */
export const inProgress = 'in_progress'

/** The goods and figures of an item, for whoever reckons with them. */
export interface ItemFigures {
  readonly goods: readonly {
    readonly description: string
    readonly quantity: number | null
    readonly unit: string
    readonly price: number | null
  }[]
  /** What is added to the goods (delivery), and what is taken off (a discount: negative). */
  readonly extras: readonly { readonly label: string; readonly amount: number }[]
}

/**
 * What a kind's folder gives to storing and exporting its items; registered by `app/server`.
 */
export interface KindStore {
  readonly kind: ItemKind
  /** Validates content and upgrades older schema versions. Throws AppError `invalid_content`. */
  parseContent(value: unknown): unknown
  /** Completes new content inside the storing transaction (a letter number is allocated here). */
  completeContent?(tx: Tx, ownerId: string, content: unknown): Promise<unknown>
  /** Writes what belongs to a new item beside its content (a till's goods), in the storing transaction. */
  afterInsert?(tx: Tx, item: Item, content: unknown): Promise<void>
  /**
   * Where the result is not ready when it is stored: orders the rest of the work in the storing transaction. The item is
   * stored as 'in_progress', its points stay held under `chargeKey`, and whoever finishes the work takes or frees them.
   */
  begin?(tx: Tx, item: Item, order: SlowOrder): Promise<void>
  /** The content as callers read it: joined with the rows that live beside it (resolutions 7). */
  viewContent?(reader: Reader, item: Item): Promise<unknown>
  /**
   * The content with a proposed change of this kind applied to it; every part that the change does not name stays byte for
   * byte. A kind whose facts stand in rows of their own changes those in `tx`. Throws `proposal_outdated` where the
   * changed place is gone.
   */
  applyChanges?(content: unknown, changes: unknown, place: { tx: Tx; item: Item }): unknown
  /** The goods and figures in its content, where the kind has such. */
  figuresOf?(content: unknown): ItemFigures
  /** Its pages as static pictures (SVG), drawn by the engine of its PDF: for readers who have no editor. */
  pages?(item: Item, reader: Reader): Promise<readonly string[]>
  /** What its content says to whoever it is shared with, and what its owner is told before. */
  sharing?: {
    /** The business in whose name it is written; empty where it names none. */
    sender(content: unknown): string
    /** Facts that are still to be filled in, as a list names them. */
    blanks(content: unknown): readonly string[]
  }
  /**
   * How lists call an item with this content; where its name and description were those, they follow a change of the
   * content. Null for content that cannot be read.
   */
  namesOf?(content: unknown): { readonly title: string; readonly description?: string } | null
  /** An item's title after a proposed change, for a kind whose content does not tell its title. */
  titleAfter?(title: string, changes: unknown): string
  /** Looks at content that is to be saved over that of `item`, in the saving transaction. Throws what speaks against it. */
  beforeSave?(tx: Tx, item: Item, content: unknown): Promise<void>
  /** One function for each offered format, which reads what the content only names (pictures) by `reader`; a format that is missing answers `unknown_format`. */
  readonly exports: Partial<Record<ExportFormat, (item: Item, reader: Reader) => Promise<ExportedFile>>>
}

/** All kinds, so that a new one does not compile until it is registered. */
export type KindStores = Readonly<Record<ItemKind, KindStore>>
