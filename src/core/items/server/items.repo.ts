import { and, desc, eq, isNull, sql } from 'drizzle-orm'
import type { Reader, Tx } from '#core/db/server/database.ts'
import { AppError } from '#core/errors/shared/app-error.ts'
import { publish } from '#core/live/server/notices.ts'
import { storableJson, storableText } from '#core/text/shared/storable-text.ts'
import { newId } from '#core/time-and-ids/shared/ids.ts'
import type { Item, ItemMetadata, ItemSummary, VersionAuthor } from '../shared/item.ts'
import type { CanvasType, ItemKind } from '../shared/kinds.ts'
import { items, itemVersions } from './items.tables.ts'
import type { KindStore, KindStores } from './kind-store.ts'

/** Largest content that is stored, in bytes of its JSON. */
export const largestContent = 2 * 1024 * 1024

export interface NewItem {
  readonly id?: string
  readonly ownerId: string
  readonly kind: ItemKind
  readonly type: CanvasType
  readonly title: string
  readonly description: string
  readonly status: string
  readonly url?: string | null
  /** Where it came from: `chat`, an endpoint's name. */
  readonly source: string
  readonly metadata: ItemMetadata
  readonly content: unknown
  readonly author: VersionAuthor
  readonly pointsDeducted: number | null
  readonly balanceAfter: number | null
  readonly now: Date
}

type ItemRow = typeof items.$inferSelect

/** The fields of P2 §3 that stand beside each other in a saved document. */
const driveFacts = ({
  googleDriveId,
  googleDriveUrl,
  savedToGoogleDrive,
}: ItemMetadata): Pick<ItemSummary, 'googleDriveId' | 'googleDriveUrl' | 'savedToGoogleDrive'> =>
  savedToGoogleDrive === true && typeof googleDriveId === 'string' && typeof googleDriveUrl === 'string'
    ? { googleDriveId, googleDriveUrl, savedToGoogleDrive }
    : {}

const toSummary = (row: ItemRow): ItemSummary => ({
  ...driveFacts(row.metadata),
  id: row.id,
  kind: row.kind,
  type: row.type,
  title: row.title,
  description: row.description,
  status: row.status,
  url: row.url,
  source: row.source,
  fromBackend: true,
  pointsDeducted: row.pointsDeducted,
  balanceAfter: row.balanceAfter,
  metadata: row.metadata,
  version: row.version,
  createdAt: row.createdAt.toISOString(),
  lastModified: row.lastModified.toISOString(),
  userId: row.ownerId,
})

/** Throws `item_too_large` above 2 MB and `invalid_content` for what is no JSON at all. */
const checkSize = (content: unknown): void => {
  const json = JSON.stringify(content) as string | undefined
  if (json === undefined) throw new AppError('invalid_content')
  if (Buffer.byteLength(json) > largestContent) throw new AppError('item_too_large')
}

const countsOf = (metadata: ItemMetadata | undefined) => ({
  wordCount: metadata?.wordCount ?? null,
  charCount: metadata?.charCount ?? null,
})

/** Stores a new item with its version 1. The content must already have been parsed by its kind. */
export const insertItem = async (tx: Tx, given: NewItem): Promise<Item> => {
  checkSize(given.content)
  const content = storableJson(given.content)
  const title = storableText(given.title)
  const row: ItemRow = {
    id: given.id ?? newId('item'),
    ownerId: given.ownerId,
    kind: given.kind,
    type: given.type,
    title,
    description: storableText(given.description),
    status: given.status,
    url: given.url ?? null,
    source: given.source,
    metadata: storableJson(given.metadata) as ItemMetadata,
    version: 1,
    pointsDeducted: given.pointsDeducted,
    balanceAfter: given.balanceAfter,
    createdAt: given.now,
    lastModified: given.now,
    deletedAt: null,
  }
  await tx.insert(items).values(row)
  await tx.insert(itemVersions).values({
    itemId: row.id,
    version: 1,
    title,
    content,
    author: given.author,
    ...countsOf(given.metadata),
    createdAt: given.now,
  })
  await publish(tx, { userId: row.ownerId, topic: 'items', id: row.id })
  return { ...toSummary(row), content }
}

