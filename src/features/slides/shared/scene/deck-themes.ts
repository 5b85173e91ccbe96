import type { DeckThemeName, Slide, slideFonts } from './deck.ts'

type Font = (typeof slideFonts)[number]

/** The colours of one ground: a theme has a page ground and a cover ground, each with ink that reads on it (>= 4.5). */
export interface Surface {
  readonly background: string
  readonly ink: string
  readonly soft: string
  /** Accent as text and mark. */
  readonly accent: string
  readonly line: string
  /** Panels and empty picture places on this ground. */
  readonly panel: string
  readonly tableHead: string
  readonly onTableHead: string
  readonly tableBand: string
  /** Series and slices, in order; each at least 3:1 on this ground. */
  readonly chart: readonly string[]
}

export interface DeckTheme {
  readonly name: DeckThemeName
  /** As the owner reads it. */
  readonly label: string
  readonly font: Font
  /** Titles, statements and large figures. */
  readonly headingFont: Font
  readonly page: Surface
  readonly cover: Surface
  /** The large mark of covers. */
  readonly ornament: string
}

const kertas: DeckTheme = {
  name: 'kertas',
  label: 'Kertas',
  font: 'Calibri',
  headingFont: 'Times New Roman',
  ornament: '#AE4426',
  page: {
    background: '#FFFEFB',
    ink: '#102F30',
    soft: '#45595A',
    accent: '#96381C',
    line: '#CBBFA8',
    panel: '#EAF1ED',
    tableHead: '#0F4C4D',
    onTableHead: '#FFFFFF',
    tableBand: '#F7F1E5',
    chart: ['#0F4C4D', '#AE4426', '#A87B2C', '#2D4F86', '#45661D', '#7B2D52', '#56625E', '#8A5310'],
  },
  cover: {
    background: '#0F4C4D',
    ink: '#FFFFFF',
    soft: '#DCEAE4',
    accent: '#F4C9B4',
    line: '#5F8C8A',
    panel: '#185C5D',
    tableHead: '#DCEAE4',
    onTableHead: '#0F4C4D',
    tableBand: '#165556',
    chart: ['#DCEAE4', '#F4C9B4', '#E3BD6B', '#A9C4EE', '#B6D98F', '#E3AFC8', '#C9D2CE', '#E7A487'],
  },
}

const malam: DeckTheme = {
  name: 'malam',
  label: 'Malam',
  font: 'Arial',
  headingFont: 'Arial',
  ornament: '#24504E',
  page: {
    background: '#141918',
    ink: '#ECE8DD',
    soft: '#B4BCB5',
    accent: '#E7A487',
    line: '#424C49',
    panel: '#1F2725',
    tableHead: '#24504E',
    onTableHead: '#FFFFFF',
    tableBand: '#1A201F',
    chart: ['#8CC3B9', '#E7A487', '#E3BD6B', '#9CC2FF', '#8CCB95', '#F0929D', '#B4BCB5', '#D2B48C'],
  },
  cover: {
    background: '#0A0D0D',
    ink: '#FFFFFF',
    soft: '#C9D2CE',
    accent: '#E7A487',
    line: '#424C49',
    panel: '#1C2221',
    tableHead: '#24504E',
    onTableHead: '#FFFFFF',
    tableBand: '#141918',
    chart: ['#8CC3B9', '#E7A487', '#E3BD6B', '#9CC2FF', '#8CCB95', '#F0929D', '#B4BCB5', '#D2B48C'],
  },
}

const pasar: DeckTheme = {
  name: 'pasar',
  label: 'Pasar',
  font: 'Calibri',
  headingFont: 'Calibri',
  ornament: '#C22F1B',
  page: {
    background: '#FFFAEA',
    ink: '#0B3437',
    soft: '#33483F',
    accent: '#9E2110',
    line: '#DDB23F',
    panel: '#FFFFFF',
    tableHead: '#00696B',
    onTableHead: '#FFFFFF',
    tableBand: '#FFF1C7',
    chart: ['#00696B', '#C22F1B', '#9A6A00', '#1A3FB0', '#17652F', '#A00E45', '#4C4A2A', '#7A5A10'],
  },
  cover: {
    background: '#FFD458',
    ink: '#0B3437',
    soft: '#33483F',
    accent: '#8C1C0D',
    line: '#B98A12',
    panel: '#FFE28A',
    tableHead: '#00696B',
    onTableHead: '#FFFFFF',
    tableBand: '#FFDF80',
    chart: ['#00585A', '#A82412', '#6F4700', '#1A3FB0', '#17652F', '#8A0C3B', '#4C4A2A', '#5C4208'],
  },
}

/** The looks of a deck, in the order in which the editor offers them. */
export const deckThemes: Readonly<Record<DeckThemeName, DeckTheme>> = { kertas, malam, pasar }

/** The six text colours of P2 §9. */
export const textColors = ['#102F30', '#AE4426', '#8A5310', '#2D4F86', '#45661D', '#FFFFFF'] as const

/** The six background colours of P2 §9; `transparent` comes besides. */
export const backgroundColors = ['#FFFFFF', '#FBF3E0', '#F8E4D9', '#DCEAE4', '#FBEBC2', '#DFE7F3'] as const

const channel = (value: number): number => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4)

const luminance = (color: string): number => {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => channel(Number.parseInt(color.slice(at, at + 2), 16) / 255))
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

/** Contrast of two colours after WCAG 2: 1 to 21. */
export const contrast = (one: string, other: string): number => {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (high + 0.05) / (low + 0.05)
}

/** The ground on which a slide's elements stand; a background of its own takes the ink that reads better on it. */
export const surfaceOf = (themeName: DeckThemeName, { layout, background }: Slide): Surface => {
  const theme = deckThemes[themeName]
  const usual = layout === 'title' ? theme.cover : theme.page
  if (background === undefined || background === 'transparent') return usual
  const [first = usual] = [usual, ...Object.values(deckThemes).flatMap(({ page, cover }) => [page, cover])]
    .map((surface) => ({ surface, reads: contrast(surface.soft, background) }))
    .sort((a, b) => Math.min(b.reads, 4.5) - Math.min(a.reads, 4.5))
    .map(({ surface }) => surface)
  return { ...first, background }
}
