import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'

import { finishPasswordReset, shortestPassword } from '#core/auth/shared/passwords.contract.ts'
import { AppError, toAppError } from '#core/errors/shared/app-error.ts'
import { call } from '#core/http/client/call.ts'
import { errorText } from '#core/text/shared/error-texts.ts'
import { Button } from '#core/ui/client/button.tsx'

import { PasswordField } from './password-field.tsx'
import s from './sign-in-form.module.css'
import { SignInProblem } from './sign-in-problem.tsx'

interface NewPasswordProps {
  /** From the link of the mail. */
  readonly token: string
  readonly onDone: () => void
  readonly onAskAgain: () => void
}

/** Where the link of a mail leads: a new password, then the sign-in with it. */
export const NewPassword = ({ token, onDone, onAskAgain }: NewPasswordProps) => {
  const [password, setPassword] = useState('')
  const setting = useMutation({
    mutationFn: async (next: string) => {
      if (next.length < shortestPassword) throw new AppError('weak_password')
      await call(finishPasswordReset, { body: { token, password: next } })
    },
    onSuccess: onDone,
  })
  const problem = setting.error ? toAppError(setting.error).code : null
  const isEnded = problem === 'mail_link_ended'
  return (
    <form
      className={s.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        setting.mutate(password)
      }}
    >
      {problem !== null && problem !== 'weak_password' ? <SignInProblem sentence={errorText(problem)} /> : null}
      <PasswordField
        label="Kata sandi baru"
        name="new-password"
        isNew
        value={password}
        onChange={(event) => {
          setPassword(event.currentTarget.value)
          setting.reset()
        }}
        problem={problem === 'weak_password' ? errorText(problem) : undefined}
      />
      <p className={s.words}>Semua perangkat yang sedang masuk dikeluarkan; masuk lagi dengan kata sandi baru.</p>
      {isEnded ? (
        <Button look="teal" touch wide onClick={onAskAgain}>
          Minta tautan baru
        </Button>
      ) : (
        <Button look="teal" type="submit" touch wide waiting={setting.isPending}>
          Simpan kata sandi
        </Button>
      )}
    </form>
  )
}
