import { formalText } from '#core/assistant/shared/reading-grammar/formal-text.ts'
import { formatDayWithWeekday } from '#core/text/shared/dates.ts'
import type { IsoDay } from '#core/time-and-ids/shared/zoned-date.ts'

import type { DocumentNode } from '../content/document-content.ts'
import { labelledLines, p, wordsOf } from '../content/nodes.ts'
import type { DocumentRequest } from '../document-request.ts'
import { storedDay } from '../letter/letter-facts.ts'
import { hours } from './invitation.ts'

/** `minta bayar bulan november mundur ke 15 desember`: the day is what is asked for, and no day of an event. */
const isAskedDay = ({ form, message = '', places, times }: DocumentRequest): boolean =>
  form === 'permohonan' &&
  places.length === 0 &&
  times.length === 0 &&
  /(?<!\p{L})(?:minta|mohon)(?!\p{L})[^.;\n]{3,80}(?<!\p{L})(?:di)?(?:mundur|undur|tunda|perpanjang|tempo|tangguh)\p{L}*\s[^.;\n]{0,30}\d/iu.test(
    message,
  )

/** `hiburan sampai jam 11 malam`: the one hour that is told ends something, and stands with what it ends. */
const endsOnly = ({ times, message = '' }: DocumentRequest): boolean =>
  times.length === 1 && /(?<!\p{L})(?:sampai|sampe|s\/d|hingga|maksimal|sebelum)\s(?:jam|pukul|pkl)\s\d/iu.test(message)

/** When and where, for letters that are not invitations: only what the message says. */
export const circumstances = (request: DocumentRequest, said = ''): DocumentNode[] => {
  const [start, end, day] = [request.startDate, request.endDate, request.eventDate].map(storedDay)
  const event = day && isAskedDay(request) ? null : day
  // A warning tells the place with the breach.
  const places =
    request.form === 'peringatan'
      ? []
      : request.places.filter((place) => !said.toLowerCase().includes(place.toLowerCase()))
  const today = storedDay(request.today ?? request.date)
  const told =
    formalText(request.message ?? '', today ?? (request.date as IsoDay)).match(/\d{1,2} \p{Lu}\p{Ll}+ 20\d\d/gu) ?? []
  // Days of several things: they are told with each of them.
  if (request.form === 'pemberitahuan' && new Set(told).size > [start, end, event].filter(Boolean).length) return []
  if (end && [start, event].some((day) => day && day > end)) return []
  const rows: (readonly [string, string])[] = [
    ...(event ? [['Hari, tanggal', formatDayWithWeekday(event)] as const] : []),
    ...(start ? [['Mulai', formatDayWithWeekday(start)] as const] : []),
    ...(end ? [['Sampai dengan', formatDayWithWeekday(end)] as const] : []),
    // `gerbang ditutup jam 22.00`: an hour without a day and a place is told with what happens then.
    ...(request.times.length > 0 &&
    !endsOnly(request) &&
    (request.form !== 'pemberitahuan' || event || places.length > 0)
      ? [['Waktu', hours(request.times)] as const]
      : []),
    ...(places.length > 0 ? [['Tempat', places.join(', ')] as const] : []),
  ]
  if (rows.length > 1) return [labelledLines(rows)]
  const [only] = rows
  return only ? [p(`${only[0]}: ${only[1]}.`)] : []
}

/** A line that tells nothing but when or where. */
const line = /^(?:Hari, tanggal|Mulai|Sampai dengan|Waktu|Tempat)\s?: (?:\p{L}+, (?=\d))?(.{3,80}?)\.?$/u

const isSaidIn = (row: string, clauses: readonly string[]): boolean => {
  const told = line.exec(row)?.[1]?.toLowerCase()
  return told !== undefined && clauses.some((clause) => clause.toLowerCase().includes(told))
}

/** Whether a paragraph holds only lines of when and where that some clauses tell too: above them it is needless. */
export const areCircumstancesOf = (node: DocumentNode, clauses: readonly string[]): boolean => {
  const rows = node.type === 'paragraph' ? (node.content ?? []).map(wordsOf).filter((row) => row !== '') : []
  return rows.length > 0 && rows.every((row) => isSaidIn(row, clauses))
}
