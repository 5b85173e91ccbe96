import { type RefObject, useCallback, useLayoutEffect, useRef, useState } from 'react'

/** Nearer to the end than this, in pixels, counts as being there. */
const near = 70

interface PinnedEnd {
  readonly scrollRef: RefObject<HTMLDivElement | null>
  readonly contentRef: RefObject<HTMLDivElement | null>
  readonly isAtEnd: boolean
  readonly scrollToEnd: () => void
}

/**
 * Keeps the end of a growing text in sight until its reader scrolls up, and again once they are back. It writes the
 * place within the frame in which the text grew, so that nothing is laid out or painted twice; while words stream
 * (`isGrowing`), before that frame, so that it needs no second one to tell that it scrolled.
 */
export const usePinnedEnd = (isGrowing: boolean): PinnedEnd => {
  const scrollRef = useRef<HTMLDivElement>(null)
  const contentRef = useRef<HTMLDivElement>(null)
  const [isAtEnd, setAtEnd] = useState(true)
  const pinned = useRef(true)

  const pin = useCallback((value: boolean) => {
    const area = scrollRef.current
    pinned.current = value
    setAtEnd(value || (area !== null && restOf(area) <= near))
  }, [])
  const scrollToEnd = useCallback(() => {
    const area = scrollRef.current
    if (!area) return
    pin(true)
    area.scrollTop = area.scrollHeight
  }, [pin])

  useLayoutEffect(() => {
    const area = scrollRef.current
    const content = contentRef.current
    if (!area || !content || typeof ResizeObserver === 'undefined') return
    // Measured with the first frame: asked for now, the whole page would be laid out before it is drawn.
    let scrollTop = 0
    let scrollHeight = 0
    let clientHeight = 0
    const remember = (): void => {
      scrollTop = area.scrollTop
      scrollHeight = area.scrollHeight
      clientHeight = area.clientHeight
    }
    const handleScroll = (): void => {
      // A place that moved because the page changed its size was not scrolled to by anybody; the sizes follow below.
      const isOwn = area.scrollHeight === scrollHeight && area.clientHeight === clientHeight
      const isUp = area.scrollTop < scrollTop - 1
      if (isOwn && isUp && restOf(area) > 1) pin(false)
      else if (!isUp && restOf(area) <= near) pin(true)
      else if (!pinned.current) pin(false)
      remember()
    }
    // The wheel is heard before the page moves: the end must not be put back in between.
    const handleWheel = ({ deltaY }: WheelEvent): void => {
      if (deltaY < 0 && area.scrollHeight > area.clientHeight) pin(false)
    }
    const observer = new ResizeObserver(() => {
      if (followsEnd(area, pinned.current)) area.scrollTop = area.scrollHeight
      else if (restOf(area) <= near && !isSelectingIn(area)) pin(true)
      remember()
    })
    observer.observe(content)
    observer.observe(area)
    area.addEventListener('scroll', handleScroll, { passive: true })
    area.addEventListener('wheel', handleWheel, { passive: true })
    return () => {
      observer.disconnect()
      area.removeEventListener('scroll', handleScroll)
      area.removeEventListener('wheel', handleWheel)
    }
  }, [pin])

  useLayoutEffect(() => {
    const area = scrollRef.current
    const content = contentRef.current
    if (!isGrowing || !area || !content) return
    const observer = new MutationObserver(() => {
      if (followsEnd(area, pinned.current)) area.scrollTop = area.scrollHeight
    })
    observer.observe(content, { childList: true, characterData: true, subtree: true })
    return () => observer.disconnect()
  }, [isGrowing])

  return { scrollRef, contentRef, isAtEnd, scrollToEnd }
}

const restOf = (area: Element): number => area.scrollHeight - area.clientHeight - area.scrollTop

const followsEnd = (area: Element, isPinned: boolean): boolean => isPinned && !isSelectingIn(area) && !isEmpty(area)

/** The list of what there is begins at its greeting, however little of it a small screen shows. */
const isEmpty = (area: Element): boolean => area.closest('[data-empty]') !== null

/** Whoever marks words in the chat would lose them if the page moved. */
const isSelectingIn = (area: Element): boolean => {
  const selection = getSelection()
  return selection !== null && !selection.isCollapsed && area.contains(selection.anchorNode)
}
