import { beforeEach, expect, test } from 'vitest'

import { listItems } from '#core/items/server/items.repo.ts'
import { getBalance } from '#core/points/server/charges.ts'
import { pointAccounts } from '#core/points/server/points.tables.ts'
import { eq } from 'drizzle-orm'
import { useTestDatabase } from '#tests/support/database.ts'
import { keepMails } from '#tests/support/kept-mails.ts'
import { addGuest, addUser } from '#tests/support/people.ts'
import { createPosServer, type PosServer, posUrl } from '#tests/support/pos-server.ts'

const testDatabase = useTestDatabase()
let server: PosServer
let owner: string
beforeEach(async () => {
  server = createPosServer(testDatabase.database)
  owner = await addUser(testDatabase.database)
})

const shop = { name: 'Kedai Senja', type: 'Kedai kopi', address: 'Jl. Melati 5', phone: '08123456789' }
const path = '/api/pos/create-pos-system'
const body = { businessInfo: shop, userId: 'orang-lain', userEmail: 'x@y.test', userName: 'X', idToken: 't' }
const create = async (key?: string, given: object = body, user: string | null = owner) =>
  server.call(user, 'POST', path, given, {
    ...(key === undefined ? {} : { 'idempotency-key': key }),
    ...(user === null ? {} : await server.verified(user)),
  })

const points = async () => {
  const { database } = testDatabase
  return (await database.transaction((tx) => getBalance(tx, owner))) as { balance: number; available: number }
}
const made = () => listItems(testDatabase.database, owner, 'pos')

test('POS-04, SETUP-06, SETUP-10 one call makes a till that sells, with every field of the specification', async () => {
  const { status, body: answer } = await create()
  expect(status).toBe(200)
  expect(answer).toMatchObject({
    success: true,
    business_name: 'Kedai Senja',
    business_type: 'Kedai kopi',
    githubRepo: null,
    netlifyUrl: null,
    supabaseProject: null,
    ownerEmail: `${owner}@contoh.test`,
    pointsDeducted: 150,
    balanceAfter: 499_850,
  })
  expect(answer.posUrl).toMatch(new RegExp(`^${posUrl}/kasir/kedai-senja[a-z0-9-]*/$`))
  expect([answer.deploymentUrl, answer.access_url]).toEqual([answer.posUrl, answer.posUrl])
  expect(answer.password).toMatch(/^[A-Za-z0-9]{16}$/)
  const [item] = await made()
  expect(item).toMatchObject({
    id: answer.deploymentId,
    status: 'active',
    url: answer.posUrl,
    source: 'create-pos-system',
    userId: owner,
    pointsDeducted: 150,
    metadata: {
      businessAddress: 'Jl. Melati 5',
      ownerName: 'Ibu Contoh',
      databaseConnected: true,
      businessType: 'cafe',
      businessInfo: { name: 'Kedai Senja', type: 'Kedai kopi' },
    },
  })
  const slug = new URL(answer.posUrl).pathname.split('/')[2]
  const signedIn = await server.call(null, 'POST', `/api/till/${slug}/session`, {
    email: answer.ownerEmail,
    password: answer.password,
  })
  expect(signedIn.body.data).toMatchObject({ name: 'Kedai Senja', address: 'Jl. Melati 5', phone: '08123456789' })
})

test('SETUP-07 the till’s password goes to the owner’s e-mail once, where mails leave this server', async () => {
  const mails = keepMails({ reaches: true })
  server = createPosServer(testDatabase.database, undefined, { mails })
  const { body: answer } = await create('kunci-surat')
  expect(answer).toMatchObject({ passwordMailed: true, password: expect.stringMatching(/^[A-Za-z0-9]{16}$/) })
  expect(mails.ordered).toMatchObject([
    { userId: owner, to: `${owner}@contoh.test`, subject: 'Kasir Kedai Senja siap dipakai' },
  ])
  for (const told of [answer.password, answer.posUrl]) expect(mails.ordered[0]?.text).toContain(told)
  expect((await create('kunci-surat')).body).toMatchObject({ passwordMailed: false, password: null })
  const again = await server.call(owner, 'POST', `/api/pos/${answer.deploymentId}/setup/deploy`, { target: 'embedded' })
  expect(again.body.data).toMatchObject({ passwordMailed: false, password: null })
  expect(mails.ordered).toHaveLength(1)
})

test('SETUP-07 without a mail server the password is shown once and written to nobody', async () => {
  const mails = keepMails({ reaches: false })
  server = createPosServer(testDatabase.database, undefined, { mails })
  expect((await create()).body).toMatchObject({ passwordMailed: false, password: expect.any(String) })
  expect(mails.ordered).toEqual([])
})

