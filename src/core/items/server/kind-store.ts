import type { Reader, Tx } from '#core/db/server/database.ts'
import type { Item } from '../shared/item.ts'
import type { ExportFormat, ItemKind } from '../shared/kinds.ts'

/** A finished file of an export. */
export interface ExportedFile {
  readonly name: string
  readonly mediaType: string
  readonly bytes: Uint8Array
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
  /** The content as callers read it: joined with the rows that live beside it (resolutions 7). */
  viewContent?(reader: Reader, item: Item): Promise<unknown>
  /** One function for each offered format; a format that is missing answers `unknown_format`. */
  readonly exports: Partial<Record<ExportFormat, (item: Item) => Promise<ExportedFile>>>
}

/** All kinds, so that a new one does not compile until it is registered. */
export type KindStores = Readonly<Record<ItemKind, KindStore>>
