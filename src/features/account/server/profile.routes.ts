import { emptyProfile } from '#core/assistant/shared/business-profile.ts'
import type { Database } from '#core/db/server/database.ts'
import { askingUser, type Route, route } from '#core/http/server/router.ts'
import { ok } from '#core/http/shared/contract.ts'

import * as contracts from '../shared/profile.contract.ts'
import { readProfile, writeProfile } from './profile.repo.ts'

/** The business profile of whoever asks. */
export const profileRoutes = (database: Database, clock: () => Date): Route[] => [
  route(contracts.getProfile, async (_input, request) => {
    const found = await readProfile(database, askingUser(request))
    return ok({ profile: found?.profile ?? emptyProfile, updatedAt: found?.updatedAt.toISOString() ?? null })
  }),
  route(contracts.saveProfile, async ({ body }, request) => {
    const { profile, updatedAt } = await writeProfile(database, askingUser(request), body, clock())
    return ok({ profile, updatedAt: updatedAt.toISOString() })
  }),
]
