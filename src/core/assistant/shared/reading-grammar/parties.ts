import {
  afterCount,
  afterRole,
  concernedBy,
  othersOf,
  relations,
  rosterAt,
  skip,
  speaksOfSelf,
  standsAlone,
  withSecond,
} from './addressees.ts'
import { readBuyer, readGiver } from './buyers.ts'
import type { Parties, Whose } from './found-parties.ts'
import { groupEnd, groupText } from './groups.ts'
import { companyAt } from './name-spans.ts'
import { isCompanyWord, isHonorific, titleEnd } from './name-words.ts'
import { afterIntroduction, type NamedParty, readParty } from './named-party.ts'
import {
  addresseeCue,
  grantAt,
  isBilled,
  isOwnHouseAt,
  isOwnShopAt,
  isSignatureAt,
  namesAnotherSender,
  roleAt,
  sideAt,
  tellsOfTravel,
} from './party-cues.ts'
import { claim, endsClause, isFree, isGlued, low, type Sheet, textBetween, titleCase } from './sheet.ts'
import { readBusinesses, readPeople } from './unannounced-parties.ts'
import { isCapital, nameStops, wordSet } from './words.ts'

const addressed = wordSet('kepada ke untuk pada yth . : yang terhormat bapak/ibu')
const apart = wordSet(
  ': saya kami nya oleh - 2 1 kuasa tugas hutang adalah yaitu = barang jasa kerja usaha rumah ruko namanya nama bernama',
)

const rawAt = (sheet: Sheet, at: number): string => sheet.tokens[at]?.raw ?? ''

const isOwn = (sheet: Sheet, at: number): boolean => ['saya', 'kami', 'aku', 'gue'].includes(low(sheet, at))

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

const sideJoints = wordSet('dengan dan sama & serta')

/** `Bapak X selaku pemilik lahan dengan Y`: a few words may say what the first side is. */
const jointAfter = (sheet: Sheet, from: number): number => {
  let at = low(sheet, from) === ',' ? from + 1 : from
  if (!['selaku', 'sebagai', 'pemilik', 'penjual', 'pemberi'].includes(low(sheet, at))) return at
  while (at - from < 6 && isFree(sheet, at) && sheet.tokens[at]?.kind === 'word' && !sideJoints.has(low(sheet, at)))
    at += 1
  return at
}

const leadsToPlace = (sheet: Sheet): boolean =>
  placesOnly.some((said) => sheet.words.has(said)) ||
  (sheet.words.has('kuitansi') && ['penerima', 'diterima', 'menerima'].some((said) => sheet.words.has(said)))

const bindsTwo = ['kontrak', 'perjanjian', 'mou']

/** Papers in which `ke …` without a title leads to a place. */
const placesOnly = ['undangan', 'undangannya', 'pengunduran', 'mengundurkan', 'resign']

/** Takes a town after `ke` or `dari` in papers that send somebody somewhere; its end, or null. */
const readStation = (sheet: Sheet, found: Parties, at: number, from: number): number | null => {
  if (isHonorific(sheet, from) || isCompanyWord(sheet, from)) return null
  let to = from
  while (
    to - from < 3 &&
    isFree(sheet, to) &&
    sheet.tokens[to]?.kind === 'word' &&
    (sheet.writing === 'mixed' ? isCapital(rawAt(sheet, to)) : to === from)
  )
    to += 1
  if (to === from) return null
  const station = titleCase(textBetween(sheet, from, to), sheet.writing)
  if (low(sheet, at) === 'dari') found.stations.unshift(station)
  else found.stations.push(station)
  claim(sheet, at, to, 'place')
  return to
}

const readSigner = (sheet: Sheet, found: Parties, at: number): boolean => {
  const named = readParty(sheet, skip(sheet, at + 1, wordSet(': oleh saya kami tangan atas nama . ,')), true, false)
  if (!named) return false
  let { party, to } = named
  const next = [',', '('].includes(low(sheet, to)) ? to + 1 : to
  const title = party.title === undefined ? titleEnd(sheet, next) : next
  if (title > next) {
    party = { ...party, title: titleCase(textBetween(sheet, next, title), sheet.writing) }
    to = low(sheet, title) === ')' ? title + 1 : title
  }
  found.signer = party
  claim(sheet, at, to, 'party')
  return true
}

