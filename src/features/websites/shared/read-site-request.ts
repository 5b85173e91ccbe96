import type { AssistantContext } from '#core/assistant/shared/port.ts'
import { formerPrice, type Reduced, withoutFormerPrices } from '#core/assistant/shared/derived/reduced.ts'
import { derivePrices } from '#core/assistant/shared/derived/derive-prices.ts'
import { calmly } from '#core/assistant/shared/names-in-capitals.ts'
import { readMessage } from '#core/assistant/shared/read-message.ts'
import {
  numberedApart,
  plainSums,
  spellOutPrices,
  writeRanges,
} from '#core/assistant/shared/reading-grammar/goods/price-list.ts'
import { inTwoMeasures } from '#core/assistant/shared/reading-grammar/goods/two-measures.ts'
import { townIn, townWords } from '#core/assistant/shared/reading-grammar/parties/towns.ts'
import type { Reading } from '#core/assistant/shared/reading.ts'
import { calmed, sentenceCase } from '#core/text/shared/letter-case.ts'

import { fallbackName } from './page-view.ts'
import {
  readInstagram,
  readPlainOffers,
  readPoints,
  readRole,
  readSelf,
  readTagline,
  readToldLists,
} from './read-clauses.ts'
import { readBranches } from './read-branches.ts'
import { readHours } from './read-hours.ts'
import { withProduct, readListedOffers } from './read-listed-offers.ts'
import { readName } from './read-name.ts'
import { readFounded, readOwnTrade } from './read-own-trade.ts'
import { placeOfHouse, readPlace, withoutReach, withProvince } from './read-place.ts'
import { readPageWishes } from './read-page-wishes.ts'
import { readContents, readToldParts, withContents } from './read-told-parts.ts'
import { readToldQuestions } from './read-told-questions.ts'
import { businessTypeIn } from './read-type.ts'
import { accountLabel, readAccounts } from './site-accounts.ts'
import type { RequestedOffer, SiteRequest } from './site-request.ts'
import { forVisitors, properlyWritten } from './proper-words.ts'
import { withDerived } from './derived-offers.ts'
import { withSharedTime } from './offer-units.ts'
import { tradeIn } from './trades.ts'
import { anyPhone, phoneShape, withToldBesides } from './told-points.ts'
import { typeWords } from './type-words.ts'

/** The place right behind a name is no part of what is sold: `di kupang potong rambut 30rb`. */
const townBehind = new RegExp(`^\\s*(?:di\\s+)?(?:${townWords})(?![\\p{L}])`, 'iu')

