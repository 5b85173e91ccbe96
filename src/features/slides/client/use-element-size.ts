import { type RefCallback, useCallback, useState } from 'react'

export interface Size {
  readonly width: number
  readonly height: number
}

/** The size of an element's inside, kept up to date; null until it is on the screen. */
export const useElementSize = (): [RefCallback<HTMLElement>, Size | null] => {
  const [size, setSize] = useState<Size | null>(null)
  const ref = useCallback<RefCallback<HTMLElement>>((element) => {
    if (!element) return
    const measure = (): void => {
      const next = { width: element.clientWidth, height: element.clientHeight }
      setSize((known) => (known?.width === next.width && known.height === next.height ? known : next))
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return [ref, size]
}
