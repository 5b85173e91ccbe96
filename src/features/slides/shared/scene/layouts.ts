import type { ElementPosition, Slide, SlideElement, SlideLayout } from './deck.ts'

/** The parts of a slide that a layout knows; every other element keeps its own place. */
export const layoutRoles = ['title', 'subtitle', 'body', 'picture', 'figure'] as const
export type LayoutRole = (typeof layoutRoles)[number]

const box = (x: number, y: number, width: number, height: number): ElementPosition => ({ x, y, width, height })

const heading = box(48, 30, 704, 72)
/** The whole area under the heading. */
export const wholeArea = box(48, 118, 704, 282)
const leftHalf = box(48, 118, 340, 282)
const rightHalf = box(412, 118, 340, 282)

const places: Readonly<Record<SlideLayout, Partial<Readonly<Record<LayoutRole, ElementPosition>>>>> = {
  title: { title: box(48, 106, 620, 138), subtitle: box(48, 274, 560, 96) },
  content: { title: heading, body: wholeArea },
  image: { title: heading, body: leftHalf, picture: rightHalf },
  chart: { title: heading, body: box(48, 118, 256, 282), figure: box(328, 118, 424, 282) },
  blank: {},
}

/** Where what has no place of its own in a layout goes, beside a body that then keeps to the left. */
const spare: Readonly<Record<SlideLayout, ElementPosition | null>> = {
  title: box(48, 340, 560, 70),
  content: rightHalf,
  image: null,
  chart: null,
  blank: null,
}

/** Where a role stands in a layout; null where the layout has no such part. */
export const placeOf = (layout: SlideLayout, role: string | undefined): ElementPosition | null =>
  places[layout][role as LayoutRole] ?? null

/** What a new part says until the owner has filled it in: a visible blank, or an empty place for a picture. */
export const emptyPart = (role: LayoutRole): Omit<SlideElement, 'id' | 'position'> => {
  switch (role) {
    case 'title':
      return { type: 'text', role, content: '[isi judul]', style: {} }
    case 'subtitle':
      return { type: 'text', role, content: '[isi anak judul]', style: {} }
    case 'body':
      return { type: 'text', role, content: '[isi poin]', style: { list: 'bullet' } }
    case 'picture':
      return { type: 'image', role, content: '', style: {}, alt: '' }
    case 'figure':
      return {
        type: 'chart',
        role,
        content: '',
        style: {},
        chart: {
          type: 'bar',
          unit: '',
          categories: ['[isi label 1]', '[isi label 2]', '[isi label 3]'],
          series: [{ name: '[isi nama data]', values: [null, null, null] }],
        },
      }
  }
}

/** Whether an element still is what `emptyPart` made: it may go when its layout goes. */
const isUntouched = (element: SlideElement): boolean => {
  const role = layoutRoles.find((name) => name === element.role)
  if (role === undefined) return false
  if (element.type === 'image') return element.content === ''
  if (element.type === 'chart')
    return element.chart?.series.every(({ values }) => values.every((v) => v === null)) ?? true
  return element.type === 'text' && ['', emptyPart(role).content].includes(element.content.trim())
}

/** Who gives a new element its id. */
export type GiveId = () => string

/** A new slide of a layout, its parts as visible blanks. */
export const layOutSlide = (layout: SlideLayout, id: string, giveId: GiveId): Slide => ({
  id,
  layout,
  title: places[layout].title ? emptyPart('title').content : '',
  elements: layoutRoles.flatMap((role) => {
    const position = placeOf(layout, role)
    return position ? [{ ...emptyPart(role), id: giveId(), position: { ...position } }] : []
  }),
})

/** Parts that cards, steps and columns are made of: words and the shapes below them. */
const cardShapes = new Set(['card', 'edge', 'band', 'badge', 'track'])
const cardNumbers = new Set(['badge-number', 'band-number'])
const cardWords = new Set([
  'point',
  'statement',
  'column',
  'card-title',
  'value',
  'big-value',
  'caption',
  'year',
  'band-title',
  'band-caption',
  'band-value',
])

const roleOf = (element: SlideElement): string => element.role ?? ''

/** Cards as a plain list, so that another layout can place it: no word is lost, shapes of the cards go. */
const withoutCards = (slide: Slide): Slide => {
  const words = slide.elements.filter((element) => element.type === 'text' && cardWords.has(roleOf(element)))
  const [first] = words
  if (!first || slide.elements.some((element) => roleOf(element) === 'body')) return slide
  const lines = words
    .toSorted((a, b) => Math.round(a.position.y / 12) - Math.round(b.position.y / 12) || a.position.x - b.position.x)
    .map(({ content }) => content)
  const body: SlideElement = {
    id: first.id,
    type: 'text',
    role: 'body',
    content: lines.join('\n'),
    style: { list: lines.length > 1 ? 'bullet' : 'none' },
    position: { ...wholeArea },
  }
  return {
    ...slide,
    elements: slide.elements.flatMap((element) => {
      if (element === first) return [body]
      const isPiece = cardShapes.has(roleOf(element)) || cardNumbers.has(roleOf(element)) || words.includes(element)
      return isPiece ? [] : [element]
    }),
  }
}

/**
 * The same slide in another layout: parts move to the places of the layout, missing parts come as blanks, parts that
 * nobody filled in go. Nothing that the owner wrote or inserted is lost; what has no place is set beside the body.
 */
export const changeLayout = (given: Slide, layout: SlideLayout, giveId: GiveId): Slide => {
  const slide = withoutCards(given)
  const taken = new Set<string>()
  const kept = slide.elements.filter((element) => placeOf(layout, element.role) !== null || !isUntouched(element))
  const homeless = kept.find(({ role }) => layoutRoles.some((name) => name === role) && placeOf(layout, role) === null)
  const spareArea = spare[layout]
  const elements = kept.map((element): SlideElement => {
    const { role } = element
    const place = placeOf(layout, role)
    if (place !== null && role !== undefined && !taken.has(role)) {
      taken.add(role)
      const beside = homeless !== undefined && layout === 'content' && role === 'body'
      return { ...element, position: { ...(beside ? leftHalf : place) } }
    }
    return element === homeless && spareArea ? { ...element, position: { ...spareArea } } : element
  })
  const missing = layoutRoles.flatMap((role): SlideElement[] => {
    const position = placeOf(layout, role)
    if (position === null || taken.has(role)) return []
    const part = emptyPart(role)
    const content = role === 'title' && slide.title !== '' ? slide.title : part.content
    return [{ ...part, content, id: giveId(), position: { ...position } }]
  })
  return { ...slide, layout, elements: [...elements, ...missing] }
}
