import type { AppCheck } from '#core/auth/server/app-check/app-check.ts'
import { createHttp } from '#core/http/server/mount.ts'
import type { Route } from '#core/http/server/router.ts'

import { silentLogger } from './silent-logger.ts'

/**
 * The real router over some routes, asked by the user whose id stands in the header `x-user`; direct creating calls also
 * need somebody who verifies the app.
 */
export const routesByHeader = (routes: readonly Route[], appCheck?: AppCheck): ReturnType<typeof createHttp> =>
  createHttp({
    routes: [...(appCheck?.routes ?? []), ...routes],
    ...(appCheck ? { verifyApp: appCheck.verifyApp } : {}),
    publicUrl: 'http://127.0.0.1:3000',
    logger: silentLogger,
    identify: async (headers) => ({ role: 'user', userId: headers.get('x-user') ?? '' }),
    addressOf: () => '10.0.0.1',
    translate: () => null,
  })
