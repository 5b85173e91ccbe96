import { type FormEvent, useState } from 'react'

import { formatRupiah } from '#core/text/shared/rupiah.ts'
import { Button } from '#core/ui/client/button.tsx'
import { LedgerRow } from '#core/ui/client/ledger-row.tsx'
import { TextField } from '#core/ui/client/text-field.tsx'
import { differenceWords } from '../../shared/receipt/shift-slip.ts'
import { readTypedPrice, tidyPrice } from '../../shared/typed-price.ts'
import { Note } from '../parts/note.tsx'
import s from './shift.module.css'
import { useShiftHand } from './use-shift.ts'

interface MoneyFormProps {
  /** What the money is, with its `(Rp)`. */
  readonly label: string
  /** The smallest amount that means something. */
  readonly least: 0 | 1
  readonly words: { readonly label: string; readonly most: number; readonly missing: string | null } | null
  readonly submitLabel: string
  /** What the amount should be: how it differs is told before it is kept. */
  readonly expected?: number
  /** Writes it down on the device. */
  readonly write: (amount: number, words: string) => Promise<void>
  /** Called when something waits for the network. */
  readonly onKept: () => void
  readonly onBack: (() => void) | null
}

const problemOf = (typed: string, amount: number | null, least: number): string | null => {
  if (typed.trim() === '') return 'Isi jumlah uangnya, misalnya 50.000.'
  if (amount === null) return 'Jumlah ini tidak terbaca. Tulis angka saja, misalnya 50.000.'
  return amount < least ? 'Jumlahnya harus lebih dari 0.' : null
}

/** An amount of cash, with a few words about it. `words.missing` says what is asked for where they are needed. */
export const MoneyForm = ({ label, least, words, submitLabel, expected, write, onKept, onBack }: MoneyFormProps) => {
  const hand = useShiftHand(onKept)
  const [typed, setTyped] = useState('')
  const [said, setSaid] = useState('')
  const [tried, setTried] = useState(false)
  const amount = readTypedPrice(typed)?.amount ?? null
  const problem = problemOf(typed, amount, least)
  const wordsProblem = said.trim() === '' ? (words?.missing ?? null) : null
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    setTried(true)
    if (problem === null && wordsProblem === null && amount !== null) void hand.keep(() => write(amount, said.trim()))
  }
  return (
    <form className={s.panel} noValidate onSubmit={submit}>
      <TextField
        label={label}
        name="amount"
        inputMode="numeric"
        autoComplete="off"
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
        onBlur={() => setTyped(tidyPrice)}
        error={tried || (typed.trim() !== '' && amount === null) ? problem : null}
        {...(amount === null ? {} : { help: `= ${formatRupiah(amount)}` })}
      />
      {words ? (
        <TextField
          label={words.label}
          name="words"
          maxLength={words.most}
          autoComplete="off"
          value={said}
          onChange={(event) => setSaid(event.currentTarget.value)}
          error={tried ? wordsProblem : null}
        />
      ) : null}
      {expected === undefined ? null : (
        <div aria-live="polite">
          <LedgerRow name="Seharusnya di laci" figure={formatRupiah(expected)} />
          <LedgerRow sum name="Selisih" figure={amount === null ? '–' : differenceWords(amount, expected)} />
        </div>
      )}
      {hand.failure ? <Note tone="err">{hand.failure}</Note> : null}
      <Button look="primary" type="submit" touch wide waiting={hand.isWriting}>
        {submitLabel}
      </Button>
      {onBack ? (
        <Button look="quiet" touch wide disabled={hand.isWriting} onClick={onBack}>
          Tidak jadi
        </Button>
      ) : null}
    </form>
  )
}
