import { and, desc, eq, isNotNull, sql } from 'drizzle-orm'

import type { Reader, Tx } from '#core/db/server/database.ts'
import { AppError } from '#core/errors/shared/app-error.ts'
import { sendJob } from '#core/jobs/server/send-job.ts'
import { publish } from '#core/live/server/notices.ts'
import { storableJson, storableText } from '#core/text/shared/storable-text.ts'
import { newId } from '#core/time-and-ids/shared/ids.ts'

import { slugCandidates } from './slugs.ts'
import {
  type OrderedBusiness,
  websiteAddresses,
  websiteBuilds,
  websiteReleases,
  websiteSites,
} from './websites.tables.ts'

export type SiteRow = typeof websiteSites.$inferSelect
export type BuildRow = typeof websiteBuilds.$inferSelect
export type ReleaseRow = typeof websiteReleases.$inferSelect

/** The job that does a build; its key and payload are the build's id. */
export const buildJob = 'website-build'

export interface NewSite {
  readonly itemId: string
  readonly ownerId: string
  /** The business's name, from which the address is made. */
  readonly name: string
  readonly platform: string
  readonly orderKey?: string | null
  readonly now: Date
}

/** A new site under the first free address of its name. Two that race for one wait for each other here. */
export const insertSite = async (tx: Tx, { name, now, orderKey, ...given }: NewSite): Promise<SiteRow> => {
  for (const slug of slugCandidates(name)) {
    await lockAddress(tx, slug)
    if (await addressHolder(tx, slug)) continue
    const [row] = await tx
      .insert(websiteSites)
      .values({ id: newId('site'), ...given, orderKey: orderKey ?? null, slug, createdAt: now })
      .onConflictDoNothing({ target: websiteSites.slug })
      .returning()
    if (!row) continue
    await tx.insert(websiteAddresses).values({ slug, siteId: row.id, createdAt: now })
    return row
  }
  throw new Error('no address is free')
}

/** Whoever wants an address waits for whoever is just taking it. */
export const lockAddress = async (tx: Tx, slug: string): Promise<void> => {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`website address ${slug}`}, 0))`)
}

/** The site that an address belongs to, also one that has left it; null where it is free. */
export const addressHolder = async (reader: Reader, slug: string): Promise<string | null> => {
  const [row] = await reader.select().from(websiteAddresses).where(eq(websiteAddresses.slug, slug))
  return row?.siteId ?? null
}

export interface NewBuild {
  readonly site: SiteRow
  readonly id?: string
  readonly chargeKey: string | null
  readonly replyId: string | null
  readonly businessInfo?: OrderedBusiness | null
  readonly orderKey?: string | null
  readonly now: Date
}

/** Orders a build: its row, its job and the word to open tabs are there together or not at all. */
export const insertBuild = async (tx: Tx, given: NewBuild): Promise<BuildRow> => {
  const { site, now } = given
  const [row] = await tx
    .insert(websiteBuilds)
    .values({
      id: given.id ?? newId('build'),
      siteId: site.id,
      state: 'generating',
      done: [],
      chargeKey: given.chargeKey,
      replyId: given.replyId,
      businessInfo: given.businessInfo ? (storableJson(given.businessInfo) as OrderedBusiness) : null,
      orderKey: given.orderKey ?? null,
      createdAt: now,
    })
    .returning()
  if (!row) throw new Error('the build was not stored')
  await sendJob(tx, buildJob, { buildId: row.id }, { key: row.id })
  await tellSite(tx, site)
  return row
}

/** Tells open tabs that something about a site has changed. */
export const tellSite = (tx: Reader, { ownerId, itemId }: SiteRow): Promise<void> =>
  publish(tx, { userId: ownerId, topic: 'websites', id: itemId })

/** The owner's site of an item; another's is `not_found`, like one that never was. */
export const readOwnSite = async (reader: Reader, ownerId: string, itemId: string): Promise<SiteRow> => {
  if (storableText(itemId) !== itemId) throw new AppError('not_found')
  const [row] = await reader
    .select()
    .from(websiteSites)
    .where(and(eq(websiteSites.itemId, itemId), eq(websiteSites.ownerId, ownerId)))
  if (!row) throw new AppError('not_found')
  return row
}

export const readSite = async (reader: Reader, id: string): Promise<SiteRow> => {
  const [row] = await reader.select().from(websiteSites).where(eq(websiteSites.id, id))
  if (!row) throw new Error(`no site ${id}`)
  return row
}

/** The site, locked until `tx` ends: whatever changes a site happens one by one, and before chat and points are locked. */
export const lockSite = async (tx: Tx, id: string): Promise<SiteRow> => {
  const [row] = await tx.select().from(websiteSites).where(eq(websiteSites.id, id)).for('update')
  if (!row) throw new Error(`no site ${id}`)
  return row
}

export const readBuild = async (reader: Reader, id: string): Promise<{ build: BuildRow; site: SiteRow }> => {
  const [row] = await reader
    .select({ build: websiteBuilds, site: websiteSites })
    .from(websiteBuilds)
    .innerJoin(websiteSites, eq(websiteSites.id, websiteBuilds.siteId))
    .where(eq(websiteBuilds.id, id))
  if (!row) throw new Error(`no build ${id}`)
  return row
}

export const readLastBuild = async (reader: Reader, siteId: string): Promise<BuildRow | null> => {
  const [row] = await reader
    .select()
    .from(websiteBuilds)
    .where(eq(websiteBuilds.siteId, siteId))
    .orderBy(desc(websiteBuilds.createdAt), desc(websiteBuilds.id))
    .limit(1)
  return row ?? null
}

/** The build that was ordered under a key of its site; null where there is none. */
export const findOrderedBuild = async (reader: Reader, siteId: string, orderKey: string): Promise<BuildRow | null> => {
  const [row] = await reader
    .select()
    .from(websiteBuilds)
    .where(and(eq(websiteBuilds.siteId, siteId), eq(websiteBuilds.orderKey, orderKey)))
  return row ?? null
}

/** The site that a direct call ordered under a key, or one of the same business whose build still runs. */
export const findOrderedSite = async (
  reader: Reader,
  ownerId: string,
  order: { readonly orderKey: string | null; readonly businessInfo: OrderedBusiness },
): Promise<SiteRow | null> => {
  if (order.orderKey !== null) {
    const [row] = await reader
      .select()
      .from(websiteSites)
      .where(and(eq(websiteSites.ownerId, ownerId), eq(websiteSites.orderKey, order.orderKey)))
    return row ?? null
  }
  const [row] = await reader
    .select({ site: websiteSites })
    .from(websiteSites)
    .innerJoin(websiteBuilds, eq(websiteBuilds.siteId, websiteSites.id))
    .where(
      and(
        eq(websiteSites.ownerId, ownerId),
        eq(websiteBuilds.state, 'generating'),
        isNotNull(websiteBuilds.businessInfo),
        sql`${websiteBuilds.businessInfo} = ${JSON.stringify(storableJson(order.businessInfo))}::jsonb`,
      ),
    )
  return row?.site ?? null
}

/** Newest first. */
export const readReleases = (reader: Reader, siteId: string): Promise<ReleaseRow[]> =>
  reader.select().from(websiteReleases).where(eq(websiteReleases.siteId, siteId)).orderBy(desc(websiteReleases.number))

/** The release that a build has stored. */
export const readRelease = async (reader: Reader, buildId: string): Promise<ReleaseRow> => {
  const [row] = await reader.select().from(websiteReleases).where(eq(websiteReleases.buildId, buildId))
  if (!row) throw new Error(`build ${buildId} has no release`)
  return row
}
