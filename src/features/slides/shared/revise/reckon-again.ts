import { withSum } from '#core/assistant/shared/revision/sums-in-text.ts'
import type { Difference } from '#core/items/shared/proposals.contract.ts'

import { figureText } from '../scene/chart-drawing.ts'
import type { FigureSeries, KeyFigure } from '../deck-request.ts'
import { reckonSeries, seriesTitle } from '../making/figure-sections.ts'
import type { ChartData, DeckContent, Slide, SlideElement } from '../scene/deck.ts'
import { retitled } from '../scene/deck-operations.ts'
import { isTimeLabel, moneyText } from '../reading/told-figures.ts'

/** What followed from a sum and follows from the new one: the deck, and what the owner is told of it. */
export interface Reckoned {
  readonly deck: DeckContent
  readonly followed: readonly Difference[]
}

const numberOf = (figures: string): number => Number(figures.replaceAll('.', ''))

const seriesOf = ({ categories, series: [first], unit }: ChartData): FigureSeries => ({
  title: first?.name ?? '',
  unit,
  points: categories.flatMap((label, at) => {
    const value = first?.values[at]
    return value === null || value === undefined ? [] : [{ label, value }]
  }),
  isTime: isTimeLabel(categories[0] ?? ''),
})

const chartOf = ({ elements }: Slide): ChartData | null =>
  elements.find(({ chart }) => chart !== undefined)?.chart ?? null

const withText = (slide: Slide, change: (text: string, element: SlideElement, at: number) => string): Slide => ({
  ...slide,
  elements: slide.elements.map((element, at) =>
    element.type === 'text' ? { ...element, content: change(element.content, element, at) } : element,
  ),
})

/** The cards beside a chart: their captions tell which is which, each behind its figure. */
const besideChart = (before: Slide, after: Slide): { readonly slide: Slide; readonly told: Difference[] } => {
  const [was, is] = [chartOf(before), chartOf(after)]
  if (was === null || is === null) return { slide: after, told: [] }
  const [old, now] = [reckonSeries(seriesOf(was)), reckonSeries(seriesOf(is))]
  const pairs = old.flatMap(
    (one, at): { readonly one: KeyFigure; readonly other: KeyFigure; readonly caption: number }[] => {
      const caption = before.elements.findIndex(({ content, role }) => role === 'caption' && content === one.label)
      const other = now[at]
      const isShown = caption > 0 && before.elements[caption - 1]?.content === one.value
      return other && isShown ? [{ one, other, caption }] : []
    },
  )
  const said = seriesTitle(seriesOf(was))
  const isSaid = before.title === said && after.title === said
  const named = isSaid ? retitled(after, seriesTitle(seriesOf(is))) : after
  const slide = withText(named, (text, _, at) => {
    const pair = pairs.find(({ caption }) => caption === at || caption - 1 === at)
    return pair === undefined ? text : at === pair.caption ? pair.other.label : pair.other.value
  })
  const notes = pairs.reduce(
    (words, { one, other }) => words.replace(`${one.label}: ${one.value}`, `${other.label}: ${other.value}`),
    before.notes === undefined ? '' : (after.notes ?? ''),
  )
  return {
    slide: before.notes === undefined ? slide : { ...slide, notes },
    told: pairs.flatMap(({ one, other }) =>
      one.value === other.value ? [] : [{ label: other.label, before: one.value, after: other.value }],
    ),
  }
}

const product = /([\d.]+)( \p{L}+)? × Rp ([\d.]+)((?: × ([\d.]+) \p{L}+)?) = Rp ([\d.]+)/gu

/** `20 anak × Rp 150.000 = …` comes to what its factors come to. */
const withProducts = (text: string): string =>
  text.replaceAll(
    product,
    (_, count: string, unit: string | undefined, price: string, times: string, time: string | undefined) =>
      `${count}${unit ?? ''} × Rp ${price}${times} = ${moneyText(numberOf(count) * numberOf(price) * numberOf(time ?? '1'))}`,
  )

const factors = /([\d.]+)(?: \p{L}+)? × Rp ([\d.]+)(?: × ([\d.]+) \p{L}+)?$/u

