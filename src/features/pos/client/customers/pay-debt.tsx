import { type FormEvent, useState } from 'react'

import { toAppError } from '#core/errors/shared/app-error.ts'
import { errorText } from '#core/text/shared/error-texts.ts'
import { paymentMethodName } from '#core/text/shared/payment-methods.ts'
import { formatRupiah } from '#core/text/shared/rupiah.ts'
import { newId } from '#core/time-and-ids/shared/ids.ts'
import { Button } from '#core/ui/client/button.tsx'
import { TextField } from '#core/ui/client/text-field.tsx'
import { type PaymentMethod, paymentMethods } from '../../shared/sale.ts'
import { readTypedPrice } from '../../shared/typed-price.ts'
import { usePayDebt } from './customers.api.ts'
import { Failure } from '../parts/failure.tsx'
import { RadioKeys } from '../parts/radio-keys.tsx'
import s from './debt-dialog.module.css'

const problemOf = (typed: string, amount: number | null, owed: number): string | null => {
  if (typed.trim() === '') return 'Isi jumlah yang dibayar.'
  if (amount === null) return 'Jumlah ini tidak terbaca. Tulis angka saja, misalnya 50.000.'
  if (amount < 1) return 'Jumlahnya harus lebih dari 0.'
  return amount > owed ? `Kasbonnya ${formatRupiah(owed)}. Isi paling banyak sejumlah itu.` : null
}

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
  const amount = readTypedPrice(typed)?.amount ?? null
  const problem = problemOf(typed, amount, owed)
  const failure = error ? errorText(toAppError(error).code, toAppError(error).details) : null
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
      {failure ? <Failure error={failure} /> : null}
      <div className={s.keys}>
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
