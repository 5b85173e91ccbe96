import { and, eq } from 'drizzle-orm'

import type { Database, Tx } from '#core/db/server/database.ts'
import { AppError } from '#core/errors/shared/app-error.ts'
import type { ErrorCode } from '#core/errors/shared/error-codes.ts'
import { getItem, insertItem, type ItemFacts, updateItemFacts } from '#core/items/server/items.repo.ts'
import type { Item } from '#core/items/shared/item.ts'
import type { Job, JobKind } from '#core/jobs/server/jobs.ts'
import type { SiteHosting } from '#core/outbound/server/site-hosting.ts'
import type { Charge } from '#core/points/server/ledger.ts'
import { errorText } from '#core/text/shared/error-texts.ts'
import { newId } from '#core/time-and-ids/shared/ids.ts'

import { parseSiteContent, type SiteContent } from '../shared/site-content.ts'
import type { SiteFile } from '../shared/site-file.ts'
import { type BuildStep, buildSteps } from '../shared/websites.contract.ts'
import { checkSite } from './check-site.ts'
import { urlOfLive } from './move-site.ts'
import { findRelease, insertRelease, prepareFiles } from './releases.repo.ts'
import {
  type BuildRow,
  lockSite,
  readBuild,
  readRelease,
  type ReleaseRow,
  type SiteRow,
  tellSite,
} from './sites.repo.ts'
import { type ComposedSite, type OrderedBusiness, websiteBuilds, websiteSites } from './websites.tables.ts'

/** What held points were for. */
export interface LateWebsite {
  readonly ownerId: string
  readonly itemId: string
  readonly kind: 'website'
  readonly title: string
  readonly chargeKey: string
  readonly replyId: string | null
  readonly now: Date
}

/** How points that were held for a website are taken or given back; `app/` knows who tells the owner. */
export interface LateCharges {
  take(tx: Tx, late: LateWebsite): Promise<Charge>
  giveBack(tx: Tx, late: LateWebsite, sentence: string): Promise<void>
}

/** The files of a site at an address; `draft` for its owner's eyes only. */
export type RenderSite = (content: SiteContent, options: { url: string; draft?: boolean }) => readonly SiteFile[]

export interface BuildDependencies {
  readonly database: Database
  readonly charges: LateCharges
  /** The host of a platform's name. */
  readonly hostingOf: (platform: string) => SiteHosting
  readonly render: RenderSite
  /** Composes what a direct call asked for. */
  readonly compose: (business: OrderedBusiness, signal: AbortSignal) => ComposedSite | Promise<ComposedSite>
  readonly clock: () => Date
}

export interface BuildOrder {
  readonly buildId: string
}

/** What trying again cannot change. */
const finalCodes: ReadonlySet<ErrorCode> = new Set([
  'invalid_content',
  'item_too_large',
  'site_check_failed',
  'not_found',
  'insufficient_points',
  'reply_interrupted',
  'hosting_refused',
])

const findItem = async (tx: Tx | Database, { ownerId, itemId }: SiteRow): Promise<Item | null> => {
  try {
    return await getItem(tx, ownerId, itemId)
  } catch (error) {
    // It has not been stored yet, or its owner has deleted it.
    if (error instanceof AppError && error.code === 'not_found') return null
    throw error
  }
}

const lateOf = ({ ownerId, itemId }: SiteRow, build: BuildRow, chargeKey: string, title: string, now: Date) =>
  ({ ownerId, itemId, kind: 'website', title, chargeKey, replyId: build.replyId, now }) as const

/** What is published: an item's newest version, or what a direct call is composed to. */
interface Source {
  readonly title: string
  readonly content: SiteContent
  readonly version: number
}

/** Stores what a direct call asked for, now that it is live: its lists find it there (P2 §4). */
const storeItem = (tx: Tx, site: SiteRow, composed: ComposedSite, facts: ItemFacts, now: Date) =>
  insertItem(tx, {
    id: site.itemId,
    ownerId: site.ownerId,
    kind: 'website',
    type: 'website',
    ...composed,
    status: facts.status ?? '',
    url: facts.url ?? null,
    source: 'create-website',
    metadata: facts.metadata ?? {},
    author: 'AI',
    pointsDeducted: facts.pointsDeducted ?? null,
    balanceAfter: facts.balanceAfter ?? null,
    now,
  })

