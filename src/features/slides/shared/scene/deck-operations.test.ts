import fc from 'fast-check'
import * as z from 'zod/mini'
import { describe, expect, test } from 'vitest'

import { type DeckContent, deckContent, elementTypes, fontSizes, slideLayouts } from './deck.ts'
import * as operations from './deck-operations.ts'
import { deckOfSlides } from './written-slides.ts'

const fresh = (): DeckContent => deckOfSlides([])
const found = <Value>(value: Value | undefined): Value => value ?? expect.unreachable()
const first = (deck: DeckContent) => deck.slides[0] ?? expect.unreachable()
const lastElement = (deck: DeckContent) => first(deck).elements.at(-1) ?? expect.unreachable()

describe('slides', () => {
  test('SLIDE-01 SLIDE-02 a new slide of each of the five layouts stands after the given one', () => {
    for (const layout of slideLayouts) {
      const deck = operations.addSlide(operations.addSlide(fresh(), 'blank'), layout, first(fresh()).id)
      expect(deck.slides.map((slide) => slide.layout)).toEqual(['title', layout, 'blank'])
      expect(z.safeParse(deckContent, deck).success).toBe(true)
    }
  })

  test('SLIDE-02 a copy follows its slide and shares no id with it', () => {
    const deck = operations.duplicateSlide(operations.addSlide(fresh(), 'content'), first(fresh()).id)
    expect(deck.slides.map(({ layout }) => layout)).toEqual(['title', 'title', 'content'])
    const ids = deck.slides.flatMap((slide) => [slide.id, ...slide.elements.map(({ id }) => id)])
    expect(new Set(ids).size).toBe(ids.length)
  })

  test('SLIDE-02 the last slide cannot be deleted', () => {
    const deck = fresh()
    expect(operations.deleteSlide(deck, first(deck).id)).toBe(deck)
  })

  test('SLIDE-02 deleting the active last slide moves the selection back, any other keeps its place', () => {
    const deck = operations.addSlide(operations.addSlide(fresh(), 'content'), 'blank')
    const [a = '', b = '', c = ''] = deck.slides.map(({ id }) => id)
    expect(operations.selectionAfterDelete(deck, c, c)).toBe(b)
    expect(operations.selectionAfterDelete(deck, b, b)).toBe(c)
    expect(operations.selectionAfterDelete(deck, a, a)).toBe(b)
    expect(operations.selectionAfterDelete(deck, a, c)).toBe(c)
  })

  test('SLIDE-07 another layout keeps what was written and drops what nobody filled in', () => {
    const added = operations.addSlide(fresh(), 'content')
    const slide = found(added.slides[1])
    const body = found(slide.elements.find(({ role }) => role === 'body'))
    const written = operations.setElementContent(added, slide.id, body.id, 'Buka pukul 08.00')
    const chart = found(operations.setSlideLayout(written, slide.id, 'chart').slides[1])
    expect(chart.elements.map(({ role }) => role)).toEqual(['title', 'body', 'figure'])
    const cover = operations.setSlideLayout(operations.setSlideLayout(written, slide.id, 'chart'), slide.id, 'title')
    const roles = cover.slides[1]?.elements.map(({ role }) => role)
    expect(roles).toEqual(['title', 'body', 'subtitle'])
    expect(JSON.stringify(cover)).toContain('Buka pukul 08.00')
  })
})

