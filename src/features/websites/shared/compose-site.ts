import { tradeWords } from '#core/assistant/shared/reading-grammar/parties/business-name-words.ts'
import { sentenceCase } from '#core/text/shared/letter-case.ts'
import { formatRupiah } from '#core/text/shared/rupiah.ts'
import { inSeries } from '#core/text/shared/series.ts'

import type { BusinessType } from './business-types.ts'
import { fallbackName, storyLength, storyOf } from './page-view.ts'
import type { AskedPage } from './read-page-wishes.ts'
import { businessTypeIn } from './read-type.ts'
import type { BusinessInfo, SiteBlock, SiteContent } from './site-content.ts'
import { parseSiteContent } from './site-content.ts'
import { daysText, timesText } from './site-facts.ts'
import type { SiteRequest } from './site-request.ts'
import { isPlainTitle, tradeIn } from './trades.ts'
import { typeWords } from './type-words.ts'

const sentence = (text: string): string => {
  const trimmed = text.trim()
  if (trimmed === '') return ''
  const opened = sentenceCase(trimmed)
  return /[.!?…]$/.test(opened) ? opened : `${opened}.`
}

const lowerFirst = (text: string): string =>
  /^\p{Lu}[\p{Ll}\s]/u.test(text) && !/–\p{Lu}/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text

const isPerson = (type: BusinessType): boolean => typeWords[type].schemaType === 'Person'

/** `Peternakan Bebek …` says of itself what it is; it is no shop. */
const isCalledByTrade = (type: BusinessType, name: string): boolean => {
  const first = name.toLowerCase().split(' ')[0] ?? ''
  return type === 'toko' && first !== 'toko' && tradeWords.has(first)
}

/** `Warung di Bandung`; the type alone where no place is known; nothing where the type is unknown too. */
const kickerOf = ({ type, area, name, trade, ownTrade }: SiteRequest): string => {
  if (isPerson(type)) return ''
  const { called } = typeWords[type]
  const what = ownTrade
    ? ownTrade
    : trade
      ? trade.called
      : isCalledByTrade(type, name)
        ? name
        : type === 'umum'
          ? name === fallbackName
            ? ''
            : name
          : sentenceCase(called)
  if (area.trim() !== '' && what.toLowerCase().includes(area.trim().toLowerCase())) return what
  return [what, area.trim() === '' ? '' : `${what === '' ? 'Di' : 'di'} ${area}`]
    .filter((part) => part !== '')
    .join(' ')
}

/** The first screen's title and the line above it. */
const titleOf = (request: SiteRequest): { readonly heading: string; readonly kicker: string } => {
  const { type, name, tagline, trade, area, founded = 0 } = request
  const told = request.headline || tagline
  if (isPerson(type)) return { heading: told || name, kicker: tagline && name }
  const kicker = kickerOf(request)
  if (told !== '' || name === fallbackName) return { heading: told || (trade ?? typeWords[type]).headline, kicker }
  if (founded > 0) return { heading: `${name}, sejak ${founded}.`, kicker }
  const { headline } = trade ?? typeWords[type]
  // Where nothing tells what it is, a house is best introduced by its own name.
  if (type === 'umum' && !trade && !request.ownTrade) return { heading: kicker, kicker: '' }
  // `Penjahit kebaya di Bandung` is how the house itself says what it is and where.
  if (isPlainTitle(headline) && area !== '' && request.description.endsWith(` di ${area}`))
    return { heading: sentence(request.description), kicker: name }
  const tells = (trade ?? request.ownTrade) && area.trim() !== '' && !kicker.includes(name)
  return tells && isPlainTitle(headline) ? { heading: sentence(kicker), kicker: name } : { heading: headline, kicker }
}

/** Whether a list is of proper names (`Avanza`, `Innova Reborn`): where it has longer names, they go on with capitals. */
const areProper = (names: readonly string[]): boolean => {
  const longer = names.filter((name) => /\s\p{L}{3}/u.test(name))
  return longer.length > 0 && longer.every((name) => /\s\p{Lu}\p{L}/u.test(name))
}

/** What is offered, in a sentence that names no more than was told. */
export const offersSentence = ({
  offers,
  type,
}: {
  readonly offers: readonly { readonly name: string; readonly price: number | null }[]
  readonly type: BusinessType
}): string => {
  if (offers.length === 0) return ''
  const told = offers.map(({ name }) => name)
  const all = [...new Set(areProper(told) ? told : told.map(lowerFirst))]
  const names = all.slice(0, 3)
  const more = all.length > 3
  const isPriced = offers.some(({ price }) => price !== null)
  if (isPerson(type) && !isPriced)
    return sentence(`Keahlian saya: ${more ? `${names.join(', ')}, dan lainnya` : inSeries(names)}`)
  const lead = typeWords[type].offers === 'Goods' ? 'Ada' : 'Tersedia'
  return sentence(`${lead} ${more ? `${names.join(', ')}, dan lainnya` : inSeries(names)}`)
}

