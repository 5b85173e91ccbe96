import { type FormEvent, useState } from 'react'

import { paymentMethodName } from '#core/text/shared/payment-methods.ts'
import { formatRupiah } from '#core/text/shared/rupiah.ts'
import { newId } from '#core/time-and-ids/shared/ids.ts'
import { Button } from '#core/ui/client/button.tsx'
import { LedgerRow } from '#core/ui/client/ledger-row.tsx'
import { TextField } from '#core/ui/client/text-field.tsx'
import type { DebtPayment } from '../../shared/debt/debt.ts'
import { readTypedPayment } from '../../shared/debt/typed-payment.ts'
import { type PaymentMethod, paymentMethods } from '../../shared/sale.ts'
import type { TillShop } from '../../shared/till.contract.ts'
import { ChoiceKeys } from '../parts/choice-keys.tsx'
import { Note } from '../parts/note.tsx'
import { QrisSide } from '../qris/qris-side.tsx'
import s from './debts.module.css'
import type { KnownCustomer } from './known-debts.ts'
import type { PayDebtHand } from './use-pay-debt.ts'

interface PayDebtFormProps {
  readonly customer: KnownCustomer
  /** False where the shop could not be asked: other tills may have lent more. */
  readonly isOfNow: boolean
  readonly shop: TillShop
  readonly hand: PayDebtHand
  readonly onPaid: (payment: DebtPayment) => void
  readonly onBack: () => void
}

/** How much of a debt is paid back, and in which way. */
export const PayDebtForm = ({ customer, isOfNow, shop, hand, onPaid, onBack }: PayDebtFormProps) => {
  const [id] = useState(() => newId('debtPayment'))
  const [typed, setTyped] = useState('')
  const [method, setMethod] = useState<PaymentMethod>('tunai')
  const [tried, setTried] = useState(false)
  const owed = Math.max(0, customer.debt)
  // Without the shop's word the customer may know better what is owed: the shop puts the rest to their good.
  const { amount, problem } = readTypedPayment(typed, isOfNow ? owed : Infinity)
  const isMore = !isOfNow && amount !== null && amount > owed
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault()
    setTried(true)
    if (problem !== null || amount === null) return
    const payment: DebtPayment = {
      id,
      ...(customer.id === undefined ? {} : { customerId: customer.id }),
      customerName: customer.name,
      ...(customer.phone === null ? {} : { customerPhone: customer.phone }),
      amount,
      paymentMethod: method,
      cashier: shop.cashier,
      paidAt: new Date().toISOString(),
    }
    if (await hand.pay(payment)) onPaid(payment)
  }
  return (
    <form className={s.form} noValidate onSubmit={(event) => void submit(event)}>
      <LedgerRow sum name="Kasbon" figure={formatRupiah(owed)} />
      {isOfNow ? null : (
        <Note tone="warn">
          Tanpa internet: ini menurut perangkat ini. Kalau ternyata dibayar lebih, kelebihannya tercatat sebagai lebih
          bayar pelanggan.
        </Note>
      )}
      <TextField
        label="Dibayar (Rp)"
        name="amount"
        inputMode="numeric"
        autoComplete="off"
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
        error={tried || (typed.trim() !== '' && problem !== null) ? problem : null}
        {...(isMore ? { help: `Lebih ${formatRupiah(amount - owed)} dari kasbon yang diketahui di sini.` } : {})}
      />
      {owed > 0 ? (
        <Button touch onClick={() => setTyped(String(owed))}>
          Lunasi semua, {formatRupiah(owed)}
        </Button>
      ) : null}
      <ChoiceKeys
        legend="Dibayar lewat"
        choices={paymentMethods}
        chosen={method}
        nameOf={paymentMethodName}
        onChoose={setMethod}
      />
      {method === 'qris' && problem === null && amount !== null ? <QrisSide text={shop.qris} amount={amount} /> : null}
      {hand.failure ? <Note tone="err">{hand.failure}</Note> : null}
      <Button look="primary" type="submit" touch wide waiting={hand.isWriting}>
        Catat pembayaran
      </Button>
      <Button look="quiet" touch wide disabled={hand.isWriting} onClick={onBack}>
        Tidak jadi
      </Button>
    </form>
  )
}
