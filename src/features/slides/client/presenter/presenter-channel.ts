import * as z from 'zod/mini'

import { deckContent } from '../../shared/scene/deck.ts'

/** What the window with the slides and the presenter's window tell each other. */
const presenterMessage = z.discriminatedUnion('type', [
  /** The presenter's window is there and asks what is shown. */
  z.object({ type: z.literal('hello') }),
  /** It is closed; the slides go on without it. */
  z.object({ type: z.literal('left') }),
  /** It turns to another slide. */
  z.object({ type: z.literal('go'), at: z.int() }),
  /** What is shown, and where it stands. */
  z.object({ type: z.literal('deck'), deck: deckContent, at: z.int() }),
  z.object({ type: z.literal('at'), at: z.int() }),
  /** The slides are closed; the presenter keeps the notes. */
  z.object({ type: z.literal('ended') }),
])
export type PresenterMessage = z.infer<typeof presenterMessage>

/** The address of the presenter's window for one presentation. */
export const presenterAddress = (id: string): string => `/pembicara?layar=${id}`

/** The presentation that an address names; null where it names none. */
export const presentationIn = (search: string): string | null =>
  /^[\w-]{1,60}$/.exec(new URLSearchParams(search).get('layar') ?? '')?.[0] ?? null

export interface PresenterChannel {
  send(message: PresenterMessage): void
  close(): void
}

/** Opens the line between the two windows; they find each other by the presentation's id, whoever is there first. */
export const openPresenterChannel = (id: string, onMessage: (message: PresenterMessage) => void): PresenterChannel => {
  const line = new BroadcastChannel(`juragan-presentasi-${id}`)
  line.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    const parsed = z.safeParse(presenterMessage, data)
    if (parsed.success) onMessage(parsed.data)
  })
  return {
    // A channel has no other origins.
    // oxlint-disable-next-line unicorn/require-post-message-target-origin
    send: (message) => line.postMessage(message),
    close: () => line.close(),
  }
}
