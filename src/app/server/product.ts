import { join } from 'node:path'

import type { Hono } from 'hono'

import { createMemory } from '#core/assistant/server/memory.ts'
import { listSessions, revokeSession } from '#core/auth/server/account-data.ts'
import { createAuth } from '#core/auth/server/auth.ts'
import { createAppCheck } from '#core/auth/server/app-check/app-check.ts'
import { passwordRoutes } from '#core/auth/server/passwords.routes.ts'
import { authRoutes } from '#core/auth/server/auth.routes.ts'
import { signInContracts } from '#core/auth/shared/auth.contract.ts'
import { issuerContracts } from '#core/auth/shared/sign-in-ways.ts'
import { createDirectOrders } from '#core/assistant/server/direct-orders.ts'
import type { Config } from '#core/config/server/config.ts'
import type { Database } from '#core/db/server/database.ts'
import { isConnectionLoss, isUnstorable } from '#core/db/server/database-failures.ts'
import { AppError } from '#core/errors/shared/app-error.ts'
import { createBusyDoor } from '#core/http/server/busy-door.ts'
import { callerAddress } from '#core/http/server/caller-address.ts'
import { createCrowdLimit, fairly } from '#core/http/server/crowd-limit.ts'
import { createInteractionWatch } from '#core/http/server/interaction-rate.ts'
import type { Logger } from '#core/http/server/logger.ts'
import { createHttp, refuseUnknown } from '#core/http/server/mount.ts'
import { createRateLimit } from '#core/http/server/rate-limit.ts'
import type { Identity } from '#core/http/shared/identity.ts'
import { moveAssets } from '#core/items/server/assets.repo.ts'
import { assetRoutes } from '#core/items/server/assets.routes.ts'
import { itemRoutes } from '#core/items/server/items.routes.ts'
import { itemSearch } from '#core/items/server/item-search.ts'
import { moveItems } from '#core/items/server/items.repo.ts'
import { createShareDoor } from '#core/items/server/share-door.ts'
import { shareRoutes } from '#core/items/server/shares.routes.ts'
import { createJobs } from '#core/jobs/server/jobs.ts'
import { createLive } from '#core/live/server/live.ts'
import { createMailOutbox } from '#core/outbound/server/mail-outbox.ts'
import { createMails } from '#core/outbound/server/mails.ts'
import { createNetlify } from '#core/outbound/server/netlify.ts'
import { createSmtp } from '#core/outbound/server/smtp.ts'
import { pointsRoutes } from '#core/points/server/points.routes.ts'
import { releaseExpired } from '#core/points/server/repair.ts'
import { createSearch } from '#core/search/server/search.ts'
import { createAccount } from '#features/account/server/index.ts'
import { routes as analysisRoutes } from '#features/analyses/server/index.ts'
import {
  convertRoutes,
  letterNumberRoutes,
  memory as documentMemory,
  routes as documentRoutes,
} from '#features/documents/server/index.ts'
import { chatSearch, type Chat, createChat, lateCharges } from '#features/chat/server/index.ts'
import { createDrive } from '#features/drive/server/index.ts'
import { createPos, memory as posMemory } from '#features/pos/server/index.ts'
import { routes as slideRoutes } from '#features/slides/server/index.ts'
import { createWebsites, memory as websiteMemory } from '#features/websites/server/index.ts'

import { assistantStatusRoute } from './assistant-status.ts'
import { chooseAppCheck } from './choose-app-check.ts'
import { chooseAssistant } from './choose-assistant.ts'
import { healthRoutes } from './health.ts'
import { kindStores } from './kinds.ts'
import { createMetrics, metricsPath } from './metrics.ts'
import { servePages } from './pages.ts'
import { personalData } from './personal-data.ts'
import { scriptMakers } from './script-makers.ts'

export interface ProductSettings {
  readonly config: Pick<
    Config,
    | 'secretKey'
    | 'serviceKey'
    | 'metricsToken'
    | 'trustProxy'
    | 'issuers'
    | 'payment'
    | 'model'
    | 'assistantFallback'
    | 'sitesDomain'
    | 'netlify'
    | 'drive'
    | 'hostedDatabase'
    | 'appCheck'
    | 'mail'
    | 'dataDir'
    | 'assistant'
    | 'crowd'
  >
  readonly database: Database
  readonly logger: Logger
  readonly publicUrl: string
  /** True where no other server can use the database (embedded). */
  readonly exclusive: boolean
}

