import { and, desc, eq } from 'drizzle-orm'

import { AppError } from '#core/errors/shared/app-error.ts'
import type { Reader, Tx } from '#core/db/server/database.ts'
import { type Points, points } from '#core/text/shared/rupiah.ts'

import type { PointsTransaction } from '../shared/points.contract.ts'
import { actionLabels, type PaidAction, welcomeBonus } from '../shared/prices.ts'
import { ensureAccount, insufficient, lockAccount, post, priceOf, readAccount, requirePrice } from './accounts.ts'
import { type Charge, chargedForItem, chargeWithKey, isEdit } from './ledger.ts'
import { pointAccounts, pointEntries } from './points.tables.ts'

export interface Balance {
  /** Sum of all entries: what the owner sees. */
  readonly balance: Points
  /** What can be spent now: the balance without held points. */
  readonly available: Points
}

/** The person's points; opens the account on the first look. Throws `not_signed_in` for guests. */
export const getBalance = async (tx: Tx, userId: string): Promise<Balance> => {
  await ensureAccount(tx, userId)
  const account = await readAccount(tx, userId)
  if (!account) throw new AppError('not_signed_in', { message: 'no points account' })
  return { balance: account.balance, available: points(account.balance - account.held) }
}

/**
 * The first call of a signed-in owner. `isNewUser` and the bonus are told once ever, also when another call opened the
 * account before.
 */
export const initialize = async (
  tx: Tx,
  userId: string,
): Promise<{ readonly balance: Points; readonly isNewUser: boolean; readonly bonusReceived: Points }> => {
  const { balance } = await getBalance(tx, userId)
  const greeted = await tx
    .update(pointAccounts)
    .set({ greeted: true })
    .where(and(eq(pointAccounts.userId, userId), eq(pointAccounts.greeted, false)))
    .returning({ userId: pointAccounts.userId })
  const isNewUser = greeted.length === 1
  return { balance, isNewUser, bonusReceived: isNewUser ? welcomeBonus : points(0) }
}

export interface Deduction {
  readonly userId: string
  readonly action: PaidAction
  /** Ids under which the result may already have been paid. */
  readonly itemIds: readonly string[]
  readonly key: string | null
  readonly metadata: Readonly<Record<string, unknown>>
}

/**
 * Charges an action directly. An item that was paid for answers with its first charge and takes nothing, the same key
 * likewise (POINT-06, POINT-07). Throws `insufficient_points`.
 */
export const deduct = async (tx: Tx, { userId, action, itemIds, key, metadata }: Deduction): Promise<Charge> => {
  const account = await lockAccount(tx, userId)
  const edit = isEdit(action)
  for (const itemId of edit ? [] : itemIds) {
    const paid = await chargedForItem(tx, userId, itemId)
    if (paid) return paid
  }
  const entryKey = key === null ? null : `deduct:${key}`
  const repeated = entryKey === null ? null : await chargeWithKey(tx, userId, entryKey)
  if (repeated) return repeated
  const amount = priceOf(action)
  const itemId = itemIds[0] ?? null
  const label = actionLabels[action]
  const posted = await post(tx, { userId, points: -amount, action, label, itemId, key: entryKey, metadata })
  if (!posted) throw insufficient(action, amount, account.balance)
  return { pointsDeducted: amount, ...posted, action }
}

/**
 * Adds points (service key or settled payment only; the caller has checked that). The same key again adds nothing and
 * answers with the first addition. Throws `not_found` for guests and unknown people.
 */
export const add = async (
  tx: Tx,
  input: { userId: string; points: number; reason: string; key: string | null },
): Promise<{ readonly pointsAdded: Points; readonly balanceAfter: Points }> => {
  const { userId, reason } = input
  const amount = requirePrice(input.points)
  await lockAccount(tx, userId).catch((error: unknown) => {
    if (error instanceof AppError) throw new AppError('not_found', { cause: error })
    throw error
  })
  const key = input.key === null ? null : `add:${input.key}`
  const repeated = key === null ? null : await chargeWithKey(tx, userId, key)
  if (repeated) return { pointsAdded: points(-repeated.pointsDeducted), balanceAfter: repeated.balanceAfter }
  const posted = await post(tx, { userId, points: amount, action: 'add', label: reason, key })
  if (!posted) throw new Error('adding points was refused by the balance')
  return { pointsAdded: amount, balanceAfter: posted.balanceAfter }
}

/** The newest `limit` entries, newest first. */
export const history = async (reader: Reader, userId: string, limit: number): Promise<PointsTransaction[]> => {
  const rows = await reader
    .select()
    .from(pointEntries)
    .where(eq(pointEntries.userId, userId))
    .orderBy(desc(pointEntries.position))
    .limit(limit)
  return rows.map(({ id, points, balanceAfter, action, label, itemId, createdAt }) => ({
    id,
    points,
    balanceAfter,
    action,
    label,
    itemId,
    createdAt: createdAt.toISOString(),
  }))
}