describe('elements', () => {
  test('SLIDE-03 Add Text is 200x50 at (100,100), size 24', () => {
    const text = lastElement(operations.addText(fresh(), first(fresh()).id))
    expect(text).toMatchObject({ type: 'text', style: { fontSize: 24 } })
    expect(text.position).toEqual({ x: 100, y: 100, width: 200, height: 50 })
  })

  test('SLIDE-03 dragging never leaves x or y below 0, font sizes stay within 12 to 72', () => {
    const added = operations.addText(fresh(), first(fresh()).id)
    const { id } = lastElement(added)
    const slideId = first(added).id
    expect(lastElement(operations.moveElement(added, slideId, id, { x: -40, y: -1 })).position).toMatchObject({
      x: 0,
      y: 0,
    })
    expect(lastElement(operations.changeStyle(added, slideId, id, { fontSize: 500 })).style.fontSize).toBe(72)
    expect(lastElement(operations.changeStyle(added, slideId, id, { fontSize: 1 })).style.fontSize).toBe(12)
    expect(lastElement(operations.changeStyle(added, slideId, id, { fontSize: undefined })).style).toEqual({})
  })

  test('SLIDE-01 the words of the heading are the title of the slide', () => {
    const deck = fresh()
    const heading = found(first(deck).elements.find(({ role }) => role === 'title'))
    expect(first(operations.setElementContent(deck, first(deck).id, heading.id, 'Rencana\nCabang')).title).toBe(
      'Rencana Cabang',
    )
    const renamed = first(operations.setSlideTitle(deck, first(deck).id, 'Baru'))
    expect(renamed.elements.find(({ role }) => role === 'title')?.content).toBe('Baru')
  })
})

/** A random walk through everything that can be done, with any slide, element and number. */
const step = fc.record({
  operation: fc.nat(16),
  slide: fc.nat(30),
  element: fc.nat(30),
  x: fc.oneof(fc.integer({ min: -20_000, max: 20_000 }), fc.double()),
  y: fc.oneof(fc.integer({ min: -20_000, max: 20_000 }), fc.constant(Number.NaN)),
  layout: fc.constantFrom(...slideLayouts),
  text: fc.string(),
})

const walk = (
  deck: DeckContent,
  { element, layout, operation, slide, text, x, y }: typeof step extends fc.Arbitrary<infer Step> ? Step : never,
): DeckContent => {
  const target = deck.slides[slide % deck.slides.length] ?? expect.unreachable()
  const id = target.elements[element % Math.max(1, target.elements.length)]?.id ?? 'none'
  const steps: readonly (() => DeckContent)[] = [
    () => operations.addSlide(deck, layout, target.id),
    () => operations.duplicateSlide(deck, target.id),
    () => operations.deleteSlide(deck, target.id),
    () => operations.moveSlide(deck, target.id, x),
    () => operations.setSlideLayout(deck, target.id, layout),
    () => operations.setElementContent(deck, target.id, id, text),
    () => operations.addText(deck, target.id, text),
    () => operations.addShape(deck, target.id, 'arrow'),
    () => operations.addTable(deck, target.id),
    () => operations.addChart(deck, target.id),
    () => operations.addImage(deck, target.id),
    () => operations.moveElement(deck, target.id, id, { x, y }),
    () => operations.resizeElement(deck, target.id, id, { x, y, width: y, height: x }),
    () => operations.changeStyle(deck, target.id, id, { fontSize: x }),
    () => operations.duplicateElement(deck, target.id, id),
    () => operations.stackElement(deck, target.id, id, 'forward'),
    () => operations.deleteElement(deck, target.id, id),
  ]
  return steps[operation]?.() ?? deck
}

test('SLIDE-01 SLIDE-03 whatever is done, a deck stays one: ids apart, a slide at least, nothing below 0, sizes in limits', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
      const deck = steps.reduce(walk, fresh())
      const elements = deck.slides.flatMap((slide) => slide.elements)
      const ids = [...deck.slides.map(({ id }) => id), ...elements.map(({ id }) => id)]
      expect(new Set(ids).size).toBe(ids.length)
      expect(deck.slides.length).toBeGreaterThan(0)
      expect(elements.filter(({ position }) => !(position.x >= 0 && position.y >= 0))).toEqual([])
      const sizes = elements.flatMap(({ style }) => style.fontSize ?? [])
      expect(sizes.filter((size) => size < fontSizes.min || size > fontSizes.max)).toEqual([])
      expect(elements.every(({ type }) => elementTypes.includes(type))).toBe(true)
      expect(z.safeParse(deckContent, deck).error).toBeUndefined()
    }),
    { numRuns: 200 },
  )
})

test('SLIDE-01 what cannot be found changes nothing', () => {
  const deck = fresh()
  expect(operations.moveElement(deck, 'no', 'no', { x: 1, y: 1 })).toBe(deck)
  expect(operations.bringToFront(deck, first(deck).id, 'no')).toBe(deck)
  expect(operations.duplicateSlide(deck, 'no')).toBe(deck)
})
