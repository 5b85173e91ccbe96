import { useDeferredValue, useState } from 'react'

import { toAppError } from '#core/errors/shared/app-error.ts'
import { errorText } from '#core/text/shared/error-texts.ts'
import { Button } from '#core/ui/client/button.tsx'
import { TextField } from '#core/ui/client/text-field.tsx'
import { mostShownCustomers } from '../../shared/customers.contract.ts'
import { CustomerRow } from './customer-row.tsx'
import { useCustomers } from './customers.api.ts'
import s from './customers-tab.module.css'

interface CustomersTabProps {
  readonly itemId: string
  readonly timeZone: string
}

/** Who buys at the shop: found by name or number, with what each has bought. */
export const CustomersTab = ({ itemId, timeZone }: CustomersTabProps) => {
  const [search, setSearch] = useState('')
  const asked = useDeferredValue(search.trim())
  const { data, error, refetch, isFetching } = useCustomers(itemId, asked)
  const customers = data?.customers ?? []
  return (
    <section className={s.tab} aria-label="Pelanggan">
      <TextField
        label="Cari pelanggan"
        type="search"
        autoComplete="off"
        placeholder="Nama atau nomor"
        value={search}
        onChange={(event) => setSearch(event.currentTarget.value)}
      />
      {error && !data ? (
        <div role="alert">
          <p className={s.failure}>{errorText(toAppError(error).code, toAppError(error).details)}</p>
          <Button waiting={isFetching} onClick={() => void refetch()}>
            Coba lagi
          </Button>
        </div>
      ) : null}
      {data && customers.length === 0 ? (
        <p className={s.none}>
          {asked === ''
            ? 'Belum ada pelanggan. Isi nama pelanggan saat menjual di kasir, lalu belanjanya terkumpul di sini.'
            : `Tidak ada pelanggan yang cocok dengan “${asked}”.`}
        </p>
      ) : null}
      <ul className={s.list}>
        {customers.map((customer) => (
          <CustomerRow key={customer.id} itemId={itemId} customer={customer} timeZone={timeZone} />
        ))}
      </ul>
      {data?.more ? (
        <p className={s.none}>
          Tampil {mostShownCustomers} yang terakhir belanja. Cari nama atau nomornya untuk yang lain.
        </p>
      ) : null}
    </section>
  )
}
