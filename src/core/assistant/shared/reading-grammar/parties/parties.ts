import { afterCount, othersOf, rosterAt, skip, standsAlone, withSecond } from './addressees.ts'
import { readBuyer, readGiver } from './buyers.ts'
import type { Parties } from './found-parties.ts'
import { groupEnd, groupText } from '../goods/groups.ts'
import { isHonorific } from './name-words.ts'
import { readOfficeHolder } from './office-addressee.ts'
import { readDestination, readSent, readStation } from '../days/journeys.ts'
import { afterIntroduction, type NamedParty, readParty } from './named-party.ts'
import { readAuthority } from './party-authority.ts'
import { addresseeCue, isBilled } from './party-cues.ts'
import { openPartyReader, type PartyReader, type PartyStep, rawAt } from './party-reader.ts'
import { readBetween, readGrant, readListedSides, readOtherNamed, readRole } from './party-sides.ts'
import {
  readConcerned,
  readOwnHouse,
  readOwnInBrackets,
  readOwnShop,
  readRegards,
  readSelf,
  readSelfSpoken,
  readSigner,
  readSource,
} from './party-writers.ts'
import { endsClause, isFree, isNumber, low, saysAny, type Sheet, textBetween } from '../sheet.ts'
import { readBusinesses, readPeople } from './unannounced-parties.ts'
import { isCapital, wordSet } from '../words.ts'

const homes = wordSet('rumah kebun sawah lapak kios')
const addressed = wordSet('kepada ke untuk pada yth . : yang terhormat bapak/ibu')

/** Papers in which `ke …` without a title leads to a place. */
const placesOnly = ['undangan', 'undangannya', 'pengunduran', 'mengundurkan', 'resign']

const leadsToPlace = (sheet: Sheet): boolean =>
  saysAny(sheet, placesOnly) || (sheet.words.has('kuitansi') && saysAny(sheet, ['penerima', 'diterima', 'menerima']))

const trips = wordSet(
  'trip tour wisata piknik ziarah rekreasi perjalanan paket sewa rental carter tiket travel bus bis mobil elf hiace kapal antar kirim pengiriman ekspedisi',
)
/** `paket wisata ke …`, `sewa bus ke …`: a thing that goes somewhere. */
const leadsThere = (sheet: Sheet, at: number): boolean =>
  [1, 2, 3].some((back) => trips.has(low(sheet, at - back)) && isFree(sheet, at - back))

const groups = wordSet('rombongan keluarga grup group')
/** Whether somebody with a title or a house is named behind who a paper is for. */
const isNamedBehind = (sheet: Sheet, from: number): boolean =>
  sheet.tokens.some((_, at) => {
    if (at < from || !['untuk', 'buat', 'kepada', 'atas-nama'].includes(low(sheet, at)) || !isFree(sheet, at))
      return false
    return readParty(sheet, groups.has(low(sheet, at + 1)) ? at + 2 : at + 1, false, true)?.sure === true
  })

/** `ke Toko Rejeki di Malang`: where the one who is billed lives, named right behind and nothing else in the clause. */
const atPlace = (sheet: Sheet, named: NamedParty): NamedParty => {
  const from = named.to + 1
  if (low(sheet, named.to) !== 'di' || sheet.writing !== 'mixed' || named.party.address !== undefined) return named
  let to = from
  while (to - from < 4 && isCapital(rawAt(sheet, to)) && isFree(sheet, to)) to += 1
  if (to === from || !(endsClause(sheet, to) || isNumber(sheet, to)) || !isBilled(sheet)) return named
  return { ...named, party: { ...named.party, address: textBetween(sheet, from, to) }, to }
}

