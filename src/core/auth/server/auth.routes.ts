import { type Route, route } from '#core/http/server/router.ts'
import { ok } from '#core/http/shared/contract.ts'

import { getSessionState } from '../shared/auth.contract.ts'
import { getSignInWays } from '../shared/sign-in-ways.ts'
import type { Auth } from './auth.ts'

/** GET /api/session and /api/sign-in-ways. The paths below `/api/auth` are mounted apart, on `auth.handle`. */
export const authRoutes = (auth: Auth): Route[] => [
  route(getSessionState, async (_, request) => {
    const { user, isGuest, setCookies } = await auth.sessionState(request.headers)
    for (const cookie of setCookies) request.setHeader('set-cookie', cookie)
    return ok({ user, isGuest })
  }),
  route(getSignInWays, async () => ok({ ways: auth.signInWays(), sendsMail: auth.passwords.sendsMail })),
]
