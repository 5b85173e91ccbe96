import {
  type DeckContent,
  type DeckThemeName,
  type ElementStyle,
  fontSizes,
  type Slide,
  type SlideElement,
  stage,
} from './deck.ts'
import { deckThemes, type Surface, surfaceOf } from './deck-themes.ts'
import { fittingSize } from './text-fit.ts'

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

interface PartLook {
  readonly size: number
  readonly bold?: boolean
  readonly ink?: 'ink' | 'soft' | 'accent'
  readonly vertical?: ElementStyle['verticalAlign']
}

const partLooks: Readonly<Record<string, PartLook>> = {
  title: { size: 32, bold: true, vertical: 'middle' },
  subtitle: { size: 20, ink: 'soft' },
  body: { size: 26 },
  eyebrow: { size: 15, bold: true, ink: 'accent' },
  value: { size: 34, bold: true, ink: 'accent', vertical: 'bottom' },
  caption: { size: 16, ink: 'soft' },
  footer: { size: 12, ink: 'soft', vertical: 'middle' },
}
const coverTitle: PartLook = { size: 46, bold: true, vertical: 'bottom' }
const plainText: PartLook = { size: 24 }

/** Rows share the height of their table: many rows are written smaller. */
const tableSize = ({ position, table }: SlideElement): number => {
  const row = position.height / Math.max(1, table?.rows.length ?? 1)
  return Math.max(fontSizes.min, Math.min(16, Math.floor((row - 8) / 1.25)))
}

const partLook = ({ layout }: Slide, element: SlideElement): PartLook => {
  const { role, type } = element
  if (type === 'table') return { size: tableSize(element) }
  if (type === 'chart') return { size: 13 }
  if (role === 'title' && layout === 'title') return coverTitle
  return partLooks[role ?? ''] ?? plainText
}

/**
 * The element's style with everything decided. A text without a font size of its own takes its part's, smaller where
 * it would not stay in its box.
 */
export const drawnStyle = (themeName: DeckThemeName, slide: Slide, element: SlideElement): DrawnStyle => {
  const { style, type } = element
  const surface = surfaceOf(themeName, slide)
  const part = partLook(slide, element)
  const fontFamily = style.fontFamily ?? deckThemes[themeName].font
  const fontWeight = style.fontWeight ?? (part.bold ? 'bold' : 'normal')
  const list = style.list ?? 'none'
  const sizes = { largest: part.size, smallest: fontSizes.min }
  const look = { font: fontFamily, bold: fontWeight === 'bold' }
  const isShape = type === 'shape'
  const isStroke = isShape && (element.shape === 'line' || element.shape === 'arrow')
  return {
    fontFamily,
    fontWeight,
    list,
    fontSize:
      style.fontSize ??
      (type === 'text' ? fittingSize(element.content, element.position, sizes, look, list !== 'none') : part.size),
    fontStyle: style.fontStyle ?? 'normal',
    textDecoration: style.textDecoration ?? 'none',
    textAlign: style.textAlign ?? 'left',
    // The colour of a shape is its outline's.
    color: style.color ?? (isShape && !isStroke ? 'transparent' : surface[part.ink ?? 'ink']),
    backgroundColor: style.backgroundColor ?? (isShape && !isStroke ? surface.accent : 'transparent'),
    verticalAlign: style.verticalAlign ?? part.vertical ?? 'top',
  }
}

type Mark = Omit<SlideElement, 'id'>

const disc = (x: number, y: number, size: number, fill: string): Mark => ({
  type: 'shape',
  shape: 'ellipse',
  content: '',
  style: { backgroundColor: fill },
  position: { x, y, width: size, height: size },
})

const foot = (content: string, x: number, width: number, textAlign: 'left' | 'right'): Mark => ({
  type: 'text',
  role: 'footer',
  content,
  style: { textAlign, fontSize: 12 },
  position: { x, y: 414, width, height: 20 },
})

/** Covers carry the look's round ornament, other slides a mark at the top and a foot with business and number. */
const marksOf = (deck: DeckContent, slide: Slide, number: number): Mark[] => {
  const theme = deckThemes[deck.theme]
  if (slide.layout === 'blank') return []
  if (slide.layout === 'title') {
    if (slide.background !== undefined && slide.background !== 'transparent') return []
    return [disc(620, 296, 320, theme.ornament), disc(730, 250, 72, theme.cover.line)]
  }
  const surface = surfaceOf(deck.theme, slide)
  return [
    {
      type: 'shape',
      shape: 'rectangle',
      content: '',
      style: { backgroundColor: surface.accent },
      position: { x: 48, y: 0, width: 44, height: 8 },
    },
    ...(deck.footer ? [foot(deck.footer, 48, 560, 'left')] : []),
    foot(String(number), stage.width - 48 - 80, 80, 'right'),
  ]
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

/** The lines of a text element, each in its parts. */
export const textLines = (content: string): TextPart[][] =>
  content.split('\n').map((line) =>
    line
      .split(/(\[isi [^\]\n]{1,80}\])/)
      .map((text, at) => ({ text, blank: at % 2 === 1 }))
      .filter(({ text }) => text !== ''),
  )

/** The marking behind a blank, and the ink on it, in every look. */
export const blankMark = { background: '#FFF2CC', ink: '#262626' } as const
