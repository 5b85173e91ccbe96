import { type FormEvent, useEffect, useRef, useState } from 'react'

import { formatTime } from '#core/text/shared/dates.ts'
import { formatNumber } from '#core/text/shared/rupiah.ts'
import { Button } from '#core/ui/client/button.tsx'
import { TextField } from '#core/ui/client/text-field.tsx'
import { pin } from '../../shared/guard/pin-text.ts'
import { afterWrong, lockedUntil, noTries, triesLeft } from '../../shared/guard/pin-tries.ts'
import { Modal } from '../modal.tsx'
import { Note } from '../parts/note.tsx'
import { isPin } from './is-pin.ts'
import { keepTries, readTries } from './kept-tries.ts'
import s from './pin-dialog.module.css'

export interface PinDialogProps {
  readonly slug: string
  readonly verifier: string
  readonly timeZone: string
  /** What is done with the PIN, a sentence each. */
  readonly reasons: readonly string[]
  readonly onRight: () => void
  /** Too many wrong ones: no more are taken for a while. */
  readonly onLocked: () => void
  readonly onClose: () => void
}

/** Asks for the owner's PIN; after some wrong ones it waits. */
export const PinDialog = ({ slug, verifier, timeZone, reasons, onRight, onLocked, onClose }: PinDialogProps) => {
  const field = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const [isChecking, setChecking] = useState(false)
  const [until, setUntil] = useState(() => lockedUntil(readTries(slug), Date.now()))

  useEffect(() => {
    if (until === null) return
    const timer = setTimeout(() => setUntil(lockedUntil(readTries(slug), Date.now())), until - Date.now())
    return () => clearTimeout(timer)
  }, [slug, until])

  // An opened dialog gives the focus to its first key.
  const isLocked = until !== null
  useEffect(() => {
    if (!isLocked) field.current?.focus()
  }, [isLocked])

  const check = async (): Promise<void> => {
    setChecking(true)
    const isRight = await isPin(typed, verifier)
    setChecking(false)
    if (isRight) {
      keepTries(slug, noTries)
      onRight()
      return
    }
    const now = Date.now()
    const tries = afterWrong(readTries(slug), now)
    keepTries(slug, tries)
    const lock = lockedUntil(tries, now)
    setTyped('')
    setProblem(`PIN salah. Sisa ${formatNumber(triesLeft(tries))} kali.`)
    setUntil(lock)
    if (lock !== null) onLocked()
  }
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    if (isChecking) return
    if (pin.safeParse(typed).success) void check()
    else setProblem('PIN terdiri dari 4 sampai 6 angka.')
  }
  return (
    <Modal title="Perlu PIN pemilik" onClose={onClose}>
      <ul className={s.reasons}>
        {reasons.map((reason) => (
          <li key={reason}>{reason}</li>
        ))}
      </ul>
      {until === null ? (
        <form className={s.form} noValidate onSubmit={submit}>
          <TextField
            className={s.pin}
            label="PIN"
            name="pin"
            inputMode="numeric"
            autoComplete="off"
            ref={field}
            maxLength={6}
            value={typed}
            onChange={(event) => {
              setProblem(null)
              setTyped(event.currentTarget.value.replaceAll(/\D/g, ''))
            }}
            error={problem}
          />
          <Button look="primary" type="submit" touch wide waiting={isChecking}>
            Lanjutkan
          </Button>
        </form>
      ) : (
        <Note tone="err">
          PIN salah berkali-kali. Coba lagi setelah pukul {formatTime(new Date(until + 59_999), timeZone)}.
        </Note>
      )}
      <Button look="quiet" touch wide disabled={isChecking} onClick={onClose}>
        Tidak jadi
      </Button>
    </Modal>
  )
}
