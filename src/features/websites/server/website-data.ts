import { eq, inArray } from 'drizzle-orm'

import { jsonFile, type PersonalData } from '#core/auth/server/personal-data.ts'

import { websiteAddresses, websiteBuilds, websiteFiles, websiteReleases, websiteSites } from './websites.tables.ts'

/** A person's sites and their publications; the pages themselves stand in the items. Erasing takes them off the air. */
export const websiteData: PersonalData = {
  read: async (reader, userId) => {
    const sites = await reader.select().from(websiteSites).where(eq(websiteSites.ownerId, userId))
    const ids = sites.map(({ id }) => id)
    const releases =
      ids.length === 0 ? [] : await reader.select().from(websiteReleases).where(inArray(websiteReleases.siteId, ids))
    return sites.length === 0 ? [] : [jsonFile('website.json', { sites, releases })]
  },
  erase: async (tx, userId) => {
    const sites = tx.select({ id: websiteSites.id }).from(websiteSites).where(eq(websiteSites.ownerId, userId))
    const releases = tx
      .select({ id: websiteReleases.id })
      .from(websiteReleases)
      .where(inArray(websiteReleases.siteId, sites))
    await tx.delete(websiteFiles).where(inArray(websiteFiles.releaseId, releases))
    await tx.delete(websiteReleases).where(inArray(websiteReleases.siteId, sites))
    await tx.delete(websiteBuilds).where(inArray(websiteBuilds.siteId, sites))
    await tx.delete(websiteAddresses).where(inArray(websiteAddresses.siteId, sites))
    await tx.delete(websiteSites).where(eq(websiteSites.ownerId, userId))
  },
}
