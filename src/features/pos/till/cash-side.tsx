import { type FormEvent, useState } from 'react'

import { formatNumber, formatRupiah } from '#core/text/shared/rupiah.ts'
import { Button } from '#core/ui/client/button.tsx'
import { TextField } from '#core/ui/client/text-field.tsx'
import { roundedCash, type RoundingRule } from '../shared/rounding-rule.ts'
import { readTypedPrice, tidyPrice } from '../shared/typed-price.ts'
import s from './payment-dialog.module.css'
import { changeOf, quickCash } from './quick-cash.ts'

interface CashSideProps {
  /** To the Rupiah. */
  readonly total: number
  readonly roundingRule: RoundingRule
  readonly waiting: boolean
  readonly onPaid: (received: number) => void
}

/** Cash: the sum that is asked for or a note with one tap, anything else typed. */
export const CashSide = ({ total, roundingRule, waiting, onPaid }: CashSideProps) => {
  const [typed, setTyped] = useState('')
  const [tried, setTried] = useState(false)
  const received = readTypedPrice(typed)?.amount ?? null
  const due = roundedCash(total, roundingRule)
  // Whoever has the coins pays to the Rupiah.
  const change = received === null ? null : received === total ? 0 : changeOf(due, received)
  const problem =
    typed.trim() === ''
      ? 'Isi uang yang diterima.'
      : received === null
        ? 'Jumlah ini tidak terbaca. Tulis angka saja, misalnya 50.000.'
        : change === null
          ? `Uangnya kurang ${formatRupiah(due - received)}.`
          : null
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    setTried(true)
    if (problem === null && received !== null) onPaid(received)
  }
  return (
    <>
      <fieldset className={s.quick} aria-label="Uang diterima">
        <Button touch disabled={waiting} onClick={() => onPaid(due)}>
          Uang pas
        </Button>
        {quickCash(due).map((note) => (
          <Button key={note} touch className="num" disabled={waiting} onClick={() => onPaid(note)}>
            {formatNumber(note)}
          </Button>
        ))}
      </fieldset>
      <form className={s.cash} noValidate onSubmit={submit}>
        <TextField
          label="Uang diterima (Rp)"
          name="received"
          inputMode="numeric"
          autoComplete="off"
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
          onBlur={() => setTyped(tidyPrice)}
          error={(tried || change === null) && typed !== '' ? problem : tried ? problem : null}
        />
        <p className={s.change} aria-live="polite">
          <span>Kembali</span>
          <b className="num">{change === null ? '–' : formatRupiah(change)}</b>
        </p>
        <Button look="primary" type="submit" touch wide waiting={waiting}>
          Selesaikan penjualan
        </Button>
      </form>
    </>
  )
}
