import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react'

import type { ChatMessage } from '../shared/message.ts'
import s from './message-slot.module.css'

/** How far beyond the screen messages are drawn in full, in pixels. */
const ahead = 1000
/** As many of the newest messages are drawn in full at once, before it is known what the screen shows. */
export const drawnAtFirst = 12

/** The height a message will have, until it has been seen: enough for the scroll bar to be about right. */
export const guessedHeight = (
  { content, sender, item, used, suggestions, isPointsInfo }: ChatMessage,
  width: number,
): number => {
  if (isPointsInfo) return 128
  const perLine = Math.max(18, width / 7.5)
  const lines = content.split('\n').reduce((sum, line) => sum + Math.max(1, Math.ceil(line.length / perLine)), 0)
  return (
    lines * 22 + (sender === 'user' ? 24 : 68) + (item ? 66 : 0) + (used ? 36 : 0) + (suggestions?.length ?? 0) * 26
  )
}

let measured: { readonly list: Element; readonly width: number } | null = null

/** The width of a message; the list is measured once for all that are drawn together, each would lay it out again. */
const widthOf = (element: Element): number => {
  const list = element.parentElement
  if (!list) return 360
  if (measured?.list !== list) {
    measured = { list, width: list.clientWidth }
    queueMicrotask(() => {
      measured = null
    })
  }
  return measured.width
}

type Watch = (near: boolean) => void
const watches = new WeakMap<Element, Watch>()
const observers = new WeakMap<Element, IntersectionObserver>()

/** One observer for all messages of a scrolling element. */
const observerOf = (scroller: Element): IntersectionObserver => {
  const known = observers.get(scroller)
  if (known) return known
  const observer = new IntersectionObserver(
    (entries) => {
      for (const entry of entries) watches.get(entry.target)?.(entry.isIntersecting)
    },
    { root: scroller, rootMargin: `${ahead}px 0px` },
  )
  observers.set(scroller, observer)
  return observer
}

interface MessageSlotProps {
  readonly message: ChatMessage
  readonly startsDrawn: boolean
  /** Must stay drawn: its words are being changed, or still come. */
  readonly pinned: boolean
  readonly children: ReactNode
}

/**
 * The place of a message in the chat. Far from the screen a single element stands for it, as high as the message is,
 * with its words, so that they can still be found and read out: a chat of any length stays light.
 */
export const MessageSlot = ({ message, startsDrawn, pinned, children }: MessageSlotProps) => {
  const place = useRef<HTMLDivElement>(null)
  const height = useRef(0)
  const [isNear, setNear] = useState(startsDrawn)
  const isDrawn = isNear || pinned

  useEffect(() => {
    const element = place.current
    const scroller = element?.closest('[data-scroller]')
    if (!element || !scroller || typeof IntersectionObserver === 'undefined') {
      setNear(true)
      return
    }
    watches.set(element, (near) => {
      // Who works in a message keeps it.
      if (!near && element.contains(document.activeElement)) return
      if (!near) height.current = element.offsetHeight
      setNear(near)
    })
    const observer = observerOf(scroller)
    observer.observe(element)
    return () => observer.unobserve(element)
  }, [])

  useLayoutEffect(() => {
    const element = place.current
    if (!element) return
    element.style.height = isDrawn ? '' : `${height.current || guessedHeight(message, widthOf(element))}px`
  }, [isDrawn, message])

  return (
    <div
      ref={place}
      className={isDrawn ? s.slot : s.far}
      data-message={message.state === 'running' ? undefined : message.id}
      data-sender={isDrawn ? undefined : message.sender}
    >
      {isDrawn ? children : message.content}
    </div>
  )
}
