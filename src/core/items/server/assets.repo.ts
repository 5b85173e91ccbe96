import { createHash } from 'node:crypto'

import { and, eq, inArray, sql } from 'drizzle-orm'

import type { Reader, Tx } from '#core/db/server/database.ts'
import { AppError } from '#core/errors/shared/app-error.ts'
import { newId } from '#core/time-and-ids/shared/ids.ts'
import { largestPicture, type PictureType } from '../shared/assets.contract.ts'
import { itemAssets } from './assets.tables.ts'
import { pictureFacts, type PictureFacts } from './picture-facts.ts'

/** All pictures of one person together, in bytes. */
const mostBytes = 200 * 1024 * 1024

export interface StoredAsset extends PictureFacts {
  readonly id: string
}

/** A stored picture with its bytes. */
export interface Asset extends StoredAsset {
  readonly bytes: Uint8Array
}

/**
 * Stores a picture and answers its id; one that the owner has already is answered, not stored again. Throws
 * `image_unreadable`, `picture_too_large` and `pictures_full`.
 */
export const storeAsset = async (
  tx: Tx,
  ownerId: string,
  bytes: Uint8Array,
  now = new Date(),
): Promise<StoredAsset> => {
  if (bytes.byteLength > largestPicture) throw new AppError('picture_too_large')
  const facts = pictureFacts(bytes)
  const hash = createHash('sha256').update(bytes).digest('hex')
  // Two sendings of one picture at the same time are still one row.
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`asset ${ownerId}`}, 0))`)
  const [known] = await tx
    .select({ id: itemAssets.id })
    .from(itemAssets)
    .where(and(eq(itemAssets.ownerId, ownerId), eq(itemAssets.hash, hash)))
    .limit(1)
  if (known) return { ...facts, id: known.id }
  const [sum] = await tx
    .select({ bytes: sql<string>`coalesce(sum(octet_length(${itemAssets.bytes})), 0)` })
    .from(itemAssets)
    .where(eq(itemAssets.ownerId, ownerId))
  if (Number(sum?.bytes ?? 0) + bytes.byteLength > mostBytes) throw new AppError('pictures_full')
  const id = newId('asset')
  await tx.insert(itemAssets).values({ ...facts, id, ownerId, hash, bytes: Buffer.from(bytes), createdAt: now })
  return { ...facts, id }
}

/** The owner's pictures of these ids; ids that are not the owner's are left out. */
export const readAssets = async (
  reader: Reader,
  ownerId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Asset>> => {
  if (ids.length === 0) return new Map()
  const rows = await reader
    .select()
    .from(itemAssets)
    .where(and(eq(itemAssets.ownerId, ownerId), inArray(itemAssets.id, [...ids])))
  return new Map(rows.map(({ id, mediaType, bytes, width, height }) => [id, { id, mediaType, bytes, width, height }]))
}

/** A picture of a `data:` address, as a profile keeps its logo, as a stored one; null where it is no picture. */
export const storeDataUrl = async (tx: Tx, ownerId: string, url: string): Promise<StoredAsset | null> => {
  const base64 = /^data:image\/(?:png|jpeg|webp);base64,([A-Za-z0-9+/=]+)$/.exec(url)?.[1]
  if (base64 === undefined) return null
  try {
    return await storeAsset(tx, ownerId, Buffer.from(base64, 'base64'))
  } catch (error) {
    // A letter without its logo is better than no letter.
    if (error instanceof AppError) return null
    throw error
  }
}

/** A guest's pictures go along to the account. */
export const moveAssets = async (tx: Tx, fromOwnerId: string, toOwnerId: string): Promise<void> => {
  await tx.update(itemAssets).set({ ownerId: toOwnerId }).where(eq(itemAssets.ownerId, fromOwnerId))
}

/** The ending of a picture's file. */
export const pictureEnding: Readonly<Record<PictureType, string>> = {
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'image/webp': 'webp',
}
