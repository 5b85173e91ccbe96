import { and, desc, eq } from 'drizzle-orm'
import type { Reader, Tx } from '#core/db/server/database.ts'
import { AppError } from '#core/errors/shared/app-error.ts'
import type { ItemMetadata, VersionAuthor } from '../shared/item.ts'
import { getItem, type Saved, saveItem } from './items.repo.ts'
import { itemVersions } from './items.tables.ts'
import type { KindStores } from './kind-store.ts'

interface VersionFacts {
  readonly version: number
  readonly title: string
  readonly author: VersionAuthor
  readonly createdAt: string
}

/** The versions of an own item, newest first, without their content. */
export const listVersions = async (
  reader: Reader,
  ownerId: string,
  id: string,
): Promise<(VersionFacts & { readonly wordCount: number | null })[]> => {
  await getItem(reader, ownerId, id)
  const rows = await reader
    .select({
      version: itemVersions.version,
      title: itemVersions.title,
      author: itemVersions.author,
      createdAt: itemVersions.createdAt,
      wordCount: itemVersions.wordCount,
    })
    .from(itemVersions)
    .where(eq(itemVersions.itemId, id))
    .orderBy(desc(itemVersions.version))
  return rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() }))
}

const versionRow = async (reader: Reader, id: string, version: number): Promise<typeof itemVersions.$inferSelect> => {
  const [row] = await reader
    .select()
    .from(itemVersions)
    .where(and(eq(itemVersions.itemId, id), eq(itemVersions.version, version)))
  if (!row) throw new AppError('not_found')
  return row
}

/** One version of an own item with its content as stored; `not_found` where there is none of that number. */
export const getVersion = async (
  reader: Reader,
  ownerId: string,
  id: string,
  version: number,
): Promise<VersionFacts & { readonly content: unknown }> => {
  await getItem(reader, ownerId, id)
  const { title, author, content, createdAt } = await versionRow(reader, id, version)
  return { version, title, author, content, createdAt: createdAt.toISOString() }
}

/** The counts that belonged to the text; a count that nobody made is left as the item has it. */
const countsOf = ({ wordCount, charCount }: typeof itemVersions.$inferSelect): ItemMetadata => ({
  ...(wordCount === null ? {} : { wordCount }),
  ...(charCount === null ? {} : { charCount }),
})

export interface Restore {
  readonly ownerId: string
  readonly id: string
  /** The version whose content comes back. */
  readonly version: number
  /** The version that was on the screen of whoever restores. */
  readonly baseVersion: number
  readonly saveKey?: string | undefined
  readonly now: Date
}

/**
 * Restores an older version by writing its content, read by the newest schema, as a new version of 'Anda' (design §3,
 * Save): nothing is removed, so a restore can be restored too. Throws `not_found`, `stale_version` as a save does, and
 * `invalid_content` where the kind can no longer read what was stored.
 */
export const restoreVersion = async (tx: Tx, kinds: KindStores, { version, ...restore }: Restore): Promise<Saved> => {
  await getItem(tx, restore.ownerId, restore.id)
  const row = await versionRow(tx, restore.id, version)
  return saveItem(tx, kinds, { ...restore, content: row.content, metadata: countsOf(row), author: 'Anda' })
}
