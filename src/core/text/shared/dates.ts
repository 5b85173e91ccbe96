import type { IsoDay } from '#core/time-and-ids/shared/zoned-date.ts'

export const monthNames = [
  'Januari',
  'Februari',
  'Maret',
  'April',
  'Mei',
  'Juni',
  'Juli',
  'Agustus',
  'September',
  'Oktober',
  'November',
  'Desember',
] as const

export const weekdayNames = ['Minggu', 'Senin', 'Selasa', 'Rabu', 'Kamis', 'Jumat', 'Sabtu'] as const

const romanMonths = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X', 'XI', 'XII'] as const

const parts = (day: IsoDay): { year: number; month: number; date: number } => {
  const [year = 1970, month = 1, date = 1] = day.split('-').map(Number)
  return { year, month, date }
}

/** `21 November 2026`. */
export const formatDay = (day: IsoDay): string => {
  const { year, month, date } = parts(day)
  return `${date} ${monthNames[month - 1] ?? ''} ${year}`
}

/** `Sabtu, 21 November 2026`. */
export const formatDayWithWeekday = (day: IsoDay): string =>
  `${weekdayNames[new Date(`${day}T00:00:00Z`).getUTCDay()] ?? ''}, ${formatDay(day)}`

/** The Roman numeral of the day's month, as Indonesian offices write it in letter numbers (resolutions 24). */
export const romanMonth = (day: IsoDay): string => romanMonths[parts(day).month - 1] ?? ''

/** One formatter for each zone: making one costs far more than formatting. */
const zoneFormats = new Map<string, Intl.DateTimeFormat>()

const zoneFormat = (timeZone: string): Intl.DateTimeFormat => {
  const known = zoneFormats.get(timeZone)
  if (known) return known
  const format = new Intl.DateTimeFormat('id-ID', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone })
  zoneFormats.set(timeZone, format)
  return format
}

const twoDigits = (value: number): string => String(value).padStart(2, '0')

/**
 * `14.05`: local time with the Indonesian full stop. The device's own clock is read without a formatter: to make the first
 * one of a page takes a slow phone longer than to draw the message that shows the time.
 */
export const formatTime = (instant: Date, timeZone?: string): string =>
  timeZone === undefined
    ? `${twoDigits(instant.getHours())}.${twoDigits(instant.getMinutes())}`
    : zoneFormat(timeZone).format(instant).replace(':', '.')

/** The clocks of Indonesia as they are called. */
const zoneNames: Readonly<Record<string, string>> = {
  'Asia/Jakarta': 'WIB',
  'Asia/Pontianak': 'WIB',
  'Asia/Makassar': 'WITA',
  'Asia/Jayapura': 'WIT',
}

/** What a zone's clock is called: WIB, WITA or WIT; another zone by its own name. */
export const zoneName = (timeZone: string): string => zoneNames[timeZone] ?? timeZone
