import { formatDay, formatDayWithWeekday, monthNames } from '#core/text/shared/dates.ts'
import type { IsoDay } from '#core/time-and-ids/shared/zoned-date.ts'

import type { DocumentContent } from '../content/document-content.ts'
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
