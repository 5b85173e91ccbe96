import type { Parties, Whose } from './found-parties.ts'
import { isCompanyWord, isHonorific, titleEnd } from './name-words.ts'
import { type NamedParty, readParty } from './named-party.ts'
import { billed, orderNouns, ownPapers } from './party-cues.ts'
import { titleText } from './office-text.ts'
import { claim, endsClause, isNumber, low, type Sheet, textBetween } from '../sheet.ts'
import { isCapital, wordSet } from '../words.ts'

export type Take = (named: NamedParty, cueFrom: number, whose: Whose) => void

/** Papers that somebody signs for a house. */
const signed = [
  'undangan',
  'undangannya',
  'pengantar',
  'keterangan',
  'pemberitahuan',
  'tugas',
  'peringatan',
  'laporan',
  'proposal',
  'pengumuman',
]

/** `…, ketua RT Pak Mardi`: where the office begins that stands before a name in a clause of its own; else null. */
const officeBefore = (sheet: Sheet, at: number): number | null => {
  for (let from = at - 1; from >= 0 && at - from <= 4; from -= 1) {
    const end = titleEnd(sheet, from)
    if (end > from && (end === at || (end === at - 1 && low(sheet, end) === ':')))
      return endsClause(sheet, from - 1) ? from : null
  }
  return null
}

/** `diskon kakak adik 10%`, `sopir Pak Udin`: for whom something is cheaper, and who carries a bill's goods, is no reader of it. */
const beforeNobody = wordSet('diskon promo potongan sopir supir driver kurir')

/** People named without a cue: joined to another name, or where a clause begins in a paper that goes to somebody. */
export const readPeople = (sheet: Sheet, found: Parties, take: Take): void => {
  const own = ownPapers.some((paper) => sheet.words.has(paper))
  const bills = [...(own ? [] : billed), 'sppd', 'spd', 'tugas'].some((word) => sheet.words.has(word))
  for (let at = 0; at < sheet.tokens.length; at += 1) {
    if (!isHonorific(sheet, at)) continue
    const office = officeBefore(sheet, at)
    if (found.signer === null && office !== null && signed.some((paper) => sheet.words.has(paper))) {
      const head = readParty(sheet, at, false, true)
      if (head?.party.name !== undefined) {
        found.signer = {
          name: head.party.name,
          title: titleText(sheet, office, at).replace(/[\s:]+$/, ''),
        }
        claim(sheet, office, head.to, 'party')
        continue
      }
    }
    const joined = ['dan', ',', '&', 'serta'].includes(low(sheet, at - 1)) && sheet.claims[at - 2] === 'party'
    const starts = endsClause(sheet, at - 1) && (at > 0 || bills)
    if (
      !joined &&
      !starts &&
      !orderNouns.has(low(sheet, at - 1)) &&
      !(bills && found.recipient === null) &&
      !(own && found.sender === null && sheet.words.has('proposal') && !isCapital(sheet.tokens[at - 1]?.raw ?? ''))
    )
      continue
    if (beforeNobody.has(low(sheet, at - 1)) && bills) continue
    const named = readParty(sheet, at, false, true)
    if (!named) continue
    const ownPaper = sheet.words.has('proposal') || sheet.words.has('laporan')
    const partOfName =
      sheet.writing !== 'mixed' || (isCapital(sheet.tokens[at - 1]?.raw ?? '') && !endsClause(sheet, at - 1))
    if (ownPaper && found.sender === null && !joined && !partOfName) {
      take(named, at, 'sender')
      continue
    }
    if (joined || found.recipient !== null || (sheet.words.has('undangan') && !starts)) take(named, at, 'other')
    else take(named, at, 'recipient')
  }
}

const crews = wordSet('tim kader')
const services = wordSet('laundry catering katering salon konveksi percetakan studio bengkel')

/** Businesses named without a cue: right behind `invoice` they are billed; a report or an invitation is their own. */
export const readBusinesses = (sheet: Sheet, found: Parties, take: Take): void => {
  for (let at = 1; at < sheet.tokens.length; at += 1) {
    const word = low(sheet, at)
    if (!isCompanyWord(sheet, at) || ['usaha', 'ma', 'desa', 'kantor'].includes(word)) continue
    const hall = low(sheet, at - 1) === 'di' || low(sheet, at - 2) === 'di'
    if (hall && !billed.has(low(sheet, at - 1))) continue
    // `suket domisili usaha: Toko Endah`
    if (
      low(sheet, at - 1) === ':' &&
      found.recipient === null &&
      ['keterangan', 'suket', 'domisili'].some((one) => sheet.words.has(one))
    ) {
      const about = readParty(sheet, at, true, true)
      if (about) take(about, at, 'recipient')
      continue
    }
    const own = ownPapers.some((paper) => sheet.words.has(paper))
    const bills = billed.has(low(sheet, at - 1)) && !services.has(word)
    // `…, TK Ceria`: a business that is a clause of its own, or stands before `ke …`, writes to the one named.
    const receipt = sheet.words.has('kuitansi') && found.sender !== null && found.sender.company === undefined
    const isOpen = (found.recipient !== null && found.sender === null) || receipt
    const written = isOpen && [...billed].some((paper) => sheet.words.has(paper))
    if (!bills && !own && !written) continue
    const named = readParty(sheet, at, false, true)
    const alone =
      written &&
      named !== null &&
      endsClause(sheet, at - 1) &&
      (endsClause(sheet, named.to) || sheet.claims[named.to] === 'contact')
    const addressed = written && named !== null && billed.has(low(sheet, at - 1)) && sheet.claims[named.to] === 'party'
    if (
      !named ||
      named.to - at < 2 ||
      (!bills && !own && !alone && !addressed) ||
      (!bills && sheet.writing === 'mixed' && !/\p{Lu}/u.test(textBetween(sheet, at, named.to)))
    )
      continue
    if (alone || addressed) take(named, at, 'sender')
    else if (bills && found.recipient === null) take(named, at, 'recipient')
    // `tim sales ada 6 orang`: how many they are, and no house that writes.
    else if (own && found.sender === null && !(crews.has(word) && isNumber(sheet, named.to))) take(named, at, 'sender')
  }
}
