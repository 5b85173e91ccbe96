import { type FormEvent, useState } from 'react'

import { paymentMethodName } from '#core/text/shared/payment-methods.ts'
import { newId } from '#core/time-and-ids/shared/ids.ts'
import { Button } from '#core/ui/client/button.tsx'
import { TextField } from '#core/ui/client/text-field.tsx'
import { readTypedPayment } from '../../shared/debt/typed-payment.ts'
import { type PaymentMethod, paymentMethods } from '../../shared/sale.ts'
import { usePayDebt } from './customers.api.ts'
import { Failure } from '../parts/failure.tsx'
import k from '../parts/key-row.module.css'
import { RadioKeys } from '../parts/radio-keys.tsx'
import s from './debt-dialog.module.css'

interface PayDebtProps {
  readonly itemId: string
  readonly customerId: string
  readonly owed: number
  readonly onDone: () => void
}

/** Money that the owner has taken for a debt. */
export const PayDebt = ({ itemId, customerId, owed, onDone }: PayDebtProps) => {
  const { mutate, isPending, error } = usePayDebt(itemId, customerId)
  const [id] = useState(() => newId('debtPayment'))
  const [typed, setTyped] = useState('')
  const [method, setMethod] = useState<PaymentMethod>('tunai')
  const [tried, setTried] = useState(false)
  const { amount, problem } = readTypedPayment(typed, owed)
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    setTried(true)
    if (problem === null && amount !== null) mutate({ id, amount, paymentMethod: method }, { onSuccess: onDone })
  }
  return (
    <form className={s.pay} noValidate onSubmit={submit}>
      <TextField
        label="Dibayar (Rp)"
        name="amount"
        inputMode="numeric"
        autoComplete="off"
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
        error={tried || (typed.trim() !== '' && problem !== null) ? problem : null}
      />
      <RadioKeys
        legend="Dibayar lewat"
        choices={paymentMethods}
        chosen={method}
        nameOf={paymentMethodName}
        onChoose={setMethod}
      >
        {method === 'tunai' ? (
          <p>Tidak dihitung masuk ke laci kasir. Kalau uangnya masuk laci, catat lewat kasir saja.</p>
        ) : null}
      </RadioKeys>
      {error ? <Failure error={error} /> : null}
      <div className={k.row}>
        <Button look="primary" type="submit" touch waiting={isPending}>
          Simpan pembayaran
        </Button>
        <Button touch disabled={isPending} onClick={() => setTyped(String(owed))}>
          Lunasi semua
        </Button>
        <Button look="quiet" touch disabled={isPending} onClick={onDone}>
          Batal
        </Button>
      </div>
    </form>
  )
}
