import { addToDay, type IsoDay, isoDay } from '#core/time-and-ids/shared/zoned-date.ts'

import type { DateRole, FoundDate } from '../../reading.ts'

import { roleBefore } from './date-roles.ts'
import { isMonth, monthOf } from './month-names.ts'
import { dayAhead, lastOfMonth, rangeMarks, relativeDay, weekdays } from './relative-days.ts'
import { claim, isFree, isNumber, low, type Sheet } from '../sheet.ts'

const yearOf = (day: IsoDay): number => Number(day.slice(0, 4))
/** A day as it stands in the text; `year` null where it was not said. */
interface Read {
  readonly to: number
  readonly date: number
  readonly month: number | null
  readonly year: number | null
}

const fullYear = (raw: string): number | null => {
  if (/^\d{4}$/.test(raw)) return Number(raw) >= 1900 && Number(raw) <= 2200 ? Number(raw) : null
  return /^\d{2}$/.test(raw) ? 2000 + Number(raw) : null
}

const dayNumber = (raw: string): number | null =>
  /^\d{1,2}$/.test(raw) && Number(raw) >= 1 && Number(raw) <= 31 ? Number(raw) : null

/** `21 November 2026`, `21/11/2026`, `21-11-26`, `2026-11-21`, `21.11.2026`; `21/11` only where `cued`. */
const readWritten = (sheet: Sheet, at: number, cued: boolean): Read | null => {
  const raw = sheet.tokens[at]?.raw ?? ''
  const points = /^(\d{1,2})\.(\d{1,2})\.(\d{4}|\d{2})$/.exec(raw)
  if (points) {
    const [, date = '', month = '', year = ''] = points
    return Number(month) <= 12 && dayNumber(date)
      ? { to: at + 1, date: Number(date), month: Number(month), year: fullYear(year) }
      : null
  }
  const mark = low(sheet, at + 1)
  const next = sheet.tokens[at + 2]?.raw ?? ''
  if ((mark === '/' || mark === '-') && /^\d{1,2}$/.test(next)) {
    const third = low(sheet, at + 3) === mark ? (sheet.tokens[at + 4]?.raw ?? '') : ''
    if (/^\d{4}$/.test(raw) && dayNumber(third))
      return { to: at + 5, date: Number(third), month: Number(next), year: Number(raw) }
    const date = dayNumber(raw)
    if (date && Number(next) >= 1 && Number(next) <= 12) {
      if (fullYear(third) !== null) return { to: at + 5, date, month: Number(next), year: fullYear(third) }
      if (cued && mark === '/') return { to: at + 3, date, month: Number(next), year: null }
    }
  }
  const date = dayNumber(raw)
  if (date === null) return null
  let after = at + 1
  if (low(sheet, after) === '-' || low(sheet, after) === '/') after += 1
  const month = monthOf(low(sheet, after))
  if (month === undefined || sheet.tokens[after]?.kind !== 'word') return null
  after += 1
  if (low(sheet, after) === '.') after += 1
  const skip = ['-', '/', ','].includes(low(sheet, after)) ? 1 : low(sheet, after) === 'tahun' ? 1 : 0
  const year = sheet.tokens[after + skip]?.raw ?? ''
  if (/^\d{4}$/.test(year) && fullYear(year) !== null) return { to: after + skip + 1, date, month, year: Number(year) }
  return { to: low(sheet, after - 1) === '.' ? after - 1 : after, date, month, year: null }
}

const isJoint = (sheet: Sheet, at: number): boolean =>
  ['dan', 'sama', '&', ','].includes(low(sheet, at)) && isNumber(sheet, at + 1)

/** `9, 12 sama 17 november`: the last day of a row, which tells the month of all. */
const lastOfRow = (sheet: Sheet, from: number): { readonly at: number; readonly read: Read } | null => {
  let at = from
  while (at - from < 30 && dayNumber(low(sheet, at)) !== null && isJoint(sheet, at + 1)) at += 2
  const read = readWritten(sheet, at, true)
  return read?.month === null || read === null ? null : { at, read }
}

