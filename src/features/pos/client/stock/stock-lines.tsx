import History from 'lucide-react/icons/history'
import { memo, useDeferredValue, useMemo, useState } from 'react'

import { formatNumber } from '#core/text/shared/rupiah.ts'
import { IconButton } from '#core/ui/client/button.tsx'
import { classNames } from '#core/ui/client/class-names.ts'
import { useGrowingList } from '#core/ui/client/growing-list.ts'
import { SearchField } from '#core/ui/client/search-field.tsx'
import { productFinder } from '../../shared/find-products.ts'
import type { Product } from '../../shared/store.ts'
import { readTypedStock } from '../../shared/typed-price.ts'
import { type Draft, type StockWork, stockAt, type Typed, typedProblem } from './stock-draft.ts'
import s from './stock-dialog.module.css'

/** A difference with its sign; a minus as wide as a plus. */
export const signed = (pieces: number): string =>
  pieces === 0 ? '0' : `${pieces > 0 ? '+' : '−'}${formatNumber(Math.abs(pieces))}`

/** What is asked for in a field, by the work. */
const asked: Readonly<Record<StockWork, string>> = {
  in: 'Masuk',
  loss: 'Keluar',
  count: 'Terhitung',
  move: 'Pindah',
}

interface LineProps {
  readonly disabled: boolean
  readonly work: StockWork
  readonly product: Product
  readonly held: number
  readonly typed: Typed | undefined
  readonly onType: (product: Product, typed: Typed) => void
  readonly onHistory: (product: Product) => void
}

const Line = memo(({ disabled, work, product, held, typed, onType, onHistory }: LineProps) => {
  const { id, name } = product
  const problem = typedProblem(work, typed, held)
  const counted = work === 'count' && typed && typed.text.trim() !== '' ? readTypedStock(typed.text) : null
  const off = counted === null || !typed ? null : counted - typed.expected
  return (
    <li className={s.line}>
      <span className={s.name}>
        {name}
        <span className={s.held}>
          tertulis <span className="num">{formatNumber(held)}</span>
        </span>
      </span>
      {off === null ? null : (
        <span className={classNames('num', s.off, off === 0 && s.fits)}>{off === 0 ? 'cocok' : signed(off)}</span>
      )}
      <IconButton label={`Riwayat stok ${name}`} onClick={() => onHistory(product)}>
        <History size={18} strokeWidth={1.75} aria-hidden="true" />
      </IconButton>
      <input
        className="num"
        inputMode="numeric"
        autoComplete="off"
        placeholder="…"
        disabled={disabled}
        aria-label={`${asked[work]} ${name}`}
        aria-invalid={problem ? true : undefined}
        aria-describedby={problem ? `${id}-problem` : undefined}
        value={typed?.text ?? ''}
        onChange={({ currentTarget: { value } }) => onType(product, { text: value, expected: held })}
      />
      {problem ? (
        <span id={`${id}-problem`} className={s.wrong}>
          {problem}
        </span>
      ) : null}
    </li>
  )
})

interface StockLinesProps {
  /** What was typed is on its way. */
  readonly disabled: boolean
  readonly work: StockWork
  readonly products: readonly Product[]
  readonly place: string | null
  readonly draft: Draft
  readonly onType: (product: Product, typed: Typed) => void
  readonly onHistory: (product: Product) => void
}

/** The counted goods, each with a field for its figure. */
export const StockLines = ({ disabled, work, products, place, draft, onType, onHistory }: StockLinesProps) => {
  const [search, setSearch] = useState('')
  const wanted = useDeferredValue(search)
  const find = useMemo(() => productFinder(products), [products])
  const found = useMemo(() => find(wanted), [find, wanted])
  const { shown, end } = useGrowingList(found.length, `${work}:${wanted}`)
  return (
    <>
      <SearchField
        label="Cari barang"
        placeholder="Cari nama atau pindai barcode"
        value={search}
        onSearch={setSearch}
      />
      {found.length === 0 ? (
        <p className={s.none}>Tidak ada barang yang cocok dengan “{wanted}”.</p>
      ) : (
        <ul className={s.lines} aria-label="Barang">
          {found.slice(0, shown).map((product) => (
            <Line
              key={product.id}
              disabled={disabled}
              work={work}
              product={product}
              held={stockAt(product, place)}
              typed={draft[product.id]}
              onType={onType}
              onHistory={onHistory}
            />
          ))}
        </ul>
      )}
      <div ref={end} aria-hidden="true" />
    </>
  )
}
