import { randomBytes } from 'node:crypto'

import pg from 'pg'
import { inject } from 'vitest'

/** An empty database of an owner's own, with a user and password of its own, on the run's real PostgreSQL. */
export interface EmptyDatabase {
  /** Without a password, as an owner pastes it. */
  readonly connectionString: string
  readonly user: string
  readonly password: string
  /** For somebody who may connect and no more. */
  readonly guest: { readonly connectionString: string; readonly password: string }
  /** The same database for the server's own superuser. */
  readonly adminUrl: string
  /** Statements by the superuser. */
  query<Row extends pg.QueryResultRow>(sql: string): Promise<Row[]>
  /** The same database for another user. */
  connectionStringOf(user: string): string
  drop(): Promise<void>
}

const administer = async (url: string, ...statements: readonly string[]): Promise<void> => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    for (const statement of statements) await client.query(statement)
  } finally {
    await client.end()
  }
}

export const createEmptyDatabase = async (): Promise<EmptyDatabase> => {
  const admin = new URL(inject('templateUrl'))
  admin.pathname = '/postgres'
  const mark = randomBytes(6).toString('hex')
  const [name, user, guest] = [`milik_${mark}`, `pemilik_${mark}`, `tamu_${mark}`]
  const password = `p@ss/word#${mark}`
  await administer(
    admin.href,
    `CREATE ROLE ${user} LOGIN PASSWORD '${password}'`,
    `CREATE ROLE ${guest} LOGIN PASSWORD '${password}'`,
    `CREATE DATABASE ${name} OWNER ${user} TEMPLATE template0`,
  )
  const own = new URL(admin)
  own.pathname = `/${name}`
  const pool = new pg.Pool({ connectionString: own.href, max: 4 })
  pool.on('error', () => {})
  const connectionStringOf = (who: string): string => `postgresql://${who}@${own.hostname}:${own.port}/${name}`
  return {
    connectionString: connectionStringOf(user),
    user,
    password,
    guest: { connectionString: connectionStringOf(guest), password },
    connectionStringOf,
    adminUrl: own.href,
    query: async <Row extends pg.QueryResultRow>(sql: string) => (await pool.query<Row>(sql)).rows,
    drop: async () => {
      await pool.end()
      await administer(admin.href, `DROP DATABASE ${name} WITH (FORCE)`, `DROP ROLE ${user}`, `DROP ROLE ${guest}`)
    },
  }
}