/** `24 dan 25 desember`: two days that follow each other are a span. */
const isNextDay = (sheet: Sheet, at: number): boolean => {
  // `23 24 november`: nothing stands between them.
  const next = isJoint(sheet, at + 1) ? at + 2 : at + 1
  return (
    low(sheet, at + 1) !== ',' &&
    isMonth(low(sheet, next + 1)) &&
    Number(low(sheet, next)) === Number(low(sheet, at)) + 1
  )
}

const feasts = new Set('lomba hut peringatan perayaan memperingati semarak gebyar panggung kemerdekaan'.split(' '))

const isEach = (word: string): boolean => word === 'tiap' || word === 'setiap'

/** `setiap gajian tanggal 1`, `tiap bulan tgl 10`: what comes again and again is no day. */
const isOfEach = (sheet: Sheet, at: number): boolean =>
  [1, 2, 3].some(
    (back) =>
      isEach(low(sheet, at - back)) &&
      Array.from({ length: back - 1 }, (_, one) => sheet.tokens[at - 1 - one]).every((token) => token?.kind === 'word'),
  )

/** `dari tanggal 20 ke tanggal 10 tiap bulan`: the day before another one that comes again. */
const isEachAfterNext = (sheet: Sheet, at: number): boolean =>
  ['ke', 'dan', 'sampai', 'jadi', 'menjadi'].includes(low(sheet, at + 1)) &&
  isEach(low(sheet, at + (low(sheet, at + 2) === 'tanggal' ? 4 : 3)))

const hasBeen = new Set(['kemarin', 'lalu'])

/** The last day of that number, today or before. */
const lastSuchDay = (today: IsoDay, date: number): IsoDay | null =>
  [0, -1, -2]
    .map((months) => addToDay(`${today.slice(0, 8)}01` as IsoDay, { months }))
    .map((first) => isoDay(yearOf(first), Number(first.slice(5, 7)), date))
    .find((day) => day !== null && day <= today) ?? null

/** Where a day stands in the text, with the words that frame it; `end` where two days were told as a span. */
export interface DatePlace {
  readonly from: number
  readonly to: number
  readonly day: IsoDay
  readonly end: IsoDay | null
}

const distance = (one: IsoDay, other: IsoDay): number => Math.abs(Date.parse(one) - Date.parse(other))

/** How long ago a day without a year may lie and still be the one that is meant, in days. */
const justPast = 60
const longDue = 150

/**
 * Dates of a message with the question each answers. A missing year is the next such day, unless that day has just been;
 * in papers of the past the nearest. `places` gets the days that were told exactly.
 */
