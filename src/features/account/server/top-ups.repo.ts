import { and, desc, eq } from 'drizzle-orm'

import type { Database, Reader, Tx } from '#core/db/server/database.ts'
import { AppError } from '#core/errors/shared/app-error.ts'
import { publish } from '#core/live/server/notices.ts'
import type { PaymentNotice } from '#core/outbound/server/payments.ts'
import { add } from '#core/points/server/charges.ts'
import { topUpPackages } from '#core/points/shared/top-up-packages.ts'
import { newId } from '#core/time-and-ids/shared/ids.ts'

import type { OpenPayment, TopUp, TopUpPackageId } from '../shared/top-up.contract.ts'
import { accountTopUps } from './account.tables.ts'

export type TopUpRow = typeof accountTopUps.$inferSelect

export const toTopUp = (row: TopUpRow, openPayment: OpenPayment | null = null): TopUp => ({
  id: row.id,
  points: row.points,
  price: row.price,
  state: row.state,
  createdAt: row.createdAt.toISOString(),
  balanceAfter: row.balanceAfter,
  provider: row.provider,
  payUrl: row.payUrl,
  openPayment: row.state === 'pending' ? openPayment : null,
})

export interface NewTopUp {
  readonly userId: string
  readonly packageId: TopUpPackageId
  readonly provider: TopUp['provider']
  readonly key: string
  readonly now: Date
}

/** The top up of this key, made where it is new; its payment may still have to be opened (`payUrl` empty). */
export const ensureTopUp = async (database: Database, given: NewTopUp): Promise<TopUpRow> => {
  const chosen = topUpPackages.find(({ id }) => id === given.packageId)
  if (!chosen) throw new AppError('invalid_request', { details: { fields: ['packageId'] } })
  await database
    .insert(accountTopUps)
    .values({
      id: newId('topUp'),
      userId: given.userId,
      key: given.key,
      points: chosen.points,
      price: chosen.price,
      provider: given.provider,
      state: 'pending',
      payUrl: '',
      createdAt: given.now,
    })
    .onConflictDoNothing()
  const [row] = await database
    .select()
    .from(accountTopUps)
    .where(and(eq(accountTopUps.userId, given.userId), eq(accountTopUps.key, given.key)))
  if (!row) throw new Error('a top up that was just made is missing')
  return row
}

export const setPayUrl = async (database: Reader, id: string, payUrl: string): Promise<TopUpRow> => {
  const [row] = await database.update(accountTopUps).set({ payUrl }).where(eq(accountTopUps.id, id)).returning()
  if (!row) throw new AppError('not_found')
  return row
}

/** The owner's own top up. */
export const readTopUp = async (reader: Reader, userId: string, id: string): Promise<TopUpRow> => {
  const [row] = await reader
    .select()
    .from(accountTopUps)
    .where(and(eq(accountTopUps.id, id), eq(accountTopUps.userId, userId)))
  if (!row) throw new AppError('not_found')
  return row
}

/** A top up by its id alone, for work that nobody asked for in person. */
export const findTopUp = async (reader: Reader, id: string): Promise<TopUpRow | null> => {
  const [row] = await reader.select().from(accountTopUps).where(eq(accountTopUps.id, id))
  return row ?? null
}

export const readTopUps = async (reader: Reader, userId: string): Promise<TopUpRow[]> =>
  reader
    .select()
    .from(accountTopUps)
    .where(eq(accountTopUps.userId, userId))
    .orderBy(desc(accountTopUps.createdAt))
    .limit(20)

/** Nobody can pay it any more; one that was paid meanwhile stays as it is. */
export const expire = async (database: Database, id: string, now: Date): Promise<void> => {
  await database
    .update(accountTopUps)
    .set({ state: 'expired', settledAt: now })
    .where(and(eq(accountTopUps.id, id), eq(accountTopUps.state, 'pending')))
}

/**
 * What a proved notification says is done, once: a settled top up gives its points and stays settled, whatever comes
 * later or again. A sum that is not the price gives nothing (`payment_unverified`).
 */
export const settle = async (tx: Tx, notice: PaymentNotice, now: Date): Promise<TopUpRow> => {
  const [row] = await tx.select().from(accountTopUps).where(eq(accountTopUps.id, notice.orderId)).for('update')
  if (!row) throw new AppError('not_found')
  if (row.state === 'settled' || notice.state === 'pending' || notice.state === 'challenged') return row
  if (notice.state !== 'settled') return change(tx, row, { state: notice.state, settledAt: now })
  if (notice.amount !== row.price) throw new AppError('payment_unverified', { message: 'another sum was paid' })
  const { balanceAfter } = await add(tx, {
    userId: row.userId,
    points: row.points,
    reason: 'Top up',
    key: row.id,
  })
  await publish(tx, { userId: row.userId, topic: 'points', id: row.id })
  return change(tx, row, { state: 'settled', settledAt: now, balanceAfter })
}

const change = async (tx: Tx, row: TopUpRow, values: Partial<TopUpRow>): Promise<TopUpRow> => {
  await tx.update(accountTopUps).set(values).where(eq(accountTopUps.id, row.id))
  return { ...row, ...values }
}
