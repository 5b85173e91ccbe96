/** A calendar day without a time, as ISO `YYYY-MM-DD`. */
export type IsoDay = string & { readonly __brand: 'IsoDay' }

let fallbackZone = 'Asia/Jakarta'

/** The zone (IANA name) in which 'today' is read when the owner has not said another one. */
export const defaultTimeZone = (): string => fallbackZone

/** Reads 'today' in another zone from here on, wherever none is told: a server begins with its own setting. */
export const setDefaultTimeZone = (timeZone: string): void => {
  fallbackZone = timeZone
}

const isoDayPattern = /^\d{4}-\d{2}-\d{2}$/

/** Narrows a string to an existing calendar day; null where it is none (2026-02-30). */
export const parseIsoDay = (value: string): IsoDay | null => {
  if (!isoDayPattern.test(value)) return null
  const date = new Date(`${value}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value) ? (value as IsoDay) : null
}

/** The day from its numbers (month 1 to 12); null where there is no such day. */
export const isoDay = (year: number, month: number, day: number): IsoDay | null =>
  parseIsoDay(`${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`)

/** Making a formatter costs a thousand times what formatting does: each zone's is made once. */
const dayFormats = new Map<string, Intl.DateTimeFormat>()

/** The calendar day on which `instant` falls in `timeZone` (IANA name). */
export const dayIn = (instant: Date, timeZone: string = defaultTimeZone()): IsoDay => {
  const format =
    dayFormats.get(timeZone) ??
    new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' })
  dayFormats.set(timeZone, format)
  return format.format(instant) as IsoDay
}

/** `day` moved by whole days, months or years; the last day of a month stays within the month (31 Jan + 1 month = 28 Feb). */
export const addToDay = (day: IsoDay, amount: { days?: number; months?: number; years?: number }): IsoDay => {
  const [year = 1970, month = 1, date = 1] = day.split('-').map(Number)
  const monthIndex = month - 1 + (amount.months ?? 0) + 12 * (amount.years ?? 0)
  const lastOfMonth = new Date(Date.UTC(year, monthIndex + 1, 0)).getUTCDate()
  const moved = new Date(Date.UTC(year, monthIndex, Math.min(date, lastOfMonth) + (amount.days ?? 0)))
  return moved.toISOString().slice(0, 10) as IsoDay
}

/** Whole days from one calendar day (`2026-12-07`) to another; negative where `to` is earlier. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000)
