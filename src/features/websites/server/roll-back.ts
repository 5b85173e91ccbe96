import { and, eq } from 'drizzle-orm'

import type { Database } from '#core/db/server/database.ts'
import { AppError } from '#core/errors/shared/app-error.ts'
import { updateItemFacts } from '#core/items/server/items.repo.ts'
import type { SiteHosting } from '#core/outbound/server/site-hosting.ts'
import { storableText } from '#core/text/shared/storable-text.ts'

import { liveFacts } from './build-site.ts'
import { urlOfLive } from './move-site.ts'
import { lockSite, type SiteRow, tellSite } from './sites.repo.ts'
import { websiteReleases, websiteSites } from './websites.tables.ts'

/** Makes a release of the site the live one, also where the site was taken down; its files are all there, so nothing is built. Throws `not_found`. */
export const rollBack = async (
  database: Database,
  site: SiteRow,
  hosting: SiteHosting,
  releaseId: string,
  now: Date,
): Promise<void> => {
  const [release] =
    storableText(releaseId) === releaseId
      ? await database
          .select()
          .from(websiteReleases)
          .where(and(eq(websiteReleases.id, releaseId), eq(websiteReleases.siteId, site.id)))
      : []
  // A release whose build has not gone live was never paid for.
  if (!release || site.liveReleaseId === null) throw new AppError('not_found')
  await hosting.restore(site, release.deploymentId)
  await database.transaction(async (tx) => {
    const { ownerId, itemId, slug } = await lockSite(tx, site.id)
    const url = urlOfLive(hosting, { ...site, slug }, release)
    await tx.update(websiteSites).set({ liveReleaseId: release.id, hiddenAt: null }).where(eq(websiteSites.id, site.id))
    await updateItemFacts(tx, { ownerId, id: itemId, now }, liveFacts(site, { ...release, url }, null))
    await tellSite(tx, site)
  })
}
