import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { createHttp, refuseUnknown } from '#core/http/server/mount.ts'
import type { Auth } from '#core/auth/server/auth.ts'
import { authFor, publicUrl, serviceKey } from '#tests/support/cookie-browser.ts'
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts'
import { silentLogger } from '#tests/support/silent-logger.ts'

import { prices } from '../shared/prices.ts'
import { auditLedger } from './repair.ts'
import { capture, reserve } from './ledger.ts'
import { pointsRoutes } from './points.routes.ts'

const json = { 'content-type': 'application/json' }

let store: TestDatabase
let auth: Auth
let app: ReturnType<typeof createHttp>

beforeAll(async () => {
  store = await createTestDatabase()
  auth = authFor(store.database)
  app = createHttp({
    routes: pointsRoutes(store.database),
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

type Answer = Record<string, unknown>
const send = async (path: string, body: unknown, headers: Record<string, string> = {}) => {
  const response = await app.request(`${publicUrl}${path}`, {
    method: 'POST',
    headers: { ...json, ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })
  return { response, status: response.status, answer: (await response.json()) as Answer }
}
const points = (body: unknown, headers: Record<string, string> = {}) => send('/api/points', body, headers)

let people = 0
/** Signs somebody up over HTTP; answers the headers of the bearer and the id. */
const signedUp = async () => {
  const email = `pemilik${(people += 1)}@contoh.test`
  const { answer } = await send('/api/auth/sign-up/email', { name: 'Pak Contoh', email, password: 'sandi-panjang' })
  const { id } = answer.user as { id: string }
  return { id, as: { authorization: `Bearer ${String(answer.token)}` } }
}

describe('POST /api/points', () => {
  test('POINT-01, POINT-03 initialize greets once, getBalance and history follow', async () => {
    const { as } = await signedUp()
    const answers = await Promise.all(Array.from({ length: 20 }, () => points({ action: 'initialize' }, as)))
    expect(answers.filter(({ answer }) => answer.isNewUser === true && answer.bonusReceived === 500_000)).toHaveLength(
      1,
    )
    expect(answers.filter(({ answer }) => answer.isNewUser === false && answer.bonusReceived === 0)).toHaveLength(19)
    expect((await points({ action: 'getBalance' }, as)).answer).toEqual({
      success: true,
      balance: 500_000,
      pointsBalance: 500_000,
    })
    const { answer } = await points({ action: 'history' }, as)
    expect(answer).toMatchObject({ success: true, count: 1 })
    expect(answer.transactions).toMatchObject([{ points: 500_000, balanceAfter: 500_000, action: 'welcome' }])
  })

  test('POINT-01 history has the newest 20 entries, or as many as are asked for', async () => {
    const { id, as } = await signedUp()
    for (let at = 1; at <= 20; at += 1)
      await points({ action: 'add', userId: id, points: at, reason: `Uji ${at}` }, { 'x-api-key': serviceKey })
    const { transactions } = (await points({ action: 'history' }, as)).answer as { transactions: { points: number }[] }
    expect(transactions.map((entry) => entry.points)).toEqual(Array.from({ length: 20 }, (_, at) => 20 - at))
    expect((await points({ action: 'history', limit: 21 }, as)).answer.count).toBe(21)
  })

  test('POINT-02 costs are open to everybody; aliases and prices answer in check', async () => {
    expect((await points({ action: 'costs' })).answer).toEqual({ success: true, costs: prices })
    const { as } = await signedUp()
    const check = async (target: string) => (await points({ action: 'check', target }, as)).answer
    expect(await check('surat_create')).toEqual({
      success: true,
      sufficient: true,
      balance: 500_000,
      required: 50,
      action: 'document_create',
    })
    expect(await check('presentation_create')).toMatchObject({ required: 8_000, action: 'playbook_ppt' })
    expect(await check('analysis_create')).toMatchObject({ required: 4_000, action: 'playbook_analysis' })
    for (const target of ['gratis', '', '__proto__', 'toString'])
      expect(await check(target)).toMatchObject({ success: false, code: 'unknown_action' })
  })

  test('POINT-01, POINT-06 deduct charges once for a key, a result and an item', async () => {
    const { as } = await signedUp()
    const deduct = async (target: string, metadata?: Answer) =>
      (await points({ action: 'deduct', target, ...(metadata ? { metadata } : {}) }, as)).answer
    const first = await deduct('surat_create', { itemId: 'itm_a' })
    expect(first).toEqual({
      success: true,
      pointsDeducted: 50,
      balanceAfter: 499_950,
      balance: 499_950,
      action: 'document_create',
    })
    expect(await deduct('surat_create', { itemId: 'itm_a' })).toEqual(first)
    expect(await deduct('document_create', { resultId: 'itm_a' })).toEqual(first)
    const five = await Promise.all(Array.from({ length: 5 }, () => deduct('document_edit', { key: 'ubah-1' })))
    for (const one of five) expect(one).toMatchObject({ pointsDeducted: 10, balanceAfter: 499_940 })
    expect(await deduct('document_edit', { itemId: 'itm_a' })).toMatchObject({ balanceAfter: 499_930 })
    expect(await deduct('document_edit', { itemId: 'itm_a' })).toMatchObject({ balanceAfter: 499_920 })
  })

  test('POINT-07 a deduct for what the server charged returns that charge and takes nothing', async () => {
    const { id, as } = await signedUp()
    const { database } = store
    await database.transaction((tx) =>
      reserve(tx, { userId: id, action: 'document_create', key: 'rep_1', ttlSeconds: 60 }),
    )
    await database.transaction((tx) => capture(tx, { userId: id, key: 'rep_1', itemId: 'itm_server' }))
    const { answer } = await points(
      { action: 'deduct', target: 'surat_create', metadata: { itemId: 'itm_server' } },
      as,
    )
    expect(answer).toMatchObject({ pointsDeducted: 50, balanceAfter: 499_950 })
    expect((await points({ action: 'getBalance' }, as)).answer.balance).toBe(499_950)
  })

  test('POINT-04, POINT-05 with points for one, one of fifty deducts succeeds; the others are told so', async () => {
    const { as } = await signedUp()
    for (let n = 0; n < 62; n += 1) await points({ action: 'deduct', target: 'playbook_ppt' }, as)
    expect((await points({ action: 'check', target: 'ppt_create' }, as)).answer).toMatchObject({
      sufficient: false,
      balance: 4_000,
    })
    const deduct = () => points({ action: 'deduct', target: 'playbook_analysis' }, as)
    const results = await Promise.all(Array.from({ length: 50 }, deduct))
    expect(results.filter(({ status }) => status === 200)).toHaveLength(1)
    const refused = results.find(({ status }) => status !== 200)
    expect(refused).toMatchObject({
      status: 402,
      answer: {
        success: false,
        error: 'Insufficient points',
        code: 'insufficient_points',
        details: { required: 4_000, action: 'playbook_analysis' },
      },
    })
    expect((await points({ action: 'getBalance' }, as)).answer.balance).toBe(0)
  })

  test('POINT-04, AUTH-11 guests and strangers are asked to sign in', async () => {
    const { setCookies } = await auth.ensureGuest(new Headers())
    const cookie = (setCookies[0] ?? '').split(';')[0] ?? ''
    for (const headers of [{}, { cookie }, { 'x-api-key': serviceKey }]) {
      for (const action of ['initialize', 'getBalance', 'history'])
        expect(await points({ action }, headers)).toMatchObject({
          status: 401,
          answer: { success: false, error: 'Please login to continue', code: 'not_signed_in' },
        })
      for (const action of ['check', 'deduct'])
        expect(await points({ action, target: 'document_create' }, headers)).toMatchObject({ status: 401 })
    }
  })

  test('AUTH-09 another person’s id in the body changes nothing', async () => {
    const [one, two] = [await signedUp(), await signedUp()]
    await points({ action: 'deduct', target: 'website_create', userId: two.id, uid: two.id }, one.as)
    const balances = await Promise.all([one, two].map(({ as }) => points({ action: 'getBalance', userId: one.id }, as)))
    expect(balances.map(({ answer }) => answer.balance)).toEqual([499_900, 500_000])
  })

  test('POINT-08, AUTH-10 add needs the service key, a positive whole number and somebody to give to', async () => {
    const { id, as } = await signedUp()
    const addition = { action: 'add', userId: id, points: 1_000, reason: 'Isi ulang' }
    const machine = { 'x-api-key': serviceKey }
    for (const headers of [{}, as, { ...as, ...machine }, { 'x-api-key': 'salah' }])
      expect(await points(addition, headers)).toMatchObject({ status: 403, answer: { code: 'service_key_required' } })
    for (const amount of [0, -5, 1.5, '10', null, 1e12, 2 ** 53])
      expect(await points({ ...addition, points: amount }, machine)).toMatchObject({ status: 400 })
    const added = await Promise.all([1, 2, 3].map(() => points({ ...addition, key: 'bayar-1' }, machine)))
    for (const { answer } of added)
      expect(answer).toEqual({ success: true, balance: 501_000, pointsAdded: 1_000, balanceAfter: 501_000 })
    expect(await points({ ...addition, userId: 'tidak-ada' }, machine)).toMatchObject({ status: 404 })
  })

  test.each([
    ['{', 'invalid_json'],
    ['null', 'invalid_request'],
    ['[]', 'invalid_request'],
    ['{"action":"hapus"}', 'invalid_request'],
    ['{"action":"deduct"}', 'invalid_request'],
    ['{"action":"deduct","target":"document_create","metadata":{"itemId":5}}', 'invalid_request'],
    ['{"action":"deduct","target":"document_create","metadata":{"key":"a\\u0000b"}}', 'invalid_request'],
    [`{"action":"deduct","target":"document_create","metadata":{"key":"${'k'.repeat(500)}"}}`, 'invalid_request'],
    ['{"action":"history","limit":0}', 'invalid_request'],
    ['{"action":"history","limit":100000}', 'invalid_request'],
    ['{"action":"history","limit":"dua"}', 'invalid_request'],
  ])('OPS-05 the body %s is refused with a sentence', async (body, code) => {
    const { as } = await signedUp()
    const { status, answer } = await points(body, as)
    expect([status, answer.code, answer.success]).toEqual([400, code, false])
  })

  test('POINT-05 after all this every balance is the sum of its entries', async () => {
    expect(await auditLedger(store.database)).toEqual([])
  })
})
