import type { ElementPosition, SlideElement } from '../scene/deck.ts'
import { placeOf, wholeArea } from '../scene/layouts.ts'
import { fittingSize, textHeight, textWidth } from '../scene/text-fit.ts'

/** An element before its slide gives it an id. */
export type Part = Omit<SlideElement, 'id'>

/**
 * How words and figures stand on a slide: cards, steps, a timeline, columns. All of them are texts and shapes that the
 * owner can change; their colours and sizes come from the look, by their roles.
 */

export const gap = 16
export const pad = 18

export const textPart = (
  role: string,
  content: string,
  position: ElementPosition,
  style: Part['style'] = {},
): Part => ({
  type: 'text',
  role,
  content,
  style,
  position,
})

export const shapePart = (role: string, shape: NonNullable<Part['shape']>, position: ElementPosition): Part => ({
  type: 'shape',
  role,
  shape,
  content: '',
  style: {},
  position,
})

export const box = (x: number, y: number, width: number, height: number): ElementPosition => ({ x, y, width, height })

/** The title of a slide; above it, small, which step of the argument it is. */
export const headingParts = (title: string, kicker = ''): Part[] => {
  const place = placeOf('content', 'title') ?? wholeArea
  return kicker === ''
    ? [textPart('title', title, { ...place })]
    : [
        textPart('title', title, box(place.x, 44, place.width, 64)),
        textPart('kicker', kicker, box(place.x, 20, place.width, 24)),
      ]
}

export const listPart = (lines: readonly string[], position: ElementPosition = wholeArea): Part =>
  textPart('body', lines.join('\n'), { ...position }, { list: lines.length > 1 ? 'bullet' : 'none' })

/** Equal boxes in rows: up to `widest` side by side, four as two by two, more in `most` columns; the last row is filled. */
export const cells = (
  count: number,
  area: ElementPosition,
  widest = 3,
  most = 2,
  tallest = 210,
  between = gap,
): ElementPosition[] => {
  const columns = count <= widest ? count : count === 4 || widest < 3 ? Math.min(2, widest) : count > 6 ? 3 : most
  const rows = Math.ceil(count / columns)
  const high = Math.min((area.height - between * (rows - 1)) / rows, columns === 1 ? area.height : tallest)
  const top = area.y + (area.height - high * rows - between * (rows - 1)) / 2
  return Array.from({ length: count }, (_, at) => {
    const row = Math.floor(at / columns)
    const inRow = row === rows - 1 ? count - row * columns : columns
    const wide = (area.width - gap * (inRow - 1)) / inRow
    return box(area.x + (at % columns) * (wide + gap), top + row * (high + between), wide, high)
  })
}

export const panel = ({ x, y, width, height }: ElementPosition): Part =>
  shapePart('card', 'rectangle', box(x, y, width, height))

/** The short mark above what stands free on the page. */
export const mark = (x: number, y: number, width = 56): Part => shapePart('edge', 'rectangle', box(x, y, width, 6))

/** A hairline below a row, as in a ledger. */
export const ruled = ({ x, y, width, height }: ElementPosition): Part =>
  shapePart('track', 'line', box(x, y + height - 4, width, 8))

export const inside = ({ x, y, width, height }: ElementPosition, by = pad): ElementPosition =>
  box(x + by, y + by, width - by * 2, height - by * 2)

export const look = { font: 'Arial', bold: true } as const
/** Words that can be read across a room in a box: at least at this size. */
export const readable = 19

export const fitsIn = (content: string, { width, height }: ElementPosition, size = readable): boolean =>
  textHeight(content, width, size, look, false) <= height

/** The size at which all of them stand in their boxes: the largest that their part of a slide may have. */
export const sizeIn = (lines: readonly string[], boxes: readonly ElementPosition[], largest: number): number =>
  Math.min(
    ...lines.flatMap((line, at) => {
      const place = boxes[at] ?? wholeArea
      // A word is not broken.
      const longest = Math.max(0.01, ...line.split(/\s+/).map((word) => textWidth(word, look)))
      return [fittingSize(line, place, { largest, smallest: 8 }, look, false), Math.floor(place.width / longest)]
    }),
  )
