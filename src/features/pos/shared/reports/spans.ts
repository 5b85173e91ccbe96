import { addToDay, daysBetween, isoDay, type IsoDay } from '#core/time-and-ids/shared/zoned-date.ts'

/** Days of the shop's own, both of them in it. */
export interface Span {
  readonly from: IsoDay
  readonly to: IsoDay
}

/** The longest span that is reckoned, in days: two years. */
export const mostDays = 732

const dayOfMonth = (day: IsoDay): number => Number(day.slice(8))
const firstOfMonth = (day: IsoDay): IsoDay => addToDay(day, { days: 1 - dayOfMonth(day) })
const lastOfMonth = (day: IsoDay): IsoDay => addToDay(addToDay(firstOfMonth(day), { months: 1 }), { days: -1 })

/** The spans that are a tap away. */
export const spanNames = {
  today: 'Hari ini',
  week: '7 hari',
  month: 'Bulan ini',
  lastMonth: 'Bulan lalu',
} as const
export type SpanName = keyof typeof spanNames

export const namedSpan = (name: SpanName, today: IsoDay): Span => {
  if (name === 'today') return { from: today, to: today }
  if (name === 'week') return { from: addToDay(today, { days: -6 }), to: today }
  if (name === 'month') return { from: firstOfMonth(today), to: today }
  const to = addToDay(firstOfMonth(today), { days: -1 })
  return { from: firstOfMonth(to), to }
}

/**
 * What a span is compared with: a whole month with the one before, the first days of a month with as many of the month
 * before, any other span with as many days right before it.
 */
export const spanBefore = ({ from, to }: Span): Span => {
  const inOneMonth = from.slice(0, 7) === to.slice(0, 7) && dayOfMonth(from) === 1
  if (inOneMonth && daysBetween(from, to) > 0) {
    const before = addToDay(from, { months: -1 })
    if (to === lastOfMonth(to)) return { from: before, to: lastOfMonth(before) }
    const same = isoDay(Number(before.slice(0, 4)), Number(before.slice(5, 7)), dayOfMonth(to))
    return { from: before, to: same ?? lastOfMonth(before) }
  }
  const end = addToDay(from, { days: -1 })
  return { from: addToDay(end, { days: -daysBetween(from, to) }), to: end }
}
