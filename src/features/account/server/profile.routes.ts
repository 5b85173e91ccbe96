import { emptyProfile } from '#core/assistant/shared/business-profile.ts'
import type { Database } from '#core/db/server/database.ts'
import { AppError } from '#core/errors/shared/app-error.ts'
import { type RequestContext, type Route, route } from '#core/http/server/router.ts'
import { ok } from '#core/http/shared/contract.ts'

import * as contracts from '../shared/profile.contract.ts'
import { readProfile, writeProfile } from './profile.repo.ts'

/** The signed-in owner who asks. Throws `not_signed_in`. */
export const owner = ({ identity }: RequestContext): string => {
  if (identity.role !== 'user') throw new AppError('not_signed_in')
  return identity.userId
}

/** The business profile of whoever asks. */
export const profileRoutes = (database: Database, clock: () => Date): Route[] => [
  route(contracts.getProfile, async (_input, request) => {
    const found = await readProfile(database, owner(request))
    return ok({ profile: found?.profile ?? emptyProfile, updatedAt: found?.updatedAt.toISOString() ?? null })
  }),
  route(contracts.saveProfile, async ({ body }, request) => {
    const { profile, updatedAt } = await writeProfile(database, owner(request), body, clock())
    return ok({ profile, updatedAt: updatedAt.toISOString() })
  }),
]