/** `… Kami Anti Rayap Mosinggani`: a name in capitals that ends its clause; one person is no house. */
const ownNameAt = (sheet: Sheet, at: number): NamedParty | null => {
  if (sheet.writing !== 'mixed' || low(sheet, at - 1) === 'saya' || isHonorific(sheet, at)) return null
  let to = at
  while (to - at < 6 && isFree(sheet, to) && sheet.tokens[to]?.kind === 'word' && isCapital(rawAt(sheet, to))) to += 1
  if (to - at < 2 || !endsClause(sheet, to)) return null
  return { party: { company: titleCase(textBetween(sheet, at, to), sheet.writing) }, from: at, to, sure: true }
}

/** `… Dari Toko X`: a clause of its own, or the message's last, says who writes. */
const writesElsewhere = (sheet: Sheet, at: number): boolean =>
  sheet.tokens.some(
    ({ low: word }, place) =>
      place > at &&
      word === 'dari' &&
      isFree(sheet, place) &&
      (isCapital(rawAt(sheet, place + 1)) || sheet.writing !== 'mixed'),
  )

/** Reads everybody who is named: by `dari`, `untuk`, `kepada`, `antara … dengan …`, roles and signatures. */
export const readParties = (sheet: Sheet): Parties => {
  const found: Parties = { sender: null, recipient: null, parties: [], signer: null, ends: [], stations: [] }
  const travels = tellsOfTravel(sheet)
  const hasOtherSender = namesAnotherSender(sheet)
  // `surat izin buat X ke HRD PT Y`: the one it is for sends it.
  const isPlea =
    ['izin', 'ijin', 'lamaran', 'permohonan', 'pengunduran', 'jalan'].some((word) => sheet.words.has(word)) &&
    sheet.words.has('surat')
  let pleader = false
  const buyer = readBuyer(sheet)
  const giver = readGiver(sheet)

  const take = (named: NamedParty, cueFrom: number, whose: Whose): void => {
    claim(sheet, cueFrom, named.to, 'party')
    found.ends.push({ at: named.to, whose })
    if (whose === 'sender' && found.sender === null) found.sender = named.party
    else if (whose === 'recipient' && found.recipient === null) found.recipient = named.party
    // `dari RS Bunda, tujukan ke Direktur dr. X`: the house and its head are one reader.
    else if (
      whose === 'recipient' &&
      found.recipient?.name === undefined &&
      named.party.company === undefined &&
      named.sure
    )
      found.recipient = { ...found.recipient, ...named.party }
    else found.parties.push(named.party)
  }

  const readSides = (at: number): boolean => {
    const first = readParty(sheet, afterRole(sheet, at + 1), true, true)
    if (!first) return false
    const joint = jointAfter(sheet, first.to)
    if (!sideJoints.has(low(sheet, joint))) return false
    const second = readParty(sheet, afterRole(sheet, joint + 1), true, true)
    if (!second) return false
    take(first, at, 'sender')
    take(second, first.to, 'recipient')
    found.parties.push(first.party, second.party)
    return true
  }

  const readAddressee = (at: number, cue: 'strong' | 'weak' | 'named'): void => {
    const word = low(sheet, at)
    const from = afterCount(sheet, skip(sheet, at + 1, addressed))
    if (travels && word === 'ke' && readStation(sheet, found, at, from) !== null) return
    const isFreeName =
      cue === 'strong'
        ? standsAlone(sheet, from, word)
        : cue === 'named' && sheet.writing === 'mixed' && isCapital(rawAt(sheet, afterIntroduction(sheet, from)))
    const named = readParty(sheet, from, isFreeName, hasOtherSender)
    if (!named || (cue !== 'strong' && found.recipient !== null)) return
    // `bahas study tour ke …`: an invitation goes to somebody with a title, a house or a group.
    if (word === 'ke' && !named.sure && leadsToPlace(sheet)) return
    // A second name after `ke` without a title is a place: `study tour ke …`.
    if (found.recipient !== null && word === 'ke' && !named.sure && !pleader) return
    if (pleader && (word === 'ke' || word === 'kepada')) {
      found.sender ??= found.recipient
      found.recipient = null
      pleader = false
    }
    const others = othersOf(sheet, named)
    const two = named.party.company === undefined && others.length < 2 ? withSecond(sheet, named) : null
    pleader = pleader || (isPlea && found.recipient === null && word !== 'ke' && word !== 'kepada')
    take(two ?? named, at, 'recipient')
    if (two === null) for (const other of others) take(other, other.from, 'other')
  }

  const readAt = (at: number): void => {
    const word = low(sheet, at)
    if (word === 'antara' && readSides(at)) return
    // `utang Mas Anton ke saya (Bu Kartini)`
    if (['saya', 'kami', 'aku'].includes(word) && low(sheet, at + 1) === '(' && found.sender === null) {
      const own = readParty(sheet, at + 2, true, true)
      if (own && low(sheet, own.to) === ')') {
        take({ ...own, to: own.to + 1 }, ['ke', 'kepada'].includes(low(sheet, at - 1)) ? at - 1 : at, 'sender')
        return
      }
    }
    // `kontrak kerja: Pak X (mandor) sama tukang Y`
    const opens = low(sheet, at - 1) === ':' && found.sender === null && found.recipient === null
    if (opens && bindsTwo.some((said) => sheet.words.has(said)) && readSides(at - 1)) return
    if (
      travels &&
      word === 'tujuan' &&
      readStation(sheet, found, at, low(sheet, at + 1) === ':' ? at + 2 : at + 1) !== null
    )
      return
    if (isSignatureAt(sheet, at) && readSigner(sheet, found, at)) return
    const grant = grantAt(sheet, at)
    if (grant) {
      const from = skip(sheet, at + 1, apart)
      const named = readParty(
        sheet,
        from,
        sheet.writing !== 'mixed' || isCapital(rawAt(sheet, afterIntroduction(sheet, from))),
        true,
      )
      if (named) {
        take(named, at, grant)
        return
      }
    }
    if (isOwnHouseAt(sheet, at) && found.sender === null) {
      const house = companyAt(sheet, at + 1) ? readParty(sheet, at + 1, true, true) : ownNameAt(sheet, at + 1)
      if (house && house.to - house.from > 1) {
        take(house, at, 'sender')
        return
      }
    }
    const side = sideAt(sheet, at) ?? roleAt(sheet, at)
    if (side) {
      const near = skip(sheet, word === 'pihak' ? at + 2 : at + 1, apart)
      const from = isFree(sheet, near) && low(sheet, near - 1) !== ':' ? afterThing(sheet, near) : near
      const named = readParty(
        sheet,
        from,
        word === 'pihak' || sheet.writing === 'mixed' || low(sheet, from - 1) === ':',
        true,
      )
      if (named) {
        take(named, at, side)
        if (word === 'pihak') found.parties.push(named.party)
        return
      }
    }
    if (
      word === 'saya' &&
      !relations.has(low(sheet, at - 1)) &&
      found.sender === null &&
      sheet.writing === 'mixed' &&
      isCapital(rawAt(sheet, at + 1)) &&
      !nameStops.has(low(sheet, at + 1))
    ) {
      const named = readParty(sheet, at + 1, true, true)
      if (named) take(named, at, 'sender')
      return
    }
    const isDoctor = rawAt(sheet, at).toLowerCase() === 'dr' && low(sheet, at + 1) === '.'
    const inName = word === 'atas' && low(sheet, at + 1) === 'nama'
    const dot = low(sheet, at + 1) === '.' && isGlued(sheet, at + 1) ? 1 : 0
    const short =
      word === 'an' && !isGlued(sheet, at) && sheet.writing === 'mixed' && isCapital(rawAt(sheet, at + 1 + dot))
    if ((word === 'dari' && !isDoctor) || word === 'oleh' || word === 'atas-nama' || inName || short) {
      const from = inName ? at + 2 : short ? at + 1 + dot : at + 1
      if (
        travels &&
        word === 'dari' &&
        (['ke', 'naik', 'menuju', 'tujuan', 'pakai', 'pake', 'via'].includes(low(sheet, from + 1)) ||
          sheet.claims[at - 1] === 'place') &&
        (isCapital(rawAt(sheet, from)) || sheet.writing !== 'mixed') &&
        readStation(sheet, found, at, from) !== null
      )
        return
      const named = readParty(sheet, from, standsAlone(sheet, from, word), true)
      const leaves =
        ['pengunduran', 'mengundurkan', 'resign'].some((said) => sheet.words.has(said)) &&
        named?.party.company !== undefined &&
        found.recipient === null
      // `balas surat dari Dinas Perdagangan`: who wrote first is answered.
      const answered =
        found.recipient === null &&
        ['balas', 'balasan', 'balasin', 'menanggapi', 'menjawab'].some((said) => sheet.words.has(said)) &&
        ['surat', 'undangan', 'tawaran', 'penawaran', 'permintaan', 'email'].includes(low(sheet, at - 1))
      const about =
        (inName || short || word === 'atas-nama') &&
        named?.party.company === undefined &&
        found.recipient === null &&
        ['keterangan', 'suket', 'rekomendasi', 'peringatan', 'teguran', 'sp'].some((said) => sheet.words.has(said))
      // `invoice a.n. SMPN 3: …. Dari Toko Buku`: whom it is made out to, where another one writes.
      const madeOutTo =
        (inName || short || word === 'atas-nama') &&
        found.recipient === null &&
        writesElsewhere(sheet, at) &&
        isBilled(sheet)
      const journeys = travels && (inName || short || word === 'atas-nama') && found.recipient === null
      if (named) take(named, at, leaves || answered || journeys || about || madeOutTo ? 'recipient' : 'sender')
      if (named && journeys) for (const other of othersOf(sheet, named)) take(other, other.from, 'other')
      return
    }
    const concerned = word === 'nama' || word === 'bernama' || word === 'namanya' ? concernedBy(sheet, at) : null
    if (concerned !== null) {
      const from = skip(sheet, at + 1, wordSet(': saya kami adalah'))
      const named = readParty(sheet, from, true, true)
      const taken = concerned === 'sender' ? found.sender : found.recipient
      if (named?.party.name !== undefined && taken === null) {
        take(named, at, concerned)
        return
      }
    }
    if (isOwnShopAt(sheet, at)) {
      const general = word === 'usaha' || word === 'perusahaan'
      const named = readParty(
        sheet,
        skip(sheet, general ? (isOwn(sheet, at + 1) ? at + 2 : at + 1) : at, apart),
        true,
        true,
      )
      const party =
        named && general && named.party.company === undefined ? { company: named.party.name ?? '' } : named?.party
      if (named && party) take({ ...named, party }, at, 'sender')
      return
    }
    if (['hormat', 'salam'].includes(word) && ['kami', 'saya'].includes(low(sheet, at + 1))) {
      let from = at + 2
      while ([',', '.', ':'].includes(low(sheet, from)) || sheet.tokens[from]?.kind === 'line') from += 1
      const named = readParty(sheet, from, true, true)
      if (named) take(named, at, 'sender')
      return
    }
    // `surat tugas: X, ke Y`
    if (['sppd', 'spd', 'dinas'].includes(word) && travels && found.recipient === null && sheet.writing === 'mixed') {
      const named =
        titleEnd(sheet, at + 1) > at + 1 || isCapital(rawAt(sheet, at + 1))
          ? readParty(sheet, at + 1, true, false)
          : null
      if (named?.party.name !== undefined) {
        take(named, at, 'recipient')
        return
      }
    }
    if (travels && word === 'tugas' && low(sheet, at + 1) === ':') {
      const named = readParty(sheet, at + 2, sheet.writing === 'mixed', true)
      if (named) take(named, at, 'recipient')
      return
    }
    // `surat pernyataan saya Budi`, `saya, Budi, mengundurkan diri`
    if (word === 'saya' && sheet.writing === 'mixed' && found.sender === null && speaksOfSelf(sheet, at)) {
      const from = low(sheet, at + 1) === ',' ? at + 2 : at + 1
      const named = isCapital(rawAt(sheet, from)) ? readParty(sheet, from, true, false) : null
      if (named) {
        take(named, at, 'sender')
        return
      }
    }
    // `undangan wali murid kelas 6 rapat …`
    const invited = word === 'undangan' && found.recipient === null ? groupEnd(sheet, at + 1) : null
    if (invited !== null) {
      take(
        { party: { name: groupText(sheet, at + 1, invited) }, from: at + 1, to: invited, sure: true },
        at + 1,
        'recipient',
      )
      return
    }
    const cue = addresseeCue(sheet, at)
    if (cue) readAddressee(at, cue)
  }

  for (let at = 1; at < sheet.tokens.length; at += 1) {
    const [first, ...others] = isFree(sheet, at) ? rosterAt(sheet, at) : []
    if (first === undefined) continue
    take(first, first.from, 'recipient')
    for (const other of others) take(other, other.from, 'other')
  }
  for (let at = 0; at < sheet.tokens.length; at += 1)
    if (isFree(sheet, at) && sheet.tokens[at]?.kind === 'word') readAt(at)
  if (giver !== null) take(giver, giver.from, found.sender === null ? 'sender' : 'other')
  if (buyer !== null) take(buyer, buyer.from, found.recipient === null ? 'recipient' : 'other')
  readPeople(sheet, found, take)
  readBusinesses(sheet, found, take)
  return found
}
