import type { BusinessProfile } from '#core/assistant/shared/business-profile.ts'
import type { Database } from '#core/db/server/database.ts'
import type { Route } from '#core/http/server/router.ts'

import { readProfile } from './profile.repo.ts'
import { profileRoutes } from './profile.routes.ts'

export interface Account {
  readonly routes: Route[]
  /** What the assistant may know of the owner's business; null where nothing was told. */
  profileOf(userId: string): Promise<BusinessProfile | null>
}

/** The owner's own side: profile and what belongs to the account. */
export const createAccount = ({
  database,
  clock = () => new Date(),
}: {
  database: Database
  clock?: () => Date
}): Account => ({
  routes: profileRoutes(database, clock),
  profileOf: async (userId) => (await readProfile(database, userId))?.profile ?? null,
})
