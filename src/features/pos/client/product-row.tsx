import Minus from 'lucide-react/icons/minus'
import Plus from 'lucide-react/icons/plus'
import Trash2 from 'lucide-react/icons/trash-2'
import { type KeyboardEvent, memo, useState } from 'react'

import { formatNumber, formatRupiah } from '#core/text/shared/rupiah.ts'
import { IconButton } from '#core/ui/client/button.tsx'
import { classNames } from '#core/ui/client/class-names.ts'
import { Stamp } from '#core/ui/client/stamp.tsx'
import type { Product } from '../shared/store.ts'
import { readTypedPrice, readTypedStock } from '../shared/typed-price.ts'
import s from './products-tab.module.css'

const icon = { size: 18, strokeWidth: 1.75, 'aria-hidden': true } as const

interface FigureFieldProps {
  readonly label: string
  readonly value: number
  readonly mode: 'numeric' | 'decimal'
  /** The typed text as a figure; null where it is none. */
  readonly read: (typed: string) => number | null
  readonly onChange: (value: number) => void
}

/** A figure that is edited in its place: Enter or leaving takes it, Escape brings the old one back. */
const FigureField = ({ label, value, mode, read, onChange }: FigureFieldProps) => {
  const [typed, setTyped] = useState<string | null>(null)
  const isWrong = typed !== null && read(typed) === null
  const take = (): void => {
    const next = typed === null ? null : read(typed)
    setTyped(null)
    if (next !== null && next !== value) onChange(next)
  }
  const handleKeyDown = (event: KeyboardEvent<HTMLInputElement>): void => {
    if (event.key === 'Enter') event.currentTarget.blur()
    if (event.key !== 'Escape' || typed === null) return
    event.stopPropagation()
    setTyped(null)
  }
  return (
    <input
      className={classNames('num', s.figure)}
      aria-label={label}
      aria-invalid={isWrong || undefined}
      inputMode={mode}
      autoComplete="off"
      enterKeyHint="done"
      size={Math.max(4, (typed ?? formatNumber(value)).length)}
      value={typed ?? formatNumber(value)}
      onFocus={(event) => event.currentTarget.select()}
      onChange={(event) => setTyped(event.currentTarget.value)}
      onKeyDown={handleKeyDown}
      onBlur={take}
    />
  )
}

const readPrice = (typed: string): number | null => readTypedPrice(typed)?.amount ?? null
const readStock = (typed: string): number | null => (typed.trim() === '' ? null : readTypedStock(typed))

interface ProductRowProps {
  readonly product: Product
  readonly onChange: (product: Product, change: { stock: number } | { price: number }) => void
  readonly onRemove: (product: Product) => void
}

/** One line of the goods table. */
export const ProductRow = memo(({ product, onChange, onRemove }: ProductRowProps) => {
  const { name, stock, price } = product
  return (
    <tr className={s.row} data-product={product.id}>
      <th scope="row" className={s.name}>
        <span>{name}</span>
        {product.category ? <span className={s.category}>{product.category}</span> : null}
      </th>
      <td className={s.price}>
        <span aria-hidden="true">Rp</span>
        <FigureField
          label={`Harga ${name}`}
          value={price}
          mode="decimal"
          read={readPrice}
          onChange={(next) => onChange(product, { price: next })}
        />
        <span className="sr">{formatRupiah(price)}</span>
      </td>
      <td className={s.stock}>
        <div className={s.stepper}>
          <button
            type="button"
            aria-label={`Kurangi stok ${name}`}
            disabled={stock === 0}
            onClick={() => onChange(product, { stock: stock - 1 })}
          >
            <Minus {...icon} />
          </button>
          <FigureField
            label={`Stok ${name}`}
            value={stock}
            mode="numeric"
            read={readStock}
            onChange={(next) => onChange(product, { stock: next })}
          />
          <button
            type="button"
            aria-label={`Tambah stok ${name}`}
            onClick={() => onChange(product, { stock: stock + 1 })}
          >
            <Plus {...icon} />
          </button>
        </div>
        {stock === 0 ? <Stamp look="err">Habis</Stamp> : null}
      </td>
      <td className={s.remove}>
        <IconButton label={`Hapus ${name}`} onClick={() => onRemove(product)}>
          <Trash2 {...icon} />
        </IconButton>
      </td>
    </tr>
  )
})
