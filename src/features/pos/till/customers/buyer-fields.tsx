import { useQuery } from '@tanstack/react-query'
import { useDeferredValue } from 'react'

import { TextField } from '#core/ui/client/text-field.tsx'
import { mostTillCustomers } from '../../shared/customers.contract.ts'
import type { KnownCustomer } from '../debts/known-debts.ts'
import type { TillPlace } from '../till.api.ts'
import s from './customer-dialog.module.css'
import { knownCustomersQuery, searchedCustomersQuery } from './customers.api.ts'
import { findCustomers } from './find-customers.ts'

/** A buyer as typed. */
export interface Buyer {
  readonly name: string
  readonly phone: string
}

/** What is wrong with a number as typed; null where it will do, also empty. */
export const phoneProblem = (phone: string): string | null => {
  const digits = phone.replaceAll(/\D/g, '').length
  return phone.trim() === '' || (digits >= 6 && digits <= 15)
    ? null
    : 'Nomornya belum lengkap. Tulis misalnya 0812 3456 7890, atau kosongkan.'
}

interface FoundProps {
  readonly customers: readonly KnownCustomer[]
  readonly onChoose: (customer: KnownCustomer) => void
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

interface BuyerFieldsProps {
  readonly place: TillPlace
  readonly buyer: Buyer
  /** Who was chosen already: nobody else is offered as long as that stands. */
  readonly chosen: { readonly name?: string | undefined; readonly phone?: string | undefined }
  readonly nameProblem?: string | null
  /** Whether problems are told. */
  readonly tried: boolean
  readonly onBuyer: (buyer: Buyer) => void
  readonly onChoose: (customer: KnownCustomer) => void
}

/** Name and number of a buyer, found among the shop's customers or new. */
export const BuyerFields = (props: BuyerFieldsProps) => {
  const { place, buyer, chosen, nameProblem = null, tried, onBuyer, onChoose } = props
  const { name, phone } = buyer
  const { data } = useQuery(knownCustomersQuery(place))
  const known = data?.customers ?? []
  const typed = useDeferredValue(name.trim() || phone.trim())
  const hasMore = known.length >= mostTillCustomers && typed.length > 1
  const { data: searched = [] } = useQuery(searchedCustomersQuery(place, typed, hasMore))
  const isChosen = name === chosen.name && phone === (chosen.phone ?? '')
  const found = isChosen ? [] : findCustomers([...known, ...searched], buyer)
  return (
    <>
      <TextField
        label="Nama pelanggan"
        name="customer"
        autoComplete="off"
        maxLength={200}
        help="Ketik sebagian nama atau nomornya untuk mencari. Yang baru tercatat sendiri."
        value={name}
        onChange={(event) => onBuyer({ name: event.currentTarget.value, phone })}
        error={tried ? nameProblem : null}
      />
      <TextField
        label="Nomor WhatsApp"
        name="phone"
        inputMode="tel"
        autoComplete="off"
        maxLength={40}
        value={phone}
        onChange={(event) => onBuyer({ name, phone: event.currentTarget.value })}
        error={tried ? phoneProblem(phone) : null}
      />
      <Found customers={found} onChoose={onChoose} />
    </>
  )
}
