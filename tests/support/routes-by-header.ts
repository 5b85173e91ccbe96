import type { AppCheck } from '#core/auth/server/app-check/app-check.ts'
import { createHttp } from '#core/http/server/mount.ts'
import type { Route } from '#core/http/server/router.ts'
import type { Identity } from '#core/http/shared/identity.ts'

import { verifiedPeople } from './app-check.ts'
import { silentLogger } from './silent-logger.ts'

/** Where these routes say that they are. */
export const routesUrl = 'http://127.0.0.1:3000'

export type Routes = ReturnType<typeof createHttp>

interface RoutesOptions {
  /** Direct creating calls need somebody who verifies the app. */
  readonly appCheck?: AppCheck
  /** Who asks without the header. */
  readonly unnamed?: Identity
}

/** The real router over some routes, asked by the user whose id stands in the header `x-user`. */
export const routesByHeader = (
  routes: readonly Route[],
  { appCheck, unnamed = { role: 'nobody' } }: RoutesOptions = {},
): Routes =>
  createHttp({
    routes: [...(appCheck?.routes ?? []), ...routes],
    ...(appCheck ? { verifyApp: appCheck.verifyApp } : {}),
    publicUrl: routesUrl,
    logger: silentLogger,
    identify: async (headers) => {
      const userId = headers.get('x-user')
      return userId ? { role: 'user', userId } : unnamed
    },
    addressOf: () => '10.0.0.1',
    translate: () => null,
  })

/** Asks as this user, or without a name. */
export const askAs = async (
  http: Routes,
  userId: string | null,
  method: string,
  path: string,
  body?: unknown,
  headers: Readonly<Record<string, string>> = {},
  signal?: AbortSignal,
): Promise<Response> =>
  http.request(path, {
    method,
    headers: { 'content-type': 'application/json', ...(userId ? { 'x-user': userId } : {}), ...headers },
    ...(signal ? { signal } : {}),
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })

/** Direct calls as pages of the product make them: whoever has a name has the app verified too. */
export const directCalls = (http: () => Routes) => {
  const headersOf = verifiedPeople((userId) => (method, path, body) => askAs(http(), userId, method, path, body))
  /** `signal` is the caller that leaves. */
  const send = async (path: string, body: unknown, userId: string | null, signal?: AbortSignal): Promise<Response> =>
    askAs(http(), userId, 'POST', `/api/${path}`, body, userId ? await headersOf(userId) : {}, signal)
  return {
    send,
    /** Sends and answers with status and body. */
    call: async (path: string, body: unknown, userId: string | null) => {
      const answer = await send(path, body, userId)
      // oxlint-disable-next-line typescript/no-explicit-any -- tests look into answers of every shape
      return { status: answer.status, body: (await answer.json()) as any }
    },
  }
}
