import { useEffect, useRef, useState } from 'react'

import type { DeckContent } from '../../shared/scene/deck.ts'
import { openPresenterChannel, type PresenterChannel } from './presenter-channel.ts'

/** How the presenter's window stands to the slides. */
export interface Presentation {
  /** Null until the window with the slides has answered. */
  readonly deck: DeckContent | null
  readonly at: number
  /** The slides were closed; deck and notes stay readable here. */
  readonly hasEnded: boolean
  readonly go: (at: number) => void
}

/** Follows a presentation in another window, and leads it. */
export const usePresentation = (id: string | null): Presentation => {
  const line = useRef<PresenterChannel | null>(null)
  const [deck, setDeck] = useState<DeckContent | null>(null)
  const [at, setAt] = useState(0)
  const [hasEnded, setHasEnded] = useState(false)

  useEffect(() => {
    if (id === null) return
    const opened = openPresenterChannel(id, (message) => {
      if (message.type === 'deck') {
        setDeck(message.deck)
        setHasEnded(false)
      }
      if (message.type === 'deck' || message.type === 'at') setAt(message.at)
      if (message.type === 'ended') setHasEnded(true)
    })
    line.current = opened
    const leave = (): void => opened.send({ type: 'left' })
    addEventListener('pagehide', leave)
    opened.send({ type: 'hello' })
    return () => {
      removeEventListener('pagehide', leave)
      opened.close()
    }
  }, [id])

  return {
    deck,
    at,
    hasEnded,
    go: (to) => {
      const last = (deck?.slides.length ?? 1) - 1
      const next = Math.min(Math.max(to, 0), last)
      // Shown here at once; the slides follow and say so.
      setAt(next)
      line.current?.send({ type: 'go', at: next })
    },
  }
}
