import { monthOf } from '#core/assistant/shared/reading-grammar/days/month-names.ts'
import { monthNames } from '#core/text/shared/dates.ts'
import { addToDay, type IsoDay, isoDay } from '#core/time-and-ids/shared/zoned-date.ts'

import { words } from './whole-words.ts'

/** Until when instalments are paid is asked. */
export const asksWhenPaid = words(
  'lunas(?:nya)?|(?:selesai|habis|kelar|beres)(?:nya)? (?:kapan|bulan (?:apa|berapa|brp))|sampai kapan|sampe kapan|(?:angsuran|cicilan) terakhir',
)
const start =
  /(?<!\p{L})(?:mulai|pertama|cicilan pertama|angsuran pertama)\s+(?:(?:nyicil|cicil|bayar|cicilan|angsuran|bulan|di|jatuh|tempo|tanggal|tgl|\d{1,2})\s+){0,4}(\p{L}{3,10}|depan|ini)(?:\s+(\d{4}))?(?!\p{L})/iu

/** `Juni 2028`. */
const monthText = (day: IsoDay): string => {
  const [year = '', month = '1'] = day.split('-')
  return `${monthNames[Number(month) - 1] ?? ''} ${year}`
}

/** The month of the first instalment as the message tells it: the next such month that comes; null where it tells none. */
const firstMonth = (message: string, today: IsoDay): IsoDay | null => {
  const [, name = '', year] = start.exec(message) ?? []
  const word = name.toLowerCase()
  const now = isoDay(Number(today.slice(0, 4)), Number(today.slice(5, 7)), 1)
  if (word === 'depan') return now && addToDay(now, { months: 1 })
  if (word === 'ini') return now
  const month = monthOf(word)
  if (month === undefined || !now) return null
  const told = isoDay(Number(year ?? today.slice(0, 4)), month, 1)
  return told && year === undefined && told < now ? addToDay(told, { years: 1 }) : told
}

/** When the last of so many monthly instalments is paid, `shown` as the sentence has them; null where it is not asked. */
export const paidOffText = (message: string, today: IsoDay, months: number, shown: string): string | null => {
  if (!asksWhenPaid.test(message) || !Number.isInteger(months) || months < 1 || months > 600) return null
  const first = firstMonth(message, today)
  return first
    ? `Angsuran pertama ${monthText(first)}, jadi lunas **${monthText(addToDay(first, { months: months - 1 }))}** (${shown}).`
    : `Lunas pada angsuran ke-${months}. Bulannya tergantung kapan mulai: [isi bulan angsuran pertama].`
}

/** When what is left of monthly instalments is paid, counted from this month; null where it is not asked. */
export const paidOffFrom = (message: string, today: IsoDay, left: number, shown: string): string | null =>
  asksWhenPaid.test(message) && Number.isInteger(left) && left > 0 && left <= 600
    ? `Tinggal ${shown}: kalau angsuran ${monthText(today)} sudah dibayar, lunas **${monthText(addToDay(`${today.slice(0, 7)}-01` as IsoDay, { months: left }))}**; kalau belum, ${monthText(addToDay(`${today.slice(0, 7)}-01` as IsoDay, { months: left - 1 }))}.`
    : null
