import { type CSSProperties, useEffect, useRef, useState } from 'react'

/**
 * The clock of a note that closes by itself: it stops under the pointer and while the focus is in the note. The
 * answer holds the note's handlers and the style of the bar that runs out with it.
 */
export const useCountdown = (lasts: number, onEnd: () => void) => {
  const [hovered, setHovered] = useState(false)
  const [focused, setFocused] = useState(false)
  const left = useRef(lasts)
  const end = useRef(onEnd)
  useEffect(() => {
    end.current = onEnd
  }, [onEnd])

  const paused = hovered || focused
  useEffect(() => {
    if (paused) return
    const since = performance.now()
    const timer = setTimeout(() => end.current(), left.current)
    return () => {
      clearTimeout(timer)
      left.current -= performance.now() - since
    }
  }, [paused])

  const barStyle: CSSProperties = {
    animationDuration: `${lasts}ms`,
    animationPlayState: paused ? 'paused' : 'running',
  }
  return {
    barStyle,
    onMouseEnter: () => setHovered(true),
    onMouseLeave: () => setHovered(false),
    onFocus: () => setFocused(true),
    onBlur: () => setFocused(false),
  }
}
