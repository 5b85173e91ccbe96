import { and, eq, inArray, lt, sql } from 'drizzle-orm'

import type { Database, Reader, Tx } from '#core/db/server/database.ts'

import { jobs } from './jobs.tables.ts'

export type JobRow = typeof jobs.$inferSelect

/** How long a server's promise holds that it works on a job; by the database's clock. */
export const leaseSeconds = 15
const newLease = sql`now() + ${leaseSeconds} * interval '1 second'`

/** Takes the next job whose turn has come, or one whose server has died; null where there is none. */
export const takeNext = async (reader: Reader, names: readonly string[], serverId: string): Promise<JobRow | null> => {
  if (names.length === 0) return null
  const next = sql`(
    select id from jobs
    where state in ('waiting', 'running') and name in ${[...names]}
      and case state when 'waiting' then run_at else lease_until end <= now()
    order by run_at limit 1 for update skip locked)`
  const [row] = await reader
    .update(jobs)
    .set({ state: 'running', serverId, leaseUntil: newLease, attempts: sql`${jobs.attempts} + 1` })
    .where(eq(jobs.id, next))
    .returning()
  return row ?? null
}

/** Milliseconds until a job of these names can be taken; null where none is open. */
export const nextTurn = async (reader: Reader, names: readonly string[]): Promise<number | null> => {
  if (names.length === 0) return null
  const result = await reader.execute<{ wait: number | null }>(sql`
    select extract(epoch from min(case state when 'waiting' then run_at else lease_until end) - now())::float8 as wait
    from jobs where state in ('waiting', 'running') and name in ${[...names]}`)
  const wait = result.rows[0]?.wait ?? null
  return wait === null ? null : Math.max(0, wait * 1_000)
}

/** The row as long as it is still this server's at this attempt. */
const stillOurs = ({ id, serverId, attempts }: JobRow) =>
  and(eq(jobs.id, id), eq(jobs.state, 'running'), eq(jobs.serverId, serverId ?? ''), eq(jobs.attempts, attempts))

/** Promises for another while to work on these jobs; answers the ids of those that are still ours. */
export const renewLeases = async (reader: Reader, rows: readonly JobRow[]): Promise<Set<string>> => {
  const [first] = rows
  if (!first) return new Set()
  const ids = rows.map(({ id }) => id)
  const kept = await reader
    .update(jobs)
    .set({ leaseUntil: newLease })
    .where(and(inArray(jobs.id, ids), eq(jobs.state, 'running'), eq(jobs.serverId, first.serverId ?? '')))
    .returning({ id: jobs.id, attempts: jobs.attempts })
  return new Set(
    kept
      .filter(({ id, attempts }) => rows.some((row) => row.id === id && row.attempts === attempts))
      .map(({ id }) => id),
  )
}

/** Ends a job; false where another server has taken it meanwhile. */
export const endJob = async (
  tx: Tx | Reader,
  row: JobRow,
  as: 'done' | 'failed',
  failure: string | null,
): Promise<boolean> => {
  const ended = await tx
    .update(jobs)
    .set({ state: as, failure, finishedAt: sql`now()`, serverId: null, leaseUntil: null })
    .where(stillOurs(row))
    .returning({ id: jobs.id })
  return ended.length === 1
}

/** Puts a job back, to be begun again after a wait; `isCounted` false where the server gave it up without a failure. */
export const putBack = async (
  reader: Reader,
  row: JobRow,
  { waitMilliseconds, failure, isCounted }: { waitMilliseconds: number; failure: string | null; isCounted: boolean },
): Promise<void> => {
  await reader
    .update(jobs)
    .set({
      state: 'waiting',
      serverId: null,
      leaseUntil: null,
      failure,
      runAt: sql`now() + ${waitMilliseconds} * interval '1 millisecond'`,
      ...(isCounted ? {} : { attempts: row.attempts - 1 }),
    })
    .where(stillOurs(row))
}

/** Ends the promises of all servers: only where no other server can be using the database. */
export const endAllLeases = async (reader: Reader): Promise<void> => {
  await reader
    .update(jobs)
    .set({ leaseUntil: sql`now()` })
    .where(eq(jobs.state, 'running'))
}

/** Finished jobs are kept this long, so that ordering them again stays harmless. */
const keptDays = 60

export const forgetOld = async (database: Database): Promise<void> => {
  await database
    .delete(jobs)
    .where(
      and(inArray(jobs.state, ['done', 'failed']), lt(jobs.finishedAt, sql`now() - ${keptDays} * interval '1 day'`)),
    )
}
