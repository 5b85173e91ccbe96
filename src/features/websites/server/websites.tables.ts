import { sql } from 'drizzle-orm'
import {
  check,
  customType,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core'

import { instant } from '#core/db/server/columns.ts'

import type { BuildStep } from '../shared/websites.contract.ts'

const bytea = customType<{ data: Buffer; driverData: Buffer }>({ dataType: () => 'bytea' })

/** One site for each website item. Its address is kept for ever, whatever becomes of the business's name. */
export const websiteSites = pgTable(
  'website_sites',
  {
    id: text('id').primaryKey(),
    /** The item; its row may come later than the site, when the first build is live. */
    itemId: text('item_id').notNull().unique('website_sites_item'),
    ownerId: text('owner_id').notNull(),
    slug: text('slug').notNull().unique('website_sites_slug'),
    /** Where it is hosted: the name of a hosting adapter. */
    platform: text('platform').notNull(),
    /** The provider's own id of the site, where there is one. */
    providerId: text('provider_id'),
    /** The release that visitors see; null while nothing is published. */
    liveReleaseId: text('live_release_id'),
    /** When its owner took it down; null while visitors see the live release. */
    hiddenAt: instant('hidden_at'),
    /** Names a direct order of its owner, so that sending it again makes no second site. */
    orderKey: text('order_key'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [uniqueIndex('website_sites_order').on(table.ownerId, table.orderKey)],
)

/** Every address that a site has had; the one that it has now stands in the site too. None is ever another's. */
export const websiteAddresses = pgTable(
  'website_addresses',
  {
    slug: text('slug').primaryKey(),
    siteId: text('site_id')
      .notNull()
      .references(() => websiteSites.id),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [index('website_addresses_site').on(table.siteId)],
)

export const buildStates = ['generating', 'done', 'error'] as const

/** One order to make or publish a site, and how far it is. Done by a job of the same id. */
export const websiteBuilds = pgTable(
  'website_builds',
  {
    id: text('id').primaryKey(),
    siteId: text('site_id')
      .notNull()
      .references(() => websiteSites.id),
    state: text('state', { enum: buildStates }).notNull(),
    done: jsonb('done').$type<BuildStep[]>().notNull(),
    running: text('running').$type<BuildStep>(),
    /** The sentence of a failure, for the owner. */
    failure: text('failure'),
    /** The key of the points that are held for it; null where it is free. */
    chargeKey: text('charge_key'),
    /** The chat's reply that promised it. */
    replyId: text('reply_id'),
    /** What a direct call asked for: the item is stored when it is live. Null where the item is there. */
    businessInfo: jsonb('business_info').$type<OrderedBusiness>(),
    /** What was composed for a direct call, so that every attempt goes on from the same page. */
    composed: jsonb('composed').$type<ComposedSite>(),
    /** Names one order to publish, so that sending it again orders nothing. */
    orderKey: text('order_key'),
    createdAt: instant('created_at').notNull(),
    finishedAt: instant('finished_at'),
  },
  (table) => [
    uniqueIndex('website_builds_order').on(table.siteId, table.orderKey),
    uniqueIndex('website_builds_one_running')
      .on(table.siteId)
      .where(sql`${table.state} = 'generating'`),
    index('website_builds_newest').on(table.siteId, table.createdAt.desc()),
    check(
      'website_builds_state_known',
      sql`${table.state} in (${sql.raw(buildStates.map((state) => `'${state}'`).join(', '))})`,
    ),
  ],
)

/** `businessInfo` of a direct call (P2 §7). */
export interface OrderedBusiness {
  readonly name: string
  readonly type: string
  readonly description: string
}

/** An item before it is stored. */
export interface ComposedSite {
  readonly title: string
  readonly description: string
  readonly content: unknown
}

/** One publication, never changed. */
export const websiteReleases = pgTable(
  'website_releases',
  {
    id: text('id').primaryKey(),
    siteId: text('site_id')
      .notNull()
      .references(() => websiteSites.id),
    buildId: text('build_id')
      .notNull()
      .unique('website_releases_build')
      .references(() => websiteBuilds.id),
    /** From 1, in the order of publishing. */
    number: integer('number').notNull(),
    /** The item's version that was published. */
    version: integer('version').notNull(),
    bytes: integer('bytes').notNull(),
    url: text('url').notNull(),
    deploymentId: text('deployment_id').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [unique('website_releases_number').on(table.siteId, table.number)],
)

/** A file's bytes, stored once whatever number of releases have it. */
export const websiteBlobs = pgTable('website_blobs', {
  /** SHA-256 of the bytes, in hex. */
  hash: text('hash').primaryKey(),
  bytes: bytea('bytes').notNull(),
  /** The same compressed by brotli; null where that is not smaller. */
  brotli: bytea('brotli'),
})

/** The files of a release. */
export const websiteFiles = pgTable(
  'website_files',
  {
    releaseId: text('release_id').notNull(),
    path: text('path').notNull(),
    mediaType: text('media_type').notNull(),
    hash: text('hash')
      .notNull()
      .references(() => websiteBlobs.hash),
  },
  (table) => [
    primaryKey({ columns: [table.releaseId, table.path] }),
    foreignKey({ columns: [table.releaseId], foreignColumns: [websiteReleases.id] }),
  ],
)
