import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import type { DeckContent, SlideLayout } from '../shared/scene/deck.ts'
import { slideLayouts } from '../shared/scene/deck.ts'
import {
  addSlide,
  addText,
  changeStyle,
  deleteSlide,
  duplicateSlide,
  moveSlide,
  setElementContent,
  setNotes,
  setSlideLayout,
  setTheme,
} from '../shared/scene/deck-operations.ts'
import { readDeck } from '../shared/scene/upgrade-content.ts'
import { deleteElements, moveElements } from './arrange.ts'
import { type DeckHistory, historyLimit, record, redo, startHistory, typingPause, undo } from './deck-history.ts'

const start: DeckContent = readDeck({
  slides: [
    { title: 'Satu', content: 'a\nb' },
    { title: 'Dua', content: 'c' },
  ],
})

/** What a random hand does: which slide and element it means is counted round. */
interface Deed {
  readonly what: number
  readonly slide: number
  readonly element: number
  readonly a: number
  readonly b: number
  readonly words: string
}

const deed: fc.Arbitrary<Deed> = fc.record({
  what: fc.nat(9),
  slide: fc.nat(20),
  element: fc.nat(20),
  a: fc.integer({ min: -900, max: 900 }),
  b: fc.integer({ min: -900, max: 900 }),
  words: fc.string({ maxLength: 12 }),
})

const layoutAt = (at: number): SlideLayout => slideLayouts[Math.abs(at) % slideLayouts.length] ?? 'blank'

const done = (deck: DeckContent, { what, slide, element, a, b, words }: Deed): DeckContent => {
  const target = deck.slides[slide % deck.slides.length]
  if (!target) return deck
  const chosen = target.elements[element % Math.max(1, target.elements.length)]?.id ?? ''
  return [
    () => addSlide(deck, layoutAt(a), target.id),
    () => duplicateSlide(deck, target.id),
    () => deleteSlide(deck, target.id),
    () => moveSlide(deck, target.id, Math.abs(a) % deck.slides.length),
    () => addText(deck, target.id, words),
    () => moveElements(deck, target.id, [chosen], { dx: a, dy: b }),
    () => deleteElements(deck, target.id, [chosen]),
    () => setElementContent(changeStyle(deck, target.id, chosen, { fontSize: a }), target.id, chosen, words),
    () => setSlideLayout(setNotes(deck, target.id, words), target.id, layoutAt(b)),
    () => setTheme(deck, a % 2 === 0 ? 'malam' : 'pasar'),
  ][what]!()
}

const repeated = (history: DeckHistory, move: (one: DeckHistory) => DeckHistory): DeckHistory => {
  let current = history
  for (let next = move(current); next !== current; next = move(current)) current = next
  return current
}

describe('deck history', () => {
  test('SLIDE-04 after any sequence of changes undo returns the start and redo the end', () => {
    fc.assert(
      fc.property(fc.array(deed, { maxLength: 120 }), (deeds) => {
        const end = deeds.reduce(
          (history, one) => record(history, done(history.present, one), null, 0),
          startHistory(start),
        )
        const back = repeated(end, undo)
        expect(back.present).toBe(start)
        expect(repeated(back, redo).present).toBe(end.present)
      }),
      { numRuns: 150 },
    )
  })

  test('SLIDE-03 whatever is dragged, x and y never go below 0', () => {
    fc.assert(
      fc.property(fc.array(deed, { maxLength: 60 }), (deeds) => {
        const deck = deeds.reduce(done, start)
        for (const { position } of deck.slides.flatMap(({ elements }) => elements)) {
          expect(position.x).toBeGreaterThanOrEqual(0)
          expect(position.y).toBeGreaterThanOrEqual(0)
        }
      }),
      { numRuns: 150 },
    )
  })

  test('SLIDE-04 at least 100 steps can be taken back', () => {
    let history = startHistory(start)
    for (let step = 0; step < 250; step++) {
      history = record(history, setNotes(history.present, start.slides[0]?.id ?? '', `catatan ${step}`), null, step)
    }
    expect(history.past.length).toBe(250)
    expect(historyLimit).toBeGreaterThanOrEqual(100)
    expect(repeated(history, undo).present).toBe(start)
  })

  test('SLIDE-04 typing is one step until it pauses or another text is typed', () => {
    const id = start.slides[0]?.id ?? ''
    const typed = (history: DeckHistory, words: string, key: string, at: number): DeckHistory =>
      record(history, setNotes(history.present, id, words), key, at)
    let history = typed(startHistory(start), 'H', 'a', 0)
    history = typed(history, 'Ha', 'a', typingPause)
    expect(history.past).toHaveLength(1)
    history = typed(history, 'Hal', 'a', typingPause * 2 + 1)
    expect(history.past).toHaveLength(2)
    history = typed(history, 'Halo', 'b', typingPause * 2 + 2)
    expect(history.past).toHaveLength(3)
    expect(undo(undo(history)).present.slides[0]?.notes).toBe('Ha')
  })

  test('SLIDE-04 what changes nothing is no step, and a change after undo ends the way forth', () => {
    const history = startHistory(start)
    expect(record(history, start, null, 0)).toBe(history)
    const changed = record(history, setTheme(start, 'malam'), null, 0)
    const other = record(undo(changed), setTheme(start, 'pasar'), null, 0)
    expect(redo(other)).toBe(other)
  })
})
