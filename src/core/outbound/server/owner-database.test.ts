import { createServer, type Server } from 'node:net'

import { afterAll, beforeAll, expect, test } from 'vitest'

import { AppError } from '#core/errors/shared/app-error.ts'
import { openDatabaseLine } from '#tests/support/database-line.ts'
import { createEmptyDatabase, type EmptyDatabase } from '#tests/support/owner-database.ts'

import { createOwnerDatabase, type OwnerDatabaseOptions } from './owner-database.ts'

let own: EmptyDatabase
beforeAll(async () => {
  own = await createEmptyDatabase()
})
afterAll(() => own.drop())

const near: OwnerDatabaseOptions = { allowPrivate: true, patience: 3_000 }
const run = (
  sql = 'SELECT 1',
  connectionString = own.connectionString,
  password = own.password,
  options: OwnerDatabaseOptions = near,
): Promise<string> =>
  createOwnerDatabase(connectionString, password, options)
    .run(sql)
    .then(
      () => 'done',
      (error: unknown) => (error instanceof AppError ? error.code : String(error)),
    )
const at = (change: (url: URL) => void): string => {
  const url = new URL(own.connectionString)
  change(url)
  return url.href
}

test('SETUP-04 SQL is put into a real database, all of it or nothing', async () => {
  expect(await run('CREATE TABLE satu (n int); CREATE TABLE dua (n int)')).toBe('done')
  expect(await run('CREATE TABLE tiga (n int); SELECT 1 / 0')).toBe('owner_database_failed')
  expect(await own.query(`SELECT to_regclass('dua')::text AS two, to_regclass('tiga') AS three`)).toEqual([
    { two: 'dua', three: null },
  ])
})

test('SETUP-04 wrong password, nobody there, no such database and no rights are told apart', async () => {
  expect(await run('SELECT 1', own.connectionString, 'salah')).toBe('owner_database_wrong_password')
  expect(await run('SELECT 1', own.connectionStringOf('bukan_siapa'))).toBe('owner_database_wrong_password')
  expect(
    await run(
      'SELECT 1',
      at((url) => (url.pathname = '/tidak_ada')),
    ),
  ).toBe('owner_database_missing')
  expect(
    await run(
      'SELECT 1',
      at((url) => (url.port = '1')),
    ),
  ).toBe('owner_database_unreachable')
  expect(await run('CREATE TABLE x (n int)', own.guest.connectionString)).toBe('owner_database_no_rights')
  expect(await run('CREATE TABLE satu (n int)')).toBe('owner_database_occupied')
})

test('SETUP-04 private addresses are refused: every address of a name counts, and the checked one is connected to', async () => {
  const far: OwnerDatabaseOptions = { allowPrivate: false, patience: 3_000 }
  expect(await run('SELECT 1', own.connectionString, own.password, far)).toBe('owner_database_private')
  const asked: string[] = []
  const resolving =
    (...addresses: string[]) =>
    async (host: string) => {
      asked.push(host)
      return addresses
    }
  const named = at((url) => (url.hostname = 'db.toko.example'))
  const mixed = { ...far, resolve: resolving('8.8.8.8', '127.0.0.1') }
  expect(await run('SELECT 1', named, own.password, mixed)).toBe('owner_database_private')
  // The name leads nowhere by itself: only the address that was looked at can have been reached.
  expect(await run('SELECT 1', named, own.password, { ...near, resolve: resolving('127.0.0.1') })).toBe('done')
  expect(await run('SELECT 1', named, own.password, { ...near, resolve: resolving() })).toBe(
    'owner_database_unreachable',
  )
  expect(asked).toEqual(['db.toko.example', 'db.toko.example', 'db.toko.example'])
})

test('SETUP-04 a way that must be secret is not taken where the server cannot keep it', async () => {
  expect(await run('SELECT 1', `${own.connectionString}?sslmode=verify-full`)).toBe('owner_database_no_tls')
  expect(await run('SELECT 1', `${own.connectionString}?sslmode=disable`)).toBe('done')
})

