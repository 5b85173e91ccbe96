import { afterEach, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'

import { AppError } from '#core/errors/shared/app-error.ts'

import { defineContract, succeeded } from '../shared/contract.ts'
import { addressOf, call } from './call.ts'

const read = defineContract({
  method: 'get',
  path: '/api/things/:id',
  access: 'public',
  summary: 'Read',
  params: z.object({ id: z.string() }),
  query: z.object({ kind: z.optional(z.string()) }),
  response: succeeded(z.object({ name: z.string() })),
})

const answerWith = (status: number, body: string): void => {
  vi.stubGlobal('fetch', async () => new Response(body, { status }))
}
const codeOf = async (promise: Promise<unknown>): Promise<string> => {
  try {
    await promise
    return 'no failure'
  } catch (error) {
    return error instanceof AppError ? error.code : String(error)
  }
}
const ask = () => call(read, { params: { id: 'a' } })

afterEach(() => vi.unstubAllGlobals())

test('ITEM-09 an answer counts as success only if it is ok and success is true', async () => {
  answerWith(200, '{"success":true,"data":{"name":"kaos"}}')
  expect((await ask()).data.name).toBe('kaos')
  answerWith(200, '{"success":false,"data":{"name":"kaos"}}')
  expect(await codeOf(ask())).toBe('bad_answer')
  answerWith(200, '<html>')
  expect(await codeOf(ask())).toBe('bad_answer')
})

test('ITEM-09 a failure keeps the code of the server and the status in its cause', async () => {
  answerWith(409, '{"success":false,"error":"x","code":"stale_version","details":{"current":2}}')
  const error = await ask().catch((thrown: unknown) => thrown)
  expect(error).toMatchObject({ code: 'stale_version', details: { current: 2, status: 409 } })
  expect(((error as AppError).cause as Error).message).toBe('API error: 409')
  answerWith(502, 'Bad gateway')
  expect(await codeOf(ask())).toBe('bad_answer')
})

test('CHAT-09 a server out of reach is told as offline', async () => {
  vi.stubGlobal('fetch', async () => {
    throw new TypeError('Failed to fetch')
  })
  expect(await codeOf(ask())).toBe('offline')
})

test('ITEM-09 addresses are filled in and encoded', () => {
  expect(addressOf(read, { id: 'a/b c' }, { kind: 'document', none: undefined })).toBe(
    '/api/things/a%2Fb%20c?kind=document',
  )
})
