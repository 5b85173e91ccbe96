import * as z from 'zod/mini'

import { anewChange, markOf } from '#core/assistant/shared/revision/anew.ts'
import { AppError } from '#core/errors/shared/app-error.ts'

import {
  type BlockOf,
  readSiteContent,
  siteContent,
  type SiteBlock,
  type SiteContent,
  siteFonts,
} from '../site-content.ts'
import { paletteIds } from '../site-palettes.ts'

/** The facts of a business that are one text each. */
export const siteFacts = [
  'name',
  'description',
  'tagline',
  'area',
  'address',
  'phone',
  'whatsapp',
  'email',
  'instagram',
] as const
export type SiteFact = (typeof siteFacts)[number]

const { hours, hoursNote } = siteContent.shape.businessInfo.shape
const price = z.nullable(z.int().check(z.nonnegative(), z.maximum(1_000_000_000_000)))
const line = z.optional(z.string().check(z.maxLength(200)))
const id = z.string().check(z.minLength(1), z.maxLength(60))
const name = z.string().check(z.minLength(1), z.maxLength(200))

const change = z.discriminatedUnion('op', [
  anewChange(siteContent),
  z.object({ op: z.literal('fact'), fact: z.enum(siteFacts), value: z.string().check(z.maxLength(3000)) }),
  z.object({ op: z.literal('hours'), hours, hoursNote }),
  z.object({ op: z.literal('looks'), palette: z.optional(z.enum(paletteIds)), font: z.optional(z.enum(siteFonts)) }),
  /** One thing of the price list, found by its name. */
  z.object({
    op: z.literal('offer'),
    name,
    set: z.object({ name: z.optional(name), price: z.optional(price), unit: line, note: line, group: line }),
  }),
  z.object({ op: z.literal('offer-add'), name, price }),
  z.object({ op: z.literal('offer-remove'), name }),
  /** A part of the page; `hidden` keeps its words. */
  z.object({
    op: z.literal('section'),
    id,
    set: z.object({
      hidden: z.optional(z.boolean()),
      heading: line,
      text: z.optional(z.string().check(z.maxLength(3000))),
    }),
  }),
  /** A part to its new place among the others, counted without it. */
  z.object({ op: z.literal('section-move'), id, at: z.int().check(z.nonnegative()) }),
  z.object({ op: z.literal('faq-add'), question: name, answer: z.string().check(z.maxLength(3000)) }),
  /** What makes the shop special. */
  z.object({ op: z.enum(['point-add', 'point-remove']), text: name }),
  /** Words of the page wherever they stand; what follows a changed fact may be gone. */
  z.object({ op: z.literal('words'), from: z.string().check(z.minLength(1)), to: z.string().check(z.maxLength(3000)) }),
])
export type SiteChange = z.infer<typeof change>

type OfferBlock = BlockOf<'Goods'> | BlockOf<'Services'>

export const isOfferBlock = (block: SiteBlock): block is OfferBlock =>
  block.type === 'Goods' || block.type === 'Services'

/** Everything on the price lists of a site, in their order. */
export const offersOf = ({ content }: SiteContent): OfferBlock['props']['items'] =>
  content.flatMap((block) => (isOfferBlock(block) ? block.props.items : []))

const outdated = (why: string): AppError => new AppError('proposal_outdated', { message: why })

type Offer = OfferBlock['props']['items'][number]

/** Changes the first thing of that name; `outdated` where there is none. */
const withOffer = (site: SiteContent, said: string, edit: (offer: Offer) => readonly Offer[]): SiteContent => {
  let found = false
  const content = site.content.map((block): SiteBlock => {
    if (!isOfferBlock(block)) return block
    const items = block.props.items.flatMap((offer) => {
      if (found || offer.name !== said) return [offer]
      found = true
      return edit(offer)
    })
    return { ...block, props: { ...block.props, items } } as SiteBlock
  })
  if (!found) throw outdated(`${said} is gone`)
  return { ...site, content }
}

const withNewOffer = (site: SiteContent, given: { name: string; price: number | null }): SiteContent => {
  const place = site.content.findIndex(isOfferBlock)
  if (place === -1) throw outdated('there is no price list')
  const offer: Offer = { name: given.name, price: given.price, unit: '', note: '', group: '' }
  const content = site.content.map((block, at): SiteBlock =>
    at === place && isOfferBlock(block)
      ? ({ ...block, props: { ...block.props, items: [...block.props.items, offer] } } as SiteBlock)
      : block,
  )
  return { ...site, content }
}

