import ChevronRight from 'lucide-react/icons/chevron-right'
import { useState } from 'react'

import { formatNumber, formatRupiah } from '#core/text/shared/rupiah.ts'
import { Button } from '#core/ui/client/button.tsx'
import { LedgerRow } from '#core/ui/client/ledger-row.tsx'
import { Spinner } from '#core/ui/client/spinner.tsx'
import { TextField } from '#core/ui/client/text-field.tsx'
import type { DebtPayment } from '../../shared/debt/debt.ts'
import { debtSlipLines } from '../../shared/receipt/debt-slip.ts'
import type { TillShop } from '../../shared/till.contract.ts'
import { findCustomers } from '../customers/find-customers.ts'
import { Modal } from '../modal.tsx'
import { InkStamp } from '../parts/ink-stamp.tsx'
import { Note } from '../parts/note.tsx'
import { PaperKeys } from '../receipt/paper-keys.tsx'
import type { TillPlace } from '../till.api.ts'
import s from './debts.module.css'
import type { KnownCustomer } from './known-debts.ts'
import { PayDebtForm } from './pay-debt-form.tsx'
import { useKnownDebts } from './use-known-debts.ts'
import { usePayDebt } from './use-pay-debt.ts'

export interface DebtsDialogProps {
  readonly place: TillPlace
  readonly shop: TillShop
  /** Called when something waits for the network. */
  readonly onKept: () => void
  readonly onClose: () => void
}

const keyOf = ({ name, phone }: KnownCustomer): string => `${name}|${phone ?? ''}`

/** Who owes something, the largest debts first; whoever is searched may owe nothing. */
const shownOf = (customers: readonly KnownCustomer[], search: string): readonly KnownCustomer[] =>
  (search.trim() === ''
    ? customers.filter(({ debt }) => debt > 0)
    : findCustomers(customers, { name: search, phone: search.replaceAll(/\D/g, '') })
  ).toSorted((one, other) => other.debt - one.debt)

const sumOf = (customers: readonly KnownCustomer[]): number => customers.reduce((sum, { debt }) => sum + debt, 0)

interface DebtorsProps {
  readonly customers: readonly KnownCustomer[]
  readonly onChoose: (customer: KnownCustomer) => void
}

const Debtors = ({ customers, onChoose }: DebtorsProps) => (
  <ul className={s.list} aria-label="Pelanggan">
    {customers.map((one) => (
      <li key={keyOf(one)}>
        <button type="button" onClick={() => onChoose(one)}>
          <span className={s.who}>
            <b>{one.name}</b>
            <span className="num">{one.phone ?? 'tanpa nomor'}</span>
          </span>
          <span className={`num ${one.debt > 0 ? s.debt : s.over}`}>
            {one.debt > 0
              ? formatRupiah(one.debt)
              : one.debt < 0
                ? `lebih bayar ${formatRupiah(-one.debt)}`
                : 'tidak ada kasbon'}
          </span>
          <ChevronRight size={18} strokeWidth={1.75} aria-hidden="true" />
        </button>
      </li>
    ))}
  </ul>
)

/** Debts of the shop's customers: who owes what, money that is paid back, and its slip (POS-06). */
export const DebtsDialog = ({ place, shop, onKept, onClose }: DebtsDialogProps) => {
  const known = useKnownDebts(place)
  const hand = usePayDebt(place, onKept)
  const [search, setSearch] = useState('')
  const [chosen, setChosen] = useState<KnownCustomer | null>(null)
  const [paid, setPaid] = useState<DebtPayment | null>(null)
  const back = (): void => {
    setChosen(null)
    setPaid(null)
    setSearch('')
  }
  if (chosen && paid) {
    const before = Math.max(0, chosen.debt)
    const left = before - paid.amount
    return (
      <Modal key="paid" title={`Kasbon ${chosen.name}`} onClose={onClose}>
        <div className={s.panel}>
          <InkStamp look="ok" isNew>
            {left > 0 ? 'DITERIMA' : 'LUNAS'}
          </InkStamp>
          <div>
            <LedgerRow name="Kasbon sebelumnya" figure={formatRupiah(before)} />
            <LedgerRow name="Dibayar" figure={formatRupiah(paid.amount)} />
            <LedgerRow sum name={left < 0 ? 'Lebih bayar' : 'Sisa kasbon'} figure={formatRupiah(Math.abs(left))} />
          </div>
          <PaperKeys
            lines={debtSlipLines(paid, before, shop)}
            columns={shop.receiptColumns}
            phone={chosen.phone ?? undefined}
          />
          <Button touch wide onClick={back}>
            Kembali ke daftar
          </Button>
        </div>
      </Modal>
    )
  }
  if (chosen)
    return (
      <Modal key="paying" title={`Bayar kasbon ${chosen.name}`} onClose={back}>
        <PayDebtForm
          customer={chosen}
          isOfNow={known?.isOfNow ?? false}
          shop={shop}
          hand={hand}
          onPaid={setPaid}
          onBack={back}
        />
      </Modal>
    )
  const shown = known ? shownOf(known.customers, search) : []
  const owing = shown.filter(({ debt }) => debt > 0)
  return (
    <Modal key="list" title="Kasbon" onClose={onClose}>
      <TextField
        label="Cari pelanggan"
        type="search"
        autoComplete="off"
        placeholder="Nama atau nomor"
        value={search}
        onChange={(event) => setSearch(event.currentTarget.value)}
      />
      {known && !known.isOfNow ? <Note tone="warn">Tanpa internet: kasbon menurut perangkat ini.</Note> : null}
      {known ? (
        <>
          {shown.length > 0 ? <Debtors customers={shown} onChoose={setChosen} /> : null}
          {owing.length > 1 && search.trim() === '' ? (
            <LedgerRow sum name={`${formatNumber(owing.length)} pelanggan`} figure={formatRupiah(sumOf(owing))} />
          ) : null}
          {shown.length === 0 ? (
            <p className={s.note}>
              {search.trim() === ''
                ? 'Tidak ada yang kasbon. Saat menjual, pilih Kasbon di cara bayar untuk mencatatnya.'
                : `Tidak ada pelanggan yang cocok dengan “${search.trim()}”.`}
            </p>
          ) : null}
        </>
      ) : (
        <output className={s.note}>
          <Spinner /> Membuka daftar kasbon…
        </output>
      )}
    </Modal>
  )
}
