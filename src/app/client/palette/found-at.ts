import { formatTime, monthNames } from '#core/text/shared/dates.ts'

const isSameDay = (a: Date, b: Date): boolean =>
  a.getFullYear() === b.getFullYear() && a.getMonth() === b.getMonth() && a.getDate() === b.getDate()

/** When something was, as one says it today: 'hari ini 14.05', 'kemarin', '12 November', '3 Maret 2024'. */
export const saidDate = (iso: string, now: Date): string => {
  const at = new Date(iso)
  if (Number.isNaN(at.getTime())) return ''
  if (isSameDay(at, now)) return `hari ini ${formatTime(at)}`
  if (isSameDay(at, new Date(now.getFullYear(), now.getMonth(), now.getDate() - 1))) return 'kemarin'
  const day = `${at.getDate()} ${monthNames[at.getMonth()] ?? ''}`
  return at.getFullYear() === now.getFullYear() ? day : `${day} ${at.getFullYear()}`
}
