import type { IssuerSettings } from '#core/config/server/issuer-settings.ts'
import type { Database } from '#core/db/server/database.ts'
import { isConnectionLoss } from '#core/db/server/database-failures.ts'
import { AppError, toAppError } from '#core/errors/shared/app-error.ts'
import { errorCodes } from '#core/errors/shared/error-codes.ts'
import type { Logger } from '#core/http/server/logger.ts'

import { returnParams, type SignInWay, specifiedTexts, type WayId, wayId } from '../shared/sign-in-ways.ts'
import { accountOf } from './external-person.ts'
import { mergeGuest, type OnGuestMerge } from './guests.ts'
import type { Issuer } from './issuer.ts'
import type { createSessionStore } from './session-store.ts'
import { createFlows } from './sign-in-flows.ts'

export interface ExternalSignInSettings {
  readonly database: Database
  readonly publicUrl: string
  readonly secretKey: string
  readonly issuers: readonly IssuerSettings[]
  /** Milliseconds for which an issuer is waited for. */
  readonly patience: number | undefined
  readonly logger: Pick<Logger, 'error'> | undefined
  readonly onGuestMerge: OnGuestMerge
  readonly store: ReturnType<typeof createSessionStore>
}

const addresses = /^\/api\/auth\/oidc\/([^/]+)\/(start|callback)$/

const redirect = (location: string, cookies: readonly string[] = []): Response => {
  const headers = new Headers({ location, 'cache-control': 'no-store' })
  for (const cookie of cookies) headers.append('set-cookie', cookie)
  return new Response(null, { status: 302, headers })
}

/** Back to our sign-in page, in the window that the sign-in began in. */
const signInPage = (isPopup: boolean, outcome: 'done' | 'failed', value: string): string =>
  `/masuk?${returnParams[outcome]}=${value}${isPopup ? `&${returnParams.popup}` : ''}`

const failureOf = (thrown: unknown): AppError => {
  const error = isConnectionLoss(thrown) ? new AppError('database_unavailable', { cause: thrown }) : toAppError(thrown)
  const text = specifiedTexts[error.code]
  if (text === undefined) return error
  return new AppError(error.code, {
    cause: error.cause,
    message: error.message,
    details: { ...error.details, code: text },
  })
}

/** Sign-in through issuers: the way there, and what happens on the way back. */
export const createExternalSignIn = (settings: ExternalSignInSettings) => {
  const { database, publicUrl, store, logger } = settings
  const flows = createFlows(settings)
  const issuers = new Map<WayId, Promise<Issuer>>()

  /** What talks with an issuer is loaded with the first sign-in through one: most installations have none. */
  const open = async (issuer: IssuerSettings): Promise<Issuer> => {
    const { createIssuer } = await import('./issuer.ts')
    return createIssuer(issuer, publicUrl, settings.patience)
  }

  const issuerOf = (way: WayId): Promise<Issuer> => {
    const given = settings.issuers.find(({ id }) => id === way)
    if (!given) throw new AppError(`${way}_not_configured`)
    const issuer = issuers.get(way) ?? open(given)
    issuers.set(way, issuer)
    return issuer
  }

  const start = async (way: WayId, isPopup: boolean): Promise<Response> => {
    const issuer = await issuerOf(way)
    const { flow, setCookie } = await flows.begin(way, isPopup)
    return redirect((await issuer.authorizationUrl(flow)).href, [setCookie])
  }

  /** The account, the new session, the end of the old one and a guest's move: all of it, or nothing. */
  const finish = async (way: WayId, isPopup: boolean, url: URL, headers: Headers): Promise<Response> => {
    const issuer = await issuerOf(way)
    const { flow, endedCookie } = await flows.take(way, url.searchParams.get('state'), headers)
    const identity = await issuer.identify(url.search, flow)
    const previous = await store.find(headers)
    const cookie = await database.transaction(async (tx) => {
      const userId = await accountOf(tx, identity, previous?.user.id ?? null)
      if (previous?.user.isAnonymous) await mergeGuest(tx, previous.user.id, userId, settings.onGuestMerge)
      else if (previous) await store.giveWay(tx, previous, previous.user.id === userId)
      return store.begin(tx, userId, headers.get('user-agent'))
    })
    return redirect(signInPage(isPopup, 'done', way), [cookie, endedCookie])
  }

  return {
    ways: (): SignInWay[] => settings.issuers.map(({ id, name }) => ({ id, name })),

    /** Whether a path below `/api/auth` is ours. */
    owns: (path: string): boolean => addresses.test(path),

    /**
     * Answers both addresses with a redirect. A browser is shown failures on the sign-in page; other callers get them
     * thrown, with the specification's own text as `details.code`.
     */
    handle: async (request: Request): Promise<Response> => {
      const url = new URL(request.url)
      const [, provider, step] = addresses.exec(url.pathname) ?? []
      const way = wayId.safeParse(provider).data
      if (way === undefined) throw new AppError('not_found')
      if (request.method !== 'GET') throw new AppError('method_not_allowed')
      const isStart = step === 'start'
      let isPopup = isStart && url.searchParams.has(returnParams.popup)
      try {
        if (isStart) return await start(way, isPopup)
        isPopup = await flows.isPopup(url.searchParams.get('state'))
        return await finish(way, isPopup, url, request.headers)
      } catch (thrown) {
        const error = failureOf(thrown)
        if (!request.headers.get('accept')?.includes('text/html')) throw error
        if (errorCodes[error.code].report)
          logger?.error({ code: error.code, err: error.cause ?? error }, 'sign-in through an issuer failed')
        return redirect(signInPage(isPopup, 'failed', error.code))
      }
    },
  }
}
