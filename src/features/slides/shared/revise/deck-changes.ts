import * as z from 'zod/mini'

import { anewChange, markOf } from '#core/assistant/shared/revision/anew.ts'
import { withSum } from '#core/assistant/shared/revision/sums-in-text.ts'
import type { Difference } from '#core/items/shared/proposals.contract.ts'
import { AppError } from '#core/errors/shared/app-error.ts'

import { deckContent, type DeckContent, deckThemeNames } from '../scene/deck.ts'
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
} from '../scene/deck-operations.ts'

import { withChart, withPoint } from './chart-points.ts'
import { withPoints } from './slide-points.ts'
import { withFigure, withoutRow, withRows } from './slide-rows.ts'

const id = z.string()
const words = z.string().check(z.maxLength(20_000))

const row = z.object({ name: words, price: z.int().check(z.nonnegative()) })

/** What chat may change in a deck; slides and elements are found by their ids. */
const change = z.discriminatedUnion('op', [
  anewChange(deckContent),
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
  /** One figure of a chart; `at` behind the last one takes it in, `value` null takes it out. */
  z.object({
    op: z.literal('point'),
    slide: id,
    element: id,
    series: z.int(),
    at: z.int(),
    label: words,
    before: z.nullable(z.number()),
    value: z.nullable(z.number()),
  }),
  /** One figure of a slide by its name, as it is written there. */
  z.object({ op: z.literal('figure'), slide: id, label: words, from: z.string().check(z.minLength(1)), to: words }),
  /** Priced things join those that a slide lists. */
  z.object({ op: z.literal('rows'), slide: id, rows: z.array(row).check(z.minLength(1), z.maxLength(20)) }),
  /** One of the things that a slide lists goes. */
  z.object({ op: z.literal('row-remove'), slide: id, name: z.string().check(z.minLength(1)) }),
  z.object({
    op: z.literal('add'),
    after: id,
    title: words,
    rows: z.optional(z.array(row).check(z.maxLength(20))),
    lines: z.optional(z.array(words).check(z.maxLength(40))),
  }),
  /** A slide of other points; an empty title keeps the one that is there. */
  z.object({
    op: z.literal('points'),
    slide: id,
    title: words,
    lines: z.array(words).check(z.minLength(1), z.maxLength(40)),
  }),
  z.object({ op: z.literal('copy'), slide: id }),
  z.object({ op: z.literal('remove'), slide: id }),
  z.object({ op: z.literal('move'), slide: id, to: z.int() }),
])
export type DeckChange = z.infer<typeof change>

/** A change, and how the owner is told of it. */
export interface DeckStep {
  readonly change: DeckChange
  readonly difference: Difference
}

const outdated = (why: string): AppError => new AppError('proposal_outdated', { message: why })

const withNewSlide = (
  deck: DeckContent,
  { after, lines = [], rows = [], title }: Extract<DeckChange, { op: 'add' }>,
): DeckContent => {
  const made = addSlide(deck, 'content', after)
  const added = made.slides[deck.slides.findIndex((slide) => slide.id === after) + 1]
  if (added && lines.length > 0)
    return { ...made, slides: made.slides.map((one) => (one === added ? withPoints(one, { title, lines }) : one)) }
  const named = added && title !== '' ? setSlideTitle(made, added.id, title) : made
  return added && rows.length > 0 ? withRows(named, added.id, rows) : named
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

/** What follows from figures that changed; a total that changed by it changes on the other slides too. */
const withFollowing = (before: DeckContent, after: DeckContent): Reckoned => {
  const { deck: made, followed } = reckonedAgain(before, after)
  const totals = followed.filter(({ label }) => /^total\b/i.test(label))
  const whole = totals.reduce((so, { before: old, after: fresh }) => {
    const [was, is] = [totalIn(old), totalIn(fresh)]
    return was === null || is === null ? so : withSumAs(so, was, is)
  }, made)
  return { deck: whole, followed }
}

const withNewPoint = (deck: DeckContent, one: Extract<DeckChange, { op: 'point' }>): DeckContent => {
  const slide = deck.slides.find(({ id: known }) => known === one.slide)
  const element = slide?.elements.find(({ id: known }) => known === one.element)
  const value = element?.chart?.series[one.series]?.values[one.at] ?? null
  if (!slide || !element?.chart || value !== one.before) throw outdated('the figure is gone')
  const fresh = withChart(slide, element, withPoint(element.chart, one))
  return { ...deck, slides: deck.slides.map((known) => (known === slide ? fresh : known)) }
}

/** A change of figures, and what follows from it; null for changes of another sort. */
const withFigures = (deck: DeckContent, one: DeckChange): Reckoned | null => {
  if (one.op === 'sum') return withFollowing(deck, withSumAs(deck, one.from, one.to))
  if (one.op === 'figure') return withFollowing(deck, withFigure(deck, one))
  return one.op === 'point' ? withFollowing(deck, withNewPoint(deck, one)) : null
}

const changed = (deck: DeckContent, one: DeckChange): DeckContent => {
  if (one.op === 'anew') {
    if (markOf(deck) !== one.of) throw outdated('it was changed meanwhile')
    return one.content
  }
  const figures = withFigures(deck, one)
  if (figures !== null) return figures.deck
  if (one.op === 'name') return rewritten(deck, (text) => text.replaceAll(one.from, () => one.to))
  if (one.op === 'theme') return setTheme(deck, one.theme)
  if (one.op === 'footer') return { ...deck, footer: one.value }
  if (one.op === 'sum' || one.op === 'figure' || one.op === 'point') return deck
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
      return withNewSlide(deck, one)
    case 'rows':
      return withRows(deck, slideId, one.rows)
    case 'row-remove':
      return withoutRow(deck, slideId, one.name)
    case 'points':
      return { ...deck, slides: deck.slides.map((known) => (known === slide ? withPoints(slide, one) : known)) }
    case 'copy':
      return duplicateSlide(deck, slideId)
    case 'remove':
      if (deck.slides.length === 1) throw outdated('it is the last slide')
      return deleteSlide(deck, slideId)
    case 'move':
      return moveSlide(deck, slideId, one.to)
  }
}

/** What the owner is told of a change besides what was ordered: the figures that follow from it. */
export const followingOf = (deck: DeckContent, one: DeckChange): Reckoned['followed'] =>
  withFigures(deck, one)?.followed ?? []

/** A deck with a proposed change applied to it as it stands now. Throws `proposal_outdated`, `invalid_content`. */
export const applyDeckChanges = (deck: DeckContent, changes: unknown): DeckContent => {
  const parsed = z.array(change).safeParse(changes)
  if (!parsed.success) throw new AppError('invalid_content', { message: 'no changes of a deck' })
  return parsed.data.reduce(changed, deck)
}

/** A deck's title after a proposed change: a name that changes everywhere changes there too. */
export const titleAfter = (title: string, changes: unknown): string => {
  const parsed = z.array(change).safeParse(changes)
  return (parsed.success ? parsed.data : []).reduce(
    (made, one) => (one.op === 'name' ? made.replaceAll(one.from, () => one.to) : made),
    title,
  )
}
