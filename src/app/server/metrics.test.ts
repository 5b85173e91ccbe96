import { afterAll, beforeAll, expect, test } from 'vitest'

import { createCrowdLimit } from '#core/http/server/crowd-limit.ts'
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts'
import { openWholeProduct } from '#tests/support/whole-product.ts'

import { createMetrics } from './metrics.ts'
import type { Product } from './product.ts'

const token = 'kunci-angka-yang-cukup-panjang'

let store: TestDatabase
let product: Product
beforeAll(async () => {
  store = await createTestDatabase()
  product = await openWholeProduct(store.database)
})
afterAll(async () => {
  await product.stop()
  await store.drop()
})

interface Asker {
  readonly from?: string
  readonly host?: string
  readonly headers?: Record<string, string>
}
const ask = (to: Product, path: string, { from = '127.0.0.1', host = '127.0.0.1:4322', headers = {} }: Asker = {}) =>
  to.fetch(new Request(`http://${host}${path}`, { headers }), { incoming: { socket: { remoteAddress: from } } })

test('OPS-04 the numbers tell patterns, methods and statuses, and of nobody anything', async () => {
  const signUp = await product.fetch(
    new Request('http://127.0.0.1:4322/api/auth/sign-up/email', {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: 'http://127.0.0.1:4322' },
      body: JSON.stringify({ name: 'Ibu Rahasia', email: 'rahasia@toko.example', password: 'sandi-rahasia' }),
    }),
    { incoming: { socket: { remoteAddress: '127.0.0.1' } } },
  )
  const cookie = signUp.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ')
  expect((await ask(product, '/api/items/itm_rahasia123', { headers: { cookie } })).status).toBe(404)
  await ask(product, '/halaman/rahasia?kunci=rahasia')
  await product.fetch(new Request('http://127.0.0.1:4322/x', { method: 'RAHASIA' }), {})
  const answer = await ask(product, '/metrics')
  expect(answer.headers.get('content-type')).toBe('text/plain; version=0.0.4; charset=utf-8')
  const text = await answer.text()
  for (const line of [
    'juragan_http_requests_total{route="/api/items/:id",method="GET",status="404"} 1',
    'juragan_http_requests_total{route="/api/auth/*",method="POST",status="200"} 1',
    'juragan_http_requests_total{route="pages",method="GET",status="404"} 1',
    'juragan_http_request_seconds_count{route="/api/items/:id",method="GET"} 1',
    'juragan_running{what="requests"} 0',
    'juragan_running{what="replies"} 0',
    'juragan_streams_open 0',
    'juragan_render_queue 0',
    'juragan_database_up 1',
    'juragan_database_waiting 0',
    'juragan_holds 0',
  ])
    expect(text.split('\n')).toContain(line)
  expect(text).toMatch(/juragan_build_info\{version="[\d.]+",node="[\d.]+",assistant="embedded"\} 1/)
  expect(text).toMatch(/juragan_database_connections\{state="(?:idle|in_use)"\} [1-9]/)
  expect(text.toLowerCase()).not.toMatch(/rahasia|itm_|toko\.example/)
})

const statusOf = async (asker: Asker): Promise<number> => (await ask(product, '/metrics', asker)).status

test('OPS-04 without a token only who asks on this machine reads them; for everybody else there is nothing', async () => {
  expect(await statusOf({})).toBe(200)
  expect(await statusOf({ from: '::1', host: '[::1]:4322' })).toBe(200)
  expect(await statusOf({ from: '203.0.113.7' })).toBe(404)
  expect(await statusOf({ headers: { 'x-forwarded-for': '127.0.0.1' } })).toBe(404)
  expect(await statusOf({ headers: { via: '1.1 proxy' } })).toBe(404)
  expect(await statusOf({ host: 'jahat.example' })).toBe(404)
  expect(await statusOf({ from: '203.0.113.7', headers: { authorization: `Bearer ${token}` } })).toBe(404)
})

test('OPS-04 with a token whoever shows it reads them; behind an address of the world nobody else does', async () => {
  const other = await openWholeProduct(store.database, {
    config: { metricsToken: token },
    publicUrl: 'https://juragan.example',
  })
  const shownTo = async (authorization?: string): Promise<number> =>
    (await ask(other, '/metrics', { from: '203.0.113.7', ...(authorization ? { headers: { authorization } } : {}) }))
      .status
  expect(await shownTo(`Bearer ${token}`)).toBe(200)
  expect(await shownTo(`Bearer ${token}x`)).toBe(404)
  expect(await shownTo('Bearer')).toBe(404)
  expect(await shownTo()).toBe(404)
  expect((await ask(other, '/metrics')).status).toBe(404)
  await other.stop()
})

test('OPS-04 a database that is gone takes its own numbers with it and no other', async () => {
  const gone = await createTestDatabase()
  const crowd = createCrowdLimit({ most: 1, mostOfOne: 1 })
  const metrics = createMetrics({
    database: gone.database,
    token: null,
    publicUrl: 'http://127.0.0.1:4322',
    assistant: 'embedded',
    crowds: { requests: crowd, heavy_calls: crowd, replies: crowd },
  })
  await gone.drop()
  metrics.noteModelCall('assistant_busy', 0.7)
  const text = await (await metrics.show(new Request('http://127.0.0.1:4322/metrics'), '127.0.0.1'))?.text()
  expect(text).toContain('juragan_database_up 0\n')
  expect(text).not.toContain('juragan_jobs')
  expect(text).toContain('juragan_model_calls_total{outcome="assistant_busy"} 1\n')
  expect(text).toContain('juragan_model_call_seconds_bucket{outcome="assistant_busy",le="1"} 1\n')
})

test('OPS-04 a server that is asked to end is not ready any more, and still alive', async () => {
  const ending = await openWholeProduct(store.database)
  const healthOf = async (path: string): Promise<number> => (await ask(ending, path)).status
  expect([await healthOf('/api/health/ready'), await healthOf('/api/health')]).toEqual([200, 200])
  const stopped = ending.stop()
  expect([await healthOf('/api/health/ready'), await healthOf('/api/health')]).toEqual([503, 503])
  expect(await healthOf('/api/health/live')).toBe(200)
  await stopped
})
