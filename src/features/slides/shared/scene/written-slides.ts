import { type DeckContent, type DeckThemeName, type Slide, type SlideElement, type SlideLayout } from './deck.ts'
import { placeOf, wholeArea } from './layouts.ts'
import { textHeight } from './text-fit.ts'

/** A slide as words: what P1, P2 and a model's text say of one. */
export interface WrittenSlide {
  readonly title: string
  /** Lines, with list marks where the writer set them. */
  readonly lines: readonly string[]
  readonly layout?: SlideLayout | undefined
  readonly notes?: string | undefined
}

const bulletMark = /^\s*(?:[-*•–▪◦●]|\[[ x]\])\s+/
const numberMark = /^\s*\(?\d{1,3}[.)]\s+/

/** Lines of a body: list marks are taken off where most of the lines carry one, because the list draws its own. */
export const listOf = (lines: readonly string[]): { content: string; list: 'none' | 'bullet' | 'number' } => {
  const written = lines.map((line) => line.trimEnd()).filter((line) => line.trim() !== '')
  const count = (mark: RegExp): number => written.filter((line) => mark.test(line)).length
  const bullets = count(bulletMark)
  const numbers = count(numberMark)
  if (bullets + numbers === 0 || (bullets + numbers) * 2 < written.length) {
    return { content: written.map((line) => line.trim()).join('\n'), list: 'none' }
  }
  const list = numbers > bullets ? 'number' : 'bullet'
  const mark = list === 'number' ? numberMark : bulletMark
  return { content: written.map((line) => line.replace(mark, '').trim()).join('\n'), list }
}

/** Text below this size cannot be read from the back of a room: what does not fit goes to a further slide. */
const readableSize = 15
const look = { font: 'Arial', bold: false } as const

/** Lines in groups that fit one slide each; a single line too long for a slide stays whole. */
export const pagesOf = (
  lines: readonly string[],
  area: { readonly width: number; readonly height: number },
): string[][] => {
  const pages: string[][] = []
  let page: string[] = []
  for (const line of lines) {
    const grown = [...page, line]
    if (page.length > 0 && textHeight(grown.join('\n'), area.width, readableSize, look, true) > area.height) {
      pages.push(page)
      page = [line]
    } else page = grown
  }
  return page.length > 0 || pages.length === 0 ? [...pages, page] : pages
}

/** `| a | b |` rows of a model's text. */
const tableRow = /^\s*\|(.+)\|\s*$/
const tableRule = /^[\s|:-]+$/

const tableOf = (lines: readonly string[]): string[][] | null => {
  const rows = lines.filter((line) => line.trim() !== '')
  if (rows.length < 2 || !rows.every((line) => tableRow.test(line))) return null
  const cells = rows
    .filter((line) => !tableRule.test(line))
    .map((line) =>
      (tableRow.exec(line)?.[1] ?? '')
        .split('|')
        .map((cell) => cell.trim())
        .slice(0, 12),
    )
  return cells.length > 0 && cells.length <= 40 ? cells : null
}

/** The place of a table under the heading: rows of 60 px, lower where there are many. */
export const tableArea = (rows: number): SlideElement['position'] => ({
  ...wholeArea,
  height: Math.min(wholeArea.height, rows * 60),
})

type Part = Omit<SlideElement, 'id'>

const at = (layout: SlideLayout, role: string): SlideElement['position'] => ({
  ...(placeOf(layout, role) ?? wholeArea),
})

const partsOf = (title: string, lines: readonly string[], layout: SlideLayout): Part[] => {
  const heading: Part = { type: 'text', role: 'title', content: title, style: {}, position: at(layout, 'title') }
  const rows = layout === 'title' ? null : tableOf(lines)
  if (rows) {
    return [
      heading,
      {
        type: 'table',
        role: 'table',
        content: '',
        style: {},
        position: tableArea(rows.length),
        table: { rows, header: true },
      },
    ]
  }
  const { content, list } = listOf(lines)
  if (layout === 'title') {
    const subtitle: Part = { type: 'text', role: 'subtitle', content, style: {}, position: at(layout, 'subtitle') }
    return content === '' ? [heading] : [heading, subtitle]
  }
  const body: Part = { type: 'text', role: 'body', content, style: { list }, position: at(layout, 'body') }
  const picture: Part = {
    type: 'image',
    role: 'picture',
    content: '',
    alt: '',
    style: {},
    position: at(layout, 'picture'),
  }
  return [heading, ...(content === '' ? [] : [body]), ...(layout === 'image' ? [picture] : [])]
}

/** A short first slide is a cover, whatever its writer called it. */
const coverLength = 160

const layoutOf = ({ layout, lines }: WrittenSlide, index: number): SlideLayout => {
  const words = lines.join(' ').trim().length
  const isCover = words <= coverLength && lines.filter((line) => line.trim() !== '').length <= 3
  if (layout === 'title') return isCover ? 'title' : 'content'
  // A chart or an empty slide in words alone: there are no figures to draw.
  if (layout === 'chart' || layout === 'blank') return 'content'
  return layout ?? (index === 0 && isCover ? 'title' : 'content')
}

/** Ids that are the same whenever the same words are laid out: reading stored content twice gives the same deck. */
export const countedIds = (slide: number): { slide: string; element: (at: number) => string } => ({
  slide: `sld_${slide}`,
  element: (element) => `elm_${slide}_${element}`,
})

/** Slides of words, laid out; long ones go on on further slides. */
export const layOutWritten = (written: readonly WrittenSlide[]): Slide[] =>
  written
    .flatMap((one, index) => {
      const layout = layoutOf(one, index)
      const area = placeOf(layout, 'body')
      const pages = area && tableOf(one.lines) === null ? pagesOf(one.lines, area) : [[...one.lines]]
      return pages.map((lines, page) => ({
        title: page === 0 || one.title === '' ? one.title : `${one.title} (lanjutan)`,
        layout,
        lines,
        notes: page === 0 ? one.notes : undefined,
      }))
    })
    .map(({ title, layout, lines, notes }, index): Slide => {
      const ids = countedIds(index + 1)
      return {
        id: ids.slide,
        title,
        layout,
        elements: partsOf(title, lines, layout).map((part, number) => ({ ...part, id: ids.element(number + 1) })),
        ...(notes ? { notes } : {}),
      }
    })

/** The slide of a deck that has none yet (P2 §4). */
const welcome: WrittenSlide = {
  title: 'Selamat datang',
  lines: ['Ketuk teks ini untuk menulis, lalu tambah slide di daftar.'],
  layout: 'title',
}

export const deckOfSlides = (slides: readonly Slide[], theme: DeckThemeName = 'kertas'): DeckContent => ({
  schemaVersion: 1,
  theme,
  slides: slides.length > 0 ? [...slides] : layOutWritten([welcome]),
})
