import { newId } from '#core/time-and-ids/shared/ids.ts'
import { AppError } from '#core/errors/shared/app-error.ts'

import { listPart, type Part } from '../making/arrangement-parts.ts'
import { figureParts, priceParts } from '../making/arrangements.ts'
import { cardParts, statementParts } from '../making/point-arrangements.ts'
import type { DeckContent, Slide, SlideElement } from '../scene/deck.ts'
import { askedOn, withNeeds } from './ask-rows.ts'
import { type PricedRow, sumIn, unspaced } from './priced-row.ts'
import { moneyText } from '../reading/told-figures.ts'
import { joinWords } from '../reading/told-words.ts'
import { tableArea } from '../scene/written-slides.ts'

const same = (one: string, other: string): boolean =>
  unspaced(one).trim().toLowerCase() === unspaced(other).trim().toLowerCase()
const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** The figure in one text: the whole of it, or behind or before its name in one line. */
const inText = (text: string, label: string, from: string, to: string): string => {
  const figure = `(?<![\\d.,])${escaped(from)}(?![\\d%]|[.,]\\d)`
  return unspaced(text)
    .replaceAll(new RegExp(`(${escaped(label)}[^\\d\\n]{0,30}?)${figure}`, 'giu'), (_, before: string) => before + to)
    .replaceAll(new RegExp(`${figure}(\\s+(?:–\\s+)?${escaped(label)})`, 'giu'), (_, after: string) => to + after)
}

const withinSlide = (slide: Slide, label: string, from: string, to: string): Slide => {
  const texts = slide.elements.filter(({ type }) => type === 'text')
  const place = texts.findIndex(({ content }) => same(content, label))
  const beside = [texts[place + 1], texts[place - 1], texts[place + 2]].find(
    (one) =>
      place !== -1 &&
      one !== undefined &&
      unspaced(one.content)
        .trim()
        .split(/\s(?=\p{L})/u)[0] === from,
  )
  const elements = slide.elements.map((element): SlideElement => {
    if (element === beside) return { ...element, content: unspaced(element.content).replace(from, () => to) }
    const table = element.table && {
      ...element.table,
      rows: element.table.rows.map((row) =>
        same(row[0] ?? '', label) ? row.map((cell) => (unspaced(cell).trim() === from ? to : cell)) : row,
      ),
    }
    const content = element.type === 'text' ? inText(element.content, label, from, to) : element.content
    return content === unspaced(element.content) && !table
      ? element
      : { ...element, ...(content === unspaced(element.content) ? {} : { content }), ...(table ? { table } : {}) }
  })
  return {
    ...slide,
    title: inText(slide.title, label, from, to),
    elements,
    ...(slide.notes === undefined ? {} : { notes: inText(slide.notes, label, from, to) }),
  }
}

/** A figure of one slide by its name, in its texts, its tables and its notes. Throws `proposal_outdated`. */
export const withFigure = (
  deck: DeckContent,
  { slide: id, label, from, to }: { slide: string; label: string; from: string; to: string },
): DeckContent => {
  const slide = deck.slides.find((one) => one.id === id)
  const made = slide && withinSlide(slide, label, from, to)
  if (!slide || JSON.stringify(made) === JSON.stringify(slide))
    throw new AppError('proposal_outdated', { message: `${label} is gone` })
  return { ...deck, slides: deck.slides.map((one) => (one === slide && made ? made : one)) }
}

/** The priced cards of a slide: a name and under it what it costs, or a sum and under it what it is. */
const cardsOf = (elements: readonly SlideElement[], named: 'card-title' | 'caption'): PricedRow[] => {
  const texts = elements.filter(({ type }) => type === 'text')
  return texts.flatMap((element, at): PricedRow[] => {
    const price = sumIn(texts[named === 'caption' ? at - 1 : at + 1]?.content)
    return element.role === named && price !== null ? [{ name: element.content, price }] : []
  })
}

const cardRoles = new Set('card edge card-title value big-value caption body statement point'.split(' '))

const tablePart = (rows: readonly PricedRow[]): Part => ({
  type: 'table',
  role: 'table',
  content: '',
  style: {},
  position: tableArea(rows.length + 1),
  table: { header: true, rows: [['Nama', 'Harga'], ...rows.map(({ name, price }) => [name, moneyText(price)])] },
})

/** Priced things on a slide: in its table where it has one, else as cards beside those that are there. */
export const withRows = (deck: DeckContent, id: string, rows: readonly PricedRow[]): DeckContent => {
  const slide = deck.slides.find((one) => one.id === id)
  if (!slide) throw new AppError('proposal_outdated', { message: 'the slide is gone' })
  const asked = askedOn(slide)
  if (asked) return { ...deck, slides: deck.slides.map((one) => (one === slide ? withNeeds(slide, asked, rows) : one)) }
  const table = slide.elements.find((element) => element.table)
  const width = table?.table?.rows[0]?.length ?? 2
  const cells = rows.map(({ name, price }) => [
    name,
    moneyText(price),
    ...Array<string>(Math.max(0, width - 2)).fill(''),
  ])
  if (table?.table) {
    const fresh = { ...table, table: { ...table.table, rows: [...table.table.rows, ...cells] } }
    return withElements(
      deck,
      slide,
      slide.elements.map((one) => (one === table ? fresh : one)),
    )
  }
  const figures = cardsOf(slide.elements, 'caption')
  const cards = cardsOf(slide.elements, 'card-title')
  if (figures.length > cards.length && figures.length + rows.length <= mostFigures)
    return withCards(
      deck,
      slide,
      figureParts([...figures, ...rows].map(({ name, price }) => ({ label: name, value: moneyText(price) }))),
    )
  const listed = cards.length > 0 ? remarkedCards(slide.elements) : figures.map((one) => ({ ...one, note: '' }))
  const all = [...listed, ...rows.map((one) => ({ ...one, note: '' }))]
  const parts = priceParts(all.map((one) => ({ ...one, per: '', group: '' }))) ?? [
    all.length > 12 ? listPart(all.map(({ name, price }) => `${name}: ${moneyText(price)}`)) : tablePart(all),
  ]
  return withCards(deck, slide, parts)
}

