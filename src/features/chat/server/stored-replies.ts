import type { Database } from '#core/db/server/database.ts'
import type { Live } from '#core/live/server/live.ts'
import { findReply, readEvents } from './replies.repo.ts'
import { isLast, type NumberedEvent } from './reply-channel.ts'

/** Replies of other servers, followed through what those have recorded. */
export interface StoredReplies {
  follow(replyId: string, afterSeq: number, signal: AbortSignal): AsyncGenerator<NumberedEvent, void>
  /** More of a reply has been recorded, or it has ended. */
  wake(replyId: string): void
  wakeAll(): void
}

const eventsAtOnce = 500
/** Looked at this often while notices are heard, only in case that one was lost; and without them. */
const slowPoll = 2_000
const fastPoll = 150

export const createStoredReplies = (database: Database, live: Pick<Live, 'isListening'>): StoredReplies => {
  const followers = new Map<string, Set<() => void>>()

  /** A promise of the next change, made before looking, so that a change in between is not slept through. */
  const nextChange = (replyId: string, signal: AbortSignal): { come: () => Promise<void>; forget: () => void } => {
    const wakers = followers.get(replyId) ?? new Set()
    followers.set(replyId, wakers)
    let isDue = false
    let resolve: (() => void) | null = null
    const waker = (): void => {
      isDue = true
      resolve?.()
    }
    wakers.add(waker)
    signal.addEventListener('abort', waker)
    const forget = (): void => {
      wakers.delete(waker)
      if (wakers.size === 0 && followers.get(replyId) === wakers) followers.delete(replyId)
      signal.removeEventListener('abort', waker)
    }
    return {
      forget,
      come: () =>
        new Promise((done) => {
          if (isDue || signal.aborted) return done()
          const timer = setTimeout(waker, live.isListening ? slowPoll : fastPoll)
          timer.unref()
          resolve = () => {
            clearTimeout(timer)
            done()
          }
        }),
    }
  }

  return {
    async *follow(replyId, afterSeq, signal) {
      let seq = afterSeq
      while (!signal.aborted) {
        const change = nextChange(replyId, signal)
        try {
          // The state is read before the events, so that an ended reply's events are all there.
          const reply = await findReply(database, replyId)
          const events = await readEvents(database, replyId, seq, eventsAtOnce)
          for (const numbered of events) {
            yield numbered
            if (isLast(numbered.event) || signal.aborted) return
            seq = numbered.seq
          }
          if (events.length === eventsAtOnce) continue
          if (reply?.state !== 'running') return
          await change.come()
        } finally {
          change.forget()
        }
      }
    },
    wake(replyId) {
      for (const waker of followers.get(replyId) ?? []) waker()
    },
    wakeAll() {
      for (const wakers of followers.values()) for (const waker of wakers) waker()
    },
  }
}
