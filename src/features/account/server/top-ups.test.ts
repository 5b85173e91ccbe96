import { afterAll, beforeAll, expect, test } from 'vitest'

import { createHttp, refuseUnknown } from '#core/http/server/mount.ts'
import { getBalance } from '#core/points/server/charges.ts'
import { auditLedger } from '#core/points/server/repair.ts'
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts'
import { type MidtransServer, startMidtrans } from '#tests/support/midtrans-server.ts'
import { addUser } from '#tests/support/people.ts'
import { silentLogger } from '#tests/support/silent-logger.ts'

import { noPlaces } from '#tests/support/no-places.ts'

import { noJobs } from '#tests/support/no-jobs.ts'

import { type AccountDependencies, createAccount } from './index.ts'

const url = 'http://127.0.0.1:3000'
let store: TestDatabase
let midtrans: MidtransServer
let real: ReturnType<typeof createHttp>
let sandbox: ReturnType<typeof createHttp>

const serve = (payment: { serverKey: string; baseUrl: string } | null, jobs: AccountDependencies['jobs'] = noJobs) => {
  const app = createHttp({
    routes: createAccount({
      database: store.database,
      payment,
      jobs,
      secretKey: 'k'.repeat(32),
      publicUrl: url,
      places: noPlaces,
      personalData: [],
      readUser: async () => ({ displayName: 'Ibu Contoh', email: 'ibu@contoh.test' }),
    }).routes,
    publicUrl: url,
    logger: silentLogger,
    identify: async (headers) => {
      const userId = headers.get('x-user')
      return userId ? { role: 'user', userId } : { role: 'nobody' }
    },
    addressOf: () => '10.0.0.1',
    translate: () => null,
  })
  refuseUnknown(app)
  return app
}

beforeAll(async () => {
  store = await createTestDatabase()
  midtrans = await startMidtrans()
  real = serve({ serverKey: midtrans.serverKey, baseUrl: midtrans.origin })
  sandbox = serve(null)
})
afterAll(async () => {
  await midtrans.close()
  await store.drop()
})

const call = async (app: typeof real, path: string, body?: unknown, userId?: string) => {
  const answer = await app.request(`${url}${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: { 'content-type': 'application/json', ...(userId ? { 'x-user': userId } : {}) },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  return { status: answer.status, body: await answer.json() }
}
let count = 0
const open = async (app: typeof real, userId: string, packageId = 'kecil', key = `kunci-beli-${(count += 1)}`) =>
  call(app, '/api/top-ups', { packageId, key }, userId)
const balanceOf = async (userId: string) => (await store.database.transaction((tx) => getBalance(tx, userId))).balance
const notify = (body: unknown) => call(real, '/api/payments/midtrans', body)

test('POINT-12 a payment is opened once for a key and settled by the signed notification, once', async () => {
  const userId = await addUser(store.database)
  const before = await balanceOf(userId)
  const first = await open(real, userId, 'kecil', 'sama-sama')
  const again = await open(real, userId, 'kecil', 'sama-sama')
  expect(first.body.data).toMatchObject({ state: 'pending', points: 100_000, price: 25_000, provider: 'midtrans' })
  expect(first.body.data.payUrl).toMatch(/^https:\/\/app\.sandbox\.midtrans\.com\//)
  expect(again.body.data).toEqual(first.body.data)
  const { id } = first.body.data
  expect((await notify(midtrans.notification(id, 'pending'))).status).toBe(200)
  expect(await balanceOf(userId)).toBe(before)
  const settled = midtrans.notification(id, 'settlement')
  const answers = await Promise.all(Array.from({ length: 5 }, () => notify(settled)))
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
  expect(await balanceOf(userId)).toBe(before + 100_000)
  await notify(midtrans.notification(id, 'expire'))
  expect((await call(real, `/api/top-ups/${id}`, undefined, userId)).body.data).toMatchObject({
    state: 'settled',
    balanceAfter: before + 100_000,
  })
  expect(await auditLedger(store.database)).toEqual([])
})

test('POINT-08 POINT-12 forged, changed and unknown notifications give nothing', async () => {
  const userId = await addUser(store.database)
  const before = await balanceOf(userId)
  const { id } = (await open(real, userId, 'besar')).body.data
  const settled = midtrans.notification(id, 'settlement')
  expect((await notify({ ...settled, signature_key: 'a'.repeat(128) })).status).toBe(403)
  expect((await notify({ ...settled, gross_amount: '1.00' })).status).toBe(403)
  expect((await notify(midtrans.notification(id, 'settlement', { gross_amount: '1.00' }))).status).toBe(403)
  expect((await notify({ hello: 1 })).status).toBe(403)
  expect((await notify(midtrans.notification('top_tidakada', 'settlement'))).status).toBe(404)
  expect((await notify(midtrans.notification(id, 'capture', { fraud_status: 'challenge' }))).status).toBe(200)
  expect(await balanceOf(userId)).toBe(before)
})

test.each([500, 'hang-up', 'nonsense'] as const)(
  'POINT-12 a gateway that fails (%s) is told in one sentence; pressing again opens the same top up',
  async (how) => {
    const userId = await addUser(store.database)
    midtrans.failNext(how)
    const failed = await open(real, userId, 'sedang', `gagal-${how}-kunci`)
    expect(failed).toMatchObject({ status: 502, body: { code: 'payment_unavailable' } })
    const opened = await open(real, userId, 'sedang', `gagal-${how}-kunci`)
    expect(opened).toMatchObject({ status: 200, body: { data: { state: 'pending', points: 500_000 } } })
    expect((await call(real, '/api/top-ups', undefined, userId)).body.data.topUps).toHaveLength(1)
  },
)

test('POINT-12 without a gateway the sandbox settles the same way and says that it is one', async () => {
  const userId = await addUser(store.database)
  const before = await balanceOf(userId)
  const { data } = (await open(sandbox, userId)).body
  expect(data.provider).toBe('sandbox')
  const path = `/api/top-ups/${data.id}/sandbox`
  const paid = await call(sandbox, path, { outcome: 'settlement' }, userId)
  expect(paid.body.data).toMatchObject({ state: 'settled', balanceAfter: before + 100_000 })
  expect((await call(sandbox, path, { outcome: 'settlement' }, userId)).body.code).toBe('payment_not_open')
  const other = (await open(sandbox, userId)).body.data
  const cancelled = await call(sandbox, `/api/top-ups/${other.id}/sandbox`, { outcome: 'cancel' }, userId)
  expect(cancelled.body.data.state).toBe('failed')
  expect(await balanceOf(userId)).toBe(before + 100_000)
})

test("AUTH-09 POINT-12 another's top up is not found; a real gateway has no sandbox; guests cannot buy", async () => {
  const userId = await addUser(store.database)
  const { id } = (await open(real, userId)).body.data
  const stranger = await addUser(store.database)
  expect((await call(real, `/api/top-ups/${id}`, undefined, stranger)).status).toBe(404)
  expect((await call(real, `/api/top-ups/${id}/sandbox`, { outcome: 'settlement' }, userId)).status).toBe(404)
  expect((await call(real, '/api/top-ups', { packageId: 'kecil', key: 'tamu-tamu' })).status).toBe(401)
})