/** A longer story has a part of its own; the first screen stays short. */
const isStory = (description: string): boolean => description.length > storyLength

/** When and where, for somebody who reads no further. */
const visitSentence = ({ type, hours, address }: SiteRequest): string => {
  const [only, more] = hours
  if (isPerson(type) || only === undefined || more !== undefined) return ''
  const days = daysText(only.days).replace('Setiap', 'setiap')
  return sentence(`Buka ${days} ${timesText(only)}${address === '' ? '' : ` di ${address}`}`.replaceAll(/\s+/g, ' '))
}

const leadOf = (request: SiteRequest): string =>
  [
    isStory(request.description) || titleOf(request).heading === sentence(request.description)
      ? ''
      : sentence(request.description),
    offersSentence(request),
    visitSentence(request),
  ]
    .filter((part) => part !== '')
    .join(' ')
    .slice(0, 600)

/** `Dari Rp 5.000 sampai Rp 20.000.` */
export const priceRange = (prices: readonly number[]): string =>
  `Dari ${formatRupiah(Math.min(...prices))} sampai ${formatRupiah(Math.max(...prices))}.`

/**
 * Questions that the stated facts answer, and no others. They say once more what stands on the page, so they are there
 * for an owner who asks for them, and visitors see the owner's own.
 */
const questionsOf = (request: SiteRequest, info: BusinessInfo): { question: string; answer: string }[] => {
  const { type, offers } = request
  const { hours } = info
  const priced = offers.filter(({ price }) => price !== null && price > 0)
  const prices = priced.map(({ price }) => price ?? 0)
  const action = request.trade?.action ?? typeWords[type].action
  return [
    ...(hours.length > 0
      ? [
          {
            question: 'Jam berapa bukanya?',
            answer: sentence(hours.map((at) => `${daysText(at.days)} ${timesText(at)}`.trim()).join('; ')),
          },
        ]
      : []),
    ...(info.address === '' ? [] : [{ question: 'Di mana alamatnya?', answer: sentence(info.address) }]),
    ...(priced.length > 2
      ? [
          {
            question: 'Berapa harganya?',
            answer: `${priceRange(prices)} Daftar lengkapnya ada di halaman ini.`,
          },
        ]
      : []),
    ...(info.whatsapp === ''
      ? []
      : [
          {
            question: 'Bagaimana cara menghubungi?',
            answer: `Ketuk tombol “${action}” di halaman ini, atau kirim pesan ke ${info.whatsapp}.`,
          },
        ]),
  ]
}

const common = (id: string) => ({ id, hidden: false, heading: '', text: '' })

/** What a person does for a price is more than a skill; what is listed without any price promises none. */
const headingOfList = ({ type, trade, offers }: SiteRequest): string => {
  if (offers.length === 0 || offers.some(({ price }) => price !== null))
    return trade?.offersHeading ?? (isPerson(type) && offers.length > 0 ? 'Layanan dan harga' : '')
  const usual = trade?.offersHeading ?? typeWords[type].offersHeading
  const unpriced = usual.replace(/ dan (?:harga|biaya|tarif)$/u, '')
  return unpriced === typeWords[type].offersHeading ? '' : unpriced
}

/** A part goes by the name under which the owner asked for it; the title of the first screen is no such name. */
const calledAs = (block: SiteBlock, pages: readonly AskedPage[]): SiteBlock => {
  const kind = block.type === 'Goods' || block.type === 'Services' ? 'Offers' : block.type
  const asked = kind === 'Hero' ? undefined : pages.find((page) => page.block === kind)
  if (asked === undefined) return block
  // What was asked for is there for the owner to fill, though nothing was told for it yet.
  return { ...block, props: { ...block.props, heading: asked.name, hidden: false } } as SiteBlock
}

