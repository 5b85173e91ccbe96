import { afterAll, beforeAll, expect, test } from 'vitest'

import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts'
import { openWholeProduct } from '#tests/support/whole-product.ts'

import type { Product } from './product.ts'

const publicUrl = 'http://127.0.0.1:4322'
const workspace = '/api/workspace/api/workspace'

/** The calls that make something paid without the chat (P1 §7, P2 §7; resolutions 23). */
const creating = [
  '/api/documents/generate',
  '/api/documents/presentation',
  `${workspace}/generate-document`,
  `${workspace}/stream-document`,
  `${workspace}/generate-presentation`,
  `${workspace}/generate-spreadsheet`,
  '/api/items/itm_a/convert',
  '/api/pos/create-pos-system',
  '/api/create-website-netlify',
  '/api/create-website-vercel',
  '/api/create-website-cloudflare',
]

let store: TestDatabase
let product: Product
beforeAll(async () => {
  store = await createTestDatabase()
  product = await openWholeProduct(store.database, { publicUrl })
})
afterAll(async () => {
  await product.stop()
  await store.drop()
})

const post = (path: string, cookie: string, body: object = {}): Promise<Response> => {
  const headers = { cookie, 'content-type': 'application/json' }
  const request = new Request(`${publicUrl}${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
  return product.fetch(request, { incoming: { socket: { remoteAddress: '127.0.0.1' } } })
}
const cookieOf = (answer: Response): string =>
  answer.headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ')
const answers = (cookie: string): Promise<[string, number, unknown][]> =>
  Promise.all(
    creating.map(async (path) => {
      const answer = await post(path, cookie)
      return [path, answer.status, ((await answer.json()) as { code?: unknown }).code]
    }),
  )

test('AUTH-11 every call that creates asks an owner for the app-verification token', async () => {
  const account = { name: 'Ibu Uji', email: 'uji@contoh.test', password: 'rahasia-contoh-1' }
  const owner = cookieOf(await post('/api/auth/sign-up/email', '', account))
  expect(await answers(owner)).toEqual(creating.map((path) => [path, 403, 'app_check_not_initialized']))
})

test('AUTH-11 strangers and guests create nothing: each call refuses them before it looks at a token', async () => {
  const guest = cookieOf(await post('/api/auth/sign-in/anonymous', ''))
  for (const cookie of ['', guest])
    expect((await answers(cookie)).map(([path, status]) => [path, status])).toEqual(creating.map((path) => [path, 401]))
})
