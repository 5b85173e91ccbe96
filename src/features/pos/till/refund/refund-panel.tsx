import { useId, useState } from 'react'

import { formatNumber, formatRupiah } from '#core/text/shared/rupiah.ts'
import { newId } from '#core/time-and-ids/shared/ids.ts'
import { Button } from '#core/ui/client/button.tsx'
import { LedgerRow } from '#core/ui/client/ledger-row.tsx'
import { Stepper } from '#core/ui/client/stepper.tsx'
import { Switch } from '#core/ui/client/switch.tsx'
import { TextField } from '#core/ui/client/text-field.tsx'
import { paymentMethodName } from '#core/text/shared/payment-methods.ts'
import { debtOf } from '../../shared/debt/debt.ts'
import { leftOf, type RefundInput, type RefundKind } from '../../shared/refund.ts'
import { newDraft, readDraft, usualReasons, withCount } from '../../shared/refund-draft.ts'
import { paymentMethods, type Sale, type SaleLine } from '../../shared/sale.ts'
import { ChoiceKeys } from '../parts/choice-keys.tsx'
import { Note } from '../parts/note.tsx'
import s from './refund.module.css'
import type { RefundHand } from './use-refund.ts'

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
    <Stepper
      name={line.productName}
      label={`Jumlah kembali ${line.productName}`}
      count={count}
      canLess={count > 0}
      canMore={count < leftOf(line)}
      onCount={onCount}
    />
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
    <ChoiceKeys legend="Alasan yang sering" hidesLegend choices={usualReasons} chosen={reason} onChoose={onReason} />
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
          {tried && lacksGoods ? <Note tone="err">Pilih dulu barang yang kembali.</Note> : null}
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
        <ChoiceKeys
          legend="Uang kembali lewat"
          choices={paymentMethods}
          chosen={draft.method}
          nameOf={paymentMethodName}
          onChoose={(method) => setDraft({ ...draft, method })}
        />
      ) : null}
      <Reason
        reason={draft.reason}
        isMissing={tried && lacksReason}
        onReason={(reason) => setDraft({ ...draft, reason })}
      />
      {hand.failure ? <Note tone="err">{hand.failure}</Note> : null}
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
