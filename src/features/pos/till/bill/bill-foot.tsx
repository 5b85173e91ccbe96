import PauseCircle from 'lucide-react/icons/circle-pause'
import BadgePercent from 'lucide-react/icons/badge-percent'
import ChefHat from 'lucide-react/icons/chef-hat'
import UserRound from 'lucide-react/icons/user-round'

import { formatNumber, formatRupiah } from '#core/text/shared/rupiah.ts'
import { Button } from '#core/ui/client/button.tsx'
import { classNames } from '#core/ui/client/class-names.ts'
import { LedgerRow } from '#core/ui/client/ledger-row.tsx'
import { chargeRows } from '../../shared/charges.ts'
import { kitchenNews, tableName } from '../../shared/kitchen/kitchen-order.ts'
import type { Cart } from '../cart.ts'
import { kitchenOrderOf } from '../kitchen/kitchen-order-of.ts'
import type { BillExtras, CartBill } from './cart-bill.ts'
import s from './bill.module.css'
import { discountName } from './discount.ts'

const icon = { size: 18, strokeWidth: 1.75, 'aria-hidden': true } as const

interface BillFootProps {
  readonly cart: Cart
  readonly extras: BillExtras
  readonly bill: CartBill
  readonly hasKitchen: boolean
  readonly onKitchen: () => void
  readonly onDiscount: () => void
  readonly onCustomer: () => void
  readonly onHold: () => void
}

/** What stands under the lines of a cart: what is taken off the whole and added to it, for whom it is, and the keys for that. */
export const BillFoot = (props: BillFootProps) => {
  const { cart, extras, bill, hasKitchen, onKitchen, onDiscount, onCustomer, onHold } = props
  const { discount: said, customerName, customerPhone, notes, table } = extras
  const who = [table && tableName(table), customerName].filter(Boolean).join(', ')
  const news = hasKitchen ? kitchenNews(kitchenOrderOf(cart, extras)).length : 0
  const { subtotal, discount, charges } = bill
  const added = chargeRows(charges)
  const tooMuch = said && 'rupiah' in said && discount === 0 ? said.rupiah : null
  return (
    <div className={s.foot}>
      {said || added.length > 0 ? (
        <div>
          <LedgerRow name="Subtotal" figure={formatNumber(subtotal)} />
          {said ? (
            <LedgerRow className={s.off} name={discountName(said)} figure={`−${formatNumber(discount)}`} />
          ) : null}
          {added.map(({ name, amount }) => (
            <LedgerRow key={name} name={name} figure={formatNumber(amount)} />
          ))}
          {tooMuch !== null ? (
            <p className={s.problem}>Diskon {formatRupiah(tooMuch)} melebihi belanjanya, tidak dihitung.</p>
          ) : null}
        </div>
      ) : null}
      {notes ? <p className={s.notes}>Catatan: {notes}</p> : null}
      <div className={classNames(s.keys, hasKitchen && s.four)}>
        <Button touch disabled={cart.length === 0} icon={<BadgePercent {...icon} />} onClick={onDiscount}>
          Diskon
        </Button>
        <Button
          touch
          className={s.customer}
          aria-pressed={who !== '' || customerPhone !== undefined}
          aria-label={who === '' ? undefined : `Pelanggan: ${who}`}
          icon={<UserRound {...icon} />}
          onClick={onCustomer}
        >
          <span>{who || customerPhone || (hasKitchen ? 'Meja, pelanggan' : 'Pelanggan')}</span>
        </Button>
        {hasKitchen ? (
          <Button
            touch
            disabled={cart.length === 0 && news === 0}
            aria-pressed={cart.length > 0 && news === 0}
            icon={<ChefHat {...icon} />}
            onClick={onKitchen}
          >
            Slip dapur
          </Button>
        ) : null}
        <Button touch disabled={cart.length === 0} icon={<PauseCircle {...icon} />} onClick={onHold}>
          Tahan
        </Button>
      </div>
    </div>
  )
}
