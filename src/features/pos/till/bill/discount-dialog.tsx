import { type FormEvent, useState } from 'react'

import { formatRupiah } from '#core/text/shared/rupiah.ts'
import { Button } from '#core/ui/client/button.tsx'
import { LedgerRow } from '#core/ui/client/ledger-row.tsx'
import { Modal } from '../modal.tsx'
import s from './bill.module.css'
import { DiscountField } from './discount-field.tsx'
import { type Discount, discountProblem, readTypedDiscount, rupiahOff, typedDiscount } from './discount.ts'

interface DiscountDialogProps {
  readonly subtotal: number
  readonly discount: Discount | undefined
  readonly onDone: (discount: Discount | undefined) => void
  readonly onClose: () => void
}

/** What is taken off the whole bill. */
export const DiscountDialog = ({ subtotal, discount, onDone, onClose }: DiscountDialogProps) => {
  const [typed, setTyped] = useState(() => typedDiscount(discount))
  const problem = discountProblem(typed, subtotal)
  const said = readTypedDiscount(typed) ?? undefined
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    if (problem === null) onDone(said)
  }
  return (
    <Modal title="Diskon belanja" onClose={onClose}>
      <form className={s.form} noValidate onSubmit={submit}>
        <DiscountField typed={typed} error={problem} onTyped={setTyped} />
        <div aria-live="polite">
          <LedgerRow name="Subtotal" figure={formatRupiah(subtotal)} />
          <LedgerRow name="Diskon" figure={`−${formatRupiah(rupiahOff(subtotal, said))}`} />
          <LedgerRow sum name="Total" figure={formatRupiah(subtotal - rupiahOff(subtotal, said))} />
        </div>
        <Button look="primary" type="submit" touch wide>
          Pakai diskon ini
        </Button>
        {discount ? (
          <Button look="quiet" touch wide onClick={() => onDone(undefined)}>
            Hapus diskon
          </Button>
        ) : null}
      </form>
    </Modal>
  )
}