/** As many figures stand beside each other on one slide. */
const mostFigures = 6

/** A slide with other cards; what is no card stays. */
const withCards = (deck: DeckContent, slide: Slide, parts: readonly Part[]): DeckContent => {
  const kept = slide.elements.filter(
    ({ role, type }) => role === 'title' || (type !== 'image' && !cardRoles.has(role ?? '')),
  )
  return withElements(deck, slide, [...kept, ...parts.map((part) => ({ ...part, id: newId('element') }))])
}

const withElements = (deck: DeckContent, slide: Slide, elements: SlideElement[]): DeckContent => ({
  ...deck,
  slides: deck.slides.map((one) => (one === slide ? { ...slide, elements } : one)),
})

/** The slide that lists the most priced things, in a table or as cards; null where two list as many, or none does. */
export const pricedSlide = (deck: DeckContent): Slide | null => {
  const counted = deck.slides.map((slide) => ({
    slide,
    count: Math.max(
      cardsOf(slide.elements, 'card-title').length,
      cardsOf(slide.elements, 'caption').length,
      askedOn(slide)?.needs.length ?? 0,
      ...slide.elements.map(({ table }) => (table ? table.rows.filter((row) => row[1]?.startsWith('Rp ')).length : 0)),
    ),
  }))
  const most = Math.max(0, ...counted.map(({ count }) => count))
  const best = counted.filter(({ count }) => count === most)
  return most > 0 && best.length === 1 ? (best[0]?.slide ?? null) : null
}

const namesOf = (slide: Slide, role: string): string[] =>
  slide.elements.flatMap((one) => (one.type === 'text' && one.role === role ? [one.content] : []))
const linesOf = (slide: Slide): string[] => namesOf(slide, 'body').flatMap((content) => content.split('\n'))
const hasSteps = (slide: Slide): boolean =>
  slide.elements.some(({ role }) => role === 'badge-number' || role === 'year')

/** What a slide lists: rows of its table, priced cards, points. */
export const listedOn = (slide: Slide): string[] => [
  ...slide.elements.flatMap(({ table }) => table?.rows.slice(1).map(([name = '']) => name) ?? []),
  ...cardsOf(slide.elements, 'card-title').map(({ name }) => name),
  ...(hasSteps(slide) ? [] : namesOf(slide, 'point')),
  ...namesOf(slide, 'statement'),
  ...linesOf(slide),
]

/** The priced cards with what is remarked below each. */
const remarkedCards = (elements: readonly SlideElement[]): (PricedRow & { readonly note: string })[] => {
  const texts = elements.filter(({ type }) => type === 'text')
  return cardsOf(elements, 'card-title').map((row) => {
    const below = texts[texts.findIndex(({ content, role }) => role === 'card-title' && content === row.name) + 2]
    return { ...row, note: below?.role === 'caption' ? below.content : '' }
  })
}

/** What the speaker is told to name, without it. */
const withoutName = (slide: Slide, name: string): Slide => {
  const names = listedOn(slide)
  const [was, is] = [names, names.filter((one) => one !== name)].map((all) => joinWords(all))
  return slide.notes === undefined || !was || !is ? slide : { ...slide, notes: slide.notes.replace(was, () => is) }
}

/** A slide without one of the things that it lists. Throws `proposal_outdated`. */
export const withoutRow = (before: DeckContent, id: string, name: string): DeckContent => {
  const found = before.slides.find((one) => one.id === id)
  if (!found || !listedOn(found).includes(name)) throw new AppError('proposal_outdated', { message: `${name} is gone` })
  const slide = withoutName(found, name)
  const deck = { ...before, slides: before.slides.map((one) => (one === found ? slide : one)) }
  const cards = remarkedCards(slide.elements)
  const left = cards.filter((card) => card.name !== name)
  if (left.length < cards.length)
    return withCards(
      deck,
      slide,
      priceParts(left.map((card) => ({ ...card, per: '', group: '' }))) ?? [tablePart(left)],
    )
  const points = namesOf(slide, 'point')
  if (points.includes(name)) {
    const rest = points.filter((point) => point !== name)
    const [only = ''] = rest
    const parts = rest.length === 1 ? statementParts(only) : (cardParts(rest) ?? [listPart(rest)])
    return withCards(deck, slide, parts)
  }
  const elements = slide.elements.map((element): SlideElement => {
    const { table } = element
    if (table)
      return { ...element, table: { ...table, rows: table.rows.filter(([first], at) => at === 0 || first !== name) } }
    if (element.role !== 'body') return element
    return {
      ...element,
      content: element.content
        .split('\n')
        .filter((line) => line !== name)
        .join('\n'),
    }
  })
  return withElements(deck, slide, elements)
}
