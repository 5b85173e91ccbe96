import Eye from 'lucide-react/icons/eye'
import EyeOff from 'lucide-react/icons/eye-off'
import { type FormEvent, type ReactNode, useState } from 'react'

import { toAppError } from '#core/errors/shared/app-error.ts'
import { errorText } from '#core/text/shared/error-texts.ts'
import { Button, IconButton } from '#core/ui/client/button.tsx'
import { AppMark } from '#core/ui/client/marks.tsx'
import { EmailField } from '#core/ui/client/email-field.tsx'
import { TextField } from '#core/ui/client/text-field.tsx'
import type { TillShop } from '../shared/till.contract.ts'
import { Note } from './parts/note.tsx'
import { signIn, type TillPlace } from './till.api.ts'
import s from './till-page.module.css'

const icon = { size: 18, strokeWidth: 1.75, 'aria-hidden': true } as const

interface SignInScreenProps {
  readonly place: TillPlace
  /** Why the ticket of the address did not do. */
  readonly notice: string | null
  readonly onSignedIn: (shop: TillShop) => void
  /** The sales that wait on this device. */
  readonly unsent: ReactNode
}

/** E-mail and the till's own password: the workspace's password opens no till. */
export const SignInScreen = ({ place, notice, onSignedIn, unsent }: SignInScreenProps) => {
  const [email, setEmail] = useState('')
  const [password, setPassword] = useState('')
  const [problem, setProblem] = useState(notice)
  const [isTried, setTried] = useState(false)
  const [waiting, setWaiting] = useState(false)
  const [shown, setShown] = useState(false)

  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault()
    setTried(true)
    if (waiting || email.trim() === '' || password === '') return
    setWaiting(true)
    setProblem(null)
    try {
      onSignedIn(await signIn(place, { email: email.trim(), password: password.trim() }))
    } catch (error) {
      const { code, details } = toAppError(error)
      setProblem(errorText(code, details))
      setWaiting(false)
    }
  }

  return (
    <main className={s.page}>
      <div className={s.card}>
        <div className={s.brand}>
          <AppMark size={48} />
          <div>
            <h1>Kasir</h1>
            <p>Masuk untuk mulai berjualan</p>
          </div>
        </div>
        {unsent}
        {problem ? <Note tone="err">{problem}</Note> : null}
        <form className={s.form} noValidate onSubmit={(event) => void submit(event)}>
          <EmailField
            value={email}
            problem={isTried && email.trim() === '' ? 'Isi email pemilik kasir.' : null}
            onChange={(event) => setEmail(event.currentTarget.value)}
          />
          <TextField
            label="Kata sandi"
            name="password"
            type={shown ? 'text' : 'password'}
            autoComplete="current-password"
            autoCapitalize="none"
            value={password}
            onChange={(event) => setPassword(event.currentTarget.value)}
            error={isTried && password === '' ? 'Isi kata sandi kasir.' : null}
            endKey={
              <IconButton
                label={shown ? 'Sembunyikan' : 'Tampilkan'}
                aria-pressed={shown}
                onClick={() => setShown(!shown)}
              >
                {shown ? <EyeOff {...icon} /> : <Eye {...icon} />}
              </IconButton>
            }
          />
          <Button look="teal" type="submit" touch wide waiting={waiting}>
            Masuk ke kasir
          </Button>
        </form>
        <p className={s.help}>
          Lupa kata sandi kasir? Pemilik bisa membuat yang baru di Juragan, lewat tombol Kata sandi kasir baru.
        </p>
      </div>
    </main>
  )
}
