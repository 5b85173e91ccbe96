import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts'
import { openDatabase } from './database.ts'
import { migrate } from './migrate.ts'

let db: TestDatabase
let folder: string
beforeAll(async () => {
  db = await createTestDatabase()
  folder = await mkdtemp(join(tmpdir(), 'juragan-migrations-'))
  await mkdir(join(folder, 'meta'))
  const entries = ['0000_first', '0001_second'].map((tag, idx) => ({
    idx,
    version: '7',
    when: Date.UTC(2100, 0, 1) + idx,
    tag,
    breakpoints: true,
  }))
  await writeFile(join(folder, 'meta/_journal.json'), JSON.stringify({ version: '7', dialect: 'postgresql', entries }))
  await writeFile(join(folder, '0000_first.sql'), 'CREATE TABLE sample (n int);')
  await writeFile(join(folder, '0001_second.sql'), 'INSERT INTO sample SELECT 1 FROM pg_sleep(0.2);')
})
afterAll(async () => {
  await db.drop()
  await rm(folder, { recursive: true, force: true })
})

test('OPS-01 of several servers that start at once each migration runs once', async () => {
  const servers = Array.from({ length: 5 }, () => openDatabase(db.url, 2))
  await Promise.all(servers.map((server) => migrate(server, folder)))
  const { rows } = await db.database.$client.query('SELECT n FROM sample')
  expect(rows).toEqual([{ n: 1 }])
  await Promise.all(servers.map((server) => server.$client.end()))
})

test('OPS-01 a folder without migrations changes nothing', async () => {
  await migrate(db.database, join(folder, 'meta'))
  expect((await db.database.$client.query('SELECT 1 AS one')).rows).toEqual([{ one: 1 }])
})

test('OPS-01 a migration that fails leaves nothing half done and the next start can try again', async () => {
  await writeFile(join(folder, '0001_second.sql'), 'SELECT 1;')
  const journal = {
    version: '7',
    dialect: 'postgresql',
    entries: [{ idx: 0, version: '7', when: Date.UTC(2101, 0, 1), tag: '0002_broken', breakpoints: true }],
  }
  await writeFile(join(folder, 'meta/_journal.json'), JSON.stringify(journal))
  await writeFile(
    join(folder, '0002_broken.sql'),
    'CREATE TABLE half (n int);\n--> statement-breakpoint\nSELECT * FROM missing;',
  )
  await expect(migrate(db.database, folder)).rejects.toThrow(/missing/)
  const { rows } = await db.database.$client.query(`SELECT to_regclass('half') AS half`)
  expect(rows).toEqual([{ half: null }])
  await writeFile(join(folder, '0002_broken.sql'), 'CREATE TABLE half (n int);')
  await migrate(db.database, folder)
  expect((await db.database.$client.query(`SELECT to_regclass('half')::text AS half`)).rows).toEqual([{ half: 'half' }])
})
