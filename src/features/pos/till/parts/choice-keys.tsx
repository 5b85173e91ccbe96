import s from './choice-keys.module.css'

interface ChoiceKeysProps<Choice extends string> {
  readonly legend: string
  /** The keys say by themselves what they are about: the legend is only read aloud. */
  readonly hidesLegend?: boolean
  readonly choices: readonly Choice[]
  /** Words of the owner's own may be none of the choices. */
  readonly chosen: string
  readonly nameOf?: (choice: Choice) => string
  readonly disabled?: boolean
  readonly onChoose: (choice: Choice) => void
}

/** One of a few, a key for each. */
export const ChoiceKeys = <Choice extends string>(props: ChoiceKeysProps<Choice>) => {
  const { legend, hidesLegend = false, choices, chosen, nameOf = String, disabled = false, onChoose } = props
  return (
    <fieldset className={s.keys}>
      <legend className={hidesLegend ? 'sr' : undefined}>{legend}</legend>
      {choices.map((one) => (
        <button key={one} type="button" aria-pressed={one === chosen} disabled={disabled} onClick={() => onChoose(one)}>
          {nameOf(one)}
        </button>
      ))}
    </fieldset>
  )
}
