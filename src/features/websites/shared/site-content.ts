import * as z from 'zod/mini'

import { AppError } from '#core/errors/shared/app-error.ts'

import { businessTypes } from './business-types.ts'
import { account } from './site-accounts.ts'
import { paletteIds } from './site-palettes.ts'

const line = z._default(z.string().check(z.maxLength(200)), '')
const paragraph = z._default(z.string().check(z.maxLength(3000)), '')

/** Days in the order of an Indonesian week. */
export const weekDays = ['senin', 'selasa', 'rabu', 'kamis', 'jumat', 'sabtu', 'minggu'] as const
export type WeekDay = (typeof weekDays)[number]

/** A time of the day as Indonesians write it: `08.00`. `24.00` is midnight at the end of the day. */
const clock = z.string().check(z.regex(/^(?:[01]\d|2[0-3])\.[0-5]\d$|^24\.00$/))

/** The same hours on some days of the week. */
const openingHours = z.object({ days: z.array(z.enum(weekDays)).check(z.maxLength(7)), opens: clock, closes: clock })
export type OpeningHours = z.infer<typeof openingHours>

/** A picture the owner gave, kept inside the content; the page links to it as a file of its own. */
const picture = z.object({
  src: z.string().check(z.maxLength(700_000), z.regex(/^data:image\/(?:png|jpeg|webp);base64,[A-Za-z0-9+/]+={0,2}$/)),
  alt: line,
  width: z.int().check(z.positive(), z.maximum(8000)),
  height: z.int().check(z.positive(), z.maximum(8000)),
})
export type Picture = z.infer<typeof picture>

/** Facts of the business, each in one place: the blocks show them and hold none of their own. Empty means unknown. */
const businessInfo = z.object({
  name: line,
  type: z._default(z.enum(businessTypes), 'umum'),
  description: paragraph,
  tagline: line,
  /** The town or quarter where no full address is known. */
  area: line,
  address: line,
  mapsUrl: z._default(z.string().check(z.maxLength(500)), ''),
  phone: line,
  whatsapp: line,
  email: line,
  instagram: line,
  accounts: z._default(z.array(account).check(z.maxLength(10)), []),
  hours: z._default(z.array(openingHours).check(z.maxLength(14)), []),
  hoursNote: line,
})
export type BusinessInfo = z.infer<typeof businessInfo>

/** One thing on the price list. */
const offer = z.object({
  name: line,
  price: z._default(z.nullable(z.int().check(z.nonnegative(), z.maximum(1_000_000_000_000))), null),
  /** What the price is for: `kg`, `porsi`, `bulan`. */
  unit: line,
  note: line,
  /** Heading under which it stands in a long list. */
  group: line,
  picture: z.optional(picture),
})
export type Offer = z.infer<typeof offer>

/** Puck requires an id on every block; `hidden` keeps its words while the page leaves it out. */
const common = { id: z.string().check(z.minLength(1), z.maxLength(60)), hidden: z._default(z.boolean(), false) }
const titled = { ...common, heading: line, text: paragraph }
const offers = { ...titled, items: z._default(z.array(offer).check(z.maxLength(500)), []) }

const block = z.discriminatedUnion('type', [
  z.object({ type: z.literal('Hero'), props: z.object({ ...titled, kicker: line, action: line }) }),
  z.object({
    type: z.literal('About'),
    props: z.object({ ...titled, points: z._default(z.array(line).check(z.maxLength(30)), []) }),
  }),
  z.object({ type: z.literal('Goods'), props: z.object(offers) }),
  z.object({ type: z.literal('Services'), props: z.object(offers) }),
  z.object({ type: z.literal('Hours'), props: z.object(titled) }),
  z.object({
    type: z.literal('Gallery'),
    props: z.object({ ...titled, pictures: z._default(z.array(picture).check(z.maxLength(24)), []) }),
  }),
  z.object({ type: z.literal('Location'), props: z.object(titled) }),
  z.object({ type: z.literal('Contact'), props: z.object(titled) }),
  z.object({
    type: z.literal('Faq'),
    props: z.object({
      ...titled,
      items: z._default(z.array(z.object({ question: line, answer: paragraph })).check(z.maxLength(40)), []),
    }),
  }),
  z.object({ type: z.literal('Call'), props: z.object({ ...titled, action: line }) }),
])
export type SiteBlock = z.infer<typeof block>
export type BlockType = SiteBlock['type']
export type BlockOf<T extends BlockType> = Extract<SiteBlock, { type: T }>

/** Faces that every phone has already; a page loads no font. */
export const siteFonts = ['tegas', 'ramah', 'anggun'] as const
export type SiteFont = (typeof siteFonts)[number]

const distinctIds = (blocks: readonly SiteBlock[]): boolean =>
  new Set(blocks.map(({ props }) => props.id)).size === blocks.length

/** A website as stored: Puck's data shape (`root`, `content`) with the facts and the looks beside it. */
export const siteContent = z.object({
  schemaVersion: z.literal(1),
  businessInfo,
  theme: z.object({ palette: z.enum(paletteIds), font: z._default(z.enum(siteFonts), 'tegas') }),
  root: z.object({
    props: z.object({
      title: line,
      description: z._default(z.string().check(z.maxLength(400)), ''),
      language: z._default(z.literal('id'), 'id'),
      /** The beginning of the web address that the owner asked for; read once, when the site gets its address. */
      address: z.optional(z.string().check(z.maxLength(60))),
    }),
  }),
  content: z.array(block).check(z.maxLength(40), z.refine(distinctIds)),
})
export type SiteContent = z.infer<typeof siteContent>

/** Stored or posted content; null where it is no website. */
export const readSiteContent = (value: unknown): SiteContent | null => {
  const read = z.safeParse(siteContent, value)
  return read.success ? read.data : null
}

/** Stored or posted content in the newest schema. Throws AppError `invalid_content`. */
export const parseSiteContent = (value: unknown): SiteContent => {
  const read = z.safeParse(siteContent, value)
  if (!read.success) throw new AppError('invalid_content', { cause: read.error })
  return read.data
}
