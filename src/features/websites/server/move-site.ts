import { count, eq } from 'drizzle-orm'

import type { Reader, Tx } from '#core/db/server/database.ts'
import { AppError } from '#core/errors/shared/app-error.ts'
import { updateItemFacts } from '#core/items/server/items.repo.ts'
import { items } from '#core/items/server/items.tables.ts'
import type { SiteHosting } from '#core/outbound/server/site-hosting.ts'

import {
  addressHolder,
  insertBuild,
  lockAddress,
  lockSite,
  readLastBuild,
  type ReleaseRow,
  type SiteRow,
  tellSite,
} from './sites.repo.ts'
import { chosenSlug } from './slugs.ts'
import { websiteAddresses, websiteReleases, websiteSites } from './websites.tables.ts'

/** Addresses are kept for ever, so that nobody gathers them. */
const mostAddresses = 10

/** Where visitors find a release that is live: pages that may move are wherever their site is now. */
export const urlOfLive = (hosting: SiteHosting, site: SiteRow, { url }: Pick<ReleaseRow, 'url'>): string =>
  hosting.canMove ? hosting.addressOf(site) : url

/** The live pages name their own address; they are published anew where that shows nothing the owner has not published. */
const publishAgain = async (tx: Tx, site: SiteRow, now: Date): Promise<void> => {
  if (site.liveReleaseId === null || site.hiddenAt !== null) return
  const [live] = await tx.select().from(websiteReleases).where(eq(websiteReleases.id, site.liveReleaseId))
  const [item] = await tx.select({ version: items.version }).from(items).where(eq(items.id, site.itemId))
  const last = await readLastBuild(tx, site.id)
  if (live?.version === item?.version && last?.state !== 'generating')
    await insertBuild(tx, { site, chargeKey: null, replyId: null, now })
}

/**
 * Gives a site another address. The old one stays its own and leads visitors to the new one; going back to one that it
 * has had is always possible. Throws what is wrong with an address.
 */
export const moveSite = async (
  tx: Tx,
  { id }: SiteRow,
  hosting: SiteHosting,
  { address, now }: { readonly address: string; readonly now: Date },
): Promise<void> => {
  if (!hosting.canMove) throw new AppError('website_address_fixed')
  const slug = chosenSlug(address)
  if (slug === null) throw new AppError('website_address_refused')
  const before = await lockSite(tx, id)
  if (slug === before.slug) return
  await lockAddress(tx, slug)
  const holder = await addressHolder(tx, slug)
  if (holder !== null && holder !== id) throw new AppError('website_address_taken')
  if (holder === null) {
    const [had] = await tx.select({ all: count() }).from(websiteAddresses).where(eq(websiteAddresses.siteId, id))
    if ((had?.all ?? 0) >= mostAddresses) throw new AppError('website_address_often')
    await tx.insert(websiteAddresses).values({ slug, siteId: id, createdAt: now })
  }
  const [site = before] = await tx.update(websiteSites).set({ slug }).where(eq(websiteSites.id, id)).returning()
  if (site.liveReleaseId !== null && site.hiddenAt === null) {
    const url = hosting.addressOf(site)
    await updateItemFacts(tx, { ownerId: site.ownerId, id: site.itemId, now }, { url, metadata: { websiteUrl: url } })
  }
  await publishAgain(tx, site, now)
  await tellSite(tx, site)
}

/** The address to which a site has moved from `slug`; null where it is there still, or there is none. */
export const movedTo = async (reader: Reader, slug: string): Promise<string | null> => {
  const [row] = await reader
    .select({ slug: websiteSites.slug })
    .from(websiteAddresses)
    .innerJoin(websiteSites, eq(websiteSites.id, websiteAddresses.siteId))
    .where(eq(websiteAddresses.slug, slug))
  return row === undefined || row.slug === slug ? null : row.slug
}
