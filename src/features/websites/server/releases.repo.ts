import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'

import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm'

import type { Reader, Tx } from '#core/db/server/database.ts'
import { items } from '#core/items/server/items.tables.ts'

import type { SiteFile } from '../shared/site-file.ts'
import type { BuildRow, ReleaseRow } from './sites.repo.ts'
import { websiteBlobs, websiteFiles, websiteReleases, websiteSites } from './websites.tables.ts'

const compress = promisify(brotliCompress)
const brotliQuality = 6
const compressible = /^(?:text\/|application\/(?:json|xml|manifest\+json)|image\/svg)/

interface Blob {
  readonly hash: string
  readonly bytes: Buffer
  readonly brotli: Buffer | null
}

const blobOf = async ({ bytes, mediaType }: SiteFile): Promise<Blob> => {
  const buffer = Buffer.from(bytes)
  const hash = createHash('sha256').update(buffer).digest('hex')
  if (!compressible.test(mediaType)) return { hash, bytes: buffer, brotli: null }
  const brotli = await compress(buffer, { params: { [constants.BROTLI_PARAM_QUALITY]: brotliQuality } })
  return { hash, bytes: buffer, brotli: brotli.byteLength < buffer.byteLength ? brotli : null }
}

/** The release that a build has stored; null before. */
export const findRelease = async (reader: Reader, buildId: string): Promise<ReleaseRow | null> => {
  const [row] = await reader.select().from(websiteReleases).where(eq(websiteReleases.buildId, buildId))
  return row ?? null
}

export interface NewRelease {
  readonly id: string
  readonly build: BuildRow
  readonly version: number
  readonly url: string
  readonly deploymentId: string
  readonly now: Date
}

/** Bytes ready to be stored; done before the transaction, because compressing takes its time. */
export const prepareFiles = async (files: readonly SiteFile[]) =>
  Promise.all(
    files.map(async ({ path, mediaType, ...file }) => ({
      path,
      mediaType,
      blob: await blobOf({ path, mediaType, ...file }),
    })),
  )

/** Stores a release with its files under the next number of a locked site; a build's release is stored once. */
export const insertRelease = async (
  tx: Tx,
  { build, now, ...given }: NewRelease,
  files: Awaited<ReturnType<typeof prepareFiles>>,
): Promise<ReleaseRow> => {
  const known = await findRelease(tx, build.id)
  if (known) return known
  const [row] = await tx
    .insert(websiteReleases)
    .values({
      ...given,
      siteId: build.siteId,
      buildId: build.id,
      number: sql`(select coalesce(max(number), 0) + 1 from website_releases where site_id = ${build.siteId})`,
      bytes: files.reduce((sum, { blob }) => sum + blob.bytes.byteLength, 0),
      createdAt: now,
    })
    .returning()
  if (!row) throw new Error('the release was not stored')
  // In one order everywhere, so that two releases with the same pictures never wait for each other in a circle.
  const blobs = new Map(files.map(({ blob }) => [blob.hash, blob]))
  for (const blob of [...blobs.values()].sort((a, b) => (a.hash < b.hash ? -1 : 1)))
    await tx.insert(websiteBlobs).values(blob).onConflictDoNothing()
  await tx
    .insert(websiteFiles)
    .values(files.map(({ path, mediaType, blob }) => ({ releaseId: row.id, path, mediaType, hash: blob.hash })))
  return row
}

export interface ServedFile {
  readonly path: string
  readonly mediaType: string
  readonly hash: string
}

/** The files of the release that visitors of an address see; none where there is no such site, its item was deleted, or its owner has taken it down. */
export const liveFiles = async (reader: Reader, slug: string): Promise<ServedFile[]> =>
  reader
    .select({ path: websiteFiles.path, mediaType: websiteFiles.mediaType, hash: websiteFiles.hash })
    .from(websiteSites)
    .innerJoin(websiteFiles, eq(websiteFiles.releaseId, websiteSites.liveReleaseId))
    .innerJoin(items, and(eq(items.id, websiteSites.itemId), isNull(items.deletedAt)))
    .where(and(eq(websiteSites.slug, slug), isNull(websiteSites.hiddenAt)))

/** Whether an owner has taken the site of this address down. */
export const isHidden = async (reader: Reader, slug: string): Promise<boolean> => {
  const rows = await reader
    .select({ id: websiteSites.id })
    .from(websiteSites)
    .innerJoin(items, and(eq(items.id, websiteSites.itemId), isNull(items.deletedAt)))
    .where(and(eq(websiteSites.slug, slug), isNotNull(websiteSites.hiddenAt)))
  return rows.length > 0
}

export const readBlob = async (reader: Reader, hash: string, form: 'bytes' | 'brotli'): Promise<Buffer | null> => {
  const [row] = await reader.select({ bytes: websiteBlobs[form] }).from(websiteBlobs).where(eq(websiteBlobs.hash, hash))
  return row?.bytes ?? null
}
