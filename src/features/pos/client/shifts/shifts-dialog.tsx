import { useQuery } from '@tanstack/react-query'

import { formatDay, formatTime } from '#core/text/shared/dates.ts'
import { formatNumber, formatRupiah } from '#core/text/shared/rupiah.ts'
import { dayIn } from '#core/time-and-ids/shared/zoned-date.ts'
import { DialogShell } from '#core/ui/client/dialog-shell.tsx'
import { LedgerRow } from '#core/ui/client/ledger-row.tsx'
import { Stamp } from '#core/ui/client/stamp.tsx'
import { differenceWords } from '../../shared/receipt/shift-slip.ts'
import type { ShiftView } from '../../shared/shift.ts'
import { shiftsQuery } from './shifts.api.ts'
import { DialogBody } from '#core/ui/client/dialog-body.tsx'
import { Failure } from '../parts/failure.tsx'
import { Nothing } from '../parts/nothing.tsx'
import { Unread } from '../parts/unread.tsx'
import s from './shifts.module.css'

const momentOf = (moment: string, timeZone: string): string => {
  const at = new Date(moment)
  return `${formatDay(dayIn(at, timeZone))}, ${formatTime(at, timeZone)}`
}

/** How the drawer stood at the end; a shift that goes on has no end yet. */
const Verdict = ({ counted, expected }: Pick<ShiftView, 'counted' | 'expected'>) => {
  if (counted === null) return <Stamp>Masih buka</Stamp>
  return <Stamp look={counted === expected ? 'ok' : 'err'}>{differenceWords(counted, expected)}</Stamp>
}

interface ShiftCardProps {
  readonly shift: ShiftView
  readonly timeZone: string
}

const ShiftCard = ({ shift, timeZone }: ShiftCardProps) => {
  const { cashier, deviceCode, openedAt, closedAt, counted, expected, late } = shift
  return (
    <li className={s.shift}>
      <div className={s.head}>
        <h3>
          {momentOf(openedAt, timeZone)}
          {closedAt === null ? '' : ` sampai ${momentOf(closedAt, timeZone)}`}
        </h3>
        <Verdict counted={counted} expected={expected} />
      </div>
      <p className={s.meta}>
        {cashier}
        {deviceCode === null ? '' : ` · kasir ${deviceCode}`} · {formatNumber(shift.sales)} penjualan,{' '}
        {formatRupiah(shift.salesTotal)}
      </p>
      <LedgerRow name="Uang awal" figure={formatRupiah(shift.openingCash)} />
      <LedgerRow name="Penjualan tunai" figure={formatRupiah(shift.cashSales)} />
      {shift.cashDebts > 0 ? <LedgerRow name="Kasbon dibayar tunai" figure={formatRupiah(shift.cashDebts)} /> : null}
      {shift.cashIn > 0 ? <LedgerRow name="Uang masuk" figure={formatRupiah(shift.cashIn)} /> : null}
      {shift.cashOut > 0 ? <LedgerRow name="Uang keluar" figure={formatRupiah(-shift.cashOut)} /> : null}
      {shift.cashRefunds > 0 ? <LedgerRow name="Pengembalian tunai" figure={formatRupiah(-shift.cashRefunds)} /> : null}
      <LedgerRow name="Seharusnya di laci" figure={formatRupiah(expected)} sum />
      {counted === null ? null : <LedgerRow name="Uang yang dihitung" figure={formatRupiah(counted)} />}
      {late > 0 ? (
        <p className={s.late}>
          {formatNumber(late)} penjualan ({formatRupiah(shift.lateTotal)}) masuk setelah shift ditutup dan sudah ikut
          dihitung di sini.
        </p>
      ) : null}
      {shift.notes === '' ? null : <p className={s.meta}>Catatan: {shift.notes}</p>}
    </li>
  )
}

export interface ShiftsDialogProps {
  readonly itemId: string
  readonly onClose: () => void
}

/** The newest shifts of all tills, each with its drawer: what must lie there and what was counted. */
export const ShiftsDialog = ({ itemId, onClose }: ShiftsDialogProps) => {
  const { data, error, refetch, isFetching } = useQuery(shiftsQuery(itemId))
  return (
    <DialogShell title="Shift kasir" size="narrow" onClose={onClose}>
      <DialogBody>
        {data && error ? <Failure error={error} isFetching={isFetching} onAgain={() => void refetch()} /> : null}
        {data?.shifts.length === 0 ? (
          <Nothing>
            Belum ada shift. Di kasir, ketuk “Shift”, isi uang awal di laci, dan tutup shift di akhir hari.
          </Nothing>
        ) : null}
        {data && data.shifts.length > 0 ? (
          <ol className={s.shifts} aria-label="Shift">
            {data.shifts.map((shift) => (
              <ShiftCard key={shift.id} shift={shift} timeZone={data.timeZone} />
            ))}
          </ol>
        ) : null}
        {data ? null : (
          <Unread error={error} isFetching={isFetching} waitText="Membuka shift…" onAgain={() => void refetch()} />
        )}
      </DialogBody>
    </DialogShell>
  )
}
