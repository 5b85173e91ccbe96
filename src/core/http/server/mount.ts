import { type Context, Hono } from 'hono'

import { AppError } from '#core/errors/shared/app-error.ts'
import { storableText } from '#core/text/shared/storable-text.ts'
import { newId } from '#core/time-and-ids/shared/ids.ts'

import type { Contract } from '../shared/contract.ts'
import { type Access, type Identity, personId } from '../shared/identity.ts'
import { answerFailure } from './answer-failure.ts'
import { callersOf, type CrowdLimit } from './crowd-limit.ts'
import type { Logger } from './logger.ts'
import { openApiDocument } from './openapi.ts'
import { readJson, readLimited } from './read-body.ts'
import type { RequestContext, Route } from './router.ts'
import { type OtherSources, refuseForeignOrigin, securityHeaders } from './security.ts'
import { withinTime } from './within-time.ts'

export interface HttpDependencies {
  readonly routes: readonly Route[]
  /** Calls that another handler answers and that OpenAPI lists all the same. */
  readonly described?: readonly Contract[]
  readonly publicUrl: string
  readonly logger: Logger
  /** Who asks, from cookie, bearer or service key. */
  readonly identify: (headers: Headers) => Promise<Identity>
  /** The caller's address; depends on the runtime and on TRUST_PROXY. */
  readonly addressOf: (request: Request, runtime: unknown) => string
  /** Names failures of lower layers, such as a lost database; null where it has no name for it. */
  readonly translate: (thrown: unknown) => AppError | null
  /** Throws `too_many_requests` above human speed; called before anything is parsed. */
  readonly limit?: (address: string, contract: Contract) => void
  /** How many calls that keep the machine at work run at once; as many as come where not given. */
  readonly heavy?: CrowdLimit
  /** How long a call may take whose contract says nothing else, in milliseconds. */
  readonly longestCall?: number
  /** Told by which path of a contract a request is answered. */
  readonly noteRoute?: (request: Request, path: string) => void
  /** Refuses a creating call without a good app-verification token; needed where such a call is mounted. */
  readonly verifyApp?: (headers: Headers, identity: Identity) => Promise<void>
  /** Hears of everything that counts as an interaction of a person. */
  readonly noteInteraction?: (who: string, requestId: string) => void
  /** Hosts besides our own that pages may take scripts and frames from. */
  readonly otherSources?: OtherSources
}

const needs: Record<Access, (identity: Identity) => boolean> = {
  public: () => true,
  person: ({ role }) => role === 'guest' || role === 'user',
  user: ({ role }) => role === 'user',
  service: ({ role }) => role === 'service',
}

/** Where nothing is configured: as long as a browser's own patience. */
const usualPatience = 120_000

const isHeavy = ({ isHeavy: said, needsAppCheck, upload }: Contract): boolean =>
  said === true || needsAppCheck === true || upload !== undefined

const refuse = ({ access, refusal }: Contract): AppError =>
  new AppError(refusal ?? (access === 'service' ? 'service_key_required' : 'not_signed_in'))

/** A creating call is never mounted without somebody who checks its token. */
const verifierOf = ({ needsAppCheck, path }: Contract, { verifyApp }: HttpDependencies) => {
  if (needsAppCheck !== true) return null
  if (!verifyApp) throw new Error(`${path} needs an app-verification token, and nobody checks it`)
  return verifyApp
}

const checked = (schema: Contract['params'], value: unknown): unknown => {
  const parsed = schema?.safeParse(value) ?? { success: true as const, data: value }
  if (parsed.success) return parsed.data
  const fields = parsed.error.issues.map(({ path }) => path.join('.')).filter(Boolean)
  throw new AppError('invalid_request', { cause: parsed.error, details: { fields } })
}

/** What the database cannot keep names nothing in it: an id with NUL in it is an id of nothing. */
const refuseUnstorable = (params: Readonly<Record<string, string>>): void => {
  if (Object.values(params).some((value) => storableText(value) !== value)) throw new AppError('not_found')
}

