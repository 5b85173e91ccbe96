import type { ReplyEvent } from '../shared/chat.contract.ts'

export interface NumberedEvent {
  readonly seq: number
  readonly event: ReplyEvent
}

export const isLast = ({ type }: ReplyEvent): boolean => type === 'done' || type === 'failed'

/**
 * The live stream of a reply that runs in this process. It keeps all events of the reply, so that a follower who
 * comes later, or comes back, reads one list from wherever it was and can neither miss nor repeat any.
 */
export interface ReplyChannel {
  /** Adds an event under the next number, or under `seq` where the database has numbered it. */
  push(event: ReplyEvent, seq?: number): NumberedEvent
  /** The number that the next event will have. */
  readonly nextSeq: number
  /** Ends the stream; with `error` followers are told that it broke off and have to come back. */
  close(error?: unknown): void
  after(seq: number, signal: AbortSignal): AsyncGenerator<NumberedEvent, void>
}

export const createChannel = (): ReplyChannel => {
  const events: NumberedEvent[] = []
  const wakers = new Set<() => void>()
  let closed: { readonly error?: unknown } | null = null

  const wake = (): void => {
    for (const waker of wakers) waker()
    wakers.clear()
  }
  const change = (signal: AbortSignal): Promise<void> =>
    new Promise((resolve) => {
      const waker = (): void => {
        signal.removeEventListener('abort', waker)
        wakers.delete(waker)
        resolve()
      }
      wakers.add(waker)
      signal.addEventListener('abort', waker)
    })

  return {
    push(event, seq = events.length + 1) {
      const numbered = { seq, event }
      events.push(numbered)
      wake()
      return numbered
    },
    get nextSeq() {
      return events.length + 1
    },
    close(error) {
      closed = error === undefined ? {} : { error }
      wake()
    },
    async *after(seq, signal) {
      for (let index = 0; !signal.aborted;) {
        const next = events[index]
        if (next) {
          index += 1
          if (next.seq > seq) yield next
        } else if (closed) {
          if ('error' in closed) throw closed.error
          return
        } else await change(signal)
      }
    },
  }
}
