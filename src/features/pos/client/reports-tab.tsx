import { useState } from 'react'

import { formatDay, weekdayNames } from '#core/text/shared/dates.ts'
import { formatNumber, formatRupiah } from '#core/text/shared/rupiah.ts'
import { parseIsoDay } from '#core/time-and-ids/shared/zoned-date.ts'
import { Button } from '#core/ui/client/button.tsx'
import { lazyPart } from '#core/ui/client/lazy-part.ts'
import { Spinner } from '#core/ui/client/spinner.tsx'
import { isLow } from '../shared/find-products.ts'
import type { Report, Store } from '../shared/store.ts'
import type { ReportDialogProps } from './reports/report-dialog.tsx'
import s from './reports-tab.module.css'
import type { MoneyActsDialogProps } from './guard/money-acts-dialog.tsx'
import type { ShiftsDialogProps } from './shifts/shifts-dialog.tsx'
import { shortRupiah } from './short-rupiah.ts'

const weekdayOf = (day: string): string => weekdayNames[new Date(`${day}T00:00:00Z`).getUTCDay()] ?? ''

const longDay = (day: string): string => {
  const parsed = parseIsoDay(day)
  return parsed ? `${weekdayOf(day)}, ${formatDay(parsed)}` : day
}

/** The bars of the last seven days; each is also read out as a sentence. */
const DayBars = ({ days }: { readonly days: Report['lastDays'] }) => {
  const highest = Math.max(1, ...days.map(({ revenue }) => revenue))
  return (
    <ol className={s.bars}>
      {days.map(({ day, revenue, sales }, at) => (
        <li key={day} data-today={at === days.length - 1 || undefined}>
          <span className="sr">
            {longDay(day)}: {formatRupiah(revenue)}, {formatNumber(sales)} penjualan
          </span>
          <span className={s.column} aria-hidden="true">
            <span className={`num ${s.barFigure}`}>{shortRupiah(revenue)}</span>
            <svg
              className={s.bar}
              viewBox="0 0 10 100"
              preserveAspectRatio="none"
              style={{ flexGrow: Math.max(0, revenue / highest) }}
            >
              <rect width="10" height="100" />
            </svg>
            <span style={{ flexGrow: 1 - revenue / highest }} className={s.above} />
          </span>
          <span className={s.barDay} aria-hidden="true">
            {weekdayOf(day).slice(0, 3)} <span className="num">{Number(day.slice(8))}</span>
          </span>
        </li>
      ))}
    </ol>
  )
}

const BestSellers = ({ best }: { readonly best: Report['bestSellers'] }) => {
  const highest = Math.max(1, ...best.map(({ revenue }) => revenue))
  return (
    <table className={s.best}>
      <thead>
        <tr>
          <th scope="col">Produk</th>
          <th scope="col" className={s.right}>
            Terjual
          </th>
          <th scope="col" className={s.barCell}>
            <span className="sr">Perbandingan</span>
          </th>
          <th scope="col" className={s.right}>
            Pendapatan
          </th>
        </tr>
      </thead>
      <tbody>
        {best.map(({ productId, name, quantity, revenue }) => (
          <tr key={productId ?? name}>
            <th scope="row">{name}</th>
            <td className={`num ${s.right}`}>{formatNumber(quantity)}</td>
            <td className={s.barCell}>
              <span className="sr">{Math.round((revenue / highest) * 100)}% dari yang terlaris</span>
              <svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
                <rect x="0" y="0" height="10" width={(revenue / highest) * 100} />
              </svg>
            </td>
            <td className={`num ${s.right}`}>
              <b>{formatRupiah(revenue)}</b>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const reportDialog = lazyPart<ReportDialogProps>(
  async () => (await import('./reports/report-dialog.tsx')).ReportDialog,
  (module) => module['ReportDialog'],
)

const shiftsDialog = lazyPart<ShiftsDialogProps>(
  async () => (await import('./shifts/shifts-dialog.tsx')).ShiftsDialog,
  (module) => module['ShiftsDialog'],
)

const moneyActsDialog = lazyPart<MoneyActsDialogProps>(
  async () => (await import('./guard/money-acts-dialog.tsx')).MoneyActsDialog,
  (module) => module['MoneyActsDialog'],
)

interface ReportsTabProps {
  readonly itemId: string
  readonly store: Store
  readonly onLowStock: () => void
  readonly onSales: () => void
}

/** The figures of P2 §2.9: three cards, the last seven days, the five best by revenue. */
export const ReportsTab = ({ itemId, store: { report, products }, onLowStock, onSales }: ReportsTabProps) => {
  const low = products.filter(isLow).length
  const isEmpty = report.totalItemsSold === 0
  const [opened, setOpened] = useState<'report' | 'shifts' | 'acts' | null>(null)
  const close = (): void => setOpened(null)
  const today = parseIsoDay(report.lastDays.at(-1)?.day ?? '')
  return (
    <div className={s.tab}>
      <section className={s.cards} aria-label="Angka toko">
        <div className={s.large}>
          <h2>Total pendapatan</h2>
          <b className="num">{formatRupiah(report.totalRevenue)}</b>
          <span>
            hari ini <span className="num">{formatRupiah(report.revenueToday)}</span>
          </span>
        </div>
        <div>
          <h2>Total terjual</h2>
          <b className="num">{formatNumber(report.totalItemsSold)}</b>
          <span>barang</span>
        </div>
        <div>
          <h2>Jumlah produk</h2>
          <b className="num">{formatNumber(report.productCount)}</b>
          {low > 0 ? (
            <button type="button" className={s.low} onClick={onLowStock}>
              <span className="num">{formatNumber(low)}</span> hampir habis
            </button>
          ) : (
            <span>di rak</span>
          )}
        </div>
      </section>
      <section className={s.more} aria-label="Laporan lengkap">
        <p>Per hari, bulan, cara bayar, kategori, jam, kasir, dan laba. Bisa diunduh ke Excel.</p>
        <Button touch onPointerEnter={shiftsDialog.prefetch} onClick={() => setOpened('shifts')}>
          Shift kasir
        </Button>
        <Button touch onPointerEnter={moneyActsDialog.prefetch} onClick={() => setOpened('acts')}>
          Jejak kasir
        </Button>
        <Button look="teal" touch onPointerEnter={reportDialog.prefetch} onClick={() => setOpened('report')}>
          Laporan lengkap
        </Button>
      </section>
      {opened === 'report' && today ? (
        <reportDialog.Place itemId={itemId} today={today} onClose={close} fallback={<Spinner />} />
      ) : null}
      {opened === 'acts' ? <moneyActsDialog.Place itemId={itemId} onClose={close} fallback={<Spinner />} /> : null}
      {opened === 'shifts' ? <shiftsDialog.Place itemId={itemId} onClose={close} fallback={<Spinner />} /> : null}
      {isEmpty ? (
        <section className={s.empty}>
          <p>Belum ada data penjualan. Laporan terisi sendiri begitu ada yang terjual.</p>
          <Button onClick={onSales}>Jual barang pertama</Button>
        </section>
      ) : (
        <>
          <section className={s.paper} aria-labelledby="per-hari">
            <div className={s.paperTop}>
              <h2 id="per-hari">Pendapatan per hari</h2>
              <span className={s.legend}>
                <i data-today="false" /> 7 hari terakhir <i data-today="true" /> hari ini
              </span>
            </div>
            <DayBars days={report.lastDays} />
          </section>
          <section className={s.paper} aria-labelledby="terlaris">
            <h2 id="terlaris">5 terlaris</h2>
            <BestSellers best={report.bestSellers} />
          </section>
        </>
      )}
    </div>
  )
}
