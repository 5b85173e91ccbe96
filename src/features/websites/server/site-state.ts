import { and, eq, isNull } from 'drizzle-orm'

import type { Reader } from '#core/db/server/database.ts'
import { items } from '#core/items/server/items.tables.ts'

import type { SiteRelease, SiteState } from '../shared/websites.contract.ts'
import type { HostingChoice } from './choose-hosting.ts'
import { urlOfLive } from './move-site.ts'
import { type BuildRow, readLastBuild, readReleases, readSite, type SiteRow } from './sites.repo.ts'

/** Longer than this and a build's end counts as unknown (P2 §9: 900000 ms). */
export const longestBuild = 900_000

/** Where the owner sees the draft, on the workspace's own host. */
export const previewPath = (itemId: string): string => `/situs/pratinjau/${itemId}/`

const stateOf = (build: BuildRow | null, now: Date): SiteState['state'] => {
  if (build === null) return 'idle'
  const isLate = now.getTime() - build.createdAt.getTime() > longestBuild
  return build.state === 'generating' && isLate ? 'timeout' : build.state
}

/** How a site stands: its newest build, its address, its releases. */
export const readSiteState = async (
  reader: Reader,
  { id, itemId }: SiteRow,
  hosting: HostingChoice,
  now: Date,
): Promise<SiteState> => {
  // The build first: what its end has changed is then seen with it.
  const build = await readLastBuild(reader, id)
  const [site, releases, [item]] = await Promise.all([
    readSite(reader, id),
    readReleases(reader, id),
    reader
      .select({ version: items.version })
      .from(items)
      .where(and(eq(items.id, itemId), isNull(items.deletedAt))),
  ])
  const hostedBy = hosting.of(site.platform)
  const live = releases.find(({ id }) => id === site.liveReleaseId)
  return {
    state: stateOf(build, now),
    done: build?.done ?? [],
    running: build?.running ?? null,
    failure: build?.failure ?? null,
    startedAt: build?.createdAt.toISOString() ?? null,
    websiteUrl: live && site.hiddenAt === null ? urlOfLive(hostedBy, site, live) : null,
    isHidden: site.hiddenAt !== null,
    previewUrl: previewPath(site.itemId),
    slug: site.slug,
    platform: hostedBy.name,
    canMove: hostedBy.canMove,
    hasChanges: item !== undefined && live?.version !== item.version,
    releases: releases.map((release): SiteRelease => ({
      id: release.id,
      number: release.number,
      createdAt: release.createdAt.toISOString(),
      version: release.version,
      bytes: release.bytes,
      isLive: release.id === site.liveReleaseId,
    })),
  }
}
