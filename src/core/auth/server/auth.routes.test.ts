import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { AppError, toAppError } from '#core/errors/shared/app-error.ts'
import { openDatabase } from '#core/db/server/database.ts'
import { isConnectionLoss } from '#core/db/server/database-failures.ts'
import { createHttp, refuseUnknown } from '#core/http/server/mount.ts'
import { authFor, publicUrl } from '#tests/support/cookie-browser.ts'
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts'
import { silentLogger } from '#tests/support/silent-logger.ts'

import { authRoutes } from './auth.routes.ts'

const json = { 'content-type': 'application/json' }
const credentials = { email: 'siapa@contoh.test', password: 'sandi-panjang' }
type Answer = Record<string, unknown>

let store: TestDatabase
let app: ReturnType<typeof createHttp>

beforeAll(async () => {
  store = await createTestDatabase()
  const auth = authFor(store.database)
  app = createHttp({
    routes: authRoutes(auth),
    publicUrl,
    logger: silentLogger,
    identify: auth.identify,
    addressOf: () => '10.0.0.1',
    translate: () => null,
  })
  app.all('/api/auth/*', (c) => auth.handle(c.req.raw, '10.0.0.1'))
  refuseUnknown(app)
})
afterAll(async () => {
  await store.drop()
})

const signInRequest = (path = '/sign-in/email', body: unknown = credentials): Request =>
  new Request(`${publicUrl}/api/auth${path}`, { method: 'POST', headers: json, body: JSON.stringify(body) })

const send = async (path: string, body: unknown, headers: Record<string, string> = {}) => {
  const response = await app.request(`${publicUrl}${path}`, {
    method: 'POST',
    headers: { ...json, ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })
  return { status: response.status, answer: (await response.json()) as Answer }
}

const sessionState = async (headers: Record<string, string> = {}) => {
  const response = await app.request(`${publicUrl}/api/session`, { headers })
  return { cookies: response.headers.getSetCookie(), body: (await response.json()) as Answer }
}

test('AUTH-03, AUTH-04 GET /api/session tells who is here and never fails', async () => {
  const account = { name: 'Pak Contoh', email: 'pemilik@contoh.test', password: 'sandi-panjang' }
  const { answer } = await send('/api/auth/sign-up/email', account)
  const { id } = answer.user as { id: string }
  expect((await sessionState()).body).toEqual({ success: true, data: { user: null, isGuest: false } })
  const user = { uid: id, displayName: account.name, email: account.email, photoURL: null, emailVerified: false }
  const mine = await sessionState({ authorization: `Bearer ${String(answer.token)}` })
  expect(mine.body).toEqual({ success: true, data: { user, isGuest: false } })
  const stale = await sessionState({ cookie: 'juragan.session_token=lama.palsu' })
  expect(stale.body).toEqual({ success: true, data: { user: null, isGuest: false } })
  expect(stale.cookies).toEqual([expect.stringMatching(/^juragan\.session_token=; Max-Age=0/)])
})

test('AUTH-01 without settings there is no issuer to sign in with', async () => {
  const response = await app.request(`${publicUrl}/api/sign-in-ways`)
  expect(await response.json()).toEqual({ success: true, data: { ways: [], sendsMail: false } })
})

test('AUTH-12 refusals leave in our shape with our sentence', async () => {
  expect(await send('/api/auth/sign-in/email', credentials)).toMatchObject({
    status: 401,
    answer: {
      success: false,
      code: 'wrong_credentials',
      error: 'Email atau kata sandi salah. Periksa lagi, atau buat akun baru.',
    },
  })
  expect(await send('/api/auth/sign-in/email', '{')).toMatchObject({ status: 400, answer: { code: 'invalid_json' } })
  expect(await send('/api/auth/tidak-ada', {})).toMatchObject({ status: 404, answer: { code: 'not_found' } })
})

test('AUTH-08 a sign-in that another page sends is refused', async () => {
  const { status, answer } = await send('/api/auth/sign-in/email', credentials, { origin: 'http://jahat.test' })
  expect([status, answer.code]).toEqual([403, 'forbidden_origin'])
})

test('OPS-05 with the database gone every call says so', async () => {
  const database = openDatabase('postgres://nobody:nothing@127.0.0.1:1/none')
  const lost = authFor(database)
  const shown = new Headers({ authorization: 'Bearer abc' })
  const calls = [
    lost.identify(shown),
    lost.hasStaleSession(shown),
    lost.sessionState(shown),
    lost.ensureGuest(new Headers()),
    lost.handle(new Request(`${publicUrl}/api/auth/get-session`), ''),
    lost.handle(signInRequest(), ''),
  ]
  for (const call of await Promise.allSettled(calls))
    expect(call.status === 'rejected' && isConnectionLoss(call.reason)).toBe(true)
  await database.$client.end()
})

test('OPS-04 a failure that the sign-in library swallows is told with its cause', async () => {
  const broken = await createTestDatabase()
  await broken.database.execute(sql`alter table auth_sessions rename to gone`)
  const account = { name: 'Ibu Contoh', ...credentials }
  const [outcome] = await Promise.allSettled([
    authFor(broken.database).handle(signInRequest('/sign-up/email', account), ''),
  ])
  const error = outcome.status === 'rejected' ? toAppError(outcome.reason) : new AppError('not_found')
  expect(error.code).toBe('internal')
  const told = String(error.cause instanceof Error ? error.cause.stack : error.cause)
  expect(told).toContain('relation "auth_sessions" does not exist')
  expect(told).not.toContain('params')
  const left = await broken.database.execute(sql`select 1 from auth_users`)
  expect(left.rowCount).toBe(0)
  await broken.drop()
})
