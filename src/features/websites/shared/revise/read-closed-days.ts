import type { EditClause } from '#core/assistant/shared/revision/edit-clauses.ts'

import { daysText } from '../site-facts.ts'
import { type SiteContent, type WeekDay, weekDays } from '../site-content.ts'
import type { SiteChange } from './site-changes.ts'

const day = `(?:${weekDays.join('|')}|jum'at|ahad)`
const closed = new RegExp(
  `^(?:(?:tiap|setiap|khusus|kalau|kalo)\\s+)?(?:hari\\s+)?(${day}(?:(?:\\s*(?:,|dan|sama|&)\\s*|\\s+)(?:hari\\s+)?${day})*)\\s*(?:(?:kami|kita|toko(?:nya)?)\\s+)?(?:tutup|libur)\\b`,
  'i',
)
const closedFirst = new RegExp(
  `^(?:tutup|libur)(?:nya)?\\s+(?:(?:tiap|setiap)\\s+)?(?:hari\\s+)?(${day}(?:\\s*(?:,|dan|sama|&)\\s*(?:hari\\s+)?${day})*)`,
  'i',
)

const dayList = `(${day}(?:\\s*(?:,|dan|sama|&)\\s*(?:hari\\s+)?${day})*)`
const opened = new RegExp(
  `^(?:(?:tiap|setiap|sekarang|kalau|kalo)\\s+)?(?:hari\\s+)?${dayList}\\s+(?:(?:sekarang|juga|ikut|tetap|tetep|kami|kita|toko(?:nya)?)\\s+){0,2}(?:buka|masuk)(?:\\s+(?:juga|kok|kak|ya|sekarang|mulai sekarang))*$`,
  'i',
)
const openedFirst = new RegExp(
  `^(?:sekarang\\s+)?buka(?:nya)?\\s+juga\\s+(?:di\\s+)?(?:(?:tiap|setiap)\\s+)?(?:hari\\s+)?${dayList}$`,
  'i',
)

const daysIn = (words: string): WeekDay[] => {
  const said = words.toLowerCase().replaceAll("jum'at", 'jumat').replaceAll('ahad', 'minggu')
  return weekDays.filter((one) => said.includes(one))
}

/** `hari Minggu tutup`, `libur Senin`: days on which nothing is open; null for words about none. */
export const readClosedDays = ({ text }: EditClause, { businessInfo }: SiteContent): SiteChange[] | null => {
  const off = daysIn((closed.exec(text) ?? closedFirst.exec(text))?.[1] ?? '')
  if (off.length === 0) return null
  const hours = businessInfo.hours.flatMap((row) => {
    const days = (row.days.length === 0 ? [...weekDays] : row.days).filter((one) => !off.includes(one))
    return days.length === 0 ? [] : [{ ...row, days }]
  })
  return [{ op: 'hours', hours, hoursNote: `${daysText(off)} tutup` }]
}

/** `hari Minggu juga buka`: days more on which the hours that are told hold; null for words about none. */
export const readOpenDays = ({ text }: EditClause, { businessInfo }: SiteContent): SiteChange[] | null => {
  const more = daysIn((opened.exec(text.trim()) ?? openedFirst.exec(text.trim()))?.[1] ?? '')
  const [row, ...others] = businessInfo.hours
  if (more.length === 0 || row === undefined || others.length > 0 || row.days.length === 0) return null
  const days = weekDays.filter((one) => row.days.includes(one) || more.includes(one))
  const off = weekDays.filter((one) => !days.includes(one))
  // What was told of the days off is told anew.
  const hoursNote = /\b(?:tutup|libur)\b/i.test(businessInfo.hoursNote)
    ? off.length === 0
      ? ''
      : `${daysText(off)} tutup`
    : businessInfo.hoursNote
  return [{ op: 'hours', hours: [{ ...row, days }], hoursNote }]
}
