import type { AssistantContext } from '#core/assistant/shared/port.ts'
import { derivePrices } from '#core/assistant/shared/derived/derive-prices.ts'
import { readMessage } from '#core/assistant/shared/read-message.ts'
import {
  numberedApart,
  plainSums,
  spellOutPrices,
  writeRanges,
} from '#core/assistant/shared/reading-grammar/goods/price-list.ts'
import { townIn, townWords } from '#core/assistant/shared/reading-grammar/parties/towns.ts'
import { toldBesides } from '#core/assistant/shared/told-besides.ts'
import type { GoodsLine, Reading } from '#core/assistant/shared/reading.ts'

import { fallbackName } from './page-view.ts'
import { readInstagram, readPlainOffers, readPoints, readRole, readTagline } from './read-clauses.ts'
import { withConditions } from './read-conditions.ts'
import { readHours } from './read-hours.ts'
import { offering, readListedOffers } from './read-listed-offers.ts'
import { readName } from './read-name.ts'
import { readPlace } from './read-place.ts'
import { businessTypeIn } from './read-type.ts'
import type { RequestedOffer, SiteRequest } from './site-request.ts'
import { withDerived } from './derived-offers.ts'
import { tradeIn } from './trades.ts'
import { typeWords } from './type-words.ts'

const sentence = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

const readOffer = ({ name, unit, price, quantity, amount }: GoodsLine): RequestedOffer | null => {
  const from = /\s*\b(?:mulai(?: dari)?|start(?: from)?|dari)$/iu
  const startsAt = from.test(name)
  const counted = quantity !== null && quantity !== 1 ? ` ${quantity}${unit ? ` ${unit}` : ''}` : ''
  const plain = `${name.replace(from, '').replace(offering, '')}${counted}`.replaceAll(/\s+/g, ' ').trim()
  const known = price ?? amount
  if (!/\p{L}{2}/u.test(plain) || plain.length > 100 || known === null || known < 0) return null
  return {
    name: sentence(plain),
    price: known,
    unit: counted === '' ? (unit ?? '') : '',
    note: startsAt ? 'mulai dari harga ini' : '',
  }
}

/** The place right behind a name is no part of what is sold: `di kupang potong rambut 30rb`. */
const townBehind = (town: string): RegExp =>
  new RegExp(`^\\s*(?:di\\s+)?(?:${town === '' ? townWords : `${town}|${townWords}`})(?![\\p{L}])`, 'iu')

