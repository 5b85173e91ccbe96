import { type PointerEvent as ReactPointerEvent, useRef, useState } from 'react'

import type { ElementPosition, Slide } from '../shared/scene/deck.ts'
import { resizeElement } from '../shared/scene/deck-operations.ts'
import { moveElements } from './arrange.ts'
import { useDeckStore } from './deck-store.ts'
import { around, clampOffset, type Guide, type Handle, moved, type Offset, resized, snapped } from './geometry.ts'

/** Window pixels that a finger or a mouse may tremble before it is a drag. */
const trembling = 4

interface Grip {
  readonly pointerId: number
  readonly from: { readonly x: number; readonly y: number }
  readonly boxes: ReadonlyMap<string, ElementPosition>
  readonly handle: Handle | null
  readonly keepRatio: boolean
}

/** Where the dragged elements are shown while the pointer is down. */
export interface Preview {
  readonly boxes: ReadonlyMap<string, ElementPosition>
  readonly guides: readonly Guide[]
}

interface Gesture {
  readonly preview: Preview | null
  readonly begin: (event: ReactPointerEvent<HTMLElement>, ids: readonly string[], handle: Handle | null) => void
  readonly onPointerMove: (event: ReactPointerEvent<HTMLElement>) => void
  /** Answers whether something was dragged. */
  readonly onPointerUp: (event: ReactPointerEvent<HTMLElement>) => boolean
  readonly cancel: () => void
}

/** Dragging and resizing: shown at every move, one step of the history at the end. */
export const useGesture = (slide: Slide, scale: number): Gesture => {
  const store = useDeckStore()
  const grip = useRef<Grip | null>(null)
  const offset = useRef<Offset>({ dx: 0, dy: 0 })
  const [preview, setPreview] = useState<Preview | null>(null)

  const cancel = (): void => {
    grip.current = null
    setPreview(null)
  }

  const previewOf = (held: Grip, raw: Offset, free: boolean): Preview => {
    const boxes = [...held.boxes.values()]
    const others = slide.elements.filter(({ id }) => !held.boxes.has(id)).map(({ position }) => position)
    if (held.handle) {
      offset.current = raw
      const [[id, box] = ['', boxes[0]]] = held.boxes
      return box
        ? { boxes: new Map([[id, resized(box, held.handle, raw, held.keepRatio)]]), guides: [] }
        : { boxes: held.boxes, guides: [] }
    }
    const clamped = clampOffset(boxes, raw)
    const caught = free ? null : snapped(moved(around(boxes), clamped), others)
    offset.current = clampOffset(boxes, {
      dx: clamped.dx + (caught?.offset.dx ?? 0),
      dy: clamped.dy + (caught?.offset.dy ?? 0),
    })
    return {
      boxes: new Map([...held.boxes].map(([id, box]) => [id, moved(box, offset.current)])),
      guides: caught?.guides ?? [],
    }
  }

  return {
    preview,
    cancel,
    begin: (event, ids, handle) => {
      if (event.button !== 0) return
      const held = slide.elements.filter(({ id }) => ids.includes(id))
      event.currentTarget.setPointerCapture(event.pointerId)
      grip.current = {
        pointerId: event.pointerId,
        from: { x: event.clientX, y: event.clientY },
        boxes: new Map(held.map(({ id, position }) => [id, position])),
        handle,
        keepRatio: held.every(({ type }) => type === 'image'),
      }
    },
    onPointerMove: (event) => {
      const held = grip.current
      if (held?.pointerId !== event.pointerId) return
      const [x, y] = [event.clientX - held.from.x, event.clientY - held.from.y]
      if (preview === null && Math.hypot(x, y) < trembling) return
      setPreview(previewOf(held, { dx: x / scale, dy: y / scale }, event.altKey))
    },
    onPointerUp: (event) => {
      const held = grip.current
      if (held?.pointerId !== event.pointerId) return false
      const dragged = preview
      cancel()
      if (dragged === null) return false
      const { change } = store.getState()
      const ids = [...held.boxes.keys()]
      if (held.handle === null) change((deck) => moveElements(deck, slide.id, ids, offset.current))
      else for (const [id, box] of dragged.boxes) change((deck) => resizeElement(deck, slide.id, id, box))
      return true
    },
  }
}
