import * as z from 'zod/mini'

import { type ReplyEvent, replyResult } from '../shared/chat.contract.ts'
import type { LiveReply } from '../shared/live.contract.ts'
import { chatMessage } from '../shared/message.ts'

const replyEvent = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('started'),
    data: z.object({ replyId: z.string(), userMessageId: z.nullable(z.string()) }),
  }),
  z.object({ type: z.literal('delta'), data: z.object({ text: z.string() }) }),
  z.object({ type: z.literal('step'), data: z.object({ label: z.string() }) }),
  z.object({ type: z.literal('done'), data: replyResult }),
  z.object({
    type: z.literal('failed'),
    data: z.object({ code: z.string(), error: z.string(), messages: z.array(chatMessage) }),
  }),
])

const json = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    // Not an event of ours: told to the caller as null, like every other stranger.
    return null
  }
}

/** One server-sent event as the reply event it carries; null for anything else (comments, newer events). */
export const parseReplyEvent = (name: string | undefined, data: string): ReplyEvent | null => {
  const parsed = replyEvent.safeParse({ type: name, data: json(data) })
  return parsed.success ? (parsed.data as ReplyEvent) : null
}

const liveReply = z.object({ replyId: z.string(), sessionId: z.string(), seq: z.int(), event: replyEvent })

/** What the browser's one stream tells of a reply; null for a newer kind of event. */
export const parseLiveReply = (data: unknown): LiveReply | null => {
  const parsed = liveReply.safeParse(data)
  return parsed.success ? (parsed.data as LiveReply) : null
}
