import { sql } from 'drizzle-orm'
import pg from 'pg'
import { beforeAll, expect, test } from 'vitest'
import { useTestDatabase } from '#tests/support/database.ts'
import { openDatabase } from './database.ts'
import { checkViolation, isConnectionLoss, uniqueViolation } from './database-failures.ts'

const db = useTestDatabase()
beforeAll(async () => {
  await db.database.execute(
    sql`CREATE TABLE sample (id int CONSTRAINT sample_id_unique UNIQUE, n int CONSTRAINT sample_n_check CHECK (n >= 0))`,
  )
})

const failureOf = async (work: PromiseLike<unknown>): Promise<unknown> => {
  try {
    await work
  } catch (error) {
    return error
  }
  throw new Error('expected a failure')
}

test('OPS-03 violated constraints are told by name through the query builder', async () => {
  await db.database.execute(sql`INSERT INTO sample VALUES (1, 1)`)
  const twice = await failureOf(db.database.execute(sql`INSERT INTO sample VALUES (1, 1)`))
  expect(uniqueViolation(twice)).toBe('sample_id_unique')
  expect(checkViolation(twice)).toBeUndefined()
  expect(isConnectionLoss(twice)).toBe(false)
  const negative = await failureOf(db.database.execute(sql`INSERT INTO sample VALUES (2, -1)`))
  expect(checkViolation(negative)).toBe('sample_n_check')
  expect(uniqueViolation(new Error('other'))).toBeUndefined()
})

test('OPS-03 a connection that the server ends counts as lost, and the pool takes a new one', async () => {
  const running = failureOf(db.database.execute(sql`SELECT pg_sleep(30)`))
  const admin = new pg.Client({ connectionString: db.url })
  await admin.connect()
  let ended = 0
  while (ended === 0) {
    const answer = await admin.query(
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
       WHERE datname = current_database() AND pid <> pg_backend_pid() AND query LIKE '%pg_sleep(30)%'`,
    )
    ended = answer.rowCount ?? 0
  }
  await admin.end()
  expect(isConnectionLoss(await running)).toBe(true)
  const again = await db.database.execute(sql`SELECT 1 AS one`)
  expect(again.rows).toEqual([{ one: 1 }])
})

test('OPS-03 a server that is not there counts as lost', async () => {
  const nowhere = openDatabase('postgres://juragan:x@127.0.0.1:1/juragan')
  expect(isConnectionLoss(await failureOf(nowhere.execute(sql`SELECT 1`)))).toBe(true)
  await nowhere.$client.end()
})
