import MessageCircle from 'lucide-react/icons/message-circle'
import { useState } from 'react'

import { formatDay, formatTime } from '#core/text/shared/dates.ts'
import { paymentMethodName } from '#core/text/shared/payment-methods.ts'
import { formatRupiah } from '#core/text/shared/rupiah.ts'
import { dayIn } from '#core/time-and-ids/shared/zoned-date.ts'
import key from '#core/ui/client/button.module.css'
import { Button } from '#core/ui/client/button.tsx'
import { classNames } from '#core/ui/client/class-names.ts'
import { DialogShell } from '#core/ui/client/dialog-shell.tsx'
import { LedgerRow } from '#core/ui/client/ledger-row.tsx'
import type { Customer } from '../../shared/customers.contract.ts'
import { type DebtEntry, shownEntries } from '../../shared/debt/debts.contract.ts'
import { reminderAddress } from '../../shared/debt/reminder.ts'
import { useDebt } from './customers.api.ts'
import { DialogBody } from '#core/ui/client/dialog-body.tsx'
import k from '../parts/key-row.module.css'
import { RecordList } from '../parts/record-list.tsx'
import { Unread } from '../parts/unread.tsx'
import s from './debt-dialog.module.css'
import { PayDebt } from './pay-debt.tsx'

const whatOf = ({ kind, number, paymentMethod }: DebtEntry): string => {
  if (kind === 'paid') return `Dibayar, ${paymentMethodName(paymentMethod ?? '')}`
  return `${kind === 'taken' ? 'Diambil' : 'Barang kembali'}, struk ${number ?? ''}`
}

const lineOf = (entry: DebtEntry, timeZone: string) => {
  const at = new Date(entry.timestamp)
  const isTaken = entry.kind === 'taken'
  return {
    key: `${entry.timestamp}|${entry.kind}|${entry.number ?? ''}|${entry.amount}`,
    what: whatOf(entry),
    when: `${formatDay(dayIn(at, timeZone))}, ${formatTime(at, timeZone)} · ${entry.cashier}`,
    figure: `${isTaken ? '+' : '−'}${formatRupiah(entry.amount)}`,
    isGood: !isTaken,
  }
}

interface DebtDialogProps {
  readonly itemId: string
  readonly customer: Pick<Customer, 'id' | 'name'>
  readonly timeZone: string
  readonly onClose: () => void
}

/** What a customer owes: how it came to that, money that is paid back, and a reminder that the owner may send. */
export const DebtDialog = ({ itemId, customer, timeZone, onClose }: DebtDialogProps) => {
  const { data, error, refetch, isFetching } = useDebt(itemId, customer.id)
  const [isPaying, setPaying] = useState(false)
  const [now] = useState(() => new Date())
  return (
    <DialogShell title={`Kasbon ${customer.name}`} size="narrow" onClose={onClose}>
      <DialogBody>
        {data ? (
          <>
            <LedgerRow sum name="Kasbon" figure={formatRupiah(data.owed)} />
            {data.debtLimit === null ? null : <LedgerRow name="Batas kasbon" figure={formatRupiah(data.debtLimit)} />}
            {data.over > 0 ? <LedgerRow name="Lebih bayar" figure={formatRupiah(data.over)} /> : null}
            {isPaying ? (
              <PayDebt itemId={itemId} customerId={customer.id} owed={data.owed} onDone={() => setPaying(false)} />
            ) : data.owed > 0 ? (
              <div className={k.row}>
                <Button look="primary" touch onClick={() => setPaying(true)}>
                  Catat pembayaran
                </Button>
                <a
                  className={classNames(key.key, key.touch)}
                  href={reminderAddress({ ...data, today: dayIn(now, timeZone) })}
                  target="_blank"
                  rel="noreferrer"
                >
                  <MessageCircle size={18} strokeWidth={1.75} aria-hidden="true" /> Ingatkan lewat WhatsApp
                </a>
              </div>
            ) : null}
            {data.entries.length > 0 ? (
              <RecordList label="Riwayat kasbon" lines={data.entries.map((entry) => lineOf(entry, timeZone))} />
            ) : (
              <p className={s.meta}>Belum pernah kasbon.</p>
            )}
            {data.more ? (
              <p className={s.meta}>Tampil {shownEntries} catatan terakhir; semuanya ada di unduhan.</p>
            ) : null}
          </>
        ) : (
          <Unread error={error} isFetching={isFetching} waitText="Membuka kasbon…" onAgain={() => void refetch()} />
        )}
      </DialogBody>
    </DialogShell>
  )
}
