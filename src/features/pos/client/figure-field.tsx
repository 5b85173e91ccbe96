import { type KeyboardEvent, useState } from 'react'

import { formatNumber } from '#core/text/shared/rupiah.ts'
import { classNames } from '#core/ui/client/class-names.ts'
import s from './products-table.module.css'

interface FigureFieldProps {
  readonly label: string
  readonly value: number
  readonly mode: 'numeric' | 'decimal'
  /** The typed text as a figure; null where it is none. */
  readonly read: (typed: string) => number | null
  readonly onChange: (value: number) => void
}

/** A figure that is edited in its place: Enter or leaving takes it, Escape brings the old one back. */
export const FigureField = ({ label, value, mode, read, onChange }: FigureFieldProps) => {
  const [typed, setTyped] = useState<string | null>(null)
  const isWrong = typed !== null && read(typed) === null
  const take = (): void => {
    const next = typed === null ? null : read(typed)
    setTyped(null)
    if (next !== null && next !== value) onChange(next)
  }
  const handleKeyDown = (event: KeyboardEvent<HTMLInputElement>): void => {
    if (event.key === 'Enter') event.currentTarget.blur()
    if (event.key !== 'Escape' || typed === null) return
    event.stopPropagation()
    setTyped(null)
  }
  return (
    <input
      className={classNames('num', s.figure)}
      aria-label={label}
      aria-invalid={isWrong || undefined}
      inputMode={mode}
      autoComplete="off"
      enterKeyHint="done"
      size={Math.max(4, (typed ?? formatNumber(value)).length)}
      value={typed ?? formatNumber(value)}
      onFocus={(event) => event.currentTarget.select()}
      onChange={(event) => setTyped(event.currentTarget.value)}
      onKeyDown={handleKeyDown}
      onBlur={take}
    />
  )
}
