import { once } from 'node:events'
import { finished } from 'node:stream/promises'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import type pg from 'pg'
import { from as copyFrom } from 'pg-copy-streams'

import { MIGRATION_LOCK } from '../migrate.ts'
import { type Manifest, newer, readBackup } from './backup-file.ts'
import { quoted, tableEntry } from './dump.ts'
import { emptyPlace, type Place, refusePlace } from './place.ts'

export interface LoadOptions extends Place {
  readonly file: string
  /** Tables whose rows stay in the file. */
  readonly leftOut: readonly string[]
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
    const ended = finished(copy)
    let refused: { readonly reason: unknown } | undefined
    // The database may refuse rows while the file is being read; told at the next part.
    ended.catch((reason: unknown) => {
      refused = { reason }
    })
    return {
      prefix: tableEntry(table),
      write: async (bytes: Buffer) => {
        if (refused) throw refused.reason
        if (!copy.write(bytes)) await Promise.race([once(copy, 'drain'), ended])
      },
      end: async () => {
        if (!refused) copy.end()
        await ended
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
  await refusePlace(client, options)
  await client.query(`set local lock_timeout = '15s'`)
  await client.query('select pg_advisory_xact_lock($1)', [MIGRATION_LOCK])
  await emptyPlace(client, options)
  await client.query('create schema if not exists drizzle')
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
    if (options.leftOut.includes(name)) await client.query(`delete from ${quoted(schema, name)}`)
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
