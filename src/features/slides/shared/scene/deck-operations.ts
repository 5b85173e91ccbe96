import { newId } from '#core/time-and-ids/shared/ids.ts'

import {
  type ChartData,
  type DeckContent,
  type DeckThemeName,
  type ElementPosition,
  type ElementStyle,
  fontSizes,
  type Slide,
  type SlideElement,
  type SlideLayout,
} from './deck.ts'
import { drawnStyle } from './drawn-slide.ts'
import { changeLayout, emptyPart, layOutSlide } from './layouts.ts'

/**
 * Everything that can be done to a deck, as pure functions from deck to deck: the editor and its undo history, the
 * assistant's edits. What cannot be done (deleting the last slide, a slide too many) gives back the same deck.
 */

const most = { slides: 200, elements: 200, coordinate: 10_000 } as const
const smallest = 8

const between = (value: number, low: number, high: number): number =>
  Number.isFinite(value) ? Math.min(high, Math.max(low, value)) : low

const giveElementId = (): string => newId('element')

/** Runs a change on one slide; the same deck where there is no such slide or nothing changed. */
const onSlide = (deck: DeckContent, slideId: string, change: (slide: Slide) => Slide): DeckContent => {
  const before = deck.slides.find(({ id }) => id === slideId)
  if (!before) return deck
  const after = change(before)
  return after === before ? deck : { ...deck, slides: deck.slides.map((one) => (one === before ? after : one)) }
}

const onElement = (
  deck: DeckContent,
  slideId: string,
  elementId: string,
  change: (element: SlideElement) => SlideElement,
): DeckContent =>
  onSlide(deck, slideId, (slide) => {
    const before = slide.elements.find(({ id }) => id === elementId)
    if (!before) return slide
    const after = change(before)
    return after === before
      ? slide
      : { ...slide, elements: slide.elements.map((element) => (element === before ? after : element)) }
  })

const withSlideAt = (deck: DeckContent, at: number, slide: Slide): DeckContent =>
  deck.slides.length >= most.slides ? deck : { ...deck, slides: deck.slides.toSpliced(at, 0, slide) }

/** A new slide of a layout after `afterId`, or at the end. */
export const addSlide = (deck: DeckContent, layout: SlideLayout, afterId?: string): DeckContent => {
  const at = deck.slides.findIndex(({ id }) => id === afterId)
  return withSlideAt(deck, at < 0 ? deck.slides.length : at + 1, layOutSlide(layout, newId('slide'), giveElementId))
}

/** A copy with ids of its own, right after the slide. */
export const duplicateSlide = (deck: DeckContent, slideId: string): DeckContent => {
  const at = deck.slides.findIndex(({ id }) => id === slideId)
  const slide = deck.slides[at]
  if (!slide) return deck
  const elements = slide.elements.map((element) => ({ ...element, id: newId('element') }))
  return withSlideAt(deck, at + 1, { ...slide, id: newId('slide'), elements })
}

/** Without the slide; the last one stays (P2 §5). */
export const deleteSlide = (deck: DeckContent, slideId: string): DeckContent =>
  deck.slides.length > 1 && deck.slides.some(({ id }) => id === slideId)
    ? { ...deck, slides: deck.slides.filter(({ id }) => id !== slideId) }
    : deck

/**
 * Which slide is active after `deletedId` went out of `deck` (the deck before it): the same one, the one that came
 * into its place, or the one before where it was the last (P2 §4).
 */
export const selectionAfterDelete = (deck: DeckContent, deletedId: string, activeId: string): string => {
  if (deletedId !== activeId || deck.slides.length <= 1) return activeId
  const at = deck.slides.findIndex(({ id }) => id === deletedId)
  return (deck.slides[at + 1] ?? deck.slides[at - 1])?.id ?? activeId
}

/** The slide at another place of the order; `toIndex` counts in the deck as it is then. */
export const moveSlide = (deck: DeckContent, slideId: string, toIndex: number): DeckContent => {
  const from = deck.slides.findIndex(({ id }) => id === slideId)
  const slide = deck.slides[from]
  const to = Math.round(between(toIndex, 0, deck.slides.length - 1))
  if (!slide || to === from) return deck
  return { ...deck, slides: deck.slides.toSpliced(from, 1).toSpliced(to, 0, slide) }
}

