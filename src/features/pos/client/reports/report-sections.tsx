import { paymentMethodName } from '#core/text/shared/payment-methods.ts'
import { useId } from 'react'

import { formatDay } from '#core/text/shared/dates.ts'
import { formatNumber, formatRupiah } from '#core/text/shared/rupiah.ts'
import type { IsoDay } from '#core/time-and-ids/shared/zoned-date.ts'
import { LedgerRow } from '#core/ui/client/ledger-row.tsx'
import { moneyIn } from '../../shared/reports/money-in.ts'
import type { SpanReport } from '../../shared/reports/report.contract.ts'
import { changeText, spanText } from '../../shared/reports/words.ts'
import s from './report.module.css'

interface Line {
  readonly name: string
  /** So many sales or pieces; null where nothing is counted. */
  readonly count: string | null
  readonly revenue: number
}

/** Names with what they brought in, each with a bar as long as its share of the largest. */
const Lines = ({ title, lines }: { readonly title: string; readonly lines: readonly Line[] }) => {
  const id = useId()
  if (lines.length === 0) return null
  const largest = Math.max(1, ...lines.map(({ revenue }) => revenue))
  return (
    <section className={s.paper} aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      <ul className={s.lines}>
        {lines.map(({ name, count, revenue }) => (
          <li key={name}>
            <span className={s.name}>
              {name}
              {count === null ? null : <span className={s.count}> {count}</span>}
            </span>
            <b className="num">{formatRupiah(revenue)}</b>
            <svg viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
              <rect height="4" width={Math.max(0, (revenue / largest) * 100)} />
            </svg>
          </li>
        ))}
      </ul>
    </section>
  )
}

const salesCount = (sales: number): string => `${formatNumber(sales)} penjualan`
const piecesCount = (pieces: number): string => `${formatNumber(pieces)} terjual`
const hourName = (hour: number): string => `${String(hour).padStart(2, '0')}.00`

const Profit = ({ report: { profit, revenue } }: { readonly report: SpanReport }) =>
  profit === null ? (
    <p className={s.note}>
      Isi harga modal barang di tab Produk, lalu labanya ikut terhitung dari penjualan berikutnya.
    </p>
  ) : (
    <>
      <LedgerRow name="Laba kotor" figure={formatRupiah(profit.amount)} />
      {profit.covered < revenue ? (
        <p className={s.note}>
          Baru {formatRupiah(profit.covered)} dari {formatRupiah(revenue)} pendapatan yang modalnya diketahui.
        </p>
      ) : null}
    </>
  )

/** The figures of a span: the whole first, then by part. */
export const ReportSections = ({ report }: { readonly report: SpanReport }) => {
  const { before } = report
  const money = moneyIn(report)
  const change = changeText(report.revenue, before.revenue)
  return (
    <div className={s.sections}>
      <section className={s.whole} aria-label="Ringkasan laporan">
        <h3>Pendapatan {spanText(report)}</h3>
        <b className={`num ${s.large}`}>{formatRupiah(report.revenue)}</b>
        <p className={s.note}>
          {change === null ? null : <b>{change} </b>}
          dibanding {spanText(before)}: {formatRupiah(before.revenue)}
        </p>
        <LedgerRow name="Penjualan" figure={formatNumber(report.sales)} />
        <LedgerRow name="Rata-rata" figure={formatRupiah(report.average)} />
        <LedgerRow name="Barang terjual" figure={formatNumber(report.pieces)} />
        <LedgerRow name="Diskon" figure={formatRupiah(report.discounts)} />
        <LedgerRow name="Dikembalikan" figure={formatRupiah(report.refunds)} />
        {report.charges.service > 0 ? (
          <LedgerRow name="Termasuk layanan" figure={formatRupiah(report.charges.service)} />
        ) : null}
        {report.charges.tax > 0 ? <LedgerRow name="Termasuk pajak" figure={formatRupiah(report.charges.tax)} /> : null}
        {report.rounding === 0 ? null : <LedgerRow name="Termasuk pembulatan" figure={formatRupiah(report.rounding)} />}
        {money.lent !== 0 || money.paidBack !== 0 ? (
          <>
            <LedgerRow name="Kasbon baru" figure={formatRupiah(money.lent)} />
            <LedgerRow name="Kasbon dilunasi" figure={formatRupiah(money.paidBack)} />
            <LedgerRow name="Uang yang masuk" figure={formatRupiah(money.total)} />
          </>
        ) : null}
        <Profit report={report} />
      </section>
      <Lines
        title="Cara bayar"
        lines={money.ways.map(({ name, revenue }) => ({ name: paymentMethodName(name), count: null, revenue }))}
      />
      <Lines
        title="Kasbon dilunasi"
        lines={report.debtsPaid.map(({ name, revenue }) => ({ name: paymentMethodName(name), count: null, revenue }))}
      />
      <Lines
        title="Terlaris"
        lines={report.best.map(({ name, pieces, revenue }) => ({ name, count: piecesCount(pieces), revenue }))}
      />
      <Lines
        title="Kurang laku"
        lines={report.slow.map(({ name, pieces, revenue }) => ({ name, count: piecesCount(pieces), revenue }))}
      />
      <Lines
        title="Kategori"
        lines={report.categories.map(({ name, pieces, revenue }) => ({
          name: name ?? 'Tanpa kategori',
          count: piecesCount(pieces),
          revenue,
        }))}
      />
      <Lines
        title="Per hari"
        lines={report.days.map(({ day, sales, revenue }) => ({
          name: formatDay(day as IsoDay),
          count: salesCount(sales),
          revenue,
        }))}
      />
      <Lines
        title="Jam ramai"
        lines={report.hours.map(({ hour, sales, revenue }) => ({
          name: hourName(hour),
          count: salesCount(sales),
          revenue,
        }))}
      />
      <Lines
        title="Kasir"
        lines={report.cashiers.map(({ name, sales, revenue }) => ({
          name: name ?? '',
          count: salesCount(sales),
          revenue,
        }))}
      />
      <Lines
        title="Lokasi"
        lines={report.locations.map(({ name, sales, revenue }) => ({
          name: name ?? 'Tanpa lokasi',
          count: salesCount(sales),
          revenue,
        }))}
      />
    </div>
  )
}
