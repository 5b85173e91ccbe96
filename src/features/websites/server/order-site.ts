import { sql } from 'drizzle-orm'

import type { Tx } from '#core/db/server/database.ts'
import { AppError } from '#core/errors/shared/app-error.ts'
import { inProgress, type KindStore } from '#core/items/server/kind-store.ts'
import { updateItemFacts } from '#core/items/server/items.repo.ts'
import { chargedForItem, reserve, slowHoldSeconds } from '#core/points/server/ledger.ts'
import { publish } from '#core/live/server/notices.ts'
import { newId } from '#core/time-and-ids/shared/ids.ts'
import { websiteTitle } from '#core/items/shared/saved-item.ts'

import { usualPlatform } from './choose-hosting.ts'
import {
  findOrderedBuild,
  findOrderedSite,
  insertBuild,
  insertSite,
  lockSite,
  readLastBuild,
  readOwnSite,
  type SiteRow,
} from './sites.repo.ts'
import { readSiteContent } from '../shared/site-content.ts'
import type { OrderedBusiness } from './websites.tables.ts'

/** The chat stored a website: its site gets an address and its build is ordered, in the same transaction. */
export const beginSite: NonNullable<KindStore['begin']> = async (tx, item, { chargeKey, replyId, now }) => {
  const { id: itemId, userId: ownerId, title } = item
  const name = readSiteContent(item.content)?.root.props.address ?? title
  const site = await insertSite(tx, { itemId, ownerId, name, platform: usualPlatform, now })
  await insertBuild(tx, { site, chargeKey, replyId, now })
}

const hold = (tx: Tx, userId: string, key: string) =>
  reserve(tx, { userId, action: 'website_create', key, ttlSeconds: slowHoldSeconds })

export interface DirectOrder {
  readonly ownerId: string
  readonly businessInfo: OrderedBusiness
  /** The caller's own name for this order; without one, the same business is not built twice at the same time. */
  readonly orderKey: string | null
  readonly platform: string
  readonly now: Date
}

/** A direct call (P2 §7): holds the points and orders the build, once for each key. The item comes when it is live. */
export const orderSite = async (tx: Tx, order: DirectOrder): Promise<SiteRow> => {
  const { ownerId, businessInfo, orderKey, platform, now } = order
  // One order of a person at a time, so that two at once do not miss each other.
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`website order ${ownerId}`}, 0))`)
  const known = await findOrderedSite(tx, ownerId, order)
  if (known) return known
  const buildId = newId('build')
  const name = websiteTitle({ businessInfo })
  const site = await insertSite(tx, { itemId: newId('item'), ownerId, name, platform, orderKey, now })
  await hold(tx, ownerId, buildId)
  await insertBuild(tx, { site, id: buildId, chargeKey: buildId, replyId: null, businessInfo, now })
  await publish(tx, { userId: ownerId, topic: 'points', id: site.itemId })
  return site
}

interface Again {
  readonly ownerId: string
  readonly itemId: string
  readonly orderKey?: string | undefined
  readonly now: Date
}

/**
 * Orders one more build of a site: a publication of the newest version, free once the site has been paid for, or a new
 * try of what failed, for which the points are held anew. While one runs, that one is the answer.
 */
const orderAgain = async (tx: Tx, { ownerId, itemId, orderKey, now }: Again): Promise<SiteRow> => {
  const found = await readOwnSite(tx, ownerId, itemId)
  const site = await lockSite(tx, found.id)
  if (orderKey !== undefined && (await findOrderedBuild(tx, site.id, orderKey))) return site
  const last = await readLastBuild(tx, site.id)
  if (last?.state === 'generating') return site
  const buildId = newId('build')
  const isPaid = (await chargedForItem(tx, ownerId, itemId)) !== null
  if (!isPaid) {
    await hold(tx, ownerId, buildId)
    await publish(tx, { userId: ownerId, topic: 'points', id: itemId })
  }
  const ordered = site.liveReleaseId === null ? (last?.businessInfo ?? null) : null
  await insertBuild(tx, {
    site,
    id: buildId,
    chargeKey: isPaid ? null : buildId,
    replyId: isPaid ? null : (last?.replyId ?? null),
    businessInfo: ordered,
    orderKey: orderKey ?? null,
    now,
  })
  if (ordered === null && !isPaid) await updateItemFacts(tx, { ownerId, id: itemId, now }, { status: inProgress })
  return site
}

/** Publishes the newest version of an own website. */
export const orderPublication = (tx: Tx, again: Again): Promise<SiteRow> => orderAgain(tx, again)

/** Builds a website again whose last build failed; anything else is refused. */
export const orderRetry = async (tx: Tx, again: Again): Promise<SiteRow> => {
  const site = await readOwnSite(tx, again.ownerId, again.itemId)
  const last = await readLastBuild(tx, site.id)
  if (last?.state === 'done') throw new AppError('nothing_to_retry')
  return orderAgain(tx, again)
}
