import type { Database } from '#core/db/server/database.ts'
import { AppError } from '#core/errors/shared/app-error.ts'
import { type RequestContext, type Route, route } from '#core/http/server/router.ts'
import { ok } from '#core/http/shared/contract.ts'

import {
  createWebsiteCloudflare,
  createWebsiteNetlify,
  createWebsiteVercel,
} from '../shared/create-website.contract.ts'
import * as contracts from '../shared/websites.contract.ts'
import { hideSite } from './hide-site.ts'
import { moveSite } from './move-site.ts'
import { orderPublication, orderRetry, orderSite } from './order-site.ts'
import { rollBack } from './roll-back.ts'
import type { HostingChoice } from './choose-hosting.ts'
import { readSiteState } from './site-state.ts'
import { readOwnSite, type SiteRow } from './sites.repo.ts'

export interface RouteDependencies {
  readonly database: Database
  readonly hosting: HostingChoice
  readonly clock: () => Date
}

const asker = ({ identity }: RequestContext): string => {
  // The log-in sentence of P2 §5 names the sidebar, which a general refusal would not.
  if (identity.role !== 'user') throw new AppError('website_needs_sign_in')
  return identity.userId
}

const longestKey = 120

/** All routes of websites: each answers about the asking owner's own sites only. */
export const websiteRoutes = ({ database, hosting, clock }: RouteDependencies): Route[] => {
  const stateOf = async (site: SiteRow) => ok(await readSiteState(database, site, hosting, clock()))

  const create = (platform: string, contract: typeof createWebsiteNetlify): Route =>
    route(contract, async ({ body }, request) => {
      const ownerId = asker(request)
      const orderKey = body.key ?? request.headers.get('idempotency-key')?.slice(0, longestKey) ?? null
      const { businessInfo } = body
      const order = { ownerId, businessInfo, orderKey, platform: hosting.nameFor(platform), now: clock() }
      const site = await database.transaction((tx) => orderSite(tx, order))
      return {
        success: true as const,
        message: 'Website sedang dibangun. Website muncul di daftar begitu tayang.',
        websiteId: site.itemId,
        status: 'generating',
      }
    })

  return [
    create('netlify', createWebsiteNetlify),
    create('vercel', createWebsiteVercel as typeof createWebsiteNetlify),
    create('cloudflare', createWebsiteCloudflare as typeof createWebsiteNetlify),
    route(contracts.getSiteState, async ({ params }, request) =>
      stateOf(await readOwnSite(database, asker(request), params.id)),
    ),
    route(contracts.publishSite, async ({ params, body }, request) => {
      const again = { ownerId: asker(request), itemId: params.id, orderKey: body.key, now: clock() }
      return stateOf(await database.transaction((tx) => orderPublication(tx, again)))
    }),
    route(contracts.rollBackSite, async ({ params, body }, request) => {
      const site = await readOwnSite(database, asker(request), params.id)
      const hostedBy = hosting.of(site.platform)
      await rollBack(database, site, hostedBy, body.releaseId, clock())
      return stateOf(await readOwnSite(database, site.ownerId, site.itemId))
    }),
    route(contracts.hideSite, async ({ params }, request) => {
      const site = await readOwnSite(database, asker(request), params.id)
      await hideSite(database, site, hosting.of(site.platform), clock())
      return stateOf(await readOwnSite(database, site.ownerId, site.itemId))
    }),
    route(contracts.moveSite, async ({ params, body }, request) => {
      const site = await readOwnSite(database, asker(request), params.id)
      const { address } = body
      await database.transaction((tx) => moveSite(tx, site, hosting.of(site.platform), { address, now: clock() }))
      return stateOf(await readOwnSite(database, site.ownerId, site.itemId))
    }),
    route(contracts.retrySite, async ({ params }, request) => {
      const again = { ownerId: asker(request), itemId: params.id, now: clock() }
      return stateOf(await database.transaction((tx) => orderRetry(tx, again)))
    }),
  ]
}
