import type { PdfFile } from '#core/render/server/pdf-file.ts'
import { compilePages, compilePdf } from '#core/render/server/pdf.ts'

import { chartInWords, drawChart } from '../shared/scene/chart-drawing.ts'
import type { DeckContent } from '../shared/scene/deck.ts'
import { blankMark, type DrawnElement, type DrawnSlide, drawSlide, textLines } from '../shared/scene/drawn-slide.ts'
import { readPicture } from './picture.ts'
import { figureColumns } from '../shared/scene/table-columns.ts'
import { typesetting } from '../shared/scene/text-fit.ts'
import { emptyPlace } from './pptx-measures.ts'
import template from './stage.typ?raw'

type Drawing = Readonly<Record<string, unknown>>

/** What the template draws of an element; null where there is nothing. */
const drawingOf = (element: DrawnElement, { surface }: DrawnSlide, files: PdfFile[]): Drawing | null => {
  const { position, style, type } = element
  const common = { type, position, style }
  switch (type) {
    case 'text':
      return {
        ...common,
        lines: textLines(element.content),
        heading: element.role === 'title' && element.content.trim() !== '',
      }
    case 'shape':
      return { ...common, shape: element.shape ?? 'rectangle' }
    case 'image': {
      const picture = readPicture(element.content)
      if (picture === null) return { ...common, alt: emptyPlace(element) }
      const file = `picture-${files.length}.${picture.extension}`
      files.push({ name: file, bytes: picture.bytes })
      return { ...common, file, alt: element.alt ?? '' }
    }
    case 'table': {
      const rows = element.table?.rows ?? []
      const columns = Math.max(0, ...rows.map((row) => row.length))
      if (columns === 0) return null
      const cells = rows.map((row) =>
        Array.from({ length: columns }, (_, at) => textLines((row[at] ?? '').replaceAll('\n', ' '))[0] ?? []),
      )
      const header = element.table?.header ?? false
      return { ...common, rows: cells, header, figures: figureColumns(rows, header) }
    }
    case 'chart': {
      if (!element.chart) return null
      const { ink, soft, line, background, chart: colors } = surface
      const look = { colors, ink, soft, line, background, fontSize: style.fontSize }
      return { ...common, marks: drawChart(element.chart, position, look), alt: chartInWords(element.chart) }
    }
  }
}

/** Lays a deck out. A picture that Typst cannot read is left out and its place says so, rather than that all of it fails. */
const laidOut = async <Result>(
  deck: DeckContent,
  title: string,
  compile: (data: unknown, files: readonly PdfFile[]) => Promise<Result>,
): Promise<Result> => {
  const files: PdfFile[] = []
  const slides = deck.slides.flatMap((_, index) => {
    const drawn = drawSlide(deck, index)
    if (!drawn) return []
    const all = (elements: readonly DrawnElement[]): Drawing[] =>
      elements.map((element) => drawingOf(element, drawn, files)).filter((drawing) => drawing !== null)
    return [{ ...drawn, ornaments: all(drawn.ornaments), elements: all(drawn.elements) }]
  })
  const data = {
    language: deck.language ?? 'id',
    title,
    author: deck.footer ?? '',
    slides,
    typesetting,
    blank: blankMark,
  }
  try {
    return await compile(data, files)
  } catch (cause) {
    if (files.length === 0) throw cause
    const withoutPictures = slides.map((slide) => ({
      ...slide,
      elements: slide.elements.map(({ file, alt, ...element }) =>
        file === undefined ? { ...element, alt } : { ...element, alt: '[isi gambar: berkas ini tidak terbaca]' },
      ),
    }))
    return compile({ ...data, slides: withoutPictures }, [])
  }
}

/** The deck as PDF: one page of 16:9 for each slide, fonts embedded, charts as vectors, tagged in the deck's language. */
export const renderDeckPdf = (deck: DeckContent, title: string): Promise<Uint8Array> =>
  laidOut(deck, title, (data, files) => compilePdf(template, data, files))

/** The first slides as static pictures, for whoever has a link. */
export const drawDeckPages = async (deck: DeckContent, title: string, count: number): Promise<readonly string[]> =>
  (await laidOut(deck, title, (data, files) => compilePages(template, data, files, { from: 1, count }))).svgs
