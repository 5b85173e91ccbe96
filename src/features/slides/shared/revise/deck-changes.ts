import * as z from 'zod/mini'

import { withSum } from '#core/assistant/shared/revision/sums-in-text.ts'
import { AppError } from '#core/errors/shared/app-error.ts'

import { type DeckContent, deckThemeNames } from '../deck.ts'
import { reckonedAgain, type Reckoned } from './reckon-again.ts'
import {
  addSlide,
  deleteSlide,
  duplicateSlide,
  moveSlide,
  setElementContent,
  setNotes,
  setSlideTitle,
  setTheme,
} from '../deck-operations.ts'

const id = z.string()
const words = z.string().check(z.maxLength(20_000))

/** What chat may change in a deck; slides and elements are found by their ids. */
const change = z.discriminatedUnion('op', [
  z.object({ op: z.literal('theme'), theme: z.enum(deckThemeNames) }),
  z.object({ op: z.literal('footer'), value: words }),
  z.object({ op: z.literal('title'), slide: id, value: words }),
  z.object({ op: z.literal('notes'), slide: id, value: words }),
  /** `before` is what stood there: other words are not overwritten. */
  z.object({ op: z.literal('text'), slide: id, element: id, before: words, value: words }),
  /** A sum wherever the slides show it: in words, in tables, in charts. */
  z.object({ op: z.literal('sum'), from: z.int(), to: z.int() }),
  /** A name wherever it stands. */
  z.object({ op: z.literal('name'), from: z.string().check(z.minLength(1)), to: words }),
  z.object({ op: z.literal('add'), after: id, title: words }),
  z.object({ op: z.literal('copy'), slide: id }),
  z.object({ op: z.literal('remove'), slide: id }),
  z.object({ op: z.literal('move'), slide: id, to: z.int() }),
])
export type DeckChange = z.infer<typeof change>

const outdated = (why: string): AppError => new AppError('proposal_outdated', { message: why })

const withNewSlide = (deck: DeckContent, after: string, title: string): DeckContent => {
  const made = addSlide(deck, 'content', after)
  const added = made.slides[deck.slides.findIndex((slide) => slide.id === after) + 1]
  return added && title !== '' ? setSlideTitle(made, added.id, title) : made
}

/** A deck with every written text through a rule, chart figures through another; slides that stay alike stay the same. */
const rewritten = (
  deck: DeckContent,
  words: (text: string) => string,
  figure: (value: number) => number = (value) => value,
): DeckContent => {
  const slides = deck.slides.map((slide) => ({
    ...slide,
    title: words(slide.title),
    ...(slide.notes === undefined ? {} : { notes: words(slide.notes) }),
    elements: slide.elements.map(({ table, chart, ...element }) => ({
      ...element,
      content: words(element.content),
      ...(table ? { table: { ...table, rows: table.rows.map((row) => row.map(words)) } } : {}),
      ...(chart
        ? {
            chart: {
              ...chart,
              series: chart.series.map((one) => ({
                ...one,
                values: one.values.map((value) => (value === null ? null : figure(value))),
              })),
            },
          }
        : {}),
    })),
  }))
  return { ...deck, ...(deck.footer === undefined ? {} : { footer: words(deck.footer) }), slides }
}

const withSumAs = (deck: DeckContent, was: number, is: number): DeckContent =>
  rewritten(
    deck,
    (text) => withSum(text, was, is),
    (value) => (value === was ? is : value),
  )

const totalIn = (text: string): number | null => {
  const sum = /^Rp ([\d.]+)$/.exec(text)?.[1]
  return sum === undefined ? null : Number(sum.replaceAll('.', ''))
}

/** A sum wherever it stands, and what follows from it; a total that changed by it changes on the other slides too. */
export const withNewSum = (deck: DeckContent, from: number, to: number): Reckoned => {
  const { deck: made, followed } = reckonedAgain(deck, withSumAs(deck, from, to))
  const totals = followed.filter(({ label }) => /^total\b/i.test(label))
  const whole = totals.reduce((so, { before, after }) => {
    const [was, is] = [totalIn(before), totalIn(after)]
    return was === null || is === null ? so : withSumAs(so, was, is)
  }, made)
  return { deck: whole, followed }
}

const changed = (deck: DeckContent, one: DeckChange): DeckContent => {
  if (one.op === 'name') return rewritten(deck, (text) => text.replaceAll(one.from, () => one.to))
  if (one.op === 'sum') return withNewSum(deck, one.from, one.to).deck
  if (one.op === 'theme') return setTheme(deck, one.theme)
  if (one.op === 'footer') return { ...deck, footer: one.value }
  const slideId = one.op === 'add' ? one.after : one.slide
  const slide = deck.slides.find((known) => known.id === slideId)
  if (!slide) throw outdated('the slide is gone')
  switch (one.op) {
    case 'title':
      return setSlideTitle(deck, slideId, one.value)
    case 'notes':
      return setNotes(deck, slideId, one.value)
    case 'text': {
      const element = slide.elements.find((known) => known.id === one.element)
      if (!element || element.content !== one.before) throw outdated('the words are gone')
      return setElementContent(deck, slideId, one.element, one.value)
    }
    case 'add':
      return withNewSlide(deck, slideId, one.title)
    case 'copy':
      return duplicateSlide(deck, slideId)
    case 'remove':
      if (deck.slides.length === 1) throw outdated('it is the last slide')
      return deleteSlide(deck, slideId)
    case 'move':
      return moveSlide(deck, slideId, one.to)
  }
}

/** A deck with a proposed change applied to it as it stands now. Throws `proposal_outdated`, `invalid_content`. */
export const applyDeckChanges = (deck: DeckContent, changes: unknown): DeckContent => {
  const parsed = z.array(change).safeParse(changes)
  if (!parsed.success) throw new AppError('invalid_content', { message: 'no changes of a deck' })
  return parsed.data.reduce(changed, deck)
}
