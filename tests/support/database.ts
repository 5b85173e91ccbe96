import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { afterAll, beforeAll, inject } from 'vitest'
import { type Database, openDatabase } from '#core/db/server/database.ts'

export interface TestDatabase {
  readonly url: string
  readonly database: Database
  /** Closes the connections and removes the database. */
  drop(): Promise<void>
}

/** A database of its own with all migrations applied, on the run's real PostgreSQL. */
export const createTestDatabase = async (): Promise<TestDatabase> => {
  const template = new URL(inject('templateUrl'))
  const name = `test_${randomBytes(8).toString('hex')}`
  await administer(template, `CREATE DATABASE ${name} TEMPLATE ${template.pathname.slice(1)}`)
  const url = withDatabase(template, name)
  const database = openDatabase(url, 20)
  // A slow machine is no database that is away: a hundred writers at once may wait for their turn.
  database.$client.options.connectionTimeoutMillis = 30_000
  return {
    url,
    database,
    drop: async () => {
      await database.$client.end()
      await administer(template, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`)
    },
  }
}

/** The database of a test file: there from its first `beforeAll` on, dropped after its last test. */
export const useTestDatabase = (): Pick<TestDatabase, 'url' | 'database'> => {
  let made: TestDatabase | undefined
  beforeAll(async () => {
    made = await createTestDatabase()
  })
  afterAll(() => made?.drop())
  const standing = (): TestDatabase => {
    if (!made) throw new Error('the database of a test file is there only while its tests run')
    return made
  }
  return {
    get url() {
      return standing().url
    },
    get database() {
      return standing().database
    },
  }
}

const withDatabase = (base: URL, name: string): string => {
  const url = new URL(base)
  url.pathname = `/${name}`
  return url.href
}

/** Nobody may be connected to a template that is being copied, so commands go through the `postgres` database. */
const administer = async (base: URL, statement: string): Promise<void> => {
  const client = new pg.Client({ connectionString: withDatabase(base, 'postgres') })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
