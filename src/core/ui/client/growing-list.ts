import { type RefCallback, useCallback, useState } from 'react'

/** As many entries are drawn at first, and as many more each time the end comes near. */
const step = 60

/**
 * A long list that is drawn as far as it has been scrolled. `shown` entries are drawn; `end` goes to an element after
 * the last of them. A list of another `name` (another search) starts again from the top.
 */
export const useGrowingList = (total: number, name: string): { shown: number; end: RefCallback<HTMLElement> } => {
  const [grown, setGrown] = useState({ name, shown: step })
  const shown = Math.min(total, grown.name === name ? grown.shown : step)
  const end = useCallback<RefCallback<HTMLElement>>(
    (element) => {
      if (!element || shown >= total) return
      const watcher = new IntersectionObserver(
        ([entry]) => {
          if (entry?.isIntersecting) setGrown({ name, shown: shown + step })
        },
        { rootMargin: '600px' },
      )
      watcher.observe(element)
      return () => watcher.disconnect()
    },
    [name, shown, total],
  )
  return { shown, end }
}
