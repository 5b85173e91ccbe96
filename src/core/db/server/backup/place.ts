import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import pg from 'pg'
import { StartRefused } from '#core/config/server/start-refused.ts'

import type { CheckedBackup } from './backup-file.ts'
import { ourSchemas, quoted } from './dump.ts'

/** What PostgreSQL answers where something else would have to go along. */
const dependentObjects = '2BP01'

/** The database that a backup goes into, and what it may do there. */
export interface Place {
  readonly backup: CheckedBackup
  readonly migrationsFolder: string
  /** Whether a place that has rows already is written over. */
  readonly overwrite: boolean
}

/** The names of all tables that this program's newest migration knows, and of those that the backup had. */
const ourTables = async ({ backup, migrationsFolder }: Place): Promise<ReadonlySet<string>> => {
  const folder = join(migrationsFolder, 'meta')
  const newest =
    (await readdir(folder))
      .filter((name) => name.endsWith('_snapshot.json'))
      .toSorted()
      .at(-1) ?? ''
  const { tables } = JSON.parse(await readFile(join(folder, newest), 'utf8')) as { tables: Record<string, unknown> }
  return new Set([...Object.keys(tables), ...backup.manifest.tables.map(({ schema, name }) => `${schema}.${name}`)])
}

const tablesOf = async (client: pg.Client): Promise<readonly { readonly schema: string; readonly name: string }[]> => {
  const { rows } = await client.query<{ schema: string; name: string }>(
    `select schemaname as schema, tablename as name from pg_tables where schemaname = any($1)`,
    [ourSchemas],
  )
  return rows
}

/** Refuses a place that others are using, that has tables of others, or that has rows and may not be written over. */
export const refusePlace = async (client: pg.Client, place: Place): Promise<void> => {
  const busy = await client.query(
    `select 1 from pg_stat_activity
     where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'`,
  )
  if (busy.rowCount !== 0)
    throw new StartRefused(
      'somebody is connected to the database',
      'Database ini masih dipakai: hentikan semua Juragan yang tersambung, lalu pulihkan lagi.',
    )
  const tables = await tablesOf(client)
  const ours = await ourTables(place)
  const foreign = tables.map(({ schema, name }) => `${schema}.${name}`).find((name) => !ours.has(name))
  if (foreign !== undefined)
    throw new StartRefused(
      `the database has a table of others: ${foreign}`,
      `Database ini juga berisi tabel lain (${foreign}): pulihkan ke database yang kosong.`,
    )
  for (const { schema, name } of tables) {
    if (place.overwrite || schema !== 'public') continue
    const filled = await client.query(`select 1 from ${quoted(schema, name)} limit 1`)
    if (filled.rowCount !== 0)
      throw new StartRefused(
        `the place is not empty: ${name} has rows`,
        'Tempat ini sudah berisi data. Tambahkan --timpa kalau isinya memang boleh diganti seluruhnya dengan cadangan.',
      )
  }
}

/** The functions that this program's migrations make, by their names in the database. */
const ourFunctions = async (client: pg.Client, { migrationsFolder }: Place): Promise<readonly string[]> => {
  const made = readMigrationFiles({ migrationsFolder })
    .flatMap(({ sql }) => sql)
    .flatMap((statement) => [...statement.matchAll(/^create (?:or replace )?function "?(\w+)/gim)])
    .map(([, name]) => name)
  const { rows } = await client.query<{ name: string }>(
    `select oid::regprocedure::text as name from pg_proc
     where pronamespace = 'public'::regnamespace and proname = any($1) order by 1`,
    [made],
  )
  return rows.map(({ name }) => name)
}

/**
 * Takes away all that our migrations make, once `refusePlace` has let it pass. What others put into the database stays;
 * throws StartRefused where that hangs on something of ours.
 */
export const emptyPlace = async (client: pg.Client, place: Place): Promise<void> => {
  const tables = (await tablesOf(client)).map(({ schema, name }) => quoted(schema, name))
  const functions = await ourFunctions(client, place)
  try {
    // At once, so that they may hang on each other, and without "cascade", so that nothing else goes with them.
    if (tables.length > 0) await client.query(`drop table ${tables.join(', ')}`)
    if (functions.length > 0) await client.query(`drop function ${functions.join(', ')}`)
  } catch (error) {
    if (!(error instanceof pg.DatabaseError) || error.code !== dependentObjects) throw error
    const [first = error.message] = (error.detail ?? error.message).split('\n')
    throw new StartRefused(
      `something of others hangs on the tables of Juragan: ${error.detail ?? error.message}`,
      `Di database ini ada buatan lain yang bergantung pada tabel Juragan (${first}): hapus dulu, atau pulihkan ke database yang kosong.`,
      error,
    )
  }
}
