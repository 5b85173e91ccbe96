import { type PointerEvent, type RefObject, useRef, useState } from 'react'

import { type Limit, moveHandle } from './normalize-sizes.ts'

interface Drag {
  readonly resetKey: number
  readonly handle: number
  readonly pointerId: number
  readonly startX: number
  readonly width: number
  readonly sizes: readonly number[]
  readonly limits: readonly Limit[]
  /** Where the panels stand by now. */
  latest: readonly number[]
}

interface DragOptions {
  readonly group: RefObject<HTMLDivElement | null>
  readonly sizes: readonly number[]
  readonly limits: readonly Limit[]
  /** The smallest size of the first panel when it is shown at all. */
  readonly sidebarMin: number
  /** A new number ends a drag that still runs: its panels are no more. */
  readonly resetKey: number
  /** Called once, when the handle is let go where it was not taken. */
  readonly onResized: (sizes: readonly number[]) => void
}

/** A sidebar that comes out of focus is shown at its smallest size or not at all, never as a sliver. */
export const settled = (sizes: readonly number[], sidebarMin: number): readonly number[] => {
  const [sidebar = 0, next = 0, ...rest] = sizes
  if (sidebar === 0 || sidebar >= sidebarMin) return sizes
  const wanted = sidebar < sidebarMin / 2 ? 0 : sidebarMin
  return [wanted, next + sidebar - wanted, ...rest]
}

/**
 * Dragging a handle. The pointer is captured, so that the drag goes on over frames and beyond the window; what the
 * panels hold is drawn again only by its new width.
 */
export const useDrag = ({ group, sizes, limits, sidebarMin, resetKey, onResized }: DragOptions) => {
  const drag = useRef<Drag | null>(null)
  const [shown, setShown] = useState<Pick<Drag, 'latest' | 'resetKey'> | null>(null)

  const handlersOf = (handle: number) => ({
    onPointerDown: (event: PointerEvent<HTMLDivElement>) => {
      if (event.button !== 0 || drag.current?.resetKey === resetKey) return
      event.currentTarget.setPointerCapture(event.pointerId)
      const width = group.current?.getBoundingClientRect().width ?? 0
      if (width === 0) return
      drag.current = {
        resetKey,
        handle,
        pointerId: event.pointerId,
        startX: event.clientX,
        width,
        sizes,
        limits,
        latest: sizes,
      }
    },
    onPointerMove: (event: PointerEvent<HTMLDivElement>) => {
      const { current } = drag
      if (current?.resetKey !== resetKey || current.pointerId !== event.pointerId) return
      const delta = ((event.clientX - current.startX) / current.width) * 100
      current.latest = settled(moveHandle(current.sizes, current.limits, current.handle, delta), sidebarMin)
      setShown({ latest: current.latest, resetKey })
    },
    onLostPointerCapture: () => {
      const { current } = drag
      drag.current = null
      setShown(null)
      if (current?.resetKey === resetKey && current.latest.some((size, index) => size !== current.sizes[index]))
        onResized(current.latest)
    },
  })
  return { dragged: shown?.resetKey === resetKey ? shown.latest : null, handlersOf }
}
