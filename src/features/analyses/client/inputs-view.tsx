import { useId, useState } from 'react'

import { classNames } from '#core/ui/client/class-names.ts'
import type { Figure } from '../shared/analysis-content.ts'
import { fieldNumber, readTypedNumber } from '../shared/number-text.ts'
import s from './inputs-view.module.css'

const origins = { stated: 'Dari Anda', assumed: 'Anggapan', blank: 'Belum diisi' } as const

const suffix = ({ unit, noun, per }: Figure): string => {
  const time = per === '' ? '' : `per ${per}`
  return `${unit === 'percent' ? '%' : unit === 'count' ? noun : ''} ${time}`.trim()
}

interface FieldProps {
  readonly figure: Figure
  readonly onChange: (value: number | null) => void
}

const Field = ({ figure, onChange }: FieldProps) => {
  const id = useId()
  const [typed, setTyped] = useState<string | null>(null)
  const shown = typed ?? (figure.value === null ? '' : fieldNumber(figure.value))
  const isWrong = typed !== null && typed.trim() !== '' && readTypedNumber(typed) === null
  const write = (text: string): void => {
    setTyped(text)
    const value = readTypedNumber(text)
    if (text.trim() === '') onChange(null)
    else if (value !== null) onChange(value)
  }
  return (
    <li className={s.row}>
      <label htmlFor={id} className={s.label} title={figure.said === '' ? undefined : `Dari pesan: ${figure.said}`}>
        {figure.label}
      </label>
      <span className={s.field}>
        {figure.unit === 'rupiah' ? <span aria-hidden="true">Rp</span> : null}
        <input
          id={id}
          className={classNames('num', s.input)}
          inputMode="decimal"
          autoComplete="off"
          value={shown}
          aria-invalid={isWrong || undefined}
          aria-describedby={`${id}-origin${isWrong ? ` ${id}-wrong` : ''}`}
          onChange={(event) => write(event.target.value)}
          onFocus={(event) => event.target.select()}
          onBlur={() => {
            if (!isWrong) setTyped(null)
          }}
        />
        <span className={s.suffix}>{suffix(figure)}</span>
      </span>
      <span id={`${id}-origin`} className={classNames(s.origin, s[figure.origin])}>
        {origins[figure.origin]}
      </span>
      {isWrong ? (
        <span id={`${id}-wrong`} className={s.wrong} role="alert">
          Tulis angka saja, misalnya 15.000 atau 1,5 jt.
        </span>
      ) : null}
    </li>
  )
}

interface InputsViewProps {
  readonly figures: readonly Figure[]
  readonly onFigure: (id: string, value: number | null) => void
}

/** The figures from which everything is reckoned; typing one changes every number that is bound to it. */
export const InputsView = ({ figures, onFigure }: InputsViewProps) => (
  <ul className={s.inputs} aria-label="Angka yang dipakai">
    {figures.map((figure) => (
      <Field key={figure.id} figure={figure} onChange={(value) => onFigure(figure.id, value)} />
    ))}
  </ul>
)
