import { useState } from 'react'

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
import { WeekPapers } from './reports/week-papers.tsx'

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

/** The figures of P2 §2.9: three cards, the last seven days with how they were paid, the five best by revenue. */
export const ReportsTab = ({ itemId, store: { report, products }, onLowStock, onSales }: ReportsTabProps) => {
  const low = products.filter(isLow)
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
          {low.length > 0 ? (
            <button type="button" className={s.low} onClick={onLowStock}>
              <span className="num">{formatNumber(low.length)}</span> hampir habis
            </button>
          ) : (
            <span>di rak</span>
          )}
        </div>
      </section>
      <section className={s.more} aria-label="Laporan lengkap">
        <p>Per hari, bulan, cara bayar, kategori, jam, kasir, dan laba. Bisa diunduh ke Excel.</p>
        <Button onPointerEnter={shiftsDialog.prefetch} onClick={() => setOpened('shifts')}>
          Shift kasir
        </Button>
        <Button onPointerEnter={moneyActsDialog.prefetch} onClick={() => setOpened('acts')}>
          Jejak kasir
        </Button>
        <Button look="teal" onPointerEnter={reportDialog.prefetch} onClick={() => setOpened('report')}>
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
          <WeekPapers itemId={itemId} days={report.lastDays} low={low} />
          <section className={s.paper} aria-labelledby="terlaris">
            <h2 id="terlaris">5 terlaris</h2>
            <BestSellers best={report.bestSellers} />
          </section>
        </>
      )}
    </div>
  )
}