const blocksOf = (request: SiteRequest, info: BusinessInfo): SiteBlock[] => {
  const words = typeWords[request.type]
  const items = request.offers.slice(0, 500).map((offer) => ({
    name: offer.name.slice(0, 200),
    price: offer.price,
    unit: offer.unit.slice(0, 200),
    note: offer.note.slice(0, 200),
    group: '',
  }))
  const person = isPerson(request.type)
  const { heading, kicker } = titleOf(request)
  const hero: SiteBlock = {
    type: 'Hero',
    props: {
      ...common('hero'),
      heading: heading.slice(0, 200),
      text: leadOf(request),
      kicker: kicker.slice(0, 200),
      action: request.trade?.action ?? words.action,
    },
  }
  const about: SiteBlock = {
    type: 'About',
    props: { ...common('tentang'), text: request.about, points: request.points.map((point) => point.slice(0, 200)) },
  }
  const offers: SiteBlock = {
    type: words.offers,
    props: { ...common('daftar'), heading: headingOfList(request), items },
  }
  const told = (request.questions ?? []).map(({ question, answer }) => ({ question, answer }))
  const questions = told.length > 0 ? told : questionsOf(request, info)
  const rest: SiteBlock[] = [
    { type: 'Gallery', props: { ...common('galeri'), pictures: [] } },
    { type: 'Hours', props: { ...common('jam'), hidden: person && info.hours.length === 0 } },
    { type: 'Location', props: { ...common('lokasi'), hidden: person && info.address === '' } },
    { type: 'Contact', props: common('kontak') },
    { type: 'Faq', props: { ...common('tanya'), hidden: told.length === 0, items: questions } },
    {
      type: 'Call',
      props: {
        ...common('ajakan'),
        heading: request.trade?.callHeading ?? '',
        text: request.trade?.callText ?? '',
        action: request.trade?.action ?? words.action,
      },
    },
  ]
  // What one sells is what visitors come for; a person, and a house with a story, is introduced first.
  const isIntroduced = person || (words.offers === 'Services' && storyOf(request.about, info) !== '')
  const blocks = isIntroduced || items.length === 0 ? [hero, about, offers, ...rest] : [hero, offers, about, ...rest]
  return blocks.map((block) => calledAs(block, request.pages ?? []))
}

const line = (text: string): string => text.replaceAll(/\s+/g, ' ').trim().slice(0, 200)

/** What a browser's tab shows, where the type's own word would not do. */
const pageTitle = ({ trade, ownTrade, name, area }: SiteRequest): string => {
  const what = ownTrade || trade?.called
  return what ? line(`${name} | ${what}${area.trim() === '' ? '' : ` di ${area.trim()}`}`) : ''
}

/** The website of a request: its facts, and our words around them. Pure: the same request, the same site. */
export const composeSite = (request: SiteRequest): SiteContent => {
  const words = typeWords[request.type]
  const info = {
    name: line(request.name) || fallbackName,
    type: request.type,
    description: request.description.trim().slice(0, 3000),
    tagline: line(request.tagline),
    area: line(request.area),
    address: line(request.address),
    mapsUrl: '',
    phone: line(request.phone),
    whatsapp: line(request.whatsapp),
    email: line(request.email),
    instagram: line(request.instagram),
    accounts: [...(request.accounts ?? [])],
    hours: request.hours.slice(0, 14).map((at) => ({ ...at, days: [...at.days] })),
    hoursNote: line(request.hoursNote),
  }
  const known: SiteRequest = { ...request, name: info.name, area: info.area, tagline: info.tagline }
  return parseSiteContent({
    schemaVersion: 1,
    businessInfo: info,
    theme: { palette: request.palette ?? words.palette, font: words.font },
    root: {
      props: {
        title: pageTitle(known),
        description: (leadOf(known) || sentence(known.description)).slice(0, 400),
        language: 'id',
        ...(request.webAddress ? { address: request.webAddress } : {}),
      },
    },
    content: blocksOf(known, info),
  })
}

/** Business facts as P2 §7 sends them; everything but the name may be missing. */
export interface GivenBusiness {
  readonly name?: string | undefined
  readonly type?: string | undefined
  readonly description?: string | undefined
  readonly address?: string | undefined
  readonly phone?: string | undefined
}

/** The website of business facts that came without a message (P2 §7). */
export const composeFromBusiness = ({ name, type, description, address, phone }: GivenBusiness): SiteContent => {
  const kind = businessTypeIn(type ?? '') ?? businessTypeIn(name ?? '') ?? 'umum'
  const mobile = /^\D{0,2}(?:62|0)\D?8/.test((phone ?? '').trim())
  return composeSite({
    name: name?.trim() || fallbackName,
    type: kind,
    trade: tradeIn(`${type ?? ''} ${name ?? ''}`, kind),
    description: description ?? '',
    tagline: '',
    area: '',
    address: address ?? '',
    phone: phone ?? '',
    whatsapp: mobile ? (phone ?? '') : '',
    email: '',
    instagram: '',
    hours: [],
    hoursNote: '',
    offers: [],
    points: [],
    headline: '',
    about: '',
  })
}