/** Changes the properties of one part; `outdated` where it is gone. */
const withBlock = (
  site: SiteContent,
  isWanted: (block: SiteBlock) => boolean,
  edit: (block: SiteBlock) => SiteBlock['props'],
): SiteContent => {
  const place = site.content.findIndex(isWanted)
  const block = site.content[place]
  if (!block) throw outdated('the part is gone')
  return { ...site, content: site.content.with(place, { ...block, props: edit(block) } as SiteBlock) }
}

const withMoved = (site: SiteContent, blockId: string, at: number): SiteContent => {
  const block = site.content.find(({ props }) => props.id === blockId)
  if (!block) throw outdated('the part is gone')
  return { ...site, content: site.content.filter((one) => one !== block).toSpliced(at, 0, block) }
}

/** Names of fields that hold words for visitors; the others are choices and addresses. */
const written: ReadonlySet<string> = new Set(
  'heading text kicker action points question answer note title description'.split(' '),
)

const rewritten = (value: unknown, words: (text: string) => string, isWritten: boolean): unknown => {
  if (typeof value === 'string') return isWritten ? words(value) : value
  if (Array.isArray(value)) return value.map((one) => rewritten(one, words, isWritten))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, rewritten(one, words, written.has(key))]))
}

/** Every text of the page through a rule; facts and price lists have changes of their own. */
const withWords = (site: SiteContent, from: string, to: string): SiteContent => {
  const words = (text: string): string => text.replaceAll(from, () => to)
  return {
    ...site,
    root: rewritten(site.root, words, false) as SiteContent['root'],
    content: site.content.map((block) => ({
      ...block,
      props: rewritten(block.props, words, false),
    })) as SiteContent['content'],
  }
}

/** Every text of the page that visitors read. */
export const textsOf = (site: SiteContent): string[] => {
  const found: string[] = []
  const keep = (text: string): string => {
    found.push(text)
    return text
  }
  rewritten(site.root, keep, false)
  for (const { props } of site.content) rewritten(props, keep, false)
  return found.filter((text) => text !== '')
}

const changed = (site: SiteContent, one: SiteChange): SiteContent => {
  switch (one.op) {
    case 'fact':
      return { ...site, businessInfo: { ...site.businessInfo, [one.fact]: one.value } }
    case 'hours':
      return { ...site, businessInfo: { ...site.businessInfo, hours: one.hours, hoursNote: one.hoursNote } }
    case 'looks':
      return {
        ...site,
        theme: { palette: one.palette ?? site.theme.palette, font: one.font ?? site.theme.font },
      }
    case 'offer':
      return withOffer(site, one.name, (offer) => [
        {
          ...offer,
          name: one.set.name ?? offer.name,
          price: one.set.price === undefined ? offer.price : one.set.price,
          unit: one.set.unit ?? offer.unit,
          note: one.set.note ?? offer.note,
          group: one.set.group ?? offer.group,
        },
      ])
    case 'anew':
      if (markOf(site) !== one.of) throw outdated('it was changed meanwhile')
      return one.content
    case 'offer-add':
      return withNewOffer(site, one)
    case 'offer-remove':
      return withOffer(site, one.name, () => [])
    case 'section': {
      const { hidden, heading, text } = one.set
      return withBlock(
        site,
        ({ props: { id: own } }) => own === one.id,
        (block) => ({
          ...block.props,
          hidden: hidden ?? block.props.hidden,
          heading: heading ?? block.props.heading,
          text: text ?? block.props.text,
        }),
      )
    }
    case 'section-move':
      return withMoved(site, one.id, one.at)
    case 'faq-add':
      return withBlock(
        site,
        ({ type }) => type === 'Faq',
        (block) =>
          block.type === 'Faq'
            ? {
                ...block.props,
                hidden: false,
                items: [...block.props.items, { question: one.question, answer: one.answer }],
              }
            : block.props,
      )
    case 'point-add':
    case 'point-remove':
      return withBlock(
        site,
        ({ type }) => type === 'About',
        (block) => {
          if (block.type !== 'About') return block.props
          const others = block.props.points.filter((point) => point !== one.text)
          return { ...block.props, points: one.op === 'point-add' ? [...others, one.text] : others }
        },
      )
    case 'words':
      return withWords(site, one.from, one.to)
  }
}

/**
 * A website with a proposed change applied to it as it stands now; nothing else of it changes. Throws `proposal_outdated`
 * where the changed thing is gone, `invalid_content` for what is no change of a website.
 */
export const applySiteChanges = (site: SiteContent, changes: unknown): SiteContent => {
  const parsed = z.array(change).safeParse(changes)
  const made = parsed.success ? readSiteContent(parsed.data.reduce(changed, site)) : null
  if (made === null) throw new AppError('invalid_content', { message: 'no changes of a website' })
  return made
}
