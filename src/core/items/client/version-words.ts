import { formatDay, formatTime } from '#core/text/shared/dates.ts'
import { formatNumber } from '#core/text/shared/rupiah.ts'
import { dayIn } from '#core/time-and-ids/shared/zoned-date.ts'

/** `14.05` today, else `21 November 2026, 14.05`; in the zone of whoever reads. */
export const versionTime = (
  createdAt: string,
  now: Date,
  timeZone: string = Intl.DateTimeFormat().resolvedOptions().timeZone,
): string => {
  const instant = new Date(createdAt)
  const day = dayIn(instant, timeZone)
  const time = formatTime(instant, timeZone)
  return day === dayIn(now, timeZone) ? time : `${formatDay(day)}, ${time}`
}

/** `+12 kata`, `−3 kata`, `kata tetap`; null where one of both was not counted. */
export const wordChange = (count: number | null, before: number | null | undefined): string | null => {
  if (count === null || before === null || before === undefined) return null
  if (count === before) return 'jumlah kata tetap'
  return `${count > before ? '+' : '−'}${formatNumber(Math.abs(count - before))} kata`
}
