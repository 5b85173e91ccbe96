import { concernedBy, othersOf, relations, skip, speaksOfSelf, standsAlone, withSecond } from './addressees.ts'
import { plainShops } from './house-words.ts'
import { isOrigin, readStation } from '../days/journeys.ts'
import { companyAt } from './name-spans.ts'
import { honorifics, isHonorific, titleEnd } from './name-words.ts'
import type { Party } from '../../reading.ts'
import { type NamedParty, readParty } from './named-party.ts'
import { titleText } from './office-text.ts'
import { addresseeCue, isBilled, isOwnHouseAt, isOwnShopAt, isSignatureAt } from './party-cues.ts'
import { mayBeName, type PartyReader, type PartyStep, rawAt } from './party-reader.ts'
import { ownShopName } from './party-sides.ts'
import {
  claim,
  endsClause,
  isFree,
  isGlued,
  low,
  placesOf,
  saysAny,
  type Sheet,
  textBetween,
  titleCase,
} from '../sheet.ts'
import { isCapital, nameStops, wordSet } from '../words.ts'

/** `karyawan saya`, `teknisi kami`: somebody or something of the writer's. */
const isOfOwn = (sheet: Sheet, at: number): boolean => {
  const before = ['baru', 'lama', 'tetap'].includes(low(sheet, at - 1)) ? at - 2 : at - 1
  return relations.has(low(sheet, before)) || titleEnd(sheet, before) > before
}

/** `utang Mas Anton ke saya (Bu Kartini)`. */
export const readOwnInBrackets: PartyStep = ({ sheet, found, take }, at) => {
  if (!['saya', 'kami', 'aku'].includes(low(sheet, at)) || low(sheet, at + 1) !== '(' || found.sender !== null)
    return false
  const own = readParty(sheet, at + 2, true, true)
  if (!own || low(sheet, own.to) !== ')') return false
  take({ ...own, to: own.to + 1 }, ['ke', 'kepada'].includes(low(sheet, at - 1)) ? at - 1 : at, 'sender')
  return true
}

const behindSignature = wordSet(': oleh saya kami tangan atas nama . ,')

/** `ttd Pak Karim, ketua`. */
export const readSigner: PartyStep = ({ sheet, found }, at) => {
  if (!isSignatureAt(sheet, at)) return false
  const named = readParty(sheet, skip(sheet, at + 1, behindSignature), true, false)
  if (!named) return false
  let { party, to } = named
  const next = [',', '('].includes(low(sheet, to)) ? to + 1 : to
  const title = party.title === undefined ? titleEnd(sheet, next) : next
  if (title > next) {
    party = { ...party, title: titleText(sheet, next, title) }
    to = low(sheet, title) === ')' ? title + 1 : title
  }
  found.signer = party
  claim(sheet, at, to, 'party')
  return true
}

/** `… Kami Anti Rayap Mosinggani`: a name in capitals that ends its clause; one person is no house. */
const ownNameAt = (sheet: Sheet, at: number): NamedParty | null => {
  if (sheet.writing !== 'mixed' || ['saya', 'aku', 'gue'].includes(low(sheet, at - 1)) || isHonorific(sheet, at))
    return null
  let to = at
  while (to - at < 6 && isFree(sheet, to) && sheet.tokens[to]?.kind === 'word' && isCapital(rawAt(sheet, to))) to += 1
  if (to - at < 2 || !endsClause(sheet, to)) return null
  return { party: { company: titleCase(textBetween(sheet, at, to), sheet.writing) }, from: at, to, sure: true }
}

/** `kami CV Cerdas …`. */
export const readOwnHouse: PartyStep = ({ sheet, found, take }, at) => {
  if (!isOwnHouseAt(sheet, at) || found.sender !== null) return false
  const house = companyAt(sheet, at + 1) ? readParty(sheet, at + 1, true, true) : ownNameAt(sheet, at + 1)
  if (!house || house.to - house.from < 2) return false
  take(house, at, 'sender')
  return true
}

/** The house that writes so far, where no person does: a name without a title behind `dari` is a house's, once somebody says `saya`. */
const houseSoFar = (sheet: Sheet, sender: Party | null): Party | null => {
  if (sender === null || (sender.name !== undefined && sender.company !== undefined)) return null
  const { name, ...rest } = sender
  if (name === undefined) return sender
  const first = name.split(/[\s.]/)[0]?.toLowerCase() ?? ''
  const isSource = placesOf(sheet, 'dari').some((at) => low(sheet, at + 1) === first)
  return isSource && !honorifics.has(first) ? { ...rest, company: name } : null
}

const owns = wordSet('saya aku gue')
const handsOver = (sheet: Sheet): boolean => saysAny(sheet, ['serah', 'penyerahan'])

