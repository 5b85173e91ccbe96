import * as z from 'zod/mini'

import { defineContract, succeeded } from '#core/http/shared/contract.ts'

const byId = z.object({ id: z.string() })

/** Steps of a build in the order in which they are done; the browser has their words. */
export const buildSteps = ['compose', 'render', 'check', 'publish', 'live'] as const
export type BuildStep = (typeof buildSteps)[number]

/** How a build stands (P2 §4, Website creation). `timeout`: over 15 minutes, its end is still unknown. */
export const buildStates = ['idle', 'generating', 'done', 'error', 'timeout'] as const

/** One publication: immutable; going back means pointing at an older one. */
export const siteRelease = z.object({
  id: z.string(),
  /** From 1, in the order of publishing. */
  number: z.int(),
  createdAt: z.string(),
  /** The item's version that was published. */
  version: z.int(),
  bytes: z.int(),
  isLive: z.boolean(),
})
export type SiteRelease = z.infer<typeof siteRelease>

export const siteState = z.object({
  state: z.enum(buildStates),
  /** Steps done so far and, where it is working, the one that runs. */
  done: z.array(z.enum(buildSteps)),
  running: z.nullable(z.enum(buildSteps)),
  /** The sentence of a failure, for the owner; null otherwise. */
  failure: z.nullable(z.string()),
  startedAt: z.nullable(z.string()),
  /** The address visitors use; null while nothing is published, or it was taken down. */
  websiteUrl: z.nullable(z.string()),
  /** True where its owner has taken it down; its releases are kept. */
  isHidden: z.boolean(),
  /** An address on the workspace's own host that shows the draft in a frame without any rights. */
  previewUrl: z.string(),
  slug: z.string(),
  /** Whether its owner may choose another address; the old one leads there then. */
  canMove: z.boolean(),
  platform: z.string(),
  /** True where the newest version of the item is not the published one. */
  hasChanges: z.boolean(),
  releases: z.array(siteRelease),
})
export type SiteState = z.infer<typeof siteState>

/** GET /api/websites/:id/state: the build's progress, the address and the releases, newest first. */
export const getSiteState = defineContract({
  method: 'get',
  path: '/api/websites/:id/state',
  access: 'user',
  summary: 'How a website stands: its build, its address, its releases',
  params: byId,
  response: succeeded(siteState),
})

/** POST /api/websites/:id/publish: publishes the newest saved version as a job; free. */
export const publishSite = defineContract({
  method: 'post',
  path: '/api/websites/:id/publish',
  access: 'user',
  summary: 'Publishes the newest version of a website',
  params: byId,
  body: z.object({ key: z.optional(z.string().check(z.maxLength(80))) }),
  response: succeeded(siteState),
})

/** POST /api/websites/:id/rollback: makes an older release the live one again. */
export const rollBackSite = defineContract({
  method: 'post',
  path: '/api/websites/:id/rollback',
  access: 'user',
  summary: 'Makes an older release of a website the live one',
  params: byId,
  body: z.object({ releaseId: z.string() }),
  response: succeeded(siteState),
})

/** POST /api/websites/:id/hide: takes the site down; its address says so, and a rollback shows it again. */
export const hideSite = defineContract({
  method: 'post',
  path: '/api/websites/:id/hide',
  access: 'user',
  summary: 'Takes a website down without deleting it',
  params: byId,
  response: succeeded(siteState),
})

/** POST /api/websites/:id/address: gives the site another address; the old one leads visitors to it. */
export const moveSite = defineContract({
  method: 'post',
  path: '/api/websites/:id/address',
  access: 'user',
  summary: 'Gives a website another address',
  params: byId,
  body: z.object({ address: z.string().check(z.maxLength(200)) }),
  response: succeeded(siteState),
})

/** POST /api/websites/:id/retry: builds again what failed; the points are held anew. */
export const retrySite = defineContract({
  method: 'post',
  path: '/api/websites/:id/retry',
  access: 'user',
  summary: 'Builds a website again after a failure',
  params: byId,
  response: succeeded(siteState),
})
