import ArrowLeft from 'lucide-react/icons/arrow-left'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'

import { useSendsMail } from '#core/auth/client/sign-in-ways.ts'
import { askPasswordReset } from '#core/auth/shared/passwords.contract.ts'
import { toAppError } from '#core/errors/shared/app-error.ts'
import { call } from '#core/http/client/call.ts'
import { errorText } from '#core/text/shared/error-texts.ts'
import { Button } from '#core/ui/client/button.tsx'
import { Spinner } from '#core/ui/client/spinner.tsx'

import { EmailField } from '#core/ui/client/email-field.tsx'
import s from './sign-in-form.module.css'
import { SignInProblem } from './sign-in-problem.tsx'

interface ForgotPasswordProps {
  /** What was typed as the e-mail already. */
  readonly email: string
  readonly onBack: () => void
}

/** Where no mail leaves the server: whoever runs it makes the link. */
const WithoutMail = ({ email }: { readonly email: string }) => (
  <div className={s.told}>
    <p>Server ini belum bisa mengirim email. Minta pemilik servernya menjalankan perintah ini di komputer server:</p>
    <code>npm run reset-password -- {email.trim() === '' ? 'email-anda' : email.trim()}</code>
    <p>Perintah itu memberi tautan sekali pakai. Buka tautannya, lalu buat kata sandi baru.</p>
  </div>
)

/** 'Lupa kata sandi?': asks for the address and sends a link; the answer is the same for every address. */
export const ForgotPassword = ({ email: typed, onBack }: ForgotPasswordProps) => {
  const sendsMail = useSendsMail()
  const [email, setEmail] = useState(typed)
  const asking = useMutation({
    mutationFn: async (to: string) => (await call(askPasswordReset, { body: { email: to } })).data,
  })
  const problem = asking.error ? toAppError(asking.error).code : null
  return (
    <form
      className={s.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        asking.mutate(email.trim())
      }}
    >
      <Button
        look="quiet"
        className={s.back}
        icon={<ArrowLeft size={18} strokeWidth={1.75} aria-hidden="true" />}
        onClick={onBack}
      >
        Kembali
      </Button>
      {problem !== null && problem !== 'invalid_email' ? <SignInProblem sentence={errorText(problem)} /> : null}
      {sendsMail === undefined ? <Spinner /> : null}
      {sendsMail === false ? <WithoutMail email={email} /> : null}
      {sendsMail === true && asking.data ? (
        <output className={s.told}>
          <b>Periksa email Anda.</b> Kalau {email.trim()} punya akun di Juragan, tautan untuk membuat kata sandi baru
          sedang dikirim ke sana. Tautannya berlaku {asking.data.minutes} menit dan hanya bisa dipakai sekali. Belum
          datang? Lihat folder spam, atau kirim lagi beberapa menit kemudian.
        </output>
      ) : null}
      {sendsMail === true && !asking.data ? (
        <>
          <p className={s.words}>Tulis email akun Anda. Kami kirim tautan untuk membuat kata sandi baru.</p>
          <EmailField
            value={email}
            onChange={(event) => {
              setEmail(event.currentTarget.value)
              asking.reset()
            }}
            problem={problem === 'invalid_email' ? errorText(problem) : null}
          />
          <Button look="teal" type="submit" touch wide waiting={asking.isPending}>
            Kirim tautan
          </Button>
        </>
      ) : null}
    </form>
  )
}
