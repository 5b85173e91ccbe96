import * as z from 'zod/mini'

import type { ItemSummary } from '../shared/item.ts'
import { itemKinds } from '../shared/kinds.ts'
import { readInstant } from '../shared/saved-item.ts'

/** As many items are kept in this browser (P1 §9), unless more of them are unsent work. */
export const mostLocal = 50

/** Cleaning up happens at most this often (P1 §9), in milliseconds. */
export const cleanUpEvery = 24 * 60 * 60_000

const day = 24 * 60 * 60_000

/** Reads what it can and gives something usable for the rest. */
const orElse = z.catch

/** An item as this browser keeps it. */
export const localItem = z.object({
  id: z.string().check(z.minLength(1)),
  kind: orElse(z.enum(itemKinds), 'document'),
  title: orElse(z.string(), 'Dokumen'),
  content: orElse(z.string(), ''),
  createdAt: z.pipe(
    z.unknown(),
    z.transform((value) => readInstant(value) ?? new Date(0).toISOString()),
  ),
  /** Whom it belongs to. */
  userId: z.string(),
  /** How often it was opened here. */
  accesses: orElse(z.int().check(z.nonnegative()), 0),
  isStarred: orElse(z.boolean(), false),
  /** The server has it. */
  fromBackend: orElse(z.boolean(), false),
  /** Why the server did not take it, as a sentence; null where it was only out of reach, and for what it has. */
  refusal: orElse(z.nullable(z.string()), null),
})
export type LocalItem = z.infer<typeof localItem>

/** Work that only this device has. */
export const isUnsent = ({ fromBackend }: Pick<LocalItem, 'fromBackend'>): boolean => !fromBackend

/** P1 §4: websites, tills and what the server has already are not created there. */
export const needsCreating = ({ kind, fromBackend }: Pick<LocalItem, 'kind' | 'fromBackend'>): boolean =>
  kind !== 'website' && kind !== 'pos' && !fromBackend

/** How much an item is worth keeping (P1 §9). */
export const keepingScore = (item: Pick<LocalItem, 'createdAt' | 'accesses' | 'isStarred'>, now: Date): number => {
  const age = now.getTime() - new Date(item.createdAt).getTime()
  return (
    (age <= 7 * day ? 100 : 0) +
    Math.min(item.accesses * 10, 50) +
    (item.isStarred ? 200 : 0) -
    (age > 30 * day ? 20 : 0)
  )
}

/** What this browser keeps for one person. */
export interface LocalShelf {
  readonly items: readonly LocalItem[]
  /** Milliseconds since 1970. */
  readonly cleanedAt: number
}

export const emptyShelf: LocalShelf = { items: [], cleanedAt: 0 }

/**
 * Leaves the fifty that are most worth keeping, at most once a day. Unsent work always stays and takes its places first;
 * a clock that was set back does not stop the cleaning.
 */
export const cleanUp = (shelf: LocalShelf, now: Date): LocalShelf => {
  const since = now.getTime() - shelf.cleanedAt
  if (shelf.items.length <= mostLocal || (since >= 0 && since < cleanUpEvery)) return shelf
  const places = Math.max(0, mostLocal - shelf.items.filter(isUnsent).length)
  const worth = shelf.items
    .filter((item) => !isUnsent(item))
    .map((item) => ({ item, score: keepingScore(item, now) }))
    .sort((a, b) => b.score - a.score || b.item.createdAt.localeCompare(a.item.createdAt))
  const staying = new Set(worth.slice(0, places).map(({ item }) => item))
  return { items: shelf.items.filter((item) => isUnsent(item) || staying.has(item)), cleanedAt: now.getTime() }
}

/** Puts an item on the shelf. One of the same id is replaced; its id and the time it was created stay (P1 §4). */
export const putOnShelf = (shelf: LocalShelf, item: LocalItem): LocalShelf => {
  const before = shelf.items.find(({ id }) => id === item.id)
  if (!before) return { ...shelf, items: [item, ...shelf.items] }
  const replaced: LocalItem = { ...item, id: before.id, createdAt: before.createdAt }
  return { ...shelf, items: shelf.items.map((one) => (one === before ? replaced : one)) }
}

export const takeFromShelf = (shelf: LocalShelf, id: string): LocalShelf => ({
  ...shelf,
  items: shelf.items.filter((item) => item.id !== id),
})

/** A list's entry that may be the server's or this device's. */
export type MergedItem =
  { readonly from: 'server'; readonly item: ItemSummary } | { readonly from: 'device'; readonly item: LocalItem }

/**
 * The server's list with this person's items that only the device has (P1 §4): the server's stands for an item that both
 * have; newest first.
 */
export const mergeLists = (
  backend: readonly ItemSummary[],
  local: readonly LocalItem[],
  userId: string | null,
): readonly MergedItem[] => {
  const known = new Set(backend.map(({ id }) => id))
  const own = local.filter((item) => item.userId === userId && isUnsent(item) && !known.has(item.id))
  if (own.length === 0) return backend.map((item) => ({ from: 'server', item }))
  const merged: MergedItem[] = [
    ...own.map((item) => ({ from: 'device', item }) as const),
    ...backend.map((item) => ({ from: 'server', item }) as const),
  ]
  const timeOf = (one: MergedItem): string => (one.from === 'server' ? one.item.lastModified : one.item.createdAt)
  return merged.sort((a, b) => timeOf(b).localeCompare(timeOf(a)))
}

/** Reads a shelf as it was stored; each item stands for itself, so that a broken one takes no other with it. */
export const readShelf = (stored: unknown): LocalShelf => {
  if (typeof stored !== 'object' || stored === null) return emptyShelf
  const { items, cleanedAt } = stored as { items?: unknown; cleanedAt?: unknown }
  const read = Array.isArray(items) ? items.map((one: unknown) => localItem.safeParse(one)) : []
  return {
    items: read.flatMap((one) => (one.success ? [one.data] : [])),
    cleanedAt: typeof cleanedAt === 'number' && Number.isFinite(cleanedAt) ? cleanedAt : 0,
  }
}
