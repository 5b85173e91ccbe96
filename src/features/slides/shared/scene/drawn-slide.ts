import { blankPattern } from '#core/text/shared/blanks.ts'

import {
  type DeckContent,
  type DeckThemeName,
  type ElementStyle,
  fontSizes,
  type Slide,
  type SlideElement,
} from './deck.ts'
import { deckThemes, type Surface, surfaceOf } from './deck-themes.ts'
import { marksOf } from './ornaments.ts'
import { fittingSize, keptTogether, textHeight, textWidth, typesetting } from './text-fit.ts'

/** A style with everything decided: what the owner chose, else the look's, else what its part of a layout has. */
export type DrawnStyle = { readonly [Key in keyof ElementStyle]-?: NonNullable<ElementStyle[Key]> }

/** Ready to be drawn: the stage, PowerPoint and PDF draw this and decide nothing themselves. */
export interface DrawnElement extends SlideElement {
  readonly style: DrawnStyle
}

export interface DrawnSlide {
  readonly background: string
  /** Colours for charts, tables and empty places of this slide. */
  readonly surface: Surface
  /** The look's own marks, below everything; nobody selects them. Shapes and texts. */
  readonly ornaments: readonly DrawnElement[]
  readonly elements: readonly DrawnElement[]
}

type Ink = 'ink' | 'soft' | 'accent' | 'background' | 'onTableHead'

interface PartLook {
  readonly size: number
  readonly bold?: boolean
  /** Written in the look's heading font. */
  readonly isHeading?: boolean
  readonly ink?: Ink
  readonly vertical?: ElementStyle['verticalAlign']
  readonly align?: ElementStyle['textAlign']
  /** Texts of this part are written in one size on a slide: the largest at which all of them stay in their boxes. */
  readonly isShared?: boolean
  /** A sum is written smaller before it is broken into two lines. */
  readonly isOneLine?: boolean
}

const partLooks: Readonly<Record<string, PartLook>> = {
  title: { size: 34, bold: true, isHeading: true, vertical: 'middle' },
  subtitle: { size: 24, ink: 'soft' },
  body: { size: 30 },
  column: { size: 26, isShared: true },
  point: { size: 36, isShared: true, vertical: 'middle' },
  statement: { size: 44, bold: true, isHeading: true, vertical: 'middle' },
  eyebrow: { size: 18, bold: true, ink: 'accent', vertical: 'middle' },
  kicker: { size: 16, bold: true, ink: 'accent', vertical: 'middle' },
  value: { size: 48, isOneLine: true, bold: true, isHeading: true, ink: 'accent', vertical: 'bottom', isShared: true },
  'big-value': { size: 72, isOneLine: true, bold: true, isHeading: true, ink: 'accent', vertical: 'bottom' },
  caption: { size: 22, ink: 'soft', isShared: true },
  'card-title': { size: 26, bold: true, vertical: 'top', isShared: true },
  'badge-number': { size: 24, bold: true, ink: 'background', vertical: 'middle', align: 'center' },
  year: { size: 32, isOneLine: true, bold: true, isHeading: true, ink: 'accent', vertical: 'bottom', isShared: true },
  'band-title': { size: 24, bold: true, ink: 'onTableHead', vertical: 'middle', isShared: true },
  'band-caption': { size: 22, ink: 'onTableHead', vertical: 'top' },
  'band-value': { size: 46, isOneLine: true, bold: true, isHeading: true, ink: 'onTableHead', vertical: 'top' },
  'band-number': { size: 72, bold: true, isHeading: true, ink: 'onTableHead', vertical: 'middle', align: 'center' },
  footer: { size: 12, ink: 'soft', vertical: 'middle' },
}
const coverTitle: PartLook = { size: 52, bold: true, isHeading: true, vertical: 'bottom' }
const plainText: PartLook = { size: 24 }

/** What fills a shape that has no colour of its own: by what it is for. */
const shapeGrounds: Readonly<Record<string, 'panel' | 'accent' | 'tableHead' | 'line'>> = {
  card: 'panel',
  band: 'tableHead',
  track: 'line',
}

/** Rows share the height of their table: many rows are written smaller. */
const tableSize = ({ position, table }: SlideElement): number => {
  const row = position.height / Math.max(1, table?.rows.length ?? 1)
  const columns = Math.max(1, ...(table?.rows ?? []).map((cells) => cells.length))
  const cells = (table?.rows ?? []).flat()
  const box = { width: position.width / columns - 20, height: row - 8 }
  const look = { font: 'Arial', bold: true } as const
  const fits = (size: number): boolean =>
    cells.every((cell) => textHeight(cell, box.width, size, look, false) <= box.height)
  for (let size = Math.min(22, Math.floor(box.height / 1.25)); size > 14; size--) if (fits(size)) return size
  return Math.max(fontSizes.min, Math.min(14, Math.floor((row - 8) / 1.25)))
}

