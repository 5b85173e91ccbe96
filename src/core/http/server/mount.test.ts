import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'

import { AppError } from '#core/errors/shared/app-error.ts'

import { defineContract, ok, succeeded } from '../shared/contract.ts'
import type { Identity } from '../shared/identity.ts'
import { eventStream } from './events.ts'
import { createHttp, refuseUnknown } from './mount.ts'
import { route } from './router.ts'

const echo = defineContract({
  method: 'post',
  path: '/api/echo/:name',
  access: 'public',
  summary: 'Echo',
  params: z.object({ name: z.string() }),
  body: z.object({ text: z.string().check(z.maxLength(100)) }),
  response: succeeded(z.object({ said: z.string() })),
})
const owned = defineContract({
  method: 'get',
  path: '/api/owned',
  access: 'user',
  summary: 'Owned',
  response: succeeded(z.string()),
})
const machine = defineContract({
  method: 'get',
  path: '/api/machine',
  access: 'service',
  summary: 'Machine',
  response: succeeded(z.string()),
})
const broken = defineContract({
  method: 'get',
  path: '/api/broken',
  access: 'public',
  summary: 'Broken',
  response: succeeded(z.string()),
})
const told = defineContract({
  method: 'get',
  path: '/api/told',
  access: 'public',
  summary: 'Told',
  response: succeeded(z.string()),
})
const stream = defineContract({
  method: 'get',
  path: '/api/stream',
  access: 'public',
  summary: 'Stream',
  response: 'events',
})

const logged: unknown[] = []
const note = (...parts: unknown[]): void => void logged.push(parts)
const logger = { info: note, warn: note, error: note, debug: note, fatal: note }

const build = (identity: Identity = { role: 'nobody' }) => {
  const app = createHttp({
    routes: [
      route(echo, async ({ params, body }) => ok({ said: `${params.name}: ${body.text}` })),
      route(owned, async () => ok('mine')),
      route(machine, async () => ok('machine')),
      route(broken, async () => {
        throw new Error('the password is hunter2')
      }),
      route(told, async () => {
        throw new AppError('stale_version', { details: { current: 3 } })
      }),
      route(stream, async () =>
        eventStream(
          (async function* () {
            yield { id: '1', event: 'delta', data: { text: 'baris\nbaru' } }
            yield { id: '2', event: 'done', data: {} }
          })(),
        ),
      ),
    ],
    publicUrl: 'http://juragan.test',
    logger: logger as never,
    identify: async () => identity,
    addressOf: () => '127.0.0.1',
    translate: () => null,
  })
  refuseUnknown(app)
  return app
}

const asked = async (path: string, identity: Identity): Promise<string | undefined> =>
  ((await (await build(identity).request(path)).json()) as { code?: string }).code

const post = (path: string, body: BodyInit, headers: Record<string, string> = { 'content-type': 'application/json' }) =>
  build().request(`http://juragan.test${path}`, { method: 'POST', body, headers })

