import type { Database } from '#core/db/server/database.ts'
import { AppError } from '#core/errors/shared/app-error.ts'
import { appCheckHeader } from '#core/http/shared/app-check-header.ts'
import { type Route, askingUser, route } from '#core/http/server/router.ts'
import { type Identity, personId } from '#core/http/shared/identity.ts'
import { ok } from '#core/http/shared/contract.ts'

import { exchangeProof, getAppCheckTask } from '../../shared/app-check.contract.ts'
import { createAppCheckTokens, tokenLife } from './app-check-tokens.ts'
import type { ProofCheck } from './proof-check.ts'
import { useUp } from './used-proofs.ts'

export interface AppCheckSettings {
  readonly database: Database
  /** Signs the tokens; at least 32 characters. */
  readonly secretKey: string
  readonly proofs: ProofCheck
}

export interface AppCheck {
  readonly routes: readonly Route[]
  /**
   * Refuses a creating call: `app_check_not_initialized` without a token, `app_check_failed` with one that is forged,
   * has ended or was given to somebody else.
   */
  readonly verifyApp: (headers: Headers, identity: Identity) => Promise<void>
}

/** App verification (AUTH-06): proofs are exchanged for tokens, and creating calls carry one. */
export const createAppCheck = ({ database, secretKey, proofs }: AppCheckSettings): AppCheck => {
  const tokens = createAppCheckTokens(secretKey)
  return {
    routes: [
      route(getAppCheckTask, async (_, request) => ok(await proofs.task(askingUser(request)))),
      route(exchangeProof, async ({ body }, request) => {
        const userId = askingUser(request)
        await useUp(database, await proofs.check(body.proof, { userId, address: request.address }))
        return ok({ token: tokens.issue(userId), ttl: tokenLife })
      }),
    ],
    verifyApp: async (headers, identity) => {
      const token = headers.get(appCheckHeader)
      if (token === null || token === '') throw new AppError('app_check_not_initialized')
      const userId = personId(identity)
      if (userId === null || !tokens.isGood(token, userId)) throw new AppError('app_check_failed')
    },
  }
}
