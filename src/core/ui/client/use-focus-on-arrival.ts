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
    if (!isInSight) return
    const frame = requestAnimationFrame(() => {
      if (isFocusLost()) latest.current()
    })
    return () => cancelAnimationFrame(frame)
  }, [isInSight])
}
