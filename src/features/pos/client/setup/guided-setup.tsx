import Check from 'lucide-react/icons/check'
import ExternalLink from 'lucide-react/icons/external-link'
import { type FormEvent, type KeyboardEvent, useState } from 'react'

import { Button } from '#core/ui/client/button.tsx'
import { TextField } from '#core/ui/client/text-field.tsx'
import { FailurePanel, InjectingPanel, SuccessPanel } from './setup-panels.tsx'
import s from './setup.module.css'
import { connectLabel, setupLabel } from './setup-machine.ts'
import { TargetChoice } from './target-choice.tsx'
import type { Credentials } from './setup.api.ts'
import { credentialForms, guidedForms, type Setup } from './use-setup.ts'

const icon = { size: 18, strokeWidth: 1.75, 'aria-hidden': true } as const

/** How a database of one's own comes to be (P2 §2.10, needsSupabase). */
const instructions = [
  'Buka Supabase dan masuk, atau buat akun gratis.',
  'Buat project baru. Catat Database Password yang Anda pilih.',
  'Di halaman project, buka Connect lalu salin Connection String (URI).',
  'Kembali ke sini dan tekan I Have Credentials.',
] as const

const NeedsSupabase = ({ setup }: { readonly setup: Setup }) => (
  <section className={s.panel} aria-labelledby="butuh-supabase">
    <h3 id="butuh-supabase">Siapkan database Anda</h3>
    <ol className={s.instructions}>
      {instructions.map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ol>
    <a className={s.link} href="https://supabase.com/dashboard/new" target="_blank" rel="noreferrer">
      Buat project Supabase <ExternalLink {...icon} />
    </a>
    <div className={s.keys}>
      <Button look="teal" touch onClick={setup.haveCredentials}>
        I Have Credentials
      </Button>
      <Button look="quiet" touch onClick={setup.back}>
        Back
      </Button>
    </div>
  </section>
)

/** The alert of P2 §5 where one of both is missing. */
export const credentialsMissing = 'Mohon isi Connection String dan Password'

interface CredentialsFormProps {
  readonly setup: Setup
  readonly typed: Credentials
  readonly onType: (typed: Credentials) => void
}

const CredentialsForm = ({ setup, typed, onType }: CredentialsFormProps) => {
  const { connectionString, password } = typed
  const [missing, setMissing] = useState(false)
  const isFilled = connectionString.trim() !== '' && password.trim() !== ''
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    setMissing(!isFilled)
    if (isFilled) setup.deploy(credentialForms, typed)
  }
  // A disabled key takes no Enter: whoever presses it is told what is missing.
  const handleKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'Enter') setMissing(!isFilled)
  }
  return (
    <form className={s.panel} aria-label="Kredensial database" noValidate onSubmit={submit}>
      <TextField
        label="Connection String"
        name="connectionString"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        placeholder="postgresql://…"
        value={connectionString}
        onChange={(event) => onType({ ...typed, connectionString: event.currentTarget.value })}
        onKeyDown={handleKeyDown}
      />
      <TextField
        label="Password"
        name="databasePassword"
        type="password"
        autoComplete="off"
        value={password}
        onChange={(event) => onType({ ...typed, password: event.currentTarget.value })}
        onKeyDown={handleKeyDown}
      />
      <p className={s.targetNote}>Keduanya hanya dipakai sekali untuk memasang, dan tidak disimpan.</p>
      {missing ? (
        <p className={s.missing} role="alert">
          {credentialsMissing}
        </p>
      ) : null}
      <div className={s.keys}>
        <Button look="teal" touch type="submit" disabled={!isFilled}>
          Setup Database
        </Button>
        <Button look="quiet" touch onClick={setup.back}>
          Back
        </Button>
      </div>
    </form>
  )
}

interface StepsProps {
  readonly setup: Setup
}

const Steps = ({ setup }: StepsProps) => {
  const { status, projectName } = setup.state
  const isConnected = status === 'connected' || status === 'injecting' || status === 'success'
  return (
    <ol className={s.steps}>
      <li className={s.step} data-done={isConnected || undefined}>
        <span className={s.stepMark} aria-hidden="true">
          {isConnected ? <Check {...icon} /> : '1'}
        </span>
        <div className={s.stepWords}>
          <h3>Step 1: Connect</h3>
          <p>{projectName ? `Connected to: ${projectName}` : 'Menghubungkan tempat data toko Anda.'}</p>
        </div>
        <Button
          look={isConnected ? 'plain' : 'primary'}
          touch
          disabled={isConnected || status === 'loading'}
          waiting={status === 'connecting'}
          onClick={() => setup.connect(guidedForms)}
        >
          {connectLabel(status)}
        </Button>
      </li>
      <li className={s.step} data-done={status === 'success' || undefined}>
        <span className={s.stepMark} aria-hidden="true">
          {status === 'success' ? <Check {...icon} /> : '2'}
        </span>
        <div className={s.stepWords}>
          <h3>Step 2: Setup POS</h3>
          <p>Memasang toko, membuat kata sandi kasir, lalu membuka alamatnya.</p>
        </div>
        <Button
          look={status === 'connected' ? 'primary' : 'plain'}
          touch
          disabled={status !== 'connected'}
          waiting={status === 'injecting'}
          onClick={() => setup.deploy(guidedForms)}
        >
          {setupLabel(status)}
        </Button>
      </li>
    </ol>
  )
}

/** The guided set-up: choose, connect, set up; with the database of Juragan that is two taps (SETUP-06). */
export const GuidedSetup = ({ setup, itemId }: { readonly setup: Setup; readonly itemId: string }) => {
  const { status, target } = setup.state
  // Kept as long as this screen is open, so that a mistyped letter does not cost the whole address.
  const [typed, setTyped] = useState<Credentials>({ connectionString: '', password: '' })
  return (
    <>
      {/* First, so that the password is in sight on a phone as well. */}
      {status === 'success' ? <SuccessPanel setup={setup} itemId={itemId} /> : null}
      {status === 'success' ? null : (
        <TargetChoice state={setup.state} targets={['embedded', 'connection']} onChoose={setup.choose} />
      )}
      {status === 'needsSupabase' || status === 'credentials' ? null : <Steps setup={setup} />}
      {status === 'needsSupabase' ? <NeedsSupabase setup={setup} /> : null}
      {status === 'credentials' ? <CredentialsForm setup={setup} typed={typed} onType={setTyped} /> : null}
      {status === 'injecting' ? <InjectingPanel target={target} /> : null}
      {status === 'error' ? <FailurePanel setup={setup} /> : null}
    </>
  )
}
