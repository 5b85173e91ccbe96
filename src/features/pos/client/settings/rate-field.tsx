import { TextField } from '#core/ui/client/text-field.tsx'
import { rateFigure, readRate } from '../../shared/charges.ts'

interface RateFieldProps {
  readonly label: string
  readonly name: string
  readonly typed: string
  /** In hundredths of a percent. */
  readonly most: number
  readonly placeholder?: string
  readonly onType: (typed: string) => void
}

/** A percentage as it is typed; one that no till can use is told at once. */
export const RateField = ({ label, name, typed, most, placeholder, onType }: RateFieldProps) => (
  <TextField
    label={label}
    name={name}
    inputMode="decimal"
    autoComplete="off"
    placeholder={placeholder}
    value={typed}
    onChange={(event) => onType(event.currentTarget.value)}
    error={readRate(typed, most) === null ? `Tulis angka dari 0 sampai ${rateFigure(most)}.` : null}
  />
)
