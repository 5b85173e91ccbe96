import { once } from 'node:events'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { finished } from 'node:stream/promises'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import type pg from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import { StartRefused } from '#core/config/server/start-refused.ts'

import { MIGRATION_LOCK } from '../migrate.ts'
import { type CheckedBackup, type Manifest, newer, readBackup } from './backup-file.ts'
import { ourSchemas, quoted, tableEntry } from './dump.ts'

export interface LoadOptions {
  readonly file: string
  readonly backup: CheckedBackup
  readonly migrationsFolder: string
  /** Whether a place that has rows already is written over. */
  readonly overwrite: boolean
  /** Called when all of it is in and about to stay: what fails from then on no longer means that nothing changed. */
  readonly onCommit: () => void
}

/** The migrations of this program that the backup had. Throws StartRefused where it had others. */
const migrationsOf = ({ migrations }: Manifest, migrationsFolder: string) => {
  const known = new Map(readMigrationFiles({ migrationsFolder }).map((one) => [one.folderMillis, one]))
  return migrations.map(({ hash, at }) => {
    const found = known.get(at)
    if (found?.hash !== hash) throw newer()
    return found
  })
}

/** The names of all tables that this program's newest migration knows. */
const ownTables = async (migrationsFolder: string): Promise<ReadonlySet<string>> => {
  const folder = join(migrationsFolder, 'meta')
  const newest =
    (await readdir(folder))
      .filter((name) => name.endsWith('_snapshot.json'))
      .toSorted()
      .at(-1) ?? ''
  const { tables } = JSON.parse(await readFile(join(folder, newest), 'utf8')) as { tables: Record<string, unknown> }
  return new Set(Object.keys(tables))
}

/** Refuses a place that others are using, that has tables of others, or that has rows and may not be written over. */
const checkPlace = async (client: pg.Client, { backup, overwrite, migrationsFolder }: LoadOptions): Promise<void> => {
  const busy = await client.query(
    `select 1 from pg_stat_activity
     where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'`,
  )
  if (busy.rowCount !== 0)
    throw new StartRefused(
      'somebody is connected to the database',
      'Database ini masih dipakai: hentikan semua Juragan yang tersambung, lalu pulihkan lagi.',
    )
  const { rows: tables } = await client.query<{ schema: string; name: string }>(
    `select schemaname as schema, tablename as name from pg_tables where schemaname = any($1)`,
    [ourSchemas],
  )
  const own = await ownTables(migrationsFolder)
  const names = new Set(backup.manifest.tables.map(({ schema, name }) => `${schema}.${name}`))
  const foreign = tables
    .map(({ schema, name }) => `${schema}.${name}`)
    .find((name) => !own.has(name) && !names.has(name))
  if (foreign !== undefined)
    throw new StartRefused(
      `the database has a table of others: ${foreign}`,
      `Database ini juga berisi tabel lain (${foreign}): pulihkan ke database yang kosong.`,
    )
  for (const { schema, name } of tables) {
    if (overwrite || schema !== 'public') continue
    const filled = await client.query(`select 1 from ${quoted(schema, name)} limit 1`)
    if (filled.rowCount !== 0)
      throw new StartRefused(
        `the place is not empty: ${name} has rows`,
        'Tempat ini sudah berisi data. Tambahkan --timpa kalau isinya memang boleh diganti seluruhnya dengan cadangan.',
      )
  }
}

/** Takes away all that migrations make, and leaves the schema and what extensions brought. */
const empty = async (client: pg.Client): Promise<void> => {
  await client.query(`do $$
    declare one record;
    begin
      for one in select c.oid::regclass as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
        where n.nspname = 'public' and c.relkind = 'r'
          and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e')
      loop execute format('drop table if exists %s cascade', one.name); end loop;
      for one in select p.oid::regprocedure as name from pg_proc p join pg_namespace n on n.oid = p.pronamespace
        where n.nspname = 'public' and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')
      loop execute format('drop function if exists %s cascade', one.name); end loop;
    end $$`)
  await client.query('drop schema if exists drizzle cascade')
}

