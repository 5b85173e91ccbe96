import { and, eq, gte, sql } from 'drizzle-orm'

import { AppError } from '#core/errors/shared/app-error.ts'
import type { Reader, Tx } from '#core/db/server/database.ts'
import { type Points, points } from '#core/text/shared/rupiah.ts'
import { newId } from '#core/time-and-ids/shared/ids.ts'

import { type PaidAction, prices, welcomeBonus } from '../shared/prices.ts'
import { pointAccounts, pointEntries } from './points.tables.ts'

export interface Account {
  readonly userId: string
  /** Sum of all entries. */
  readonly balance: Points
  /** Sum of the open holds: part of the balance that cannot be spent. */
  readonly held: Points
}

export interface NewEntry {
  readonly userId: string
  readonly points: number
  readonly action: string
  readonly label: string
  readonly itemId?: string | null
  readonly key?: string | null
  readonly metadata?: Readonly<Record<string, unknown>>
}

/**
 * The price of an action. Throws RangeError for a price that is not a positive whole number: such a price would give
 * points away.
 */
export const priceOf = (action: PaidAction): Points => requirePrice(prices[action])

/** Passes a positive whole number through, throws RangeError for anything else. */
export const requirePrice = (price: number): Points => {
  if (!Number.isSafeInteger(price) || price <= 0)
    throw new RangeError(`a price is a positive whole number, not ${price}`)
  return points(price)
}

/**
 * Opens the person's account with the welcome bonus, once, however many calls race and whichever comes first (P1 §9).
 * Does nothing for guests and unknown people.
 */
export const ensureAccount = async (tx: Tx, userId: string): Promise<void> => {
  const opened = await tx.execute(sql`
    insert into point_accounts (user_id, balance)
    select id, ${welcomeBonus}::bigint from auth_users where id = ${userId} and not is_anonymous
    on conflict do nothing`)
  if (opened.rowCount !== 1) return
  await tx.insert(pointEntries).values({
    id: newId('entry'),
    userId,
    points: welcomeBonus,
    balanceAfter: welcomeBonus,
    action: 'welcome',
    label: 'Bonus sambutan',
    key: 'welcome',
  })
}

/**
 * The person's account, opened if need be and locked until `tx` ends, so that one person's movements happen one after
 * the other. Throws `not_signed_in` for guests and unknown people, who have no points.
 */
export const lockAccount = async (tx: Tx, userId: string): Promise<Account> => {
  await ensureAccount(tx, userId)
  const [row] = await tx.select().from(pointAccounts).where(eq(pointAccounts.userId, userId)).for('update')
  if (!row) throw new AppError('not_signed_in', { message: 'no points account' })
  return { userId, balance: points(row.balance), held: points(row.held) }
}

/** The account as it stands; null where none was opened yet. */
export const readAccount = async (reader: Reader, userId: string): Promise<Account | null> => {
  const [row] = await reader.select().from(pointAccounts).where(eq(pointAccounts.userId, userId))
  return row ? { userId, balance: points(row.balance), held: points(row.held) } : null
}

/** `insufficient_points` with what the owner is told: the price, the balance, the action (P1 §8). */
export const insufficient = (action: string, required: number, balance: number): AppError =>
  new AppError('insufficient_points', { details: { required, balance, action } })

/** Moves the balance by `entry.points` and writes the entry. False where that would spend held or missing points. */
export const post = async (tx: Tx, entry: NewEntry): Promise<{ entryId: string; balanceAfter: Points } | null> => {
  const [moved] = await tx
    .update(pointAccounts)
    .set({ balance: sql`${pointAccounts.balance} + ${entry.points}::bigint` })
    .where(
      and(
        eq(pointAccounts.userId, entry.userId),
        gte(sql`${pointAccounts.balance} - ${pointAccounts.held} + ${entry.points}::bigint`, 0),
      ),
    )
    .returning({ balance: pointAccounts.balance })
  if (!moved) return null
  const entryId = newId('entry')
  await tx.insert(pointEntries).values({
    id: entryId,
    userId: entry.userId,
    points: entry.points,
    balanceAfter: moved.balance,
    action: entry.action,
    label: entry.label,
    itemId: entry.itemId ?? null,
    key: entry.key ?? null,
    metadata: { ...entry.metadata },
  })
  return { entryId, balanceAfter: points(moved.balance) }
}

/** Raises or lowers what is held. False where the balance does not cover it. */
export const moveHeld = async (tx: Tx, userId: string, amount: number): Promise<boolean> => {
  const moved = await tx
    .update(pointAccounts)
    .set({ held: sql`${pointAccounts.held} + ${amount}::bigint` })
    .where(
      and(
        eq(pointAccounts.userId, userId),
        gte(sql`${pointAccounts.balance} - ${pointAccounts.held}`, sql`${amount}::bigint`),
      ),
    )
    .returning({ userId: pointAccounts.userId })
  return moved.length === 1
}
