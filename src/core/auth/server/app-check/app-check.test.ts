import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'

import { usedProofs } from '#core/auth/server/auth.tables.ts'
import type { AppCheckTask } from '#core/auth/shared/app-check.contract.ts'
import { appCheckHeader } from '#core/http/shared/app-check-header.ts'
import { defineContract, ok, succeeded } from '#core/http/shared/contract.ts'
import type { Identity } from '#core/http/shared/identity.ts'
import { createHttp } from '#core/http/server/mount.ts'
import { route } from '#core/http/server/router.ts'
import { easyAppCheck, solveTask, verifiedHeaders } from '#tests/support/app-check.ts'
import { useTestDatabase } from '#tests/support/database.ts'
import { silentLogger } from '#tests/support/silent-logger.ts'

const creating = defineContract({
  method: 'post',
  path: '/api/create-something',
  access: 'user',
  needsAppCheck: true,
  summary: 'Creates',
  body: z.object({ name: z.string() }),
  response: succeeded(z.string()),
})

const identities: Readonly<Record<string, Identity>> = {
  guest: { role: 'guest', userId: 'guest' },
  machine: { role: 'service' },
}

const store = useTestDatabase()
let servers: ReturnType<typeof createHttp>[]
let made = 0
beforeAll(() => {
  // Two app servers on one database.
  servers = [1, 2].map(() => {
    const { routes, verifyApp } = easyAppCheck(store.database)
    return createHttp({
      routes: [
        ...routes,
        route(creating, async ({ body }) => {
          made += 1
          return ok(body.name)
        }),
      ],
      verifyApp,
      publicUrl: 'http://127.0.0.1:3000',
      logger: silentLogger,
      identify: async (headers): Promise<Identity> => {
        const who = headers.get('x-who')
        if (who === null) return { role: 'nobody' }
        return identities[who] ?? { role: 'user', userId: who }
      },
      addressOf: () => '10.0.0.1',
      translate: () => null,
    })
  })
})
afterEach(() => vi.useRealTimers())

/** Only the date is held still: queries go on. */
const travelTo = (instant: number): void => void vi.useFakeTimers({ toFake: ['Date'], now: instant })

const request =
  (who: string, server = 0) =>
  async (method: 'GET' | 'POST', path: string, body?: unknown, headers = {}) =>
    servers[server]?.request(path, {
      method,
      headers: { 'content-type': 'application/json', 'x-who': who, ...headers },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    }) as Promise<Response>

const codeOf = async (answer: Response): Promise<[number, string]> => [
  answer.status,
  ((await answer.json()) as { code: string }).code,
]
const taskFor = async (who: string): Promise<AppCheckTask> =>
  ((await (await request(who)('GET', '/api/app-check')).json()) as { data: AppCheckTask }).data
const proofFor = async (who: string): Promise<string> => solveTask(await taskFor(who))
const exchange = (who: string, proof: string, server = 0) =>
  request(who, server)('POST', '/api/app-check/token', { proof })
const create = (who: string, headers: object, server = 0) =>
  request(who, server)('POST', creating.path, { name: 'Surat' }, headers)
const write = (payload: object): string => Buffer.from(JSON.stringify(payload)).toString('base64')
const refusedProof = [422, 'app_check_proof_refused']

test('AUTH-06 AUTH-11 a proof goes in, a token and its time to live come out, and the token opens creating calls', async () => {
  const answer = (await (await exchange('user_1', await proofFor('user_1'))).json()) as {
    data: { token: string; ttl: number }
  }
  expect(answer).toMatchObject({ success: true, data: { ttl: 3_600 } })
  const headers = { [appCheckHeader]: answer.data.token }
  expect((await create('user_1', headers)).status).toBe(200)
  // As often as needed, and at every server.
  expect((await create('user_1', headers, 1)).status).toBe(200)
})

test('AUTH-06 without a token, or with one that is not good, nothing is made and the specification’s texts are told', async () => {
  const before = made
  const none = await create('user_1', {})
  expect(none.status).toBe(403)
  expect(await none.json()).toMatchObject({
    success: false,
    error: 'App Check not initialized',
    code: 'app_check_not_initialized',
  })
  const { [appCheckHeader]: good = '' } = await verifiedHeaders(request('user_1'))
  const [text = '', signature = ''] = good.split('.')
  const claims = Buffer.from(JSON.stringify({ sub: 'user_2', exp: 4_000_000_000 })).toString('base64url')
  const forged = [
    'x',
    `${text}.`,
    `${text}.${signature.slice(1)}`,
    `${claims}.${signature}`,
    `${good}.x`,
    '.',
    `.${signature}`,
  ]
  for (const token of forged) {
    const answer = await create('user_1', { [appCheckHeader]: token })
    expect(answer.status).toBe(403)
    expect(await answer.json()).toMatchObject({ error: 'App Check verification failed', code: 'app_check_failed' })
  }
  // Somebody else's token is no token.
  expect(await codeOf(await create('user_2', { [appCheckHeader]: good }))).toEqual([403, 'app_check_failed'])
  expect(made).toBe(before)
})

