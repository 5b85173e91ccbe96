import { createParser } from 'eventsource-parser'
import type { Database } from '#core/db/server/database.ts'
import { isConnectionLoss } from '#core/db/server/database-failures.ts'
import { AppError } from '#core/errors/shared/app-error.ts'
import { createHttp } from '#core/http/server/mount.ts'
import type { Identity } from '#core/http/shared/identity.ts'
import { createLive } from '#core/live/server/live.ts'
import { type ChatDependencies, createChat } from '#features/chat/server/index.ts'
import { addGuest } from './people.ts'
import { plainKinds } from './plain-kinds.ts'
import { createScriptedAssistant } from './scripted-assistant.ts'
import { silentLogger } from './silent-logger.ts'

/** Who asks, in tests: the header `x-user` or `x-guest` names the person, `x-stale` shows a session that has ended. */
export interface Caller {
  readonly user?: string
  readonly guest?: string
  readonly stale?: boolean
  readonly lastEventId?: number
  readonly signal?: AbortSignal
  readonly headers?: Readonly<Record<string, string>>
}

export interface SentEvent {
  /** Its number in the reply. */
  readonly id: number
  readonly type: string
  // oxlint-disable-next-line typescript/no-explicit-any -- tests look into data of every shape
  readonly data: any
}

const identify = async (headers: Headers): Promise<Identity> => {
  const user = headers.get('x-user')
  const guest = headers.get('x-guest')
  if (user) return { role: 'user', userId: user }
  return guest ? { role: 'guest', userId: guest } : { role: 'nobody' }
}

const headersOf = (caller: Caller, accept: string): Record<string, string> => ({
  'content-type': 'application/json',
  accept,
  ...(caller.user ? { 'x-user': caller.user } : {}),
  ...(caller.guest ? { 'x-guest': caller.guest } : {}),
  ...(caller.stale ? { 'x-stale': '1' } : {}),
  ...(caller.lastEventId === undefined ? {} : { 'last-event-id': String(caller.lastEventId) }),
  ...caller.headers,
})

export interface StreamEvent extends Omit<SentEvent, 'id'> {
  readonly id: string
}

/** Server-sent events as they come; breaking off the loop closes the stream. */
export async function* readStream(response: Response): AsyncGenerator<StreamEvent, void> {
  const ready: StreamEvent[] = []
  const parser = createParser({
    onEvent: ({ id = '', event, data }) => ready.push({ id, type: event ?? '', data: JSON.parse(data) }),
  })
  const decoder = new TextDecoder()
  for await (const chunk of response.body ?? []) {
    parser.feed(decoder.decode(chunk, { stream: true }))
    yield* ready.splice(0)
  }
}

/** The numbered events of a reply as they come. */
export async function* readEvents(response: Response): AsyncGenerator<SentEvent, void> {
  for await (const { id, ...event } of readStream(response)) yield { ...event, id: Number(id) }
}

const collect = async (events: AsyncIterable<SentEvent>): Promise<SentEvent[]> => {
  const all: SentEvent[] = []
  for await (const event of events) all.push(event)
  return all
}

/** The chat behind the real HTTP door, with a scripted assistant and people who are named by a header. */
export const createChatServer = (database: Database, over: Partial<ChatDependencies> = {}) => {
  const assistant = createScriptedAssistant()
  const live = createLive({ database })
  const chat = createChat({
    database,
    live,
    assistant,
    kinds: plainKinds,
    people: {
      ensureGuest: async () => {
        const userId = await addGuest(database)
        return { userId, setCookies: [`guest=${userId}`, 'second=1'] }
      },
      hasStaleSession: async (headers) => headers.has('x-stale'),
      readUser: async (userId) => (userId.startsWith('user_') ? { displayName: 'Ibu Contoh' } : null),
    },
    logger: silentLogger,
    exclusive: false,
    patience: 5_000,
    ...over,
  })
  const http = createHttp({
    routes: chat.routes,
    publicUrl: 'http://127.0.0.1:3000',
    logger: silentLogger,
    identify,
    addressOf: () => '127.0.0.1',
    translate: (thrown) => (isConnectionLoss(thrown) ? new AppError('database_unavailable', { cause: thrown }) : null),
  })
  const request = (method: string, path: string, caller: Caller, body?: unknown, accept = 'application/json') =>
    http.request(path, {
      method,
      headers: headersOf(caller, accept),
      ...(caller.signal ? { signal: caller.signal } : {}),
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
  return {
    chat,
    assistant,
    /** Not started: servers that shall hear each other call `live.start()`, and `live.stop()` at the end. */
    live,
    request,
    get: (path: string, caller: Caller) => request('GET', path, caller),
    post: (body: unknown, caller: Caller) => request('POST', '/api/chat', caller, body),
    /** Sends and answers with status and body of the JSON answer. */
    send: async (body: unknown, caller: Caller) => {
      const response = await request('POST', '/api/chat', caller, body)
      // oxlint-disable-next-line typescript/no-explicit-any -- tests look into answers of every shape
      return { status: response.status, body: (await response.json()) as any }
    },
    /** Sends and reads the whole stream. */
    stream: async (body: unknown, caller: Caller): Promise<SentEvent[]> =>
      collect(readEvents(await request('POST', '/api/chat', caller, body, 'text/event-stream'))),
    /** Sends the bytes of a file. */
    upload: (path: string, caller: Caller, file: string | Uint8Array) =>
      http.request(path, {
        method: 'POST',
        headers: { ...headersOf(caller, 'application/json'), 'content-type': 'application/octet-stream' },
        body: typeof file === 'string' ? file : new Uint8Array(file),
      }),
    open: (body: unknown, caller: Caller) => request('POST', '/api/chat', caller, body, 'text/event-stream'),
    follow: async (replyId: string, caller: Caller): Promise<SentEvent[]> =>
      collect(readEvents(await request('GET', `/api/chat/replies/${replyId}/events`, caller))),
  }
}

export type ChatServer = ReturnType<typeof createChatServer>