const ownItem = (ownerId: string, id: string) =>
  and(eq(items.id, id), eq(items.ownerId, ownerId), isNull(items.deletedAt))

/** The item with its newest content, as stored; null for another's id, a deleted item, and one that never was. */
export const findItem = async (reader: Reader, ownerId: string, id: string): Promise<Item | null> => {
  if (storableText(id) !== id) return null
  const [found] = await reader
    .select({ item: items, content: itemVersions.content })
    .from(items)
    .innerJoin(itemVersions, and(eq(itemVersions.itemId, items.id), eq(itemVersions.version, items.version)))
    .where(ownItem(ownerId, id))
  return found ? { ...toSummary(found.item), content: found.content } : null
}

/** `findItem`, where none is `not_found`. */
export const getItem = async (reader: Reader, ownerId: string, id: string): Promise<Item> => {
  const item = await findItem(reader, ownerId, id)
  if (!item) throw new AppError('not_found')
  return item
}

/** The owner's items without their content, newest change first. */
export const listItems = async (reader: Reader, ownerId: string, kind?: ItemKind): Promise<ItemSummary[]> => {
  const rows = await reader
    .select()
    .from(items)
    .where(and(eq(items.ownerId, ownerId), isNull(items.deletedAt), kind && eq(items.kind, kind)))
    .orderBy(desc(items.lastModified), desc(items.id))
  return rows.map(toSummary)
}

export interface Save {
  readonly ownerId: string
  readonly id: string
  /** The version that was on the writer's screen. */
  readonly baseVersion: number
  readonly title?: string | undefined
  readonly content: unknown
  /** Joined to what the item has. */
  readonly metadata?: ItemMetadata | undefined
  readonly saveKey?: string | undefined
  readonly author: VersionAuthor
  readonly now: Date
}

export interface Saved {
  readonly version: number
  readonly lastModified: string
  readonly title: string
}

const savedUnderKey = async (tx: Tx, { ownerId, id, saveKey }: Save): Promise<Saved | null> => {
  if (saveKey === undefined) return null
  const [found] = await tx
    .select({ version: itemVersions.version, createdAt: itemVersions.createdAt, title: itemVersions.title })
    .from(itemVersions)
    .innerJoin(items, eq(items.id, itemVersions.itemId))
    .where(and(ownItem(ownerId, id), eq(itemVersions.saveKey, saveKey)))
  return found ? { version: found.version, lastModified: found.createdAt.toISOString(), title: found.title } : null
}

/** Name and description that follow the content, each where it still was what its content says. */
const followingNames = (
  current: Item,
  content: unknown,
  namesOf: KindStore['namesOf'],
): { title?: string; description?: string } => {
  const [was, is] = [namesOf?.(current.content), namesOf?.(content)]
  if (!was || !is) return {}
  return {
    ...(was.title === current.title ? { title: storableText(is.title) } : {}),
    ...(is.description !== undefined && was.description === current.description
      ? { description: storableText(is.description) }
      : {}),
  }
}

/**
 * Saves a new version on top of `baseVersion`. A stale base throws `stale_version` with the current item in its
 * details; the same `saveKey` again answers what it answered first, even when others have saved since.
 */
