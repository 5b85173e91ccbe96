import { formatRupiah } from '#core/text/shared/rupiah.ts'

import { offersSentence, priceRange } from '../compose-site.ts'
import { daysText, timesText } from '../site-facts.ts'
import type { OpeningHours, SiteContent } from '../site-content.ts'
import { offersOf, type SiteChange, textsOf } from './site-changes.ts'

/** Hours as an answer tells them: `Senin–Sabtu 08.00–18.00`. */
const hoursSentence = (hours: readonly OpeningHours[]): string =>
  hours.map((at) => `${daysText(at.days)} ${timesText(at)}`.trim()).join('; ')

/** What the page's own sentences say of the facts, in the same order for each site. */
const said = (site: SiteContent): readonly string[] => {
  const { businessInfo: info } = site
  const offers = offersOf(site)
  const prices = offers.flatMap(({ price }) => (price !== null && price > 0 ? [price] : []))
  const [only, more] = info.hours
  return [
    offersSentence({ offers, type: info.type }),
    prices.length > 0 ? priceRange(prices) : '',
    hoursSentence(info.hours),
    hoursSentence(info.hours).replace('Setiap', 'setiap'),
    only !== undefined && more === undefined ? `${daysText(only.days)} ${timesText(only)}`.trim() : '',
    only !== undefined && more === undefined ? timesText(only) : '',
    info.name,
    info.address,
    info.whatsapp,
    info.phone,
    info.area,
  ]
}

const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1)

/** Names and prices of single things, where a sentence tells them. */
const offerPairs = (before: SiteContent, after: SiteContent): (readonly [string, string])[] => {
  const [old, fresh] = [offersOf(before), offersOf(after)]
  if (old.length !== fresh.length) return []
  return old.flatMap((offer, at) => {
    const now = fresh[at]
    if (!now) return []
    const named =
      offer.name === now.name
        ? []
        : [
            [offer.name, now.name],
            [lowerFirst(offer.name), lowerFirst(now.name)],
          ]
    const priced =
      offer.price === null || now.price === null || offer.price === now.price
        ? []
        : [[formatRupiah(offer.price), formatRupiah(now.price)]]
    return [...named, ...priced] as [string, string][]
  })
}

/** The page's sentences follow its facts: what they offer, when it is open, how it is called and reached. */
export const followers = (before: SiteContent, after: SiteContent): SiteChange[] => {
  const now = said(after)
  const pairs = [
    ...said(before).map((from, at): readonly [string, string] => [from, now[at] ?? '']),
    ...offerPairs(before, after),
  ]
  const texts = textsOf(after)
  const seen = new Set<string>()
  return pairs.flatMap(([from, to]): SiteChange[] => {
    const follows =
      from.length > 2 && from !== to && to !== '' && !seen.has(from) && texts.some((text) => text.includes(from))
    if (!follows) return []
    seen.add(from)
    return [{ op: 'words', from, to }]
  })
}
