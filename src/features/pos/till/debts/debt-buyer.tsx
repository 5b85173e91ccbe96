import { useState } from 'react'

import { formatRupiah } from '#core/text/shared/rupiah.ts'
import { LedgerRow } from '#core/ui/client/ledger-row.tsx'
import type { BillExtras } from '../bill/cart-bill.ts'
import { type Buyer, BuyerFields, phoneProblem } from '../customers/buyer-fields.tsx'
import { Note } from '../parts/note.tsx'
import type { TillPlace } from '../till.api.ts'
import { type DebtAhead, debtAhead } from './known-debts.ts'
import { useKnownDebts } from './use-known-debts.ts'

/** Why nobody can owe under this name; null where somebody can. */
const nameProblemOf = ({ name }: Buyer): string | null => (name.trim() === '' ? 'Isi dulu siapa yang kasbon.' : null)

export const isDebtor = (buyer: Buyer): boolean => nameProblemOf(buyer) === null && phoneProblem(buyer.phone) === null

/** Who is asked for first: the cart's own customer. */
export const buyerOf = ({ customerName, customerPhone }: BillExtras): Buyer => ({
  name: customerName ?? '',
  phone: customerPhone ?? '',
})

/** How the debt of this buyer would stand with `debt` more. */
export const useDebtAhead = (place: TillPlace, buyer: Buyer, debt: number, shopLimit: number | null): DebtAhead =>
  debtAhead(useKnownDebts(place)?.customers ?? [], buyer, debt, shopLimit)

/** What the owner agrees to with the PIN where a debt goes beyond its limit; null where it does not. */
export const limitReason = ({ name }: Buyer, { after, limit, beyond }: DebtAhead): string | null =>
  limit === null || beyond === 0
    ? null
    : `Kasbon ${name.trim()} jadi ${formatRupiah(after)}, batasnya ${formatRupiah(limit)}.`

interface DebtBuyerProps {
  readonly place: TillPlace
  readonly buyer: Buyer
  readonly ahead: DebtAhead
  readonly tried: boolean
  readonly onBuyer: (buyer: Buyer) => void
}

/** Who owes it, found among the shop's customers or new, what their debt comes to and how much it may be. */
export const DebtBuyer = ({ place, buyer, ahead, tried, onBuyer }: DebtBuyerProps) => {
  const [chosen, setChosen] = useState(buyer)
  const { before, after, limit, beyond } = ahead
  return (
    <>
      <BuyerFields
        place={place}
        buyer={buyer}
        chosen={chosen}
        nameProblem={nameProblemOf(buyer)}
        tried={tried}
        onBuyer={onBuyer}
        onChoose={({ name, phone }) => {
          const one = { name, phone: phone ?? '' }
          setChosen(one)
          onBuyer(one)
        }}
      />
      {before > 0 || limit !== null ? (
        <div aria-live="polite">
          {limit === null ? null : <LedgerRow name="Batas kasbon" figure={formatRupiah(limit)} />}
          {before > 0 ? (
            <>
              <LedgerRow name="Kasbon sebelumnya" figure={formatRupiah(before)} />
              <LedgerRow sum name="Kasbon seluruhnya" figure={formatRupiah(after)} />
            </>
          ) : null}
        </div>
      ) : null}
      {beyond > 0 ? <Note tone="warn">Lewat batas kasbon sebesar {formatRupiah(beyond)}.</Note> : null}
    </>
  )
}