test('SETUP-10 a shop that told no address is where its owner’s profile says', async () => {
  server = createPosServer(testDatabase.database, undefined, { address: 'Jl. Kenanga 9, Solo' })
  const { body: answer } = await create(undefined, { ...body, businessInfo: { ...shop, address: '' } })
  const [item] = await made()
  expect(item).toMatchObject({ id: answer.deploymentId, metadata: { businessAddress: 'Jl. Kenanga 9, Solo' } })
  const slug = new URL(answer.posUrl).pathname.split('/')[2]
  const { email, password } = { email: answer.ownerEmail, password: answer.password }
  const signedIn = await server.call(null, 'POST', `/api/till/${slug}/session`, { email, password })
  expect(signedIn.body.data).toMatchObject({ address: 'Jl. Kenanga 9, Solo' })

  const { id } = await server.makeShop(owner, [], 'Warung Lama')
  await server.call(owner, 'POST', `/api/pos/${id}/setup/deploy`, { target: 'embedded' })
  const [old] = (await made()).filter((one) => one.id === id)
  expect(old).toMatchObject({ metadata: { businessAddress: 'Jl. Kenanga 9, Solo' } })
})

test('POINT-06, POS-04 the same key, also five times at once, makes one till and charges it once', async () => {
  const answers = (await Promise.all(Array.from({ length: 5 }, () => create('kunci-1')))).map(({ body }) => body)
  expect(new Set(answers.map(({ deploymentId }) => deploymentId)).size).toBe(1)
  expect(answers.filter(({ password }) => password !== null)).toHaveLength(1)
  expect((await create('kunci-1')).body).toMatchObject({ deploymentId: answers[0].deploymentId, password: null })
  expect(await points()).toEqual({ balance: 499_850, available: 499_850 })
  expect(await made()).toHaveLength(1)
})

test('POINT-06 a key with another business is refused and takes nothing; another key makes another till', async () => {
  await create('kunci-2')
  const other = await create('kunci-2', { ...body, businessInfo: { ...shop, name: 'Lain' } })
  expect([other.status, other.body.code]).toEqual([409, 'request_key_reused'])
  expect((await create('kunci-3')).status).toBe(200)
  expect(await points()).toEqual({ balance: 499_700, available: 499_700 })
  expect(await made()).toHaveLength(2)
})

test('POINT-06, POS-09 a failure gives the points back and tells it; the same key works afterwards', async () => {
  const { $client } = testDatabase.database
  await $client.query('alter table pos_categories rename to pos_categories_away')
  const failed = await create('kunci-4').finally(() =>
    $client.query('alter table pos_categories_away rename to pos_categories'),
  )
  expect([failed.status, failed.body.code]).toEqual([500, 'pos_deployment_failed'])
  for (const words of ['Maaf', 'Coba lagi', 'periksa koneksi', 'hubungi dukungan', 'konsultasi'])
    expect(failed.body.error).toContain(words)
  expect(await points()).toEqual({ balance: 500_000, available: 500_000 })
  expect(await made()).toEqual([])
  expect((await create('kunci-4')).status).toBe(200)
  expect(await points()).toEqual({ balance: 499_850, available: 499_850 })
})

test('POS-04 without enough points nothing is made', async () => {
  await points()
  const { database } = testDatabase
  await database.update(pointAccounts).set({ balance: 149 }).where(eq(pointAccounts.userId, owner))
  const answer = await create()
  expect([answer.status, answer.body.error]).toEqual([402, 'Insufficient points'])
  expect(await made()).toEqual([])
})

test('POS-09 guests and strangers are no users', async () => {
  const guest = await addGuest(testDatabase.database)
  for (const headers of [{}, { 'x-guest': guest }] as Record<string, string>[]) {
    const answer = await server.call(null, 'POST', path, body, headers)
    expect([answer.status, answer.body.error]).toEqual([401, 'User not authenticated'])
  }
})

test('POS-04 the health of tills', async () => {
  const answer = await server.call(null, 'GET', '/api/pos/health')
  expect([answer.status, answer.body]).toMatchObject([200, { success: true, status: 'ok' }])
  const { $client } = testDatabase.database
  await $client.query('alter table pos_shops rename to pos_shops_away')
  const away = await server
    .call(null, 'GET', '/api/pos/health')
    .finally(() => $client.query('alter table pos_shops_away rename to pos_shops'))
  expect([away.status, away.body]).toMatchObject([503, { success: false, code: 'database_unavailable' }])
})
