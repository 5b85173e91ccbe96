import { type KeyboardEvent, useState } from 'react'

import { classNames } from '#core/ui/client/class-names.ts'
import type { Run } from '#core/render/shared/render-tree.ts'
import { blankName, blankPattern, blankText } from '#core/text/shared/blanks.ts'
import { dayText, storedDay } from '../shared/letter/letter-facts.ts'
import s from './facts.module.css'

/** What the exports ask for at this place: `alamat usaha` where they write `[isi alamat usaha]`. */
export const askedFor = (runs: readonly Run[] | undefined): string | undefined => {
  const asking = runs?.find(({ blank }) => blank)
  return asking && blankName(asking.text)
}

const fields = 'textarea, input, select'

/** Enter goes on to the next field of the sheet, as on paper one writes on the next line. */
const goOn = (event: KeyboardEvent<HTMLElement>): void => {
  if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
  event.preventDefault()
  const all = [...(event.currentTarget.closest('[data-sheet]')?.querySelectorAll<HTMLElement>(fields) ?? [])]
  all[all.indexOf(event.currentTarget) + 1]?.focus()
}

interface FactProps {
  /** What the field is called, for those who do not see where it stands. */
  readonly label: string
  readonly value: string
  readonly onChange: (value: string) => void
  /** What is missing while the field is empty: shown as `[isi …]`. Without it the field may stay empty. */
  readonly blank?: string | undefined
  /** Shown in an empty field that may stay empty. */
  readonly hint?: string
  readonly className?: string | undefined
}

const blankIn = (value: string, blank: string | undefined): string | undefined =>
  value.trim() === '' ? blank && blankText(blank) : value.match(blankPattern)?.[0]

/** One fact of the letter, written where it stands: it looks like the letter's text until it is focused. */
export const Fact = ({ label, value, onChange, blank, hint = '', className }: FactProps) => {
  const missing = blankIn(value, blank)
  const placeholder = blank ? blankText(blank) : hint
  return (
    <span className={classNames(s.fact, missing && s.missing, className)} data-size={`${value || placeholder}\u200b`}>
      <textarea
        rows={1}
        aria-label={label}
        value={value}
        placeholder={placeholder}
        spellCheck={false}
        autoComplete="off"
        data-blank={missing}
        onKeyDown={goOn}
        onChange={(event) => onChange(event.target.value.replaceAll(/\s*\n\s*/g, ' '))}
      />
    </span>
  )
}

interface ValueFactProps<Value> extends Omit<FactProps, 'value' | 'onChange'> {
  readonly value: Value
  /** Undefined for what cannot be read; it then stays on the screen, marked, and changes nothing. */
  readonly read: (typed: string) => Value | undefined
  readonly write: (value: Value) => string
  readonly onChange: (value: Value) => void
  /** The field has moved here while it was being typed in: the caret comes along. */
  readonly takesFocus?: boolean
}

const focusAtEnd = (field: HTMLTextAreaElement | null): void => {
  field?.focus()
  field?.setSelectionRange(field.value.length, field.value.length)
}

/** A fact that is a number or the like. While it is being typed the typing stays as it is; afterwards it is tidied. */
export const ValueFact = <Value,>(props: ValueFactProps<Value>) => {
  const { value, read, write, onChange, className, takesFocus = false, ...rest } = props
  const [typed, setTyped] = useState<string | null>(null)
  const readable = typed === null ? value : read(typed)
  const isBad = readable === undefined
  const isCurrent = typed !== null && (isBad || write(readable as Value) === write(value))
  const shown = isCurrent ? typed : write(value)
  const missing = blankIn(shown, rest.blank)
  const placeholder = rest.blank ? blankText(rest.blank) : (rest.hint ?? '')
  return (
    <span
      className={classNames(s.fact, s.figure, missing && s.missing, isBad && s.bad, className)}
      data-size={`${shown || placeholder}\u200b`}
    >
      <textarea
        ref={takesFocus ? focusAtEnd : undefined}
        rows={1}
        inputMode="decimal"
        aria-label={rest.label}
        aria-invalid={isBad ? true : undefined}
        title={isBad ? 'Belum terbaca sebagai angka, jadi belum dipakai' : undefined}
        value={shown}
        placeholder={placeholder}
        autoComplete="off"
        data-blank={missing}
        onKeyDown={goOn}
        onBlur={() => setTyped(null)}
        onChange={(event) => {
          const text = event.target.value.replaceAll('\n', ' ')
          setTyped(text)
          const next = read(text)
          if (next !== undefined) onChange(next)
        }}
      />
    </span>
  )
}

interface DayFactProps {
  readonly label: string
  readonly value: string
  readonly blank: string
  readonly onChange: (day: string) => void
  /** How the day reads where it stands; the usual writing where this is not given. */
  readonly words?: string
}

/** A day: the letter's writing until it is focused, then the device's own way to pick one. */
export const DayFact = ({ label, value, blank, onChange, words }: DayFactProps) => {
  const text = words ?? dayText(value)
  const missing = storedDay(value) === null
  return (
    <label className={classNames(s.day, missing && s.missing)}>
      <span aria-hidden="true">{missing ? blankText(blank) : text}</span>
      <input
        type="date"
        aria-label={label}
        value={storedDay(value) ?? ''}
        data-blank={missing ? blankText(blank) : undefined}
        onKeyDown={goOn}
        onChange={(event) => onChange(event.target.value)}
      />
    </label>
  )
}
