import { chartInWords } from './chart-drawing.ts'
import type { DeckContent, Slide, SlideElement } from './deck.ts'

const linesOf = (element: SlideElement): string[] => {
  const { type, content, style } = element
  switch (type) {
    case 'text': {
      const lines = content.split('\n')
      if (style.list === 'bullet') return lines.map((line) => `- ${line}`)
      return style.list === 'number' ? lines.map((line, at) => `${at + 1}. ${line}`) : lines
    }
    case 'table':
      return (element.table?.rows ?? []).map((row) => row.join(' | '))
    case 'chart':
      return element.chart ? [chartInWords(element.chart)] : []
    case 'image':
      return [element.alt ? `[gambar: ${element.alt}]` : '']
    case 'shape':
      return []
  }
}

const rowOf = ({ position }: Pick<SlideElement, 'position'>): number => Math.round(position.y / 12)

const isInside = ({ position: at }: SlideElement, { position: on }: SlideElement): boolean => {
  const [x, y] = [at.x + at.width / 2, at.y + at.height / 2]
  return x >= on.x && x <= on.x + on.width && y >= on.y && y <= on.y + on.height
}

/** Texts that stand on one card belong together; every other element is a group of its own. */
const inGroups = (elements: readonly SlideElement[]): { readonly at: SlideElement; readonly all: SlideElement[] }[] => {
  const cards = elements.filter(({ role, type }) => type === 'shape' && (role === 'card' || role === 'band'))
  const groups = new Map<SlideElement, SlideElement[]>()
  for (const element of elements) {
    const at = (element.type === 'text' && cards.find((card) => isInside(element, card))) || element
    groups.set(at, [...(groups.get(at) ?? []), element])
  }
  return Array.from(groups, ([at, all]) => ({ at, all }))
}

const inRows = (elements: readonly SlideElement[]): SlideElement[] =>
  elements.toSorted((one, other) => rowOf(one) - rowOf(other) || one.position.x - other.position.x)

const isNumber = ({ role }: SlideElement): boolean => role === 'badge-number' || role === 'band-number'

/** Elements in the order in which they are read: from the top, in one row from the left, a card at a time. */
const grouped = (elements: readonly SlideElement[]): SlideElement[][] =>
  inGroups(elements)
    .toSorted(({ at: one }, { at: other }) => rowOf(one) - rowOf(other) || one.position.x - other.position.x)
    .map(({ all }) => inRows(all).toSorted((one, other) => Number(isNumber(other)) - Number(isNumber(one))))

/** The words of one card in one line: `1. Cuci tangan`, `Sate ayam: Rp 25.000`. */
const cardLine = (elements: readonly SlideElement[]): string =>
  elements
    .map((element) => ({ role: element.role, text: linesOf(element).join('\n').trim() }))
    .filter(({ text }) => text !== '')
    .reduce((line, { role, text }, at, all) => {
      if (at === 0) return text
      const before = all[at - 1]?.role
      if (before === 'badge-number' || before === 'band-number') return `${line}. ${text}`
      // `Rp 900.000`, below it `per hari – Biaya pakan`.
      if (role === 'caption' && text.startsWith('per ')) return `${line} ${text}`
      return `${line}${before === 'card-title' || before === 'band-title' || before === 'year' || before === 'band-caption' ? ':' : role === 'caption' ? ' –' : ','}${text.includes('\n') ? '\n' : ' '}${text}`
    }, '')

const slideText = (slide: Slide, number: number): string => {
  const heading = slide.elements.find(({ role, type }) => role === 'title' && type === 'text')
  const body = grouped(slide.elements.filter((element) => element !== heading))
    .flatMap((group) => (group.length > 1 ? cardLine(group) : group.flatMap(linesOf)))
    .filter((line) => line.trim() !== '')
  const notes = slide.notes?.trim() ? ['', `Catatan pembicara: ${slide.notes.trim()}`] : []
  const title = (heading?.content ?? slide.title).replaceAll(/\s*\n\s*/g, ' ').trim()
  return [`Slide ${number}: ${title}`.trim(), ...body, ...notes].join('\n')
}

/** The whole deck as text, with the markers of P1 §4.5: what is read aloud, searched, downloaded and shown to a model. */
export const readableText = (title: string, deck: DeckContent): string =>
  `${[title, ...deck.slides.map((slide, at) => slideText(slide, at + 1))].join('\n\n')}\n`
