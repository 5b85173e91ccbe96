import { type FocusEvent, type KeyboardEvent, useRef, useState } from 'react'

import { formatNumber } from '#core/text/shared/rupiah.ts'
import { classNames } from '#core/ui/client/class-names.ts'
import { Stamp } from '#core/ui/client/stamp.tsx'
import { Stepper } from '#core/ui/client/stepper.tsx'
import { Switch } from '#core/ui/client/switch.tsx'
import { uncountedText } from '../shared/stock-counting.ts'
import type { OwnProduct } from '../shared/store.ts'
import { readTypedStock } from '../shared/typed-price.ts'
import { FigureField } from './figure-field.tsx'
import s from './products-table.module.css'

const readStock = (typed: string): number | null => (typed.trim() === '' ? null : readTypedStock(typed))

interface FirstCountProps {
  readonly name: string
  /** What it was when it was counted last; null where that is not known. */
  readonly last: number | null
  readonly onTake: (stock: number) => void
  /** Left without a figure: it goes on uncounted, and nothing is sold out by mistake. */
  readonly onGiveUp: (event: FocusEvent) => void
}

/** Asks how many there are before a stock is counted. */
const FirstCount = ({ name, last, onTake, onGiveUp }: FirstCountProps) => {
  const givesUp = useRef(false)
  const handleKeyDown = (event: KeyboardEvent<HTMLInputElement>): void => {
    if (event.key !== 'Enter' && event.key !== 'Escape') return
    event.stopPropagation()
    givesUp.current = event.key === 'Escape'
    event.currentTarget.blur()
  }
  const handleBlur = (event: FocusEvent<HTMLInputElement>): void => {
    const stock = givesUp.current ? null : readStock(event.currentTarget.value)
    if (stock === null) onGiveUp(event)
    else onTake(stock)
  }
  return (
    <input
      // It appears where its owner has just asked for it.
      // oxlint-disable-next-line jsx-a11y/no-autofocus
      autoFocus
      className={classNames('num', s.figure, s.firstCount)}
      aria-label={`Stok ${name} sekarang`}
      inputMode="numeric"
      autoComplete="off"
      enterKeyHint="done"
      placeholder="ada berapa?"
      defaultValue={last ?? ''}
      onFocus={(event) => event.currentTarget.select()}
      onKeyDown={handleKeyDown}
      onBlur={handleBlur}
    />
  )
}

interface StockCellsProps {
  readonly product: OwnProduct
  readonly onChange: (product: OwnProduct, change: { stock: number | null }) => void
}

/** Whether a product's stock is counted, and how many there are. */
export const StockCells = ({ product, onChange }: StockCellsProps) => {
  const { name, stock, stockAt } = product
  const [isAsking, setAsking] = useState(false)
  const [last, setLast] = useState(stock)
  const change = (next: number | null): void => {
    setLast(stock ?? last)
    setAsking(false)
    onChange(product, { stock: next })
  }
  const handleSwitch = (isOn: boolean): void => {
    if (isOn) setAsking(true)
    else if (stock === null) setAsking(false)
    else change(null)
  }
  const handleGiveUp = ({ relatedTarget, currentTarget }: FocusEvent): void => {
    // Its own switch says the same itself.
    const isSwitch = relatedTarget instanceof HTMLElement && relatedTarget.role === 'switch'
    if (!isSwitch || relatedTarget.closest('tr') !== currentTarget.closest('tr')) setAsking(false)
  }
  return (
    <>
      <td className={s.counts}>
        <span aria-hidden="true">Hitung stok</span>
        <Switch aria-label={`Hitung stok ${name}`} isOn={stock !== null || isAsking} onChange={handleSwitch} />
      </td>
      <td className={s.stock}>
        {stockAt !== undefined && stock !== null ? (
          <>
            <b className="num">{formatNumber(stock)}</b>
            <span className={s.uncounted}>semua lokasi</span>
          </>
        ) : stock !== null ? (
          <>
            <Stepper
              name={`stok ${name}`}
              label={`Stok ${name}`}
              count={stock}
              canLess={stock > 0}
              canMore
              className={s.stepper}
              onCount={change}
            >
              <FigureField label={`Stok ${name}`} value={stock} mode="numeric" read={readStock} onChange={change} />
            </Stepper>
            {stock === 0 ? <Stamp look="err">Habis</Stamp> : null}
          </>
        ) : isAsking ? (
          <FirstCount name={name} last={last} onTake={change} onGiveUp={handleGiveUp} />
        ) : (
          <span className={s.uncounted}>{uncountedText}</span>
        )}
      </td>
    </>
  )
}
