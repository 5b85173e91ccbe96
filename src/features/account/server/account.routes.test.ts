import { noJobs } from '#tests/support/no-jobs.ts'
import { unzipSync } from 'fflate'
import { beforeAll, expect, test } from 'vitest'

import { accountData, listSessions, revokeSession } from '#core/auth/server/account-data.ts'
import type { Auth } from '#core/auth/server/auth.ts'
import { createHttp, refuseUnknown } from '#core/http/server/mount.ts'
import { itemData } from '#core/items/server/item-data.ts'
import { insertItem, listItems } from '#core/items/server/items.repo.ts'
import { pointsData } from '#core/points/server/points-data.ts'
import { getBalance } from '#core/points/server/charges.ts'
import { auditLedger } from '#core/points/server/repair.ts'
import { authFor, publicUrl } from '#tests/support/cookie-browser.ts'
import { useTestDatabase } from '#tests/support/database.ts'
import { plainKinds } from '#tests/support/plain-kinds.ts'
import { silentLogger } from '#tests/support/silent-logger.ts'

import { createAccount, profileData } from './index.ts'

const store = useTestDatabase()
let auth: Auth
let app: ReturnType<typeof createHttp>
beforeAll(() => {
  const { database } = store
  auth = authFor(database)
  app = createHttp({
    routes: createAccount({
      database,
      payment: null,
      jobs: noJobs,
      secretKey: 'k'.repeat(32),
      publicUrl,
      readUser: (userId) => auth.readUser(userId),
      places: {
        list: (userId) => listSessions(database, userId),
        revoke: (userId, sessionId) => revokeSession(database, userId, sessionId),
        current: (headers) => auth.currentSession(headers),
      },
      personalData: [itemData(plainKinds), profileData, pointsData, accountData],
    }).routes,
    publicUrl,
    logger: silentLogger,
    identify: auth.identify,
    addressOf: () => '10.0.0.1',
    translate: () => null,
  })
  app.all('/api/auth/*', (c) => auth.handle(c.req.raw, '10.0.0.1'))
  refuseUnknown(app)
})

const json = { 'content-type': 'application/json', origin: publicUrl }
const signUp = async (email: string) => {
  const body = JSON.stringify({ name: 'Ibu Contoh', email, password: 'rahasia-contoh-1' })
  const answer = await app.request(`${publicUrl}/api/auth/sign-up/email`, { method: 'POST', headers: json, body })
  const { token, user } = (await answer.json()) as { token: string; user: { id: string } }
  return { token, userId: user.id, email }
}
const call = (token: string, path: string, method = 'GET', body?: unknown) =>
  app.request(`${publicUrl}/api/account/${path}`, {
    method,
    headers: { ...json, authorization: `Bearer ${token}` },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
const addItem = (ownerId: string) =>
  store.database.transaction((tx) =>
    insertItem(tx, {
      ownerId,
      kind: 'document',
      type: 'document',
      title: 'Surat ../ Bu Rina',
      description: '',
      status: 'done',
      source: 'chat',
      metadata: {},
      content: { text: 'isi surat' },
      author: 'AI',
      pointsDeducted: null,
      balanceAfter: null,
      now: new Date(),
    }),
  )

test('SIDE-10 AUTH-08 open sessions are listed, this one marked, and another one is ended', async () => {
  const first = await signUp('sesi@contoh.test')
  const signIn = await app.request(`${publicUrl}/api/auth/sign-in/email`, {
    method: 'POST',
    headers: { ...json, 'user-agent': 'Ponsel Lain' },
    body: JSON.stringify({ email: first.email, password: 'rahasia-contoh-1' }),
  })
  const { token: other } = (await signIn.json()) as { token: string }
  const { data } = await (await call(first.token, 'sessions')).json()
  expect(data.sessions).toHaveLength(2)
  const elsewhere = data.sessions.find(({ isThis }: { isThis: boolean }) => !isThis)
  expect(elsewhere.userAgent).toBe('Ponsel Lain')
  const stranger = await signUp('lain@contoh.test')
  expect((await call(stranger.token, `sessions/${elsewhere.id}`, 'DELETE')).status).toBe(404)
  expect((await call(first.token, `sessions/${elsewhere.id}`, 'DELETE')).status).toBe(200)
  expect((await call(other, 'sessions')).status).toBe(401)
  expect((await call(first.token, 'sessions')).status).toBe(200)
})

test('SIDE-10 all data comes as a zip that holds the own things alone', async () => {
  const mine = await signUp('data@contoh.test')
  const theirs = await signUp('data-lain@contoh.test')
  await addItem(mine.userId)
  await addItem(theirs.userId)
  await store.database.transaction((tx) => getBalance(tx, mine.userId))
  const answer = await call(mine.token, 'export')
  expect(answer.headers.get('content-type')).toBe('application/zip')
  const files = unzipSync(new Uint8Array(await answer.arrayBuffer()))
  const names = Object.keys(files)
  expect(names.filter((name) => name.startsWith('item/'))).toHaveLength(2)
  expect(names.some((name) => name.split('/').includes('..'))).toBe(false)
  expect(names).toContain('akun.json')
  const text = (name: string) => Buffer.from(files[name] ?? []).toString('utf8')
  expect(text('akun.json')).toContain('data@contoh.test')
  expect(text('akun.json')).not.toMatch(/token|password/i)
  expect(text('poin.json')).toContain('500000')
  expect(text(names.find((name) => name.endsWith('.txt')) ?? '')).toBe('isi surat')
})

test('SIDE-10 the account goes only with its own e-mail typed; then nothing of it is left but nameless points', async () => {
  const mine = await signUp('pergi@contoh.test')
  await addItem(mine.userId)
  await store.database.transaction((tx) => getBalance(tx, mine.userId))
  const wrong = await call(mine.token, 'delete', 'POST', { email: 'lain@contoh.test' })
  expect([wrong.status, (await wrong.json()).code]).toEqual([400, 'email_does_not_match'])
  expect(await listItems(store.database, mine.userId)).toHaveLength(1)
  expect((await call(mine.token, 'delete', 'POST', { email: ' Pergi@contoh.test ' })).status).toBe(200)
  expect((await call(mine.token, 'sessions')).status).toBe(401)
  expect(await listItems(store.database, mine.userId)).toEqual([])
  expect((await auth.readUser(mine.userId))?.displayName).toBe('Akun dihapus')
  expect(await auditLedger(store.database)).toEqual([])
  const again = await signUp('pergi@contoh.test')
  expect(again.userId).not.toBe(mine.userId)
})
