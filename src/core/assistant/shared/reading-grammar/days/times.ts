import { isMonth } from './month-names.ts'
import { claim, isFree, isNumber, low, type Sheet } from '../sheet.ts'

const partsOfDay = new Set(['pagi', 'siang', 'sore', 'malam', 'petang', 'subuh'])

/** Days beside which the part of the day may stand: `malam ini`, `besok sore`. */
const daysNamed = new Set('ini nanti besok lusa kemarin senin selasa rabu kamis jumat sabtu minggu ahad'.split(' '))

/** The part of the day that is told beside the day before an hour: `malam ini jam 7`, `jumat malam tgl 4 desember jam 8`. */
const partBefore = (sheet: Sheet, hour: number): string => {
  let at = hour - 1
  while (
    hour - at < 7 &&
    (sheet.claims[at] === 'date' ||
      ['tanggal', ','].includes(low(sheet, at)) ||
      isNumber(sheet, at) ||
      isMonth(low(sheet, at))) &&
    !partsOfDay.has(low(sheet, at)) &&
    !daysNamed.has(low(sheet, at))
  )
    at -= 1
  const [word, before] = [low(sheet, at), low(sheet, at - 1)]
  if (daysNamed.has(word) && partsOfDay.has(before)) return before
  return partsOfDay.has(word) &&
    (['jam', 'tiap', 'setiap'].includes(before) || daysNamed.has(before) || sheet.claims[at - 1] === 'date')
    ? word
    : ''
}

const shifted = (hour: number, part: string): number => {
  if ((part === 'sore' || part === 'petang') && hour < 12) return hour + 12
  if (part === 'siang' && hour <= 4) return hour + 12
  if (part === 'malam' && hour === 12) return 0
  if (part === 'malam' && hour >= 6 && hour < 12) return hour + 12
  return hour
}

const clock = (hour: number, minute: number): string | null =>
  hour >= 0 && hour <= 24 && minute >= 0 && minute < 60
    ? `${String(hour % 24).padStart(2, '0')}.${String(minute).padStart(2, '0')}`
    : null

/** One time from `at` on, without the cue: `09.00`, `9`, `14:30`, `setengah 8`. */
const readClock = (sheet: Sheet, from: number): { hour: number; minute: number; to: number } | null => {
  let at = from
  const half = low(sheet, at) === 'setengah'
  if (half) at += 1
  const raw = sheet.tokens[at]?.raw ?? ''
  const match = /^(\d{1,2})(?:[.,](\d{2}))?$/.exec(raw)
  if (!match) return null
  let minute = Number(match[2] ?? 0)
  let to = at + 1
  if (match[2] === undefined && low(sheet, to) === ':' && /^\d{2}$/.test(low(sheet, to + 1))) {
    minute = Number(low(sheet, to + 1))
    to += 2
  }
  const hour = Number(match[1])
  return half ? { hour: hour - 1, minute: 30, to } : { hour, minute, to }
}

/** `07.30`: hours and minutes in two digits each. */
const isExact = (sheet: Sheet, at: number): boolean => /^[0-2]\d\.[0-5]\d$/.test(sheet.tokens[at]?.raw ?? '')

/** What ends a day's work: `masuk jam 8 pulang jam 5`. */
const endings = new Set(['pulang', 'tutup', 'selesai', 'kelar', 'bubar'])

/** Whether an hour without its part of the day ends what an hour of the morning began. */
const endsDay = (sheet: Sheet, at: number, hour: number, before: string | undefined): boolean => {
  const began = Number(before?.slice(0, 2))
  return endings.has(low(sheet, at - 1)) && began > 4 && began < 13 && hour <= began
}

const zones = new Set(['wib', 'wita', 'wit'])

/** Where a time stands in the text, and how letters write it. */
export interface TimePlace {
  readonly from: number
  readonly to: number
  readonly text: string
}

