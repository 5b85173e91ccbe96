import { useState } from 'react'

import { formatRupiah } from '#core/text/shared/rupiah.ts'
import { LedgerRow } from '#core/ui/client/ledger-row.tsx'
import type { BillExtras } from '../bill/cart-bill.ts'
import { type Buyer, BuyerFields, phoneProblem } from '../customers/buyer-fields.tsx'
import type { TillPlace } from '../till.api.ts'
import { debtIn } from './known-debts.ts'
import { useKnownDebts } from './use-known-debts.ts'

/** Why nobody can owe under this name; null where somebody can. */
const nameProblemOf = ({ name }: Buyer): string | null => (name.trim() === '' ? 'Isi dulu siapa yang kasbon.' : null)

export const isDebtor = (buyer: Buyer): boolean => nameProblemOf(buyer) === null && phoneProblem(buyer.phone) === null

/** Who is asked for first: the cart's own customer. */
export const buyerOf = ({ customerName, customerPhone }: BillExtras): Buyer => ({
  name: customerName ?? '',
  phone: customerPhone ?? '',
})

interface DebtBuyerProps {
  readonly place: TillPlace
  readonly buyer: Buyer
  /** What is added to what the buyer owes. */
  readonly debt: number
  readonly tried: boolean
  readonly onBuyer: (buyer: Buyer) => void
}

/** Who owes it, found among the shop's customers or new, and what their debt comes to. */
export const DebtBuyer = ({ place, buyer, debt, tried, onBuyer }: DebtBuyerProps) => {
  const [chosen, setChosen] = useState(buyer)
  const known = useKnownDebts(place)
  const before = known ? debtIn(known.customers, buyer) : 0
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
      {before > 0 ? (
        <div aria-live="polite">
          <LedgerRow name="Kasbon sebelumnya" figure={formatRupiah(before)} />
          <LedgerRow sum name="Kasbon seluruhnya" figure={formatRupiah(before + debt)} />
        </div>
      ) : null}
    </>
  )
}
