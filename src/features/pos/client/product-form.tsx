import ChevronDown from 'lucide-react/icons/chevron-down'
import Plus from 'lucide-react/icons/plus'
import { type FormEvent, useEffect, useId, useRef, useState } from 'react'

import { Button } from '#core/ui/client/button.tsx'
import { Switch } from '#core/ui/client/switch.tsx'
import { TextField } from '#core/ui/client/text-field.tsx'
import { readTypedPrice, readTypedStock } from '../shared/typed-price.ts'
import { costProblem, type Details, emptyDetails, ProductDetails, readDetails } from './goods/product-details.tsx'
import type { NewProduct } from './pos.api.ts'
import { priceHelp, priceProblem } from './typed-price-words.ts'
import s from './product-form.module.css'

interface Fields {
  readonly name: string
  readonly price: string
  readonly stock: string
}
type Problems = Partial<Record<keyof Fields, string>>

const emptyFields: Fields = { name: '', price: '', stock: '' }

/** What the fields say, or why they cannot be added (P2 §5: name and price are required). */
export const readFields = (fields: Fields, counts = true): { product: NewProduct } | { problems: Problems } => {
  const name = fields.name.trim()
  const price = readTypedPrice(fields.price)
  const stock = readTypedStock(fields.stock)
  const problems: Problems = {
    ...(name === '' ? { name: 'Isi nama produknya.' } : {}),
    ...(price === null ? { price: priceProblem(fields.price) } : {}),
    ...(stock === null ? { stock: 'Stok berupa angka bulat, misalnya 20.' } : {}),
  }
  return price === null || stock === null || name === ''
    ? { problems }
    : { product: { name, price: price.amount, stock: counts ? stock : null } }
}

interface ProductFormProps {
  /** Whether stocks are counted here as a rule; the form begins so. */
  readonly countsUsually: boolean
  readonly isEmpty: boolean
  readonly categories: readonly string[]
  /** Somebody has just asked for it. */
  readonly takesFocus: boolean
  readonly onAdd: (product: NewProduct) => Promise<boolean>
}

/** The form that adds a product; it is cleared once the server has it. */
export const ProductForm = ({ countsUsually, isEmpty, categories, takesFocus, onAdd }: ProductFormProps) => {
  const [fields, setFields] = useState(emptyFields)
  const [problems, setProblems] = useState<Problems>({})
  const [details, setDetails] = useState<Details>(emptyDetails)
  const [isOpen, setOpen] = useState(false)
  const [waiting, setWaiting] = useState(false)
  const [chosen, setChosen] = useState<boolean | null>(null)
  const counts = chosen ?? countsUsually
  const switchId = useId()
  const form = useRef<HTMLFormElement>(null)

  const focus = (name: string): void => form.current?.querySelector<HTMLInputElement>(`[name="${name}"]`)?.focus()
  useEffect(() => {
    if (takesFocus) form.current?.querySelector('input')?.focus()
  }, [takesFocus])
  const change = (name: keyof Fields) => (event: FormEvent<HTMLInputElement>) => {
    const typed = event.currentTarget.value
    setFields({ ...fields, [name]: typed })
    // Whoever writes how many there are wants them counted.
    if (name === 'stock' && typed.trim() !== '') setChosen(true)
    const { [name]: _, ...others } = problems
    setProblems(others)
  }

  const submit = async (): Promise<void> => {
    if (waiting) return
    const read = readFields(fields, counts)
    if ('problems' in read) {
      setProblems(read.problems)
      return focus(Object.keys(read.problems)[0] ?? 'name')
    }
    const facts = readDetails(details)
    if (facts === null) return setOpen(true)
    setWaiting(true)
    const isAdded = await onAdd({ ...read.product, ...facts })
    setWaiting(false)
    if (!isAdded) return
    setFields(emptyFields)
    setDetails(emptyDetails)
    focus('name')
  }

  const help = priceHelp(fields.price)
  return (
    <form
      className={s.form}
      ref={form}
      aria-label="Tambah produk"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void submit()
      }}
    >
      <TextField
        className={s.nameField}
        label="Nama produk"
        name="name"
        autoComplete="off"
        maxLength={200}
        enterKeyHint="next"
        value={fields.name}
        onChange={change('name')}
        error={problems.name ?? null}
      />
      <TextField
        label="Harga (Rp)"
        name="price"
        autoComplete="off"
        inputMode="decimal"
        value={fields.price}
        onChange={change('price')}
        error={problems.price ?? null}
        {...(help ? { help } : {})}
      />
      <TextField
        label="Stok"
        name="stock"
        autoComplete="off"
        inputMode="numeric"
        placeholder={counts ? '0' : '–'}
        value={fields.stock}
        onChange={change('stock')}
        error={problems.stock ?? null}
      />
      <div className={s.countsField}>
        <Switch
          id={switchId}
          aria-describedby={`${switchId}-note`}
          isOn={counts}
          onChange={(isOn) => {
            setChosen(isOn)
            if (!isOn) setFields({ ...fields, stock: '' })
          }}
        />
        <label htmlFor={switchId}>Hitung stok</label>
        <span id={`${switchId}-note`}>
          {counts ? 'Berkurang tiap terjual. Matikan untuk jasa atau masakan.' : 'Bisa dijual terus, tanpa jumlah.'}
        </span>
        <Button
          look="quiet"
          className={s.moreKey}
          aria-expanded={isOpen}
          icon={<ChevronDown size={18} strokeWidth={1.75} aria-hidden="true" />}
          onClick={() => setOpen(!isOpen)}
        >
          Rincian lain
        </Button>
      </div>
      {isOpen ? (
        <ProductDetails
          details={details}
          categories={categories}
          price={readTypedPrice(fields.price)?.amount ?? null}
          problem={readDetails(details) === null ? costProblem : null}
          onChange={setDetails}
        />
      ) : null}
      <Button
        look="teal"
        type="submit"
        touch
        className={s.addKey}
        waiting={waiting}
        icon={<Plus size={18} strokeWidth={1.75} aria-hidden="true" />}
      >
        Tambah produk
      </Button>
      {isEmpty ? (
        <div className={s.empty}>
          <p>Belum ada produk. Tambahkan barang pertama Anda di atas, atau mulai dari contoh ini.</p>
          <Button
            onClick={() => {
              setFields({ name: 'Es Teh Manis', price: '5.000', stock: '20' })
              setChosen(true)
              setProblems({})
              focus('name')
            }}
          >
            Isi contoh: Es Teh Manis, Rp&nbsp;5.000
          </Button>
        </div>
      ) : null}
    </form>
  )
}
