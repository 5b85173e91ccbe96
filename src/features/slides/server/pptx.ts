import type PptxGenJS from 'pptxgenjs'

import { chartInWords } from '../shared/scene/chart-drawing.ts'
import {
  type DeckContent,
  type ElementPosition,
  pointsOfPixels,
  type SlideElement,
  stage,
} from '../shared/scene/deck.ts'
import { deckThemes } from '../shared/scene/deck-themes.ts'
import { blankMark, type DrawnElement, type DrawnSlide, drawSlide, textLines } from '../shared/scene/drawn-slide.ts'
import { readPicture } from './picture.ts'
import { figureColumns } from '../shared/scene/table-columns.ts'
import { typesetting } from '../shared/scene/text-fit.ts'
import { mendPptx } from './mend-pptx.ts'
import { addChart } from './pptx-chart.ts'
import { elementName, emptyPlace, hex, inches, plainXml } from './pptx-measures.ts'

type PptxSlide = PptxGenJS.Slide

const placed = ({ x, y, width, height }: ElementPosition): { x: number; y: number; w: number; h: number } => ({
  x: inches(x),
  y: inches(y),
  w: inches(width),
  h: inches(height),
})

const fillOf = (color: string): { fill?: { color: string } } =>
  color === 'transparent' ? {} : { fill: { color: hex(color) } }

/** Lines as runs: blanks are marked, every line but the last ends its paragraph. */
const runsOf = ({ content, style }: DrawnElement): PptxGenJS.TextProps[] => {
  const lines = textLines(content)
  const indent = pointsOfPixels(style.fontSize * typesetting.pointIndent)
  return lines.flatMap((parts, at) => {
    const isPoint = style.list !== 'none' && parts.length > 0
    const bullet = style.list === 'number' ? { type: 'number' as const, indent } : { indent }
    const paragraph: PptxGenJS.TextPropsOptions = {
      ...(isPoint ? { bullet } : {}),
      ...(isPoint && at > 0 ? { paraSpaceBefore: pointsOfPixels(style.fontSize * typesetting.pointGap) } : {}),
    }
    const runs = parts.length > 0 ? parts : [{ text: '', blank: false }]
    return runs.map(({ text, blank }, run): PptxGenJS.TextProps => ({
      text: plainXml(text),
      options: {
        ...paragraph,
        ...(blank ? { highlight: hex(blankMark.background), color: hex(blankMark.ink) } : {}),
        ...(run === runs.length - 1 && at < lines.length - 1 ? { breakLine: true } : {}),
      },
    }))
  })
}

const drawText = (slide: PptxSlide, element: DrawnElement, name: string): void => {
  const { style } = element
  slide.addText(runsOf(element), {
    ...placed(element.position),
    ...fillOf(style.backgroundColor),
    objectName: name,
    margin: 0,
    // Where a program has another face for it, the words shrink into their place rather than break.
    fit: 'shrink',
    fontFace: style.fontFamily,
    fontSize: pointsOfPixels(style.fontSize),
    bold: style.fontWeight === 'bold',
    italic: style.fontStyle === 'italic',
    ...(style.textDecoration === 'underline' ? { underline: { style: 'sng' as const } } : {}),
    color: hex(style.color),
    align: style.textAlign,
    valign: style.verticalAlign,
  })
}

const shapeNames = { rectangle: 'rect', rounded: 'roundRect', ellipse: 'ellipse' } as const

const drawShape = (slide: PptxSlide, element: DrawnElement, name: string): void => {
  const { position, shape = 'rectangle', style } = element
  if (shape === 'line' || shape === 'arrow') {
    const color = style.color === 'transparent' ? {} : { color: hex(style.color) }
    const line = { ...color, width: 2.25, ...(shape === 'arrow' ? { endArrowType: 'triangle' as const } : {}) }
    const middle = { ...position, y: position.y + position.height / 2, height: 0 }
    slide.addShape('line', { ...placed(middle), objectName: name, line })
    return
  }
  slide.addShape(shapeNames[shape], {
    ...placed(position),
    ...fillOf(style.backgroundColor),
    objectName: name,
    ...(style.color === 'transparent' ? {} : { line: { color: hex(style.color), width: 1.5 } }),
  })
}

const drawPicture = (slide: PptxSlide, element: DrawnElement, drawn: DrawnSlide, name: string): void => {
  const picture = readPicture(element.content)
  if (picture === null) {
    slide.addText(emptyPlace(element), {
      ...placed(element.position),
      objectName: name,
      fill: { color: hex(drawn.surface.panel) },
      line: { color: hex(drawn.surface.line), width: 1, dashType: 'dash' },
      color: hex(drawn.surface.soft),
      fontFace: element.style.fontFamily,
      fontSize: pointsOfPixels(15),
      align: 'center',
      valign: 'middle',
      margin: 4,
    })
    return
  }
  const kind = picture.extension === 'jpg' ? 'jpeg' : picture.extension
  slide.addImage({
    ...placed(element.position),
    data: `data:image/${kind};base64,${picture.base64}`,
    altText: plainXml(element.alt ?? ''),
    objectName: name,
  })
}