export const readDates = (sheet: Sheet, places: DatePlace[] = []): FoundDate[] => {
  const found: FoundDate[] = []
  const { today } = sheet
  const backward = sheet.words.has('laporan')
  const isReceipt = sheet.words.has('kuitansi') || sheet.words.has('kwitansi')

  /** `tutup 24 desember sampai 2 januari, order terakhir tgl 20`: a bare day beside a span that crosses months is the nearer one. */
  const besideSpan = (date: number): IsoDay | null => {
    const at = found.findLastIndex(({ role }) => role === 'end')
    const [begin, end] = [found[at - 1], found[at]]
    if (begin?.role !== 'start' || end === undefined || begin.day.slice(0, 7) === end.day.slice(0, 7)) return null
    const apart = (day: IsoDay): number => Math.min(distance(day, begin.day), distance(day, end.day))
    return (
      [begin.day, end.day]
        .map((month) => isoDay(yearOf(month), Number(month.slice(5, 7)), date))
        .filter((day) => day !== null && day >= today)
        .toSorted((one, other) => apart(one ?? today) - apart(other ?? today))[0] ?? null
    )
  }

  const resolve = (
    read: { date: number; month: number | null; year: number | null },
    role: DateRole | null,
  ): IsoDay | null => {
    if (read.month !== null && read.year !== null) return isoDay(read.year, read.month, read.date)
    if (read.month === null) {
      // `tutup 24-27 desember, ambil sebelum tanggal 23`: the month that was just told goes on.
      const month = found.at(-1)?.day
      const crossing = besideSpan(read.date)
      if (crossing !== null) return crossing
      const same = month === undefined ? null : isoDay(yearOf(month), Number(month.slice(5, 7)), read.date)
      if (same !== null && month !== undefined && same >= today && (same >= month || role === null)) return same
      for (let months = 0; months < 3; months += 1) {
        const base = addToDay(`${today.slice(0, 8)}01` as IsoDay, { months })
        const day = isoDay(yearOf(base), Number(base.slice(5, 7)), read.date)
        if (day !== null && (day >= today || role === 'letter')) return day
      }
      return null
    }
    const year = yearOf(today)
    const years = role === 'letter' || backward ? [year, year - 1, year + 1] : [year, year + 1]
    const days = years.map((candidate) => isoDay(candidate, read.month ?? 1, read.date)).filter((day) => day !== null)
    if (role === 'letter' || backward) {
      return days.sort((one, other) => distance(one, today) - distance(other, today))[0] ?? null
    }
    const past = isoDay(year, read.month, read.date) ?? today
    const [recent, next] = [past < today ? past : null, days.find((day) => day >= today) ?? null]
    return recent !== null &&
      Date.parse(today) - Date.parse(recent) <= (role === 'due' ? longDue : justPast) * 86_400_000
      ? recent
      : next
  }

  /** A receipt is written about the day that it tells of. */
  const isNear = (day: IsoDay): boolean => distance(day, today) <= 31 * 86_400_000

  const add = (from: number, to: number, day: IsoDay | null, role: DateRole | null): void => {
    claim(sheet, from, to, 'date')
    if (day !== null) found.push({ day, role })
  }

  /** Words around a date that belong to it: weekday, `hari`, `tanggal`, `pada`. */
  const frameStart = (from: number): { start: number; weekday: boolean } => {
    let start = from
    let weekday = false
    for (;;) {
      const word = low(sheet, start - 1)
      const named = weekdays.has(word)
      if (!isFree(sheet, start - 1)) break
      if (named) weekday = true
      if (named || ['tanggal', 'hari', 'pada', 'per'].includes(word)) start -= 1
      else if (
        (word === ',' || word === '/') &&
        (weekdays.has(low(sheet, start - 2)) || low(sheet, start - 2) === 'tanggal')
      )
        start -= 1
      else if (word === '.' && low(sheet, start - 2) === 'tanggal') start -= 1
      else break
    }
    return { start, weekday }
  }

  /** A sum right behind a weekday. */
  const isTold = (at: number): boolean =>
    low(sheet, at) === 'rp' ||
    (isNumber(sheet, at) && /^(?:rb|ribu|jt|juta|k)$/.test(low(sheet, at + 1))) ||
    /^\d{1,3}(?:\.\d{3})+$/.test(low(sheet, at))

  for (let at = 0; at < sheet.tokens.length; at += 1) {
    if (!isFree(sheet, at)) continue
    if (isEach(low(sheet, at)) && low(sheet, at + 1) === 'tanggal') {
      if (isNumber(sheet, at + 2)) claim(sheet, at + 2, at + 3, 'label')
      at += 2
      continue
    }
    // `bulan Oktober 2026` names a span of time and no day.
    // `mulai Januari 2027`: from its first day; up to and by a month: its last day.
    const month = monthOf(low(sheet, at))
    // `dari Maret 2022 sampai Oktober 2026`
    const isFrom = low(sheet, at - 1) === 'dari' && rangeMarks.has(low(sheet, at + 2)) && isMonth(low(sheet, at + 3))
    const monthRole =
      month !== undefined && /^20\d{2}$/.test(low(sheet, at + 1)) ? (isFrom ? 'start' : roleBefore(sheet, at)) : null
    if (month !== undefined && monthRole !== null && monthRole !== 'event' && !isNumber(sheet, at - 1)) {
      const first = isoDay(Number(low(sheet, at + 1)), month, 1)
      add(at, at + 2, first && monthRole !== 'start' && monthRole !== 'letter' ? lastOfMonth(first) : first, monthRole)
      at += 1
      continue
    }
    if (isMonth(low(sheet, at)) && /^20\d\d$/.test(low(sheet, at + 1))) {
      claim(sheet, at, at + 2, 'cue')
      continue
    }
    if (low(sheet, at) === 'bulan' && (isMonth(low(sheet, at + 1)) || low(sheet, at + 1) === 'ini')) {
      const to = fullYear(low(sheet, at + 2)) !== null && low(sheet, at + 2).length === 4 ? at + 3 : at + 2
      claim(sheet, at, to, 'cue')
      at = to - 1
      continue
    }
    // `lomba 17 Agustus`: the name of a feast.
    if (
      isNumber(sheet, at) &&
      feasts.has(low(sheet, at - 1)) &&
      isMonth(low(sheet, at + 1)) &&
      !/^20\d\d$/.test(low(sheet, at + 2))
    ) {
      claim(sheet, at, at + 2, 'label')
      continue
    }
    const ahead = dayAhead(sheet, at)
    if (ahead !== null) {
      add(at, ahead.to, ahead.day, roleBefore(sheet, at))
      at = ahead.to - 1
      continue
    }
    if (isNumber(sheet, at)) {
      const frame = frameStart(at)
      const cued = frame.start < at
      const roleHere = (): DateRole | null => roleBefore(sheet, frame.start) ?? (cued ? roleBefore(sheet, at) : null)
      const first = readWritten(sheet, at, cued)
      // `7-9 Des 2026`, `7 s/d 9 Des`: the first day borrows month and year from the second.
      const short =
        first === null &&
        dayNumber(sheet.tokens[at]?.raw ?? '') !== null &&
        (rangeMarks.has(low(sheet, at + 1)) || (cued && isNextDay(sheet, at)))
      const rangeAt = first?.to ?? at + 1
      const bare = short && isNumber(sheet, rangeAt)
      const gap = bare ? 0 : low(sheet, rangeAt) === 'sampai' && low(sheet, rangeAt + 1) === 'dengan' ? 2 : 1
      let secondAt = rangeAt + gap
      while (['tanggal', 'hari', ','].includes(low(sheet, secondAt)) || weekdays.has(low(sheet, secondAt)))
        secondAt += 1
      const second =
        (first !== null || short) && (short || rangeMarks.has(low(sheet, rangeAt))) && isNumber(sheet, secondAt)
          ? readWritten(sheet, secondAt, cued)
          : null
      if (second !== null && (first !== null || short)) {
        const read = first ?? { date: Number(sheet.tokens[at]?.raw), month: second.month, year: second.year }
        const end = resolve(second, 'end')
        const year =
          read.year ?? (end === null ? null : yearOf(end) - ((read.month ?? 0) > (second.month ?? 0) ? 1 : 0))
        const begin = resolve({ ...read, year }, 'start')
        add(frame.start, second.to, begin, 'start')
        if (end !== null) found.push({ day: end, role: 'end' })
        if (begin !== null) places.push({ from: frame.start, to: second.to, day: begin, end })
        at = second.to - 1
        continue
      }
      if (first !== null) {
        const role = roleHere()
        const day = resolve(first, role)
        if (day !== null) places.push({ from: frame.start, to: first.to, day, end: null })
        add(
          frame.start,
          first.to,
          day,
          role ?? (frame.weekday ? 'event' : isReceipt && day !== null && isNear(day) ? 'letter' : null),
        )
        at = first.to - 1
        continue
      }
      const alone = dayNumber(sheet.tokens[at]?.raw ?? '')
      // `tgl 12 dan 17 november`, `tgl 3, 9 sama 17 november`: the days before borrow the month of the last one.
      const other = alone !== null && cued && isJoint(sheet, at + 1) ? lastOfRow(sheet, at + 2) : null
      if (alone !== null && other !== null) {
        const role = roleHere()
        for (let one = at; one < other.at; one += 2) {
          const day = resolve({ ...other.read, date: Number(low(sheet, one)) }, role)
          const from = one === at ? frame.start : one
          if (day !== null) places.push({ from, to: one + 1, day, end: null })
          add(from, one + 1, day, role ?? 'event')
        }
        at = other.at - 2
        continue
      }
      // `bayar tgl 5 tiap bulan` is no day.
      if (
        alone !== null &&
        cued &&
        (isEach(low(sheet, at + 1)) ||
          isEachAfterNext(sheet, at) ||
          (low(sheet, at - 1) === 'tanggal' && isOfEach(sheet, frame.start)))
      ) {
        claim(sheet, at, at + 1, 'label')
        continue
      }
      if (alone !== null && cued && ['tanggal', '.'].includes(low(sheet, at - 1))) {
        const role = roleHere()
        const nextMonth = low(sheet, at + 1) === 'bulan' && low(sheet, at + 2) === 'depan'
        const first = addToDay(`${today.slice(0, 8)}01` as IsoDay, { months: 1 })
        // `tgl 12 kemarin`: the last such day.
        const isPast = hasBeen.has(low(sheet, at + 1)) || hasBeen.has(low(sheet, frame.start - 1))
        const day = isPast
          ? lastSuchDay(today, alone)
          : nextMonth
            ? isoDay(yearOf(first), Number(first.slice(5, 7)), alone)
            : resolve({ date: alone, month: null, year: null }, role)
        const to = nextMonth ? at + 3 : low(sheet, at + 1) === 'bulan' && low(sheet, at + 2) === 'ini' ? at + 3 : at + 1
        if (day !== null) places.push({ from: frame.start, to, day, end: null })
        add(frame.start, to, day, role)
        at = to - 1
      }
      continue
    }
    const relative = relativeDay(sheet, at)
    if (relative) {
      const { start } = frameStart(at)
      const weekday = weekdays.has(low(sheet, at)) && (low(sheet, at) !== 'minggu' || low(sheet, at - 1) === 'hari')
      // A weekday in front of a written date belongs to that date.
      if (weekday) {
        let ahead = relative.to
        while (
          [',', 'tanggal', '(', '/', 'pagi', 'siang', 'sore', 'malam'].includes(low(sheet, ahead)) ||
          weekdays.has(low(sheet, ahead))
        )
          ahead += 1
        if (isNumber(sheet, ahead) && readWritten(sheet, ahead, true)) continue
        // `sabtu minggu tgl 5-6 desember`: and weekdays in front of a span to the span.
        if (
          isNumber(sheet, ahead) &&
          rangeMarks.has(low(sheet, ahead + 1)) &&
          isNumber(sheet, ahead + 2) &&
          readWritten(sheet, ahead + 2, true)
        )
          continue
        // `kirim tiap senin` is no day, and `senin 1,2jt, selasa 950rb` tells what came in.
        if (isEach(low(sheet, start - 1)) || isTold(relative.to)) continue
      }
      const role = roleBefore(sheet, start) ?? (weekday ? 'event' : isReceipt && relative.day < today ? 'letter' : null)
      // `libur hari minggu` is every one; `sabtu depan` is one day.
      const told = weekday && ['depan', 'besok', 'nanti', 'ini'].includes(low(sheet, relative.to - 1))
      const exact = told || ['besok', 'besoknya', 'lusa'].includes(low(sheet, at))
      if (exact) places.push({ from: start, to: relative.to, day: relative.day, end: null })
      add(start, relative.to, relative.day, role)
      at = relative.to - 1
    }
  }
  return found
}
