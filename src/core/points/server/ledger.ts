import { and, asc, eq, lt } from 'drizzle-orm'

import { AppError } from '#core/errors/shared/app-error.ts'
import type { Reader, Tx } from '#core/db/server/database.ts'
import { type Points, points } from '#core/text/shared/rupiah.ts'
import { newId } from '#core/time-and-ids/shared/ids.ts'

import { actionLabels, type PaidAction } from '../shared/prices.ts'
import { insufficient, lockAccount, moveHeld, post, priceOf } from './accounts.ts'
import { type holdStates, pointEntries, pointHolds } from './points.tables.ts'

export interface Hold {
  readonly userId: string
  readonly key: string
  readonly action: PaidAction
  readonly amount: Points
  readonly state: (typeof holdStates)[number]
  readonly expiresAt: Date
}

export interface Charge {
  readonly pointsDeducted: Points
  readonly balanceAfter: Points
  readonly entryId: string
  readonly action: string
}

type HoldRow = typeof pointHolds.$inferSelect

/** A stored hold as the rest of the product sees it. */
export const holdOf = (row: HoldRow): Hold => ({
  userId: row.userId,
  key: row.key,
  action: row.action as PaidAction,
  amount: points(row.amount),
  state: row.state,
  expiresAt: row.expiresAt,
})

const chargeOf = (row: typeof pointEntries.$inferSelect): Charge => ({
  pointsDeducted: points(-row.points),
  balanceAfter: points(row.balanceAfter),
  entryId: row.id,
  action: row.action,
})

const findHold = async (tx: Tx, userId: string, key: string): Promise<HoldRow | undefined> => {
  const [row] = await tx
    .select()
    .from(pointHolds)
    .where(and(eq(pointHolds.userId, userId), eq(pointHolds.key, key)))
  return row
}

const setHold = async (tx: Tx, row: HoldRow, change: Partial<HoldRow>): Promise<HoldRow> => {
  await tx.update(pointHolds).set(change).where(eq(pointHolds.id, row.id))
  return { ...row, ...change }
}

/** Sets aside the points of a hold that is no longer open, under the account's lock. */
const holdAgain = async (tx: Tx, row: HoldRow, balance: number, expiresAt: Date): Promise<HoldRow> => {
  if (!(await moveHeld(tx, row.userId, row.amount))) throw insufficient(row.action, row.amount, balance)
  return setHold(tx, row, { state: 'held', expiresAt })
}

/**
 * Sets the price of `action` aside before the work starts. The same key again answers with the same hold, never a
 * second one; a hold given back or run out is opened again. Throws `insufficient_points` with
 * `{ required, balance, action }`, and `not_signed_in` for guests.
 */
export const reserve = async (
  tx: Tx,
  { userId, action, key, ttlSeconds }: { userId: string; action: PaidAction; key: string; ttlSeconds: number },
): Promise<Hold> => {
  const amount = priceOf(action)
  const account = await lockAccount(tx, userId)
  const expiresAt = new Date(Date.now() + ttlSeconds * 1_000)
  const known = await findHold(tx, userId, key)
  if (known) {
    const isOpen = known.state === 'held' || known.state === 'captured'
    return holdOf(isOpen ? known : await holdAgain(tx, known, account.balance, expiresAt))
  }
  if (!(await moveHeld(tx, userId, amount))) throw insufficient(action, amount, account.balance)
  const row = { id: newId('hold'), userId, key, action, amount, state: 'held' as const, expiresAt }
  await tx.insert(pointHolds).values(row)
  return holdOf({ ...row, entryId: null, createdAt: new Date() })
}

/**
 * Takes the held points, in the transaction that stores what they paid for. The same key again answers with the first
 * charge. A hold that ran out meanwhile is opened again first (resolutions 3: work that finished late is still paid
 * once); one that was given back is not: `reply_interrupted`, and the caller's transaction stores nothing.
 */
export const capture = async (
  tx: Tx,
  input: { userId: string; key: string; itemId?: string; metadata?: Readonly<Record<string, unknown>> },
): Promise<Charge> => {
  const { userId, key } = input
  const account = await lockAccount(tx, userId)
  let hold = await findHold(tx, userId, key)
  if (!hold) throw new Error(`nothing is held for ${key}`)
  if (hold.entryId !== null) return readCharge(tx, hold.entryId)
  if (hold.state === 'released') throw new AppError('reply_interrupted', { message: `hold ${key} was given back` })
  if (hold.state === 'expired') hold = await holdAgain(tx, hold, account.balance, hold.expiresAt)
  const action = hold.action as PaidAction
  if (!(await moveHeld(tx, userId, -hold.amount))) throw new Error(`hold ${key} is not covered`)
  const posted = await post(tx, {
    userId,
    points: -hold.amount,
    action,
    label: actionLabels[action],
    itemId: input.itemId ?? null,
    key: `hold:${key}`,
    metadata: input.metadata ?? {},
  })
  if (!posted) throw insufficient(action, hold.amount, account.balance)
  await setHold(tx, hold, { state: 'captured', entryId: posted.entryId })
  return { pointsDeducted: points(hold.amount), ...posted, action }
}

