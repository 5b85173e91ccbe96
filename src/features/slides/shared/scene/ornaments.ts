import { type DeckContent, type Slide, type SlideElement, stage } from './deck.ts'
import { deckThemes, surfaceOf } from './deck-themes.ts'

/** A mark of the look: below everything, nobody selects it. */
export type Mark = Omit<SlideElement, 'id'>

const shape = (
  kind: NonNullable<Mark['shape']>,
  [x, y, width, height]: readonly [number, number, number, number],
  fill: string,
): Mark => ({
  type: 'shape',
  shape: kind,
  content: '',
  style: { backgroundColor: fill },
  position: { x, y, width, height },
})

const foot = (content: string, x: number, width: number, textAlign: 'left' | 'right'): Mark => ({
  type: 'text',
  role: 'footer',
  content,
  style: { textAlign, fontSize: 12 },
  position: { x, y: 416, width, height: 20 },
})

/** The roof of a market stall: stripes that end round. */
const awning = (stripes: number, height: number, colors: readonly [string, string]): Mark[] => {
  const wide = stage.width / stripes
  return Array.from({ length: stripes }, (_, at) => at).flatMap((at) => {
    const color = colors[at % 2] ?? colors[0]
    return [
      shape('ellipse', [at * wide, height - wide / 2, wide, wide], color),
      shape('rectangle', [at * wide, 0, wide, height], color),
    ]
  })
}

const coverMarks = ({ theme: name }: DeckContent): Mark[] => {
  const { cover, ornament } = deckThemes[name]
  switch (name) {
    case 'kertas':
      return [
        shape('ellipse', [610, 250, 330, 330], ornament),
        shape('ellipse', [690, 190, 96, 96], cover.line),
        shape('rectangle', [0, 0, 14, stage.height], ornament),
      ]
    case 'malam':
      return [120, 190, 150, 250, 320].map((high, at) =>
        shape('rectangle', [590 + at * 42, stage.height - high, 30, high], at === 4 ? cover.accent : ornament),
      )
    case 'pasar':
      return [
        ...awning(10, 28, [ornament, '#FFFFFF']),
        shape('rectangle', [0, stage.height - 18, stage.width, 18], cover.tableHead),
        shape('ellipse', [664, 300, 200, 200], cover.panel),
        shape('ellipse', [700, 336, 128, 128], ornament),
      ]
  }
}

const pageMarks = ({ theme: name }: DeckContent, slide: Slide): Mark[] => {
  const { accent, line, tableHead } = surfaceOf(name, slide)
  switch (name) {
    case 'kertas':
      return [shape('rectangle', [48, 0, 56, 8], accent), shape('rectangle', [48, 408, stage.width - 96, 1.5], line)]
    case 'malam':
      return [shape('rectangle', [0, 0, 10, stage.height], tableHead), shape('rectangle', [0, 34, 10, 64], accent)]
    case 'pasar':
      return [...awning(20, 2, [accent, tableHead])]
  }
}

/** Each look has marks of its own on covers and on pages; pages have a foot with the business and the number. */
export const marksOf = (deck: DeckContent, slide: Slide, number: number): Mark[] => {
  const hasOwnGround = slide.background !== undefined && slide.background !== 'transparent'
  if (slide.layout === 'blank') return []
  if (slide.layout === 'title') {
    const rule = shape('rectangle', [48, 254, 72, 6], surfaceOf(deck.theme, slide).accent)
    return hasOwnGround ? [] : [...coverMarks(deck), rule]
  }
  return [
    ...pageMarks(deck, slide),
    ...(deck.footer ? [foot(deck.footer, 48, 560, 'left')] : []),
    foot(String(number), stage.width - 48 - 80, 80, 'right'),
  ]
}