/** `saya Budi …`, `sy, Baiq Rohani, pemilik usaha …`, where no relation stands before it. */
export const readSelf: PartyStep = ({ sheet, found, take }, at) => {
  if (!owns.has(low(sheet, at)) || isOfOwn(sheet, at) || sheet.writing !== 'mixed') return false
  const from = [',', ':'].includes(low(sheet, at + 1)) ? at + 2 : at + 1
  if (!isCapital(rawAt(sheet, from)) || nameStops.has(low(sheet, from))) return false
  const house = houseSoFar(sheet, found.sender)
  if (found.sender !== null && house === null) return false
  const named = readParty(sheet, from, true, true)
  if (!named) return from === at + 1
  const { name, title } = named.party
  const isTaker = handsOver(sheet) && ['ke', 'kepada'].includes(low(sheet, at - 1))
  // `dari Teras Dekor, sy Shinta`: who writes for the house that is known.
  if (house !== null && name !== undefined && !isTaker) {
    found.sender = { ...house, name, ...(title === undefined ? {} : { title }) }
    claim(sheet, at, named.to, 'party')
  }
  // `serah terima mesin … ke saya, Yohana`
  else take(named, at, isTaker ? 'recipient' : 'sender')
  return true
}

/** `… Dari Toko X`: a clause of its own, or the message's last, says who writes. */
const writesElsewhere = (sheet: Sheet, at: number): boolean =>
  placesOf(sheet, 'dari').some((place) => place > at && isFree(sheet, place) && mayBeName(sheet, place + 1))

/** `untuk Pak Budi`, `ke PT Maju`: somebody whom the paper goes to. */
const isAddressed = (sheet: Sheet, at: number): boolean =>
  addresseeCue(sheet, at) === 'strong' && isFree(sheet, at) && readParty(sheet, at + 1, false, true)?.sure === true

/** On which side somebody behind `dari`, `oleh` or `atas nama` stands: mostly he writes. */
const sideOfSource = (
  { sheet, found, travels }: PartyReader,
  at: number,
  named: NamedParty | null,
  onBehalf: boolean,
): 'sender' | 'recipient' => {
  if (found.recipient !== null) return 'sender'
  const leaves = saysAny(sheet, ['pengunduran', 'mengundurkan', 'resign']) && named?.party.company !== undefined
  // `balas surat dari Dinas Perdagangan`: who wrote first is answered.
  const answered =
    saysAny(sheet, ['balas', 'balasan', 'balasin', 'bales', 'balesin', 'menanggapi', 'menjawab']) &&
    ['surat', 'undangan', 'tawaran', 'penawaran', 'permintaan', 'email'].includes(low(sheet, at - 1))
  const about =
    named?.party.company === undefined &&
    saysAny(sheet, ['keterangan', 'suket', 'rekomendasi', 'peringatan', 'teguran', 'sp'])
  // `invoice a.n. SMPN 3: …. Dari Toko Buku`: whom it is made out to, where another one writes.
  const madeOutTo = writesElsewhere(sheet, at) && isBilled(sheet)
  // `tagihan kos atas nama Fajar`: a person in whose name a bill is made out pays it, where nobody else is asked to.
  const billed =
    named?.party.company === undefined &&
    ['invoice', 'tagihan', 'nota', 'faktur', 'bon'].some((paper) => sheet.words.has(paper)) &&
    !sheet.tokens.some((_, place) => place !== at && isAddressed(sheet, place))
  return leaves || answered || (onBehalf && (about || madeOutTo || travels || billed)) ? 'recipient' : 'sender'
}

/** `Bu Lince dari Toko Melati belum bayar …. Dari Grosir Mandiri`: somebody of another house than the one that writes. */
const ofOtherHouse = ({ sheet, found, hasOtherSender }: PartyReader, at: number): NamedParty | null => {
  const isElsewhere = (place: number): boolean =>
    place > at && endsClause(sheet, place - 1) && mayBeName(sheet, place + 1)
  if (!hasOtherSender || found.recipient !== null || !placesOf(sheet, 'dari').some(isElsewhere)) return null
  let from = at - 1
  while (at - from < 4 && isFree(sheet, from) && !isHonorific(sheet, from)) from -= 1
  const named = isHonorific(sheet, from) && isFree(sheet, from) ? readParty(sheet, from, false, true) : null
  return named?.party.company !== undefined && named.to > at ? named : null
}

const sendings = wordSet('kiriman paket pasokan setoran belanjaan titipan pengiriman')

const ofPrayer = wordSet(
  'musholla mushola musala musalla masjid mesjid langgar surau tpq tpa pesantren ponpes majelis taklim yayasan',
)

