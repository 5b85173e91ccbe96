import type { KeyFigure, PricedThing } from '../deck-request.ts'
import type { ElementPosition } from '../scene/deck.ts'
import { placeOf, wholeArea } from '../scene/layouts.ts'
import { textHeight } from '../scene/text-fit.ts'
import { moneyText } from '../reading/told-figures.ts'
import {
  box,
  cells,
  fitsIn,
  gap,
  inside,
  listPart,
  look,
  pad,
  panel,
  type Part,
  ruled,
  shapePart,
  textPart,
} from './arrangement-parts.ts'
import { cardParts, statementParts } from './point-arrangements.ts'

/** `Rp 900.000 per hari`: the sum stands large, how often it comes stands before its name. */
const asShown = ({ label, value }: KeyFigure): KeyFigure => {
  const [, sum = '', often = ''] = /^((?:Rp )?[\d.,]+(?: \p{L}+)?) (per \p{L}.*)$/u.exec(value) ?? []
  return sum === '' ? { label, value } : { label: `${often} – ${label}`, value: sum }
}

/** Figures side by side, each over its caption; one alone fills the slide. */
export const figureParts = (told: readonly KeyFigure[], area: ElementPosition = wholeArea): Part[] => {
  const values = told.map(asShown)
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

/** What stands below a price is read from the first rows at least. */
const smallestRemark = 15

/** Few goods as price cards; null where there are many, or where a remark is too long for one. */
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
  const isFlat = goods.length > 3
  const hasRemarks = remarks.some((remark) => remark !== '')
  const places = cells(goods.length, area, 3, 2, isFlat ? 210 : hasRemarks ? area.height - 16 : 210)
  const parts = places.map((place) => {
    const words = inside(place)
    const low = !hasRemarks ? 0 : isFlat ? 24 : 84
    const high = isFlat ? 38 : 56
    const foot = words.y + words.height - low
    return {
      name: box(words.x, words.y, words.width, words.height - high - low - 8),
      price: box(words.x, foot - high - 4, words.width, high),
      remark: box(words.x, foot + 4, words.width, low - 4),
    }
  })
  if (remarks.some((remark, at) => remark !== '' && !fitsIn(remark, parts[at]?.remark ?? area, smallestRemark)))
    return null
  return places.flatMap((place, at): Part[] => {
    const { name = '', price = 0 } = goods[at] ?? {}
    const { name: above = place, price: middle = place, remark: below = place } = parts[at] ?? {}
    const remark = remarks[at] ?? ''
    return [
      panel(place),
      textPart('card-title', name, above),
      textPart('value', moneyText(price), middle, { verticalAlign: 'middle' }),
      ...(remark === '' ? [] : [textPart('caption', remark, below)]),
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

/** Things beside each other, each under its name: up to three in a row, four in two rows. */
export const columnParts = (
  columns: readonly { readonly title: string; readonly lines: readonly string[] }[],
  area: ElementPosition = wholeArea,
): Part[] | null => {
  const inset = box(area.x, area.y + 4, area.width, area.height - 12)
  const isGrid = columns.length > 3
  const places = cells(columns.length, inset, 3).map((place) =>
    isGrid ? place : { ...place, y: inset.y, height: inset.height },
  )
  const head = isGrid ? 36 : 50
  const below = isGrid ? 8 : 16
  const words = places.map(({ x, y, width, height }) =>
    box(x + pad, y + head + below - 4, width - pad * 2, height - head - below * 2 + 4),
  )
  const isWide = columns.some(
    ({ lines }, at) => textHeight(lines.join('\n'), words[at]?.width ?? 1, 17, look, true) > (words[at]?.height ?? 0),
  )
  if (isWide) return null
  return columns.flatMap(({ lines, title }, at): Part[] => {
    const place = places[at] ?? area
    return [
      shapePart('card', 'rectangle', place),
      shapePart('band', 'rectangle', box(place.x, place.y, place.width, head)),
      textPart('band-title', title, box(place.x + pad, place.y + 5, place.width - pad * 2, head - 10)),
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
    textPart('band-caption', whole.label, box(left.x + 24, left.y + 40, left.width - 48, 66), {
      verticalAlign: 'bottom',
    }),
    textPart('band-value', whole.value, box(left.x + 24, left.y + 114, left.width - 48, left.height - 140)),
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
    ...(lines.length === 1 && (lines[0] ?? '').length <= 120
      ? statementParts(lines[0] ?? '', right)
      : (cardParts(lines, right, 1) ?? [listPart(lines, right)])),
  ]
}
