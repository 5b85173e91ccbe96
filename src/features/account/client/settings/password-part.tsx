import { useMutation, useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'

import { changePassword, readSignIn, sendVerification, shortestPassword } from '#core/auth/shared/passwords.contract.ts'
import type { User } from '#core/auth/shared/user.ts'
import { AppError, toAppError } from '#core/errors/shared/app-error.ts'
import { call } from '#core/http/client/call.ts'
import { errorText } from '#core/text/shared/error-texts.ts'
import { Button } from '#core/ui/client/button.tsx'

import { PasswordField } from '../password-field.tsx'
import s from './section.module.css'
import { Part, SwitchRow } from './settings-parts.tsx'

const empty = { current: '', next: '' }

const ChangePassword = ({ onChanged }: { readonly onChanged: () => void }) => {
  const [fields, setFields] = useState(empty)
  const [endOthers, setEndOthers] = useState(true)
  const changing = useMutation({
    mutationFn: async (typed: typeof empty) => {
      if (typed.next.length < shortestPassword) throw new AppError('weak_password')
      await call(changePassword, { body: { ...typed, endOthers } })
    },
    onSuccess: () => {
      setFields(empty)
      onChanged()
    },
  })
  const problem = changing.error ? toAppError(changing.error).code : null
  const type = (name: keyof typeof empty) => (event: FormEvent<HTMLInputElement>) => {
    setFields({ ...fields, [name]: event.currentTarget.value })
    changing.reset()
  }
  return (
    <form
      className={s.form}
      noValidate
      aria-label="Ganti kata sandi"
      onSubmit={(event) => {
        event.preventDefault()
        changing.mutate(fields)
      }}
    >
      <PasswordField
        label="Kata sandi lama"
        name="current-password"
        value={fields.current}
        onChange={type('current')}
        problem={problem === 'wrong_old_password' ? errorText(problem) : undefined}
      />
      <PasswordField
        label="Kata sandi baru"
        name="new-password"
        isNew
        value={fields.next}
        onChange={type('next')}
        problem={problem === 'weak_password' ? errorText(problem) : undefined}
      />
      <SwitchRow
        label="Keluarkan perangkat lain"
        note="Yang lain harus masuk lagi dengan kata sandi baru; perangkat ini tetap masuk."
        isOn={endOthers}
        onChange={setEndOthers}
      />
      {problem !== null && problem !== 'weak_password' && problem !== 'wrong_old_password' ? (
        <p className={s.failure} role="alert">
          {errorText(problem)}
        </p>
      ) : null}
      <div className={s.keys}>
        <Button type="submit" waiting={changing.isPending} disabled={fields.current === '' || fields.next === ''}>
          Ganti kata sandi
        </Button>
      </div>
      {changing.isSuccess ? <output className={s.done}>Kata sandi sudah diganti.</output> : null}
    </form>
  )
}

/** Proving the e-mail: offered, never demanded. */
const ProveEmail = ({ email }: { readonly email: string }) => {
  const sending = useMutation({ mutationFn: () => call(sendVerification, {}) })
  return (
    <Part
      title="Email belum dipastikan"
      note={`Kami bisa mengirim tautan ke ${email} untuk memastikan email itu milik Anda.`}
    >
      {sending.isSuccess ? (
        <output className={s.done}>Sudah dikirim. Buka tautannya di perangkat ini; lihat juga folder spam.</output>
      ) : (
        <div className={s.form}>
          <Button waiting={sending.isPending} onClick={() => sending.mutate()}>
            Kirim tautan ke email
          </Button>
        </div>
      )}
      {sending.error ? (
        <p className={s.failure} role="alert">
          {errorText(toAppError(sending.error).code)}
        </p>
      ) : null}
    </Part>
  )
}

/** The password of a local account, and the e-mail behind it; whatever is not known yet is not shown. */
export const PasswordPart = ({ user, onChanged }: { readonly user: User; readonly onChanged: () => void }) => {
  const { data } = useQuery({
    queryKey: ['sign-in', user.uid],
    queryFn: async ({ signal }) => (await call(readSignIn, { signal })).data,
    staleTime: 0,
  })
  if (!data) return null
  return (
    <>
      {data.sendsMail && !data.emailVerified ? <ProveEmail email={user.email} /> : null}
      <Part
        title="Kata sandi"
        {...(data.hasPassword
          ? {}
          : { note: 'Akun ini masuk lewat layanan lain, misalnya Google, dan tidak memakai kata sandi.' })}
      >
        {data.hasPassword ? <ChangePassword onChanged={onChanged} /> : null}
      </Part>
    </>
  )
}