test('AUTH-06 a token ends after its time to live', async () => {
  const headers = await verifiedHeaders(request('user_1'))
  const now = Date.now()
  travelTo(now + 3_598_000)
  expect((await create('user_1', headers)).status).toBe(200)
  travelTo(now + 3_601_000)
  expect(await codeOf(await create('user_1', headers))).toEqual([403, 'app_check_failed'])
})

test('AUTH-06 AUTH-11 who may not create is told that first; guests and machines get no token', async () => {
  for (const who of ['guest', 'machine']) {
    const { status } = await request(who)('GET', '/api/app-check')
    expect(status).toBe(401)
    expect(await codeOf(await create(who, {}))).toEqual([401, 'not_signed_in'])
  }
})

test('AUTH-07 a proof works once, also when it is shown at several servers at the same time', async () => {
  const proof = await proofFor('user_1')
  const answers = await Promise.all(Array.from({ length: 8 }, (_, index) => exchange('user_1', proof, index % 2)))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array.from({ length: 7 }, () => 422)])
  expect(await codeOf(await exchange('user_1', proof))).toEqual(refusedProof)
  // The same puzzle in other words is the same proof.
  const again = JSON.parse(Buffer.from(proof, 'base64').toString()) as object
  const inOtherWords = write({ ...again, extra: 1 })
  expect(await codeOf(await exchange('user_1', inOtherWords))).toEqual(refusedProof)
})

test('AUTH-07 forged, unsolved, foreign and late proofs are refused', async () => {
  const task = await taskFor('user_1')
  const proof = await solveTask(task)
  type Payload = { challenge: { parameters: Record<string, unknown>; signature: string }; solution: object }
  const read = (): Payload => JSON.parse(Buffer.from(proof, 'base64').toString()) as Payload
  const { challenge, solution } = read()
  const { parameters } = challenge
  const forged = [
    'bukan bukti',
    write([]),
    write({ challenge }),
    write({ challenge, solution: { counter: 0, derivedKey: '00' } }),
    write({ challenge: { ...challenge, parameters: { ...parameters, data: { for: 'user_2' } } }, solution }),
    write({ challenge: { ...challenge, parameters: { ...parameters, expiresAt: 4_000_000_000 } }, solution }),
    write({ challenge: { ...challenge, parameters: { ...parameters, keyPrefix: '' } }, solution }),
    write({ challenge: { ...challenge, signature: '' }, solution }),
  ]
  for (const one of forged) expect(await codeOf(await exchange('user_1', one))).toEqual(refusedProof)
  expect(await codeOf(await exchange('user_2', proof))).toEqual(refusedProof)
  const now = Date.now()
  travelTo(now + 10 * 60_000 + 2_000)
  expect(await codeOf(await exchange('user_1', proof))).toEqual(refusedProof)
  vi.useRealTimers()
  expect((await exchange('user_1', proof)).status).toBe(200)
})

test('AUTH-07 used proofs are forgotten once they could not be shown any more anyway', async () => {
  await store.database.insert(usedProofs).values({ id: 'lama', expiresAt: new Date(Date.now() - 2 * 60 * 60_000) })
  await verifiedHeaders(request('user_3'))
  const ids = (await store.database.select().from(usedProofs)).map(({ id }) => id)
  expect(ids).not.toContain('lama')
  expect(ids.length).toBeGreaterThan(0)
})

const mountUnchecked = () =>
  createHttp({
    routes: [route(creating, async () => ok(''))],
    publicUrl: 'http://127.0.0.1:3000',
    logger: silentLogger,
    identify: async () => ({ role: 'nobody' }),
    addressOf: () => '',
    translate: () => null,
  })

test('AUTH-11 a creating call cannot be mounted without somebody who checks its token', () => {
  expect(mountUnchecked).toThrow('needs an app-verification token')
})

test('AUTH-06 the description of the calls names the header', async () => {
  const document = (await (await request('user_1')('GET', '/api/openapi.json')).json()) as {
    paths: Record<string, { post: { parameters: { name: string; required: boolean }[] } }>
  }
  expect(document.paths[creating.path]?.post.parameters).toMatchObject([{ name: appCheckHeader, required: true }])
})