/** `dari …`, `oleh …`, `atas nama …`. */
export const readSource: PartyStep = (reader, at) => {
  const { sheet, found, travels, take } = reader
  const word = low(sheet, at)
  const isDoctor = rawAt(sheet, at).toLowerCase() === 'dr' && low(sheet, at + 1) === '.'
  // `diterima kiriman dari Ekspedisi Cepat`: whose goods came writes nothing about them.
  const sentBy = word === 'dari' && sendings.has(low(sheet, at - 1))
  const inName = word === 'atas' && low(sheet, at + 1) === 'nama'
  const dot = low(sheet, at + 1) === '.' && isGlued(sheet, at + 1) ? 1 : 0
  const short =
    word === 'an' &&
    !isGlued(sheet, at) &&
    sheet.writing === 'mixed' &&
    isCapital(rawAt(sheet, at + 1 + dot)) &&
    // `musholla An Nur`: a part of the name.
    !(rawAt(sheet, at) === 'An' && ofPrayer.has(low(sheet, at - 1)))
  const onBehalf = word === 'atas-nama' || inName || short
  if (!((word === 'dari' && !isDoctor) || word === 'oleh' || onBehalf)) return false
  const from = inName ? at + 2 : short ? at + 1 + dot : at + 1
  const other = word === 'dari' ? ofOtherHouse(reader, at) : null
  if (other !== null) {
    take(other, other.from, 'recipient')
    return true
  }
  if (travels && word === 'dari' && isOrigin(sheet, at) && readStation(sheet, found, at, from) !== null) return true
  const named = readParty(sheet, from, standsAlone(sheet, from, word), true)
  if (!named) return true
  if (sentBy) {
    take(named, at, 'other')
    return true
  }
  const journeys = travels && onBehalf && found.recipient === null
  const side = sideOfSource(reader, at, named, onBehalf)
  // `atas nama Fitri dan Bayu`
  const two = onBehalf && side === 'recipient' && !journeys ? withSecond(sheet, named) : null
  take(two ?? named, at, side)
  if (journeys) for (const other of othersOf(sheet, named)) take(other, other.from, 'other')
  return true
}

const behindName = wordSet(': saya kami adalah')

/** `nama Siti Aminah`: whom a paper about somebody is about, or who writes a personal one. */
export const readConcerned: PartyStep = ({ sheet, found, take }, at) => {
  if (!['nama', 'bernama', 'namanya'].includes(low(sheet, at))) return false
  const concerned = concernedBy(sheet, at)
  if (concerned === null) return false
  const named = readParty(sheet, skip(sheet, at + 1, behindName), true, true)
  const taken = concerned === 'sender' ? found.sender : found.recipient
  if (named?.party.name === undefined || taken !== null) return false
  take(named, at, concerned)
  return true
}

/** `toko saya …`, `usaha kami namanya …`. */
export const readOwnShop: PartyStep = ({ sheet, take }, at) => {
  if (!isOwnShopAt(sheet, at)) return false
  const { from, general } = ownShopName(sheet, at)
  const said = readParty(sheet, from, true, true)
  // `listrik di warung saya sering mati`: beside names with capitals, small words are what happens there.
  const isTold = said !== null && sheet.writing === 'mixed' && !/\p{Lu}/u.test(textBetween(sheet, from, said.to))
  const named = isTold ? null : said
  // `toko saya namanya Berkah Jaya` is Toko Berkah Jaya; `usaha saya …`, `penginapan saya namanya …` say of what sort it is.
  const sort = plainShops.has(low(sheet, at)) ? `${titleCase(low(sheet, at), sheet.writing)} ` : ''
  const party =
    named && general && named.party.company === undefined
      ? { company: `${sort}${named.party.name ?? ''}` }
      : named?.party
  if (named && party) take({ ...named, party }, at, 'sender')
  return true
}

/** `Hormat kami, …`. */
export const readRegards: PartyStep = ({ sheet, take }, at) => {
  if (!['hormat', 'salam'].includes(low(sheet, at)) || !['kami', 'saya'].includes(low(sheet, at + 1))) return false
  let from = at + 2
  while ([',', '.', ':'].includes(low(sheet, from)) || sheet.tokens[from]?.kind === 'line') from += 1
  const named = readParty(sheet, from, true, true)
  if (named) take(named, at, 'sender')
  return true
}

/** `surat pernyataan saya Budi`, `saya, Budi, mengundurkan diri`. */
export const readSelfSpoken: PartyStep = ({ sheet, found, take }, at) => {
  if (low(sheet, at) !== 'saya' || sheet.writing !== 'mixed' || found.sender !== null || !speaksOfSelf(sheet, at))
    return false
  const from = low(sheet, at + 1) === ',' ? at + 2 : at + 1
  const named = isCapital(rawAt(sheet, from)) ? readParty(sheet, from, true, false) : null
  if (named) take(named, at, 'sender')
  return named !== null
}
