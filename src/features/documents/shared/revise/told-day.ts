import { formatDay, formatDayWithWeekday, monthNames } from '#core/text/shared/dates.ts'
import { addToDay, daysBetween, type IsoDay } from '#core/time-and-ids/shared/zoned-date.ts'

import { readMessage } from '#core/assistant/shared/read-message.ts'

import type { DocumentContent } from '../content/document-content.ts'
import { letterTitle } from '../letter/letter-facts.ts'
import { blockTexts } from './body-range.ts'
import type { DocumentChange } from './document-changes.ts'
import { readDay } from './told-values.ts'

const qualified = /^(?:tanggal|tgl|hari|batas(?: waktu)?)(?:nya)?\s+(\p{L}{3,}?)(?:nya)?$/iu
/** Days that are facts of the letter itself. */
const ownDay = /^(?:surat|invoice|kuitansi|nota|dokumen|penawaran|kontrak|tempo|bayar)$/i
const writtenDays = new RegExp(`(?:\\p{L}+, )?\\d{1,2} (?:${monthNames.join('|')}) \\d{4}`, 'gu')

const daysIn = (texts: readonly string[]): Set<string> =>
  new Set(texts.flatMap((text) => Array.from(text.matchAll(writtenDays), ([found]) => found)))

/** What a day is called in some words that name one of the matter: `tanggal lunasnya` is `lunas`; null for other words. */
export const namedDay = (target: string): string | null => {
  const name = qualified.exec(target.trim())?.[1]?.toLowerCase()
  return name === undefined || ownDay.test(name) ? null : name
}

/** `tanggal lunasnya jadi 31 Januari`: the one day that the sentences tell of it; null where they tell several or none. */
export const readProseDay = (
  target: string,
  value: string | null,
  { body }: Pick<DocumentContent, 'body'>,
  today: IsoDay,
): DocumentChange[] | null => {
  const name = namedDay(target)
  const day = name === null || value === null ? null : readDay(value, today, '')
  if (name === null || day === null) return null
  const texts = blockTexts(body)
  const own = texts.filter((text) => text.toLowerCase().includes(name))
  const days = [daysIn(own), daysIn(texts)].find(({ size }) => size > 0)
  const [from] = days ?? []
  if (days?.size !== 1 || from === undefined) return null
  const to = from.includes(',') ? formatDayWithWeekday(day) : formatDay(day)
  return [{ op: 'words', from, to, follows: false }]
}

/** Letters that are about a day: whoever says `tanggalnya` of one means that day, not the one on which it is written. */
const aboutDay = /^(?:SURAT PERMOHONAN (?:CUTI|IZIN)|SURAT PEMBERITAHUAN|SURAT EDARAN|PENGUMUMAN)$/u
const bareDay = /^(?:hari|tanggal|tgl)(?:nya)?(?:\s(?:cuti|izin|ijin|libur|tutup|mulai|acara)(?:nya)?)?$/iu

/** A day in the hand of the one that stood there. */
const written = (day: IsoDay, like: string): string => (like.includes(',') ? formatDayWithWeekday(day) : formatDay(day))

/** The last day that some words tell behind the first: `1 sampai 3 desember`; null where they tell one alone. */
const endTold = (value: string, today: IsoDay): IsoDay | null => {
  const [, second] = readMessage(`tanggal ${value}`, today).dates
  return second?.day ?? null
}

/** `tanggalnya 1 desember`: the day may stand right behind its name. */
const dayBehindName =
  /^((?:hari|tanggal|tgl)(?:nya)?)\s+(?=\d|besok|lusa|senin|selasa|rabu|kamis|jumat|sabtu|minggu)(.+)$/iu

/** `tanggalnya 1 desember` of a leave: its first day, with the last one as many days later as before. */
export const readMatterDay = (
  said: string,
  told: string | null,
  { letter, body }: Pick<DocumentContent, 'letter' | 'body'>,
  today: IsoDay,
): DocumentChange[] | null => {
  const [, named = '', behind = ''] = told === null ? (dayBehindName.exec(said.trim()) ?? []) : []
  const [target, value] = behind === '' ? [said, told] : [named, behind]
  if (value === null || !aboutDay.test(letterTitle(letter)) || !bareDay.test(target.trim())) return null
  const text = blockTexts(body).join('\n')
  const [from, until, ...others] = daysIn([text])
  if (from === undefined || others.length > 0) return null
  const [was, last] = [from, until].map((day) => (day === undefined ? null : readDay(day, today, '')))
  const first = readDay(value, today, was ?? '')
  if (first === null || !was) return null
  if (until === undefined || !last) return [{ op: 'words', from, to: written(first, from), follows: false }]
  const before = daysBetween(was, last)
  const end = endTold(value, today) ?? addToDay(first, { days: before })
  const length = daysBetween(first, end)
  if (before < 0 || length < 0) return null
  const [between = ''] = text.slice(text.indexOf(from) + from.length).split(until)
  return [
    {
      op: 'words',
      from: `${from}${between}${until}`,
      to: `${written(first, from)}${between}${written(end, until)}`,
      follows: false,
    },
    ...(length === before
      ? []
      : [{ op: 'words' as const, from: `selama ${before + 1} hari`, to: `selama ${length + 1} hari`, follows: true }]),
  ]
}