test('SETUP-04 a host that takes the call and says nothing, and a name that is never found, end in time', async () => {
  const silent: Server = createServer(() => undefined).listen(0, '127.0.0.1')
  await new Promise((done) => silent.once('listening', done))
  const { port } = silent.address() as { port: number }
  const before = Date.now()
  const brief = { allowPrivate: true, patience: 400 }
  const mute = at((url) => (url.port = String(port)))
  expect(await run('SELECT 1', mute, own.password, brief)).toBe('owner_database_unreachable')
  const never = { ...brief, resolve: () => new Promise<string[]>(() => undefined) }
  expect(await run('SELECT 1', mute, own.password, never)).toBe('owner_database_unreachable')
  expect(await run('SELECT pg_sleep(20)', own.connectionString, own.password, { ...near, longestStatement: 300 })).toBe(
    'owner_database_failed',
  )
  expect(Date.now() - before).toBeLessThan(8_000)
  silent.close()
})

test('SETUP-04 a connection that breaks in mid-work is told, and leaves nothing behind', async () => {
  const work = run('CREATE TABLE patah (n int); SELECT pg_sleep(20)')
  for (let ended = 0; ended === 0;)
    ended = (
      await own.query(`SELECT pg_terminate_backend(pid) FROM pg_stat_activity
        WHERE datname = current_database() AND query LIKE '%patah%' AND pid <> pg_backend_pid()`)
    ).length
  expect(await work).toBe('owner_database_broke_off')
  expect(await own.query(`SELECT to_regclass('patah') AS broken`)).toEqual([{ broken: null }])
})

test('SETUP-04 the lost answer of the last step is told as broken off', async () => {
  const line = await openDatabaseLine(own.connectionString)
  line.loseNextCommit()
  expect(await run('CREATE TABLE hilang (n int)', line.url)).toBe('owner_database_broke_off')
  expect(line.lostCommits).toBe(1)
  await line.close()
})

test('SETUP-04 what an owner typed stands in no failure', async () => {
  const secret = 'sangat-rahasia-1'
  const thrown = await createOwnerDatabase(own.connectionString, secret, near)
    .run('SELECT 1')
    .catch((error: unknown) => error)
  expect(JSON.stringify(thrown, Object.getOwnPropertyNames(thrown))).not.toContain(secret)
})

const field = (name: string, value: string) => Buffer.from(`${name}${value}\0`)

/** A server that answers whatever it is asked in PostgreSQL's protocol with an error; it notes how it was greeted. */
const refusing = async (code: string, text: string) => {
  let greeting = ''
  const body = Buffer.concat([field('S', 'FATAL'), field('C', code), field('M', text), Buffer.from([0])])
  const head = Buffer.alloc(5)
  head.write('E')
  head.writeUInt32BE(body.length + 4, 1)
  const server = createServer((socket) => {
    socket.on('error', () => undefined)
    socket.on('data', (bytes) => {
      greeting += bytes.toString('latin1')
      socket.end(Buffer.concat([head, body]))
    })
  }).listen(0, '127.0.0.1')
  await new Promise((done) => server.once('listening', done))
  const { port } = server.address() as { port: number }
  const url = `${at((one) => (one.port = String(port)))}?sslmode=disable`
  return { url, greeting: () => greeting, close: () => server.close() }
}

test('SETUP-04 what a server says stands in no failure: its text never, its code only where it looks like one', async () => {
  for (const [code, told] of [
    ['08P01', '08P01'],
    ['rahasia sekali', 'no known code'],
  ] as const) {
    const server = await refusing(code, 'rahasia juga')
    const failure = await createOwnerDatabase(server.url, own.password, near)
      .run('SELECT 1')
      .catch((error: unknown) => error)
    server.close()
    expect((failure as AppError).message).toBe(`the owner's database: ${told}`)
    // A pooler knows no settings while it is greeted.
    expect(server.greeting()).not.toContain('statement_timeout')
  }
})
