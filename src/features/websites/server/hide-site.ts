import { eq } from 'drizzle-orm'

import type { Database } from '#core/db/server/database.ts'
import { AppError } from '#core/errors/shared/app-error.ts'
import { updateItemFacts } from '#core/items/server/items.repo.ts'
import type { SiteHosting } from '#core/outbound/server/site-hosting.ts'

import { hiddenPage } from './site-answers.ts'
import { lockSite, type SiteRow, tellSite } from './sites.repo.ts'
import { websiteSites } from './websites.tables.ts'

/** A host that takes longer than this to answer is asked again by the owner. */
const longestAnswer = 30_000

/**
 * Takes a site down: its address says that it is not available, releases and address stay, and any release can be made
 * the live one again. Elsewhere that word is published in the site's place. Throws `not_found` where nothing is live.
 */
export const hideSite = async (database: Database, site: SiteRow, hosting: SiteHosting, now: Date): Promise<void> => {
  if (site.liveReleaseId === null) throw new AppError('not_found')
  const files = [{ path: 'index.html', mediaType: 'text/html', bytes: new TextEncoder().encode(hiddenPage) }]
  await hosting.publish(site, { releaseId: `${site.liveReleaseId}-hidden`, files }, AbortSignal.timeout(longestAnswer))
  await database.transaction(async (tx) => {
    const { ownerId, itemId } = await lockSite(tx, site.id)
    await tx.update(websiteSites).set({ hiddenAt: now }).where(eq(websiteSites.id, site.id))
    await updateItemFacts(tx, { ownerId, id: itemId, now }, { url: null, metadata: { websiteUrl: '' } })
    await tellSite(tx, site)
  })
}