export interface Product {
  readonly http: Hono
  /** Answers every request that reaches the server: sites on their own addresses, then the workspace. */
  fetch(request: Request, runtime: unknown): Promise<Response>
  /** What makes the first reply after a start as quick as any other; to be called once requests are taken. */
  warmUp(): Promise<void>
  /** Lets running replies end, then nothing of the product runs any more. */
  stop(): Promise<void>
}

/** The budget from a prompt to a live page (design §6). */
const longestLateWait = 10_000

/** Holds of work that nobody finishes any more are given back this often. */
const holdRepairInterval = 60_000

const translate = (thrown: unknown): AppError | null => {
  if (isConnectionLoss(thrown)) return new AppError('database_unavailable', { cause: thrown })
  return isUnstorable(thrown) ? new AppError('invalid_request', { cause: thrown }) : null
}

/**
 * Puts the features together on a migrated database: repairs what a dead server left, then gives the HTTP door.
 * This is the only place that knows which feature moves what when a guest signs in.
 */
export const createProduct = async (settings: ProductSettings): Promise<Product> => {
  const { config, database, logger, publicUrl, exclusive } = settings
  let chat: Chat | null = null
  const stopping = new AbortController()
  const crowds = {
    requests: createCrowdLimit(fairly(config.crowd.requests)),
    heavy_calls: createCrowdLimit(fairly(config.crowd.heavyCalls)),
    replies: createCrowdLimit(fairly(config.crowd.replies)),
  }
  const metrics = createMetrics({
    database,
    token: config.metricsToken ?? null,
    publicUrl,
    assistant: config.assistant,
    crowds,
  })
  const search = createSearch({ database, sources: [chatSearch, itemSearch] })
  const live = createLive({ database })
  const jobs = createJobs({ database, live, logger, exclusive })
  const mails = createMails({
    database,
    jobs,
    carrier: config.mail ? createSmtp(config.mail) : createMailOutbox(join(config.dataDir, 'outbox')),
    secretKey: config.secretKey,
    logger,
  })
  const auth = createAuth({
    database,
    publicUrl,
    secretKey: config.secretKey,
    serviceKey: config.serviceKey,
    issuers: config.issuers,
    mails,
    logger,
    onGuestMerge: async (tx, guestId, userId) => {
      await chat?.moveChats(tx, guestId, userId)
      await moveItems(tx, guestId, userId)
      await moveAssets(tx, guestId, userId)
      await search.forgetOwner(tx, guestId, userId)
    },
  })
  const account = createAccount({
    database,
    jobs,
    payment: config.payment,
    secretKey: config.secretKey,
    publicUrl,
    readUser: (userId) => auth.readUser(userId),
    places: {
      list: (userId) => listSessions(database, userId),
      revoke: (userId, sessionId) => revokeSession(database, userId, sessionId),
      current: (headers) => auth.currentSession(headers),
    },
    personalData,
  })
  const readMemory = createMemory({ database, keepers: [documentMemory, posMemory, websiteMemory], logger })
  const chosen = await chooseAssistant(config, logger, metrics.noteModelCall)
  const { assistant, warmUp } = chosen
  chat = createChat({
    database,
    ...chosen,
    kinds: kindStores,
    people: auth,
    profileOf: account.profileOf,
    memoryOffOf: account.memoryOffOf,
    readMemory,
    lateWait: longestLateWait,
    crowd: crowds.replies,
    live,
    logger,
    exclusive,
  })
  const identify = (headers: Headers): Promise<Identity> => auth.identify(headers)
  const websites = createWebsites({
    database,
    assistant,
    jobs,
    charges: lateCharges,
    identify,
    logger,
    publicUrl,
    sitesDomain: config.sitesDomain,
    hostings: config.netlify === null ? [] : [createNetlify(config.netlify)],
  })
  const pos = createPos({
    database,
    publicUrl,
    people: auth,
    profileOf: account.profileOf,
    mails,
    setup: {
      ...config.hostedDatabase,
      secretKey: config.secretKey,
      onUnclosed: (err) => logger.warn({ err }, 'exec_sql stays in an owner’s project until the next set-up'),
    },
  })
  await Promise.all([releaseExpired(database), live.start()])
  await chat.start()
  await jobs.start()

  const { profileOf, memoryOffOf } = account
  const directOrders = {
    database,
    kinds: kindStores,
    ...chosen,
    profileOf,
    memoryOffOf,
    readMemory,
    publicUrl,
  }
  const drive = createDrive({
    database,
    kinds: kindStores,
    settings: config.drive,
    secretKey: config.secretKey,
    publicUrl,
    identify,
    orders: createDirectOrders(directOrders),
    makers: scriptMakers,
    logger,
  })
  const proofs = chooseAppCheck(config, publicUrl)
  const appCheck = createAppCheck({ database, secretKey: config.secretKey, proofs })
  const addressOf = callerAddress(config.trustProxy)
  const limit = createRateLimit()
  const routes = [
    ...healthRoutes({ database, assistant: assistant.name, isStopping: () => stopping.signal.aborted }),
    assistantStatusRoute(config, assistant.name),
    ...authRoutes(auth),
    ...passwordRoutes(auth),
    ...appCheck.routes,
    ...account.routes,
    ...pointsRoutes(database),
    ...chat.routes,
    ...itemRoutes({ database, kinds: kindStores }),
    ...shareRoutes({ database, kinds: kindStores, publicUrl }),
    ...assetRoutes(database),
    ...documentRoutes({ ...directOrders, logger }),
    ...convertRoutes(directOrders),
    ...letterNumberRoutes(database),
    ...slideRoutes(directOrders),
    ...analysisRoutes(directOrders),
    ...pos.routes,
    ...websites.routes,
    ...search.routes,
    ...drive.routes,
  ]
  const http = createHttp({
    routes,
    described: [...signInContracts, ...issuerContracts],
    publicUrl,
    logger,
    identify,
    addressOf,
    translate,
    limit: (address) => limit(address),
    noteRoute: metrics.noteRoute,
    heavy: crowds.heavy_calls,
    longestCall: config.crowd.requestSeconds * 1_000,
    verifyApp: appCheck.verifyApp,
    noteInteraction: createInteractionWatch(logger),
    ...(proofs.sources ? { otherSources: proofs.sources } : {}),
  })
  http.all('/api/auth/*', async (c) => {
    const address = addressOf(c.req.raw, c.env)
    limit(address)
    return auth.handle(c.req.raw, address)
  })
  const showShared = createShareDoor({
    database,
    kinds: kindStores,
    businessOf: async (userId) => (await account.profileOf(userId))?.name ?? null,
    heavy: crowds.heavy_calls,
  })
  http.all('/lihat/*', (c) => showShared(c.req.raw, addressOf(c.req.raw, c.env)))
  http.get('/drive/:id', async (c, next) => {
    const answer = await drive.answerLink(c.req.raw)
    if (answer) return answer
    return next()
  })
  // The deployment service of P2 §7 has a host of its own there; here it is this one.
  for (const path of ['/oauth/*', '/inject-schema-seeder'])
    http.all(path, (c) => {
      const { pathname, search } = new URL(c.req.url)
      return http.fetch(new Request(new URL(`/api${pathname}${search}`, c.req.url), c.req.raw), c.env)
    })
  http.get(metricsPath, async (c, next) => (await metrics.show(c.req.raw, addressOf(c.req.raw, c.env))) ?? next())
  refuseUnknown(http)
  servePages(http)

  const enter = createBusyDoor({
    crowd: crowds.requests,
    addressOf,
    alwaysOpen: new Set([metricsPath, ...routes.flatMap(({ contract }) => (contract.isHealth ? contract.path : []))]),
  })
  const answer = async (request: Request, runtime: unknown): Promise<Response> => {
    const site = await websites.answerSite(request)
    if (site === null) return http.fetch(request, runtime as never)
    metrics.noteRoute(request, 'site')
    return site
  }

  const repairing = setInterval(() => {
    releaseExpired(database).catch((error: unknown) =>
      logger.warn({ err: error }, 'expired holds stay for the next round'),
    )
  }, holdRepairInterval).unref()
  return {
    http,
    fetch: (request, runtime) => metrics.watch(request, () => enter(request, runtime, () => answer(request, runtime))),
    warmUp: () => warmUp(stopping.signal),
    stop: async () => {
      stopping.abort()
      clearInterval(repairing)
      await Promise.all([chat.stop(), jobs.stop(), drive.stop()])
      await live.stop()
    },
  }
}
