import * as z from 'zod/mini'

import { AppError } from '#core/errors/shared/app-error.ts'

import {
  chartData,
  type DeckContent,
  deckContent,
  deckThemeNames,
  type ElementStyle,
  elementTypes,
  fontSizes,
  type Slide,
  type SlideElement,
  slideElement,
  slideFonts,
  slideLayouts,
} from './deck.ts'
import { clampPosition } from './deck-operations.ts'
import { countedIds, deckOfSlides, layOutWritten, type WrittenSlide } from './written-slides.ts'

type Fields = Readonly<Record<string, unknown>>

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const textOf = (value: unknown): string =>
  typeof value === 'string' ? value : typeof value === 'number' ? `${value}` : ''

const numberOf = (value: unknown, otherwise: number): number => {
  const number = typeof value === 'string' ? Number.parseFloat(value) : value
  return typeof number === 'number' && Number.isFinite(number) ? number : otherwise
}

const oneOf = <Value extends string>(values: readonly Value[], value: unknown): Value | undefined =>
  values.find((one) => one === value)

/** `rgb(…)`, names and three-digit colours of other editors are not kept: the look's own colour takes their place. */
const colorOf = (value: unknown): string | undefined => {
  const color = textOf(value).trim()
  if (/^#[0-9a-f]{3}$/i.test(color)) return color.replaceAll(/[0-9a-f]/gi, '$&$&')
  return /^(#[0-9a-f]{6}|transparent)$/i.test(color) ? color : undefined
}

const styleOf = (value: unknown): ElementStyle => {
  const given = isFields(value) ? value : {}
  const size = numberOf(given['fontSize'], Number.NaN)
  const weight = numberOf(given['fontWeight'], 400)
  const loose = {
    fontSize: Number.isNaN(size) ? undefined : Math.min(fontSizes.max, Math.max(fontSizes.min, size)),
    fontWeight: oneOf(['normal', 'bold'], given['fontWeight']) ?? (weight >= 600 ? 'bold' : undefined),
    fontStyle: oneOf(['normal', 'italic'], given['fontStyle']),
    textDecoration: oneOf(['none', 'underline'], given['textDecoration']),
    textAlign: oneOf(['left', 'center', 'right'], given['textAlign']),
    color: colorOf(given['color']),
    backgroundColor: colorOf(given['backgroundColor']),
    fontFamily: oneOf(slideFonts, given['fontFamily']),
    list: oneOf(['none', 'bullet', 'number'], given['list']),
    verticalAlign: oneOf(['top', 'middle', 'bottom'], given['verticalAlign']),
  }
  return Object.fromEntries(Object.entries(loose).filter(([, one]) => one !== undefined)) as ElementStyle
}

const elementOf = (value: unknown, id: string): SlideElement | null => {
  const whole = z.safeParse(slideElement, value)
  if (whole.success) return whole.data
  if (!isFields(value)) return null
  const type = oneOf(elementTypes, value['type'] ?? 'text')
  const chart = z.safeParse(chartData, value['chart'])
  const table = z.safeParse(slideElement.shape.table, value['table'])
  // A chart or table that cannot be read as one has nothing to be drawn of.
  if (type === undefined || (type === 'chart' && !chart.success) || (type === 'table' && !table.data)) return null
  const position = isFields(value['position']) ? value['position'] : {}
  const role = textOf(value['role'])
  return {
    id: textOf(value['id']) || id,
    type,
    content: textOf(value['content']),
    style: styleOf(value['style']),
    position: clampPosition({
      x: numberOf(position['x'], 100),
      y: numberOf(position['y'], 100),
      width: numberOf(position['width'], 200),
      height: numberOf(position['height'], 50),
    }),
    ...(role === '' ? {} : { role }),
    ...(chart.success ? { chart: chart.data } : {}),
    ...(table.data ? { table: table.data } : {}),
    ...(typeof value['alt'] === 'string' ? { alt: value['alt'] } : {}),
  }
}

/** Lines of a slide's content: a string, or a list of strings (and of lists, as models nest them). */
const linesOf = (content: unknown): string[] => {
  if (Array.isArray(content))
    return content
      .flat(3)
      .flatMap((one) => (isFields(one) ? [] : textOf(one).split('\n')))
      .map((line) => `- ${line}`)
  return textOf(content).split('\n')
}

/** P1's `{title, content}` and P2's `{slideNumber, title, content, layout}`; a bare text is a slide's title. */
const writtenOf = (value: unknown): WrittenSlide | null => {
  if (typeof value === 'string') return { title: value, lines: [] }
  if (!isFields(value)) return null
  const content = value['content'] ?? value['points'] ?? value['bullets'] ?? value['body']
  if (value['title'] === undefined && content === undefined) return null
  return {
    title: textOf(value['title']),
    lines: linesOf(content),
    layout: oneOf(slideLayouts, value['layout']),
    notes: textOf(value['notes']),
  }
}

const slideOf = (value: unknown, number: number): Slide[] | null => {
  const ids = countedIds(number)
  if (!isFields(value) || !Array.isArray(value['elements'])) {
    const written = writtenOf(value)
    if (written === null) return null
    const layout = written.layout ?? (number === 1 ? undefined : 'content')
    return layOutWritten([{ ...written, layout }]).map((slide, page) => ({
      ...slide,
      id: page === 0 ? ids.slide : `${ids.slide}_${page + 1}`,
      elements: slide.elements.map((element, at) => ({ ...element, id: `${ids.element(at + 1)}_${page + 1}` })),
    }))
  }
  const background = colorOf(value['background'])
  const notes = textOf(value['notes'])
  return [
    {
      id: textOf(value['id']) || ids.slide,
      title: textOf(value['title']),
      layout: oneOf(slideLayouts, value['layout']) ?? 'blank',
      elements: value['elements'].slice(0, 200).flatMap((one, at) => elementOf(one, ids.element(at + 1)) ?? []),
      ...(background === undefined ? {} : { background }),
      ...(notes === '' ? {} : { notes }),
    },
  ]
}

const distinct = (id: string, taken: Set<string>): string => {
  let free = id
  for (let more = 2; taken.has(free); more++) free = `${id}_${more}`
  taken.add(free)
  return free
}

/** Every id of a deck is its own: an editor finds slides and elements by them. */
const withDistinctIds = (deck: DeckContent): DeckContent => {
  const slides = new Set<string>()
  const elements = new Set<string>()
  const all = deck.slides.flatMap((slide) => [slide.id, ...slide.elements.map(({ id }) => id)])
  if (new Set(all).size === all.length) return deck
  return {
    ...deck,
    slides: deck.slides.map((slide) => ({
      ...slide,
      id: distinct(slide.id, slides),
      elements: slide.elements.map((element) => ({ ...element, id: distinct(element.id, elements) })),
    })),
  }
}

const refuse = (): never => {
  throw new AppError('invalid_content')
}

/**
 * Stored or posted content as a deck of the newest schema: our own, P1's and P2's slides (resolutions 21), with what
 * is odd in them put right. No slides make a welcome slide. Throws AppError `invalid_content` where it is no deck.
 */
export const readDeck = (value: unknown): DeckContent => {
  const current = z.safeParse(deckContent, value)
  if (current.success) return withDistinctIds(current.data)
  const given = Array.isArray(value) ? { slides: value } : value
  if (!isFields(given) || !Array.isArray(given['slides'])) return refuse()
  // A newer schema holds what this version would lose.
  if (numberOf(given['schemaVersion'], 1) > 1) return refuse()
  const slides = given['slides'].flatMap((one, at) => slideOf(one, at + 1) ?? refuse())
  const theme = oneOf(deckThemeNames, given['theme'])
  const footer = textOf(given['footer'])
  const deck = z.safeParse(deckContent, {
    ...deckOfSlides(slides, theme),
    ...(footer === '' ? {} : { footer }),
    ...(given['language'] === 'en' ? { language: 'en' } : {}),
  })
  return deck.success ? withDistinctIds(deck.data) : refuse()
}

/**
 * A deck of posted slides (`POST /api/documents/presentation`); without any, a cover with the title. Throws AppError
 * `invalid_content` where a slide cannot be read as one.
 */
export const deckFromSlides = (title: string, slides: readonly unknown[]): DeckContent =>
  slides.length === 0 ? deckOfSlides(layOutWritten([{ title, lines: [], layout: 'title' }])) : readDeck({ slides })
