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