const productOf = (caption: string): number | null => {
  const [, count, price, time = '1'] = factors.exec(caption) ?? []
  return count === undefined || price === undefined ? null : numberOf(count) * numberOf(price) * numberOf(time)
}

/** A card whose caption tells the factors of its figure. */
const withFactors = (before: Slide, after: Slide): Slide =>
  withText(after, (text, { role }, at) => {
    const [was, is] = [before, after].map(({ elements }) => productOf(elements[at + 1]?.content ?? ''))
    return role === 'value' && was && is && withSum(text, was, is) !== text ? withSum(text, was, is) : text
  })

/** What a line comes to: its only sum, or the one behind its last sign of equality. */
const sumOf = (line: string): number | null => {
  const sums = Array.from(line.slice(line.lastIndexOf('=') + 1).matchAll(/Rp ([\d.]*\d)/g), ([, sum = '']) =>
    numberOf(sum),
  )
  return sums.length === 1 ? (sums[0] ?? null) : null
}

interface Line {
  readonly element: number
  readonly at: number
  readonly sum: number
}

const linesOf = ({ elements }: Slide): Line[] =>
  elements.flatMap(({ content, type }, element) =>
    type === 'text'
      ? content.split('\n').flatMap((line, at) => {
          const sum = sumOf(line)
          return sum === null ? [] : [{ element, at, sum }]
        })
      : [],
  )

const shareOf = (sum: number, whole: number): string => `(${figureText(Math.round((sum / whole) * 1000) / 10, '%')})`

/** The one line that is the sum of all others of its slide; null where none is. */
const wholeOf = (lines: readonly Line[]): Line | null => {
  const all = lines.reduce((total, { sum }) => total + sum, 0)
  return lines.length < 3 ? null : (lines.find(({ sum }) => sum * 2 === all) ?? null)
}

/** A total and the shares of a slide's lines, where they agreed before and the total was not told anew. */
const withTotal = (before: Slide, after: Slide): { readonly slide: Slide; readonly told: Difference[] } => {
  const [old, now] = [linesOf(before), linesOf(after)]
  const whole = wholeOf(old)
  const place = now.find(({ at, element }) => element === whole?.element && at === whole.at)
  if (whole === null || place === undefined || now.length !== old.length) return { slide: after, told: [] }
  const parts = now.filter((one) => one !== place)
  const isToldAnew =
    place.sum !== whole.sum && parts.every(({ sum }, at) => sum === old.filter((one) => one !== whole)[at]?.sum)
  if (isToldAnew) return { slide: after, told: [] }
  const total = parts.reduce((all, { sum }) => all + sum, 0)
  const changedLine = (line: string, element: number, at: number): string => {
    if (element === place.element && at === place.at) return withSum(line, place.sum, total)
    const one = now.find((known) => known.element === element && known.at === at)
    const was = old.find((known) => known.element === element && known.at === at)
    return one && was ? line.replace(shareOf(was.sum, whole.sum), shareOf(one.sum, total)) : line
  }
  return {
    slide: withText(after, (text, _, element) =>
      text
        .split('\n')
        .map((line, at) => changedLine(line, element, at))
        .join('\n'),
    ),
    told: total === whole.sum ? [] : [{ label: 'Total', before: moneyText(whole.sum), after: moneyText(total) }],
  }
}

/**
 * Figures that followed from a changed sum, reckoned again: what a chart comes to, products, totals and shares. Sums that
 * did not agree before are the owner's and stay (CHAT-15).
 */
export const reckonedAgain = (before: DeckContent, after: DeckContent): Reckoned => {
  const followed: Difference[] = []
  const slides = after.slides.map((slide, at) => {
    const was = before.slides[at]
    if (!was || JSON.stringify(was) === JSON.stringify(slide)) return slide
    const beside = besideChart(was, slide)
    const isExact = was.elements.every(({ content }) => withProducts(content) === content)
    const multiplied = withFactors(was, isExact ? withText(beside.slide, withProducts) : beside.slide)
    const { slide: added, told } = withTotal(was, multiplied)
    followed.push(...beside.told, ...told)
    return added
  })
  return { deck: { ...after, slides }, followed }
}
