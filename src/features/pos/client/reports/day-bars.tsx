import { formatDay, weekdayNames } from '#core/text/shared/dates.ts'
import { formatNumber, formatRupiah } from '#core/text/shared/rupiah.ts'
import { addToDay, type IsoDay, parseIsoDay } from '#core/time-and-ids/shared/zoned-date.ts'
import type { Report } from '../../shared/store.ts'
import { shortRupiah } from '../short-rupiah.ts'
import s from './week-papers.module.css'

const weekdayOf = (day: string): string => weekdayNames[new Date(`${day}T00:00:00Z`).getUTCDay()] ?? ''

const longDay = (day: string): string => {
  const parsed = parseIsoDay(day)
  return parsed ? `${weekdayOf(day)}, ${formatDay(parsed)}` : day
}

interface DayBarsProps {
  readonly days: Report['lastDays']
  /** What days of the week before came to; none where there is nothing to compare with. */
  readonly before: readonly { readonly day: string; readonly revenue: number }[]
}

/** The bars of the last seven days, each with a tick where it stood a week before; each is also read out as a sentence. */
export const DayBars = ({ days, before }: DayBarsProps) => {
  const earlier = new Map(before.map(({ day, revenue }) => [day, revenue]))
  const weekBefore = (day: string): number =>
    before.length === 0 ? 0 : (earlier.get(addToDay(day as IsoDay, { days: -7 })) ?? 0)
  const highest = Math.max(1, ...days.flatMap(({ day, revenue }) => [revenue, weekBefore(day)]))
  const part = (sum: number): string => `${(Math.max(0, sum) / highest) * 100}%`
  return (
    <ol className={s.bars}>
      {days.map(({ day, revenue, sales }, at) => {
        const then = weekBefore(day)
        return (
          <li key={day} data-today={at === days.length - 1 || undefined}>
            <span className="sr">
              {longDay(day)}: {formatRupiah(revenue)}, {formatNumber(sales)} penjualan
              {then > 0 ? `, seminggu sebelumnya ${formatRupiah(then)}` : ''}
            </span>
            <span className={s.column} aria-hidden="true">
              <span className={s.scale}>
                <svg
                  className={s.bar}
                  viewBox="0 0 10 100"
                  preserveAspectRatio="none"
                  style={{ height: part(revenue) }}
                >
                  <rect width="10" height="100" />
                </svg>
                {then > 0 ? <span className={s.tick} style={{ bottom: part(then) }} /> : null}
                <span className={`num ${s.barFigure}`} style={{ bottom: part(Math.max(revenue, then)) }}>
                  {shortRupiah(revenue)}
                </span>
              </span>
            </span>
            <span className={s.barDay} aria-hidden="true">
              {weekdayOf(day).slice(0, 3)} <span className="num">{Number(day.slice(8))}</span>
            </span>
          </li>
        )
      })}
    </ol>
  )
}
