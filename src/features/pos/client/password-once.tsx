import Check from 'lucide-react/icons/check'
import Copy from 'lucide-react/icons/copy'
import KeyRound from 'lucide-react/icons/key-round'
import { useState } from 'react'

import { Button } from '#core/ui/client/button.tsx'
import { copyText } from '#core/ui/client/copy-text.ts'
import s from './password-once.module.css'

const icon = { size: 18, strokeWidth: 1.75, 'aria-hidden': true } as const

interface PasswordOnceProps {
  readonly password: string
  /** The owner says that it is kept: it is shown never again. */
  readonly onKept: () => void
}

/** The till's password, shown this once (SETUP-07): only its hash is stored. */
export const PasswordOnce = ({ password, onKept }: PasswordOnceProps) => {
  const [copied, setCopied] = useState(false)
  return (
    <section className={s.box} aria-label="Kata sandi kasir">
      <p className={s.title}>
        <KeyRound {...icon} /> Kata sandi kasir, hanya ditampilkan sekali ini
      </p>
      <div className={s.line}>
        <output className={s.password} data-password>
          {password}
        </output>
        <Button
          icon={copied ? <Check {...icon} /> : <Copy {...icon} />}
          onClick={async () => setCopied(await copyText(password))}
        >
          {copied ? 'Tersalin' : 'Salin kata sandi'}
        </Button>
      </div>
      <p className={s.note}>
        Catat atau salin sekarang. Juragan sendiri tidak bisa membacanya lagi; kalau hilang, buat yang baru.
      </p>
      <Button look="teal" touch onClick={onKept}>
        Sudah saya simpan
      </Button>
    </section>
  )
}
