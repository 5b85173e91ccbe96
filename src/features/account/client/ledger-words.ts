import { formatDay } from '#core/text/shared/dates.ts'
import { formatNumber } from '#core/text/shared/rupiah.ts'
import type { IsoDay } from '#core/time-and-ids/shared/zoned-date.ts'

/** `+500.000`, `−50`: with the sign that stands as wide as a plus. */
export const signedPoints = (points: number): string =>
  `${points > 0 ? '+' : points < 0 ? '−' : ''}${formatNumber(Math.abs(points))}`

const dayOf = (instant: Date): IsoDay =>
  [instant.getFullYear(), instant.getMonth() + 1, instant.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-') as IsoDay

/** The day of an entry where its owner is: `Hari ini`, `Kemarin`, `19 November 2026`. */
export const dayHeading = (instant: Date, now = new Date()): string => {
  const yesterday = new Date(now.getFullYear(), now.getMonth(), now.getDate() - 1)
  const day = dayOf(instant)
  if (day === dayOf(now)) return 'Hari ini'
  return day === dayOf(yesterday) ? 'Kemarin' : formatDay(day)
}

/** The entries of each day under its heading, in the order in which they came. */
export const byDay = <Entry extends { readonly createdAt: string }>(
  entries: readonly Entry[],
  now = new Date(),
): readonly (readonly [string, readonly Entry[]])[] => {
  const days = new Map<string, Entry[]>()
  for (const entry of entries) {
    const day = dayHeading(new Date(entry.createdAt), now)
    days.set(day, [...(days.get(day) ?? []), entry])
  }
  return [...days]
}
