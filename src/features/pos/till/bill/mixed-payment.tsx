import { type FormEvent, useState } from 'react'

import { formatNumber, formatRupiah, withMinus } from '#core/text/shared/rupiah.ts'
import { Button } from '#core/ui/client/button.tsx'
import { LedgerRow } from '#core/ui/client/ledger-row.tsx'
import { TextField } from '#core/ui/client/text-field.tsx'
import { paymentMethodName } from '#core/text/shared/payment-methods.ts'
import { roundingRows } from '../../shared/rounding.ts'
import type { RoundingRule } from '../../shared/rounding-rule.ts'
import { type Payment, saleMethods } from '../../shared/sale.ts'
import { tidyPrice } from '../../shared/typed-price.ts'
import type { Buyer } from '../customers/buyer-fields.tsx'
import { buyerOf, DebtBuyer, isDebtor, limitReason, useDebtAhead } from '../debts/debt-buyer.tsx'
import { QrisSide } from '../qris/qris-side.tsx'
import type { TillPlace } from '../till.api.ts'
import type { BillExtras } from './cart-bill.ts'
import s from './mixed-payment.module.css'
import { mixedBill, type TypedParts } from './mixed.ts'

interface MixedPaymentProps {
  readonly place: TillPlace
  readonly extras: BillExtras
  readonly total: number
  readonly roundingRule: RoundingRule
  /** How much each customer may owe who has no limit of their own. */
  readonly shopLimit: number | null
  /** The shop's static QRIS code; null where there is none. */
  readonly qris: string | null
  readonly waiting: boolean
  /**
   * `debtor`: whose debt a part of it is; null where nothing stays unpaid. `beyond` says that it goes beyond the debt's
   * limit; null where it does not.
   */
  readonly onPaid: (payments: readonly Payment[], debtor: Buyer | null, beyond: string | null) => void
}

/** Cash for a part, QRIS, transfer or a debt for the rest: amounts for each way, the last one fills itself in. */
export const MixedPayment = (props: MixedPaymentProps) => {
  const { place, extras, total, roundingRule, shopLimit, qris, waiting, onPaid } = props
  const [typed, setTyped] = useState<TypedParts>({})
  const [buyer, setBuyer] = useState(() => buyerOf(extras))
  const [tried, setTried] = useState(false)
  const { payments, restIn, rest, rounding, change, debt, problem } = mixedBill(total, typed, roundingRule)
  const byQris = payments.find(({ method }) => method === 'qris')?.amount ?? 0
  const isCashless = payments.some(({ method }) => method === 'qris' || method === 'transfer')
  const isBegun = Object.keys(typed).length > 0
  const ahead = useDebtAhead(place, buyer, debt, shopLimit)
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    setTried(true)
    if (problem !== null) return
    if (debt === 0) onPaid(payments, null, null)
    else if (isDebtor(buyer)) onPaid(payments, buyer, limitReason(buyer, ahead))
  }
  return (
    <form className={s.form} noValidate onSubmit={submit}>
      <div className={s.parts}>
        {saleMethods.map((method) => {
          const isRest = method === restIn && rest > 0
          return (
            <TextField
              key={method}
              className={isRest ? s.rest : undefined}
              label={`${paymentMethodName(method)} (Rp)${isRest ? ', sisanya' : ''}`}
              name={method}
              inputMode="numeric"
              autoComplete="off"
              value={isRest ? formatNumber(rest) : (typed[method] ?? '')}
              onFocus={(event) => event.currentTarget.select()}
              onChange={(event) => setTyped({ ...typed, [method]: event.currentTarget.value })}
              onBlur={() => {
                const text = typed[method]
                if (text !== undefined) setTyped({ ...typed, [method]: tidyPrice(text) })
              }}
            />
          )
        })}
      </div>
      <p className={problem && (tried || isBegun) ? s.problem : s.help} aria-live="polite">
        {problem === null
          ? isCashless
            ? 'Lihat di aplikasi bank atau QRIS Anda: bagian nontunai sudah diterima?'
            : ''
          : tried || isBegun
            ? problem
            : 'Isi satu cara bayar; sisanya terisi sendiri.'}
      </p>
      {problem === null && byQris > 0 && qris !== null ? <QrisSide text={qris} amount={byQris} /> : null}
      {debt > 0 && problem === null ? (
        <DebtBuyer place={place} buyer={buyer} ahead={ahead} tried={tried} onBuyer={setBuyer} />
      ) : null}
      {problem === null
        ? roundingRows(rounding).map(({ name, figure }) => (
            <LedgerRow key={name} name={`${name} tunai`} figure={withMinus(figure)} />
          ))
        : null}
      {change > 0 && problem === null ? (
        <p className={s.change} aria-live="polite">
          <span>Kembali</span> <b className="num">{formatRupiah(change)}</b>
        </p>
      ) : null}
      <Button look="primary" type="submit" touch wide waiting={waiting}>
        Selesaikan penjualan
      </Button>
    </form>
  )
}
