import { createParser } from 'eventsource-parser'

import { AppError } from '#core/errors/shared/app-error.ts'
import type { ErrorCode } from '#core/errors/shared/error-codes.ts'
import { addressOf, failureOf, reach } from '#core/http/client/call.ts'

import { followReply, type ReplyEvent, sendMessage } from '../shared/chat.contract.ts'
import type { OpenItemRef } from '../shared/message.ts'
import { parseReplyEvent } from './reply-events.ts'

/** What is asked: a message to send, or a reply to follow that runs already. */
export interface Asked {
  readonly sessionId: string
  readonly message: string
  readonly clientMessageId: string | null
  readonly resumes: string | null
  readonly regenerates?: string | undefined
  readonly edits?: string | undefined
  readonly openItem?: OpenItemRef | undefined
  readonly sheetId?: string | undefined
  readonly replyId: string | null
}

export interface Numbered {
  readonly id: number
  readonly event: ReplyEvent
}

/** The replies that the browser's one stream tells anyway. */
export interface SharedWords {
  readonly isOpen: () => boolean
  /** The events of a reply after a number; ends where they are not told (any more). */
  readonly follow: (replyId: string, after: number) => AsyncIterable<Numbered>
}
const nothingShared: SharedWords = {
  isOpen: () => false,
  follow: async function* () {},
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
  try {
    for (;;) {
      const chunk = await chunks.next().catch(() => ({ done: true as const, value: undefined }))
      if (chunk.done) return
      parser.feed(chunk.value)
      yield* arrived.splice(0)
    }
  } finally {
    // Whoever has heard enough lets the connection go.
    await chunks.return(undefined)
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
      ...(asked.openItem === undefined ? {} : { openItem: asked.openItem }),
      regenerates: asked.regenerates,
      edits: asked.edits,
      sheetId: asked.sheetId,
    }),
  })

const follow = (replyId: string, after: number): Promise<Response> =>
  reach(addressOf(followReply, { id: replyId }), {
    headers: { ...eventStream, ...(after > 0 ? { 'last-event-id': String(after) } : {}) },
  })

/** Failures of a connection or of a server that is just coming back; all others are final. */
const passing: ReadonlySet<ErrorCode> = new Set([
  'offline',
  'bad_answer',
  'shutting_down',
  'database_unavailable',
  'too_many_requests',
  'too_many_at_once',
  'server_busy',
])

/**
 * Sends and listens until the reply's last event. Once the server has begun, the rest comes by the browser's one stream
 * where that is open: many tabs do not hold many connections. A connection that breaks is taken up again after the last
 * event that came (no gap, no repeat); throws AppError once the tries are used up or the server refuses.
 */
export const streamReply = async (
  asked: Asked,
  listener: StreamListener,
  { shared = nothingShared, pause = wait }: { shared?: SharedWords; pause?: (ms: number) => Promise<void> } = {},
): Promise<void> => {
  let { replyId } = asked
  let last = 0
  let tries = 0

  /** Passes events on until the last one ('ended'), until the shared stream may go on ('shared'), or while they come. */
  const take = async (events: AsyncIterable<Numbered>, isSending: boolean): Promise<'ended' | 'shared' | 'cut'> => {
    for await (const { id, event } of events) {
      if (id <= last) continue
      if (last === 0) listener.onRestart()
      last = id
      tries = 0
      if (event.type === 'started') replyId = event.data.replyId
      listener.onEvent(event)
      if (event.type === 'done' || event.type === 'failed') return 'ended'
      if (isSending && shared.isOpen()) return 'shared'
    }
    return 'cut'
  }

  for (;;) {
    let broken: AppError | null = null
    try {
      if (replyId !== null && (await take(shared.follow(replyId, last), false)) === 'ended') return
      const isSending = replyId === null
      const response = replyId === null ? await post(asked) : await follow(replyId, last)
      if (!response.ok) throw await failureOf(response)
      const outcome = await take(eventsOf(response), isSending)
      if (outcome === 'ended') return
      if (outcome === 'shared') continue
    } catch (error) {
      // Only a reply that has begun is worth waiting for; a first sending that fails is told at once.
      if (!(error instanceof AppError) || replyId === null || !passing.has(error.code)) throw error
      broken = error
    }
    const pauseFor = reconnectWaits[tries]
    if (pauseFor === undefined) throw broken ?? new AppError('offline', { message: 'the reply stream keeps ending' })
    tries += 1
    listener.onReconnecting()
    await pause(pauseFor)
  }
}
