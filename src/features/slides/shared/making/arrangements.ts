import type { KeyFigure, PricedThing } from '../deck-request.ts'
import type { ElementPosition, SlideElement } from '../scene/deck.ts'
import { placeOf, wholeArea } from '../scene/layouts.ts'
import { textHeight } from '../scene/text-fit.ts'
import { moneyText } from '../reading/told-figures.ts'

/** An element before its slide gives it an id. */
export type Part = Omit<SlideElement, 'id'>

/**
 * How words and figures stand on a slide: cards, steps, a timeline, columns. All of them are texts and shapes that the
 * owner can change; their colours and sizes come from the look, by their roles.
 */

const gap = 16
const pad = 18

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

const box = (x: number, y: number, width: number, height: number): ElementPosition => ({ x, y, width, height })

export const headingPart = (title: string): Part =>
  textPart('title', title, { ...(placeOf('content', 'title') ?? wholeArea) })

export const listPart = (lines: readonly string[], position: ElementPosition = wholeArea): Part =>
  textPart('body', lines.join('\n'), { ...position }, { list: lines.length > 1 ? 'bullet' : 'none' })

/** Equal boxes in rows: up to three side by side, four as two by two, more in two columns; the last one fills its row. */
const cells = (count: number, area: ElementPosition, widest = 3, most = 2): ElementPosition[] => {
  const columns = count <= widest ? count : count === 4 || widest < 3 ? Math.min(2, widest) : count > 6 ? 3 : most
  const rows = Math.ceil(count / columns)
  const high = Math.min((area.height - gap * (rows - 1)) / rows, columns === 1 ? area.height : 210)
  const top = area.y + (area.height - high * rows - gap * (rows - 1)) / 2
  return Array.from({ length: count }, (_, at) => {
    const row = Math.floor(at / columns)
    const inRow = row === rows - 1 ? count - row * columns : columns
    const wide = (area.width - gap * (inRow - 1)) / inRow
    return box(area.x + (at % columns) * (wide + gap), top + row * (high + gap), wide, high)
  })
}

const panel = ({ x, y, width, height }: ElementPosition): Part =>
  shapePart('card', 'rectangle', box(x, y, width, height))

/** The short mark above what stands free on the page. */
const mark = (x: number, y: number, width = 56): Part => shapePart('edge', 'rectangle', box(x, y, width, 6))

/** A hairline below a row, as in a ledger. */
const ruled = ({ x, y, width, height }: ElementPosition): Part =>
  shapePart('track', 'line', box(x, y + height - 4, width, 8))

const inside = ({ x, y, width, height }: ElementPosition, by = pad): ElementPosition =>
  box(x + by, y + by, width - by * 2, height - by * 2)

const look = { font: 'Arial', bold: true } as const
/** Words that can be read across a room in a box: at least at this size. */
const readable = 19

export const fitsIn = (content: string, { width, height }: ElementPosition, size = readable): boolean =>
  textHeight(content, width, size, look, false) <= height

/** One sentence that carries the whole slide. */
export const statementParts = (content: string, area: ElementPosition = wholeArea): Part[] => {
  const whole = box(area.x, area.y + 6, area.width, area.height - 20)
  return [
    panel(whole),
    mark(whole.x + 36, whole.y + 32, 72),
    textPart('statement', content, box(whole.x + 36, whole.y + 54, whole.width - 72, whole.height - 78)),
  ]
}

/** Points: few short ones as posters side by side, others as rows of a ledger; null where they are too many or too long. */
export const cardParts = (lines: readonly string[], area: ElementPosition = wholeArea, widest = 3): Part[] | null => {
  if (lines.length === 0 || lines.length > 6) return null
  const isShort = lines.every((line) => line.length <= 30)
  const isPoster = widest > 1 && lines.length > 1 && lines.length <= 3 && isShort
  const places = cells(lines.length, area, isPoster ? widest : lines.length <= 4 ? 1 : widest)
  const words = places.map(({ x, y, width, height }) =>
    isPoster ? box(x + 22, y + 44, width - 40, height - 62) : box(x, y + 4, width - 8, height - 14),
  )
  if (lines.some((line, at) => !fitsIn(line, words[at] ?? area))) return null
  const lowest = Math.max(...places.map(({ y }) => y))
  return places.flatMap((place, at) => [
    ...(isPoster
      ? [panel(place), mark(place.x + 22, place.y + 22)]
      : // Below the last row is the foot of the slide, or of the block beside it.
        place.y < lowest
        ? [ruled(place)]
        : []),
    textPart('point', lines[at] ?? '', words[at] ?? place, { verticalAlign: isPoster ? 'bottom' : 'middle' }),
  ])
}

