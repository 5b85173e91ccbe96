import ChevronRight from 'lucide-react/icons/chevron-right'
import Ticket from 'lucide-react/icons/ticket'
import UserPlus from 'lucide-react/icons/user-plus'
import { useEffect, useState } from 'react'

import { type KnownAccount, knownAccounts, rememberAccount } from '#core/auth/client/known-accounts.ts'
import { whoIsHere } from '#core/auth/client/session.ts'
import { readSignInReturn } from '#core/auth/client/sign-in-ways.ts'
import { finishVerification } from '#core/auth/shared/passwords.contract.ts'
import { specifiedTexts, type WayId } from '#core/auth/shared/sign-in-ways.ts'
import type { User } from '#core/auth/shared/user.ts'
import { AppError, toAppError } from '#core/errors/shared/app-error.ts'
import type { ErrorCode } from '#core/errors/shared/error-codes.ts'
import { call } from '#core/http/client/call.ts'
import { welcomeBonus } from '#core/points/shared/prices.ts'
import { errorText } from '#core/text/shared/error-texts.ts'
import { formatNumber } from '#core/text/shared/rupiah.ts'
import { Awning } from '#core/ui/client/awning.tsx'
import { AppMark } from '#core/ui/client/marks.tsx'
import { Spinner } from '#core/ui/client/spinner.tsx'
import { Stamp } from '#core/ui/client/stamp.tsx'

import { ForgotPassword } from './forgot-password.tsx'
import { initialsOf } from './initials.ts'
import { takeMailLink } from './mail-link.ts'
import { NewPassword } from './new-password.tsx'
import { SignInForm, type SignInMode } from './sign-in-form.tsx'
import s from './sign-in-page.module.css'
import { SignInProblem } from './sign-in-problem.tsx'
import { SignInWays } from './sign-in-ways.tsx'
import { finishSignIn, goToIssuer, isPopup } from './sign-in-window.ts'

type View =
  | { readonly name: 'choose' }
  | { readonly name: 'form'; readonly mode: SignInMode; readonly account: KnownAccount | null }
  | { readonly name: 'forgot'; readonly email: string }
  | { readonly name: 'new-password'; readonly token: string }

const enter: View = { name: 'form', mode: 'enter', account: null }

const titleOf = (view: View): string => {
  if (view.name === 'choose') return 'Pilih akun'
  if (view.name === 'forgot') return 'Lupa kata sandi'
  if (view.name === 'new-password') return 'Kata sandi baru'
  return view.mode === 'create' ? 'Buat akun' : 'Masuk'
}

const finish = (user: User, way?: WayId): void => {
  rememberAccount(user, way)
  finishSignIn()
}

const prove = (token: string) => call(finishVerification, { body: { token } })

/** The last step after an issuer: the session is there, its person is remembered, and the window goes its way. */
const finishReturn = async (way: WayId): Promise<void> => {
  const user = await whoIsHere()
  if (!user) throw new AppError('not_signed_in', { message: 'back from the issuer, but nobody is here' })
  finish(user, way)
}

/**
 * The sign-in page (AUTH-02): the accounts of this browser first, then e-mail and password, then the issuers that are
 * set up. A sign-in through an issuer comes back here, to go on or to be told why it failed.
 */
