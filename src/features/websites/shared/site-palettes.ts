/** Colours of a page. Text on its ground keeps at least 4.5:1; a test reckons every pair. */
export interface SitePalette {
  readonly name: string
  readonly ground: string
  readonly surface: string
  readonly ink: string
  readonly soft: string
  readonly line: string
  readonly accent: string
  readonly onAccent: string
  readonly deep: string
  readonly onDeep: string
  readonly onDeepSoft: string
  /** Colours of the drawing: its sky, its sun and the two grounds before it. */
  readonly sky: string
  readonly sun: string
  readonly hill: string
  readonly cloth: string
}

export const paletteIds = ['senja', 'kebun', 'laut', 'melati', 'arang', 'kertas', 'bata'] as const
export type PaletteId = (typeof paletteIds)[number]

export const palettes: Readonly<Record<PaletteId, SitePalette>> = {
  senja: {
    name: 'Senja',
    ground: '#fff6e8',
    surface: '#fffdf8',
    ink: '#3c1f30',
    soft: '#6f4a58',
    line: '#e6d2b8',
    accent: '#a83a1f',
    onAccent: '#ffffff',
    deep: '#3c1f30',
    onDeep: '#fff3e0',
    onDeepSoft: '#e4c9b8',
    sky: '#f4b56a',
    sun: '#ea6a3a',
    hill: '#7d3a3a',
    cloth: '#f8e6c6',
  },
  kebun: {
    name: 'Kebun',
    ground: '#f6f7ec',
    surface: '#ffffff',
    ink: '#17321f',
    soft: '#45604c',
    line: '#d3dbc2',
    accent: '#1d6b3a',
    onAccent: '#ffffff',
    deep: '#143a24',
    onDeep: '#f3f8e8',
    onDeepSoft: '#bfd6bd',
    sky: '#cfe3b4',
    sun: '#f2b632',
    hill: '#4f8a52',
    cloth: '#fff4d6',
  },
  laut: {
    name: 'Laut',
    ground: '#f2f8fa',
    surface: '#ffffff',
    ink: '#0f2d3f',
    soft: '#43606f',
    line: '#c9dde5',
    accent: '#0b6080',
    onAccent: '#ffffff',
    deep: '#0c3348',
    onDeep: '#eef8fb',
    onDeepSoft: '#b3d0dc',
    sky: '#bfe3ea',
    sun: '#ffd27a',
    hill: '#2f8199',
    cloth: '#eef8f6',
  },
  melati: {
    name: 'Melati',
    ground: '#fdf4f4',
    surface: '#ffffff',
    ink: '#43182f',
    soft: '#77485e',
    line: '#efd3da',
    accent: '#a02660',
    onAccent: '#ffffff',
    deep: '#4a1535',
    onDeep: '#fff0f3',
    onDeepSoft: '#ebc0cf',
    sky: '#f7c9cf',
    sun: '#fff1de',
    hill: '#c15c82',
    cloth: '#fde9e4',
  },
  arang: {
    name: 'Arang',
    ground: '#16191d',
    surface: '#20252b',
    ink: '#f5f3ee',
    soft: '#b9bec4',
    line: '#3a4149',
    accent: '#f5b921',
    onAccent: '#1b1a15',
    deep: '#0c0e11',
    onDeep: '#f5f3ee',
    onDeepSoft: '#b9bec4',
    sky: '#2b3138',
    sun: '#f5b921',
    hill: '#454d56',
    cloth: '#f5e6bd',
  },
  kertas: {
    name: 'Kertas',
    ground: '#faf9f6',
    surface: '#ffffff',
    ink: '#1b1c22',
    soft: '#54565f',
    line: '#dddad2',
    accent: '#2b45a8',
    onAccent: '#ffffff',
    deep: '#1b1f3b',
    onDeep: '#f4f4fa',
    onDeepSoft: '#c3c6dc',
    sky: '#dfe3f5',
    sun: '#f08a5d',
    hill: '#5d6fbf',
    cloth: '#fdf6e7',
  },
  bata: {
    name: 'Bata',
    ground: '#faf5f0',
    surface: '#ffffff',
    ink: '#2b211c',
    soft: '#645349',
    line: '#e6d8cc',
    accent: '#9a4528',
    onAccent: '#ffffff',
    deep: '#2f3b37',
    onDeep: '#f7f2ea',
    onDeepSoft: '#c4cfc8',
    sky: '#cfdcd3',
    sun: '#f0a868',
    hill: '#7f9587',
    cloth: '#fff3e2',
  },
}
