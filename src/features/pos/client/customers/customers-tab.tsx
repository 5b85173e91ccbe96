import { useDeferredValue, useId, useState } from 'react'

import { formatNumber, formatRupiah } from '#core/text/shared/rupiah.ts'
import { Switch } from '#core/ui/client/switch.tsx'
import { TextField } from '#core/ui/client/text-field.tsx'
import { type Customer, mostShownCustomers } from '../../shared/customers.contract.ts'
import { CustomerRow } from './customer-row.tsx'
import { useCustomers } from './customers.api.ts'
import { Failure } from '../parts/failure.tsx'
import s from './customers-tab.module.css'
import { DebtDialog } from './debt-dialog.tsx'

interface CustomersTabProps {
  readonly itemId: string
  readonly timeZone: string
}

/** Who buys at the shop: found by name or number, with what each has bought. */
export const CustomersTab = ({ itemId, timeZone }: CustomersTabProps) => {
  const [search, setSearch] = useState('')
  const asked = useDeferredValue(search.trim())
  const [onlyOwing, setOnlyOwing] = useState(false)
  const [debtor, setDebtor] = useState<Customer | null>(null)
  const filterId = useId()
  const { data, error, refetch, isFetching } = useCustomers(itemId, asked, onlyOwing)
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
      {data && (data.totals.owing > 0 || onlyOwing) ? (
        <div className={s.owing}>
          <p>
            Kasbon <b className="num">{formatRupiah(data.totals.owed)}</b> dari {formatNumber(data.totals.owing)}{' '}
            pelanggan
          </p>
          <span className={s.filter}>
            <label htmlFor={filterId}>Hanya yang kasbon</label>
            <Switch id={filterId} isOn={onlyOwing} onChange={setOnlyOwing} />
          </span>
        </div>
      ) : null}
      {error && !data ? <Failure error={error} isFetching={isFetching} onAgain={() => void refetch()} /> : null}
      {data && customers.length === 0 ? (
        <p className={s.none}>
          {onlyOwing && asked === ''
            ? 'Tidak ada pelanggan yang kasbon.'
            : asked === ''
              ? 'Belum ada pelanggan. Isi nama pelanggan saat menjual di kasir, lalu belanjanya terkumpul di sini.'
              : `Tidak ada pelanggan yang cocok dengan “${asked}”.`}
        </p>
      ) : null}
      <ul className={s.list}>
        {customers.map((customer) => (
          <CustomerRow
            key={customer.id}
            itemId={itemId}
            customer={customer}
            timeZone={timeZone}
            onDebt={() => setDebtor(customer)}
          />
        ))}
      </ul>
      {debtor ? (
        <DebtDialog itemId={itemId} customer={debtor} timeZone={timeZone} onClose={() => setDebtor(null)} />
      ) : null}
      {data?.more ? (
        <p className={s.none}>
          Tampil {mostShownCustomers} dengan kasbon terbesar dan yang terakhir belanja. Cari nama atau nomornya untuk
          yang lain.
        </p>
      ) : null}
    </section>
  )
}
