import * as fc from 'fast-check'
import { afterEach, expect, test, vi } from 'vitest'

import { AppError } from '#core/errors/shared/app-error.ts'

import type { ReplyEvent } from '../shared/chat.contract.ts'
import { type Asked, type Numbered, reconnectWaits, type SharedWords, streamReply } from './reply-stream.ts'

const asked: Asked = { sessionId: 'cht_1', message: 'halo', clientMessageId: 'snd_1', resumes: null, replyId: null }
const last = { code: 'internal', error: 'selesai', messages: [] }

const lines = (words: readonly string[]): string[] =>
  [
    ['started', { replyId: 'rep_1', userMessageId: 'usr_1' }],
    ...words.map((text) => ['delta', { text }]),
    ['failed', last],
  ].map(([event, data], place) => `id: ${place + 1}\nevent: ${String(event)}\ndata: ${JSON.stringify(data)}\n\n`)

/** A body that comes in pieces of any size and may break off without an end. */
const bodyOf = (text: string, pieces: readonly number[], breaks: boolean): ReadableStream<Uint8Array> => {
  const bytes = new TextEncoder().encode(text)
  let at = 0
  let turn = 0
  return new ReadableStream({
    pull: (controller) => {
      if (at >= bytes.length) {
        if (breaks) controller.error(new TypeError('network error'))
        else controller.close()
        return
      }
      const size = Math.max(1, pieces[turn++ % Math.max(1, pieces.length)] ?? 1)
      controller.enqueue(bytes.slice(at, at + size))
      at += size
    },
  })
}

interface Heard {
  readonly text: string
  readonly types: readonly string[]
  readonly calls: readonly string[]
}

/** A server whose connection breaks after `cuts[n]` events of the nth answer. */
const listen = async (words: readonly string[], cuts: readonly number[], pieces: readonly number[]): Promise<Heard> => {
  const all = lines(words)
  const calls: string[] = []
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    const from = Number(new Headers(init.headers).get('last-event-id') ?? 0)
    const cut = cuts[calls.length]
    calls.push(`${init.method ?? 'GET'} ${path} ${from}`)
    const to = cut === undefined ? all.length : Math.min(all.length, from + cut)
    return new Response(bodyOf(all.slice(from, to).join(''), pieces, to < all.length))
  })
  let text = ''
  const types: string[] = []
  await streamReply(
    asked,
    {
      onRestart: () => {
        text = ''
      },
      onEvent: (event: ReplyEvent) => {
        types.push(event.type)
        if (event.type === 'delta') text += event.data.text
      },
      onReconnecting: () => undefined,
    },
    { pause: async () => undefined },
  )
  return { text, types, calls }
}

afterEach(() => vi.unstubAllGlobals())

test('CHAT-13 words arrive once and in order however the connection is cut', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.string({ minLength: 1, maxLength: 6 }), { maxLength: 8 }),
      fc.array(fc.integer({ min: 1, max: 4 }), { maxLength: 5 }),
      fc.array(fc.integer({ min: 1, max: 40 }), { minLength: 1, maxLength: 4 }),
      async (words, cuts, pieces) => {
        const heard = await listen(words, cuts, pieces)
        expect(heard.text).toBe(words.join(''))
        expect(heard.types.at(-1)).toBe('failed')
        expect(heard.types.filter((type) => type === 'started')).toHaveLength(1)
      },
    ),
    { numRuns: 60 },
  )
})

test('CHAT-13 a broken reply is followed after its last event, not asked for again', async () => {
  const { calls } = await listen(['a', 'b'], [2, 1], [1000])
  expect(calls).toEqual([
    'POST /api/chat 0',
    'GET /api/chat/replies/rep_1/events 2',
    'GET /api/chat/replies/rep_1/events 3',
  ])
})

const failing = async (respond: (call: number) => Response): Promise<{ code: string; calls: number }> => {
  let calls = 0
  vi.stubGlobal('fetch', async (address: string) => {
    // Whether the server is there at all is asked beside the sending.
    if (address === '/api/health') throw new TypeError('Failed to fetch')
    return respond(++calls)
  })
  const listener = { onRestart: () => undefined, onEvent: () => undefined, onReconnecting: () => undefined }
  try {
    await streamReply(asked, listener, { pause: async () => undefined })
    return { code: 'none', calls }
  } catch (error) {
    return { code: error instanceof AppError ? error.code : String(error), calls }
  }
}
const refusal = (status: number, code: string): Response =>
  Response.json({ success: false, error: 'x', code }, { status })

test('CHAT-09 a refused sending is told at once with the code of the server', async () => {
  expect(await failing(() => refusal(401, 'session_expired'))).toEqual({ code: 'session_expired', calls: 1 })
})

test('CHAT-09 a server out of reach at the sending is told at once', async () => {
  const failure = await failing(() => {
    throw new TypeError('Failed to fetch')
  })
  expect(failure).toEqual({ code: 'offline', calls: 1 })
})

test('CHAT-13 the tries to take a reply up again end', async () => {
  const begun = lines([])[0] ?? ''
  const failure = await failing((call) =>
    call === 1 ? new Response(bodyOf(begun, [1000], true)) : refusal(503, 'shutting_down'),
  )
  expect(failure).toEqual({ code: 'shutting_down', calls: reconnectWaits.length + 1 })
})

/** A shared stream that has all events and goes away after some of them. */
const sharing = (types: readonly ReplyEvent[], until: number): SharedWords => ({
  isOpen: () => true,
  follow: async function* (_, after): AsyncGenerator<Numbered> {
    for (let seq = after; seq < Math.min(until, types.length); seq += 1) {
      const event = types[seq]
      if (event) yield { id: seq + 1, event }
    }
  },
})

test('CHAT-13 the words come by the shared stream, and by the reply’s own where that goes away', async () => {
  const events: ReplyEvent[] = [
    { type: 'started', data: { replyId: 'rep_1', userMessageId: 'usr_1' } },
    { type: 'delta', data: { text: 'a' } },
    { type: 'delta', data: { text: 'b' } },
    { type: 'failed', data: last },
  ]
  for (const until of [1, 2, 3, 4]) {
    const all = lines(['a', 'b'])
    const calls: string[] = []
    vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
      const from = Number(new Headers(init.headers).get('last-event-id') ?? 0)
      calls.push(`${path} ${from}`)
      return new Response(bodyOf(all.slice(from).join(''), [1000], false))
    })
    let text = ''
    await streamReply(
      asked,
      {
        onRestart: () => undefined,
        onReconnecting: () => undefined,
        onEvent: (event) => {
          if (event.type === 'delta') text += event.data.text
        },
      },
      { shared: sharing(events, until), pause: async () => undefined },
    )
    expect(text).toBe('ab')
    expect(calls).toEqual(['/api/chat 0', ...(until === 4 ? [] : [`/api/chat/replies/rep_1/events ${until}`])])
  }
})