/** The text as the goods' grammar is to see it: the order and the name would stick to the first thing's name. */
const goodsText = (text: string, name: string, town: string): string => {
  const at = name === '' ? -1 : text.toLowerCase().indexOf(name.toLowerCase())
  const order = /(?:@?tukang_web@?|web\s?site|situs web|landing\s?page|homepage|toko online|web)/iu.exec(text)
  const from = Math.max(at < 0 ? 0 : at + name.length, 0)
  // What stands before the name may hold goods too: `jual nasi 15rb, buatkan websitenya, namanya …`.
  const before = text.slice(0, Math.max(at, 0))
  const keeps = /\d\s*(?:rb|ribu|jt|juta|k)\b|\d{1,3}\.\d{3}/i.test(before)
  const behind = text.slice(from).replace(townBehind(town), ' ; ')
  const rest = at < 0 ? text : keeps ? `${before} ; ${behind}` : behind
  return (at < 0 && order ? rest.replace(order[0], ' ; ') : rest)
    .replaceAll(/["“”]/g, ' ')
    .replaceAll(/(?<=[\p{L}\d)])\s*=\s*(?=(?:rp\.?\s?)?\d)/giu, ' harga ')
}

const phoneShape = /(?:\+?62|0)8[\d\s.-]{7,14}\d/

const anyPhone = new RegExp(String.raw`(?:\(?(?:wa|hp|telp|whatsapp|hub)\)?\s*[:.]?\s*)?${phoneShape.source}`, 'giu')

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

const longestPoint = 200
const mostPoints = 12

/** Single words that are facts of a place. */
const facilities =
  /^(?:free |gratis )?(?:wifi|wi-fi|parkir(?: luas)?|ac|musholla|mushola|cod|sarapan|kolam renang|halal|toilet|kulkas|tv|laundry|live music|outdoor|indoor|rooftop|delivery|takeaway|dine in|qris|pet friendly|smoking area|(?:go|grab|shopee) ?food(?: ada)?|ada (?:go|grab|shopee) ?food)$/iu

const facilitiesIn = (text: string): string[] =>
  text
    .split(/[,;\n.]|\s(?:dan|&)\s/u)
    .map((part) => part.trim())
    .filter((part) => facilities.test(part))

/** Hours as somebody may have said them: the page shows them in words of its own. */
const hoursWords = ({ hours }: SiteRequest): string =>
  hours
    .map(({ days, opens, closes }) => {
      const clocks = [opens, closes].flatMap((at) => [
        at,
        at.replace('.', ':'),
        String(Number(at.slice(0, 2)) % 12 || 12),
      ])
      return `kecuali latihan belajar jadwal sen sel rab kam jum sab buka tutup praktik praktek operasional jam pukul pagi siang sore malam malem setiap tiap hari kerja weekday weekend libur sampai sampe hingga bukak senin selasa rabu kamis jumat sabtu minggu ${days.join(' ')} ${clocks.join(' ')} 24`
    })
    .join('\n')

const addressCue = /(?<!\p{L})(?:alamat|lokasi|tempat|berlokasi|bertempat|terletak)(?:nya)?\s*:?\s*$/iu

/** The message without the words of the address, which has a place of its own on the page. */
const withoutAddress = (text: string, address: string): string => {
  const at = address === '' ? -1 : text.indexOf(address)
  return at < 0 ? text : `${text.slice(0, at).replace(addressCue, ' ')} ; ${text.slice(at + address.length)}`
}

/** How an owner opens what a page is to say; visitors read only what is said. */
const telling =
  /^(?:(?:isi|isinya|berisi|muat|memuat|tulis(?:kan)?|cantumkan|tampilkan|masukkan|kontennya|infonya)\s*:?\s+|(?:saya|kami|aku|sy)\s+(?:mau\s+)?(?:jual(?:an)?|menjual|punya|ini)\s+)+/iu
/** The end of `toko bangunan di Jombang punya …`, which owns the order and is no fact. */
const ownerEnd = /\s+(?:punya|milik|mau|pengen|pengin|ingin|butuh|minta|perlu)$/iu

/** `3 kamar: ocean view 1,2jt`: what is offered at a price stands in its list; how many there are stays. */
const withoutListed = (clause: string, { offers }: SiteRequest): string => {
  const at = clause.indexOf(':')
  const behind = clause.slice(at + 1).toLowerCase()
  const isListed =
    at > 0 &&
    /\d\s?(?:rb|ribu|k|jt|juta)(?!\p{L})|\d\.\d{3}/iu.test(behind) &&
    offers.some(({ name, price }) => price !== null && behind.includes(name.toLowerCase()))
  return isListed ? clause.slice(0, at) : clause
}

/** The words before a number to call, which stands in a place of its own. */
const onlyCalls = /^(?:booking|janji temu|reservasi|pemesanan|pesan|order|info|informasi|kontak|konsultasi)$/iu

const asPoint = (clause: string): string => sentence(clause.replace(telling, '').replace(ownerEnd, ''))

/** What the page says of the business above its title: `toko bangunan di Jombang` need not be told twice. */
const kickerWords = ({ type, trade, area, name }: SiteRequest): Set<string> =>
  new Set(
    `${trade?.called ?? ''} ${typeWords[type].called} ${typeWords[type].label} ${area} ${name} di usaha jasa bisnis kami saya online`
      .toLowerCase()
      .split(/[^\p{L}\d]+/u),
  )

/** The request with what the message told besides, as points about the business: no stated fact is lost (ASSIST-01). */
const withToldBesides = (request: SiteRequest, text: string): SiteRequest => {
  const { offers, points, ...facts } = request
  const written = [
    ...Object.values(facts).filter((value) => typeof value === 'string'),
    ...offers.map(({ name, price, unit, note }) => `${name} ${price ?? ''} ${unit} ${note}`),
    ...points,
  ].join('\n')
  const above = kickerWords(request)
  const besides = toldBesides(text, `${written}\n${hoursWords(request)}`, { name: request.name })
    .filter((clause) => clause.length <= longestPoint)
    .concat(facilitiesIn(text).filter((one) => !written.toLowerCase().includes(one.toLowerCase())))
    .map((clause) => asPoint(withoutListed(clause, request)))
    .filter((clause) => !onlyCalls.test(clause))
    .filter(
      (clause) =>
        !clause
          .toLowerCase()
          .split(/[^\p{L}\d]+/u)
          .every((word) => above.has(word)),
    )
  // A point that broke off in the middle (`Mentor: Mr`) gives way to the whole clause.
  const whole = points.filter((point) => !besides.some((clause) => clause.toLowerCase().includes(point.toLowerCase())))
  return { ...request, points: [...whole, ...besides].slice(0, mostPoints) }
}

/** A message that shouts is read as if it were spoken: its capitals tell no names. */
const spoken = (text: string): string => {
  const letters = text.replaceAll(/[^\p{L}]/gu, '')
  const isLoud = letters.length > 20 && letters.replaceAll(/\p{Lu}/gu, '').length * 10 < letters.length
  return isLoud ? text.toLowerCase() : text
}

/** A place and the town behind the name: `Pantai Losari, Makassar`. */
const areaOf = (area: string, town: string, address: string): string =>
  [area, `${area} ${address}`.toLowerCase().includes(town.toLowerCase()) ? '' : town]
    .filter((part) => part !== '')
    .join(', ')

/** The order of a website as the owner's words tell it, completed by the business profile. */
export const readSiteRequest = (reading: Reading, context: AssistantContext): SiteRequest => {
  const text = plainSums(spoken(reading.text))
  const { profile } = context
  const named = readName(text)
  const tagged = readTagline(text)
  const social = readInstagram(tagged.rest)
  const hours = readHours(social.rest)
  const place = readPlace(hours.rest)
  const type = businessTypeIn(text) ?? businessTypeIn(`${profile?.type ?? ''} ${profile?.name ?? ''}`) ?? 'umum'
  const isPerson = typeWords[type].schemaType === 'Person'
  const plain = readPlainOffers(place.rest)
  const listed = goodsText(plain.rest, named.name, named.town)
  const withoutPhones = numberedApart(listed.replaceAll(anyPhone, ' ; '))
  const readGoods = () =>
    readMessage(spellOutPrices(writeRanges(withoutPhones, ({ from }) => from)), reading.today).goods
  const told =
    readListedOffers(spellOutPrices(writeRanges(withoutPhones, ({ from, to }) => `${from} (sampai ${to})`))) ??
    readGoods().flatMap((line) => readOffer(line) ?? [])
  const derived = derivePrices(
    text,
    told.map(({ name, price, unit }) => ({ name, price: price ?? 0, unit })),
  )
  const offers = [...withConditions(withDerived(told, derived.prices), spellOutPrices(withoutPhones)), ...plain.offers]
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
  const role = readRole(text, named.name)
  const request: SiteRequest = {
    name: own || fallbackName,
    type,
    trade: isPerson ? null : tradeIn(text, type),
    description: role || filled('', profile?.description),
    tagline: tagged.tagline,
    area: areaOf(place.area, named.town, place.address) || townIn(text, named.name),
    address: filled(place.address, profile?.address),
    phone: filled(phone, profile?.phone),
    whatsapp: filled(whatsapp, profile && /^(?:\+?62|0)8/.test(profile.phone) ? profile.phone : ''),
    email: filled(reading.emails[0] ?? '', profile?.email),
    instagram: social.instagram,
    hours: hours.hours,
    hoursNote: hours.note,
    offers,
    points: readPoints(derived.unanswered(listed), [role, ...offers.map(({ name }) => name)]),
    headline: '',
    about: '',
  }
  return withToldBesides(request, derived.unanswered(withoutAddress(text, place.told)))
}
