import * as z from 'zod/mini'

import { switchedOff } from '#core/assistant/shared/memory/used-fact.ts'
import { defineContract, succeeded } from '#core/http/shared/contract.ts'
import { chatMessage, longestTitle, messageItem, openItemRef } from './message.ts'

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
  /**
   * True where the owner stopped the reply: the words so far are its text and its message has the state `stopped`;
   * nothing was made, nothing charged, held points are free again.
   */
  stopped: z.optional(z.literal(true)),
})
export type ReplyResult = z.infer<typeof replyResult>

/**
 * POST /api/chat. With `Accept: text/event-stream` the same reply comes as the events below;
 * otherwise as JSON once it is complete. `clientMessageId` names the sending: the same id makes one reply.
 *
 * A chat is a tree of which one path is shown. `regenerates` and `edits` begin a new branch and make it the shown one;
 * nothing is deleted. A request that is answered once more makes a new item and is charged like a new one.
 * At most one of `resumes`, `regenerates` and `edits` may be given (`invalid_request`); `message` is ignored with the
 * first two. A chat that was deleted comes back when something is sent to it.
 */
export const sendMessage = defineContract({
  method: 'post',
  path: '/api/chat',
  access: 'public',
  isInteraction: true,
  summary: 'Sends a message and answers with the reply, as JSON or as server-sent events',
  body: z.object({
    message: z.string(),
    sessionId: z.string().check(z.minLength(1), z.maxLength(100)),
    /** 'anonymous' for guests (P1 §7). Never decides who is asking. */
    userId: z.optional(z.string()),
    clientMessageId: z.optional(z.string().check(z.minLength(1), z.maxLength(100))),
    /** The id of a waiting AI message (login required, interrupted, failed) whose request is to be answered now. */
    resumes: z.optional(z.string()),
    /** The id of an AI message: the user's message before it is answered once more, beside it. */
    regenerates: z.optional(z.string()),
    /** The id of a user message: `message` stands in its place in a new branch and is answered there. */
    edits: z.optional(z.string()),
    /**
     * The own item that stands open: the message may change it (CHAT-15). An id that is not the asker's is no item. An
     * answer to an earlier message goes by what was open when that was written.
     */
    openItem: z.optional(openItemRef),
    /** The id of a sheet of the asker's own (`attachSheet`): an analysis of it is made (ANALYSIS-02). */
    sheetId: z.optional(z.string().check(z.minLength(1), z.maxLength(100))),
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

/** How a reply can have ended. */
export const endedStates = ['done', 'stopped', 'failed', 'interrupted'] as const

/**
 * POST /api/chat/replies/:id/stop: the owner's stop. Works on every server; followers get the last event `done` with
 * `stopped: true`. A reply that has ended (its item is stored, it failed) stays as it is and answers how it ended;
 * repeating is harmless. Another's id is `not_found`.
 */
export const stopReply = defineContract({
  method: 'post',
  path: '/api/chat/replies/:id/stop',
  access: 'person',
  summary: 'Stops a running reply; the words so far stay, held points are released',
  params: z.object({ id: z.string() }),
  response: succeeded(z.object({ replyId: z.string(), state: z.enum(endedStates), messages: z.array(chatMessage) })),
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

/** GET /api/chat/sessions: the ten newest (P1 §7); `before` (the last chat at hand) gives those after it in the list. */
export const listSessions = defineContract({
  method: 'get',
  path: '/api/chat/sessions',
  access: 'person',
  summary: 'The newest chats of whoever asks, ten unless told otherwise',
  query: z.object({
    before: z.optional(z.string()),
    limit: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(50))),
  }),
  response: succeeded(
    z.object({
      sessions: z.array(sessionSummary),
      /** Whether there are older ones. */
      earlier: z._default(z.boolean(), false),
    }),
  ),
})

const bySession = z.object({ sessionId: z.string() })
/** Messages of one answer, unless `limit` asks for another number. */
export const messagesAtOnce = 60
export const mostMessagesAtOnce = 200

/** One chat with messages of its shown path, oldest first; `earlier` tells whether there are older ones. */
const sessionPage = z.object({
  session: sessionSummary,
  messages: z.array(chatMessage),
  earlier: z._default(z.boolean(), false),
  /** What of the owner's own things this chat shall not use. */
  memoryOff: z._default(switchedOff, []),
})
export type SessionPage = z.infer<typeof sessionPage>

/**
 * GET /api/chat/sessions/:sessionId: the newest messages of the shown path, a running reply as a message of state
 * `running` at its end. `before` (the id of the oldest message at hand) gives those above it.
 */
export const getSession = defineContract({
  method: 'get',
  path: '/api/chat/sessions/:sessionId',
  access: 'person',
  summary: 'One chat with its messages, newest page first',
  params: bySession,
  query: z.object({
    before: z.optional(z.string()),
    limit: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(mostMessagesAtOnce))),
  }),
  response: succeeded(sessionPage),
})

/** PATCH /api/chat/sessions/:sessionId: a title of the owner's own; the chat keeps its place in the list. */
export const renameSession = defineContract({
  method: 'patch',
  path: '/api/chat/sessions/:sessionId',
  access: 'person',
  summary: 'Renames a chat',
  params: bySession,
  body: z.object({ title: z.string().check(z.trim(), z.minLength(1), z.maxLength(longestTitle)) }),
  response: succeeded(z.object({ session: sessionSummary })),
})

/**
 * DELETE /api/chat/sessions/:sessionId: soft delete (P1 §3). The chat is no longer listed and answers `not_found` until
 * it is restored; a reply that runs in it is stopped. Repeating is harmless.
 */
export const deleteSession = defineContract({
  method: 'delete',
  path: '/api/chat/sessions/:sessionId',
  access: 'person',
  summary: 'Deletes a chat; it can be restored',
  params: bySession,
  response: succeeded(z.object({ sessionId: z.string() })),
})

/** POST /api/chat/sessions/:sessionId/restore: takes a deletion back. */
export const restoreSession = defineContract({
  method: 'post',
  path: '/api/chat/sessions/:sessionId/restore',
  access: 'person',
  summary: 'Restores a deleted chat',
  params: bySession,
  response: succeeded(z.object({ session: sessionSummary })),
})

/**
 * PUT /api/chat/sessions/:sessionId/branch: shows the path through `messageId` (one of a message's `branch.siblings`),
 * down to what was said there last, and answers like `getSession`. While a reply runs: `reply_running`.
 */
export const showBranch = defineContract({
  method: 'put',
  path: '/api/chat/sessions/:sessionId/branch',
  access: 'person',
  summary: 'Shows another branch of a chat',
  params: bySession,
  body: z.object({ messageId: z.string() }),
  response: succeeded(sessionPage),
})

/** PUT /api/chat/sessions/:sessionId/memory: what of the owner's own things this chat shall not use from now on. */
export const setSessionMemory = defineContract({
  method: 'put',
  path: '/api/chat/sessions/:sessionId/memory',
  access: 'person',
  summary: 'Switches off what a chat may know besides its messages',
  params: bySession,
  body: z.object({ off: switchedOff }),
  response: succeeded(z.object({ off: switchedOff })),
})

/**
 * Events of a reply. Each has an id: its number in the reply, from 1, so that `Last-Event-ID` continues without gap or repeat.
 * `done` and `failed` are the last; `done` of a reply that the owner stopped has `data.stopped`.
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
        /** How long a busy language model asked to wait. */
        readonly retryAfterSeconds?: number
        /** What is known of the cause, as the failure's sentence takes it. */
        readonly why?: string
      }
    }