/** Times of day, as `09.00`: `jam 9`, `pukul 09.00-11.00`, `jam 2 siang`, `09.00 WIB`. */
export const readTimes = (sheet: Sheet, places: TimePlace[] = []): string[] => {
  const found: string[] = []
  for (let at = 0; at < sheet.tokens.length; at += 1) {
    if (!isFree(sheet, at)) continue
    const cued =
      (low(sheet, at) === 'jam' || low(sheet, at) === 'pukul') &&
      !['per', '/', 'tiap', 'setiap'].includes(low(sheet, at - 1)) &&
      !(isNumber(sheet, at - 1) && isFree(sheet, at - 1))
    let start = at
    if (cued) {
      start = at + 1
      while (low(sheet, start) === ':' || low(sheet, start) === '.') start += 1
    } else if (!isNumber(sheet, at)) continue
    const first = readClock(sheet, start)
    if (!first) continue
    // `jam 10 pagi - 9 malam`
    const lead = partsOfDay.has(low(sheet, first.to)) ? low(sheet, first.to) : ''
    const jointAt = lead === '' ? first.to : first.to + 1
    // `jam malam jam 10`: which part of the day it is stands before.
    // `malam ini jam 7`, `besok sore pukul 4`: so it does beside the day.
    const named = cued ? partBefore(sheet, at) : ''
    const joint = ['-', '–', 'sampai'].includes(low(sheet, jointAt))
    const gap = low(sheet, jointAt) === 'sampai' && ['dengan', 'jam', 'pukul'].includes(low(sheet, jointAt + 1)) ? 2 : 1
    const second = joint ? readClock(sheet, jointAt + gap) : null
    const afterFirst = low(sheet, first.to)
    const last = second ?? first
    let to = last.to
    let part = partsOfDay.has(afterFirst) ? afterFirst : named
    if (partsOfDay.has(low(sheet, to))) {
      part = low(sheet, to)
      to += 1
    }
    const zoned = zones.has(low(sheet, to))
    const written = second !== null && isExact(sheet, start) && isExact(sheet, last.to - 1)
    if (!cued && !zoned && !written) continue
    // `PKL 3 bulan` is no hour.
    if (cued && ['hari', 'minggu', 'bulan', 'tahun'].includes(low(sheet, to))) continue
    const said: string[] = []
    const end = to
    if (zoned) to += 1
    // `jam 8 sampai jam 5`: a day's work ends after noon.
    const isAfternoon =
      second !== null &&
      part === '' &&
      lead === '' &&
      !written &&
      first.hour > 4 &&
      first.hour < 13 &&
      second.hour <= first.hour
    const until = second ? shifted(second.hour, part) : null
    for (const read of second ? [first, second] : [first]) {
      // `jam 7 sampai 4 sore`: the part of the day is the later hour's, unless both fit.
      const hour =
        (isAfternoon && read === second) ||
        (second === null && part === '' && endsDay(sheet, at, read.hour, found.at(-1)))
          ? read.hour + 12
          : shifted(read.hour, read === first && lead !== '' ? lead : part)
      // `jam 12 - 9 malam`: noon.
      const isNoon = read.hour === 12 && until !== null && until > 12
      const own = until !== null && read === first && lead === '' && (isNoon || hour > until) ? read.hour : hour
      const time = clock(own, read.minute)
      if (time !== null) said.push(time)
    }
    found.push(...said)
    if (said.length > 0) places.push({ from: at, to: end, text: `pukul ${said.join(' sampai dengan ')}` })
    if (low(sheet, to) === '-' && low(sheet, to + 1) === 'selesai') to += 2
    else if (low(sheet, to) === 'sampai' && ['selesai', 'dengan'].includes(low(sheet, to + 1))) {
      to += low(sheet, to + 2) === 'selesai' ? 3 : low(sheet, to + 1) === 'selesai' ? 2 : 0
    }
    claim(sheet, at, to, 'time')
    at = to - 1
  }
  return found
}