describe('a mounted contract', () => {
  test('OPS-05 answers parsed input and carries the security headers and a request id', async () => {
    const response = await post('/api/echo/budi', JSON.stringify({ text: 'halo' }))
    expect(response.status).toBe(200)
    expect(await response.json()).toEqual({ success: true, data: { said: 'budi: halo' } })
    const policy = response.headers.get('content-security-policy') ?? ''
    expect(policy).toContain("script-src 'self'")
    expect(policy).not.toContain('unsafe')
    expect(policy).toContain("frame-src 'self' https://docs.google.com/presentation/;")
    expect(policy).toContain("frame-ancestors 'none'")
    expect(response.headers.get('x-request-id')).toMatch(/^req_/)
  })

  test.each([
    ['not JSON', '{', { 'content-type': 'application/json' }, 400, 'invalid_json'],
    ['not UTF-8', Buffer.from([0x22, 0xff, 0x22]), { 'content-type': 'application/json' }, 400, 'invalid_json'],
    [
      'another media type',
      'text=halo',
      { 'content-type': 'application/x-www-form-urlencoded' },
      415,
      'unsupported_media_type',
    ],
    ['no body', '', { 'content-type': 'application/json' }, 400, 'invalid_json'],
    ['a wrong type', '{"text":5}', { 'content-type': 'application/json' }, 400, 'invalid_request'],
    ['a missing field', '{}', { 'content-type': 'application/json' }, 400, 'invalid_request'],
    [
      'too long a text',
      JSON.stringify({ text: 'a'.repeat(101) }),
      { 'content-type': 'application/json' },
      400,
      'invalid_request',
    ],
    [
      'too large a body',
      JSON.stringify({ text: 'a'.repeat(4_000_000) }),
      { 'content-type': 'application/json' },
      413,
      'body_too_large',
    ],
  ])('OPS-05 refuses %s with its own sentence', async (_, body, headers, status, code) => {
    const response = await post('/api/echo/x', body, headers)
    const answer = (await response.json()) as { success: boolean; error: string; code: string }
    expect([response.status, answer.code, answer.success]).toEqual([status, code, false])
    expect(answer.error.length).toBeGreaterThan(20)
  })

  test('AUTH-08 refuses a change that another page sends, and lets our own page and API clients through', async () => {
    const body = JSON.stringify({ text: 'halo' })
    const json = { 'content-type': 'application/json' }
    expect((await post('/api/echo/x', body, { ...json, origin: 'http://jahat.test' })).status).toBe(403)
    expect((await post('/api/echo/x', body, { ...json, origin: 'null' })).status).toBe(403)
    expect((await post('/api/echo/x', body, { ...json, 'sec-fetch-site': 'cross-site' })).status).toBe(403)
    expect((await post('/api/echo/x', body, { ...json, origin: 'http://juragan.test' })).status).toBe(200)
    expect((await post('/api/echo/x', body, json)).status).toBe(200)
  })

  test('AUTH-10, AUTH-11 lets only the named role in', async () => {
    expect(await asked('/api/owned', { role: 'nobody' })).toBe('not_signed_in')
    expect(await asked('/api/owned', { role: 'guest', userId: 'g' })).toBe('not_signed_in')
    expect(await asked('/api/owned', { role: 'service' })).toBe('not_signed_in')
    expect(await asked('/api/owned', { role: 'user', userId: 'u' })).toBeUndefined()
    expect(await asked('/api/machine', { role: 'user', userId: 'u' })).toBe('service_key_required')
    expect(await asked('/api/machine', { role: 'service' })).toBeUndefined()
  })

  test('OPS-04 an unknown failure is logged with its cause and never shown', async () => {
    logged.length = 0
    const response = await build().request('/api/broken')
    const text = await response.text()
    expect(response.status).toBe(500)
    expect(text).not.toContain('hunter2')
    expect(JSON.parse(text)).toMatchObject({ success: false, code: 'internal' })
    expect(logged).toHaveLength(1)
  })

  test('ITEM-09 a told failure carries its details', async () => {
    const answer = await (await build().request('/api/told')).json()
    expect(answer).toMatchObject({ success: false, code: 'stale_version', details: { current: 3 } })
  })

  test('OPS-05 unknown paths and methods are told apart', async () => {
    expect((await build().request('/api/none')).status).toBe(404)
    const response = await build().request('/api/owned', { method: 'DELETE' })
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET'])
  })

  test('CHAT-13 server-sent events keep one event in one block', async () => {
    const text = await (await build().request('/api/stream')).text()
    expect(text).toBe('id: 1\nevent: delta\ndata: {"text":"baris\\nbaru"}\n\nid: 2\nevent: done\ndata: {}\n\n')
  })

  test('OPS-01 the OpenAPI document lists every route with its schemas', async () => {
    const document = (await (await build().request('/api/openapi.json')).json()) as {
      openapi: string
      paths: Record<string, Record<string, { requestBody?: unknown; parameters: unknown[] }>>
    }
    expect(document.openapi).toBe('3.1.0')
    expect(Object.keys(document.paths)).toEqual(
      expect.arrayContaining(['/api/echo/{name}', '/api/owned', '/api/stream']),
    )
    expect(document.paths['/api/echo/{name}']?.post?.parameters).toEqual([
      { name: 'name', in: 'path', required: true, schema: { type: 'string' } },
    ])
    expect(JSON.stringify(document.paths['/api/echo/{name}']?.post?.requestBody)).toContain('"maxLength":100')
  })
})
