import { afterRole, skip } from './addressees.ts'
import { isHonorific } from './name-words.ts'
import { afterIntroduction, type NamedParty, readParty } from './named-party.ts'
import { grantAt, roleAt, sideAt } from './party-cues.ts'
import { mayBeName, type PartyReader, type PartyStep, rawAt } from './party-reader.ts'
import { isFree, low, saysAny, type Sheet, textBetween, titleCase } from '../sheet.ts'
import { isCapital, nameStops, wordSet } from '../words.ts'

const apart = wordSet(
  ': saya kami nya oleh - 2 1 kuasa tugas hutang adalah yaitu = barang jasa kerja usaha rumah ruko surat namanya nama bernama',
)
const things = wordSet('tanah lahan kios ruko rumah mobil motor kebun sawah toko gedung usaha kost kontrakan kapal')

/** `pemilik tanah Pak Mulyadi`: a word may say of what. */
const afterThing = (sheet: Sheet, at: number): number =>
  (sheet.tokens[at]?.kind === 'word' &&
    !isCapital(rawAt(sheet, at)) &&
    !nameStops.has(low(sheet, at)) &&
    isHonorific(sheet, at + 1) &&
    !isHonorific(sheet, at)) ||
  (things.has(low(sheet, at)) &&
    (isHonorific(sheet, at + 1) || isCapital(rawAt(sheet, at + 1))) &&
    !isCapital(rawAt(sheet, at)))
    ? at + 1
    : at

const isOwn = (sheet: Sheet, at: number): boolean => ['saya', 'kami', 'aku', 'gue'].includes(low(sheet, at))

const sideJoints = wordSet('dengan dan sama & serta')

/** `Bapak X selaku pemilik lahan dengan Y`: a few words may say what the first side is. */
const jointAfter = (sheet: Sheet, from: number): number => {
  let at = low(sheet, from) === ',' ? from + 1 : from
  if (!['selaku', 'sebagai', 'pemilik', 'penjual', 'pemberi', 'yang'].includes(low(sheet, at))) return at
  while (at - from < 6 && isFree(sheet, at) && sheet.tokens[at]?.kind === 'word' && !sideJoints.has(low(sheet, at)))
    at += 1
  return at
}

/** The exclusive end of what stands between brackets that are open at `at`; `at` where nothing closes them. */
const closeOf = (sheet: Sheet, at: number): number => {
  let to = at
  while (to - at < 8 && sheet.tokens[to] && low(sheet, to) !== ')') to += 1
  return low(sheet, to) === ')' ? to : at
}

/** `antara saya (Rina Wati, Dapur Rina) dan …`: who says `saya` names himself and his house in brackets. */
const selfInBrackets = (sheet: Sheet, from: number): NamedParty | null => {
  if (!isOwn(sheet, from) || low(sheet, from + 1) !== '(') return null
  const named = readParty(sheet, from + 2, true, true)
  const close = named === null ? from : closeOf(sheet, named.to)
  if (named === null || close === from || low(sheet, close) !== ')') return null
  const isHouse = low(sheet, named.to) === ',' && mayBeName(sheet, named.to + 1) && close > named.to + 1
  const company = isHouse ? titleCase(textBetween(sheet, named.to + 1, close), sheet.writing) : undefined
  return {
    ...named,
    party: company === undefined ? named.party : { ...named.party, company: named.party.company ?? company },
    from,
    to: close + 1,
  }
}

/** `Toko Ayu milik Bu Ayu`: whose a house is speaks for it. */
const withOwner = (sheet: Sheet, named: NamedParty | null): NamedParty | null => {
  if (named === null || !['milik', 'punya'].includes(low(sheet, named.to))) return named
  const owner = readParty(sheet, named.to + 1, true, true)
  const house = named.party.company ?? named.party.name
  const name = owner?.party.name
  return owner === null || house === undefined || name === undefined
    ? named
    : { ...named, party: { ...named.party, company: house, name }, to: owner.to }
}

const takeSides = ({ sheet, found, take }: PartyReader, at: number): boolean => {
  const first = withOwner(
    sheet,
    selfInBrackets(sheet, at + 1) ?? readParty(sheet, afterRole(sheet, at + 1), true, true),
  )
  if (!first) return false
  const joint = jointAfter(sheet, first.to)
  if (!sideJoints.has(low(sheet, joint))) return false
  const second = withOwner(sheet, readParty(sheet, afterRole(sheet, joint + 1), true, true))
  if (!second) return false
  take(first, at, 'sender')
  take(second, first.to, 'recipient')
  found.parties.push(first.party, second.party)
  return true
}

/** `antara Pak X dan Bu Y`. */
export const readBetween: PartyStep = (reader, at) => low(reader.sheet, at) === 'antara' && takeSides(reader, at)

const bindsTwo = ['kontrak', 'perjanjian', 'mou']

/** `kontrak kerja: Pak X (mandor) sama tukang Y`. */
export const readListedSides: PartyStep = (reader, at) => {
  const { sheet, found } = reader
  const opens = low(sheet, at - 1) === ':' && found.sender === null && found.recipient === null
  return opens && saysAny(sheet, bindsTwo) && takeSides(reader, at - 1)
}

/** `yang kasih kuasa …`, `penerima kuasa …`. */
export const readGrant: PartyStep = ({ sheet, take }, at) => {
  const grant = grantAt(sheet, at)
  if (!grant) return false
  const from = skip(sheet, at + 1, apart)
  const named = readParty(sheet, from, mayBeName(sheet, afterIntroduction(sheet, from)), true)
  if (named) take(named, at, grant)
  return named !== null
}

/** `pihak pertama …`, `pemilik …`, `penyewa …`: a part of the paper, and who has it. */
export const readRole: PartyStep = ({ sheet, found, take }, at) => {
  const side = sideAt(sheet, at) ?? roleAt(sheet, at)
  if (!side) return false
  const isNumbered = low(sheet, at) === 'pihak'
  const near = skip(sheet, isNumbered ? at + 2 : at + 1, apart)
  const from = isFree(sheet, near) && low(sheet, near - 1) !== ':' ? afterThing(sheet, near) : near
  const free = isNumbered || sheet.writing === 'mixed' || low(sheet, from - 1) === ':'
  const named = readParty(sheet, from, free, true)
  if (!named) return false
  take(named, at, side)
  if (isNumbered) found.parties.push(named.party)
  return true
}

const isNaming = (sheet: Sheet, at: number): boolean => ['nama', 'namanya', 'bernama'].includes(low(sheet, at))

const others = wordSet('dia beliau orangnya pihaknya mitranya')

/** `saya Nuraini …, dia namanya Hasan Basri`: the other side, spoken of before it is named. */
export const readOtherNamed: PartyStep = ({ sheet, found, take }, at) => {
  if (!others.has(low(sheet, at)) || !isNaming(sheet, at + 1) || found.recipient !== null) return false
  const named = readParty(sheet, at + 2, true, true)
  if (named) take(named, at, 'recipient')
  return named !== null
}

/** `usaha saya …`, `toko kami namanya …`: where the name of one's own house begins. */
export const ownShopName = (sheet: Sheet, at: number): { readonly from: number; readonly general: boolean } => {
  // `toko saya namanya Buah Segar`
  if (isOwn(sheet, at + 1) && isNaming(sheet, at + 2)) return { from: skip(sheet, at + 3, apart), general: true }
  const general = low(sheet, at) === 'usaha' || low(sheet, at) === 'perusahaan'
  return { from: skip(sheet, general ? (isOwn(sheet, at + 1) ? at + 2 : at + 1) : at, apart), general }
}
