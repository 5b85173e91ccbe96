import { type FormEvent, useId, useState } from 'react'

import { toAppError } from '#core/errors/shared/app-error.ts'
import { errorText } from '#core/text/shared/error-texts.ts'
import { Button } from '#core/ui/client/button.tsx'
import { TextField } from '#core/ui/client/text-field.tsx'
import s from './releases.module.css'

interface MoveAddressProps {
  readonly slug: string
  readonly moving: boolean
  readonly failure: unknown
  /** Resolves where the site has its new address. */
  readonly onMove: (address: string) => Promise<unknown>
}

/** Another address for the site, behind a key; what becomes of the old one is said before and after. */
export const MoveAddress = ({ slug, moving, failure, onMove }: MoveAddressProps) => {
  const [typed, setTyped] = useState<string | null>(null)
  const [hasMoved, setMoved] = useState(false)
  const told = useId()
  if (typed === null)
    return (
      <div className={s.address}>
        <Button look="quiet" onClick={() => setTyped(slug)}>
          Ganti alamat
        </Button>
        <output className={s.said} id={told}>
          {hasMoved ? 'Alamat diganti. Alamat lama tetap membawa pengunjung ke sini.' : ''}
        </output>
      </div>
    )
  const move = async (event: FormEvent): Promise<void> => {
    event.preventDefault()
    try {
      await onMove(typed)
      setMoved(true)
      setTyped(null)
    } catch {
      // The failure stands below the field.
    }
  }
  return (
    <form className={s.move} onSubmit={(event) => void move(event)}>
      <TextField
        label="Alamat baru"
        value={typed}
        maxLength={40}
        autoCapitalize="none"
        autoComplete="off"
        spellCheck={false}
        help="Huruf kecil, angka, dan tanda hubung. Alamat lama tetap membawa pengunjung ke sini."
        error={failure ? errorText(toAppError(failure).code) : null}
        onChange={({ target }) => setTyped(target.value)}
      />
      <Button type="submit" look="teal" waiting={moving} disabled={typed.trim() === '' || typed.trim() === slug}>
        Pakai alamat ini
      </Button>
      <Button look="quiet" onClick={() => setTyped(null)}>
        Batal
      </Button>
    </form>
  )
}