/** Steps of work, each with its number; null where they are too many or too long for it. */
export const stepParts = (lines: readonly string[], area: ElementPosition = wholeArea): Part[] | null => {
  if (lines.length < 2 || lines.length > 8) return null
  const places = cells(lines.length, area, lines.length === 4 ? 4 : 3)
  const isFlat = (places[0]?.height ?? 0) < 150
  const size = isFlat ? 44 : 56
  const words = places.map(({ x, y, width, height }) =>
    isFlat
      ? box(x + size + 24, y + 8, width - size - 34, height - 16)
      : box(x + pad, y + size + 34, width - pad * 2, height - size - 44),
  )
  if (lines.some((line, at) => !fitsIn(line, words[at] ?? area, 17))) return null
  return places.flatMap((place, at) => {
    const badge = isFlat
      ? box(place.x + 12, place.y + (place.height - size) / 2, size, size)
      : box(place.x + pad, place.y + 20, size, size)
    return [
      shapePart('card', 'rectangle', place),
      shapePart('badge', 'ellipse', badge),
      textPart('badge-number', `${at + 1}`, badge),
      textPart('point', lines[at] ?? '', words[at] ?? place, { verticalAlign: isFlat ? 'middle' : 'top' }),
    ]
  })
}

/** Figures side by side, each over its caption; one alone fills the slide. */
export const figureParts = (values: readonly KeyFigure[], area: ElementPosition = wholeArea): Part[] => {
  const [only] = values
  if (only && values.length === 1) {
    const whole = box(area.x, area.y + 6, area.width, area.height - 20)
    const { x, y, width, height } = inside(whole, 36)
    return [
      panel(whole),
      textPart('big-value', only.value, box(x, y, width, height * 0.55)),
      textPart('caption', only.label, box(x, y + height * 0.55 + 12, width, height * 0.45 - 12)),
    ]
  }
  return cells(values.length, area, 3, 3).flatMap((place, at) => {
    const { label = '', value = '' } = values[at] ?? {}
    const words = inside(place)
    const high = words.height * 0.5
    return [
      panel(place),
      textPart('value', value, box(words.x, words.y, words.width, high - 8)),
      textPart('caption', label, box(words.x, words.y + high + 8, words.width, words.height - high - 8)),
      ruled(box(words.x, words.y, words.width, high)),
    ]
  })
}

/** Figures one below the other, beside a chart. */
export const figureColumn = (values: readonly KeyFigure[], area: ElementPosition): Part[] => {
  const high = Math.min(110, (area.height - 12 * (values.length - 1)) / Math.max(1, values.length))
  const top = area.y + (area.height - high * values.length - 12 * (values.length - 1)) / 2
  return values.flatMap(({ label, value }, at) => {
    const place = box(area.x, top + at * (high + 12), area.width, high)
    return [
      panel(place),
      textPart('value', value, box(place.x + 16, place.y + 6, place.width - 28, high * 0.52 - 6)),
      textPart('caption', label, box(place.x + 16, place.y + high * 0.52 + 4, place.width - 28, high * 0.48 - 8)),
    ]
  })
}

/** Few goods as price cards; null where there are many, or where one carries a remark. */
export const priceParts = (goods: readonly PricedThing[], area: ElementPosition = wholeArea): Part[] | null => {
  if (goods.length > 4 || goods.some(({ name }) => name.length > 60)) return null
  const [only] = goods
  if (only && goods.length === 1) {
    const whole = box(area.x, area.y + 6, area.width, area.height - 20)
    const remark = [only.per === '' ? '' : `per ${only.per}`, only.note].filter((word) => word !== '').join(', ')
    return [
      panel(whole),
      textPart('card-title', only.name, box(whole.x + 40, whole.y + 22, whole.width - 76, 48)),
      textPart('big-value', moneyText(only.price), box(whole.x + 40, whole.y + 74, whole.width - 76, 100), {
        verticalAlign: 'middle',
      }),
      ...(remark === '' ? [] : [textPart('caption', remark, box(whole.x + 40, whole.y + 182, whole.width - 76, 56))]),
    ]
  }
  const remarks = goods.map(({ note, per }) =>
    [per === '' ? '' : `per ${per}`, note].filter((word) => word !== '').join(', '),
  )
  const hasRemarks = remarks.some((remark) => remark !== '')
  return cells(goods.length, area, 3).flatMap((place, at): Part[] => {
    const { name = '', price = 0 } = goods[at] ?? {}
    const remark = remarks[at] ?? ''
    const words = inside(place)
    const isFlat = place.height < 150
    const high = isFlat ? 36 : 52
    const low = !hasRemarks ? 0 : isFlat ? 22 : 50
    const foot = words.y + words.height - low
    return [
      panel(place),
      textPart('card-title', name, box(words.x, words.y, words.width, words.height - high - low - 8)),
      textPart('value', moneyText(price), box(words.x, foot - high, words.width, high), { verticalAlign: 'middle' }),
      ...(remark === '' ? [] : [textPart('caption', remark, box(words.x, foot + 2, words.width, low - 2))]),
    ]
  })
}

