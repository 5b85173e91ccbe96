import { type LiveNews, openLiveStream } from './live-stream.ts'

/** What the tabs of one browser tell each other. */
type Letter =
  | { readonly kind: 'news'; readonly news: LiveNews }
  /** A tab came later: it wants to know how things stand. */
  | { readonly kind: 'join' }
  /** How things stand, with the words of the replies that run. */
  | { readonly kind: 'state'; readonly isOpen: boolean; readonly words: readonly LiveNews[] }

export interface LiveChannel {
  readonly post: (letter: Letter) => void
  readonly close: () => void
}

/** What a tab needs of its browser. */
export interface LiveSurroundings {
  readonly openStream: (tell: (news: LiveNews) => void) => () => void
  readonly openChannel: (name: string, onLetter: (letter: Letter) => void) => LiveChannel
  /** Calls once this tab leads; answers how to step down. Null where the browser cannot choose one of its tabs. */
  readonly lead: ((name: string, onLead: () => void) => () => void) | null
  readonly isVisible: () => boolean
  readonly onVisibility: (listener: () => void) => () => void
}

export interface Live {
  /** True while everything that happens is told to this tab. */
  readonly isOpen: () => boolean
  /** Answers how to stop listening. */
  readonly listen: (listener: (news: LiveNews) => void) => () => void
  /**
   * Joins the stream of whoever is signed in here (`owner`: an account's id, or 'guest'); answers how to leave.
   * Only one owner at a time.
   */
  readonly join: (owner: string) => () => void
}

/** Keeps the words of running replies, for tabs that come later. */
const createWords = () => {
  const words = new Map<string, LiveNews[]>()
  return {
    add: (news: LiveNews): void => {
      if (news.type !== 'reply') return
      const { replyId, seq, event } = news.data
      if (event.type === 'done' || event.type === 'failed') words.delete(replyId)
      else if (seq === 1) words.set(replyId, [news])
      else words.get(replyId)?.push(news)
    },
    all: (): readonly LiveNews[] => [...words.values()].flat(),
  }
}

/**
 * One event stream for each browser, whatever the number of its tabs (design §3, Live): one tab leads and tells the
 * others. A browser without Web Locks cannot choose a leader; there every tab that is looked at has its own stream,
 * so that many tabs do not use up the few connections to one server.
 */
export const createLive = (around: LiveSurroundings): Live => {
  const listeners = new Set<(news: LiveNews) => void>()
  let isOpen = false

  const hear = (news: LiveNews): void => {
    if (news.type === 'down' && !isOpen) return
    if (news.type === 'ready') isOpen = true
    if (news.type === 'down') isOpen = false
    for (const listener of listeners) listener(news)
  }

  const joinAlone = (): (() => void) => {
    let close: (() => void) | null = null
    const adjust = (): void => {
      if (around.isVisible()) close ??= around.openStream(hear)
      else {
        close?.()
        close = null
      }
    }
    const stopWatching = around.onVisibility(adjust)
    adjust()
    return () => {
      stopWatching()
      close?.()
      hear({ type: 'down' })
    }
  }

  const joinOthers = (owner: string, lead: NonNullable<LiveSurroundings['lead']>): (() => void) => {
    const name = `juragan:live:${owner}`
    let close: (() => void) | null = null
    let words = createWords()

    const handleLetter = (letter: Letter): void => {
      if (letter.kind === 'news' && close === null) hear(letter.news)
      if (letter.kind === 'join' && close !== null) channel.post({ kind: 'state', isOpen, words: words.all() })
      if (letter.kind === 'state' && close === null) {
        if (letter.isOpen && !isOpen) hear({ type: 'ready' })
        letter.words.forEach(hear)
      }
    }
    const channel = around.openChannel(name, handleLetter)
    channel.post({ kind: 'join' })

    const stepDown = lead(name, () => {
      words = createWords()
      close = around.openStream((news) => {
        words.add(news)
        hear(news)
        channel.post({ kind: 'news', news })
      })
    })
    return () => {
      close?.()
      stepDown()
      channel.close()
      hear({ type: 'down' })
    }
  }

  return {
    isOpen: () => isOpen,
    listen: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    join: (owner) => (around.lead ? joinOthers(owner, around.lead) : joinAlone()),
  }
}

const openChannel: LiveSurroundings['openChannel'] = (name, onLetter) => {
  const channel = new BroadcastChannel(name)
  channel.addEventListener('message', ({ data }: MessageEvent<Letter>) => onLetter(data))
  return {
    // A channel has no target: it reaches this origin only.
    // oxlint-disable-next-line unicorn/require-post-message-target-origin
    post: (letter) => channel.postMessage(letter),
    close: () => channel.close(),
  }
}

/** Web Locks choose the leader: whoever holds the lock; the next in line follows when its tab closes or dies. */
const leadByLock = (locks: LockManager) => (name: string, onLead: () => void) => {
  const waiting = new AbortController()
  let release: (() => void) | undefined
  const held = locks.request(name, { signal: waiting.signal }, () => {
    onLead()
    return new Promise<void>((resolve) => {
      release = resolve
    })
  })
  // Stepping down before the turn has come ends the wait with an abort.
  held.catch(() => undefined)
  return () => {
    waiting.abort()
    release?.()
  }
}

/** The types say that there are always locks; over plain http there are none. */
const locks = navigator.locks as LockManager | undefined

/** The live news of this tab. */
export const live = createLive({
  openStream: openLiveStream,
  openChannel,
  lead: locks ? leadByLock(locks) : null,
  isVisible: () => document.visibilityState === 'visible',
  onVisibility: (listener) => {
    document.addEventListener('visibilitychange', listener)
    return () => document.removeEventListener('visibilitychange', listener)
  },
})
