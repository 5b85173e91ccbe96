import { and, eq, isNull } from 'drizzle-orm'

import { AppError } from '#core/errors/shared/app-error.ts'
import type { Tx } from '#core/db/server/database.ts'

import { sessions, users } from './auth.tables.ts'

/** Moves what a guest owns to the account. Runs inside the sign-in's transaction; a throw undoes the sign-in too. */
export type OnGuestMerge = (tx: Tx, guestId: string, userId: string) => Promise<void>

/**
 * Gives a guest's work to the account that the guest signed in to, once: the first account gets all of it, a repetition
 * or a second account moves nothing. The guest's row stays with `merged_into`; its sessions end.
 * Answers whether anything moved.
 */
export const mergeGuest = async (
  tx: Tx,
  guestId: string,
  userId: string,
  onGuestMerge: OnGuestMerge,
): Promise<boolean> => {
  if (guestId === userId) return false
  const merged = await tx
    .update(users)
    .set({ mergedInto: userId, updatedAt: new Date() })
    .where(and(eq(users.id, guestId), eq(users.isAnonymous, true), isNull(users.mergedInto)))
    .returning({ id: users.id })
  if (merged.length === 0) return false
  await onGuestMerge(tx, guestId, userId)
  const now = new Date()
  await tx.update(sessions).set({ replacedAt: now, expiresAt: now }).where(eq(sessions.userId, guestId))
  return true
}

/**
 * Who owns what is written for `userId` now: the account a guest has merged into, else the same person. The row stays
 * locked until `tx` ends, so that a merge at the same moment either comes first (and is followed) or waits and then
 * moves what `tx` wrote. Throws `not_found` for an unknown person.
 */
export const resolveOwner = async (tx: Tx, userId: string): Promise<string> => {
  const [row] = await tx
    .select({ id: users.id, mergedInto: users.mergedInto })
    .from(users)
    .where(eq(users.id, userId))
    .for('share')
    .prepare('auth_owner')
    .execute()
  if (!row) throw new AppError('not_found', { message: `no person ${userId}` })
  return row.mergedInto ?? row.id
}
