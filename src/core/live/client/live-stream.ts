import * as z from 'zod/mini'

import { type LiveChange, liveChange, liveEvents, livePath } from '../shared/live-events.ts'

/** What a tab hears of the browser's one stream. */
export type LiveNews =
  /** From here on everything is told; what is shown is asked for once more. */
  | { readonly type: 'ready' }
  /** Nothing is told until the next `ready`. */
  | { readonly type: 'down' }
  | { readonly type: 'change'; readonly change: LiveChange }
  /** One event of a running reply; chat knows how to read it. */
  | { readonly type: 'reply'; readonly data: LiveReplyData }

/** As much of a reply's event as is needed to keep the words of those that still run. */
const liveReplyData = z.looseObject({
  replyId: z.string(),
  seq: z.int(),
  event: z.looseObject({ type: z.string() }),
})
export type LiveReplyData = z.infer<typeof liveReplyData>

/** Waits between tries after a refused connection, in milliseconds; the last one repeats. */
export const reopenWaits = [500, 1000, 2000, 5000, 10_000, 20_000] as const

const json = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    // Not one of our events; the schemas refuse it.
    return null
  }
}

const readData = (event: Event): unknown => json((event as MessageEvent<string>).data)

/**
 * Opens the stream and keeps it open; answers how to close it. The browser takes a broken connection up again by
 * itself, after the last event that came; a refused one is tried again from here.
 */
export const openLiveStream = (tell: (news: LiveNews) => void): (() => void) => {
  let source: EventSource | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  let tries = 0

  const close = (): void => {
    clearTimeout(timer)
    if (source === null) return
    source.close()
    source = null
    tell({ type: 'down' })
  }

  const open = (): void => {
    clearTimeout(timer)
    source?.close()
    const fresh = new EventSource(`${livePath}?replies=1`)
    source = fresh
    fresh.addEventListener(liveEvents.ready, () => {
      tries = 0
      tell({ type: 'ready' })
    })
    fresh.addEventListener(liveEvents.change, (event) => {
      const change = liveChange.safeParse(readData(event))
      if (change.success) tell({ type: 'change', change: change.data })
    })
    fresh.addEventListener(liveEvents.reply, (event) => {
      const data = liveReplyData.safeParse(readData(event))
      if (data.success) tell({ type: 'reply', data: data.data })
    })
    fresh.addEventListener('error', () => {
      if (source !== fresh) return
      tell({ type: 'down' })
      if (fresh.readyState !== EventSource.CLOSED) return
      timer = setTimeout(open, reopenWaits[Math.min(tries, reopenWaits.length - 1)])
      tries += 1
    })
  }

  // A network that went away takes the connection with it, which browsers notice late: one that is back gets a new one.
  addEventListener('online', open)
  open()
  return () => {
    removeEventListener('online', open)
    close()
  }
}