const drawTable = (slide: PptxSlide, element: DrawnElement, drawn: DrawnSlide, name: string): void => {
  const { position, style, table } = element
  const columns = Math.max(0, ...(table?.rows ?? []).map((row) => row.length))
  if (!table || columns === 0) return
  const { surface } = drawn
  const isFigure = figureColumns(table.rows, table.header)
  const rows = table.rows.map((cells, row) => {
    const isHead = table.header && row === 0
    const ground = isHead ? surface.tableHead : row % 2 === 0 ? surface.tableBand : null
    return Array.from({ length: columns }, (_, column): PptxGenJS.TableCell => ({
      text: plainXml(cells[column] ?? ''),
      options: {
        bold: isHead || style.fontWeight === 'bold',
        color: hex(isHead ? surface.onTableHead : style.color),
        ...(isFigure[column] ? { align: 'right' as const } : {}),
        ...(ground ? { fill: { color: hex(ground) } } : {}),
      },
    }))
  })
  slide.addTable(rows, {
    x: inches(position.x),
    y: inches(position.y),
    w: inches(position.width),
    h: inches(position.height),
    colW: Array.from({ length: columns }, () => inches(position.width / columns)),
    rowH: rows.map(() => inches(position.height / rows.length)),
    objectName: name,
    fontFace: style.fontFamily,
    fontSize: pointsOfPixels(style.fontSize),
    italic: style.fontStyle === 'italic',
    align: style.textAlign,
    valign: 'middle',
    margin: [inches(4), inches(10), inches(4), inches(10)],
    border: { type: 'solid', pt: 0.75, color: hex(surface.line) },
  })
}

const draw = (slide: PptxSlide, element: DrawnElement, drawn: DrawnSlide, name: string): void => {
  switch (element.type) {
    case 'text':
      return drawText(slide, element, name)
    case 'shape':
      return drawShape(slide, element, name)
    case 'image':
      return drawPicture(slide, element, drawn, name)
    case 'table':
      return drawTable(slide, element, drawn, name)
    case 'chart':
      return addChart(slide, element, drawn.surface, name)
  }
}

/** What a screen reader says of an element that has no words of its own. */
const altOf = (element: SlideElement): string =>
  plainXml(element.chart ? chartInWords(element.chart) : (element.alt ?? element.content))

/**
 * The deck as PowerPoint: text, lists, tables, shapes and charts stay what they are and can be edited there. The
 * file passes the Office validator; what the library writes wrongly is put right by `mendPptx`.
 */
export const renderPptx = async (deck: DeckContent, title: string): Promise<Uint8Array> => {
  // Loaded with the first file: a server that writes none keeps its megabytes free.
  const { default: Pptx } = await import('pptxgenjs')
  const file = new Pptx()
  file.defineLayout({ name: 'stage', width: inches(stage.width), height: inches(stage.height) })
  file.layout = 'stage'
  file.title = plainXml(title)
  file.author = plainXml(deck.footer ?? 'Juragan')
  file.company = plainXml(deck.footer ?? '')
  file.subject = deck.language === 'en' ? 'Presentation' : 'Presentasi'
  const { font, headingFont } = deckThemes[deck.theme]
  file.theme = { headFontFace: headingFont, bodyFontFace: font }
  const marks = deck.slides.map((content, index) => {
    const drawn = drawSlide(deck, index)
    const slide = file.addSlide()
    const described = new Map<string, string>()
    if (!drawn) return { described, title: null, cuts: [] }
    slide.background = { color: hex(drawn.background) }
    for (const [at, ornament] of drawn.ornaments.entries()) draw(slide, ornament, drawn, `Hiasan ${at + 1}`)
    let heading: string | null = null
    for (const [at, element] of drawn.elements.entries()) {
      const name = elementName(element, at)
      if (element.role === 'title' && element.type === 'text' && element.content.trim() !== '') heading ??= name
      if (element.type !== 'text') described.set(name, altOf(element))
      draw(slide, element, drawn, name)
    }
    if (content.notes?.trim()) slide.addNotes(plainXml(content.notes.trim()))
    const cuts = drawn.elements.flatMap((element, at) => {
      const picture = element.type === 'image' ? readPicture(element.content) : null
      return picture ? [{ name: elementName(element, at), picture, box: element.position }] : []
    })
    return { described, title: heading, cuts }
  })
  const bytes = await file.write({ outputType: 'uint8array', compression: false })
  const look = { language: deck.language === 'en' ? 'en-US' : 'id-ID', theme: deckThemes[deck.theme] }
  return mendPptx(bytes as Uint8Array, look, marks)
}
