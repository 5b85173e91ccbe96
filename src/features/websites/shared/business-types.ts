import type { PaletteId } from './site-palettes.ts'

/** The kinds of business of P1 §5, those its nearest word would name wrongly, and `umum` where a message names none. */
export const businessTypes = [
  'personal',
  'portfolio',
  'cv',
  'resume',
  'toko',
  'restoran',
  'cafe',
  'warung',
  'salon',
  'klinik',
  'bengkel',
  'laundry',
  'fotografi',
  'konsultan',
  'travel',
  'hotel',
  'sekolah',
  'kursus',
  'gym',
  'studio',
  'kos',
  'barbershop',
  'florist',
  'apotek',
  'katering',
  'percetakan',
  'umum',
] as const
export type BusinessType = (typeof businessTypes)[number]

/** What stands in the drawing of the first screen. */
export type Emblem =
  | 'bowl'
  | 'cup'
  | 'bag'
  | 'scissors'
  | 'cross'
  | 'wrench'
  | 'shirt'
  | 'camera'
  | 'chart'
  | 'plane'
  | 'bed'
  | 'book'
  | 'pencil'
  | 'dumbbell'
  | 'wave'
  | 'person'
  | 'flower'

/** How a first screen is laid out: words beside the drawing, words above a wide drawing, or words beside the facts alone. */
export type FirstScreen = 'split' | 'wide' | 'facts'

/** What a type of business brings to a page: its looks, its words and what search engines call it. */
export interface TypeWords {
  /** As the owner reads it. */
  readonly label: string
  /** As a page says it in a sentence: `warung makan`. */
  readonly called: string
  /** The schema.org type of its facts. */
  readonly schemaType: string
  readonly palette: PaletteId
  readonly font: 'tegas' | 'ramah' | 'anggun'
  readonly emblem: Emblem
  /** A stall under an awning, or the emblem alone before a landscape. */
  readonly scene: 'stall' | 'emblem'
  /** Says what a visitor gets without claiming anything about this business. */
  readonly headline: string
  readonly aboutHeading: string
  readonly offers: 'Goods' | 'Services'
  readonly offersHeading: string
  readonly hoursHeading: string
  readonly locationHeading: string
  readonly callHeading: string
  readonly callText: string
  /** The label of the WhatsApp button, and what a visitor's message opens with. */
  readonly action: string
  readonly greeting: string
  /** How one asks for a thing of the list: `pesan`, `booking`. */
  readonly verb: string
}
