import { othersOf } from '../parties/addressees.ts'
import type { Parties } from '../parties/found-parties.ts'
import { companyAt, companyText } from '../parties/name-spans.ts'
import { isCompanyWord, isHonorific, titleEnd } from '../parties/name-words.ts'
import { afterIntroduction, type NamedParty, readParty } from '../parties/named-party.ts'
import { mayBeName, type PartyReader, type PartyStep, rawAt } from '../parties/party-reader.ts'
import { claim, endsClause, isFree, low, type Sheet, textBetween, titleCase } from '../sheet.ts'
import { isTown } from '../parties/towns.ts'
import { isCapital, wordSet } from '../words.ts'

const quarters = wordSet('desa dusun kelurahan kecamatan kabupaten kota kampung')

/** The end of the name of a place at `from`: a few words with capitals, where the text has them; `from` where none stands. */
const stationEnd = (sheet: Sheet, from: number): number => {
  if (isHonorific(sheet, from)) return from
  const start = quarters.has(low(sheet, from)) ? from + 1 : from
  if (start === from && isCompanyWord(sheet, from)) return from
  let to = start
  while (
    to - start < 3 &&
    isFree(sheet, to) &&
    sheet.tokens[to]?.kind === 'word' &&
    (sheet.writing === 'mixed'
      ? isCapital(rawAt(sheet, to)) || (to === start && isTown(rawAt(sheet, to)))
      : to === start)
  )
    to += 1
  return to === start ? from : to
}

/** Takes a town after `ke` or `dari` in papers that send somebody somewhere; its end, or null. */
export const readStation = (sheet: Sheet, found: Parties, at: number, from: number): number | null => {
  const to = stationEnd(sheet, from)
  if (to === from) return null
  const station = titleCase(textBetween(sheet, from, to), sheet.writing)
  if (low(sheet, at) === 'dari') found.stations.unshift(station)
  else found.stations.push(station)
  claim(sheet, at, to, 'place')
  return to
}

const ways = wordSet('ke naik menuju tujuan pakai pake via')

/** `dari Solo`, `dari desa Loleo ke …`: where a journey begins, and not who writes. */
export const isOrigin = (sheet: Sheet, at: number): boolean => {
  const to = stationEnd(sheet, at + 1)
  return (
    to > at + 1 &&
    (quarters.has(low(sheet, at + 1)) || mayBeName(sheet, at + 1)) &&
    (ways.has(low(sheet, to)) || sheet.claims[at - 1] === 'place' || isTown(textBetween(sheet, at + 1, to)))
  )
}

/** `tujuan: Malang`, `tujuan Dinas PMD Kabupaten Garut`. */
export const readDestination: PartyStep = ({ sheet, found, travels, take }, at) => {
  if (low(sheet, at) !== 'tujuan') return false
  const from = low(sheet, at + 1) === ':' ? at + 2 : at + 1
  if (!travels) {
    // `surat jalan … tujuan: Koperasi Al Hikmah`: goods go to a house.
    const reader = sheet.words.has('jalan') && companyAt(sheet, from) ? readParty(sheet, from, true, false) : null
    if (reader) take(reader, at, 'recipient')
    return reader !== null
  }
  const house = companyAt(sheet, from)
  if (house === null) return readStation(sheet, found, at, from) !== null
  found.stations.push(companyText(sheet, house))
  claim(sheet, at, house.to, 'place')
  return true
}

const workers = wordSet('pegawai karyawan staf staff teknisi sopir supir kurir admin sales petugas mekanik')
const own = wordSet('saya kami kita aku')
const sends = wordSet('tugaskan tugasin utus nugasin menugasi')
const isSentOut = wordSet('ditugaskan ditugasin disuruh diutus ditugasi')

/** `Bagas sama Dian ditugaskan …`: who is named from the beginning of the clause up to what he is sent for. */
const subjectsBefore = (sheet: Sheet, at: number): readonly NamedParty[] => {
  let from = at
  while (at - from < 12 && !endsClause(sheet, from - 1) && isFree(sheet, from - 1)) from -= 1
  const first = mayBeName(sheet, afterIntroduction(sheet, from)) ? readParty(sheet, from, true, false) : null
  if (first?.party.name === undefined) return []
  const all = [first, ...othersOf(sheet, first)]
  return all.at(-1)?.to === at ? all : []
}

/** Whom a paper sends, told at `at` by his work, by `tugaskan`, or as the one who goes. */
const sentAt = ({ sheet, found }: PartyReader, at: number): readonly NamedParty[] => {
  const word = low(sheet, at)
  const one = (from: number): readonly NamedParty[] => {
    const isName = titleEnd(sheet, from) > from || mayBeName(sheet, afterIntroduction(sheet, from))
    const named = isName ? readParty(sheet, from, true, false) : null
    return named?.party.name === undefined ? [] : [named, ...othersOf(sheet, named)]
  }
  if (isSentOut.has(word) && low(sheet, at + 1) !== 'oleh') return subjectsBefore(sheet, at)
  if (workers.has(word) && own.has(low(sheet, at + 1))) return one(titleEnd(sheet, at) > at ? at : at + 2)
  if (sends.has(word) && low(sheet, at - 1) !== 'yang') return one(at + 1)
  if (word === 'berangkat' && low(sheet, at - 1) === 'yang') return one(low(sheet, at + 1) === ':' ? at + 2 : at + 1)
  if (!['sppd', 'spd', 'dinas'].includes(word) || sheet.writing !== 'mixed' || found.recipient !== null) return []
  const from = ['nya', 'untuk', 'buat'].includes(low(sheet, at + 1)) ? at + 2 : at + 1
  return titleEnd(sheet, from) > from || isCapital(rawAt(sheet, from)) ? one(from) : []
}

/** `sppd Wardah, …`, `staf kami Dewi`, `tugaskan Herman …`, `surat tugas: X, ke Y`. */
export const readSent: PartyStep = (reader, at) => {
  const { sheet, found, travels, take } = reader
  if (!travels || sheet.words.has('pernyataan')) return false
  const [first, ...others] = found.recipient === null ? sentAt(reader, at) : []
  if (first !== undefined) {
    take(first, Math.min(at, first.from), 'recipient')
    for (const other of others) take(other, other.from, 'other')
    return true
  }
  if (low(sheet, at) !== 'tugas' || low(sheet, at + 1) !== ':') return false
  const named = readParty(sheet, at + 2, sheet.writing === 'mixed', true)
  if (named) take(named, at, 'recipient')
  return true
}