const partLook = ({ layout }: Slide, element: SlideElement): PartLook => {
  const { role, type } = element
  if (type === 'table') return { size: tableSize(element) }
  if (type === 'chart') return { size: 13 }
  if (role === 'title' && layout === 'title') return coverTitle
  return partLooks[role ?? ''] ?? plainText
}

/** Below this size a sum rather breaks. */
const smallestLine = 20

/** The largest size of its part at which a text stays in its box. */
const ownSize = (themeName: DeckThemeName, slide: Slide, element: SlideElement): number => {
  const { content, position, style } = element
  const part = partLook(slide, element)
  const { font, headingFont } = deckThemes[themeName]
  const look = {
    font: style.fontFamily ?? (part.isHeading ? headingFont : font),
    bold: style.fontWeight === undefined ? part.bold === true : style.fontWeight === 'bold',
  }
  const sizes = { largest: part.size, smallest: fontSizes.min }
  const fitting = fittingSize(content, position, sizes, look, (style.list ?? 'none') !== 'none')
  // A word is not broken: it would leave its box where the drawing does not break it.
  const longest = Math.max(0.01, ...content.split(/\s+/).map((word) => textWidth(word, look)))
  const room = position.width - ((style.list ?? 'none') === 'none' ? 0 : fitting * typesetting.pointIndent)
  const whole = Math.max(fontSizes.min, Math.min(fitting, Math.floor(room / longest)))
  const inLine = Math.floor(position.width / Math.max(0.01, textWidth(content, look)))
  return part.isOneLine && inLine >= smallestLine ? Math.min(whole, inLine) : whole
}

/** The size of all texts of one part on a slide: cards beside each other read alike. */
const sharedSize = (themeName: DeckThemeName, slide: Slide, element: SlideElement): number =>
  Math.min(
    ownSize(themeName, slide, element),
    ...slide.elements
      .filter(({ role, style, type }) => type === 'text' && role === element.role && style.fontSize === undefined)
      .map((one) => ownSize(themeName, slide, one)),
  )

/**
 * The element's style with everything decided. A text without a font size of its own takes its part's, smaller where
 * it would not stay in its box.
 */
export const drawnStyle = (themeName: DeckThemeName, slide: Slide, element: SlideElement): DrawnStyle => {
  const { style, type } = element
  const surface = surfaceOf(themeName, slide)
  const part = partLook(slide, element)
  const { font, headingFont } = deckThemes[themeName]
  const fontFamily = style.fontFamily ?? (part.isHeading ? headingFont : font)
  const fontWeight = style.fontWeight ?? (part.bold ? 'bold' : 'normal')
  const list = style.list ?? 'none'
  const isShape = type === 'shape'
  const isStroke = isShape && (element.shape === 'line' || element.shape === 'arrow')
  const isNamed = shapeGrounds[element.role ?? ''] !== undefined
  const ground = surface[shapeGrounds[element.role ?? ''] ?? 'accent']
  return {
    fontFamily,
    fontWeight,
    list,
    fontSize:
      style.fontSize ??
      (type !== 'text'
        ? part.size
        : part.isShared
          ? sharedSize(themeName, slide, element)
          : ownSize(themeName, slide, element)),
    fontStyle: style.fontStyle ?? 'normal',
    textDecoration: style.textDecoration ?? 'none',
    textAlign: style.textAlign ?? part.align ?? 'left',
    // The colour of a shape is its outline's.
    color:
      style.color ??
      (isShape ? (isStroke ? (isNamed ? ground : surface.ink) : 'transparent') : surface[part.ink ?? 'ink']),
    backgroundColor: style.backgroundColor ?? (isShape && !isStroke ? ground : 'transparent'),
    verticalAlign: style.verticalAlign ?? part.vertical ?? 'top',
  }
}

/** The slide at `index` as it is drawn everywhere. */
export const drawSlide = (deck: DeckContent, index: number): DrawnSlide | null => {
  const slide = deck.slides[index]
  if (!slide) return null
  const draw = (element: SlideElement): DrawnElement => ({ ...element, style: drawnStyle(deck.theme, slide, element) })
  const surface = surfaceOf(deck.theme, slide)
  return {
    background: surface.background,
    surface,
    ornaments: marksOf(deck, slide, index + 1).map((mark, at) => draw({ ...mark, id: `mark_${at}` })),
    elements: slide.elements.map(draw),
  }
}

/** A part of a text: a blank `[isi …]` is marked wherever it stands. */
export interface TextPart {
  readonly text: string
  readonly blank: boolean
}

const aroundBlanks = new RegExp(`(${blankPattern.source})`)

/** The lines of a text element, each in its parts. */
export const textLines = (content: string): TextPart[][] =>
  keptTogether(content)
    .split('\n')
    .map((line) =>
      line
        .split(aroundBlanks)
        .map((text, at) => ({ text, blank: at % 2 === 1 }))
        .filter(({ text }) => text !== ''),
    )

/** The marking behind a blank, and the ink on it, in every look. */
export const blankMark = { background: '#FFF2CC', ink: '#262626', line: '#7A5200' } as const
