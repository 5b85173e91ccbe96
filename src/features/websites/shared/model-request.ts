import * as z from 'zod/mini'

import type { ModelTeaching, ToldFacts } from '#core/assistant/shared/kind-skill.ts'

import { businessTypes } from './business-types.ts'
import { readSiteRequest } from './read-site-request.ts'
import type { RequestedOffer, SiteRequest } from './site-request.ts'

const text = z.optional(z.string().check(z.maxLength(300)))

/** What a model fills in for a website. Texts of the site may be its own; facts must be the owner's. */
export const filledSite = z.object({
  name: text,
  type: z.optional(z.enum(businessTypes)),
  description: z.optional(z.string().check(z.maxLength(1000))),
  tagline: text,
  area: text,
  address: text,
  phone: text,
  whatsapp: text,
  email: text,
  instagram: text,
  offers: z.optional(
    z
      .array(
        z.object({
          name: z.string().check(z.minLength(1), z.maxLength(120)),
          price: z.optional(z.int().check(z.nonnegative())),
          unit: text,
        }),
      )
      .check(z.maxLength(300)),
  ),
  points: z.optional(z.array(z.string().check(z.maxLength(200))).check(z.maxLength(10))),
  headline: text,
})

const prompt = `Website usaha satu halaman. Juragan sendiri yang menata halaman, tombol WhatsApp, peta, dan daftar harganya; Anda mencatat faktanya.
- name: nama usaha seperti ditulis pemilik. type: jenis usaha yang paling cocok.
- offers: barang atau jasa yang disebut, "price" dalam Rupiah utuh untuk satu "unit".
- description: satu atau dua kalimat dari kata-kata pemilik. points: keistimewaan yang disebut pemilik.
- tagline: slogan pemilik, bila ada. headline: judul pendek yang mengajak, tanpa angka, tanpa janji, dan tanpa fakta yang tidak disebut.
- Jangan mengarang testimoni, nomor, alamat, harga, atau penghargaan.`

const wordsOf = (words: string): string[] => words.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []

interface Told {
  /** A phrase: three of four of its words and all its figures were written. The phrase as given, else empty. */
  phrase(given: string | undefined): string
  /** A number: its digits were written in this order. */
  digits(given: string | undefined): string
  /** An address, letter for letter. */
  exact(given: string | undefined): string
}

/** Whether the owner's own words hold what is stated. */
const toldBy = ({ text: message, context }: ToldFacts): Told => {
  const { logo: _logo, ...profile } = context.profile ?? { logo: '' }
  const source = [message, context.ownerName ?? '', ...Object.values(profile)].join('\n').toLowerCase()
  const digits = source.replaceAll(/\D/g, '')
  const isTold = (word: string): boolean => source.includes(word)
  const isPhrase = (words: readonly string[]): boolean =>
    words.length > 0 &&
    words.filter(isTold).length * 4 >= words.length * 3 &&
    words.filter((word) => /\d/.test(word)).every(isTold)
  const isNumber = (own: string): boolean => own.length >= 5 && digits.includes(own)
  const isAddress = (own: string): boolean => own !== '' && isTold(own)
  return {
    phrase: (given = '') => (isPhrase(wordsOf(given)) ? given.trim() : ''),
    digits: (given = '') => (isNumber(given.replaceAll(/\D/g, '').replace(/^(?:62|0)/, '')) ? given.trim() : ''),
    exact: (given = '') => (isAddress(given.trim().toLowerCase().replace(/^@/, '')) ? given.trim() : ''),
  }
}

const claims =
  /\d|ter(?:baik|murah|lengkap|percaya|enak|cepat)|nomor satu|garansi|dijamin|gratis|sejak|asli|bersertifikat|halal|24 jam/i

/** The site's request from what a model filled in: what the owner did not say is dropped, what it missed is kept. */
const readFilledSite = (given: unknown, facts: ToldFacts): SiteRequest => {
  const filled = z.parse(filledSite, given)
  const read = readSiteRequest(facts.reading, facts.context)
  const told = toldBy(facts)
  const amounts = new Set<number>([...facts.reading.amounts, ...read.offers.flatMap(({ price }) => price ?? [])])
  const offers: RequestedOffer[] = (filled.offers ?? []).flatMap(({ name, price, unit }) => {
    const known = told.phrase(name)
    if (known === '') return []
    return [
      {
        name: known,
        price: price !== undefined && amounts.has(price) ? price : null,
        unit: told.phrase(unit),
        note: '',
      },
    ]
  })
  const points = (filled.points ?? []).map((point) => told.phrase(point)).filter((point) => point !== '')
  return {
    ...read,
    name: told.phrase(filled.name) || read.name,
    type: filled.type ?? read.type,
    description: told.phrase(filled.description) || read.description,
    tagline: told.phrase(filled.tagline) || read.tagline,
    area: told.phrase(filled.area) || read.area,
    address: told.phrase(filled.address) || read.address,
    phone: told.digits(filled.phone) || read.phone,
    whatsapp: told.digits(filled.whatsapp) || read.whatsapp,
    email: told.exact(filled.email) || read.email,
    instagram: told.exact(filled.instagram) || read.instagram,
    offers: offers.length > 0 ? offers : read.offers,
    points: points.length > 0 ? points : read.points,
    headline: filled.headline !== undefined && !claims.test(filled.headline) ? filled.headline.trim() : '',
  }
}

/** What the websites teach a language model. */
export const siteTeaching: ModelTeaching<SiteRequest> = {
  prompt,
  requestSchema: filledSite,
  readRequest: readFilledSite,
}
