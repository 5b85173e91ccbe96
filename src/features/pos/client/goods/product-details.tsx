import { type FormEvent, useId } from 'react'

import { formatRupiah } from '#core/text/shared/rupiah.ts'
import { TextField } from '#core/ui/client/text-field.tsx'
import type { OwnProduct } from '../../shared/store.ts'
import { readTypedPrice } from '../../shared/typed-price.ts'
import { ScanBarcodeKey } from '../scan/scan-barcode-key.tsx'
import s from './product-details.module.css'

/** What a quick form leaves out, as it is typed. */
export interface Details {
  readonly category: string
  readonly barcode: string
  readonly cost: string
  readonly description: string
}

export const emptyDetails: Details = { category: '', barcode: '', cost: '', description: '' }

export type ProductDetailFacts = Pick<OwnProduct, 'category' | 'barcode' | 'cost' | 'description'>

/** What the typed details say; null where the cost is no sum of money. */
export const readDetails = ({ category, barcode, cost, description }: Details): ProductDetailFacts | null => {
  const amount = cost.trim() === '' ? null : readTypedPrice(cost)
  if (amount === null && cost.trim() !== '') return null
  return {
    category: category.trim() || null,
    barcode: barcode.trim() || null,
    cost: amount?.amount ?? null,
    description: description.trim(),
  }
}

export const costProblem = 'Harga modal ini tidak terbaca. Tulis angka saja, misalnya 9.000, atau kosongkan.'

/** What one piece earns at that price, as soon as both are known. */
export const earningText = (price: number | null, typedCost: string): string => {
  const cost = readTypedPrice(typedCost)?.amount
  if (cost === undefined) return 'Harga beli satu barang. Hanya Anda yang melihatnya, untuk menghitung untung.'
  if (price === null) return `= ${formatRupiah(cost)}`
  return price >= cost
    ? `Untung ${formatRupiah(price - cost)} tiap barang`
    : `Rugi ${formatRupiah(cost - price)} tiap barang: modal lebih besar dari harga jual`
}

interface ProductDetailsProps {
  readonly details: Details
  readonly categories: readonly string[]
  /** The selling price as far as it is typed. */
  readonly price: number | null
  readonly problem: string | null
  readonly onChange: (details: Details) => void
}

/** Category (chosen or new), barcode, cost and description of a product. */
export const ProductDetails = ({ details, categories, price, problem, onChange }: ProductDetailsProps) => {
  const listId = useId()
  const change = (name: keyof Details) => (event: FormEvent<HTMLInputElement>) =>
    onChange({ ...details, [name]: event.currentTarget.value })
  return (
    <div className={s.details}>
      <TextField
        label="Kategori"
        name="category"
        autoComplete="off"
        maxLength={200}
        list={listId}
        placeholder="Pilih atau tulis baru"
        value={details.category}
        onChange={change('category')}
      />
      <datalist id={listId}>
        {categories.map((name) => (
          <option key={name}>{name}</option>
        ))}
      </datalist>
      <TextField
        label="Harga modal (Rp)"
        name="cost"
        autoComplete="off"
        inputMode="decimal"
        value={details.cost}
        onChange={change('cost')}
        error={problem}
        help={earningText(price, details.cost)}
      />
      <TextField
        label="Barcode"
        name="barcode"
        autoComplete="off"
        inputMode="numeric"
        maxLength={200}
        value={details.barcode}
        onChange={change('barcode')}
        endKey={<ScanBarcodeKey onCode={(barcode) => onChange({ ...details, barcode })} />}
      />
      <TextField
        label="Keterangan"
        name="description"
        autoComplete="off"
        maxLength={2000}
        value={details.description}
        onChange={change('description')}
      />
    </div>
  )
}
