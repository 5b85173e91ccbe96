import * as z from 'zod/mini'

import { defineContract, succeeded } from '#core/http/shared/contract.ts'
import { chatMessage, messageItem } from './message.ts'

/** What a finished reply answers: the fields of P1 §7 row 1 and those of design §5. */
export const replyResult = z.object({
  replyId: z.string(),
  sessionId: z.string(),
  fulfillmentText: z.string(),
  response: z.string(),
  isPlaybookResult: z.boolean(),
  /** The result type of P1 §7's map, `login_required`, or null for plain chat. */
  type: z.nullable(z.string()),
  requiredAction: z.nullable(z.string()),
  intent: z.string(),
  confidence: z.number(),
  requiresLogin: z.boolean(),
  insufficientPoints: z.boolean(),
  item: z.nullable(messageItem),
  pointsDeducted: z.int(),
  balanceAfter: z.nullable(z.int()),
  /** The messages this reply added, in order: the answer, then the points slip. */
  messages: z.array(chatMessage),
})
export type ReplyResult = z.infer<typeof replyResult>

/**
 * POST /api/chat. With `Accept: text/event-stream` the same reply comes as the events below;
 * otherwise as JSON once it is complete. `clientMessageId` names the sending: the same id makes one reply.
 */
export const sendMessage = defineContract({
  method: 'post',
  path: '/api/chat',
  access: 'public',
  summary: 'Sends a message and answers with the reply, as JSON or as server-sent events',
  body: z.object({
    message: z.string(),
    sessionId: z.string().check(z.minLength(1), z.maxLength(100)),
    /** 'anonymous' for guests (P1 §7). Never decides who is asking. */
    userId: z.optional(z.string()),
    clientMessageId: z.optional(z.string().check(z.minLength(1), z.maxLength(100))),
    /** The id of a waiting AI message (login required, interrupted, failed) whose request is to be answered now. */
    resumes: z.optional(z.string()),
  }),
  response: z.object({ success: z.literal(true), message: z.string(), data: replyResult }),
})

/** GET /api/chat/replies/:id/events continues a reply after `Last-Event-ID`, in any tab. */
export const followReply = defineContract({
  method: 'get',
  path: '/api/chat/replies/:id/events',
  access: 'person',
  summary: 'Follows a running or finished reply as server-sent events',
  params: z.object({ id: z.string() }),
  response: 'events',
})

const sessionSummary = z.object({
  sessionId: z.string(),
  title: z.string(),
  lastMessage: z.string(),
  messageCount: z.int(),
  createdAt: z.string(),
  updatedAt: z.string(),
})
export type SessionSummary = z.infer<typeof sessionSummary>

/** GET /api/chat/sessions: the ten newest (P1 §7). */
export const listSessions = defineContract({
  method: 'get',
  path: '/api/chat/sessions',
  access: 'person',
  summary: 'The ten newest chats of whoever asks',
  response: succeeded(z.object({ sessions: z.array(sessionSummary) })),
})

export const getSession = defineContract({
  method: 'get',
  path: '/api/chat/sessions/:sessionId',
  access: 'person',
  summary: 'One chat with its messages',
  params: z.object({ sessionId: z.string() }),
  response: succeeded(z.object({ session: sessionSummary, messages: z.array(chatMessage) })),
})

/**
 * Events of a reply. Each has an id: its number in the reply, from 1, so that `Last-Event-ID` continues without gap or repeat.
 * `done` and `failed` are the last.
 */
export type ReplyEvent =
  | { readonly type: 'started'; readonly data: { readonly replyId: string; readonly userMessageId: string | null } }
  | { readonly type: 'delta'; readonly data: { readonly text: string } }
  | { readonly type: 'step'; readonly data: { readonly label: string } }
  | { readonly type: 'done'; readonly data: ReplyResult }
  | {
      readonly type: 'failed'
      readonly data: {
        readonly code: string
        readonly error: string
        readonly messages: readonly z.infer<typeof chatMessage>[]
      }
    }
