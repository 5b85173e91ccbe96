import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'

/** Older messages are asked for this long before their place comes on the screen, in pixels. */
const ahead = 600

/** Calls when the element that stands for the older messages comes near; again whenever `wanted` turns true. */
export const useNearTop = (mark: RefObject<Element | null>, wanted: boolean, onNear: () => void): void => {
  useEffect(() => {
    const element = mark.current
    if (!wanted || !element || typeof IntersectionObserver === 'undefined') return
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) onNear()
      },
      { root: element.closest('[data-scroller]'), rootMargin: `${ahead}px 0px 0px` },
    )
    // A chat that has just come is scrolled to its end within the next frame; its top is not looked at.
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => observer.observe(element))
    })
    return () => {
      cancelAnimationFrame(frame)
      observer.disconnect()
    }
  }, [mark, wanted, onNear])
}

/** What is read stays where it is on the screen while older messages come in above it. */
export const useKeptPlace = (firstMessageId: string | undefined, scroller: RefObject<HTMLElement | null>): void => {
  const seen = useRef<{ readonly id: string; readonly top: number } | null>(null)

  useLayoutEffect(() => {
    const before = seen.current
    const area = scroller.current
    if (!area || firstMessageId === undefined) return
    const topOf = (id: string): number | null =>
      area.querySelector(`[data-message="${CSS.escape(id)}"]`)?.getBoundingClientRect().top ?? null
    const restore = (atLeast: number): void => {
      const top = before ? topOf(before.id) : null
      if (before && top !== null && Math.abs(top - before.top) > atLeast) area.scrollBy(0, top - before.top)
    }
    const remember = (): void => {
      const top = topOf(firstMessageId)
      if (top !== null) seen.current = { id: firstMessageId, top }
    }
    const isAnother = before !== null && before.id !== firstMessageId
    if (isAnother) restore(0)
    // With the frame, which is laid out anyway: asked for at once, the page would be laid out twice for its first message.
    const frame = requestAnimationFrame(() => {
      // Browsers that hold the place by themselves may do so after this: what is too much is taken back. A finger that
      // goes on scrolling moves less within one frame.
      if (isAnother) restore(80)
      remember()
    })
    area.addEventListener('scroll', remember, { passive: true })
    return () => {
      cancelAnimationFrame(frame)
      area.removeEventListener('scroll', remember)
    }
  }, [firstMessageId, scroller])
}
