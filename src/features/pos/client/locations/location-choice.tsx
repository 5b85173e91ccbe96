import { SelectField } from '#core/ui/client/select-field.tsx'
import type { Location } from '../../shared/locations/location.ts'
import s from './location-choice.module.css'

interface LocationChoiceProps {
  readonly label: string
  readonly locations: readonly Location[]
  readonly value: string
  readonly disabled?: boolean
  /** What stands for all of them; absent where one has to be chosen. */
  readonly all?: string
  readonly onChoose: (id: string) => void
}

/** One of the shop's places. */
export const LocationChoice = ({ label, locations, value, disabled, all, onChoose }: LocationChoiceProps) => (
  <label className={s.choice}>
    <span className={s.label}>{label}</span>
    <SelectField
      className={s.list ?? ''}
      aria-label={label}
      value={value}
      disabled={disabled}
      onChange={(event) => onChoose(event.currentTarget.value)}
    >
      {all === undefined ? null : <option value="">{all}</option>}
      {locations.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </SelectField>
  </label>
)
