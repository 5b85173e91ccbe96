import { setTimeout as wait } from 'node:timers/promises'

import type { Database } from '#core/db/server/database.ts'
import { inProgress } from '#core/items/server/kind-store.ts'
import { findItem } from '#core/items/server/items.repo.ts'
import { chargedForItem } from '#core/points/server/ledger.ts'
import type { ReplyResult } from '../shared/chat.contract.ts'

/** Short against any work that goes on, long against a query, in milliseconds. */
const interval = 100

/**
 * The result of a reply whose work goes on, with the points that were taken once it is ready. A caller who does not
 * listen to events learns of them no other way; after `patience` milliseconds the result is answered as it stands.
 */
export const withLateCharge = async (
  database: Database,
  userId: string,
  result: ReplyResult,
  { patience, signal }: { patience: number; signal: AbortSignal },
): Promise<ReplyResult> => {
  const { item } = result
  const isPaid = result.balanceAfter !== null
  if (!item || isPaid) return result
  const end = Date.now() + patience
  while (Date.now() < end && !signal.aborted) {
    const stored = await findItem(database, userId, item.id)
    if (stored?.status !== inProgress) {
      const charge = await chargedForItem(database, userId, item.id)
      return charge ? { ...result, pointsDeducted: charge.pointsDeducted, balanceAfter: charge.balanceAfter } : result
    }
    await wait(interval)
  }
  return result
}
