import ArrowLeft from 'lucide-react/icons/arrow-left'
import { type FormEvent, useState } from 'react'

import type { KnownAccount } from '#core/auth/client/known-accounts.ts'
import { signIn, signUp } from '#core/auth/client/session.ts'
import { shortestPassword } from '#core/auth/shared/passwords.contract.ts'
import type { User } from '#core/auth/shared/user.ts'
import { toAppError } from '#core/errors/shared/app-error.ts'
import type { ErrorCode } from '#core/errors/shared/error-codes.ts'
import { errorText } from '#core/text/shared/error-texts.ts'
import { Button } from '#core/ui/client/button.tsx'
import { TextField } from '#core/ui/client/text-field.tsx'

import { EmailField } from '#core/ui/client/email-field.tsx'
import { PasswordField } from './password-field.tsx'
import s from './sign-in-form.module.css'
import { SignInProblem } from './sign-in-problem.tsx'

export type SignInMode = 'enter' | 'create'

interface SignInFormProps {
  readonly mode: SignInMode
  /** The account that was chosen; its address is filled in. */
  readonly account: KnownAccount | null
  readonly onMode: (mode: SignInMode) => void
  readonly onBack: (() => void) | null
  readonly onSignedIn: (user: User) => void
  /** 'Lupa kata sandi?', with what stands in the e-mail's field. */
  readonly onForgot: (email: string) => void
}

interface Fields {
  readonly name: string
  readonly email: string
  readonly password: string
}
type Problems = Partial<Record<keyof Fields | 'form', string>>

/** What is wrong with the fields for `mode`; empty when they can be sent. */
export const problemsOf = (mode: SignInMode, { name, email, password }: Fields): Problems => ({
  ...(mode === 'create' && name.trim() === '' ? { name: 'Isi nama Anda, seperti di surat.' } : {}),
  ...(/^\S+@\S+\.\S+$/.test(email.trim()) ? {} : { email: errorText('invalid_email') }),
  ...(mode === 'create' && password.length < shortestPassword
    ? { password: errorText('weak_password') }
    : password === ''
      ? { password: 'Isi kata sandi Anda.' }
      : {}),
})

/** The field a refusal of the server belongs to. */
const placeOf: Partial<Record<ErrorCode, keyof Fields>> = {
  email_taken: 'email',
  invalid_email: 'email',
  weak_password: 'password',
}

/** E-mail and password, for an account that exists or a new one. Both keys act on what stands in the fields. */
export const SignInForm = ({ mode, account, onMode, onBack, onSignedIn, onForgot }: SignInFormProps) => {
  const [fields, setFields] = useState<Fields>({ name: '', email: account?.email ?? '', password: '' })
  const [problems, setProblems] = useState<Problems>({})
  const [waiting, setWaiting] = useState(false)

  const change = (name: keyof Fields) => (event: FormEvent<HTMLInputElement>) => {
    setFields({ ...fields, [name]: event.currentTarget.value })
    setProblems({})
  }

  const submit = async (as: SignInMode): Promise<void> => {
    const found = problemsOf(as, fields)
    setProblems(found)
    if (Object.keys(found).length > 0) return
    setWaiting(true)
    try {
      const credentials = { email: fields.email.trim(), password: fields.password }
      onSignedIn(await (as === 'create' ? signUp({ ...credentials, name: fields.name.trim() }) : signIn(credentials)))
    } catch (error) {
      const { code } = toAppError(error)
      setProblems({ [placeOf[code] ?? 'form']: errorText(code) })
      setWaiting(false)
      // Whoever is refused goes on in the form that was sent: signing in has the way to a new password.
      if (as !== mode) onMode(as)
    }
  }

  /** The second key: with the fields filled in it acts at once, otherwise it changes the form. */
  const other: SignInMode = mode === 'create' ? 'enter' : 'create'
  const takeOther = (): void => {
    if (fields.password !== '' && Object.keys(problemsOf(other, fields)).length === 0) void submit(other)
    else {
      setProblems({})
      onMode(other)
    }
  }

  return (
    <form
      className={s.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void submit(mode)
      }}
    >
      {onBack ? (
        <Button
          look="quiet"
          className={s.back}
          icon={<ArrowLeft size={18} strokeWidth={1.75} aria-hidden="true" />}
          onClick={onBack}
        >
          Pilih akun
        </Button>
      ) : null}
      {problems.form ? <SignInProblem sentence={problems.form} /> : null}
      {mode === 'create' ? (
        <TextField
          label="Nama"
          name="name"
          autoComplete="name"
          maxLength={100}
          required
          value={fields.name}
          onChange={change('name')}
          error={problems.name ?? null}
        />
      ) : null}
      <EmailField value={fields.email} onChange={change('email')} problem={problems.email ?? null} />
      <PasswordField
        label="Kata sandi"
        name="password"
        isNew={mode === 'create'}
        value={fields.password}
        onChange={change('password')}
        problem={problems.password}
      />
      {mode === 'enter' ? (
        <button type="button" className={s.forgot} onClick={() => onForgot(fields.email)}>
          Lupa kata sandi?
        </button>
      ) : null}
      <Button look="teal" type="submit" touch wide waiting={waiting}>
        {mode === 'create' ? 'Buat akun' : 'Masuk'}
      </Button>
      <div className={s.other}>
        <span>{mode === 'create' ? 'Sudah punya akun?' : 'Belum punya akun?'}</span>
        <button type="button" disabled={waiting} onClick={takeOther}>
          {mode === 'create' ? 'Masuk' : 'Buat akun'}
        </button>
      </div>
    </form>
  )
}
