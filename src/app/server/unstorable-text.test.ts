import { afterAll, beforeAll, expect, test } from 'vitest'

import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts'
import { openWholeProduct } from '#tests/support/whole-product.ts'

import type { Product } from './product.ts'

const publicUrl = 'http://127.0.0.1:4322'
/** What PostgreSQL keeps neither in text nor in jsonb. */
const unstorable = 'a\0b\ud800c'

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

let calls = 0
const call = (method: string, path: string, cookie: string, body?: unknown): Promise<Response> => {
  const headers = { cookie, ...(body === undefined ? {} : { 'content-type': 'application/json' }) }
  const request = { method, headers, ...(body === undefined ? {} : { body: JSON.stringify(body) }) }
  // Nobody asks for so much in a moment from one address.
  const remoteAddress = `10.0.${(calls += 1) >> 8}.${calls & 255}`
  return product.fetch(new Request(`${publicUrl}${path}`, request), { incoming: { socket: { remoteAddress } } })
}

interface Schema {
  readonly type?: string
  readonly const?: unknown
  readonly enum?: readonly unknown[]
  readonly anyOf?: readonly Schema[]
  readonly oneOf?: readonly Schema[]
  readonly items?: Schema
  readonly properties?: Readonly<Record<string, Schema>>
  readonly minimum?: number
  readonly minItems?: number
}

/** A value of a schema whose texts are all unstorable; `turn` chooses where there is a choice. */
const sampleOf = (schema: Schema, turn: number): unknown => {
  const choices = schema.anyOf ?? schema.oneOf
  const chosen = choices?.[turn % choices.length]
  if (chosen) return sampleOf(chosen, turn)
  if (schema.const !== undefined) return schema.const
  if (schema.enum) return schema.enum[turn % schema.enum.length]
  const { type, items = {}, properties = {} } = schema
  if (type === 'string') return unstorable
  if (type === 'integer' || type === 'number') return Math.max(1, schema.minimum ?? 1)
  if (type === 'boolean') return turn % 2 === 0
  if (type === 'null') return null
  if (type === 'array') return Array.from({ length: Math.max(1, schema.minItems ?? 1) }, () => sampleOf(items, turn))
  return Object.fromEntries(Object.entries(properties).map(([name, property]) => [name, sampleOf(property, turn)]))
}

interface Operation {
  readonly parameters: readonly { readonly name: string; readonly in: string }[]
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: Schema }>> }
}

/** As many kinds of body as the largest choice of a contract has. */
const turns = 7

test('OPS-05 AUTH-09 text that cannot be stored is refused or left out, in every path, query and body', async () => {
  const account = { name: 'Ibu Uji', email: 'uji@contoh.test', password: 'rahasia-contoh-1' }
  const signedUp = await call('POST', '/api/auth/sign-up/email', '', account)
  const cookie = signedUp.headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ')
  const { paths } = (await (await call('GET', '/api/openapi.json', '')).json()) as {
    paths: Record<string, Record<string, Operation>>
  }
  const all = Object.entries(paths)
    .filter(([path]) => !path.startsWith('/api/auth/') && path !== '/api/live')
    .flatMap(([path, operations]) => Object.entries(operations).map(([method, one]) => ({ method, path, one })))
  expect(all.length).toBeGreaterThan(100)

  const wrong: string[] = []
  for (const { method, path, one } of all) {
    const named = path.replaceAll('{version}', '1').replaceAll(/\{\w+\}/g, 'a%00b')
    const query = one.parameters.flatMap((given) => (given.in === 'query' ? [`${given.name}=a%00b`] : []))
    const schema = one.requestBody?.content['application/json']?.schema
    for (let turn = 0; turn < (schema ? turns : 1); turn += 1) {
      const body = schema && sampleOf(schema, turn)
      const answer = await call(method.toUpperCase(), `${named}?${query.join('&')}`, cookie, body)
      await answer.body?.cancel()
      if (answer.status === 500) wrong.push(`${method} ${path}`)
      if (named.includes('%00') && answer.ok) wrong.push(`${method} ${path} found something`)
    }
  }
  expect([...new Set(wrong)]).toEqual([])
})
