import Pencil from 'lucide-react/icons/pencil'
import Trash2 from 'lucide-react/icons/trash-2'
import { memo } from 'react'

import { formatRupiah } from '#core/text/shared/rupiah.ts'
import { IconButton } from '#core/ui/client/button.tsx'
import type { OwnProduct } from '../shared/store.ts'
import { readTypedPrice } from '../shared/typed-price.ts'
import { FigureField } from './figure-field.tsx'
import s from './products-table.module.css'
import { StockCells } from './stock-cell.tsx'

const icon = { size: 18, strokeWidth: 1.75, 'aria-hidden': true } as const

const readPrice = (typed: string): number | null => readTypedPrice(typed)?.amount ?? null

interface ProductRowProps {
  readonly product: OwnProduct
  readonly onChange: (product: OwnProduct, change: { stock: number | null } | { price: number }) => void
  readonly onEdit: (product: OwnProduct) => void
  readonly onRemove: (product: OwnProduct) => void
}

/** One line of the goods table. */
export const ProductRow = memo(({ product, onChange, onEdit, onRemove }: ProductRowProps) => {
  const { name, price } = product
  return (
    <tr className={s.row} data-product={product.id}>
      <th scope="row" className={s.name}>
        <button type="button" className={s.edit} aria-label={`Ubah ${name}`} onClick={() => onEdit(product)}>
          <span>
            {name} <Pencil size={14} strokeWidth={1.75} aria-hidden="true" />
          </span>
          {product.category ? <span className={s.category}>{product.category}</span> : null}
        </button>
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
      <StockCells product={product} onChange={onChange} />
      <td className={s.remove}>
        <IconButton label={`Hapus ${name}`} onClick={() => onRemove(product)}>
          <Trash2 {...icon} />
        </IconButton>
      </td>
    </tr>
  )
})
