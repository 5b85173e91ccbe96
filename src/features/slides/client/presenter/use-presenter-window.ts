import { useEffect, useRef, useState } from 'react'

import { newId } from '#core/time-and-ids/shared/ids.ts'
import type { DeckContent } from '../../shared/scene/deck.ts'
import { openPresenterChannel, presenterAddress, type PresenterChannel } from './presenter-channel.ts'

/** One window for the presenter, however often it is asked for. */
const windowName = 'juragan-pembicara'

interface Shown {
  readonly deck: DeckContent
  readonly at: number
  /** Turns to a slide that the presenter's window asks for. */
  readonly go: (at: number) => void
}

interface PresenterWindow {
  readonly isOpen: boolean
  /** Opens it, or brings it to the front; false where the browser does not let it come up. */
  readonly open: () => boolean
}

/** The presenter's own window beside the slides (SLIDE-05). The slides go on whether it is there or not. */
export const usePresenterWindow = ({ deck, at, go }: Shown): PresenterWindow => {
  const [isOpen, setIsOpen] = useState(false)
  const id = useRef<string | null>(null)
  const line = useRef<PresenterChannel | null>(null)
  const now = useRef({ deck, at, go })
  useEffect(() => {
    now.current = { deck, at, go }
    line.current?.send({ type: 'at', at })
  }, [deck, at, go])

  useEffect(() => {
    const end = (): void => line.current?.send({ type: 'ended' })
    addEventListener('pagehide', end)
    return () => {
      removeEventListener('pagehide', end)
      end()
      line.current?.close()
      line.current = null
    }
  }, [])

  const listen = (presentation: string): PresenterChannel =>
    openPresenterChannel(presentation, (message) => {
      const { deck: shown, at: place, go: turn } = now.current
      if (message.type === 'hello') {
        line.current?.send({ type: 'deck', deck: shown, at: place })
        setIsOpen(true)
      }
      if (message.type === 'left') setIsOpen(false)
      if (message.type === 'go') turn(message.at)
    })

  return {
    isOpen,
    open: () => {
      id.current ??= newId('presentation')
      line.current ??= listen(id.current)
      const size = `popup,width=${Math.min(1180, screen.availWidth)},height=${Math.min(780, screen.availHeight)}`
      const opened = window.open(presenterAddress(id.current), windowName, size)
      opened?.focus()
      return opened !== null && !opened.closed
    },
  }
}
