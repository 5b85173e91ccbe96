import { useEffect, useRef } from 'react'

/** Nothing that can be seen has the focus: what had it was closed, or went away with its panel. */
const isFocusLost = (): boolean => {
  const { activeElement } = document
  return (
    activeElement === null ||
    activeElement === document.body ||
    activeElement.getClientRects().length === 0 ||
    activeElement.closest('[inert]') !== null
  )
}

/** Whether the last the owner did on this page was pressing a key; nothing has been done on one that has just opened. */
let isByKeys = false
const noteInput = ({ type }: Event): void => {
  isByKeys = type === 'keydown'
}

/**
 * A heading or panel that took the focus by itself shows it to who goes by keys alone (base.css): to a finger or a
 * mouse, or on a page that has just opened, the ring would tell nothing. A field to write in keeps its own.
 */
const quieten = (place: Element | null): void => {
  if (!(place instanceof HTMLElement) || place.tabIndex >= 0) return
  if (isByKeys && !matchMedia('(pointer: coarse)').matches) return
  place.dataset['quiet'] = ''
  place.addEventListener('blur', () => delete place.dataset['quiet'], { once: true })
}

/**
 * Where a place comes into sight and what had the focus went out of it, the place takes the focus, so that the next key
 * and the screen reader go on there and not at the top of the page. One frame later: only then a dialog that closes has
 * given its focus back, and the place can take it.
 */
export const useFocusOnArrival = (isInSight: boolean, take: () => void): void => {
  const latest = useRef(take)
  useEffect(() => {
    latest.current = take
  }, [take])
  useEffect(() => {
    // The same listener again is no second one.
    for (const type of ['keydown', 'pointerdown']) document.addEventListener(type, noteInput, true)
  }, [])
  useEffect(() => {
    if (!isInSight) return
    const frame = requestAnimationFrame(() => {
      if (!isFocusLost()) return
      latest.current()
      quieten(document.activeElement)
    })
    return () => cancelAnimationFrame(frame)
  }, [isInSight])
}