/** The job that turns an order into a live site. Every step may be done again; the last one happens once. */
export const siteBuilding = (deps: BuildDependencies): JobKind<BuildOrder> => {
  const { database, charges, hostingOf, clock } = deps

  const enter = async (build: BuildRow, site: SiteRow, step: BuildStep): Promise<void> => {
    await database.transaction(async (tx) => {
      await tx
        .update(websiteBuilds)
        .set({ running: step, done: buildSteps.slice(0, buildSteps.indexOf(step)) })
        .where(and(eq(websiteBuilds.id, build.id), eq(websiteBuilds.state, 'generating')))
      await tellSite(tx, site)
    })
  }

  const compose = async (build: BuildRow, site: SiteRow, signal: AbortSignal): Promise<Source> => {
    if (build.businessInfo === null) {
      const { title, content, version } = await getItem(database, site.ownerId, site.itemId)
      return { title, version, content: parseSiteContent(content) }
    }
    const composed = build.composed ?? (await deps.compose(build.businessInfo, signal))
    if (build.composed === null)
      await database.update(websiteBuilds).set({ composed }).where(eq(websiteBuilds.id, build.id))
    return { title: composed.title, version: 1, content: parseSiteContent(composed.content) }
  }

  const release = async (
    build: BuildRow,
    site: SiteRow,
    { version }: Source,
    files: readonly SiteFile[],
    signal: AbortSignal,
  ): Promise<void> => {
    const id = newId('release')
    const hosting = hostingOf(site.platform)
    const [prepared, published] = await Promise.all([
      prepareFiles(files),
      hosting.publish(site, { releaseId: id, files }, signal),
    ])
    const { url, deploymentId, providerId } = published
    await database.transaction(async (tx) => {
      await lockSite(tx, site.id)
      await insertRelease(tx, { id, build, version, url, deploymentId, now: clock() }, prepared)
      await tx.update(websiteSites).set({ providerId, platform: hosting.name }).where(eq(websiteSites.id, site.id))
    })
  }

  const goLive = async (tx: Tx, buildId: string): Promise<void> => {
    const seen = await readBuild(tx, buildId)
    const site = await lockSite(tx, seen.site.id)
    const { build } = await readBuild(tx, buildId)
    if (build.state !== 'generating') return
    const stored = await readRelease(tx, build.id)
    const live = { ...stored, url: urlOfLive(hostingOf(site.platform), site, stored) }
    const item = await findItem(tx, site)
    const composed = item === null && site.liveReleaseId === null ? build.composed : null
    const title = item?.title ?? composed?.title
    if (title === undefined) throw new AppError('not_found', { message: 'the website was deleted' })
    const now = clock()
    const charge =
      build.chargeKey === null ? null : await charges.take(tx, lateOf(site, build, build.chargeKey, title, now))
    const { name, type, description } = parseSiteContent(item?.content ?? composed?.content).businessInfo
    const facts = withBusiness(liveFacts(site, live, charge), { name, type, description })
    if (composed) await storeItem(tx, site, composed, facts, now)
    else await updateItemFacts(tx, { ownerId: site.ownerId, id: site.itemId, now }, facts)
    await tx.update(websiteSites).set({ liveReleaseId: live.id, hiddenAt: null }).where(eq(websiteSites.id, site.id))
    await tx
      .update(websiteBuilds)
      .set({ state: 'done', done: [...buildSteps], running: null, failure: null, finishedAt: now })
      .where(eq(websiteBuilds.id, build.id))
    await tellSite(tx, site)
  }

  const run = async ({ payload, signal }: Job<BuildOrder>): Promise<void> => {
    const { build, site } = await readBuild(database, payload.buildId)
    if (build.state !== 'generating') return
    if (!(await findRelease(database, build.id))) {
      await enter(build, site, 'compose')
      const source = await compose(build, site, signal)
      await enter(build, site, 'render')
      const url = hostingOf(site.platform).addressOf(site)
      const files = deps.render(source.content, { url })
      await enter(build, site, 'check')
      checkSite(files)
      signal.throwIfAborted()
      await enter(build, site, 'publish')
      await release(build, site, source, files, signal)
    }
    await enter(build, site, 'live')
    signal.throwIfAborted()
    await database.transaction((tx) => goLive(tx, build.id))
  }

  const giveUp = async (tx: Tx, { buildId }: BuildOrder, error: unknown): Promise<void> => {
    const seen = await readBuild(tx, buildId)
    const site = await lockSite(tx, seen.site.id)
    const { build } = await readBuild(tx, buildId)
    if (build.state !== 'generating') return
    const sentence = errorText(failureCode(error))
    const now = clock()
    const item = await findItem(tx, site)
    const title = item?.title ?? build.businessInfo?.name ?? 'Website'
    if (build.chargeKey !== null) await charges.giveBack(tx, lateOf(site, build, build.chargeKey, title, now), sentence)
    if (item && site.liveReleaseId === null)
      await updateItemFacts(
        tx,
        { ownerId: site.ownerId, id: site.itemId, now },
        { status: 'failed', metadata: { failure: sentence } },
      )
    await tx
      .update(websiteBuilds)
      .set({ state: 'error', failure: sentence, finishedAt: now })
      .where(eq(websiteBuilds.id, build.id))
    await tellSite(tx, site)
  }

  return {
    run,
    giveUp,
    retries: 4,
    timeoutSeconds: 300,
    isFinal: (error) => error instanceof AppError && finalCodes.has(error.code),
  }
}

const failureCode = (error: unknown): ErrorCode =>
  error instanceof AppError && error.code !== 'making_failed' ? error.code : 'website_build_failed'

/** P2 §3: a website names its business. */
const withBusiness = ({ metadata, ...facts }: ItemFacts, businessInfo: OrderedBusiness): ItemFacts => ({
  ...facts,
  metadata: { ...metadata, businessInfo },
})

/** What lists and canvas read of a live site (P1 §3, Website extras). */
export const liveFacts = (
  site: SiteRow,
  live: Pick<ReleaseRow, 'url' | 'deploymentId'>,
  charge: Charge | null,
): ItemFacts => ({
  status: 'done',
  url: live.url,
  metadata: {
    websiteUrl: live.url,
    websiteId: site.itemId,
    siteId: site.id,
    deploymentId: live.deploymentId,
    platform: site.platform,
    failure: null,
  },
  ...(charge ? { pointsDeducted: charge.pointsDeducted, balanceAfter: charge.balanceAfter } : {}),
})
