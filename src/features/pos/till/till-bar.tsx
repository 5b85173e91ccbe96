import HandCoins from 'lucide-react/icons/hand-coins'
import LogOut from 'lucide-react/icons/log-out'
import ReceiptText from 'lucide-react/icons/receipt-text'
import ShoppingBasket from 'lucide-react/icons/shopping-basket'
import StoreIcon from 'lucide-react/icons/store'
import Wallet from 'lucide-react/icons/wallet'

import { formatNumber } from '#core/text/shared/rupiah.ts'
import { IconButton } from '#core/ui/client/button.tsx'
import { ThemeButton } from '#core/ui/client/theme-button.tsx'
import type { TillShop } from '../shared/till.contract.ts'
import { PlaceKey } from './place/place-key.tsx'
import s from './till-bar.module.css'
import type { TillPlace } from './till.api.ts'

const icon = { size: 22, strokeWidth: 1.75, 'aria-hidden': true } as const

interface TillBarProps {
  readonly place: TillPlace
  readonly shop: TillShop
  /** How what was sold stands with the server; null where a line of its own tells it. */
  readonly word: string | null
  /** How many carts wait. */
  readonly held: number
  readonly isLeaving: boolean
  readonly onHeld: () => void
  /** Null where the device keeps nothing, so no shift either. */
  readonly onShift: (() => void) | null
  readonly onDebts: () => void
  readonly onToday: () => void
  readonly onLeave: () => void
}

/** Whose till it is, and its other pages, each under an icon with its word. */
export const TillBar = (props: TillBarProps) => {
  const { place, shop, word, held, isLeaving, onHeld, onShift, onDebts, onToday, onLeave } = props
  return (
    <header className={s.bar}>
      <StoreIcon {...icon} />
      <div className={s.names}>
        <h1 className="cut">{shop.name}</h1>
        <p className="cut">
          {word ? `${word} · ` : null}
          {shop.location ? `${shop.location.name} · ` : null}
          kasir {shop.cashier}
        </p>
      </div>
      <PlaceKey place={place} shop={shop} />
      {held > 0 ? (
        <IconButton className={s.held ?? ''} label={`Keranjang tersimpan, ${held}`} onClick={onHeld}>
          <ShoppingBasket {...icon} />
          Tersimpan
          <span className="num">{formatNumber(held)}</span>
        </IconButton>
      ) : null}
      <ThemeButton word="Tema" />
      {onShift ? (
        <IconButton label="Shift" onClick={onShift}>
          <Wallet {...icon} />
          Shift
        </IconButton>
      ) : null}
      <IconButton label="Kasbon" onClick={onDebts}>
        <HandCoins {...icon} />
        Kasbon
      </IconButton>
      <IconButton label="Penjualan hari ini" onClick={onToday}>
        <ReceiptText {...icon} />
        Hari ini
      </IconButton>
      <IconButton label="Keluar dari kasir" disabled={isLeaving} onClick={onLeave}>
        <LogOut {...icon} />
        Keluar
      </IconButton>
    </header>
  )
}
