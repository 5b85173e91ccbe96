import { type ReactNode, useState } from 'react'

import { useSession } from '#core/auth/client/session.ts'
import type { User } from '#core/auth/shared/user.ts'
import type { EditorProps } from '#core/items/client/editor-props.ts'
import { Button } from '#core/ui/client/button.tsx'
import { Spinner } from '#core/ui/client/spinner.tsx'
import { AuthorizedSetup } from './authorized-setup.tsx'
import { GuidedSetup } from './guided-setup.tsx'
import s from './setup.module.css'
import { useSetup } from './use-setup.ts'

const Well = ({ children }: { readonly children: ReactNode }) => (
  <div className={s.well}>
    <div className={s.sheet}>{children}</div>
  </div>
)

const OpenSetup = ({ item, close, owner }: EditorProps & { readonly owner: User }) => {
  const [variant, setVariant] = useState<'guided' | 'authorized'>('guided')
  const facts = {
    posId: item.id,
    businessName: item.title,
    ownerName: owner.displayName,
    ownerEmail: owner.email,
    userId: owner.uid,
  }
  const setup = useSetup(facts, close)
  const { status } = setup.state
  const Variant = variant === 'guided' ? GuidedSetup : AuthorizedSetup
  return (
    <Well>
      <header className={s.header}>
        <h2>Siapkan kasir Anda</h2>
        <p>Dua langkah, lalu kasir langsung bisa dipakai berjualan.</p>
        <dl className={s.facts}>
          <div>
            <dt>Nama usaha</dt>
            <dd>{item.title}</dd>
          </div>
          <div>
            <dt>Email pemilik</dt>
            <dd>{owner.email}</dd>
          </div>
        </dl>
      </header>
      <Variant setup={setup} itemId={item.id} />
      {status === 'idle' || status === 'error' || status === 'connected' ? (
        <button
          type="button"
          className={s.variant}
          onClick={() => setVariant(variant === 'guided' ? 'authorized' : 'guided')}
        >
          {variant === 'guided' ? 'Hubungkan lewat otorisasi saja' : 'Kembali ke panduan dua langkah'}
        </button>
      ) : null}
    </Well>
  )
}

/** The set-up of a till (P2 §2.10). It is for signed-in owners only. */
export const SetupScreen = (props: EditorProps) => {
  const { phase, user } = useSession()
  if (phase === 'loading') {
    return (
      <Well>
        <output className={s.waiting}>
          <Spinner /> Checking authentication...
        </output>
      </Well>
    )
  }
  if (!user) {
    return (
      <Well>
        <div className={s.login} role="alert">
          <h2>Login Required</h2>
          <p>Please login to create POS systems</p>
          <Button look="teal" touch onClick={() => location.assign('/masuk')}>
            Refresh to Login
          </Button>
        </div>
      </Well>
    )
  }
  return <OpenSetup {...props} owner={user} />
}
