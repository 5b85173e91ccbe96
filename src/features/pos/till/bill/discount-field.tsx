import { Button } from '#core/ui/client/button.tsx'
import { TextField } from '#core/ui/client/text-field.tsx'
import s from './bill.module.css'

/** The shares that shops give most. */
const usual = ['5%', '10%', '20%'] as const

interface DiscountFieldProps {
  readonly typed: string
  readonly error: string | null
  readonly onTyped: (typed: string) => void
}

/** A discount in Rupiah or percent, typed or with one tap. */
export const DiscountField = ({ typed, error, onTyped }: DiscountFieldProps) => (
  <div className={s.field}>
    <TextField
      label="Diskon (Rp atau %)"
      name="discount"
      autoComplete="off"
      help="Misalnya 5.000, 5rb atau 10%. Kosongkan kalau tidak ada."
      value={typed}
      onChange={(event) => onTyped(event.currentTarget.value)}
      error={error}
    />
    <fieldset className={s.usual} aria-label="Diskon yang sering dipakai">
      {usual.map((share) => (
        <Button key={share} touch className="num" aria-pressed={typed.trim() === share} onClick={() => onTyped(share)}>
          {share}
        </Button>
      ))}
    </fieldset>
  </div>
)
