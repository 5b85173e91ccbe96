import { execFile } from 'node:child_process'
import { cp, mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { promisify } from 'node:util'
import pg from 'pg'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { StartRefused } from '#core/config/server/start-refused.ts'
import { type Database, openDatabase } from './database.ts'
import { isConnectionLoss } from './database-failures.ts'
import { findPostgresBinaries } from './postgres-binaries.ts'
import { createLauncher } from './postgres-launcher.ts'
import { processesOn } from './postgres-leftovers.ts'
import { type EmbeddedPostgres, startPostgres } from './postgres-server.ts'

const run = promisify(execFile)

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'juragan-postgres-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

/** Root can be served in two ways, any other user in one. */
const modes = process.getuid?.() === 0 ? (['namespace', 'nobody'] as const) : (['direct'] as const)

const ask = async (url: string, statement: string): Promise<unknown[]> => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query<Record<string, unknown>>(statement)).rows
  } finally {
    await client.end()
  }
}

/** Kills the server process as soon as there is one: for a moment connections answer that have lost theirs. */
const killServer = async (postgres: EmbeddedPostgres): Promise<void> => {
  while (postgres.pid() === undefined) await nextTurn()
  process.kill(postgres.pid() ?? process.pid, 'SIGKILL')
}

test('OPS-01 the database comes up, keeps what was written, and stays private', async () => {
  const dataDir = join(folder, 'data')
  const first = await startPostgres({ dataDir })
  expect(await ask(first.url, 'SHOW server_version_num')).toEqual([
    { server_version_num: expect.stringMatching(/^18/) as unknown },
  ])
  await ask(first.url, `CREATE TABLE kept AS SELECT upper('ñandú') AS word`)
  const url = new URL(first.url)
  expect(url.hostname).toBe('127.0.0.1')
  url.password = 'wrong'
  await expect(ask(url.href, 'SELECT 1')).rejects.toThrow(/password authentication failed/)
  await first.stop()

  const second = await startPostgres({ dataDir })
  expect(await ask(second.url, 'SELECT word FROM kept')).toEqual([{ word: 'ÑANDÚ' }])
  await second.stop()
  expect((await stat(join(dataDir, 'postgres.password'))).mode & 0o777).toBe(0o600)
  expect((await stat(dataDir)).mode & 0o777).toBe(0o700)
  expect(await processesOn(join(dataDir, 'postgres'))).toEqual([])
})

test.each(modes)(
  'OPS-01 it runs in a folder that nobody else may enter (%s), and goes on in every other way',
  async (mode) => {
    const closed = join(folder, 'closed')
    await mkdir(closed, { mode: 0o700 })
    const dataDir = join(closed, 'deep', 'data')
    const first = await startPostgres({ dataDir, disposable: true, mode })
    await ask(first.url, 'CREATE TABLE kept AS SELECT 1 AS n')
    await first.stop()
    for (const other of modes) {
      const again = await startPostgres({ dataDir, disposable: true, mode: other })
      expect(await ask(again.url, 'SELECT n FROM kept')).toEqual([{ n: 1 }])
      await again.stop()
    }
  },
)

test.each(modes)('OPS-01 its programs may stand in a folder that nobody else may enter (%s)', async (mode) => {
  const { initdb } = await findPostgresBinaries()
  const closed = join(folder, 'closed')
  await mkdir(closed, { mode: 0o700 })
  await cp(join(initdb, '../..'), join(closed, 'native'), { recursive: true, verbatimSymlinks: true })
  const launcher = await createLauncher(mode)
  const target = join(closed, 'cluster')
  await mkdir(target, { mode: 0o700 })
  await launcher.own(target)
  const { command, args, options } = launcher.launch(
    join(closed, 'native', 'bin', 'initdb'),
    ['-D', target, '--no-sync'],
    true,
  )
  await run(command, [...args], options)
  expect(await readFile(join(target, 'PG_VERSION'), 'utf8')).toBe('18\n')
})

/** Asks until there is an answer; only the loss of the connection is borne. */
const insist = async (database: Database, statement: string, values: unknown[]): Promise<Record<string, unknown>[]> => {
  for (;;) {
    const rows = await database.$client.query<Record<string, unknown>>(statement, values).then(
      (answer) => answer.rows,
      (error: unknown) => {
        if (!isConnectionLoss(error)) throw error
      },
    )
    if (rows !== undefined) return rows
  }
}

test('OPS-03 PostgreSQL killed alone comes back at the same address, and the pool takes new connections', async () => {
  const postgres = await startPostgres({ dataDir: folder })
  const database = openDatabase(postgres.url, 3)
  try {
    await database.$client.query('CREATE TABLE kept (n int PRIMARY KEY)')
    for (let round = 1; round <= 3; round += 1) {
      // A connection that has lost its server may still answer once, so that any later statement can be the one cut off.
      await insist(database, 'INSERT INTO kept VALUES ($1) ON CONFLICT DO NOTHING', [round])
      await killServer(postgres)
      expect(await insist(database, 'SELECT count(*)::int AS n FROM kept', [])).toEqual([{ n: round }])
    }
  } finally {
    await database.$client.end()
    await postgres.stop()
  }
})

test('OPS-03 a pid file that names another living program is no obstacle', async () => {
  await (await startPostgres({ dataDir: folder, disposable: true })).stop()
  const pidFile = join(folder, 'postgres', 'postmaster.pid')
  await writeFile(pidFile, `${process.pid}\n${join(folder, 'postgres')}\n1\n5432\n\n127.0.0.1\n  1 1\nready\n`)
  const postgres = await startPostgres({ dataDir: folder, disposable: true })
  expect(Number((await readFile(pidFile, 'utf8')).split('\n')[0])).toBe(postgres.pid())
  await postgres.stop()
})

test('OPS-03 files of a start that was killed while it made the database are made anew', async () => {
  await mkdir(join(folder, 'postgres.new', 'base'), { recursive: true })
  await writeFile(join(folder, 'postgres.new', 'PG_VERSION'), '18')
  await writeFile(join(folder, 'postgres.password'), 'of the killed start')
  const postgres = await startPostgres({ dataDir: folder, disposable: true })
  expect(await ask(postgres.url, 'SELECT 1 AS one')).toEqual([{ one: 1 }])
  await postgres.stop()
})

test('OPS-01 a second start on a folder in use refuses in one sentence and disturbs nothing', async () => {
  const postgres = await startPostgres({ dataDir: folder, disposable: true })
  const refusal = await startPostgres({ dataDir: folder, disposable: true }).catch((error: unknown) => error)
  expect((refusal as StartRefused).sentence).toMatch(/^Folder data .* sedang dipakai Juragan lain .*\.$/)
  expect(await ask(postgres.url, 'SELECT 1 AS one')).toEqual([{ one: 1 }])
  await postgres.stop()
})

test('OPS-01 a database that cannot start says where its words are', async () => {
  await (await startPostgres({ dataDir: folder, disposable: true })).stop()
  await rm(join(folder, 'postgres', 'global', 'pg_control'))
  const refusal = await startPostgres({ dataDir: folder, disposable: true }).catch((error: unknown) => error)
  expect(refusal).toBeInstanceOf(StartRefused)
  expect((refusal as StartRefused).sentence).toContain(join(folder, 'postgres.log'))
})

test('OPS-01 the way to run PostgreSQL follows who we are', async () => {
  const { mode } = await createLauncher()
  expect(modes).toContain(mode)
})
