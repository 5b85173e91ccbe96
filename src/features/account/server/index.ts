import type { BusinessProfile } from '#core/assistant/shared/business-profile.ts'
import type { MemorySource } from '#core/assistant/shared/memory/owner-memory.ts'
import type { PaymentSettings } from '#core/config/server/payment-settings.ts'
import type { Database } from '#core/db/server/database.ts'
import type { Route } from '#core/http/server/router.ts'
import { createMidtrans } from '#core/outbound/server/midtrans.ts'
import type { Jobs } from '#core/jobs/server/jobs.ts'
import { createPaymentSandbox } from '#core/outbound/server/payment-sandbox.ts'

import { type AccountRoutesDependencies, accountRoutes } from './account.routes.ts'
import { createOpenPayments } from './open-payments.ts'
import { memoryRoutes, readMemoryOff } from './memory-switches.ts'
import { profileData } from './profile-data.ts'
import { readUsableProfile } from './profile.repo.ts'
import { profileRoutes } from './profile.routes.ts'
import { type TopUpDependencies, topUpRoutes } from './top-up.routes.ts'

export { getAssistantStatus } from '../shared/account.contract.ts'
export { profileData }

export interface AccountDependencies
  extends
    Pick<TopUpDependencies, 'publicUrl' | 'readUser'>,
    Pick<AccountRoutesDependencies, 'places' | 'personalData'> {
  readonly database: Database
  /** Null means the embedded sandbox. */
  readonly payment: PaymentSettings | null
  /** Signs what the sandbox sends to itself. */
  readonly secretKey: string
  readonly jobs: Pick<Jobs, 'define' | 'send'>
  readonly clock?: () => Date
}

export interface Account {
  readonly routes: Route[]
  /** What the assistant may know of the owner's business; null where nothing was told or it is switched off. */
  profileOf(userId: string): Promise<BusinessProfile | null>
  /** What the assistant shall not use of the owner's own things. */
  memoryOffOf(userId: string): Promise<readonly MemorySource[]>
}

/** The owner's own side: profile, points that are bought. */
export const createAccount = ({ payment, secretKey, ...given }: AccountDependencies): Account => {
  const { database } = given
  const clock = given.clock ?? (() => new Date())
  const gateway = payment ? createMidtrans(payment) : createPaymentSandbox(secretKey)
  const openPayments = createOpenPayments({ ...given, gateway, clock })
  return {
    routes: [
      ...profileRoutes(database, clock),
      ...memoryRoutes(database, clock),
      ...topUpRoutes({ ...given, gateway, clock, openPayments }),
      ...accountRoutes({ ...given, clock }),
    ],
    profileOf: (userId) => readUsableProfile(database, userId),
    memoryOffOf: (userId) => readMemoryOff(database, userId),
  }
}