/** What happened when, from left to right along a line. */
export const timelineParts = (events: readonly { readonly year: string; readonly text: string }[]): Part[] => {
  const { x, width, y } = wholeArea
  const wide = (width - gap * (events.length - 1)) / events.length
  return [
    shapePart('track', 'line', box(x, y + 18, width, 8)),
    ...events.flatMap(({ text, year }, at): Part[] => {
      const place = box(x + at * (wide + gap), y + 52, wide, 214)
      return [
        shapePart('badge', 'ellipse', box(place.x, y + 9, 26, 26)),
        panel(place),
        textPart('year', year, box(place.x + 14, place.y + 18, wide - 28, 46)),
        textPart('point', text, box(place.x + 14, place.y + 74, wide - 28, 126), { verticalAlign: 'top' }),
      ]
    }),
  ]
}

/** Two or three things beside each other, each under its name. */
export const columnParts = (
  columns: readonly { readonly title: string; readonly lines: readonly string[] }[],
  area: ElementPosition = wholeArea,
): Part[] | null => {
  const places = cells(columns.length, box(area.x, area.y, area.width, area.height), 3).map((place) => ({
    ...place,
    y: area.y + 4,
    height: area.height - 12,
  }))
  const words = places.map(({ x, y, width, height }) => box(x + pad, y + 66, width - pad * 2, height - 82))
  const isWide = columns.some(
    ({ lines }, at) => textHeight(lines.join('\n'), words[at]?.width ?? 1, 17, look, true) > (words[at]?.height ?? 0),
  )
  if (isWide) return null
  return columns.flatMap(({ lines, title }, at): Part[] => {
    const place = places[at] ?? area
    return [
      shapePart('card', 'rectangle', place),
      shapePart('band', 'rectangle', box(place.x, place.y, place.width, 50)),
      textPart('band-title', title, box(place.x + pad, place.y + 5, place.width - pad * 2, 40)),
      textPart('column', lines.join('\n'), words[at] ?? place, { list: lines.length > 1 ? 'bullet' : 'none' }),
    ]
  })
}

/** The sum that is asked for, and what it is for. */
export const askParts = (whole: KeyFigure, uses: readonly string[], area: ElementPosition = wholeArea): Part[] => {
  const left = box(area.x, area.y + 4, 300, area.height - 12)
  const right = box(left.x + left.width + gap, left.y, area.width - left.width - gap, left.height)
  const rows = cardParts(uses, right, 1)
  return [
    shapePart('band', 'rectangle', left),
    textPart('band-caption', whole.label, box(left.x + 24, left.y + 28, left.width - 48, 60)),
    textPart('band-value', whole.value, box(left.x + 24, left.y + 96, left.width - 48, left.height - 130)),
    ...(rows ?? [listPart(uses, right)]),
  ]
}

/** A topic beside a place for its picture: what to fill in stands large. */
export const pictureParts = (lines: readonly string[], picture: string): Part[] => {
  const left = placeOf('image', 'body') ?? wholeArea
  return [
    ...(cardParts(lines, { ...left }, 1) ?? [listPart(lines, left)]),
    {
      type: 'image',
      role: 'picture',
      content: '',
      alt: picture,
      style: {},
      position: { ...(placeOf('image', 'picture') ?? wholeArea) },
    },
  ]
}

/** A topic by its number, in a band of its own, beside what is to be said of it. */
export const topicParts = (number: number, lines: readonly string[], area: ElementPosition = wholeArea): Part[] => {
  const band = box(area.x, area.y + 4, 180, area.height - 12)
  const right = box(band.x + band.width + gap, band.y, area.width - band.width - gap, band.height)
  return [
    shapePart('band', 'rectangle', band),
    textPart('band-number', `${number}`, box(band.x + 20, band.y + 20, band.width - 40, band.height - 40)),
    ...(cardParts(lines, right, 1) ?? [listPart(lines, right)]),
  ]
}
