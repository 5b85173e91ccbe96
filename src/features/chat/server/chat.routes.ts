import type { Database } from '#core/db/server/database.ts'
import { type ErrorCode, isErrorCode } from '#core/errors/shared/error-codes.ts'
import { AppError } from '#core/errors/shared/app-error.ts'
import type { ServerEvent } from '#core/http/server/events.ts'
import { type RequestContext, type Route, route } from '#core/http/server/router.ts'
import { ok } from '#core/http/shared/contract.ts'
import { storableJson, storableText } from '#core/text/shared/storable-text.ts'
import * as contracts from '../shared/chat.contract.ts'
import { longestMessage, type OpenItemRef } from '../shared/message.ts'
import type { createAskerReader } from './who-asks.ts'
import { withLateCharge } from './late-answer.ts'
import type { Replies } from './replies.ts'
import type { NumberedEvent } from './reply-channel.ts'
import { answerEvents, asker } from './request-parts.ts'

interface ChatRoutesDependencies {
  readonly database: Database
  readonly replies: Replies
  /** How long an answer as JSON waits for a result whose work goes on, in milliseconds. */
  readonly lateWait: number
  readonly readAsker: ReturnType<typeof createAskerReader>
}

/** White space and characters that draw nothing: a message of these alone says nothing. */
const saysNothing = /^[\s\p{Cc}\p{Cf}]*$/u

/** The message as typed, without what cannot be stored. Throws `message_too_long` and `blank_message`. */
const readText = (message: string, answersEarlier: boolean): string => {
  if (message.length > longestMessage) throw new AppError('message_too_long')
  const text = storableText(message)
  if (!answersEarlier && saysNothing.test(text)) throw new AppError('blank_message')
  return text
}

/** Ids come from outside and become keys: one that cannot be stored is no id. */
const readId = (id: string | undefined): string | null => {
  if (id === undefined) return null
  if (storableText(id) !== id) throw new AppError('invalid_request')
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

export const chatRoutes = ({ database, replies, readAsker, lateWait }: ChatRoutesDependencies): Route[] => {
  /** The stream of a reply until it ends or the caller goes; closing it is not a stop of the reply. */
  const stream = (replyId: string, userId: string, request: RequestContext): Promise<Response> =>
    answerEvents(request, async function* (signal) {
      for await (const numbered of replies.follow(replyId, userId, lastEventId(request.headers), signal))
        yield written(numbered)
    })

  const complete = async (replyId: string, userId: string, request: RequestContext) => {
    const event = await replies.result(replyId, userId, request.signal)
    if (event?.type === 'done') {
      const data = await withLateCharge(database, userId, event.data, { patience: lateWait, signal: request.signal })
      return { success: true as const, message: data.fulfillmentText, data }
    }
    if (event?.type !== 'failed') throw new AppError('reply_interrupted')
    const code: ErrorCode = isErrorCode(event.data.code) ? event.data.code : 'internal'
    const { messages, retryAfterSeconds, why } = event.data
    const known = { ...(retryAfterSeconds ? { retryAfterSeconds } : {}), ...(why ? { why } : {}) }
    throw new AppError(code, { details: { replyId, messages, ...known } })
  }

  return [
    route(contracts.sendMessage, async ({ body }, request) => {
      const [resumes, regenerates, edits] = [readId(body.resumes), readId(body.regenerates), readId(body.edits)]
      if ([resumes, regenerates, edits].filter((id) => id !== null).length > 1) throw new AppError('invalid_request')
      const text = readText(body.message, resumes !== null || regenerates !== null)
      const sessionId = readId(body.sessionId) ?? ''
      const clientMessageId = readId(body.clientMessageId)
      const asking = await readAsker(request, body.userId, clientMessageId)
      const about = body.openItem && (storableJson(body.openItem) as OpenItemRef)
      const sheetId = readId(body.sheetId)
      const order = {
        ...asking,
        sessionId,
        text,
        clientMessageId,
        resumes,
        regenerates,
        edits,
        about,
        sheetId,
        address: request.address,
      }
      const { replyId, userId } = await replies.send(order)
      const wantsEvents = request.headers.get('accept')?.includes('text/event-stream') === true
      return wantsEvents ? stream(replyId, userId, request) : complete(replyId, userId, request)
    }),
    route(contracts.followReply, async ({ params }, request) => stream(params.id, asker(request), request)),
    route(contracts.stopReply, async ({ params }, request) => {
      const { messages, ...ended } = await replies.halt(params.id, asker(request))
      return ok({ ...ended, messages: [...messages] })
    }),
  ]
}
