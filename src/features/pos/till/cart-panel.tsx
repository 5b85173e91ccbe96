import ArrowLeft from 'lucide-react/icons/arrow-left'
import ShoppingCart from 'lucide-react/icons/shopping-cart'
import { type RefObject, useRef, useState } from 'react'

import { formatNumber, formatRupiah } from '#core/text/shared/rupiah.ts'
import { IconButton } from '#core/ui/client/button.tsx'
import { useFocusOnArrival } from '#core/ui/client/use-focus-on-arrival.ts'
import type { TillShop } from '../shared/till.contract.ts'
import { actsOfCart, actWords } from './bill/cart-acts.ts'
import { BillDialogs, type OpenedDialog } from './bill/bill-dialogs.tsx'
import { BillFoot } from './bill/bill-foot.tsx'
import { billOf } from './bill/cart-bill.ts'
import { CartLine } from './bill/cart-line.tsx'
import { type Cart, type CartLine as Line, countOf, withQuantity } from './cart.ts'
import s from './cart-panel.module.css'
import { type Goods, productOf } from './device/goods.ts'
import type { TillPlace } from './till.api.ts'
import { usePin } from './pin/use-pin.tsx'
import type { CheckoutHand } from './use-checkout.ts'

const icon = { size: 18, strokeWidth: 1.75, 'aria-hidden': true } as const

interface CartPanelProps {
  readonly place: TillPlace
  readonly checkout: CheckoutHand
  readonly goods: Goods | undefined
  readonly shop: TillShop
  /** On a phone: the cart has been opened and stands where the goods were. */
  readonly isOver: boolean
  /** Called when something waits for the network. */
  readonly onKept: () => void
  readonly onBackToGoods: () => void
  readonly onShowCart: () => void
  readonly onHold: () => void
  readonly payKey: RefObject<HTMLButtonElement | null>
}

/** Empties the cart at the second tap: a slip of the finger loses nobody's order. */
const ClearKey = ({ onClear }: { readonly onClear: () => void }) => {
  const [isAsked, setAsked] = useState(false)
  return (
    <button
      type="button"
      className={s.clear}
      onClick={() => (isAsked ? onClear() : setAsked(true))}
      onBlur={() => setAsked(false)}
    >
      {isAsked ? 'Ya, kosongkan' : 'Kosongkan'}
    </button>
  )
}

/** The cart with its steppers, and the key that is the total (look.md: the largest thing on the screen). */
export const CartPanel = ({
  place,
  checkout,
  goods,
  shop,
  isOver,
  onKept,
  onBackToGoods,
  onShowCart,
  onHold,
  payKey,
}: CartPanelProps) => {
  const { cart, extras } = checkout.state
  const [opened, setOpened] = useState<OpenedDialog>(null)
  const count = countOf(cart)
  const heading = useRef<HTMLHeadingElement>(null)
  useFocusOnArrival(isOver, () => heading.current?.focus())

  /** The stock as it is known; what is not sold any more has no more than lies in the cart. */
  const stockOf = (line: Line): number | null => {
    const product = goods && productOf(goods, line.productId)
    return product ? product.stock : line.quantity
  }
  const withPieces = (lines: Cart, line: Line, quantity: number): Cart => {
    const { productId, name, listPrice: price = line.price } = line
    // Less is always possible; more only as far as the stock is known.
    const known = stockOf(line)
    const stock = known === null || quantity > line.quantity ? known : Math.max(known, quantity)
    return withQuantity(lines, { id: productId, name, price, stock }, quantity)
  }
  const changeQuantity = (line: Line, quantity: number): void =>
    checkout.changeCart((lines) => withPieces(lines, line, quantity))
  const clear = (): void => {
    checkout.changeCart(() => [])
    checkout.changeExtras(() => ({}))
  }
  const bill = billOf(cart, extras.discount, shop.chargeRules)

  const pin = usePin({ place, shop, onKept })
  const pay = (): void => {
    const acts = actsOfCart(cart, extras, shop.freeDiscount)
    // What was agreed to once is not asked for again as long as nothing of it changes.
    const agreed = JSON.stringify([cart, extras.discount])
    if (acts.length === 0) checkout.pay(null)
    else if (checkout.state.agreed === agreed) checkout.pay(agreed)
    else pin.ask(acts.map(actWords), (withPin) => checkout.pay(withPin ? agreed : null))
  }
  return (
    <section className={s.cart} aria-label="Keranjang">
      <header className={s.head}>
        <IconButton className={s.back ?? ''} label="Tambah barang lagi" onClick={onBackToGoods}>
          <ArrowLeft {...icon} size={22} />
        </IconButton>
        <h2 ref={heading} tabIndex={-1}>
          Keranjang
        </h2>
        <span className="num">{count === 0 ? '' : `${formatNumber(count)} barang`}</span>
        {count > 0 ? <ClearKey key={checkout.state.id} onClear={clear} /> : null}
      </header>
      <ol className={s.lines}>
        {cart.map((one, at) => (
          <CartLine
            key={one.productId}
            line={one}
            product={goods === undefined ? null : productOf(goods, one.productId)}
            isNewest={at === cart.length - 1}
            onQuantity={changeQuantity}
            onOpen={({ productId }) => setOpened({ productId })}
          />
        ))}
        {cart.length === 0 ? <li className={s.none}>Ketuk barang untuk mulai menjual.</li> : null}
      </ol>
      <BillFoot
        cart={cart}
        extras={extras}
        bill={bill}
        hasKitchen={shop.kitchenSlip}
        onKitchen={() => setOpened('kitchen')}
        onDiscount={() => setOpened('discount')}
        onCustomer={() => setOpened('customer')}
        onHold={onHold}
      />
      <footer className={s.foot}>
        <button type="button" className={s.show} disabled={count === 0} onClick={onShowCart}>
          <ShoppingCart {...icon} size={22} />
          <span className="sr">Lihat keranjang, </span>
          <span className="num">{formatNumber(count)}</span>
          <span className="sr"> barang</span>
        </button>
        <button ref={payKey} type="button" className={s.pay} disabled={count === 0} onClick={pay}>
          Bayar <span className="num">{formatRupiah(bill.total)}</span>
        </button>
      </footer>
      <BillDialogs
        place={place}
        shop={shop}
        opened={opened}
        checkout={checkout}
        mostOf={(line) => stockOf(line) ?? Infinity}
        withPieces={withPieces}
        onClose={() => setOpened(null)}
      />
      {pin.part}
    </section>
  )
}
