import ChevronDown from 'lucide-react/icons/chevron-down'
import { type ReactNode, useState } from 'react'

import { classNames } from '#core/ui/client/class-names.ts'
import pressed from '#core/ui/client/pressed.module.css'
import s from './properties.module.css'

/** A labelled group of keys. */
export const Group = ({ label, children }: { readonly label: string; readonly children: ReactNode }) => (
  <fieldset className={s.group}>
    <legend>{label}</legend>
    {children}
  </fieldset>
)

interface ChoiceProps<Value extends string> {
  readonly label: string
  readonly value: Value
  readonly options: readonly (readonly [Value, string])[]
  readonly onChoose: (value: Value) => void
}

export const Choice = <Value extends string>({ label, value, options, onChoose }: ChoiceProps<Value>) => (
  <label className={s.field}>
    {label}
    <span className={s.select}>
      <select
        value={value}
        onChange={({ target }) => {
          const chosen = options.find(([known]) => known === target.value)
          if (chosen) onChoose(chosen[0])
        }}
      >
        {options.map(([known, name]) => (
          <option key={known} value={known}>
            {name}
          </option>
        ))}
      </select>
      <ChevronDown size={16} strokeWidth={1.75} aria-hidden />
    </span>
  </label>
)

interface NumberFieldProps {
  readonly label: string
  readonly value: number
  readonly min: number
  readonly max: number
  readonly onCommit: (value: number) => void
  /** The short name before the figure, as in 'X 48'. */
  readonly inside?: boolean
}

/** A whole number: typed freely, taken at Enter or when the field is left, held within its limits. */
export const NumberField = ({ label, value, min, max, onCommit, inside = false }: NumberFieldProps) => {
  const [typed, setTyped] = useState<string | null>(null)
  const commit = (text: string | null): void => {
    setTyped(null)
    const number = text === null || text.trim() === '' ? Number.NaN : Math.round(Number(text.replace(',', '.')))
    if (Number.isFinite(number)) onCommit(Math.min(max, Math.max(min, number)))
  }
  return (
    <label className={classNames(inside ? s.inside : s.field)}>
      <span>{label}</span>
      <input
        className={classNames(s.input, 'num')}
        inputMode="numeric"
        value={typed ?? String(Math.round(value))}
        onChange={({ target }) => setTyped(target.value)}
        onBlur={() => commit(typed)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') commit(typed)
          if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return
          event.preventDefault()
          const from = typed === null ? value : Number(typed)
          commit(String((Number.isFinite(from) ? from : value) + (event.key === 'ArrowUp' ? 1 : -1)))
        }}
      />
    </label>
  )
}

interface SwatchesProps {
  readonly label: string
  /** The colour that counts now; compared without regard to capitals. */
  readonly value: string
  readonly colors: readonly (readonly [string, string])[]
  readonly onChoose: (color: string) => void
}

export const Swatches = ({ label, value, colors, onChoose }: SwatchesProps) => (
  <Group label={label}>
    <div className={s.swatches}>
      {colors.map(([color, name]) => (
        <button
          key={color}
          type="button"
          className={classNames(s.swatch, color === 'transparent' && s.transparent)}
          style={color === 'transparent' ? {} : { background: color }}
          aria-label={name}
          title={name}
          aria-pressed={color.toLowerCase() === value.toLowerCase()}
          onClick={() => onChoose(color)}
        />
      ))}
    </div>
  </Group>
)

export interface KeyFacts {
  readonly name: string
  readonly icon: ReactNode
  readonly on?: boolean
  readonly onPress: () => void
}

/** A row of small keys. */
export const Keys = ({ keys }: { readonly keys: readonly KeyFacts[] }) => (
  <div className={s.keys}>
    {keys.map(({ name, icon, on, onPress }) => (
      <button
        key={name}
        type="button"
        className={classNames(s.key, on && pressed.pressed)}
        aria-label={name}
        title={name}
        aria-pressed={on}
        onClick={onPress}
      >
        {icon}
      </button>
    ))}
  </div>
)
