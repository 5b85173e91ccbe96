import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'

import { AppError } from '#core/errors/shared/app-error.ts'
import { silentLogger } from '#tests/support/silent-logger.ts'

import { defineContract, ok, succeeded } from '../shared/contract.ts'
import { createBusyDoor } from './busy-door.ts'
import { createCrowdLimit, type CrowdLimits } from './crowd-limit.ts'
import { eventStream } from './events.ts'
import { createHttp } from './mount.ts'
import { route } from './router.ts'

const common = { method: 'get', access: 'public', summary: 'x', response: succeeded(z.string()) } as const
const list = defineContract({ ...common, path: '/api/list' })
const file = defineContract({ ...common, path: '/api/file', isHeavy: true })
const health = defineContract({ ...common, path: '/api/health', isHealth: true })
const stream = defineContract({ ...common, path: '/api/stream', response: 'events' })

const until = async (isSo: () => boolean): Promise<void> => {
  while (!isSo()) await new Promise<void>((go) => void setImmediate(go))
}

interface Limits {
  readonly all?: CrowdLimits
  readonly heavy?: CrowdLimits
  readonly longestCall?: number
}

/** The real router behind the real door. `/api/list` and `/api/file` answer once they are let go. */
const openServer = ({
  all = { most: 2, mostOfOne: 2 },
  heavy = { most: 2, mostOfOne: 1 },
  longestCall,
}: Limits = {}) => {
  const waiting: (() => void)[] = []
  const signals: AbortSignal[] = []
  const held = async (signal: AbortSignal) => {
    signals.push(signal)
    await new Promise<void>((go) => waiting.push(go))
    return ok('isi')
  }
  let isLimited = false
  const http = createHttp({
    routes: [
      route(list, (_, { signal }) => held(signal)),
      route(file, (_, { signal }) => held(signal)),
      route(health, async () => ok('sehat')),
      route(stream, async (_, { signal }) =>
        eventStream(
          (async function* () {
            yield { id: '1', event: 'delta', data: {} }
            await new Promise<void>((go) => waiting.push(go))
            yield { id: '2', event: signal.aborted ? 'cut' : 'done', data: {} }
          })(),
        ),
      ),
    ],
    publicUrl: 'http://juragan.test',
    logger: silentLogger,
    identify: async (headers) => {
      const userId = headers.get('x-user')
      return userId === null ? { role: 'nobody' } : { role: 'user', userId }
    },
    addressOf: (request) => request.headers.get('x-address') ?? '127.0.0.1',
    translate: () => null,
    limit: () => {
      if (isLimited) throw new AppError('too_many_requests')
    },
    heavy: createCrowdLimit(heavy),
    ...(longestCall === undefined ? {} : { longestCall }),
  })
  const door = createBusyDoor({
    crowd: createCrowdLimit(all),
    addressOf: (request) => request.headers.get('x-address') ?? '127.0.0.1',
    alwaysOpen: new Set(['/api/health']),
  })
  const ask = (path: string, headers: Record<string, string> = {}): Promise<Response> => {
    const request = new Request(`http://juragan.test${path}`, { headers })
    return door(request, undefined, () => http.fetch(request))
  }
  return {
    ask,
    signals,
    limitRate: () => void (isLimited = true),
    letGo: (): void => waiting.splice(0).forEach((go) => go()),
    /** Asks, and goes on once the handler has begun; the answer is looked at later. */
    hold: async (path: string, headers: Record<string, string> = {}): Promise<Promise<Response>[]> => {
      const before = waiting.length
      const answer = ask(path, headers)
      await until(() => waiting.length > before)
      return [answer]
    },
  }
}

const codeOf = async (response: Response): Promise<unknown> => ((await response.json()) as { code?: unknown }).code

