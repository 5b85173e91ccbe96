import { clear, createStore, del, entries, set } from 'idb-keyval'

import type { Draft } from './save-machine.ts'

/** A draft as kept on this device. One for each open canvas, so that two tabs do not write over one another. */
export interface KeptDraft extends Draft {
  readonly itemId: string
  readonly writerId: string
  /** Milliseconds since 1970, by this device's clock. */
  readonly keptAt: number
}

const store = () => createStore('juragan-drafts', 'drafts')
let opened: ReturnType<typeof store> | null = null
const drafts = (): ReturnType<typeof store> => (opened ??= store())

/** Every draft of this browser; none where it keeps nothing: it may refuse already to be asked. */
const allDrafts = async (): Promise<[string, KeptDraft][]> => {
  try {
    return await entries<string, KeptDraft>(drafts())
  } catch {
    return []
  }
}

const keyOf = (itemId: string, writerId: string): string => `${itemId} ${writerId}`

/** Keeps the draft, or forgets it (null). False where this browser keeps nothing (private window, full disk). */
export const keepDraft = async (itemId: string, writerId: string, draft: Draft | null): Promise<boolean> => {
  const key = keyOf(itemId, writerId)
  try {
    if (draft === null) await del(key, drafts())
    else await set(key, { ...draft, itemId, writerId, keptAt: Date.now() } satisfies KeptDraft, drafts())
    return true
  } catch {
    return false
  }
}

const say = (channel: BroadcastChannel, message: { who: true } | { here: string }): void => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel of this origin has no target
  channel.postMessage(message)
}

const answersOf = (channel: BroadcastChannel, ms: number): Promise<Set<string>> =>
  new Promise((resolve) => {
    const alive = new Set<string>()
    channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
      if (typeof data === 'object' && data !== null && 'here' in data) alive.add(String(data.here))
    })
    setTimeout(() => resolve(alive), ms)
  })

const channelName = (itemId: string): string => `juragan-item-${itemId}`

/** Answers other tabs that ask who is writing this item; returns how to stop. */
export const answerAsWriter = (itemId: string, writerId: string): (() => void) => {
  if (typeof BroadcastChannel === 'undefined') return () => undefined
  const channel = new BroadcastChannel(channelName(itemId))
  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (typeof data === 'object' && data !== null && 'who' in data) say(channel, { here: writerId })
  })
  return () => channel.close()
}

/** How long other tabs have to say that a draft is theirs. A mistake here ends in a conflict, never in a loss. */
const answerTime = 150

const writersOf = async (itemId: string): Promise<Set<string>> => {
  if (typeof BroadcastChannel === 'undefined') return new Set()
  const channel = new BroadcastChannel(channelName(itemId))
  const answers = answersOf(channel, answerTime)
  say(channel, { who: true })
  const alive = await answers
  channel.close()
  return alive
}

/** The items of which this browser keeps drafts, those of open canvases too. */
export const keptItemIds = async (): Promise<string[]> => {
  const all = await allDrafts()
  return [...new Set(all.map(([, { itemId }]) => itemId))]
}

/** Drafts of this item that no open tab is writing, newest first. Empty where this browser keeps nothing. */
export const orphanDrafts = async (itemId: string): Promise<KeptDraft[]> => {
  const all = await allDrafts()
  const mine = all.map(([, draft]) => draft).filter((draft) => draft.itemId === itemId)
  if (mine.length === 0) return []
  const alive = await writersOf(itemId)
  return mine.filter(({ writerId }) => !alive.has(writerId)).sort((a, b) => b.keptAt - a.keptAt)
}

/**
 * Several drafts left behind as one: the newest goes on; what the older ones held becomes versions below it.
 */
export const joinDrafts = ([newest, ...older]: readonly KeptDraft[]): Draft | null => {
  if (!newest) return null
  const left = older.flatMap(({ text, sending, aside }) => [...aside, ...(text ? [text] : sending ? [sending] : [])])
  const { baseVersion, text, aside, sending } = newest
  return { baseVersion, text, sending, aside: [...left.toReversed(), ...aside] }
}

/** Forgets every draft of this browser: their owner is gone for good. */
export const forgetDrafts = async (): Promise<void> => {
  try {
    await clear(drafts())
  } catch {
    // Nothing is kept here (private window).
    return
  }
}