/** The text as the goods' grammar is to see it: the order and the name would stick to the first thing's name. */
const goodsText = (text: string, name: string): string => {
  const at = name === '' ? -1 : text.toLowerCase().indexOf(name.toLowerCase())
  const order = /(?:@?tukang_web@?|web\s?site|situs web|landing\s?page|homepage|toko online|web)/iu.exec(text)
  const from = Math.max(at < 0 ? 0 : at + name.length, 0)
  // What stands before the name may hold goods too: `jual nasi 15rb, buatkan websitenya, namanya …`.
  const before = text.slice(0, Math.max(at, 0))
  const keeps = /\d\s*(?:rb|ribu|jt|juta|k)\b|\d{1,3}\.\d{3}/i.test(before)
  const behind = text.slice(from).replace(townBehind, ' ; ')
  const rest = at < 0 ? text : keeps ? `${before} ; ${behind}` : behind
  return (at < 0 && order ? rest.replace(order[0], ' ; ') : rest)
    .replaceAll(/["“”]/g, ' ')
    .replaceAll(/(?<=[\p{L}\d)])\s*=\s*(?=(?:rp\.?\s?)?\d)/giu, ' harga ')
}

const landline =
  /(?<!\p{L})(?:telp|telepon|tlp|tel|phone|kontak|hub|hubungi|reservasi|call|kantor)\p{L}{0,4}\s?[:.]?\s?(\(?0\d{2,3}\)?[\s.-]?\d{3,4}[\s.-]?\d{2,5})(?!\d)/iu

/** Numbers without a word of their own are WhatsApp where they are mobile: that is how they are meant in a shop. */
const readPhones = (text: string, phones: readonly string[]): { phone: string; whatsapp: string } => {
  const cued = new RegExp(
    String.raw`(?<![\p{L}])(?:wa|whatsapp|w\.a\.?)(?:\s*(?:admin|kami|saya|no|nomor))?\s*[:.]?\s*(${phoneShape.source})`,
    'iu',
  ).exec(text)?.[1]
  const mobile = phones.find((number) => /^(?:\+?62|0)\s?8/.test(number.trim()))
  const whatsapp = (cued ?? mobile ?? '').trim()
  const other = phones.find((number) => number.replaceAll(/\D/g, '') !== whatsapp.replaceAll(/\D/g, ''))
  const fixed = landline.exec(text)?.[1]?.replaceAll(/[()]/g, '') ?? ''
  return { whatsapp, phone: (other?.replaceAll(/[()]/g, '') ?? (fixed || (cued === undefined ? '' : whatsapp))).trim() }
}

/** Only what nobody else told is taken from the profile the owner filled in once. */
const orElse = (told: string, profile: string | undefined): string => (told === '' ? (profile ?? '').trim() : told)

const addressCue =
  /(?<!\p{L})(?:alamat|lokasi|tempat|ambil|pengambilan|berlokasi|bertempat|terletak|kantor|markas|basecamp|workshop)(?:nya)?\s*:?\s*(?:(?:ada\s)?di\s*)?$/iu

/** The message without the words of the address, which has a place of its own on the page. */
const withoutAddress = (text: string, address: string): string => {
  const at = address === '' ? -1 : text.indexOf(address)
  return at < 0 ? text : `${text.slice(0, at).replace(addressCue, ' ')} ; ${text.slice(at + address.length)}`
}

/** `layanan nya ganti oli`: the ending belongs to the word before it. */
const joined = (text: string): string =>
  text.replaceAll(
    /(?<=(?<!\p{L})(?:menu|layanan|jasa|produk|paket|harga|biaya|tarif|program|kamar)) (?=nya(?!\p{L}))/giu,
    '',
  )

/** A place and the town behind the name: `Pantai Losari, Makassar`. */
const areaOf = (area: string, town: string, address: string): string =>
  [area, `${area} ${address}`.toLowerCase().includes(town.toLowerCase()) ? '' : town]
    .filter((part) => part !== '')
    .join(', ')

const withFormer = (offer: RequestedOffer, reduced: readonly Reduced[]): RequestedOffer => ({
  ...offer,
  note: [offer.note, formerPrice(offer.price, reduced)].filter((part) => part !== '').join('; '),
})

/** `travel Manado - Gorontalo`: one route, no two clauses. */
const wholeRoute = new RegExp(`(?<!\\p{L})(?:${townWords})–(?:${townWords})(?!\\p{L})`, 'iu')
const route = new RegExp(`(?<!\\p{L})(${townWords})\\s[-–]\\s(?=(?:${townWords})(?!\\p{L}))`, 'giu')
/** `ongkos 200rb`: a fare is called by where one goes. */
const onRoute = (offer: RequestedOffer, text: string): RequestedOffer => {
  const where = /^(?:ongkos|tarif|tiket|harga|biaya)(?:nya)?$/iu.test(offer.name)
    ? wholeRoute.exec(text)?.[0]
    : undefined
  return where === undefined ? offer : { ...offer, name: where }
}
/** `sound system 3000 watt`, `AC 1 pk`: how strong a thing is, and not how many of it. */
const technical = /(?<![\d.,])(\d{1,5})\s(watt|volt|inch|inci|pk)(?!\p{L})/giu
const technicalJoined = /(\d)(watt|volt|inch|inci|pk)(?!\p{L})/giu
/** `tiap selasa 75rb atau 500rb sebulan`: a day and a joining word are nothing that is sold. */
const namesNothing =
  /^(?:(?:senin|selasa|rabu|kamis|jumat|sabtu|minggu)(?:\s(?:pagi|siang|sore|malam))?|atau|dan|per|setiap|tiap)$/iu
const withRoutes = (text: string): string => text.replaceAll(route, '$1–')

/** Things without prices beside the priced ones: what has a price is listed once. */
const beside = (plain: readonly RequestedOffer[], priced: readonly RequestedOffer[]): RequestedOffer[] =>
  plain.filter(({ name }) => {
    const low = name.toLowerCase()
    return !priced.some((one) => low.includes(one.name.toLowerCase()) || one.name.toLowerCase().includes(low))
  })

/** `website gereja? ndak, website gym`, `web buat caleg... eh bukan, buat dosen`: what was ordered by a slip and taken back. */
const takenBack =
  /(?<!\p{L})(web\s?site|web|situs)\s[^.,;?\n]{3,30}[?.…]{1,3}\s?(?:eh\s)?(?:bukan|ndak|nggak|gak|ga|enggak|salah)(?:\sd[ie]ng)?\s?,\s(?:maksudnya\s)?(?:(?:web\s?site|web|situs)\s)?/giu

/** A list that is one fact, and the points that are no piece of it. */
const withLists = (lists: readonly string[], points: readonly string[]): string[] => [
  ...lists,
  ...points.filter((point) => !lists.some((list) => list.toLowerCase().includes(point.toLowerCase()))),
]

/** `gamis ukuran S M L XL`, `khimar warna hitam navy maroon`: what one chooses among is said below the thing. */
const chosenAmong =
  /^(.{2,60}?)\s+((?:ukuran|size|warna|varian|motif)\s+)((?:\p{L}{1,10}(?:\s?[,/]\s?|\s+)){1,9}\p{L}{1,10})$/iu

const withChoices = (offers: readonly RequestedOffer[]): RequestedOffer[] =>
  offers.map((offer) => {
    const [, name = '', label = '', list = ''] = chosenAmong.exec(offer.name) ?? []
    const isOnly = offers.filter((one) => one.name.toLowerCase().startsWith(name.toLowerCase())).length === 1
    if (name === '' || !isOnly) return offer
    const choices = `${sentenceCase(label.trim())} ${list.split(/[\s,/]+/u).join(', ')}`
    return { ...offer, name, note: [choices, offer.note].filter((part) => part !== '').join('; ') }
  })

/** `0811… (Sampit), 0812… (Palangkaraya)`: numbers that are told apart are each called by their own. */
const phoneOf = new RegExp(String.raw`(${phoneShape.source})\s?\((?=\p{L})([^()\n]{2,25})\)`, 'giu')
const phonesOfPlaces = (text: string): string[] => {
  const found = Array.from(text.matchAll(phoneOf), ([, number = '', whose = '']) => ({ number, whose }))
  return found.length > 1
    ? found.map(({ number, whose }) => `${sentenceCase(whose)}: ${number}`)
    : found.filter(({ whose }) => /^\p{Lu}/u.test(whose)).map(({ whose }) => `Narahubung: ${whose}`)
}

/** The order of a website as the owner's words tell it, completed by the business profile. */
export const readSiteRequest = (reading: Reading, context: AssistantContext): SiteRequest => {
  const { text: told, reduced } = withoutFormerPrices(
    plainSums(joined(calmed(reading.text.replaceAll(takenBack, '$1 ')))),
  )
  const wishes = readPageWishes(told)
  const asked = readToldQuestions(wishes.rest)
  const parts = readToldParts(asked.rest)
  const branches = readBranches(parts.rest)
  const text = withRoutes(branches.rest)
  const { profile } = context
  const small = readName(text)
  // In small letters a text that was in capitals shows no names; a calm hand writes them large.
  const named = small.name === '' && text !== reading.text ? readName(calmly(reading.text)) : small
  const tagged = readTagline(text)
  const elsewhere = readAccounts(tagged.rest, named.name)
  const social = readInstagram(elsewhere.rest)
  const hours = readHours(social.rest)
  const place = readPlace(hours.rest)
  const type = businessTypeIn(text) ?? businessTypeIn(`${profile?.type ?? ''} ${profile?.name ?? ''}`) ?? 'umum'
  const isPerson = typeWords[type].schemaType === 'Person'
  const plain = readPlainOffers(place.rest)
  const ownTrade = isPerson ? '' : readOwnTrade(text, named.name)
  const packed = readContents(goodsText(plain.rest, named.name))
  const withoutPhones = inTwoMeasures(
    withProduct(numberedApart(packed.rest.replaceAll(anyPhone, ' ; ')), text).replaceAll(technical, '$1$2'),
    (name, measure, price) => `${name} ${price}/${measure}`,
  )
  const goods = readListedOffers(
    spellOutPrices(writeRanges(withoutPhones, ({ from, to }) => `${from} (sampai ${to})`)),
  ).filter(({ name }) => !namesNothing.test(name))
  const derived = derivePrices(
    text,
    goods.map(({ name, price, unit }) => ({ name, price: price ?? 0, unit })),
  )
  const listed = withContents(withDerived(withChoices(goods), derived.prices), packed.contents)
  const offers = [
    ...withSharedTime(listed).map((offer) => withFormer(onRoute(offer, text), reduced)),
    ...beside(plain.offers, goods),
  ].map((offer) => ({
    ...offer,
    name: properlyWritten(offer.name.replaceAll(technicalJoined, '$1 $2')),
    note: forVisitors(offer.note),
  }))
  // Hours beside a number hide it from the grammar of goods and contacts; without them it is seen.
  const behindHours = /\d{7}|0\d{2}[\s.-]\d/.test(place.rest) ? readMessage(place.rest, reading.today).phones : []
  const { phone, whatsapp } = readPhones(text, [...new Set([...reading.phones, ...behindHours])])
  // `website untuk toko saya` names nobody.
  const forWhom = /\b(?:saya|kami|kita|aku|gue)\b/i.test(reading.recipient?.company ?? '')
    ? undefined
    : reading.recipient?.company
  const sender = reading.sender?.company ?? forWhom ?? (isPerson ? reading.sender?.name : undefined)
  const own = named.name || sender || orElse('', profile?.name) || (isPerson ? (context.ownerName ?? '') : '')
  const isProfile = profile !== undefined && (named.name === '' || named.name === profile.name)
  const filled = (told: string, known: string | undefined): string => (isProfile ? orElse(told, known) : told)
  const role = readRole(text, named.name) || readSelf(text)
  const lists = readToldLists(place.rest)
  const isHouse = (told: string): boolean => /^perum/iu.test(told) && named.name !== '' && told.includes(named.name)
  const request: SiteRequest = {
    name: own || fallbackName,
    type,
    trade: isPerson ? null : tradeIn(withoutAddress(text, place.told), type, named.name),
    ownTrade,
    founded: isPerson ? 0 : readFounded(text, reading.today),
    description: forVisitors(role) || filled('', profile?.description),
    tagline: tagged.tagline,
    area: withProvince(
      branches.area ||
        areaOf(place.area, named.town, place.address) ||
        townIn(withoutReach(text), named.name) ||
        placeOfHouse(text, named.name),
      text,
    ),
    // `perumahan Griya Indah di Karawang` is the house itself, not where it stands.
    address: filled(isHouse(place.address) ? '' : place.address, profile?.address),
    phone: filled(phone, profile?.phone),
    whatsapp: filled(whatsapp, profile && /^(?:\+?62|0)8/.test(profile.phone) ? profile.phone : ''),
    email: filled(reading.emails[0] ?? '', profile?.email),
    instagram: social.instagram,
    accounts: elsewhere.accounts,
    hours: hours.hours,
    hoursNote: hours.note,
    offers,
    points: withLists(
      [...parts.points, ...(branches.told === '' ? [] : [branches.told]), ...lists, ...phonesOfPlaces(text)],
      readPoints(derived.unanswered(packed.rest), [role, ...offers.map(({ name }) => name)]),
    ),
    questions: asked.questions,
    pages: wishes.pages,
    palette: wishes.palette,
    webAddress: wishes.address,
    headline: '',
    about: '',
  }
  // What an account is called and what stands in the list under another name is told already.
  const shown = [
    ...elsewhere.accounts.map(({ place: where, name }) => `${accountLabel(where)} ${name}`),
    ...plain.offers.map(({ name }) => name),
    'ongkos tarif biaya',
  ].join('\n')
  return withToldBesides(request, derived.unanswered(withoutAddress(text, place.told)), shown)
}