describe('a busy server', () => {
  test('OPS-05 one more than fits is told so at once, and comes in when somebody has left', async () => {
    const server = openServer()
    const held = [...(await server.hold('/api/list')), ...(await server.hold('/api/list'))]
    const refused = await server.ask('/api/list')
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '5'])
    expect(await refused.json()).toMatchObject({
      success: false,
      code: 'server_busy',
      error: 'Juragan sedang ramai. Ketikan Anda tetap ada; coba lagi beberapa detik lagi.',
    })
    server.letGo()
    expect((await Promise.all(held)).map(({ status }) => status)).toEqual([200, 200])
    const [next] = await server.hold('/api/list')
    server.letGo()
    expect((await next)?.status).toBe(200)
  })

  test('OPS-05 whoever opens a page reads a sentence, and the page opens itself again', async () => {
    const server = openServer({ all: { most: 1, mostOfOne: 1 } })
    await server.hold('/api/list')
    const refused = await server.ask('/', { accept: 'text/html,*/*' })
    expect([refused.status, refused.headers.get('refresh')]).toEqual([503, '5'])
    expect(await refused.text()).toContain('Juragan sedang ramai.')
  })

  test('OPS-05 one address cannot keep the others out, however much it asks for', async () => {
    const server = openServer({ all: { most: 4, mostOfOne: 1 } })
    await server.hold('/api/list', { 'x-address': '203.0.113.7' })
    const refused = await server.ask('/api/list', { 'x-address': '203.0.113.7' })
    expect([refused.status, refused.headers.get('retry-after'), await codeOf(refused)]).toEqual([
      429,
      '5',
      'too_many_at_once',
    ])
    const [other] = await server.hold('/api/list', { 'x-address': '203.0.113.8' })
    server.letGo()
    expect((await other)?.status).toBe(200)
  })

  test('OPS-05 whoever watches the server is answered, however busy it is and however often they ask', async () => {
    const server = openServer({ all: { most: 1, mostOfOne: 1 } })
    const [held] = await server.hold('/api/list')
    server.limitRate()
    expect((await server.ask('/api/health')).status).toBe(200)
    server.letGo()
    await held
    expect((await server.ask('/api/list')).status).toBe(429)
  })

  test('OPS-05, CHAT-13 a stream takes no place and is not cut off when the time of a call is over', async () => {
    const server = openServer({ all: { most: 1, mostOfOne: 1 }, longestCall: 20 })
    const open = await server.ask('/api/stream')
    const reading = open.text()
    const late = server.ask('/api/list')
    // By the time that this one is told so, the stream has lived longer than a call may.
    expect((await late).status).toBe(504)
    server.letGo()
    expect(await reading).toContain('event: done')
  })
})

describe('calls that keep the machine at work', () => {
  test('OPS-05 only so many run at once, everything else goes on', async () => {
    const server = openServer({ all: { most: 9, mostOfOne: 9 }, heavy: { most: 1, mostOfOne: 1 } })
    const [first] = await server.hold('/api/file', { 'x-user': 'usr_1' })
    const refused = await server.ask('/api/file', { 'x-user': 'usr_2' })
    expect([refused.status, await codeOf(refused)]).toEqual([503, 'server_busy'])
    await server.hold('/api/list', { 'x-user': 'usr_2' })
    server.letGo()
    expect((await first)?.status).toBe(200)
    const [next] = await server.hold('/api/file', { 'x-user': 'usr_2' })
    server.letGo()
    expect((await next)?.status).toBe(200)
  })

  test('OPS-05 one person has a share, from whatever address', async () => {
    const server = openServer({ all: { most: 9, mostOfOne: 9 } })
    await server.hold('/api/file', { 'x-user': 'usr_1', 'x-address': '203.0.113.7' })
    const again = await server.ask('/api/file', { 'x-user': 'usr_1', 'x-address': '203.0.113.8' })
    expect([again.status, await codeOf(again)]).toEqual([429, 'too_many_at_once'])
    const [other] = await server.hold('/api/file', { 'x-user': 'usr_2', 'x-address': '203.0.113.9' })
    server.letGo()
    expect((await other)?.status).toBe(200)
  })

  test('OPS-05 a call that takes too long is told so; as long as its work goes on it keeps its place', async () => {
    const server = openServer({ heavy: { most: 1, mostOfOne: 1 }, longestCall: 5 })
    const late = await server.ask('/api/file')
    expect([late.status, await codeOf(late)]).toEqual([504, 'took_too_long'])
    expect(server.signals[0]?.aborted).toBe(true)
    expect(await codeOf(await server.ask('/api/file'))).toBe('server_busy')
    server.letGo()
    expect(await codeOf(await server.ask('/api/file'))).toBe('took_too_long')
  })
})
