import { formatNumber, formatRupiah } from '#core/text/shared/rupiah.ts'
import { Stepper } from '#core/ui/client/stepper.tsx'
import type { Product } from '../../shared/store.ts'
import { type CartLine as Line, lineProblem } from '../cart.ts'
import { lineOff } from './cart-bill.ts'
import s from './cart-line.module.css'
import { discountName } from './discount.ts'

/** What a line's discount takes off; where it takes nothing, why. */
const Off = ({ line }: { readonly line: Line }) => {
  const { discount } = line
  if (!discount) return null
  const off = lineOff(line)
  if (off > 0 || 'share' in discount) {
    return (
      <span className={s.off}>
        {discountName(discount)} <span className="num">−{formatNumber(off)}</span>
      </span>
    )
  }
  return <span className={s.problem}>Diskon {formatRupiah(discount.rupiah)} melebihi harganya, tidak dihitung.</span>
}

interface CartLineProps {
  readonly line: Line
  /** Undefined where it is not sold any more; null as long as the goods are not known. */
  readonly product: Product | undefined | null
  readonly isNewest: boolean
  readonly onQuantity: (line: Line, quantity: number) => void
  readonly onOpen: (line: Line) => void
}

/** One line of the cart: its stepper, and everything else behind a tap on it. */
export const CartLine = ({ line, product, isNewest, onQuantity, onOpen }: CartLineProps) => {
  const { name, price, listPrice, note, quantity } = line
  const problem = product === null ? null : lineProblem(line, product)
  const isFull = product === undefined || (product !== null && product.stock !== null && quantity >= product.stock)
  const gross = price * quantity
  const off = lineOff(line)
  return (
    <li className={s.line} data-newest={isNewest || undefined}>
      <button type="button" className={s.open} onClick={() => onOpen(line)}>
        <span className="sr">Ubah </span>
        {name}
      </button>
      <span className={`num ${s.amount}`}>
        {off > 0 ? (
          <>
            <s>
              <span className="sr">sebelum diskon </span>
              {formatNumber(gross)}
            </s>{' '}
          </>
        ) : null}
        {formatNumber(gross - off)}
      </span>
      <span className={s.unit}>
        <span className="num">@ {formatNumber(price)}</span>
        {listPrice === undefined ? null : (
          <span className={s.off}>
            dari <span className="num">{formatNumber(listPrice)}</span>
          </span>
        )}
        <Off line={line} />
        {note ? <span className={s.note}>{note}</span> : null}
        {problem ? <span className={s.problem}>{problem}</span> : null}
      </span>
      <Stepper
        className={s.stepper}
        name={name}
        label={`Jumlah ${name}`}
        count={quantity}
        canLess
        canMore={!isFull}
        onCount={(count) => onQuantity(line, count)}
      />
    </li>
  )
}
