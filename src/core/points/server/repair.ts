import { and, asc, eq, lt, sql } from 'drizzle-orm'

import type { Database, Reader } from '#core/db/server/database.ts'

import { close, type Hold, holdOf } from './ledger.ts'
import { pointHolds } from './points.tables.ts'

/** Holds that are open now, oldest first: what a start compares with the work that is still alive. */
export const openHolds = async (reader: Reader): Promise<Hold[]> => {
  const rows = await reader
    .select()
    .from(pointHolds)
    .where(eq(pointHolds.state, 'held'))
    .orderBy(asc(pointHolds.createdAt))
  return rows.map(holdOf)
}

/** Gives back the named holds, each in its own transaction; answers how many were still open. */
export const releaseAll = async (
  database: Database,
  holds: readonly { readonly userId: string; readonly key: string }[],
): Promise<number> => {
  let released = 0
  for (const { userId, key } of holds)
    if (await database.transaction((tx) => close(tx, userId, key, 'released'))) released += 1
  return released
}

/** Ends the holds whose time has run out; answers how many. Harmless to call at any moment, on any server. */
export const releaseExpired = async (database: Database): Promise<number> => {
  const due = await database
    .select({ userId: pointHolds.userId, key: pointHolds.key })
    .from(pointHolds)
    .where(and(eq(pointHolds.state, 'held'), lt(pointHolds.expiresAt, new Date())))
  let expired = 0
  for (const { userId, key } of due)
    if (await database.transaction((tx) => close(tx, userId, key, 'expired'))) expired += 1
  return expired
}

export interface LedgerFault {
  readonly userId: string
  readonly balance: number
  readonly entries: number
  readonly held: number
  readonly holds: number
}

/** Accounts whose balance is not the sum of their entries, or whose held points are not the sum of their open holds. */
export const auditLedger = async (reader: Reader): Promise<LedgerFault[]> => {
  const found = await reader.execute<Record<keyof LedgerFault, string>>(sql`
    select a.user_id as "userId", a.balance, a.held, coalesce(e.total, 0) as entries, coalesce(h.total, 0) as holds
    from point_accounts a
    left join (select user_id, sum(points) as total from point_entries group by user_id) e using (user_id)
    left join (select user_id, sum(amount) as total from point_holds where state = 'held' group by user_id) h
      using (user_id)
    where a.balance <> coalesce(e.total, 0) or a.held <> coalesce(h.total, 0)`)
  return found.rows.map((row) => ({
    userId: row.userId,
    balance: Number(row.balance),
    entries: Number(row.entries),
    held: Number(row.held),
    holds: Number(row.holds),
  }))
}