/**
 * Mounts every route behind the same door: request id, security headers, own origin, who asks, access, parsed input,
 * and one catch. A path that exists answers other methods with `method_not_allowed`; unknown API paths `not_found`.
 */
export const createHttp = (deps: HttpDependencies): Hono => {
  const app = new Hono()
  const headers = securityHeaders(deps.publicUrl.startsWith('https:'), deps.otherSources)
  const ownOrigins = new Set([new URL(deps.publicUrl).origin])
  const requestIds = new WeakMap<Request, string>()
  const idOf = (c: Context): string => requestIds.get(c.req.raw) ?? newId('request')

  app.use(async (c, next) => {
    const requestId = newId('request')
    requestIds.set(c.req.raw, requestId)
    await next()
    c.res.headers.set('x-request-id', requestId)
    for (const [name, value] of Object.entries(headers)) if (!c.res.headers.has(name)) c.res.headers.set(name, value)
  })
  app.use('/api/*', async (c, next) => {
    refuseForeignOrigin(c.req.raw, ownOrigins)
    await next()
    if (!c.res.headers.has('cache-control')) c.res.headers.set('cache-control', 'no-store')
  })
  app.onError((error, c) => answerFailure(error, idOf(c), deps.logger, deps.translate))

  const methods = new Map<string, Set<string>>()
  for (const { contract, handler } of deps.routes) {
    const verifyApp = verifierOf(contract, deps)
    methods.set(contract.path, (methods.get(contract.path) ?? new Set()).add(contract.method.toUpperCase()))
    const milliseconds = contract.longestSeconds ? contract.longestSeconds * 1_000 : (deps.longestCall ?? usualPatience)
    app.on(contract.method.toUpperCase(), contract.path, async (c) => {
      const address = deps.addressOf(c.req.raw, c.env)
      deps.noteRoute?.(c.req.raw, contract.path)
      if (!contract.isHealth) deps.limit?.(address, contract)
      // Whether the server is well does not depend on who asks, nor on whether that can be looked up.
      const identity: Identity = contract.isHealth ? { role: 'nobody' } : await deps.identify(c.req.raw.headers)
      if (contract.isInteraction || contract.needsAppCheck)
        deps.noteInteraction?.(personId(identity) ?? address, idOf(c))
      if (!needs[contract.access](identity)) throw refuse(contract)
      await verifyApp?.(c.req.raw.headers, identity)
      const leave = isHeavy(contract) ? deps.heavy?.enter(callersOf(address, personId(identity))) : undefined
      refuseUnstorable(c.req.param())
      const added = new Headers()
      const answer = await withinTime(milliseconds, c.req.raw.signal, async (signal) => {
        try {
          const input = {
            params: checked(contract.params, c.req.param()),
            query: checked(contract.query, c.req.query()),
            body: contract.body ? checked(contract.body, await readJson(c.req.raw)) : undefined,
          }
          const context: RequestContext = {
            identity,
            requestId: idOf(c),
            headers: c.req.raw.headers,
            signal,
            address,
            readBytes: (largest) => readLimited(c.req.raw, largest),
            setHeader: (name, value) => added.append(name, value),
          }
          return await handler(input as never, context)
        } finally {
          // Also of a call that nobody waits for any more: until it ends it keeps the machine at work.
          leave?.()
        }
      })
      const response = answer instanceof Response ? answer : Response.json(answer)
      for (const [name, value] of added) response.headers.append(name, value)
      return response
    })
  }

  const document = openApiDocument(
    [...deps.routes.map(({ contract }) => contract), ...(deps.described ?? [])],
    deps.publicUrl,
  )
  app.get('/api/openapi.json', (c) => c.json(document))
  for (const [path, allowed] of methods) {
    app.all(path, (c) => {
      const refusal = answerFailure(new AppError('method_not_allowed'), idOf(c), deps.logger, deps.translate)
      refusal.headers.set('allow', [...allowed].join(', '))
      return refusal
    })
  }
  return app
}

/** Added after every other handler: whatever is left under /api is unknown. */
export const refuseUnknown = (app: Hono): void => {
  app.all('/api/*', () => {
    throw new AppError('not_found')
  })
}
