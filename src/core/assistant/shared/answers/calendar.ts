import { daysBetween, type IsoDay, isoDay } from '#core/time-and-ids/shared/zoned-date.ts'
import { formatDayWithWeekday } from '#core/text/shared/dates.ts'
import { formatNumber } from '#core/text/shared/rupiah.ts'

/** Feasts that fall on the same day every year; those by the moon are announced, not reckoned here. */
const feasts: readonly (readonly [string, RegExp, number, number])[] = [
  ['Natal', /\bnatal\b/, 12, 25],
  ['Tahun Baru', /tahun baru|\btaun baru/, 1, 1],
  ['Hari Kemerdekaan', /17 ?agustus|agustusan|kemerdekaan|\b17 ?an\b/, 8, 17],
  ['Hari Valentine', /valentine/, 2, 14],
  ['Hari Kartini', /kartini/, 4, 21],
  ['Hari Ibu', /hari ibu/, 12, 22],
]
const toldDays = /(?<!\d)(\d{1,2})\s(jan|feb|mar|apr|mei|jun|jul|agu|ags|sep|okt|nov|des)\p{L}{0,7}(?:\s(20\d{2}))?/gu
const shortMonths = 'jan feb mar apr mei jun jul agu sep okt nov des'.split(' ')

const comingDay = (today: IsoDay, month: number, date: number): IsoDay | null => {
  const year = Number(today.slice(0, 4))
  const here = isoDay(year, month, date)
  return here !== null && here >= today ? here : isoDay(year + 1, month, date)
}

/** How long it is until the day that a message names; empty where it names none. */
export const daysUntil = (message: string, today: IsoDay): string => {
  const text = message.toLowerCase()
  if (!/berapa hari|brp hari|brapa hari|hari lagi|tinggal|kurang berapa/.test(text)) return ''
  const feast = feasts.find(([, words]) => words.test(text))
  // `hari ini 21 november, acaranya 20 maret`: the day that is waited for is no today.
  const told = [...text.matchAll(toldDays)]
    .map(([, date = '', month = '', year]) => {
      const at = shortMonths.indexOf(month.replace('ags', 'agu')) + 1
      return year === undefined ? comingDay(today, at, Number(date)) : isoDay(Number(year), at, Number(date))
    })
    .filter((one) => one !== null && one >= today)
  const day = told.find((one) => one !== today) ?? told[0] ?? (feast ? comingDay(today, feast[2], feast[3]) : null)
  if (day === null) return ''
  const left = daysBetween(today, day)
  const name =
    feast === undefined || told.length > 0 ? formatDayWithWeekday(day) : `${feast[0]} (${formatDayWithWeekday(day)})`
  return `${name} tinggal **${formatNumber(left)} hari lagi**${left >= 14 ? `, kira-kira ${formatNumber(Math.floor(left / 7))} minggu` : ''}.`
}
