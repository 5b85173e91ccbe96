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

const rowOf = ({ position }: SlideElement): number => Math.round(position.y / 12)

/** Elements in the order in which they are read: from the top, in one row from the left. */
export const inReadingOrder = (elements: readonly SlideElement[]): SlideElement[] =>
  elements.toSorted((one, other) => rowOf(one) - rowOf(other) || one.position.x - other.position.x)

const slideText = (slide: Slide, number: number): string => {
  const heading = slide.elements.find(({ role, type }) => role === 'title' && type === 'text')
  const body = inReadingOrder(slide.elements.filter((element) => element !== heading))
    .flatMap(linesOf)
    .filter((line) => line.trim() !== '')
  const notes = slide.notes?.trim() ? ['', `Catatan pembicara: ${slide.notes.trim()}`] : []
  const title = (heading?.content ?? slide.title).replaceAll(/\s*\n\s*/g, ' ').trim()
  return [`Slide ${number}: ${title}`.trim(), ...body, ...notes].join('\n')
}

/** The whole deck as text, with the markers of P1 §4.5: what is read aloud, searched, downloaded and shown to a model. */
export const readableText = (title: string, deck: DeckContent): string =>
  `${[title, ...deck.slides.map((slide, at) => slideText(slide, at + 1))].join('\n\n')}\n`