export const saveItem = async (tx: Tx, kinds: KindStores, given: Save): Promise<Saved> => {
  const save = { ...given, ...(given.saveKey === undefined ? {} : { saveKey: storableText(given.saveKey) }) }
  const before = await savedUnderKey(tx, save)
  if (before) return before
  const current = await getItem(tx, save.ownerId, save.id)
  checkSize(save.content)
  const { parseContent, namesOf, beforeSave } = kinds[current.kind]
  const content = parseContent(storableJson(save.content))
  const version = save.baseVersion + 1
  const [row] = await tx
    .update(items)
    .set({
      version,
      lastModified: save.now,
      ...followingNames(current, content, namesOf),
      ...(save.title === undefined ? {} : { title: storableText(save.title) }),
      ...(save.metadata === undefined
        ? {}
        : { metadata: { ...current.metadata, ...(storableJson(save.metadata) as ItemMetadata) } }),
    })
    .where(and(ownItem(save.ownerId, save.id), eq(items.version, save.baseVersion)))
    .returning()
  if (!row) {
    // The same save may have been stored by its twin while this one waited for the row.
    const twin = await savedUnderKey(tx, save)
    if (twin) return twin
    const latest = await getItem(tx, save.ownerId, save.id)
    const readable = { ...latest, content: kinds[latest.kind].parseContent(latest.content) }
    throw new AppError('stale_version', { details: { current: readable } })
  }
  await beforeSave?.(tx, current, content)
  await tx.insert(itemVersions).values({
    itemId: row.id,
    version,
    title: row.title,
    content,
    author: save.author,
    saveKey: save.saveKey ?? null,
    ...countsOf(save.metadata),
    createdAt: save.now,
  })
  await publish(tx, { userId: row.ownerId, topic: 'items', id: row.id })
  return { version, lastModified: row.lastModified.toISOString(), title: row.title }
}

export interface ItemFacts {
  readonly status?: string
  readonly url?: string | null
  readonly title?: string
  readonly description?: string
  /** Joined to what the item has. */
  readonly metadata?: ItemMetadata
  readonly pointsDeducted?: number
  readonly balanceAfter?: number
}

/**
 * Changes facts of an item beside its content (a website went live, a till is ready) and tells its lists. No version is
 * written, so an open editor's next save is not stale. Throws `not_found`.
 */
export const updateItemFacts = async (
  tx: Tx,
  { ownerId, id, now }: { ownerId: string; id: string; now: Date },
  facts: ItemFacts,
): Promise<ItemSummary> => {
  const { metadata, ...columns } = facts
  const [row] = await tx
    .update(items)
    .set({
      ...columns,
      lastModified: now,
      ...(metadata === undefined
        ? {}
        : { metadata: sql`${items.metadata} || ${JSON.stringify(storableJson(metadata))}::jsonb` }),
    })
    .where(ownItem(ownerId, id))
    .returning()
  if (!row) throw new AppError('not_found')
  await publish(tx, { userId: row.ownerId, topic: 'items', id: row.id })
  return toSummary(row)
}

/** Deletes softly, or takes it back with `deletedAt` null. Repeating it changes nothing; `not_found` where there is none. */
export const setItemDeleted = async (
  tx: Tx,
  { ownerId, id }: { ownerId: string; id: string },
  deletedAt: Date | null,
): Promise<ItemSummary> => {
  const [row] = await tx
    .update(items)
    .set({ deletedAt })
    .where(and(eq(items.id, id), eq(items.ownerId, ownerId)))
    .returning()
  if (!row) throw new AppError('not_found')
  await publish(tx, { userId: ownerId, topic: 'items', id })
  return toSummary(row)
}

/** Kinds that live on outside of the canvas have statuses of their own. */
const statusOfOpening = (kind: ItemKind): { status?: string } =>
  kind === 'pos' || kind === 'website' ? {} : { status: 'in_progress' }

/** What the canvas tells when it opens an item (CANVAS-05). Later openings change nothing. */
export const markOpened = async (tx: Tx, ownerId: string, id: string): Promise<ItemSummary> => {
  const { content: _content, ...item } = await getItem(tx, ownerId, id)
  if (item.metadata['isExisting'] === true) return item
  return updateItemFacts(
    tx,
    { ownerId, id, now: new Date(item.lastModified) },
    { ...statusOfOpening(item.kind), metadata: { isExisting: true } },
  )
}

/** Gives all items of one owner to another (a guest who signs in). Repeating it changes nothing. */
export const moveItems = async (tx: Tx, fromOwnerId: string, toOwnerId: string): Promise<void> => {
  await tx.update(items).set({ ownerId: toOwnerId }).where(eq(items.ownerId, fromOwnerId))
  await publish(tx, { userId: toOwnerId, topic: 'items', id: '' })
}
