import { afterEach, beforeEach, expect, test } from 'vitest'

import { findItem } from '#core/items/server/items.repo.ts'
import { openDatabaseLine } from '#tests/support/database-line.ts'
import { useTestDatabase } from '#tests/support/database.ts'
import { createEmptyDatabase, type EmptyDatabase } from '#tests/support/owner-database.ts'
import { addGuest, addUser } from '#tests/support/people.ts'
import { createPosServer, type PosServer } from '#tests/support/pos-server.ts'

const settings = { allowPrivate: true, supabase: null, secretKey: 's'.repeat(40) }
const ours = useTestDatabase()
let own: EmptyDatabase
let server: PosServer
let owner: string
beforeEach(async () => {
  own = await createEmptyDatabase()
  server = createPosServer(ours.database, settings)
  owner = await addUser(ours.database)
})
afterEach(() => own.drop())

const inject = (over: object = {}, user: string | null = owner, at = server) =>
  at.call(user, 'POST', '/api/inject-schema-seeder', {
    connectionString: own.connectionString,
    password: own.password,
    businessName: 'Warung Bu Sri',
    ownerName: 'Sri',
    ownerEmail: 'siapa@pun.test',
    ...over,
  })
const owners = () =>
  own.query('SELECT pos_id, business_name, business_address, owner_name, owner_email FROM juragan_owners')
const tables = async () =>
  (await own.query<{ n: number }>(`SELECT count(*)::int AS n FROM pg_class WHERE relname = 'pos_shops'`))[0]?.n

test('SETUP-04, SETUP-08 a shop’s schema and owner stand in the owner’s own database, its till opens', async () => {
  const { id } = await server.makeShop(owner)
  const { status, body } = await inject({ posId: id })
  expect([status, body.success]).toEqual([200, true])
  expect(body.posUrl).toMatch(/\/kasir\/warung-bu-sri/)
  expect(body.data).toMatchObject({ posId: id, setupMethod: 'connection', projectName: 'PostgreSQL' })
  expect(body.data.password).toHaveLength(16)
  // Whose it is comes from the account, an address nobody told from P2 §3.
  expect(await owners()).toEqual([
    {
      pos_id: id,
      business_name: 'Warung Bu Sri',
      business_address: 'Main Location',
      owner_name: 'Sri',
      owner_email: `${owner}@contoh.test`,
    },
  ])
  const item = await findItem(ours.database, owner, id)
  expect(item).toMatchObject({ status: 'database_ready', url: body.posUrl })
  expect(item?.metadata).toMatchObject({ setupMethod: 'connection', databaseConnected: true, posUrl: body.posUrl })
  const till = new URL(body.posUrl).pathname.replace('/kasir/', '/api/till/')
  const { ownerEmail: email, password } = body.data
  expect((await server.call(null, 'POST', `${till}session`, { email, password })).status).toBe(200)
})

test('SETUP-04 repeated, also by three at once, it is one owner, one address and one password', async () => {
  const { id } = await server.makeShop(owner)
  const answers = await Promise.all([inject({ posId: id }), inject({ posId: id }), inject({ posId: id })])
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
  expect(new Set(answers.map(({ body }) => body.posUrl)).size).toBe(1)
  expect(answers.filter(({ body }) => body.data.password !== null)).toHaveLength(1)
  expect(await owners()).toHaveLength(1)
})

test('SETUP-04 without a shop the database gets schema and owner, once for each business', async () => {
  for (const businessName of ['Warung Bu Sri', 'warung bu sri', 'Cabang'])
    expect((await inject({ businessName })).body).toEqual({ success: true, posUrl: null, data: null })
  expect(await owners()).toHaveLength(2)
})

test('SETUP-04, SETUP-09 every refusal has its own clear text, and leaves shop and database as they were', async () => {
  const { id } = await server.makeShop(owner)
  const line = new URL(own.connectionString)
  line.port = '1'
  const cases: [object, number, string][] = [
    [{ password: '' }, 400, 'Mohon isi Connection String dan Password'],
    [{ connectionString: '  ' }, 400, 'Mohon isi Connection String dan Password'],
    [{ connectionString: 'host=x' }, 400, 'Connection String belum benar'],
    [{ password: 'salah' }, 422, 'password database tidak cocok'],
    [{ connectionString: line.href }, 502, 'tidak bisa dijangkau'],
    [{ connectionString: own.guest.connectionString }, 422, 'tidak punya hak membuat tabel'],
  ]
  for (const [over, status, text] of cases) {
    const answer = await inject({ posId: id, ...over })
    expect([answer.status, answer.body.success]).toEqual([status, false])
    expect(answer.body.error).toContain(text)
    expect(JSON.stringify(answer.body)).not.toContain(own.password)
  }
  expect(await tables()).toBe(0)
  expect(await findItem(ours.database, owner, id)).toMatchObject({ status: 'setup_required', url: null })
})

test('SETUP-04 a private address is refused as long as the configuration does not allow it', async () => {
  const strict = createPosServer(ours.database, { ...settings, allowPrivate: false })
  for (const at of [strict, createPosServer(ours.database)]) {
    const { status, body } = await inject({}, owner, at)
    expect([status, body.code]).toEqual([422, 'owner_database_private'])
  }
  expect(await tables()).toBe(0)
})

test('SETUP-04 the lost answer of the last step is told, and repeating it ends well', async () => {
  const { id } = await server.makeShop(owner)
  const line = await openDatabaseLine(own.connectionString)
  line.loseNextCommit()
  const broken = await inject({ posId: id, connectionString: line.url })
  expect([broken.status, broken.body.code]).toEqual([502, 'owner_database_broke_off'])
  expect(await findItem(ours.database, owner, id)).toMatchObject({ status: 'setup_required' })
  expect((await inject({ posId: id, connectionString: line.url })).status).toBe(200)
  expect(await owners()).toHaveLength(1)
  await line.close()
})

test('SETUP-04 it is for signed-in owners and their own shops, at human speed', async () => {
  const { id } = await server.makeShop(await addUser(ours.database))
  expect((await inject({}, null)).status).toBe(401)
  const guest = await addGuest(ours.database)
  expect((await server.call(null, 'POST', '/api/inject-schema-seeder', {}, { 'x-guest': guest })).status).toBe(401)
  expect((await inject({ posId: id })).status).toBe(404)
  expect(await tables()).toBe(0)
  const speeds = []
  for (let time = 0; time < 12; time += 1)
    speeds.push((await inject({ connectionString: 'postgresql://127.0.0.1:1' })).status)
  expect(speeds.at(-1)).toBe(429)
})
