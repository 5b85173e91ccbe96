import { randomBytes } from 'node:crypto'

import { and, desc, eq, gt, isNull, sql } from 'drizzle-orm'

import { hashToken } from '#core/auth/server/credential.ts'
import type { Database, Reader, Tx } from '#core/db/server/database.ts'
import { AppError } from '#core/errors/shared/app-error.ts'
import { newId } from '#core/time-and-ids/shared/ids.ts'

import type { Item } from '../shared/item.ts'
import type { Share } from '../shared/shares.contract.ts'
import { getItem } from './items.repo.ts'
import { items, itemVersions } from './items.tables.ts'
import { itemShares } from './shares.tables.ts'

type ShareRow = typeof itemShares.$inferSelect

/** More links to one item than this are a mistake, or a flood. */
const mostShares = 50

const toShare = (row: ShareRow): Share => ({
  id: row.id,
  version: row.version,
  createdAt: row.createdAt.toISOString(),
  expiresAt: row.expiresAt.toISOString(),
  views: row.views,
  lastViewedAt: row.lastViewedAt?.toISOString() ?? null,
})

interface OwnItem {
  readonly ownerId: string
  readonly itemId: string
}

const holding = (itemId: string, now: Date) =>
  and(eq(itemShares.itemId, itemId), isNull(itemShares.revokedAt), gt(itemShares.expiresAt, now))

/** The links to an own item that still hold, newest first; `not_found` where there is no such item. */
export const listShares = async (reader: Reader, { ownerId, itemId }: OwnItem, now: Date): Promise<Share[]> => {
  await getItem(reader, ownerId, itemId)
  const rows = await reader
    .select()
    .from(itemShares)
    .where(holding(itemId, now))
    .orderBy(desc(itemShares.createdAt), desc(itemShares.id))
  return rows.map(toShare)
}

/** A new link to an own item as it is now. The token is answered here and never again. Throws `too_many_shares`. */
export const insertShare = async (
  tx: Tx,
  { ownerId, itemId, days, now }: OwnItem & { readonly days: number; readonly now: Date },
): Promise<{ readonly share: Share; readonly token: string }> => {
  const item = await getItem(tx, ownerId, itemId)
  // Two at once take turns, so that the limit holds.
  await tx.execute(sql`select 1 from items where id = ${itemId} for update`)
  const known = await tx.select({ id: itemShares.id }).from(itemShares).where(holding(itemId, now))
  if (known.length >= mostShares) throw new AppError('too_many_shares')
  const token = randomBytes(24).toString('base64url')
  const row: ShareRow = {
    id: newId('share'),
    itemId,
    tokenHash: hashToken(token),
    version: item.version,
    views: 0,
    lastViewedAt: null,
    createdAt: now,
    expiresAt: new Date(now.getTime() + days * 86_400_000),
    revokedAt: null,
  }
  await tx.insert(itemShares).values(row)
  return { share: toShare(row), token }
}

/** Takes a link back; doing so again changes nothing. Throws `not_found` for a link of another item or owner. */
export const revokeShare = async (
  tx: Tx,
  { ownerId, itemId, shareId, now }: OwnItem & { readonly shareId: string; readonly now: Date },
): Promise<void> => {
  await getItem(tx, ownerId, itemId)
  const [row] = await tx
    .update(itemShares)
    .set({ revokedAt: sql`coalesce(${itemShares.revokedAt}, ${now.toISOString()}::timestamptz)` })
    .where(and(eq(itemShares.id, shareId), eq(itemShares.itemId, itemId)))
    .returning({ id: itemShares.id })
  if (!row) throw new AppError('not_found')
}

/** What a token opens. */
export type SharedItem =
  | { readonly state: 'open'; readonly shareId: string; readonly item: Item; readonly expiresAt: Date }
  | { readonly state: 'expired'; readonly expiresAt: Date }
  | { readonly state: 'revoked' }
  | { readonly state: 'unknown' }

const tokenShape = /^[\w-]{32}$/

/** Looks a token up: the shared version of its item, or why there is nothing to see. */
export const readShared = async (reader: Reader, token: string, now: Date): Promise<SharedItem> => {
  if (!tokenShape.test(token)) return { state: 'unknown' }
  const [found] = await reader
    .select({ share: itemShares, item: items, content: itemVersions.content })
    .from(itemShares)
    .innerJoin(items, eq(items.id, itemShares.itemId))
    .innerJoin(
      itemVersions,
      and(eq(itemVersions.itemId, itemShares.itemId), eq(itemVersions.version, itemShares.version)),
    )
    .where(eq(itemShares.tokenHash, hashToken(token)))
  if (!found) return { state: 'unknown' }
  const { share, item, content } = found
  if (share.revokedAt !== null || item.deletedAt !== null) return { state: 'revoked' }
  if (share.expiresAt.getTime() <= now.getTime()) return { state: 'expired', expiresAt: share.expiresAt }
  const { ownerId, createdAt, lastModified, deletedAt: _, ...facts } = item
  return {
    state: 'open',
    shareId: share.id,
    expiresAt: share.expiresAt,
    item: {
      ...facts,
      userId: ownerId,
      fromBackend: true,
      version: share.version,
      createdAt: createdAt.toISOString(),
      lastModified: lastModified.toISOString(),
      content,
    },
  }
}

/** Counts that somebody looked. */
export const countView = async (database: Database, shareId: string, now: Date): Promise<void> => {
  await database
    .update(itemShares)
    .set({ views: sql`${itemShares.views} + 1`, lastViewedAt: now })
    .where(eq(itemShares.id, shareId))
}
