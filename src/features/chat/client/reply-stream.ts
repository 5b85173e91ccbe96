import { createParser } from 'eventsource-parser'

import { AppError } from '#core/errors/shared/app-error.ts'
import { addressOf, failureOf, reach } from '#core/http/client/call.ts'

import { followReply, type ReplyEvent, sendMessage } from '../shared/chat.contract.ts'
import { parseReplyEvent } from './reply-events.ts'

/** What is asked: a message to send, or a reply to follow that runs already. */
export interface Asked {
  readonly sessionId: string
  readonly message: string
  readonly clientMessageId: string | null
  readonly resumes: string | null
  readonly replyId: string | null
}

export interface StreamListener {
  /** The reply is told from its beginning (again): what came so far is void. */
  readonly onRestart: () => void
  readonly onEvent: (event: ReplyEvent) => void
  readonly onReconnecting: () => void
}

/** Waits between tries after a broken connection, in milliseconds; an event that arrives starts them anew. */
export const reconnectWaits = [300, 1000, 2000, 4000, 8000, 8000, 15_000, 15_000] as const

const wait = (ms: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, ms)
  })

async function* textOf(response: Response): AsyncGenerator<string> {
  const reader = response.body?.getReader()
  if (!reader) return
  const decoder = new TextDecoder()
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return
      yield decoder.decode(value, { stream: true })
    }
  } finally {
    await reader.cancel().catch(() => undefined)
  }
}

interface Numbered {
  readonly id: number
  readonly event: ReplyEvent
}

/** The reply events of a response, numbered by their ids. A connection that breaks ends them like one that closes. */
async function* eventsOf(response: Response): AsyncGenerator<Numbered> {
  const arrived: Numbered[] = []
  const parser = createParser({
    onEvent: ({ id, event: name, data }) => {
      const event = parseReplyEvent(name, data)
      if (event) arrived.push({ id: Number(id), event })
    },
  })
  const chunks = textOf(response)
  for (;;) {
    const chunk = await chunks.next().catch(() => ({ done: true as const, value: undefined }))
    if (chunk.done) return
    parser.feed(chunk.value)
    yield* arrived.splice(0)
  }
}

const eventStream = { accept: 'text/event-stream' }

const post = (asked: Asked): Promise<Response> =>
  reach(addressOf(sendMessage), {
    method: 'POST',
    headers: { ...eventStream, 'content-type': 'application/json' },
    body: JSON.stringify({
      message: asked.message,
      sessionId: asked.sessionId,
      ...(asked.clientMessageId === null ? {} : { clientMessageId: asked.clientMessageId }),
      ...(asked.resumes === null ? {} : { resumes: asked.resumes }),
    }),
  })

const follow = (replyId: string, after: number): Promise<Response> =>
  reach(addressOf(followReply, { id: replyId }), {
    headers: { ...eventStream, ...(after > 0 ? { 'last-event-id': String(after) } : {}) },
  })

/** Failures of a connection or of a server that is just coming back; all others are final. */
const passes = (error: AppError): boolean =>
  ['offline', 'bad_answer', 'shutting_down', 'database_unavailable', 'too_many_requests'].includes(error.code)

/**
 * Sends and listens until the reply's last event. A connection that breaks is taken up again after the last event
 * that came (no gap, no repeat); throws AppError once the tries are used up or the server refuses.
 */
export const streamReply = async (asked: Asked, listener: StreamListener, pause = wait): Promise<void> => {
  let { replyId } = asked
  let last = 0
  let tries = 0
  for (;;) {
    let broken: AppError | null = null
    try {
      const response = replyId === null ? await post(asked) : await follow(replyId, last)
      if (!response.ok) throw await failureOf(response)
      if (last === 0) listener.onRestart()
      for await (const { id, event } of eventsOf(response)) {
        if (id <= last) continue
        last = id
        tries = 0
        if (event.type === 'started') replyId = event.data.replyId
        listener.onEvent(event)
        if (event.type === 'done' || event.type === 'failed') return
      }
    } catch (error) {
      // Only a reply that has begun is worth waiting for; a first sending that fails is told at once.
      if (!(error instanceof AppError) || replyId === null || !passes(error)) throw error
      broken = error
    }
    const pauseFor = reconnectWaits[tries]
    if (pauseFor === undefined) throw broken ?? new AppError('offline', { message: 'the reply stream keeps ending' })
    tries += 1
    listener.onReconnecting()
    await pause(pauseFor)
  }
}
