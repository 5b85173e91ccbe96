import { formatDay, formatTime } from '#core/text/shared/dates.ts'
import { formatRupiah } from '#core/text/shared/rupiah.ts'
import { dayIn } from '#core/time-and-ids/shared/zoned-date.ts'
import { LedgerRow } from '#core/ui/client/ledger-row.tsx'
import type { OpenedShift, ShiftReport } from '../../shared/shift.ts'
import s from './shift.module.css'

interface DrawerBooksProps {
  readonly shift: OpenedShift
  readonly report: ShiftReport
  readonly timeZone: string
}

/** The cash of a shift: since when, what came in and went out, and what must lie in the drawer. */
export const DrawerBooks = ({ shift, report, timeZone }: DrawerBooksProps) => {
  const since = new Date(shift.openedAt)
  return (
    <>
      <p className={s.since}>
        Dibuka {formatDay(dayIn(since, timeZone))} pukul <span className="num">{formatTime(since, timeZone)}</span> oleh{' '}
        {shift.cashier}
      </p>
      <div>
        <LedgerRow name="Uang awal" figure={formatRupiah(report.openingCash)} />
        <LedgerRow name="Penjualan tunai" figure={formatRupiah(report.cashSales)} />
        {report.cashDebts > 0 ? <LedgerRow name="Kasbon dibayar" figure={formatRupiah(report.cashDebts)} /> : null}
        <LedgerRow name="Uang masuk" figure={formatRupiah(report.cashIn)} />
        <LedgerRow name="Uang keluar" figure={formatRupiah(-report.cashOut || 0)} />
        <LedgerRow name="Pengembalian tunai" figure={formatRupiah(-report.cashRefunds || 0)} />
        <LedgerRow sum name="Seharusnya di laci" figure={formatRupiah(report.expected)} />
      </div>
    </>
  )
}
