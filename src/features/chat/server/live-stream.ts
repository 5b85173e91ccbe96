import type { Database } from '#core/db/server/database.ts'
import type { ServerEvent } from '#core/http/server/events.ts'
import { type Route, route } from '#core/http/server/router.ts'
import type { Live } from '#core/live/server/live.ts'
import { type LiveChange, liveEvents, type LiveTopic, liveTopics } from '#core/live/shared/live-events.ts'
import { followLive, type LiveReply } from '../shared/live.contract.ts'
import { createEventQueue } from './event-queue.ts'
import { formatCursor, readCursor } from './live-cursor.ts'
import { movedTopic } from './move-chats.ts'
import type { Replies } from './replies.ts'
import { findFollowed, findReply } from './replies.repo.ts'
import { isLast } from './reply-channel.ts'
import { answerEvents, asker } from './request-parts.ts'

export interface LiveStreams {
  /** What changes for a person from now on; with `cursor` (null for none) also the events of their replies after it. */
  open(
    userId: string,
    replies: { readonly cursor: string } | null,
    signal: AbortSignal,
  ): AsyncGenerator<ServerEvent, void>
  /** Ends all streams; the server stops. */
  end(): void
}

interface Dependencies {
  readonly database: Database
  readonly live: Pick<Live, 'listen'>
  readonly replies: Pick<Replies, 'follow'>
}

/** After this long a stream ends and is opened anew, so that a session that has ended is not listened to for ever. */
const longestStream = 15 * 60_000

const isTopic = (topic: string): topic is LiveTopic => liveTopics.some((known) => known === topic)

export const createLiveStreams = ({ database, live, replies }: Dependencies): LiveStreams => {
  const opened = new Set<AbortController>()

  async function* open(userId: string, wanted: { readonly cursor: string } | null, signal: AbortSignal) {
    const done = new AbortController()
    opened.add(done)
    const tooLong = setTimeout(() => done.abort(), longestStream).unref()
    const until = AbortSignal.any([signal, done.signal])
    const queue = createEventQueue<LiveChange | LiveReply | 'ready'>(until)
    const cursor = readCursor(wanted?.cursor ?? '')
    const known = new Set<string>()

    const relay = async (replyId: string, sessionId: string, afterSeq: number): Promise<void> => {
      for await (const { seq, event } of replies.follow(replyId, userId, afterSeq, until))
        await queue.add({ replyId, sessionId, seq, event })
    }
    const follow = (reply: { readonly id: string; readonly sessionId: string }): void => {
      if (known.has(reply.id)) return
      known.add(reply.id)
      const afterSeq = cursor.get(reply.id) ?? 0
      cursor.set(reply.id, afterSeq)
      relay(reply.id, reply.sessionId, afterSeq).catch(queue.fail)
    }
    const followRunning = async (): Promise<void> => {
      for (const reply of await findFollowed(database, userId, [...cursor.keys()])) follow(reply)
      // What is not the person's, or was never there, is not waited for.
      for (const id of cursor.keys()) if (!known.has(id)) cursor.delete(id)
    }
    const followNew = async (id: string): Promise<void> => {
      if (known.has(id)) return
      const reply = await findReply(database, id)
      if (reply?.userId === userId) follow(reply)
    }

    const deafen = live.listen({
      onNotice: ({ userId: whose, topic, id }) => {
        if (whose !== userId) return
        if (topic === movedTopic) done.abort()
        if (!isTopic(topic)) return
        queue.addOnce(`${topic} ${id}`, { topic, id })
        if (wanted && topic === 'reply') followNew(id).catch(queue.fail)
      },
      onGap: () => {
        queue.addOnce('ready', 'ready')
        if (wanted) followRunning().catch(queue.fail)
      },
    })
    const told = (event: string, data: unknown): ServerEvent => ({ id: formatCursor(cursor), event, data })
    try {
      yield told(liveEvents.ready, {})
      if (wanted) await followRunning()
      for await (const entry of queue.entries()) {
        if (entry === 'ready') yield told(liveEvents.ready, {})
        else if ('topic' in entry) yield told(liveEvents.change, entry)
        else {
          if (isLast(entry.event)) cursor.delete(entry.replyId)
          else cursor.set(entry.replyId, entry.seq)
          yield told(liveEvents.reply, entry)
        }
      }
    } finally {
      deafen()
      clearTimeout(tooLong)
      opened.delete(done)
      done.abort()
    }
  }

  return {
    open,
    end: () => {
      for (const done of opened) done.abort()
    },
  }
}

export const liveRoutes = (streams: LiveStreams): Route[] => [
  route(followLive, async ({ query }, request) => {
    const userId = asker(request)
    const cursor = request.headers.get('last-event-id') ?? ''
    return answerEvents(request, (signal) => streams.open(userId, query.replies ? { cursor } : null, signal))
  }),
]