/** Takes the one whom a paper is for or goes to, with the others who are named beside him. */
const takeAddressee = (reader: PartyReader, at: number, cue: 'strong' | 'weak' | 'named'): void => {
  const { sheet, found, travels, hasOtherSender, isPlea, take } = reader
  const word = low(sheet, at)
  const near = afterCount(sheet, skip(sheet, at + 1, addressed))
  // `ke rumah Bu Hartini`: the goods go to her.
  const from = homes.has(low(sheet, near)) && isHonorific(sheet, near + 1) ? near + 1 : near
  if (travels && word === 'ke' && readStation(sheet, found, at, from) !== null) return
  const isFreeName =
    cue === 'strong'
      ? standsAlone(sheet, from, word)
      : cue === 'named' && sheet.writing === 'mixed' && isCapital(rawAt(sheet, afterIntroduction(sheet, from)))
  const titled = isHonorific(sheet, from) ? readOfficeHolder(sheet, from) : null
  const named = titled ?? readParty(sheet, from, isFreeName, hasOtherSender) ?? readOfficeHolder(sheet, from)
  if (!named || (cue !== 'strong' && found.recipient !== null)) return
  // `bahas study tour ke …`: an invitation goes to somebody with a title, a house or a group.
  if (word === 'ke' && !named.sure && leadsToPlace(sheet)) return
  // `trip ke Dieng untuk Bu Endah`: where it goes; who is asked for it is named behind.
  if (word === 'ke' && !named.sure && leadsThere(sheet, at) && isNamedBehind(sheet, named.to)) return
  // A second name after `ke` without a title is a place: `study tour ke …`.
  if (found.recipient !== null && word === 'ke' && !named.sure && !reader.pleads) return
  if (reader.pleads && ['ke', 'kepada', 'ditujukan'].includes(word)) {
    found.sender ??= found.recipient
    found.recipient = null
    reader.pleads = false
  }
  const others = othersOf(sheet, named)
  const two = named.party.company === undefined && others.length < 2 ? withSecond(sheet, named) : null
  reader.pleads ||= isPlea && found.recipient === null && word !== 'ke' && word !== 'kepada'
  take(atPlace(sheet, two ?? named), at, 'recipient')
  if (two === null) for (const other of others) take(other, other.from, 'other')
}

/** `undangan wali murid kelas 6 rapat …`. */
const readInvited: PartyStep = ({ sheet, found, take }, at) => {
  const to = low(sheet, at) === 'undangan' && found.recipient === null ? groupEnd(sheet, at + 1) : null
  if (to === null) return false
  take({ party: { name: groupText(sheet, at + 1, to) }, from: at + 1, to, sure: true }, at + 1, 'recipient')
  return true
}

const readAddressee: PartyStep = (reader, at) => {
  const cue = addresseeCue(reader.sheet, at)
  if (cue) takeAddressee(reader, at, cue)
  return cue !== null
}

/** What a word may begin, in the order in which it is tried. */
const steps: readonly PartyStep[] = [
  readBetween,
  readOwnInBrackets,
  readListedSides,
  readDestination,
  readAuthority,
  readSent,
  readSigner,
  readGrant,
  readOwnHouse,
  readRole,
  readOtherNamed,
  readSelf,
  readSource,
  readConcerned,
  readOwnShop,
  readRegards,
  readSelfSpoken,
  readInvited,
  readAddressee,
]

/** `3 orang: Nanda Saputra, Melki Sitorus`. */
const readRosters = ({ sheet, take }: PartyReader): void => {
  for (let at = 1; at < sheet.tokens.length; at += 1) {
    const [first, ...others] = isFree(sheet, at) ? rosterAt(sheet, at) : []
    if (first === undefined) continue
    take(first, first.from, 'recipient')
    for (const other of others) take(other, other.from, 'other')
  }
}

/** Reads everybody who is named: by `dari`, `untuk`, `kepada`, `antara … dengan …`, roles and signatures. */
export const readParties = (sheet: Sheet): Parties => {
  const reader = openPartyReader(sheet)
  const { found, take } = reader
  const buyer = readBuyer(sheet)
  const giver = readGiver(sheet)
  readRosters(reader)
  for (let at = 0; at < sheet.tokens.length; at += 1)
    if (isFree(sheet, at) && sheet.tokens[at]?.kind === 'word') steps.some((step) => step(reader, at))
  if (giver !== null) take(giver, giver.from, found.sender === null ? 'sender' : 'other')
  if (buyer !== null) take(buyer, buyer.from, found.recipient === null ? 'recipient' : 'other')
  readPeople(sheet, found, take)
  readBusinesses(sheet, found, take)
  return found
}
