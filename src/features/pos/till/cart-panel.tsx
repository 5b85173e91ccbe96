import ArrowLeft from 'lucide-react/icons/arrow-left'
import Minus from 'lucide-react/icons/minus'
import Plus from 'lucide-react/icons/plus'
import ShoppingCart from 'lucide-react/icons/shopping-cart'

import { formatNumber, formatRupiah } from '#core/text/shared/rupiah.ts'
import { IconButton } from '#core/ui/client/button.tsx'
import type { Product } from '../shared/store.ts'
import { type CartLine, countOf, lineProblem, totalOf, withQuantity } from './cart.ts'
import s from './cart-panel.module.css'
import { type Goods, productOf } from './device/goods.ts'
import type { CheckoutHand } from './use-checkout.ts'

const icon = { size: 18, strokeWidth: 1.75, 'aria-hidden': true } as const

interface LineProps {
  readonly line: CartLine
  /** Undefined where it is not sold any more; null as long as the goods are not known. */
  readonly product: Product | undefined | null
  readonly isNewest: boolean
  readonly isFixed: boolean
  readonly onQuantity: (line: CartLine, quantity: number) => void
}

const Line = ({ line, product, isNewest, isFixed, onQuantity }: LineProps) => {
  const { name, price, quantity } = line
  const problem = product === null ? null : lineProblem(line, product)
  const isFull = product === undefined || (product !== null && product.stock !== null && quantity >= product.stock)
  return (
    <li className={s.line} data-newest={isNewest || undefined}>
      <b>{name}</b>
      <span className={`num ${s.amount}`}>{formatNumber(price * quantity)}</span>
      <span className={s.unit}>
        <span className="num">@ {formatNumber(price)}</span>
        {problem ? <span className={s.problem}>{problem}</span> : null}
      </span>
      <span className={s.stepper}>
        <button
          type="button"
          aria-label={`Kurangi ${name}`}
          disabled={isFixed}
          onClick={() => onQuantity(line, quantity - 1)}
        >
          <Minus {...icon} />
        </button>
        <output className="num" aria-label={`Jumlah ${name}`}>
          {formatNumber(quantity)}
        </output>
        <button
          type="button"
          aria-label={`Tambah ${name}`}
          disabled={isFixed || isFull}
          onClick={() => onQuantity(line, quantity + 1)}
        >
          <Plus {...icon} />
        </button>
      </span>
    </li>
  )
}

interface CartPanelProps {
  readonly checkout: CheckoutHand
  readonly goods: Goods | undefined
  readonly onBackToGoods: () => void
  readonly onShowCart: () => void
}

/** The cart with its steppers, and the key that is the total (look.md: the largest thing on the screen). */
export const CartPanel = ({ checkout, goods, onBackToGoods, onShowCart }: CartPanelProps) => {
  const { cart, phase } = checkout.state
  const count = countOf(cart)
  const isFixed = phase === 'writing' || phase === 'unclear'

  const changeQuantity = (line: CartLine, quantity: number): void => {
    const { productId, name, price } = line
    // Less is always possible; more only as far as the stock is known.
    const product = goods && productOf(goods, productId)
    const known = product ? product.stock : line.quantity
    const stock = known === null || quantity >= line.quantity ? known : Math.max(known, quantity)
    checkout.changeCart((lines) => withQuantity(lines, { id: productId, name, price, stock }, quantity))
  }

  return (
    <section className={s.cart} aria-label="Keranjang">
      <header className={s.head}>
        <IconButton className={s.back ?? ''} label="Tambah barang lagi" onClick={onBackToGoods}>
          <ArrowLeft {...icon} size={22} />
        </IconButton>
        <h2>Keranjang</h2>
        <span className="num">{count === 0 ? '' : `${formatNumber(count)} barang`}</span>
        {count > 0 && !isFixed ? (
          <button type="button" className={s.clear} onClick={() => checkout.changeCart(() => [])}>
            Kosongkan
          </button>
        ) : null}
      </header>
      <ol className={s.lines}>
        {cart.map((line, at) => (
          <Line
            key={line.productId}
            line={line}
            product={goods === undefined ? null : productOf(goods, line.productId)}
            isNewest={at === cart.length - 1}
            isFixed={isFixed}
            onQuantity={changeQuantity}
          />
        ))}
        {cart.length === 0 ? <li className={s.none}>Ketuk barang untuk mulai menjual.</li> : null}
      </ol>
      <footer className={s.foot}>
        <button type="button" className={s.show} disabled={count === 0} onClick={onShowCart}>
          <ShoppingCart {...icon} size={22} />
          <span className="sr">Lihat keranjang, </span>
          <span className="num">{formatNumber(count)}</span>
          <span className="sr"> barang</span>
        </button>
        <button type="button" className={s.pay} disabled={count === 0 || isFixed} onClick={checkout.pay}>
          Bayar <span className="num">{formatRupiah(totalOf(cart))}</span>
        </button>
      </footer>
    </section>
  )
}
