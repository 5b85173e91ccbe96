import { dialled } from '#core/text/shared/phone-number.ts'

import { accountLinks } from './site-accounts.ts'
import type { PageView } from './page-view.ts'
import type { Offer, WeekDay } from './site-content.ts'
import { instagramName, knownHours, mailAddress, mapLink, whatsappNumber } from './site-facts.ts'

const schemaDays: Readonly<Record<WeekDay, string>> = {
  senin: 'Monday',
  selasa: 'Tuesday',
  rabu: 'Wednesday',
  kamis: 'Thursday',
  jumat: 'Friday',
  sabtu: 'Saturday',
  minggu: 'Sunday',
}

const clock = (time: string): string => (time === '24.00' ? '23:59' : time.replace('.', ':'))

/** Search engines show a few; more of them only make the page heavier. */
const mostOffers = 40

const priced = ({ shown }: PageView): Offer[] =>
  shown
    .flatMap((block) => (block.type === 'Goods' || block.type === 'Services' ? block.props.items : []))
    .filter(({ name, price }) => name.trim() !== '' && price !== null)
    .slice(0, mostOffers)

const present = (facts: Readonly<Record<string, unknown>>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(facts).filter(
      ([, value]) =>
        value !== '' && value !== null && value !== undefined && !(Array.isArray(value) && value.length === 0),
    ),
  )

/** The facts of the page as schema.org has them (JSON-LD). Only what the owner stated; nothing is reckoned or assumed. */
export const structuredData = (view: PageView, url: string): Record<string, unknown> => {
  const { info, words, name } = view
  const phone = dialled(info.phone) || whatsappNumber(info)
  const instagram = instagramName(info)
  const isPerson = words.schemaType === 'Person'
  const common = {
    '@context': 'https://schema.org',
    '@type': words.schemaType,
    name,
    url,
    description: info.description.trim(),
    telephone: phone === '' ? '' : `+${phone}`,
    email: mailAddress(info),
    sameAs: [
      ...(instagram === '' ? [] : [`https://www.instagram.com/${instagram}/`]),
      ...accountLinks(info.accounts).map(({ href }) => href),
    ],
    address:
      info.address.trim() === '' && info.area.trim() === ''
        ? null
        : present({
            '@type': 'PostalAddress',
            streetAddress: info.address.trim(),
            addressLocality: info.area.trim(),
            addressCountry: 'ID',
          }),
  }
  if (isPerson) return present(common)
  return present({
    ...common,
    slogan: info.tagline.trim(),
    hasMap: mapLink(info),
    openingHoursSpecification: knownHours(info).map(({ days, opens, closes }) => ({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: days.map((day) => schemaDays[day]),
      opens: clock(opens),
      closes: clock(closes),
    })),
    makesOffer: priced(view).map(({ name: itemName, price }) => ({
      '@type': 'Offer',
      itemOffered: { '@type': words.offers === 'Goods' ? 'Product' : 'Service', name: itemName },
      price: String(price),
      priceCurrency: 'IDR',
    })),
  })
}
