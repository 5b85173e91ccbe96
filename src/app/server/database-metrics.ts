import { sql } from 'drizzle-orm'

import { type Database, readWithin } from '#core/db/server/database.ts'
import type { Registry, Sample } from '#core/metrics/server/registry.ts'

/** Whoever asks more often gets what was counted then, in milliseconds. */
const freshness = 15_000
/** The ledger of a large installation is not counted at any price. */
const longestCounting = 2_000

interface Counted {
  readonly jobs: readonly Sample[]
  readonly charges: readonly Sample[]
  readonly points: readonly Sample[]
  readonly holds: number
  readonly held: number
}

const count = (database: Database): Promise<Counted> =>
  readWithin(database, longestCounting, async (reader) => {
    const jobs = await reader.execute<{ name: string; state: string; many: number }>(
      sql`SELECT name, state, count(*)::int AS many FROM jobs WHERE state <> 'done' GROUP BY name, state`,
    )
    const charges = await reader.execute<{ action: string; many: number; points: string }>(
      sql`SELECT action, count(*)::int AS many, -sum(points) AS points FROM point_entries WHERE points < 0 GROUP BY action`,
    )
    const holds = await reader.execute<{ many: number; points: string }>(
      sql`SELECT count(*)::int AS many, coalesce(sum(amount), 0) AS points FROM point_holds WHERE state = 'held'`,
    )
    return {
      jobs: jobs.rows.map(({ name, state, many }) => ({ labels: { job: name, state }, value: many })),
      charges: charges.rows.map(({ action, many }) => ({ labels: { action }, value: many })),
      points: charges.rows.map(({ action, points }) => ({ labels: { action }, value: Number(points) })),
      holds: holds.rows[0]?.many ?? 0,
      held: Number(holds.rows[0]?.points ?? 0),
    }
  })

/** What the database knows of all servers on it, and how this server's connections to it are used. */
export const addDatabaseMetrics = ({ reading }: Registry, database: Database): void => {
  let known: { readonly at: number; readonly counted: Promise<Counted> } | null = null
  const counted = (): Promise<Counted> => {
    if (known === null || performance.now() - known.at > freshness)
      known = { at: performance.now(), counted: count(database) }
    return known.counted
  }
  const isUp = (): Promise<boolean> =>
    counted().then(
      () => true,
      () => false,
    )
  const { $client: pool } = database

  reading('gauge', 'juragan_database_up', 'Whether the database answers.', async () => [
    { value: (await isUp()) ? 1 : 0 },
  ])
  // Our own counting takes a connection too: it is looked at how they are used when that is over.
  reading('gauge', 'juragan_database_connections', 'Connections of this server to the database.', async () => {
    await isUp()
    return [
      { labels: { state: 'in_use' }, value: pool.totalCount - pool.idleCount },
      { labels: { state: 'idle' }, value: pool.idleCount },
    ]
  })
  reading('gauge', 'juragan_database_waiting', 'Work that waits for a connection.', async () => {
    await isUp()
    return [{ value: pool.waitingCount }]
  })
  reading('gauge', 'juragan_jobs', 'Jobs that wait, run or failed for good.', async () => (await counted()).jobs)
  reading('counter', 'juragan_charges_total', 'Charges of the ledger.', async () => (await counted()).charges)
  reading('counter', 'juragan_charged_points_total', 'Points that were taken.', async () => (await counted()).points)
  reading('gauge', 'juragan_holds', 'Open holds of points.', async () => [{ value: (await counted()).holds }])
  reading('gauge', 'juragan_held_points', 'Points in open holds.', async () => [{ value: (await counted()).held }])
}
