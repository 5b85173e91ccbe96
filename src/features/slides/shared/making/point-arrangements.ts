import type { ElementPosition } from '../scene/deck.ts'
import { wholeArea } from '../scene/layouts.ts'
import { textHeight } from '../scene/text-fit.ts'
import {
  box,
  cells,
  fitsIn,
  gap,
  listPart,
  look,
  mark,
  pad,
  panel,
  type Part,
  readable,
  ruled,
  shapePart,
  sizeIn,
  textPart,
} from './arrangement-parts.ts'

const smallestStep = 17

/** One sentence that carries the whole slide. */
export const statementParts = (content: string, area: ElementPosition = wholeArea): Part[] => {
  const whole = box(area.x, area.y + 6, area.width, area.height - 20)
  return [
    panel(whole),
    mark(whole.x + 36, whole.y + 32, 72),
    textPart('statement', content, box(whole.x + 36, whole.y + 54, whole.width - 72, whole.height - 78)),
  ]
}

/** Below this a poster is no poster. */
const posterSize = 24

/** Points beside each other on cards, written large; null where their words do not fit so. */
const posterParts = (lines: readonly string[], area: ElementPosition): Part[] | null => {
  const places = cells(lines.length, area, 3, 3, area.height)
  const words = places.map((place) =>
    place.height < 200
      ? box(place.x + 22, place.y + 26, place.width - 40, place.height - 36)
      : box(place.x + 22, place.y + 44, place.width - 40, place.height - 62),
  )
  if (sizeIn(lines, words, posterSize) < posterSize) return null
  return places.flatMap((place, at) => [
    panel(place),
    mark(place.x + 22, place.y + (place.height < 200 ? 16 : 24)),
    textPart('point', lines[at] ?? '', words[at] ?? place, { verticalAlign: 'middle' }),
  ])
}

/** Points as rows, each behind its mark, ruled off from the next one. */
const rowParts = (lines: readonly string[], area: ElementPosition, columns: number): Part[] | null => {
  const places = cells(lines.length, area, columns, columns)
  const words = places.map(({ x, y, width, height }) => box(x + 28, y + 4, width - 36, height - 14))
  if (lines.some((line, at) => !fitsIn(line, words[at] ?? area))) return null
  const lowest = Math.max(...places.map(({ y }) => y))
  return places.flatMap((place, at) => [
    // Below the last row is the foot of the slide, or of the block beside it.
    ...(place.y < lowest ? [ruled(place)] : []),
    shapePart('edge', 'rectangle', box(place.x, place.y + (place.height - 10) / 2 - 5, 12, 12)),
    textPart('point', lines[at] ?? '', words[at] ?? place, { verticalAlign: 'middle' }),
  ])
}

const mostCards = 6

/** Points: as posters where they can be written large, else as rows; null where they are too many or too long. */
export const cardParts = (lines: readonly string[], area: ElementPosition = wholeArea, widest = 3): Part[] | null => {
  if (lines.length === 0 || lines.length > mostCards) return null
  const isPoster = widest > 1 && lines.length > 1 && lines.every((line) => line.length <= (lines.length > 3 ? 44 : 110))
  return (
    (isPoster ? posterParts(lines, area) : null) ??
    rowParts(lines, area, 1) ??
    (widest > 1 ? rowParts(lines, area, 2) : null)
  )
}

/** Many short points in two columns; null where they are few or long. */
export const twoColumns = (lines: readonly string[]): Part[] | null => {
  if (lines.length <= mostCards || lines.length > 14) return null
  const half = Math.ceil(lines.length / 2)
  const wide = (wholeArea.width - gap * 2) / 2
  const room = box(0, 0, wide, wholeArea.height)
  const isFitting = [lines.slice(0, half), lines.slice(half)].every(
    (part) => textHeight(part.join('\n'), room.width, readable, look, true) <= room.height,
  )
  if (!isFitting) return null
  return [lines.slice(0, half), lines.slice(half)].map((part, at) =>
    textPart(
      'column',
      part.join('\n'),
      { ...wholeArea, x: wholeArea.x + at * (wide + gap * 2), width: wide },
      {
        list: 'bullet',
      },
    ),
  )
}

/** Where steps stand, and their numbers and words. */
interface StepPlaces {
  readonly places: readonly ElementPosition[]
  readonly badges: readonly ElementPosition[]
  readonly words: readonly ElementPosition[]
  readonly isFlat: boolean
}

const stepPlaces = (count: number, area: ElementPosition, columns: number): StepPlaces => {
  const places = cells(count, area, columns, columns, area.height, count > 4 ? 10 : gap)
  const isFlat = (places[0]?.height ?? 0) < 150
  return {
    places,
    isFlat,
    badges: places.map(({ x, y, height }) => {
      const size = isFlat ? Math.min(44, height - 8) : 56
      return isFlat ? box(x + 12, y + (height - size) / 2, size, size) : box(x + pad, y + 20, size, size)
    }),
    words: places.map(({ x, y, width, height }) =>
      isFlat ? box(x + 70, y + 3, width - 82, height - 6) : box(x + pad, y + 92, width - pad * 2, height - 104),
    ),
  }
}

const largestStep = 28
/** From here on cards beside each other read as well as rows, and show better that one follows the other. */
const largeStep = 24

/** Steps of work, each with its number, arranged so that they are written largest; null where none of it fits. */
export const stepParts = (lines: readonly string[], area: ElementPosition = wholeArea): Part[] | null => {
  if (lines.length < 2 || lines.length > 8) return null
  const all = [lines.length <= 4 ? lines.length : 3, 1, 2].map((columns) => {
    const at = stepPlaces(lines.length, area, columns)
    return { ...at, size: sizeIn(lines, at.words, largestStep) }
  })
  const largest = all.reduce((best, one) => (one.size > best.size ? one : best))
  const [beside = largest, below = largest] = all
  const { badges, isFlat, places, size, words } =
    beside.size >= largeStep && !beside.isFlat ? beside : below.size >= readable ? below : largest
  if (size < smallestStep) return null
  return places.flatMap((place, at) => {
    const badge = badges[at] ?? place
    return [
      shapePart('card', 'rectangle', place),
      shapePart('badge', 'ellipse', badge),
      textPart('badge-number', `${at + 1}`, badge),
      textPart('point', lines[at] ?? '', words[at] ?? place, { verticalAlign: isFlat ? 'middle' : 'top' }),
    ]
  })
}

/** Points stand as large as there is room for: one as a statement, few as cards, many as a list. */
export const pointParts = (lines: readonly string[]): Part[] => {
  const [only = ''] = lines
  if (lines.length === 1 && only.length <= 160) return statementParts(only)
  return cardParts(lines) ?? twoColumns(lines) ?? [listPart(lines)]
}
