import ArrowLeft from 'lucide-react/icons/arrow-left'
import { type FormEvent, useState } from 'react'

import { paymentMethodName } from '#core/text/shared/payment-methods.ts'
import { formatRupiah } from '#core/text/shared/rupiah.ts'
import { Button } from '#core/ui/client/button.tsx'
import { CountedLines } from '#core/ui/client/counted-lines.tsx'
import { DialogBody } from '#core/ui/client/dialog-body.tsx'
import { LedgerRow } from '#core/ui/client/ledger-row.tsx'
import { SwitchLine } from '#core/ui/client/switch-line.tsx'
import { TextField } from '#core/ui/client/text-field.tsx'
import {
  giveBackName,
  newDraft,
  type RefundDraft,
  readDraft,
  refundWords,
  returnLines,
  usualReasons,
  withCount,
} from '../../shared/refund-draft.ts'
import type { RefundKind } from '../../shared/refund.ts'
import { paymentMethods, type Sale } from '../../shared/sale.ts'
import { Failure } from '../parts/failure.tsx'
import k from '../parts/key-row.module.css'
import { RadioKeys } from '../parts/radio-keys.tsx'
import s from './give-back.module.css'
import { useGiveBack } from './use-give-back.ts'

const icon = { size: 18, strokeWidth: 1.75, 'aria-hidden': true } as const

interface MethodProps {
  readonly draft: RefundDraft
  readonly onDraft: (draft: RefundDraft) => void
}

const Method = ({ draft, onDraft }: MethodProps) => (
  <RadioKeys
    legend={refundWords.way}
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
  const read = readDraft(sale, draft)
  const { debt, money, asksWay, lacksGoods, lacksReason } = read
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
          <CountedLines
            label={refundWords.goods}
            lines={returnLines(sale, draft)}
            countLabel={refundWords.count}
            onCount={(line, count) => setDraft(withCount(draft, line, count))}
          />
        )}
        {tried && lacksGoods ? <Failure error={refundWords.noGoods} /> : null}
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
        {asksWay ? <Method draft={draft} onDraft={setDraft} /> : null}
        <div className={s.reason}>
          <TextField
            label="Alasan"
            name="reason"
            maxLength={200}
            autoComplete="off"
            value={draft.reason}
            onChange={(event) => setDraft({ ...draft, reason: event.currentTarget.value })}
            error={tried && lacksReason ? refundWords.noReason : null}
          />
          <fieldset className={k.row} aria-label={refundWords.usualReasons}>
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
          {giveBackName(kind, read)}
        </Button>
      </DialogBody>
    </form>
  )
}
