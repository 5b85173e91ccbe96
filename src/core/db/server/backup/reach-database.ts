import { existsSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import type { Config } from '#core/config/server/config.ts'
import { StartRefused } from '#core/config/server/start-refused.ts'

import { isDataDirInUse } from '../data-dir-lock.ts'
import { runningPostgresUrl, startPostgres } from '../postgres-server.ts'

type Place = Pick<Config, 'dataDir' | 'databaseUrl'>
type Use<T> = (client: pg.Client) => Promise<T>

const connected = async <T>(url: string, use: Use<T>, signal: AbortSignal | undefined): Promise<T> => {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 })
  // A connection that breaks is told by the query that was running.
  client.on('error', () => {})
  try {
    await client.connect()
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new StartRefused(
      `cannot connect to the database: ${reason}`,
      `Database tidak bisa dihubungi (${reason}): periksa DATABASE_URL dan pastikan PostgreSQL berjalan.`,
      error,
    )
  }
  // The query that is running fails then, and with it whatever is being done.
  const cut = () => void client.end()
  signal?.addEventListener('abort', cut)
  try {
    signal?.throwIfAborted()
    return await use(client)
  } finally {
    signal?.removeEventListener('abort', cut)
    await client.end()
  }
}

const ownPostgres = async <T>({ dataDir }: Place, use: Use<T>, signal: AbortSignal | undefined): Promise<T> => {
  const postgres = await startPostgres({ dataDir })
  try {
    return await connected(postgres.url, use, signal)
  } finally {
    await postgres.stop()
  }
}

/**
 * Reads from the installation's database: that of the settings, that of the server that is running, or started for it.
 * `signal` cuts the connection.
 */
export const readDatabase = async <T>(place: Place, use: Use<T>, signal?: AbortSignal): Promise<T> => {
  if (place.databaseUrl !== undefined) return connected(place.databaseUrl, use, signal)
  if (!existsSync(join(place.dataDir, 'postgres')))
    throw new StartRefused(
      `there is no database in ${place.dataDir}`,
      `Belum ada data di ${place.dataDir}: periksa DATA_DIR atau DATABASE_URL.`,
    )
  if (await isDataDirInUse(place.dataDir)) return connected(await runningPostgresUrl(place.dataDir), use, signal)
  return ownPostgres(place, use, signal)
}

/** Has the installation's database for itself. Throws StartRefused while a server runs on the data folder. */
export const takeDatabase = <T>(place: Place, use: Use<T>, signal?: AbortSignal): Promise<T> =>
  place.databaseUrl === undefined ? ownPostgres(place, use, signal) : connected(place.databaseUrl, use, signal)
