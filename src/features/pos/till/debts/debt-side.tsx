import { type FormEvent, useState } from 'react'

import { formatRupiah } from '#core/text/shared/rupiah.ts'
import { Button } from '#core/ui/client/button.tsx'
import { LedgerRow } from '#core/ui/client/ledger-row.tsx'
import { TextField } from '#core/ui/client/text-field.tsx'
import { onDebt, type Payment } from '../../shared/sale.ts'
import { readTypedPrice } from '../../shared/typed-price.ts'
import type { BillExtras } from '../bill/cart-bill.ts'
import type { Buyer } from '../customers/buyer-fields.tsx'
import type { TillPlace } from '../till.api.ts'
import { buyerOf, DebtBuyer, isDebtor, limitReason, useDebtAhead } from './debt-buyer.tsx'
import s from './debts.module.css'

interface DebtSideProps {
  readonly place: TillPlace
  readonly total: number
  /** How much each customer may owe who has no limit of their own. */
  readonly shopLimit: number | null
  readonly extras: BillExtras
  readonly waiting: boolean
  /**
   * `payments`: what was paid in cash at once and what stays; null where all of it stays. `beyond` says that the debt
   * goes beyond its limit; null where it does not.
   */
  readonly onLent: (buyer: Buyer, payments: readonly Payment[] | null, beyond: string | null) => void
}

/** Goods now, money later: who takes them, and what of it is paid in cash at once. */
export const DebtSide = ({ place, total, shopLimit, extras, waiting, onLent }: DebtSideProps) => {
  const [buyer, setBuyer] = useState(() => buyerOf(extras))
  const [typed, setTyped] = useState('')
  const [tried, setTried] = useState(false)
  const paid = typed.trim() === '' ? 0 : (readTypedPrice(typed)?.amount ?? null)
  const debt = total - (paid ?? 0)
  const problem =
    paid === null
      ? 'Jumlah ini tidak terbaca. Tulis angka saja, misalnya 20.000.'
      : debt <= 0
        ? 'Ini sudah lunas. Pilih Tunai di atas, atau kecilkan jumlahnya.'
        : null
  const ahead = useDebtAhead(place, buyer, Math.max(0, debt), shopLimit)
  const beyond = limitReason(buyer, ahead)
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    setTried(true)
    if (problem !== null || paid === null || !isDebtor(buyer)) return
    const stays = { method: onDebt, amount: debt } as const
    onLent(buyer, paid === 0 ? null : [{ method: 'tunai', amount: paid }, stays], beyond)
  }
  return (
    <form className={s.form} noValidate onSubmit={submit}>
      <TextField
        label="Dibayar tunai sekarang (Rp, boleh kosong)"
        name="paid"
        inputMode="numeric"
        autoComplete="off"
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
        error={typed.trim() === '' ? null : problem}
      />
      <DebtBuyer place={place} buyer={buyer} ahead={ahead} tried={tried} onBuyer={setBuyer} />
      <LedgerRow sum name="Jadi kasbon" figure={formatRupiah(Math.max(0, debt))} />
      <Button look="primary" type="submit" touch wide waiting={waiting}>
        {beyond === null ? 'Catat kasbon' : 'Catat kasbon lewat batas'}
      </Button>
    </form>
  )
}
