import { addToDay, daysBetween, type IsoDay } from '#core/time-and-ids/shared/zoned-date.ts'

import type { FoundDate } from '../../reading.ts'

import type { Parties } from '../parties/found-parties.ts'
import { monthsNamed } from '../days/month-names.ts'
import { isNumber, low, type Sheet } from '../sheet.ts'
import { isCapital } from '../words.ts'

import { type Counted, persons } from './counted.ts'

const counted = (value: number, of: string): Counted => ({
  value,
  of,
  per: [],
  times: false,
  lasts: true,
  asSum: false,
})

/** `keduanya`, `bertiga`: how many persons that is. */
const bothWords = new Map<string, number>(
  [
    ['dua2nya duanya dua-duanya keduanya berdua kaduana karo-karone', 2],
    ['tiga2nya tiga-tiganya ketiganya bertiga', 3],
    ['keempatnya berempat', 4],
    ['kelimanya berlima', 5],
  ].flatMap(([words, size]) =>
    String(words)
      .split(' ')
      .map((word) => [word, Number(size)] as const),
  ),
)

/** `Kayla & Kenzie, masing-masing 8 kali`: how many are named right before what each of them gets; 0 for fewer than two. */
const namedEach = (sheet: Sheet): number => {
  const each = sheet.tokens.findIndex((_, at) => low(sheet, at) === 'masing' || low(sheet, at) === 'masing-masing')
  let at = low(sheet, each - 1) === ',' ? each - 2 : each - 1
  let joins = 0
  for (; at >= 0 && sheet.writing === 'mixed'; at -= 1) {
    if (isJoint(low(sheet, at)) && isName(sheet, at - 1) && isName(sheet, at + 1)) joins += 1
    else if (!isName(sheet, at)) break
  }
  return joins === 0 ? 0 : joins + 1
}
const isJoint = (word: string): boolean => ['dan', '&', ',', 'sama'].includes(word)
const isName = (sheet: Sheet, at: number): boolean => isCapital(sheet.tokens[at]?.raw ?? '')

/** Papers that send those whom they name. */
const journeys = ['sppd', 'spd', 'perjalanan', 'tugas', 'dinas']

/** `tugas untuk 2 teknisi saya Fajar dan Rian`: how many are sent, told with their names. */
const sentBesides = (sheet: Sheet): number => {
  const at = sheet.tokens.findIndex((_, place) => isNumber(sheet, place) && persons.has(low(sheet, place + 1)))
  return at === -1 ? 0 : Number(sheet.tokens[at]?.raw) || 0
}

/** Whole months from one day up to another, both counted: `1 Januari sampai 30 Juni`, `15 Maret sampai 14 Juni`; else 0. */
const wholeMonths = (from: IsoDay, to: IsoDay): number => {
  const next = addToDay(to, { days: 1 })
  const months = monthIndex(next) - monthIndex(from)
  return [next, to].some((day) => day.slice(8) === from.slice(8)) ? months : 0
}
const monthIndex = (day: string): number => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7))

/**
 * What nobody counted and everybody knows: `7-9 Desember` are three days and two nights, `Pak Dedi dan Bu Rina` on a
 * travel order are two persons, `september, oktober dan november` three months. They count only for a price that names their unit.
 */
export const impliedCounts = (sheet: Sheet, dates: readonly FoundDate[], parties: Parties): readonly Counted[] => {
  const ends = dates.filter(({ role }) => role === 'end')
  const start = dates[dates.findIndex(({ role }) => role === 'end') - 1]
  const [end] = ends
  const days = dates.map(({ day }) => day)
  const isStay = ['check', 'checkin', 'checkout'].some((word) => sheet.words.has(word)) && days.length === 2
  const nights = isStay
    ? daysBetween(days[0] ?? '', days[1] ?? '')
    : ends.length === 1 && end !== undefined && start !== undefined
      ? daysBetween(start.day, end.day)
      : 0
  const months = ends.length === 1 && end !== undefined && start !== undefined ? wholeMonths(start.day, end.day) : 0
  const isJourney = journeys.some((word) => sheet.words.has(word))
  const sent = isJourney && parties.parties.length > 0 ? parties.parties.length + (parties.recipient ? 1 : 0) : 0
  const people = isJourney ? Math.max(sent, sentBesides(sheet)) : 0
  const named = monthsNamed(sheet)
  const each = namedEach(sheet)
  const together = sheet.tokens.map(({ low: word }) => bothWords.get(word)).find((size) => size !== undefined) ?? 0
  return [
    ...(months > 0 ? [counted(months, 'bulan')] : named > 1 ? [counted(named, 'bulan')] : []),
    ...(nights > 0 && nights < 400 ? [counted(nights + 1, 'hari'), counted(nights, 'malam')] : []),
    ...(people > 1 || together > 1 || each > 1 ? [counted(Math.max(people, together, each), 'orang')] : []),
  ]
}
