import { useQuery } from '@tanstack/react-query'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import { useId } from 'react'

import { paymentMethodName } from '#core/text/shared/payment-methods.ts'
import { formatNumber, formatRupiah } from '#core/text/shared/rupiah.ts'
import type { IsoDay } from '#core/time-and-ids/shared/zoned-date.ts'
import { LedgerRow } from '#core/ui/client/ledger-row.tsx'
import type { SpanReport } from '../../shared/reports/report.contract.ts'
import { spanBefore } from '../../shared/reports/spans.ts'
import { changeText } from '../../shared/reports/words.ts'
import type { Report, Store } from '../../shared/store.ts'
import { reportQuery } from './books.api.ts'
import { DayBars } from './day-bars.tsx'
import s from './week-papers.module.css'

type Ways = SpanReport['methods']

const sumOf = (all: readonly { readonly revenue: number }[]): number =>
  all.reduce((sum, { revenue }) => sum + revenue, 0)

/** How the week was paid: a bar of shares, and the sums as an account. */
export const WaysPaid = ({ ways }: { readonly ways: Ways }) => {
  const id = useId()
  const total = sumOf(ways)
  const shown = ways.filter(({ revenue }) => revenue > 0)
  if (total <= 0 || shown.length === 0) return null
  const taken = sumOf(shown)
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>Cara bayar</h2>
      <div className={s.shares} aria-hidden="true">
        {shown.map(({ name, revenue }) => (
          <i key={name} style={{ flexGrow: revenue / taken }} />
        ))}
      </div>
      <ul className={s.ways}>
        {shown.map(({ name, revenue }) => (
          <li key={name}>
            <LedgerRow
              name={`${paymentMethodName(name)} ${formatNumber(Math.round((revenue / taken) * 100))}%`}
              figure={formatNumber(revenue)}
            />
          </li>
        ))}
      </ul>
      <LedgerRow sum name="Jumlah" figure={formatRupiah(taken)} />
    </section>
  )
}

/** More rows than this are what the tab with the goods is for. */
const mostLow = 4

const LowStock = ({ low }: { readonly low: Store['products'] }) => {
  const id = useId()
  if (low.length === 0) return null
  const rows = low.toSorted((one, other) => (one.stock ?? 0) - (other.stock ?? 0)).slice(0, mostLow)
  return (
    <section className={s.low} aria-labelledby={id}>
      <h2 id={id}>
        <TriangleAlert size={16} strokeWidth={1.75} aria-hidden="true" />
        Stok hampir habis
      </h2>
      {rows.map(({ id: productId, name, stock }) => (
        <LedgerRow key={productId} name={name} figure={formatNumber(stock ?? 0)} />
      ))}
      {low.length > rows.length ? <p>dan {formatNumber(low.length - rows.length)} lainnya</p> : null}
    </section>
  )
}

interface WeekPapersProps {
  readonly itemId: string
  readonly days: Report['lastDays']
  /** Goods that are nearly sold out. */
  readonly low: Store['products']
}

/** The last seven days beside the seven before, how they were paid, and what runs out. */
export const WeekPapers = ({ itemId, days, low }: WeekPapersProps) => {
  const id = useId()
  const week = { from: (days[0]?.day ?? '') as IsoDay, to: (days.at(-1)?.day ?? '') as IsoDay }
  const { data: now } = useQuery(reportQuery(itemId, week))
  const { data: before } = useQuery(reportQuery(itemId, spanBefore(week)))
  const revenue = sumOf(days)
  const change = before ? changeText(revenue, before.revenue) : null
  return (
    <div className={s.week}>
      <section className={s.paper} aria-labelledby={id}>
        <div className={s.paperTop}>
          <h2 id={id}>Pendapatan per hari</h2>
          <span className={s.legend}>
            <i /> 7 hari terakhir <i data-today="true" /> hari ini
            {change === null ? null : (
              <>
                <i data-before="true" /> 7 hari sebelumnya
              </>
            )}
          </span>
        </div>
        {change === null ? null : (
          <p className={s.change}>
            <b className="num">{formatRupiah(revenue)}</b> {change} dari 7 hari sebelumnya
          </p>
        )}
        <DayBars days={days} before={change === null ? [] : (before?.days ?? [])} />
      </section>
      {revenue > 0 || low.length > 0 ? (
        <div className={s.paper}>
          {now ? <WaysPaid ways={now.methods} /> : null}
          <LowStock low={low} />
        </div>
      ) : null}
    </div>
  )
}
