import pg from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import { StartRefused } from '#core/config/server/start-refused.ts'

import { backupFormat, type Entry, type Manifest, manifestName, toEntry } from './backup-file.ts'

/** A table's rows are written in parts of about this size. */
const partSize = 4 * 1024 * 1024

/** The schemas in which our tables are: the product's own, and the list of what has been done to it. */
export const ourSchemas = ['public', 'drizzle'] as const

export const quoted = (...names: readonly string[]): string => names.map((name) => pg.escapeIdentifier(name)).join('.')

/** How the parts of a table are called, without their number. */
export const tableEntry = ({ schema, name }: { readonly schema: string; readonly name: string }): string =>
  `tables/${schema}.${name}/`

const readTables = async (client: pg.Client): Promise<Manifest['tables']> => {
  const { rows } = await client.query<Manifest['tables'][number]>(
    `select n.nspname as schema, c.relname as name,
       array_agg(a.attname::text order by a.attnum) as columns
     from pg_class c
     join pg_namespace n on n.oid = c.relnamespace
     join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
     where n.nspname = any($1) and c.relkind = 'r'
     group by 1, 2 order by 1, 2`,
    [ourSchemas],
  )
  return rows
}

const readManifest = async (client: pg.Client, about: DumpFacts): Promise<Manifest> => {
  const { rows: known } = await client.query(`select where to_regclass('drizzle.__drizzle_migrations') is not null`)
  if (known.length === 0)
    throw new StartRefused(
      'the database has no list of migrations',
      'Database ini belum berisi data Juragan: periksa DATABASE_URL atau DATA_DIR.',
    )
  const migrations = await client.query<{ hash: string; at: number }>(
    'select hash, created_at::float8 as at from drizzle.__drizzle_migrations order by created_at',
  )
  const sequences = await client.query<Manifest['sequences'][number]>(
    `select schemaname as schema, sequencename as name, last_value::text as value from pg_sequences
     where schemaname = any($1) and last_value is not null order by 1, 2`,
    [ourSchemas],
  )
  return {
    format: backupFormat,
    createdAt: about.now.toISOString(),
    secretKeyPrint: about.secretKeyPrint,
    migrations: migrations.rows,
    tables: await readTables(client),
    sequences: sequences.rows,
  }
}

export interface DumpFacts {
  readonly now: Date
  readonly secretKeyPrint: string
}

/**
 * Everything in the database as it stands at one moment, while others go on writing: one transaction sees all of it.
 * Answers how many rows each table has.
 */
export const dumpDatabase = async function* (
  client: pg.Client,
  about: DumpFacts,
): AsyncGenerator<Entry, Readonly<Record<string, number>>> {
  await client.query('begin transaction isolation level repeatable read, read only')
  // Dates and figures are written the same whatever the server is set to.
  await client.query(`set local datestyle = 'ISO'; set local intervalstyle = 'postgres'; set local timezone = 'UTC'`)
  const manifest = await readManifest(client, about)
  yield toEntry(manifestName, manifest)
  const rows: Record<string, number> = {}
  for (const table of manifest.tables) {
    const columns = table.columns.map((column) => quoted(column)).join(', ')
    const copy = client.query(copyTo(`copy ${quoted(table.schema, table.name)} (${columns}) to stdout`))
    let chunks: Buffer[] = []
    let size = 0
    let part = 0
    const cut = (): Entry => {
      part += 1
      const bytes = Buffer.concat(chunks)
      chunks = []
      size = 0
      return { name: `${tableEntry(table)}${String(part).padStart(6, '0')}`, bytes }
    }
    for await (const chunk of copy as AsyncIterable<Buffer>) {
      chunks.push(chunk)
      size += chunk.byteLength
      if (size >= partSize) yield cut()
    }
    if (size > 0) yield cut()
    rows[`${table.schema}.${table.name}`] = copy.rowCount
  }
  await client.query('commit')
  return rows
}
