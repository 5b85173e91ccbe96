import { createHash } from 'node:crypto'
import { lt } from 'drizzle-orm'

import type { Database } from '#core/db/server/database.ts'
import { AppError } from '#core/errors/shared/app-error.ts'

import { usedProofs } from '../auth.tables.ts'
import type { GoodProof } from './proof-check.ts'

/** Clocks of servers differ: an ended proof is remembered a while longer, in milliseconds. */
const margin = 60 * 60_000

/**
 * Uses a proof up, on all servers at once. Throws `app_check_proof_refused` where it was used before. Those that have
 * ended anyway are forgotten.
 */
export const useUp = async (database: Database, { id, until }: GoodProof): Promise<void> => {
  await database.delete(usedProofs).where(lt(usedProofs.expiresAt, new Date(Date.now() - margin)))
  const hash = createHash('sha256').update(id).digest('base64url')
  const taken = await database
    .insert(usedProofs)
    .values({ id: hash, expiresAt: until })
    .onConflictDoNothing()
    .returning({ id: usedProofs.id })
  if (taken.length === 0) throw new AppError('app_check_proof_refused', { message: 'the proof was used before' })
}
