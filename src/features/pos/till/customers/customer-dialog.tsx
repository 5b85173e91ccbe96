import { type FormEvent, useId, useState } from 'react'

import { Button } from '#core/ui/client/button.tsx'
import { TextField } from '#core/ui/client/text-field.tsx'
import type { BillExtras } from '../bill/cart-bill.ts'
import { Modal } from '../modal.tsx'
import type { TillPlace } from '../till.api.ts'
import { longestTable } from '../../shared/kitchen/kitchen-order.ts'
import { BuyerFields, phoneProblem } from './buyer-fields.tsx'
import s from './customer-dialog.module.css'

type Told = Omit<BillExtras, 'discount' | 'kitchen'>

interface CustomerDialogProps {
  readonly place: TillPlace
  readonly extras: BillExtras
  /** Whether the shop has tables. */
  readonly hasTables: boolean
  readonly onDone: (told: Told) => void
  readonly onClose: () => void
}

const toldOf = (name: string, phone: string, { notes, table }: { notes: string; table: string }): Told => ({
  ...(name.trim() === '' ? {} : { customerName: name.trim() }),
  ...(phone.trim() === '' ? {} : { customerPhone: phone.trim() }),
  ...(notes.trim() === '' ? {} : { notes: notes.trim() }),
  ...(table.trim() === '' ? {} : { table: table.trim() }),
})

/** Who buys, at which table or found among the shop's customers or new, and what else is to be known about this sale. */
export const CustomerDialog = ({ place, extras, hasTables, onDone, onClose }: CustomerDialogProps) => {
  const notesId = useId()
  const [buyer, setBuyer] = useState({ name: extras.customerName ?? '', phone: extras.customerPhone ?? '' })
  const [notes, setNotes] = useState(extras.notes ?? '')
  const [table, setTable] = useState(extras.table ?? '')
  const [tried, setTried] = useState(false)
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    setTried(true)
    if (phoneProblem(buyer.phone) === null) onDone(toldOf(buyer.name, buyer.phone, { notes, table }))
  }
  return (
    <Modal title="Pelanggan dan catatan" onClose={onClose}>
      <form className={s.form} noValidate onSubmit={submit}>
        {hasTables ? (
          <TextField
            label="Meja (boleh kosong)"
            name="table"
            autoComplete="off"
            maxLength={longestTable}
            placeholder="Misalnya 4, atau teras depan"
            value={table}
            onChange={(event) => setTable(event.currentTarget.value)}
          />
        ) : null}
        <BuyerFields
          place={place}
          buyer={buyer}
          chosen={{ name: extras.customerName, phone: extras.customerPhone }}
          tried={tried}
          onBuyer={setBuyer}
          onChoose={(one) => onDone(toldOf(one.name, one.phone ?? '', { notes, table }))}
        />
        <div className={s.notes}>
          <label htmlFor={notesId}>Catatan</label>
          <textarea
            id={notesId}
            rows={2}
            maxLength={500}
            value={notes}
            placeholder="Misalnya: tanpa gula, diambil sore"
            onChange={(event) => setNotes(event.currentTarget.value)}
          />
        </div>
        <Button look="primary" type="submit" touch wide>
          Simpan
        </Button>
        {extras.customerName || extras.customerPhone ? (
          <Button look="quiet" touch wide onClick={() => onDone(toldOf('', '', { notes, table }))}>
            Tanpa pelanggan
          </Button>
        ) : null}
      </form>
    </Modal>
  )
}
