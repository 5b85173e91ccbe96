import type { Reader } from '#core/db/server/database.ts'

/** A text as its own room gives it to be found. */
export interface SearchableText {
  readonly refId: string
  readonly groupId: string
  readonly body: string
  readonly at: Date
}

/** What a find is called where it is opened; those that are gone are left out. */
export interface OpenableGroup {
  readonly id: string
  readonly title: string
  readonly kind: string | null
}

/** A room whose texts can be found. Registered by `app/server`. */
export interface SearchSource {
  readonly name: string
  /** The owner's texts that were written or changed at or after `since`, oldest first, at most `limit`. */
  readSince(reader: Reader, ownerId: string, since: Date, limit: number): Promise<readonly SearchableText[]>
  /** The groups of those ids that the owner can open now. */
  readGroups(reader: Reader, ownerId: string, ids: readonly string[]): Promise<readonly OpenableGroup[]>
}