/** Another layout of a slide; see `changeLayout`. */
export const setSlideLayout = (deck: DeckContent, slideId: string, layout: SlideLayout): DeckContent =>
  onSlide(deck, slideId, (slide) => (slide.layout === layout ? slide : changeLayout(slide, layout, giveElementId)))

/** A ground of its own, or null for the theme's. */
export const setSlideBackground = (deck: DeckContent, slideId: string, background: string | null): DeckContent =>
  onSlide(deck, slideId, (slide) => {
    if (background !== null) return { ...slide, background }
    const { background: _, ...themed } = slide
    return themed
  })

/** The slide's name in the list; the heading on the slide says the same. */
/** A slide under another title, on itself and in the list of slides. */
export const retitled = (slide: Slide, title: string): Slide => ({
  ...slide,
  title,
  elements: slide.elements.map((element) => (element.role === 'title' ? { ...element, content: title } : element)),
})

export const setSlideTitle = (deck: DeckContent, slideId: string, title: string): DeckContent =>
  onSlide(deck, slideId, (slide) => retitled(slide, title))

export const setNotes = (deck: DeckContent, slideId: string, notes: string): DeckContent =>
  onSlide(deck, slideId, (slide) => ({ ...slide, notes }))

export const setTheme = (deck: DeckContent, theme: DeckThemeName): DeckContent =>
  deck.theme === theme ? deck : { ...deck, theme }

/** A position inside what a deck may hold: x and y never below 0, nothing smaller than can be grasped. */
export const clampPosition = ({ x, y, width, height }: ElementPosition): ElementPosition => ({
  x: between(x, 0, most.coordinate),
  y: between(y, 0, most.coordinate),
  width: between(width, smallest, most.coordinate),
  height: between(height, smallest, most.coordinate),
})

/** Adds an element on top; it is the last of the slide's elements. */
export const addElement = (deck: DeckContent, slideId: string, element: Omit<SlideElement, 'id'>): DeckContent =>
  onSlide(deck, slideId, (slide) =>
    slide.elements.length >= most.elements
      ? slide
      : {
          ...slide,
          elements: [
            ...slide.elements,
            { ...element, id: newId('element'), position: clampPosition(element.position) },
          ],
        },
  )

/** The words of a text that was just added, until it gets its own. */
export const wordsToReplace = 'Teks baru'

/** A text of 200x50 at (100,100), size 24 (P2 §9). */
export const addText = (deck: DeckContent, slideId: string, content = wordsToReplace): DeckContent =>
  addElement(deck, slideId, {
    type: 'text',
    content,
    style: { fontSize: 24 },
    position: { x: 100, y: 100, width: 200, height: 50 },
  })

/** A picture by its `data:image/…` address, or an empty place for one. */
export const addImage = (deck: DeckContent, slideId: string, address = '', alt = ''): DeckContent =>
  addElement(deck, slideId, {
    type: 'image',
    content: address,
    alt,
    style: {},
    position: { x: 250, y: 125, width: 300, height: 200 },
  })

/** A chart, of the owner's figures or of blanks to fill in. */
export const addChart = (deck: DeckContent, slideId: string, chart?: ChartData): DeckContent => {
  const { role: _, ...blank } = emptyPart('figure')
  return addElement(deck, slideId, {
    ...blank,
    ...(chart ? { chart } : {}),
    position: { x: 200, y: 110, width: 400, height: 250 },
  })
}

export const addShape = (
  deck: DeckContent,
  slideId: string,
  shape: NonNullable<SlideElement['shape']> = 'rectangle',
): DeckContent =>
  addElement(deck, slideId, {
    type: 'shape',
    content: '',
    shape,
    style: {},
    position: { x: 300, y: 160, width: 200, height: shape === 'line' || shape === 'arrow' ? 20 : 130 },
  })

/** A table of blanks with a heading row. */
export const addTable = (deck: DeckContent, slideId: string, rows = 3, columns = 3): DeckContent =>
  addElement(deck, slideId, {
    type: 'table',
    content: '',
    style: {},
    table: { header: true, rows: Array.from({ length: rows }, () => Array.from({ length: columns }, () => '')) },
    position: { x: 100, y: 120, width: 600, height: rows * 36 },
  })

