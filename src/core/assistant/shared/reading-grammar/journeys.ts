import type { Parties } from './found-parties.ts'
import { isCompanyWord, isHonorific, titleEnd } from './name-words.ts'
import { readParty } from './named-party.ts'
import { type PartyStep, rawAt } from './party-reader.ts'
import { claim, isFree, low, type Sheet, textBetween, titleCase } from './sheet.ts'
import { isCapital } from './words.ts'

/** Takes a town after `ke` or `dari` in papers that send somebody somewhere; its end, or null. */
export const readStation = (sheet: Sheet, found: Parties, at: number, from: number): number | null => {
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

/** `tujuan: Malang`. */
export const readDestination: PartyStep = ({ sheet, found, travels }, at) =>
  travels &&
  low(sheet, at) === 'tujuan' &&
  readStation(sheet, found, at, low(sheet, at + 1) === ':' ? at + 2 : at + 1) !== null

/** `sppd Wardah, …`, `surat tugas: X, ke Y`. */
export const readSent: PartyStep = ({ sheet, found, travels, take }, at) => {
  if (!travels) return false
  const word = low(sheet, at)
  if (['sppd', 'spd', 'dinas'].includes(word) && found.recipient === null && sheet.writing === 'mixed') {
    const isName = titleEnd(sheet, at + 1) > at + 1 || isCapital(rawAt(sheet, at + 1))
    const named = isName ? readParty(sheet, at + 1, true, false) : null
    if (named?.party.name !== undefined) {
      take(named, at, 'recipient')
      return true
    }
  }
  if (word !== 'tugas' || low(sheet, at + 1) !== ':') return false
  const named = readParty(sheet, at + 2, sheet.writing === 'mixed', true)
  if (named) take(named, at, 'recipient')
  return true
}
