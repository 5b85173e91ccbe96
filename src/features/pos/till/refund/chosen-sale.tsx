import { useState } from 'react'

import { Button } from '#core/ui/client/button.tsx'
import { debtOf } from '../../shared/debt/debt.ts'
import type { RefundInput, RefundKind } from '../../shared/refund.ts'
import { waysBack } from '../../shared/refund-draft.ts'
import type { Sale } from '../../shared/sale.ts'
import type { TillShop } from '../../shared/till.contract.ts'
import { debtIn, type KnownCustomer } from '../debts/known-debts.ts'
import { useKnownDebts } from '../debts/use-known-debts.ts'
import { Modal } from '../modal.tsx'
import { Note } from '../parts/note.tsx'
import { usePin } from '../pin/use-pin.tsx'
import { SoldPanel } from '../sold-panel.tsx'
import type { TillPlace } from '../till.api.ts'
import { GivenPanel } from './given-panel.tsx'
import { RefundPanel } from './refund-panel.tsx'
import s from './refund.module.css'
import { statusWords } from '../../shared/status-words.ts'
import { useRefund } from './use-refund.ts'

interface ChosenSaleProps {
  readonly sale: Sale
  readonly place: TillPlace
  readonly shop: TillShop
  readonly onKept: () => void
  readonly onBack: () => void
}

/** The sale with what its buyer owes now, as far as this device knows. */
const withKnownDebt = (sale: Sale, customers: readonly KnownCustomer[]): Sale =>
  debtOf(sale) > 0 && sale.customerName
    ? { ...sale, owed: debtIn(customers, { name: sale.customerName, phone: sale.customerPhone }) }
    : sale

/** A sale of the day: its receipt once more, and the ways to give it back. */
export const ChosenSale = ({ sale: told, place, shop, onKept, onBack }: ChosenSaleProps) => {
  const known = useKnownDebts(place)
  const sale = known ? withKnownDebt(told, known.customers) : told
  const hand = useRefund(place, onKept)
  const pin = usePin({ place, shop, onKept })
  const [kind, setKind] = useState<RefundKind | null>(null)
  const [given, setGiven] = useState<{ readonly refund: RefundInput; readonly sale: Sale } | null>(null)
  const [now] = useState(() => new Date())
  const ways = waysBack(sale, shop.timeZone, now)
  const word = statusWords[sale.status]
  if (given)
    return (
      <Modal title={`Pengembalian ${sale.number}`} onClose={onBack}>
        <GivenPanel {...given} shop={shop} />
        <Button touch wide onClick={onBack}>
          Kembali ke daftar
        </Button>
      </Modal>
    )
  if (kind)
    return (
      <Modal
        title={kind === 'void' ? `Batalkan ${sale.number}` : `Kembalikan barang ${sale.number}`}
        onClose={() => setKind(null)}
      >
        <RefundPanel
          sale={sale}
          kind={kind}
          shop={shop}
          pin={pin}
          hand={hand}
          onGiven={(refund) => setGiven({ refund, sale })}
          onBack={() => setKind(null)}
        />
      </Modal>
    )
  return (
    <Modal title={`Struk ${sale.number}`} onClose={onBack}>
      {word ? <Note tone="warn">{word}</Note> : null}
      <SoldPanel sale={sale} shop={shop} />
      {ways.length > 0 ? (
        <div className={s.two}>
          <Button touch onClick={() => setKind('refund')}>
            Kembalikan barang
          </Button>
          {ways.includes('void') ? (
            <Button touch onClick={() => setKind('void')}>
              Batalkan
            </Button>
          ) : null}
        </div>
      ) : null}
      <Button look="quiet" touch wide onClick={onBack}>
        Kembali ke daftar
      </Button>
    </Modal>
  )
}