/** Foreign keys are taken off while rows come in the order of their tables' names; answers what puts them back. */
const liftForeignKeys = async (client: pg.Client): Promise<readonly string[]> => {
  const { rows } = await client.query<{ table: string; name: string; definition: string }>(
    `select c.conrelid::regclass::text as table, c.conname as name, pg_get_constraintdef(c.oid) as definition
     from pg_constraint c join pg_namespace n on n.oid = c.connamespace
     where c.contype = 'f' and n.nspname = 'public'`,
  )
  for (const { table, name } of rows) await client.query(`alter table ${table} drop constraint ${quoted(name)}`)
  return rows.map(({ table, name, definition }) => `alter table ${table} add constraint ${quoted(name)} ${definition}`)
}

/** Puts the rows of every table in; the file is read a second time. Answers how many there were. */
const copyRows = async (
  client: pg.Client,
  file: string,
  tables: Manifest['tables'],
): Promise<Record<string, number>> => {
  const rows: Record<string, number> = {}
  let open: {
    readonly prefix: string
    readonly end: () => Promise<void>
    readonly write: (bytes: Buffer) => Promise<void>
  } | null = null
  const begin = async (name: string) => {
    const table = tables.find((one) => name.startsWith(tableEntry(one)))
    if (!table) throw new Error(`an entry of no table: ${name}`)
    const columns = table.columns.map((column) => quoted(column)).join(', ')
    const copy = client.query(copyFrom(`copy ${quoted(table.schema, table.name)} (${columns}) from stdin`))
    return {
      prefix: tableEntry(table),
      write: async (bytes: Buffer) => {
        if (!copy.write(bytes)) await Promise.race([once(copy, 'drain'), finished(copy)])
      },
      end: async () => {
        copy.end()
        await finished(copy)
        rows[`${table.schema}.${table.name}`] = copy.rowCount
      },
    }
  }
  for await (const { name, bytes } of readBackup(file)) {
    if (!name.startsWith('tables/')) continue
    if (open === null || !name.startsWith(open.prefix)) {
      await open?.end()
      open = await begin(name)
    }
    await open.write(bytes)
  }
  await open?.end()
  return rows
}

const load = async (client: pg.Client, options: LoadOptions): Promise<void> => {
  const { file, backup, migrationsFolder } = options
  const { manifest } = backup
  const migrations = migrationsOf(manifest, migrationsFolder)
  await checkPlace(client, options)
  await client.query(`set local lock_timeout = '15s'`)
  await client.query('select pg_advisory_xact_lock($1)', [MIGRATION_LOCK])
  await empty(client)
  await client.query('create schema drizzle')
  await client.query(
    'create table drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)',
  )
  for (const { sql } of migrations) for (const statement of sql) await client.query(statement)
  const constraints = await liftForeignKeys(client)
  const publicTables = manifest.tables.filter(({ schema }) => schema === 'public')
  for (const { schema, name } of publicTables)
    await client.query(`alter table ${quoted(schema, name)} disable trigger user`)
  // What migrations themselves put in comes from the backup.
  for (const { schema, name } of publicTables) await client.query(`delete from ${quoted(schema, name)}`)
  const rows = await copyRows(client, file, manifest.tables)
  const differs = Object.entries(backup.rows).find(([name, count]) => (rows[name] ?? 0) !== count)
  if (differs) throw new Error(`table ${differs[0]} has ${rows[differs[0]] ?? 0} rows instead of ${differs[1]}`)
  for (const { schema, name } of publicTables)
    await client.query(`alter table ${quoted(schema, name)} enable trigger user`)
  for (const constraint of constraints) await client.query(constraint)
  for (const { schema, name, value } of manifest.sequences)
    await client.query('select setval($1::regclass, $2::bigint)', [quoted(schema, name), value])
}

/**
 * Puts a checked backup into a database, all of it or nothing: what was there stays until the last row is in. The
 * database is left as it was when the backup was made; the next start brings it up to this program's migrations.
 */
export const loadDatabase = async (client: pg.Client, options: LoadOptions): Promise<void> => {
  await client.query('begin')
  try {
    await load(client, options)
    options.onCommit()
    await client.query('commit')
  } catch (error) {
    await client.query('rollback').catch(() => undefined)
    throw error
  }
}

/** Tells the planner what the database holds now. Without it the server is only slower for a while. */
export const refreshStatistics = async (client: pg.Client): Promise<void> => {
  await client.query('analyze').catch((error: unknown) => {
    process.emitWarning(`the restored database has no statistics yet: ${String(error)}`)
  })
}
