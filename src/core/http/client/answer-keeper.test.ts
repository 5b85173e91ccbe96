import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'

import { defineContract, succeeded } from '../shared/contract.ts'
import { type AnswerKeeper, keepAnswersWith } from './answer-keeper.ts'
import { call } from './call.ts'
import { surplusOf } from './kept-answers.ts'

const read = defineContract({
  method: 'get',
  path: '/api/things/:id',
  access: 'public',
  summary: 'Read',
  params: z.object({ id: z.string() }),
  response: succeeded(z.object({ name: z.string() })),
})
const change = defineContract({
  method: 'post',
  path: '/api/things',
  access: 'public',
  summary: 'Change',
  body: z.object({}),
  response: succeeded(z.object({ name: z.string() })),
})

const kept = new Map<string, unknown>()
const keeper: AnswerKeeper = {
  begin: (_, address) => ({ keep: (answer) => kept.set(address, answer), recall: async () => kept.get(address) }),
}
const network = { calls: true, health: true }

beforeEach(() => {
  kept.clear()
  Object.assign(network, { calls: true, health: true })
  keepAnswersWith(keeper)
  vi.stubGlobal('fetch', async (path: string) => {
    if (path === '/api/health' ? !network.health : !network.calls) throw new TypeError('Failed to fetch')
    return Response.json({ success: true, data: { name: 'kaos' } })
  })
})
afterEach(() => {
  keepAnswersWith(null)
  vi.unstubAllGlobals()
})

const ask = async (): Promise<string> => (await call(read, { params: { id: 'a' } })).data.name

test('ITEM-02 an answer is kept, and given again only while the server is really out of reach', async () => {
  expect(await ask()).toBe('kaos')
  kept.set('/api/things/a', { success: true, data: { name: 'kaos lama' } })
  expect(await ask()).toBe('kaos')
  kept.set('/api/things/a', { success: true, data: { name: 'kaos lama' } })
  network.calls = false
  await expect(ask()).rejects.toMatchObject({ code: 'offline' })
  network.health = false
  expect(await ask()).toBe('kaos lama')
})

test('ITEM-02 what was kept and does not fit is no answer; nothing kept stays offline; changes are never answered so', async () => {
  Object.assign(network, { calls: false, health: false })
  await expect(ask()).rejects.toMatchObject({ code: 'offline' })
  kept.set('/api/things/a', { rusak: true })
  await expect(ask()).rejects.toMatchObject({ code: 'bad_answer' })
  kept.set('/api/things', { success: true, data: { name: 'kaos' } })
  await expect(call(change, { body: {} })).rejects.toMatchObject({ code: 'offline' })
})

test('ITEM-02 of each path those that were read last stay', () => {
  const index = {
    '/api/items/1': { path: '/api/items/:id', at: 1 },
    '/api/items/2': { path: '/api/items/:id', at: 3 },
    '/api/items/3': { path: '/api/items/:id', at: 2 },
    '/api/items': { path: '/api/items', at: 0 },
  }
  expect(surplusOf(index, '/api/items/:id', 2)).toEqual(['/api/items/1'])
  expect(surplusOf(index, '/api/items/:id', 3)).toEqual([])
})
