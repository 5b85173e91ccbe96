import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useDeferredValue, useId, useState } from 'react'

import { Button } from '#core/ui/client/button.tsx'
import { TextField } from '#core/ui/client/text-field.tsx'
import { mostTillCustomers, type TillCustomer } from '../../shared/customers.contract.ts'
import type { BillExtras } from '../bill/cart-bill.ts'
import { Modal } from '../modal.tsx'
import type { TillPlace } from '../till.api.ts'
import s from './customer-dialog.module.css'
import { knownCustomersQuery, searchedCustomersQuery } from './customers.api.ts'
import { findCustomers } from './find-customers.ts'

type Told = Omit<BillExtras, 'discount'>

interface CustomerDialogProps {
  readonly place: TillPlace
  readonly extras: BillExtras
  readonly onDone: (told: Told) => void
  readonly onClose: () => void
}

const toldOf = (name: string, phone: string, notes: string): Told => ({
  ...(name.trim() === '' ? {} : { customerName: name.trim() }),
  ...(phone.trim() === '' ? {} : { customerPhone: phone.trim() }),
  ...(notes.trim() === '' ? {} : { notes: notes.trim() }),
})

const phoneProblem = (phone: string): string | null => {
  const digits = phone.replaceAll(/\D/g, '').length
  return phone.trim() === '' || (digits >= 6 && digits <= 15)
    ? null
    : 'Nomornya belum lengkap. Tulis misalnya 0812 3456 7890, atau kosongkan.'
}

interface FoundProps {
  readonly customers: readonly TillCustomer[]
  readonly onChoose: (customer: TillCustomer) => void
}

const Found = ({ customers, onChoose }: FoundProps) =>
  customers.length === 0 ? null : (
    <ul className={s.found} aria-label="Pelanggan yang dikenal">
      {customers.map((one) => (
        <li key={`${one.name}|${one.phone ?? ''}`}>
          <button type="button" onClick={() => onChoose(one)}>
            <b>{one.name}</b>
            <span className="num">{one.phone ?? 'tanpa nomor'}</span>
          </button>
        </li>
      ))}
    </ul>
  )

/** Who buys, found among the shop's customers or new, and what else is to be known about this sale. */
export const CustomerDialog = ({ place, extras, onDone, onClose }: CustomerDialogProps) => {
  const notesId = useId()
  const [name, setName] = useState(extras.customerName ?? '')
  const [phone, setPhone] = useState(extras.customerPhone ?? '')
  const [notes, setNotes] = useState(extras.notes ?? '')
  const [tried, setTried] = useState(false)
  const { data: known = [] } = useQuery(knownCustomersQuery(place))
  const typed = useDeferredValue(name.trim() || phone.trim())
  const hasMore = known.length >= mostTillCustomers && typed.length > 1
  const { data: searched = [] } = useQuery(searchedCustomersQuery(place, typed, hasMore))
  const isChosen = name === extras.customerName && phone === (extras.customerPhone ?? '')
  const found = isChosen ? [] : findCustomers([...known, ...searched], { name, phone })
  const problem = phoneProblem(phone)
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    setTried(true)
    if (problem === null) onDone(toldOf(name, phone, notes))
  }
  return (
    <Modal title="Pelanggan dan catatan" onClose={onClose}>
      <form className={s.form} noValidate onSubmit={submit}>
        <TextField
          label="Nama pelanggan"
          name="customer"
          autoComplete="off"
          maxLength={200}
          help="Ketik sebagian nama atau nomornya untuk mencari. Yang baru tercatat sendiri."
          value={name}
          onChange={(event) => setName(event.currentTarget.value)}
        />
        <TextField
          label="Nomor WhatsApp"
          name="phone"
          inputMode="tel"
          autoComplete="off"
          maxLength={40}
          value={phone}
          onChange={(event) => setPhone(event.currentTarget.value)}
          error={tried ? problem : null}
        />
        <Found customers={found} onChoose={(one) => onDone(toldOf(one.name, one.phone ?? '', notes))} />
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
          <Button look="quiet" touch wide onClick={() => onDone(toldOf('', '', notes))}>
            Tanpa pelanggan
          </Button>
        ) : null}
      </form>
    </Modal>
  )
}
