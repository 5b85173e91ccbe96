import * as z from 'zod/mini'

import { defineContract } from '#core/http/shared/contract.ts'
import { livePath } from '#core/live/shared/live-events.ts'
import type { ReplyEvent } from './chat.contract.ts'

/**
 * GET /api/live: one stream of server-sent events for each browser.
 * - `ready` `{}`: first, and after the server itself may have missed something: refetch what is shown.
 * - `change` `{topic, id}`: `liveChange`.
 * - `reply` `LiveReply`, only with `?replies=1`: every event of every reply of the person that runs or starts, numbered
 *   within its reply as on `followReply`.
 *
 * The id of each event is a cursor over the running replies. A reconnect with `Last-Event-ID` continues each of them
 * without gap or repeat; without it they come from their beginning. Replies that have ended before are not told again:
 * they are in the session; only one that ends while the stream begins may come as a whole. The stream ends by itself after some minutes, and when a guest's work moves to an account,
 * so that whoever comes back is asked anew who they are.
 */
export const followLive = defineContract({
  method: 'get',
  path: livePath,
  access: 'person',
  summary: 'What changes for whoever asks, and the words of their replies, as server-sent events',
  query: z.object({ replies: z.optional(z.literal('1')) }),
  response: 'events',
})

/** Data of the event `reply`. */
export interface LiveReply {
  readonly replyId: string
  readonly sessionId: string
  readonly seq: number
  readonly event: ReplyEvent
}
