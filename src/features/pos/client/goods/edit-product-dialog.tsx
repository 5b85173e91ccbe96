import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'

import { toAppError } from '#core/errors/shared/app-error.ts'
import { formatNumber } from '#core/text/shared/rupiah.ts'
import { Button } from '#core/ui/client/button.tsx'
import { DialogShell } from '#core/ui/client/dialog-shell.tsx'
import { TextField } from '#core/ui/client/text-field.tsx'
import type { OwnProduct } from '../../shared/store.ts'
import { readTypedPrice } from '../../shared/typed-price.ts'
import { changeProduct, type NewProduct, putProduct, refreshStore } from '../pos.api.ts'
import { priceHelp, priceProblem } from '../typed-price-words.ts'
import { costProblem, type Details, ProductDetails, readDetails } from './product-details.tsx'
import { DialogBody } from '#core/ui/client/dialog-body.tsx'
import { Failure } from '../parts/failure.tsx'
import s from './goods-dialogs.module.css'

/** What was typed, as far as it differs from the product; an empty object where nothing does. */
export const changesOf = (product: OwnProduct, typed: Omit<NewProduct, 'stock'>): Partial<NewProduct> =>
  Object.fromEntries(Object.entries(typed).filter(([fact, value]) => product[fact as keyof OwnProduct] !== value))

export interface EditProductDialogProps {
  readonly itemId: string
  readonly product: OwnProduct
  readonly categories: readonly string[]
  readonly onClose: () => void
}

/** Everything about a product but its stock, which is counted in the list. */
export const EditProductDialog = ({ itemId, product, categories, onClose }: EditProductDialogProps) => {
  const queries = useQueryClient()
  const [name, setName] = useState(product.name)
  const [price, setPrice] = useState(formatNumber(product.price))
  const [details, setDetails] = useState<Details>({
    category: product.category ?? '',
    barcode: product.barcode ?? '',
    cost: product.cost === null ? '' : formatNumber(product.cost),
    description: product.description,
  })
  const [isChecked, setChecked] = useState(false)
  const saving = useMutation({
    mutationFn: (change: Partial<NewProduct>) => changeProduct(itemId, product.id, change),
    onSuccess: (changed) => {
      putProduct(queries, itemId, changed)
      void refreshStore(queries, itemId)
      onClose()
    },
  })
  const amount = readTypedPrice(price)?.amount ?? null
  const facts = readDetails(details)
  const help = priceHelp(price)
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    setChecked(true)
    if (name.trim() === '' || amount === null || facts === null) return
    const change = changesOf(product, { name: name.trim(), price: amount, ...facts })
    if (Object.keys(change).length === 0) onClose()
    else saving.mutate(change)
  }
  const failure = saving.error ? toAppError(saving.error) : null
  return (
    <DialogShell title="Ubah barang" size="narrow" onClose={onClose}>
      <form className={s.form} noValidate aria-label={`Ubah ${product.name}`} onSubmit={submit}>
        <DialogBody>
          <TextField
            label="Nama barang"
            autoComplete="off"
            maxLength={200}
            value={name}
            onChange={(event) => setName(event.currentTarget.value)}
            error={isChecked && name.trim() === '' ? 'Isi nama barangnya.' : null}
          />
          <TextField
            label="Harga jual (Rp)"
            autoComplete="off"
            inputMode="decimal"
            value={price}
            onChange={(event) => setPrice(event.currentTarget.value)}
            error={isChecked && amount === null ? priceProblem(price) : null}
            {...(help ? { help } : {})}
          />
          <ProductDetails
            details={details}
            categories={categories}
            price={amount}
            problem={isChecked && facts === null ? costProblem : null}
            onChange={setDetails}
          />
          {failure ? <Failure error={failure} /> : null}
        </DialogBody>
        <footer className={s.foot}>
          <Button look="quiet" touch onClick={onClose}>
            Batal
          </Button>
          <Button look="teal" type="submit" touch waiting={saving.isPending}>
            Simpan
          </Button>
        </footer>
      </form>
    </DialogShell>
  )
}
