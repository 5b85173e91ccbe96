import { type ElementPosition, stage } from '../shared/scene/deck.ts'

/** The handles of a selected element: compass points. */
export const handles = ['nw', 'n', 'ne', 'e', 'se', 's', 'sw', 'w'] as const
export type Handle = (typeof handles)[number]

/** No element is made smaller than this, and this much of it stays within reach on the stage. */
export const smallest = 16

/** Stage pixels within which an edge or a centre is caught. */
export const snapReach = 6

export interface Offset {
  readonly dx: number
  readonly dy: number
}

/** A line that shows what was caught: `x` is upright, `y` lies. */
export interface Guide {
  readonly axis: 'x' | 'y'
  readonly at: number
}

const between = (value: number, least: number, most: number): number => Math.min(Math.max(value, least), most)

/** The offset that keeps every one of the boxes at or above 0 (P2 §5) and within reach of the pointer. */
export const clampOffset = (boxes: readonly ElementPosition[], { dx, dy }: Offset): Offset => {
  const left = Math.min(...boxes.map(({ x }) => x))
  const top = Math.min(...boxes.map(({ y }) => y))
  return {
    dx: between(dx, -left, Math.max(stage.width - smallest - left, -left)),
    dy: between(dy, -top, Math.max(stage.height - smallest - top, -top)),
  }
}

export const moved = (box: ElementPosition, { dx, dy }: Offset): ElementPosition => ({
  ...box,
  x: Math.max(0, Math.round(box.x + dx)),
  y: Math.max(0, Math.round(box.y + dy)),
})

/** One axis of a resize: the near edge moves with the handle, the far one stays. */
const stretch = (start: number, size: number, by: number, nearEdge: boolean): { start: number; size: number } => {
  if (!nearEdge) return { start, size: Math.max(smallest, Math.round(size + by)) }
  const end = start + size
  const next = between(Math.round(start + by), 0, Math.max(0, end - smallest))
  return { start: next, size: Math.max(smallest, end - next) }
}

/** The box after a handle was dragged by an offset; `keepRatio` holds pictures in shape at their corners. */
export const resized = (
  box: ElementPosition,
  handle: Handle,
  { dx, dy }: Offset,
  keepRatio = false,
): ElementPosition => {
  const isCorner = handle.length === 2
  const ratio = box.width / Math.max(1, box.height)
  const followed = keepRatio && isCorner ? (handle === 'ne' || handle === 'sw' ? -dx : dx) / ratio : dy
  const wide = /[ew]/.test(handle) ? stretch(box.x, box.width, dx, handle.includes('w')) : null
  const high = /[ns]/.test(handle) ? stretch(box.y, box.height, followed, handle.includes('n')) : null
  return {
    x: wide?.start ?? box.x,
    y: high?.start ?? box.y,
    width: wide?.size ?? box.width,
    height: high?.size ?? box.height,
  }
}

const linesOf = (start: number, size: number): readonly number[] => [start, start + size / 2, start + size]

/** The nearest catch of the lines of a moving box: what to add, and the line that caught it. */
const catchOf = (lines: readonly number[], targets: readonly number[]): { by: number; at: number } | null => {
  let best: { by: number; at: number } | null = null
  for (const line of lines) {
    for (const at of targets) {
      const by = at - line
      if (Math.abs(by) <= snapReach && (best === null || Math.abs(by) < Math.abs(best.by))) best = { by, at }
    }
  }
  return best
}

/** Catches a moved box at the edges and centres of the stage and of the other elements. */
export const snapped = (
  box: ElementPosition,
  others: readonly ElementPosition[],
): { readonly offset: Offset; readonly guides: readonly Guide[] } => {
  const upright = [...linesOf(0, stage.width), ...others.flatMap(({ x, width }) => linesOf(x, width))]
  const lying = [...linesOf(0, stage.height), ...others.flatMap(({ y, height }) => linesOf(y, height))]
  const x = catchOf(linesOf(box.x, box.width), upright)
  const y = catchOf(linesOf(box.y, box.height), lying)
  return {
    offset: { dx: x?.by ?? 0, dy: y?.by ?? 0 },
    guides: [...(x ? [{ axis: 'x', at: x.at } as const] : []), ...(y ? [{ axis: 'y', at: y.at } as const] : [])],
  }
}

/** The box around several boxes. */
export const around = (boxes: readonly ElementPosition[]): ElementPosition => {
  const x = Math.min(...boxes.map((box) => box.x))
  const y = Math.min(...boxes.map((box) => box.y))
  return {
    x,
    y,
    width: Math.max(...boxes.map((box) => box.x + box.width)) - x,
    height: Math.max(...boxes.map((box) => box.y + box.height)) - y,
  }
}

/** Zoom steps of P2 §9: 25 to 200 by 25. */
export const zoomSteps = [25, 50, 75, 100, 125, 150, 175, 200] as const

/** The next zoom step above or below what is shown now, which may lie between two. */
export const nextZoom = (shown: number, direction: 1 | -1): number =>
  direction === 1
    ? (zoomSteps.find((step) => step > shown + 0.5) ?? 200)
    : (zoomSteps.findLast((step) => step < shown - 0.5) ?? 25)

/** The largest scale at which the stage fits a place with some air around it. */
export const fitScale = (width: number, height: number, air: number): number =>
  between(Math.min((width - air * 2) / stage.width, (height - air * 2) / stage.height), 0.1, 2)
