import { type ErrorCode, isErrorCode } from '#core/errors/shared/error-codes.ts'
import { AppError } from '#core/errors/shared/app-error.ts'
import type { Database } from '#core/db/server/database.ts'
import { eventStream, type ServerEvent } from '#core/http/server/events.ts'
import { type RequestContext, type Route, route } from '#core/http/server/router.ts'
import { ok } from '#core/http/shared/contract.ts'
import { personId } from '#core/http/shared/identity.ts'
import { storableText } from '#core/text/shared/storable-text.ts'
import * as contracts from '../shared/chat.contract.ts'
import { type ChatMessage, longestMessage } from '../shared/message.ts'
import { readMessages, readSession, readSessions } from './chat.repo.ts'
import type { Replies } from './replies.ts'
import { findRunning } from './replies.repo.ts'
import type { NumberedEvent } from './reply-channel.ts'

/** What chat needs to know of people; sign-in gives it. */
export interface People {
  ensureGuest(headers: Headers): Promise<{ readonly userId: string; readonly setCookies: readonly string[] }>
  /** True where a session is shown that has ended. */
  hasStaleSession(headers: Headers): Promise<boolean>
}

interface ChatRoutesDependencies {
  readonly database: Database
  readonly replies: Replies
  readonly people: People
}

const recentSessions = 10

/** White space and characters that draw nothing: a message of these alone says nothing. */
const saysNothing = /^[\s\p{Cc}\p{Cf}]*$/u

/** The message as typed, without what cannot be stored. Throws `message_too_long` and `blank_message`. */
const readText = (message: string, resumes: boolean): string => {
  if (message.length > longestMessage) throw new AppError('message_too_long')
  const text = storableText(message)
  if (!resumes && saysNothing.test(text)) throw new AppError('blank_message')
  return text
}

/** Ids come from outside and become keys: one that cannot be stored is no id. */
const readId = (id: string | undefined): string | null => {
  if (id === undefined) return null
  if (storableText(id) !== id) throw new AppError('invalid_request')
  return id
}

interface Asker {
  readonly userId: string
  readonly signedIn: boolean
}

const asker = ({ identity }: RequestContext): string => {
  const id = personId(identity)
  if (id === null) throw new AppError('not_signed_in')
  return id
}

/** `Last-Event-ID` as a number; 0 for the whole stream. */
const lastEventId = (headers: Headers): number => {
  const given = Number(headers.get('last-event-id') ?? 0)
  return Number.isSafeInteger(given) && given > 0 ? given : 0
}

const written = ({ seq, event }: NumberedEvent): ServerEvent => ({
  id: String(seq),
  event: event.type,
  data: event.data,
})

export const chatRoutes = ({ database, replies, people }: ChatRoutesDependencies): Route[] => {
  /**
   * Who sends. The body's userId never decides; it only tells whether a person whose session has ended believes to be
   * signed in: then nothing may be written under a guest unnoticed.
   */
  const readAsker = async (request: RequestContext, claimed: string | undefined): Promise<Asker> => {
    const { identity } = request
    if (identity.role === 'user' || identity.role === 'guest')
      return { userId: identity.userId, signedIn: identity.role === 'user' }
    if (identity.role === 'service') throw new AppError('not_signed_in')
    if (claimed !== 'anonymous' && (await people.hasStaleSession(request.headers)))
      throw new AppError('session_expired')
    const guest = await people.ensureGuest(request.headers)
    for (const cookie of guest.setCookies) request.setHeader('set-cookie', cookie)
    return { userId: guest.userId, signedIn: false }
  }

  /** The stream of a reply until it ends or the caller goes; closing it is not a stop of the reply. */
  const stream = async (replyId: string, userId: string, request: RequestContext): Promise<Response> => {
    const gone = new AbortController()
    const signal = AbortSignal.any([request.signal, gone.signal])
    const events = replies.follow(replyId, userId, lastEventId(request.headers), signal)
    // The first step is taken here, so that a refusal is an ordinary answer.
    const first = await events.next()
    async function* all(): AsyncGenerator<ServerEvent, void> {
      if (first.done) return
      yield written(first.value)
      for await (const numbered of events) yield written(numbered)
    }
    const iterator = all()
    return eventStream({
      [Symbol.asyncIterator]: () => ({
        next: () => iterator.next(),
        return: () => {
          gone.abort()
          return iterator.return()
        },
      }),
    })
  }

  const complete = async (replyId: string, userId: string, request: RequestContext) => {
    const event = await replies.result(replyId, userId, request.signal)
    if (event?.type === 'done') return { success: true as const, message: event.data.fulfillmentText, data: event.data }
    if (event?.type !== 'failed') throw new AppError('reply_interrupted')
    const code: ErrorCode = isErrorCode(event.data.code) ? event.data.code : 'internal'
    throw new AppError(code, { details: { replyId, messages: event.data.messages } })
  }

  /** A reply that runs is shown as a message that still grows: its words come by following it from the beginning. */
  const runningMessage = async (userId: string, sessionId: string): Promise<ChatMessage[]> => {
    const running = await findRunning(database, { userId, sessionId })
    if (!running) return []
    const { answerMessageId: id, startedAt, id: replyId } = running
    return [{ id, content: '', sender: 'ai', timestamp: startedAt.toISOString(), state: 'running', replyId }]
  }

  return [
    route(contracts.sendMessage, async ({ body }, request) => {
      const resumes = readId(body.resumes)
      const text = readText(body.message, resumes !== null)
      const sessionId = readId(body.sessionId) ?? ''
      const clientMessageId = readId(body.clientMessageId)
      const asking = await readAsker(request, body.userId)
      const { replyId, userId } = await replies.send({ ...asking, sessionId, text, clientMessageId, resumes })
      const wantsEvents = request.headers.get('accept')?.includes('text/event-stream') === true
      return wantsEvents ? stream(replyId, userId, request) : complete(replyId, userId, request)
    }),
    route(contracts.followReply, async ({ params }, request) => stream(params.id, asker(request), request)),
    route(contracts.listSessions, async (_, request) =>
      ok({ sessions: await readSessions(database, asker(request), recentSessions) }),
    ),
    route(contracts.getSession, async ({ params }, request) => {
      const key = { userId: asker(request), sessionId: params.sessionId }
      if (storableText(key.sessionId) !== key.sessionId) throw new AppError('not_found')
      // The running reply is looked up first: one that ends in between is then among the messages.
      const running = await runningMessage(key.userId, key.sessionId)
      const session = await readSession(database, key)
      if (!session) throw new AppError('not_found')
      const messages = await readMessages(database, key)
      const stored = new Set(messages.map(({ id }) => id))
      return ok({ session, messages: [...messages, ...running.filter(({ id }) => !stored.has(id))], earlier: false })
    }),
  ]
}
