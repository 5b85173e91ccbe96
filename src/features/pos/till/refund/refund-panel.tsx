import Minus from 'lucide-react/icons/minus'
import Plus from 'lucide-react/icons/plus'
import { useId, useState } from 'react'

import { formatNumber, formatRupiah } from '#core/text/shared/rupiah.ts'
import { newId } from '#core/time-and-ids/shared/ids.ts'
import { Button } from '#core/ui/client/button.tsx'
import { LedgerRow } from '#core/ui/client/ledger-row.tsx'
import { Switch } from '#core/ui/client/switch.tsx'
import { TextField } from '#core/ui/client/text-field.tsx'
import { paymentMethodName } from '#core/text/shared/payment-methods.ts'
import { debtOf } from '../../shared/debt/debt.ts'
import { leftOf, type RefundInput, type RefundKind } from '../../shared/refund.ts'
import { newDraft, readDraft, usualReasons, withCount } from '../../shared/refund-draft.ts'
import { paymentMethods, type Sale, type SaleLine } from '../../shared/sale.ts'
import s from './refund.module.css'
import type { RefundHand } from './use-refund.ts'

const icon = { size: 18, strokeWidth: 1.75, 'aria-hidden': true } as const

interface LineProps {
  readonly line: SaleLine
  readonly count: number
  readonly onCount: (count: number) => void
}

const Line = ({ line, count, onCount }: LineProps) => (
  <li className={s.line}>
    <span>
      <b>{line.productName}</b>
      <span className={s.meta}>
        dibeli <span className="num">{formatNumber(line.quantity)}</span>
        {line.refundedQuantity ? `, sudah kembali ${formatNumber(line.refundedQuantity)}` : null}
      </span>
    </span>
    <span className={s.stepper}>
      <button
        type="button"
        aria-label={`Kurangi ${line.productName}`}
        disabled={count === 0}
        onClick={() => onCount(count - 1)}
      >
        <Minus {...icon} />
      </button>
      <output className="num" aria-label={`Jumlah kembali ${line.productName}`}>
        {formatNumber(count)}
      </output>
      <button
        type="button"
        aria-label={`Tambah ${line.productName}`}
        disabled={count >= leftOf(line)}
        onClick={() => onCount(count + 1)}
      >
        <Plus {...icon} />
      </button>
    </span>
  </li>
)

interface ReasonProps {
  readonly reason: string
  readonly isMissing: boolean
  readonly onReason: (reason: string) => void
}

const Reason = ({ reason, isMissing, onReason }: ReasonProps) => (
  <div className={s.reasons}>
    <TextField
      label="Alasan"
      name="reason"
      maxLength={200}
      autoComplete="off"
      value={reason}
      onChange={(event) => onReason(event.currentTarget.value)}
      error={isMissing ? 'Pilih atau tulis alasannya.' : null}
    />
    <fieldset className={s.keys} aria-label="Alasan yang sering">
      {usualReasons.map((one) => (
        <button key={one} type="button" aria-pressed={one === reason} onClick={() => onReason(one)}>
          {one}
        </button>
      ))}
    </fieldset>
  </div>
)

interface RefundPanelProps {
  readonly sale: Sale
  readonly kind: RefundKind
  readonly cashier: string
  readonly hand: RefundHand
  readonly onGiven: (refund: RefundInput) => void
  readonly onBack: () => void
}

/** What comes back of a sale, why, and how the money goes back. */
export const RefundPanel = ({ sale, kind, cashier, hand, onGiven, onBack }: RefundPanelProps) => {
  const isVoid = kind === 'void'
  const restockId = useId()
  const [id] = useState(() => newId('refund'))
  const [draft, setDraft] = useState(() => newDraft(sale, kind))
  const [tried, setTried] = useState(false)
  const { items, amount, debt, lacksGoods, lacksReason } = readDraft(sale, draft)

  const submit = async (): Promise<void> => {
    setTried(true)
    if (lacksReason || lacksGoods) return
    const refund: RefundInput = {
      id,
      saleId: sale.id,
      kind,
      items: [...items],
      paymentMethod: draft.method,
      ...(debtOf(sale) > 0 ? { debt } : {}),
      reason: draft.reason.trim(),
      refundedAt: new Date().toISOString(),
      cashier,
      ...(sale.locationId ? { locationId: sale.locationId } : {}),
    }
    if (await hand.give(refund, sale)) onGiven(refund)
  }

  return (
    <div className={s.panel}>
      {isVoid ? (
        <p>
          Seluruh penjualan <b className="num">{sale.number}</b> dibatalkan: uangnya kembali dan penjualannya tidak
          dihitung lagi.
        </p>
      ) : (
        <>
          <ul className={s.lines} aria-label="Barang yang kembali">
            {sale.lines.map((line, at) =>
              leftOf(line) === 0 ? null : (
                <Line
                  key={line.id}
                  line={line}
                  count={draft.counts[at] ?? 0}
                  onCount={(count) => setDraft(withCount(draft, at, count))}
                />
              ),
            )}
          </ul>
          {tried && lacksGoods ? (
            <p className={s.failure} role="alert">
              Pilih dulu barang yang kembali.
            </p>
          ) : null}
        </>
      )}
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
      {amount > debt || debt === 0 ? (
        <fieldset className={s.keys}>
          <legend>Uang kembali lewat</legend>
          {paymentMethods.map((one) => (
            <button
              key={one}
              type="button"
              aria-pressed={one === draft.method}
              onClick={() => setDraft({ ...draft, method: one })}
            >
              {paymentMethodName(one)}
            </button>
          ))}
        </fieldset>
      ) : null}
      <Reason
        reason={draft.reason}
        isMissing={tried && lacksReason}
        onReason={(reason) => setDraft({ ...draft, reason })}
      />
      {hand.failure ? (
        <p className={s.failure} role="alert">
          {hand.failure}
        </p>
      ) : null}
      <Button look="danger" touch wide waiting={hand.isWriting} onClick={() => void submit()}>
        {isVoid ? 'Batalkan dan kembalikan' : 'Kembalikan'}{' '}
        {debt < amount || debt === 0 ? formatRupiah(amount - debt) : 'tanpa uang'}
      </Button>
      <Button look="quiet" touch wide disabled={hand.isWriting} onClick={onBack}>
        Tidak jadi
      </Button>
    </div>
  )
}