export const SignInPage = () => {
  const [accounts] = useState(knownAccounts)
  const [returned] = useState(() => readSignInReturn(location.search))
  const [failure, setFailure] = useState<ErrorCode | null>(returned?.kind === 'failed' ? returned.code : null)
  const [news, setNews] = useState<string | null>(null)
  const [link] = useState(takeMailLink)
  const [here, setHere] = useState<User | null>(null)
  const [view, setView] = useState<View>(
    link?.kind === 'reset'
      ? { name: 'new-password', token: link.token }
      : accounts.length > 0
        ? { name: 'choose' }
        : { name: 'form', mode: returned ? 'enter' : 'create', account: null },
  )

  useEffect(() => {
    if (returned?.kind === 'done')
      finishReturn(returned.way).catch((error: unknown) => setFailure(toAppError(error).code))
  }, [returned])

  useEffect(() => {
    // Only marks who is still signed in; without an answer everybody simply types the password.
    whoIsHere().then(setHere, () => setHere(null))
  }, [])

  useEffect(() => {
    if (link?.kind !== 'verification') return
    prove(link.token).then(
      () => setNews('Email Anda sudah dipastikan. Terima kasih.'),
      (error: unknown) => {
        const { code } = toAppError(error)
        if (code === 'not_signed_in') setNews('Masuk dulu, supaya kami tahu email ini milik akun Anda.')
        else setFailure(code)
      },
    )
  }, [link])

  /** A link that waited for its account is taken now; whatever becomes of it, the person is in. */
  const enterWith = (user: User): void => {
    if (link?.kind === 'verification')
      void prove(link.token).then(
        () => finish(user),
        () => finish(user),
      )
    else finish(user)
  }

  const choose = (account: KnownAccount): void => {
    if (here?.email === account.email) finish(here, account.way)
    else if (account.way) goToIssuer(account.way)
    else setView({ name: 'form', mode: 'enter', account })
  }

  const isFinishing = returned?.kind === 'done' && failure === null
  const title = isFinishing ? 'Masuk' : titleOf(view)
  const isAboutPassword = view.name === 'forgot' || view.name === 'new-password'
  return (
    <main className={s.page}>
      <Awning />
      <div className={s.body}>
        <div className={s.brand}>
          <AppMark size={48} />
          <div>
            <h1>{title}</h1>
            <p>untuk masuk ke Juragan</p>
          </div>
        </div>
        {failure ? (
          <div className={s.problem}>
            <SignInProblem sentence={errorText(failure)} specified={specifiedTexts[failure]} />
          </div>
        ) : null}
        {news ? <output className={s.news}>{news}</output> : null}
        {isFinishing ? (
          <output className={s.finishing}>
            <Spinner />
            Masuk berhasil, sebentar lagi kembali ke chat.
          </output>
        ) : view.name === 'choose' ? (
          <>
            <ul className={s.accounts}>
              {accounts.map((account) => (
                <li key={account.email}>
                  <button type="button" onClick={() => choose(account)}>
                    <span className={s.face} aria-hidden="true">
                      {initialsOf(account.name)}
                    </span>
                    <span className={s.who}>
                      <b className="cut">{account.name}</b>
                      <span className="cut">{account.email}</span>
                    </span>
                    {here?.email === account.email ? (
                      <ChevronRight size={18} strokeWidth={1.75} aria-hidden="true" />
                    ) : (
                      <Stamp className={s.stamp}>Sudah keluar</Stamp>
                    )}
                  </button>
                </li>
              ))}
              <li>
                <button type="button" onClick={() => setView(enter)}>
                  <span className={s.otherFace} aria-hidden="true">
                    <UserPlus size={18} strokeWidth={1.75} />
                  </span>
                  <span className={s.who}>
                    <b>Gunakan akun lain</b>
                  </span>
                  <ChevronRight size={18} strokeWidth={1.75} aria-hidden="true" />
                </button>
              </li>
            </ul>
            <p className={s.switch}>
              Belum punya akun?{' '}
              <button type="button" onClick={() => setView({ name: 'form', mode: 'create', account: null })}>
                Buat akun
              </button>
            </p>
          </>
        ) : view.name === 'forgot' ? (
          <ForgotPassword email={view.email} onBack={() => setView(enter)} />
        ) : view.name === 'new-password' ? (
          <NewPassword
            token={view.token}
            onDone={() => {
              setNews('Kata sandi baru tersimpan. Masuk dengan kata sandi itu.')
              setView(enter)
            }}
            onAskAgain={() => setView({ name: 'forgot', email: '' })}
          />
        ) : (
          <SignInForm
            mode={view.mode}
            account={view.account}
            onMode={(mode) => setView({ name: 'form', mode, account: null })}
            onBack={accounts.length > 0 ? () => setView({ name: 'choose' }) : null}
            onSignedIn={enterWith}
            onForgot={(email) => setView({ name: 'forgot', email })}
          />
        )}
        {isFinishing || isAboutPassword ? null : <SignInWays />}
        {isAboutPassword ? null : (
          <p className={s.bonus}>
            <Ticket size={18} strokeWidth={1.75} aria-hidden="true" />
            <span>
              Akun baru mendapat <b className="num">{formatNumber(welcomeBonus)} poin</b>. Chat tetap gratis.
            </span>
          </p>
        )}
      </div>
      <footer className={s.foot}>
        <span>Bahasa Indonesia</span>
        {isPopup() ? null : <a href="/">Kembali ke chat</a>}
      </footer>
    </main>
  )
}
