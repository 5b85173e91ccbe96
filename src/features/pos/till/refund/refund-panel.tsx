import { useState } from 'react'

import { formatRupiah } from '#core/text/shared/rupiah.ts'
import { newId } from '#core/time-and-ids/shared/ids.ts'
import { Button } from '#core/ui/client/button.tsx'
import { CountedLines } from '#core/ui/client/counted-lines.tsx'
import { LedgerRow } from '#core/ui/client/ledger-row.tsx'
import { SwitchLine } from '#core/ui/client/switch-line.tsx'
import { TextField } from '#core/ui/client/text-field.tsx'
import { paymentMethodName } from '#core/text/shared/payment-methods.ts'
import { debtOf } from '../../shared/debt/debt.ts'
import type { RefundInput, RefundKind } from '../../shared/refund.ts'
import {
  giveBackName,
  newDraft,
  readDraft,
  refundWords,
  returnLines,
  usualReasons,
  withCount,
} from '../../shared/refund-draft.ts'
import { paymentMethods, type Sale } from '../../shared/sale.ts'
import { ChoiceKeys } from '../parts/choice-keys.tsx'
import { Note } from '../parts/note.tsx'
import s from './refund.module.css'
import type { TillShop } from '../../shared/till.contract.ts'
import type { PinHand } from '../pin/use-pin.tsx'
import type { RefundHand } from './use-refund.ts'

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
      error={isMissing ? refundWords.noReason : null}
    />
    <ChoiceKeys
      legend={refundWords.usualReasons}
      hidesLegend
      choices={usualReasons}
      chosen={reason}
      onChoose={onReason}
    />
  </div>
)

interface RefundPanelProps {
  readonly sale: Sale
  readonly kind: RefundKind
  readonly shop: TillShop
  readonly pin: PinHand
  readonly hand: RefundHand
  readonly onGiven: (refund: RefundInput) => void
  readonly onBack: () => void
}

/** What comes back of a sale, why, and how the money goes back. */
export const RefundPanel = ({
  sale,
  kind,
  shop: { cashier, deviceCode },
  pin,
  hand,
  onGiven,
  onBack,
}: RefundPanelProps) => {
  const isVoid = kind === 'void'
  const [id] = useState(() => newId('refund'))
  const [draft, setDraft] = useState(() => newDraft(sale, kind))
  const [tried, setTried] = useState(false)
  const read = readDraft(sale, draft)
  const { items, debt, money, asksWay, lacksGoods, lacksReason } = read

  const give = async (withPin: boolean): Promise<void> => {
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
      ...(deviceCode === null ? {} : { deviceCode }),
      ...(withPin ? { withPin } : {}),
    }
    if (await hand.give(refund, sale)) onGiven(refund)
  }
  const submit = (): void => {
    setTried(true)
    if (lacksReason || lacksGoods) return
    const what = kind === 'void' ? 'Membatalkan' : 'Mengembalikan barang dari'
    pin.ask([`${what} ${sale.number}: ${formatRupiah(debt + money)}.`], (withPin) => void give(withPin))
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
          <CountedLines
            label={refundWords.goods}
            lines={returnLines(sale, draft)}
            countLabel={refundWords.count}
            onCount={(line, count) => setDraft(withCount(draft, line, count))}
          />
          {tried && lacksGoods ? <Note tone="err">{refundWords.noGoods}</Note> : null}
        </>
      )}
      <SwitchLine
        label={refundWords.restock}
        isOn={draft.restocked}
        onChange={(restocked) => setDraft({ ...draft, restocked })}
      />
      {debt > 0 ? (
        <div aria-live="polite">
          <LedgerRow name="Kasbon berkurang" figure={formatRupiah(debt)} />
          <LedgerRow sum name="Uang kembali" figure={formatRupiah(money)} />
        </div>
      ) : null}
      {asksWay ? (
        <ChoiceKeys
          legend={refundWords.way}
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
      <Button look="danger" touch wide waiting={hand.isWriting} onClick={submit}>
        {giveBackName(kind, read)}
      </Button>
      <Button look="quiet" touch wide disabled={hand.isWriting} onClick={onBack}>
        Tidak jadi
      </Button>
      {pin.part}
    </div>
  )
}
