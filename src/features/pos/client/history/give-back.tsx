import ArrowLeft from 'lucide-react/icons/arrow-left'
import { type FormEvent, useId, useState } from 'react'

import { paymentMethodName } from '#core/text/shared/payment-methods.ts'
import { formatNumber, formatRupiah } from '#core/text/shared/rupiah.ts'
import { Button } from '#core/ui/client/button.tsx'
import { DialogBody } from '#core/ui/client/dialog-body.tsx'
import { LedgerRow } from '#core/ui/client/ledger-row.tsx'
import { Stepper } from '#core/ui/client/stepper.tsx'
import { Switch } from '#core/ui/client/switch.tsx'
import { TextField } from '#core/ui/client/text-field.tsx'
import { newDraft, type RefundDraft, readDraft, usualReasons, withCount } from '../../shared/refund-draft.ts'
import { leftOf, type RefundKind } from '../../shared/refund.ts'
import { paymentMethods, type Sale } from '../../shared/sale.ts'
import { Failure } from '../parts/failure.tsx'
import { RadioKeys } from '../parts/radio-keys.tsx'
import s from './give-back.module.css'
import h from './history.module.css'
import { useGiveBack } from './use-give-back.ts'

const icon = { size: 18, strokeWidth: 1.75, 'aria-hidden': true } as const

interface PartProps {
  readonly sale: Sale
  readonly draft: RefundDraft
  readonly onDraft: (draft: RefundDraft) => void
}

/** How many pieces of each line come back. */
const Goods = ({ sale, draft, onDraft }: PartProps) => (
  <ul className={s.lines} aria-label="Barang yang kembali">
    {sale.lines.map((line, at) => {
      const { productName: name } = line
      const count = draft.counts[at] ?? 0
      return leftOf(line) === 0 ? null : (
        <li key={line.id}>
          <span className={s.name}>
            <b>{name}</b>
            <span className={s.meta}>
              dibeli <span className="num">{formatNumber(line.quantity)}</span>
              {line.refundedQuantity ? `, sudah kembali ${formatNumber(line.refundedQuantity)}` : null}
            </span>
          </span>
          <Stepper
            name={name}
            label={`Jumlah kembali ${name}`}
            count={count}
            canLess={count > 0}
            canMore={count < leftOf(line)}
            onCount={(next) => onDraft(withCount(draft, at, next))}
          />
        </li>
      )
    })}
  </ul>
)

const Method = ({ draft, onDraft }: Omit<PartProps, 'sale'>) => (
  <RadioKeys
    legend="Uang kembali lewat"
    choices={paymentMethods}
    chosen={draft.method}
    nameOf={paymentMethodName}
    onChoose={(method) => onDraft({ ...draft, method })}
  >
    {draft.method === 'tunai' ? (
      <p>Tidak dihitung keluar dari laci kasir. Kalau uangnya diambil dari laci, kembalikan lewat kasir saja.</p>
    ) : null}
  </RadioKeys>
)

interface GiveBackProps {
  readonly itemId: string
  readonly sale: Sale
  readonly kind: RefundKind
  readonly onGiven: (sale: Sale) => void
  readonly onBack: () => void
}

/** What comes back of a sale, why, and how the money goes back. */
export const GiveBack = ({ itemId, sale, kind, onGiven, onBack }: GiveBackProps) => {
  const [draft, setDraft] = useState(() => newDraft(sale, kind))
  const [tried, setTried] = useState(false)
  const { mutate, isPending, error } = useGiveBack(itemId, sale, onGiven)
  const restockId = useId()
  const { amount, debt, lacksGoods, lacksReason } = readDraft(sale, draft)
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    setTried(true)
    if (!lacksGoods && !lacksReason) mutate(draft)
  }
  return (
    <form className={s.form} noValidate onSubmit={submit}>
      <DialogBody>
        <div>
          <Button look="quiet" icon={<ArrowLeft {...icon} />} disabled={isPending} onClick={onBack}>
            Tidak jadi
          </Button>
        </div>
        {kind === 'void' ? (
          <p>
            Seluruh penjualan <b className="num">{sale.number}</b> dibatalkan: uangnya kembali dan penjualannya tidak
            dihitung lagi.
          </p>
        ) : (
          <Goods sale={sale} draft={draft} onDraft={setDraft} />
        )}
        {tried && lacksGoods ? <Failure error="Pilih dulu barang yang kembali." /> : null}
        <div className={s.restock}>
          <label htmlFor={restockId}>Barang kembali ke rak (stok bertambah)</label>
          <Switch id={restockId} isOn={draft.restocked} onChange={(restocked) => setDraft({ ...draft, restocked })} />
        </div>
        {debt > 0 ? (
          <div aria-live="polite">
            <LedgerRow name="Kasbon berkurang" figure={formatRupiah(debt)} />
            <LedgerRow sum name="Uang kembali" figure={formatRupiah(amount - debt)} />
          </div>
        ) : null}
        {amount > debt || debt === 0 ? <Method draft={draft} onDraft={setDraft} /> : null}
        <div className={s.reason}>
          <TextField
            label="Alasan"
            name="reason"
            maxLength={200}
            autoComplete="off"
            value={draft.reason}
            onChange={(event) => setDraft({ ...draft, reason: event.currentTarget.value })}
            error={tried && lacksReason ? 'Pilih atau tulis alasannya.' : null}
          />
          <fieldset className={h.keys} aria-label="Alasan yang sering">
            {usualReasons.map((reason) => (
              <Button
                key={reason}
                aria-pressed={reason === draft.reason}
                onClick={() => setDraft({ ...draft, reason })}
              >
                {reason}
              </Button>
            ))}
          </fieldset>
        </div>
        {error ? <Failure error={error} /> : null}
        <Button look="danger" touch wide type="submit" waiting={isPending}>
          {kind === 'void' ? 'Batalkan dan kembalikan' : 'Kembalikan'}{' '}
          {amount > debt || debt === 0 ? formatRupiah(amount - debt) : 'tanpa uang'}
        </Button>
      </DialogBody>
    </form>
  )
}
