import type { LiveReply } from '../shared/live.contract.ts'
import type { ReplyEvent } from '../shared/chat.contract.ts'
import type { Numbered, SharedWords } from './reply-stream.ts'

/** How long a reply that should be told by the shared stream is waited for before its own connection is opened. */
export const firstWordWait = 700
/** Replies whose words stay at hand. */
const mostReplies = 24

export interface WordLog extends SharedWords {
  readonly add: (words: LiveReply) => void
  /** The stream came or went. */
  readonly stateChanged: () => void
}

const isLast = ({ type }: ReplyEvent): boolean => type === 'done' || type === 'failed'

/** The words of replies as the browser's one stream tells them, for whoever follows one of them. */
export const createWordLog = (isOpen: () => boolean): WordLog => {
  const replies = new Map<string, ReplyEvent[]>()
  const waiting = new Set<() => void>()
  const wake = (): void => {
    // Each takes itself out of the set, which its iteration allows.
    for (const resume of waiting) resume()
  }
  const news = (longest: number | null): Promise<void> =>
    new Promise((resolve) => {
      const resume = (): void => {
        waiting.delete(resume)
        clearTimeout(timer)
        resolve()
      }
      const timer = longest === null ? undefined : setTimeout(resume, longest)
      waiting.add(resume)
    })

  return {
    isOpen,
    stateChanged: wake,
    add: ({ replyId, seq, event }) => {
      const events = replies.get(replyId) ?? []
      // Told again after a reconnect, or with a gap: only what follows on is taken.
      if (seq !== events.length + 1) return
      events.push(event)
      replies.set(replyId, events)
      const oldest = replies.size > mostReplies ? replies.keys().next().value : undefined
      if (oldest !== undefined) replies.delete(oldest)
      wake()
    },
    follow: async function* (replyId, after): AsyncGenerator<Numbered> {
      let seq = after
      let patience: number | null = firstWordWait
      for (;;) {
        const events = replies.get(replyId)
        const event = events?.[seq]
        if (event) {
          seq += 1
          yield { id: seq, event }
          if (isLast(event)) return
          continue
        }
        if (!isOpen() || (events === undefined && patience === 0)) return
        await news(events === undefined ? patience : null)
        if (replies.get(replyId) === undefined) patience = 0
      }
    },
  }
}