/** New words of a text, or a picture's new address. A heading's words are the slide's title too. */
export const setElementContent = (
  deck: DeckContent,
  slideId: string,
  elementId: string,
  content: string,
): DeckContent =>
  onSlide(
    onElement(deck, slideId, elementId, (element) => ({ ...element, content })),
    slideId,
    (slide) => {
      const isHeading = slide.elements.some(
        ({ id, role, type }) => id === elementId && role === 'title' && type === 'text',
      )
      return isHeading ? { ...slide, title: content.replaceAll(/\s*\n\s*/g, ' ') } : slide
    },
  )

/** Anything of an element but its id, its place and its style, which have functions of their own. */
export const changeElement = (
  deck: DeckContent,
  slideId: string,
  elementId: string,
  change: Partial<Pick<SlideElement, 'chart' | 'table' | 'shape' | 'alt' | 'animation'>>,
): DeckContent => onElement(deck, slideId, elementId, (element) => ({ ...element, ...change }))

/** To another place; x and y never below 0 (P2 §5). */
export const moveElement = (
  deck: DeckContent,
  slideId: string,
  elementId: string,
  to: { readonly x: number; readonly y: number },
): DeckContent =>
  onElement(deck, slideId, elementId, (element) => ({
    ...element,
    position: clampPosition({ ...element.position, x: to.x, y: to.y }),
  }))

/** Place and size at once, as dragging a corner gives them. */
export const resizeElement = (
  deck: DeckContent,
  slideId: string,
  elementId: string,
  position: ElementPosition,
): DeckContent => onElement(deck, slideId, elementId, (element) => ({ ...element, position: clampPosition(position) }))

/** A change of style; `undefined` takes a property back to the theme's. The font size stays within 12 to 72 (P2 §5). */
export type StyleChange = { readonly [Key in keyof ElementStyle]?: ElementStyle[Key] | undefined }

export const changeStyle = (deck: DeckContent, slideId: string, elementId: string, change: StyleChange): DeckContent =>
  onElement(deck, slideId, elementId, (element) => {
    const size = change.fontSize
    const wanted = size === undefined ? change : { ...change, fontSize: between(size, fontSizes.min, fontSizes.max) }
    const style = Object.fromEntries(
      Object.entries({ ...element.style, ...wanted }).filter(([, value]) => value !== undefined),
    ) as ElementStyle
    return { ...element, style }
  })

export const deleteElement = (deck: DeckContent, slideId: string, elementId: string): DeckContent =>
  onSlide(deck, slideId, (slide) =>
    slide.elements.some(({ id }) => id === elementId)
      ? { ...slide, elements: slide.elements.filter(({ id }) => id !== elementId) }
      : slide,
  )

/** A copy 16 px to the right and below, on top of everything; it is no part of the layout, but looks the same. */
export const duplicateElement = (deck: DeckContent, slideId: string, elementId: string): DeckContent => {
  const slide = deck.slides.find(({ id }) => id === slideId)
  const found = slide?.elements.find(({ id }) => id === elementId)
  if (!slide || !found) return deck
  const { id: _, role: _role, ...copy } = found
  const { fontSize, fontWeight, color, verticalAlign } = drawnStyle(deck.theme, slide, found)
  const style = found.type === 'text' ? { ...found.style, fontSize, fontWeight, color, verticalAlign } : found.style
  const { x, y, ...size } = copy.position
  return addElement(deck, slideId, { ...copy, style, position: { x: x + 16, y: y + 16, ...size } })
}

export type StackMove = 'front' | 'back' | 'forward' | 'backward'

/** Later elements lie above earlier ones: to the front, to the back, or one step. */
export const stackElement = (deck: DeckContent, slideId: string, elementId: string, move: StackMove): DeckContent =>
  onSlide(deck, slideId, (slide) => {
    const from = slide.elements.findIndex(({ id }) => id === elementId)
    const element = slide.elements[from]
    if (!element) return slide
    const last = slide.elements.length - 1
    const to = { front: last, back: 0, forward: Math.min(last, from + 1), backward: Math.max(0, from - 1) }[move]
    return to === from ? slide : { ...slide, elements: slide.elements.toSpliced(from, 1).toSpliced(to, 0, element) }
  })

export const bringToFront = (deck: DeckContent, slideId: string, elementId: string): DeckContent =>
  stackElement(deck, slideId, elementId, 'front')
