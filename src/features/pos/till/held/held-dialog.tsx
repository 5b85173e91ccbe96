import { useState } from 'react'

import { formatTime } from '#core/text/shared/dates.ts'
import { formatNumber, formatRupiah } from '#core/text/shared/rupiah.ts'
import { Button } from '#core/ui/client/button.tsx'
import { tableName } from '../../shared/kitchen/kitchen-order.ts'
import type { TillShop } from '../../shared/till.contract.ts'
import { countedGoods } from '../../shared/counted-goods.ts'
import { billOf } from '../bill/cart-bill.ts'
import { countOf } from '../cart.ts'
import { Modal } from '../modal.tsx'
import type { HeldCart } from './held-carts.ts'
import s from './held-dialog.module.css'

const nameOf = ({ extras: { table, customerName }, cart }: HeldCart): string =>
  [table && tableName(table), customerName].filter(Boolean).join(', ') || countedGoods(cart)

interface HeldDialogProps {
  readonly carts: readonly HeldCart[]
  readonly shop: Pick<TillShop, 'timeZone' | 'chargeRules'>
  readonly onTake: (id: string) => void
  readonly onDrop: (id: string) => void
  readonly onClose: () => void
}

/** The carts that wait: taken up again with one tap, or thrown away. */
export const HeldDialog = ({ carts, shop, onTake, onDrop, onClose }: HeldDialogProps) => {
  const [asked, setAsked] = useState<string | null>(null)
  return (
    <Modal title="Keranjang tersimpan" onClose={onClose}>
      {carts.length === 0 ? <p className={s.none}>Tidak ada keranjang yang ditahan.</p> : null}
      <ul className={s.carts}>
        {carts.map((one) => (
          <li key={one.id}>
            <span className={s.what}>
              <b>{nameOf(one)}</b>
              <span className="num">
                {formatTime(new Date(one.heldAt), shop.timeZone)} · {formatNumber(countOf(one.cart))} barang ·{' '}
                {formatRupiah(billOf(one.cart, one.extras.discount, shop.chargeRules).total)}
              </span>
            </span>
            <span className={s.keys}>
              <Button touch look="teal" aria-label={`Ambil ${nameOf(one)}`} onClick={() => onTake(one.id)}>
                Ambil
              </Button>
              <Button
                touch
                look={asked === one.id ? 'danger' : 'quiet'}
                aria-label={`${asked === one.id ? 'Ya, buang' : 'Buang'} ${nameOf(one)}`}
                onClick={() => (asked === one.id ? onDrop(one.id) : setAsked(one.id))}
              >
                {asked === one.id ? 'Ya, buang' : 'Buang'}
              </Button>
            </span>
          </li>
        ))}
      </ul>
      <p className={s.none}>Tersimpan di perangkat ini, juga setelah halaman dimuat ulang.</p>
    </Modal>
  )
}