/** For work that goes on in a durable job: longer than one can take, servers that stand still for a while included. */
export const slowHoldSeconds = 7 * 24 * 3600

/**
 * Keeps a hold open for the time of a durable job; one that ran out meanwhile is opened again, one that was taken stays.
 * Throws `insufficient_points` where the points are gone and `reply_interrupted` where the hold was given back.
 */
export const extendHold = async (tx: Tx, { userId, key }: { userId: string; key: string }): Promise<void> => {
  const account = await lockAccount(tx, userId)
  const hold = await findHold(tx, userId, key)
  if (!hold) throw new Error(`nothing is held for ${key}`)
  const expiresAt = new Date(Date.now() + slowHoldSeconds * 1_000)
  if (hold.state === 'released') throw new AppError('reply_interrupted', { message: `hold ${key} was given back` })
  if (hold.state === 'held') await setHold(tx, hold, { expiresAt })
  if (hold.state === 'expired') await holdAgain(tx, hold, account.balance, expiresAt)
}

/**
 * Takes the held points for an item that was stored before it was paid. Where its owner has paid for it meanwhile
 * (`deduct`), that charge is the answer and the hold is given back: one result, one charge.
 */
export const captureForItem = async (
  tx: Tx,
  input: { userId: string; key: string; itemId: string; metadata?: Readonly<Record<string, unknown>> },
): Promise<Charge> => {
  await lockAccount(tx, input.userId)
  const paid = await chargedForItem(tx, input.userId, input.itemId)
  if (!paid) return capture(tx, input)
  await close(tx, input.userId, input.key, 'released')
  return paid
}

/** Gives held points back. True where something was given back; a captured, released or unknown hold stays as it is. */
export const release = async (tx: Tx, { userId, key }: { userId: string; key: string }): Promise<boolean> =>
  close(tx, userId, key, 'released')

/** Ends an open hold as `released` or `expired` and frees its points. */
export const close = async (tx: Tx, userId: string, key: string, as: 'released' | 'expired'): Promise<boolean> => {
  await lockAccount(tx, userId)
  const now = new Date()
  const [hold] = await tx
    .update(pointHolds)
    .set({ state: as })
    .where(
      and(
        eq(pointHolds.userId, userId),
        eq(pointHolds.key, key),
        eq(pointHolds.state, 'held'),
        as === 'expired' ? lt(pointHolds.expiresAt, now) : undefined,
      ),
    )
    .returning({ amount: pointHolds.amount })
  if (!hold) return false
  await moveHeld(tx, userId, -hold.amount)
  return true
}

const readCharge = async (tx: Tx, entryId: string): Promise<Charge> => {
  const [row] = await tx.select().from(pointEntries).where(eq(pointEntries.id, entryId))
  if (!row) throw new Error(`entry ${entryId} is missing`)
  return chargeOf(row)
}

/** The charge that was written with this key; null where there is none. */
export const chargeWithKey = async (tx: Tx, userId: string, key: string): Promise<Charge | null> => {
  const [row] = await tx
    .select()
    .from(pointEntries)
    .where(and(eq(pointEntries.userId, userId), eq(pointEntries.key, key)))
  return row ? chargeOf(row) : null
}

/** The first charge for making an item; null where the person has not paid for it. */
export const chargedForItem = async (tx: Reader, userId: string, itemId: string): Promise<Charge | null> => {
  const rows = await tx
    .select()
    .from(pointEntries)
    .where(and(eq(pointEntries.userId, userId), eq(pointEntries.itemId, itemId), lt(pointEntries.points, 0)))
    .orderBy(asc(pointEntries.position))
  const first = rows.find(({ action }) => !isEdit(action))
  return first ? chargeOf(first) : null
}

/** Edits are paid each time; everything else makes an item and is paid once for it (resolutions 1, 2). */
export const isEdit = (action: string): boolean => action === 'document_edit' || action === 'website_edit'
