import { type ReactNode, useId } from 'react'

import s from './radio-keys.module.css'

interface RadioKeysProps<Choice extends string | number> {
  readonly legend: string
  /** What stands above says it already: the legend is only read aloud. */
  readonly hidesLegend?: boolean
  readonly choices: readonly Choice[]
  readonly chosen: string | number
  readonly nameOf: (choice: Choice) => string
  readonly disabled?: boolean
  readonly onChoose: (choice: Choice) => void
  /** A word about what is chosen. */
  readonly children?: ReactNode
}

/** One of a few, each a key that shows which it is. */
export const RadioKeys = <Choice extends string | number>(props: RadioKeysProps<Choice>) => {
  const { legend, hidesLegend = false, choices, chosen, nameOf, disabled = false, onChoose, children } = props
  const group = useId()
  return (
    <fieldset className={s.keys}>
      <legend className={hidesLegend ? 'sr' : undefined}>{legend}</legend>
      {choices.map((one) => (
        <label key={one}>
          <input
            type="radio"
            name={group}
            checked={one === chosen}
            disabled={disabled}
            onChange={() => onChoose(one)}
          />
          {nameOf(one)}
        </label>
      ))}
      {children}
    </fieldset>
  )
}
