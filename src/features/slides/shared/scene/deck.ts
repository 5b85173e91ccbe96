import * as z from 'zod/mini'

/** The stage of every slide in pixels (P2 §9): 800 x 450 px stand for 10 x 5.625 inches. */
export const stage = { width: 800, height: 450 } as const

/** Points of a font size in stage pixels: 800 px are 720 pt. The one place that knows it. */
export const pointsOfPixels = (px: number): number => px * 0.9

export const slideLayouts = ['title', 'content', 'image', 'chart', 'blank'] as const
export type SlideLayout = (typeof slideLayouts)[number]

export const elementTypes = ['text', 'image', 'chart', 'shape', 'table'] as const
export type ElementType = (typeof elementTypes)[number]

/** Fonts that a slide may use (P2 §9). */
export const slideFonts = ['Arial', 'Times New Roman', 'Calibri'] as const

/** Smallest and largest font size in stage pixels (P2 §5). */
export const fontSizes = { min: 12, max: 72 } as const

const color = z.string().check(z.regex(/^(#[0-9a-fA-F]{6}|transparent)$/))

export const elementStyle = z.object({
  fontSize: z.optional(z.number().check(z.minimum(fontSizes.min), z.maximum(fontSizes.max))),
  fontWeight: z.optional(z.enum(['normal', 'bold'])),
  fontStyle: z.optional(z.enum(['normal', 'italic'])),
  textDecoration: z.optional(z.enum(['none', 'underline'])),
  textAlign: z.optional(z.enum(['left', 'center', 'right'])),
  color: z.optional(color),
  backgroundColor: z.optional(color),
  fontFamily: z.optional(z.enum(slideFonts)),
  /** Every line of the text becomes a point of a list. */
  list: z.optional(z.enum(['none', 'bullet', 'number'])),
  verticalAlign: z.optional(z.enum(['top', 'middle', 'bottom'])),
})
export type ElementStyle = z.infer<typeof elementStyle>

const coordinate = z.number().check(z.minimum(0), z.maximum(10_000))
/** In stage pixels; x and y are never below 0 (P2 §5). */
export const elementPosition = z.object({ x: coordinate, y: coordinate, width: coordinate, height: coordinate })
export type ElementPosition = z.infer<typeof elementPosition>

/** A chart of figures that were stated or reckoned; `unit` is written before money ('Rp') or after other figures. */
export const chartData = z.object({
  type: z.enum(['bar', 'line', 'pie']),
  unit: z.string(),
  categories: z.array(z.string()).check(z.maxLength(60)),
  series: z
    .array(z.object({ name: z.string(), values: z.array(z.nullable(z.number())).check(z.maxLength(60)) }))
    .check(z.maxLength(8)),
  /** Its figures are written as English writes them; as Indonesian does where absent. */
  language: z.optional(z.enum(['en'])),
})
export type ChartData = z.infer<typeof chartData>

export const slideElement = z.object({
  id: z.string(),
  type: z.enum(elementTypes),
  /** text: its lines; image: a `data:image/…` address or empty (a place for one); others: the alternative text. */
  content: z.string(),
  style: elementStyle,
  position: elementPosition,
  /** What the element is for, so that a change of layout finds it: `title`, `subtitle`, `body`, `picture`, `figure`. */
  role: z.optional(z.string()),
  /** Alternative text of an image. */
  alt: z.optional(z.string()),
  chart: z.optional(chartData),
  /** A line or an arrow runs from left to right through the middle of its box. */
  shape: z.optional(z.enum(['rectangle', 'rounded', 'ellipse', 'line', 'arrow'])),
  table: z.optional(
    z.object({ rows: z.array(z.array(z.string()).check(z.maxLength(12))).check(z.maxLength(40)), header: z.boolean() }),
  ),
  /** How it comes in while presenting; at once where absent. */
  animation: z.optional(z.enum(['none', 'fade', 'rise'])),
})
export type SlideElement = z.infer<typeof slideElement>

export const slide = z.object({
  id: z.string(),
  title: z.string(),
  layout: z.enum(slideLayouts),
  /** Later elements lie above earlier ones. */
  elements: z.array(slideElement).check(z.maxLength(200)),
  background: z.optional(color),
  /** Speaker's notes. */
  notes: z.optional(z.string()),
})
export type Slide = z.infer<typeof slide>

/** Looks of a whole deck; the colours and type of each stand in `deck-themes.ts`. */
export const deckThemeNames = ['kertas', 'malam', 'pasar'] as const
export type DeckThemeName = (typeof deckThemeNames)[number]

/** The content of a presentation. `schemaVersion` grows with every change that older content does not fit. */
export const deckContent = z.object({
  schemaVersion: z.literal(1),
  theme: z.enum(deckThemeNames),
  /** Stands at the foot of every slide but covers and blank ones, beside its number: the business. */
  footer: z.optional(z.string()),
  /** What it is written in; Indonesian where absent. */
  language: z.optional(z.enum(['en'])),
  slides: z.array(slide).check(z.minLength(1), z.maxLength(200)),
})
export type DeckContent = z.infer<typeof deckContent>
