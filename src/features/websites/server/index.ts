import type { Assistant } from '#core/assistant/server/assistant.ts'
import type { Database } from '#core/db/server/database.ts'
import type { Logger } from '#core/http/server/logger.ts'
import type { Route } from '#core/http/server/router.ts'
import type { Identity } from '#core/http/shared/identity.ts'
import type { Jobs } from '#core/jobs/server/jobs.ts'
import type { SiteHosting } from '#core/outbound/server/site-hosting.ts'

import { renderSite } from '../shared/render-site.ts'
import { websiteSkill } from '../shared/skill.ts'
import { type BuildDependencies, type LateCharges, type RenderSite, siteBuilding } from './build-site.ts'
import { chooseHosting } from './choose-hosting.ts'
import { composeOrdered } from './compose-ordered.ts'
import { createSiteDoor } from './serve-sites.ts'
import { embeddedHosting, siteAddresses } from './site-addresses.ts'
import { buildJob } from './sites.repo.ts'
import { websiteStore } from './website-store.ts'
import { websiteRoutes } from './websites.routes.ts'

export interface WebsitesDependencies {
  readonly database: Database
  readonly jobs: Pick<Jobs, 'define'>
  readonly charges: LateCharges
  readonly identify: (headers: Headers) => Promise<Identity>
  readonly logger: Logger
  readonly publicUrl: string
  /** Domain below which each site has a host of its own; undefined chooses by `publicUrl`. */
  readonly sitesDomain: string | undefined
  /** Hosts beside the embedded one. */
  readonly hostings?: readonly SiteHosting[]
  readonly clock?: () => Date
  readonly render?: RenderSite
  /** Reads what a direct call tells of its business. */
  readonly assistant: Pick<Assistant, 'make'>
  readonly compose?: BuildDependencies['compose']
}

export interface Websites {
  readonly routes: Route[]
  /** Answers what is asked of sites; null where the workspace is meant. To be asked before anything else. */
  answerSite(request: Request): Promise<Response | null>
}

/** The server side of websites: building as a durable job, releases, hosting, drafts. */
export const createWebsites = (deps: WebsitesDependencies): Websites => {
  const { database, jobs, publicUrl, clock = () => new Date(), render = renderSite } = deps
  const addresses = siteAddresses(publicUrl, deps.sitesDomain)
  const hosting = chooseHosting(embeddedHosting(addresses), deps.hostings ?? [])
  jobs.define(
    buildJob,
    siteBuilding({
      database,
      clock,
      render,
      charges: deps.charges,
      hostingOf: (platform) => hosting.of(platform),
      compose: deps.compose ?? composeOrdered(deps.assistant, clock),
    }),
  )
  return {
    routes: websiteRoutes({ database, hosting, clock }),
    answerSite: createSiteDoor({ ...deps, addresses, render }),
  }
}

export { websiteData } from './website-data.ts'
export { websiteMemory as memory } from './website-memory.ts'
export const skill = websiteSkill
export const store = websiteStore
