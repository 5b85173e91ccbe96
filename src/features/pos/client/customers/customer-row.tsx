import Pencil from 'lucide-react/icons/pencil'
import { type FormEvent, useState } from 'react'

import { toAppError } from '#core/errors/shared/app-error.ts'
import { formatDay } from '#core/text/shared/dates.ts'
import { errorText } from '#core/text/shared/error-texts.ts'
import { formatNumber, formatRupiah } from '#core/text/shared/rupiah.ts'
import { dayIn } from '#core/time-and-ids/shared/zoned-date.ts'
import { Button, IconButton } from '#core/ui/client/button.tsx'
import { TextField } from '#core/ui/client/text-field.tsx'
import type { Customer } from '../../shared/customers.contract.ts'
import { readTypedPrice } from '../../shared/typed-price.ts'
import { useChangeCustomer } from './customers.api.ts'
import { Failure } from '../parts/failure.tsx'
import s from './customers-tab.module.css'

interface CustomerRowProps {
  readonly itemId: string
  readonly customer: Customer
  readonly timeZone: string
  /** What the customer owes is to be looked at. */
  readonly onDebt: () => void
}

interface EditProps extends Omit<CustomerRowProps, 'timeZone' | 'onDebt'> {
  readonly onDone: () => void
}

const Edit = ({ itemId, customer, onDone }: EditProps) => {
  const { mutate, isPending, error } = useChangeCustomer(itemId)
  const [name, setName] = useState(customer.name)
  const [phone, setPhone] = useState(customer.phone ?? '')
  const [limit, setLimit] = useState(customer.debtLimit === null ? '' : formatNumber(customer.debtLimit))
  const [tried, setTried] = useState(false)
  const nameProblem = name.trim() === '' ? 'Isi nama pelanggannya.' : null
  const debtLimit = limit.trim() === '' ? null : readTypedPrice(limit)?.amount
  const failure = error ? errorText(toAppError(error).code, toAppError(error).details) : null
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    setTried(true)
    if (nameProblem === null && debtLimit !== undefined)
      mutate({ id: customer.id, name, phone, debtLimit }, { onSuccess: onDone })
  }
  return (
    <form className={s.edit} noValidate onSubmit={submit}>
      <TextField
        label="Nama"
        name="name"
        autoComplete="off"
        maxLength={200}
        value={name}
        onChange={(event) => setName(event.currentTarget.value)}
        error={tried ? nameProblem : null}
      />
      <TextField
        label="Nomor WhatsApp"
        name="phone"
        inputMode="tel"
        autoComplete="off"
        maxLength={40}
        value={phone}
        onChange={(event) => setPhone(event.currentTarget.value)}
      />
      <TextField
        label="Batas kasbon (Rp, boleh kosong)"
        name="debtLimit"
        inputMode="numeric"
        autoComplete="off"
        help="Lewat dari ini kasir meminta PIN pemilik; tanpa PIN kasir diperingatkan. Semuanya tercatat di Jejak kasir. Isi 0 kalau tidak boleh kasbon. Kosongkan untuk memakai batas toko di Pengaturan kasir."
        value={limit}
        onChange={(event) => setLimit(event.currentTarget.value)}
        error={debtLimit === undefined ? 'Batas ini tidak terbaca. Tulis angka saja, misalnya 200.000.' : null}
      />
      {failure ? <Failure error={failure} /> : null}
      <div className={s.keys}>
        <Button look="primary" type="submit" waiting={isPending}>
          Simpan
        </Button>
        <Button look="quiet" disabled={isPending} onClick={onDone}>
          Batal
        </Button>
      </div>
    </form>
  )
}

/** One customer with what was bought; name and number are changed in place. */
export const CustomerRow = ({ itemId, customer, timeZone, onDebt }: CustomerRowProps) => {
  const { name, phone, purchases, spent, lastPurchase, owed, over, debtLimit } = customer
  const [isEdited, setEdited] = useState(false)
  if (isEdited) {
    return (
      <li>
        <Edit itemId={itemId} customer={customer} onDone={() => setEdited(false)} />
      </li>
    )
  }
  return (
    <li className={s.row}>
      <span className={s.who}>
        <b>{name}</b>
        <span className="num">{phone ?? 'tanpa nomor'}</span>
        {debtLimit === null ? null : <span className="num">batas kasbon {formatRupiah(debtLimit)}</span>}
      </span>
      <span className={s.bought}>
        <span>
          Belanja <b className="num">{formatRupiah(spent)}</b>
        </span>
        <span className="num">
          {formatNumber(purchases)} kali belanja
          {lastPurchase ? `, terakhir ${formatDay(dayIn(new Date(lastPurchase), timeZone))}` : ''}
        </span>
      </span>
      {owed > 0 || over > 0 ? (
        <Button className={s.debt} aria-haspopup="dialog" onClick={onDebt}>
          {owed > 0 ? 'Kasbon' : 'Lebih bayar'} <span className="num">{formatRupiah(owed > 0 ? owed : over)}</span>
        </Button>
      ) : null}
      <IconButton label={`Ubah ${name}`} onClick={() => setEdited(true)}>
        <Pencil size={18} strokeWidth={1.75} aria-hidden="true" />
      </IconButton>
    </li>
  )
}
