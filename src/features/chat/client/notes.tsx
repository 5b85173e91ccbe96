import CircleAlert from 'lucide-react/icons/circle-alert'
import CloudOff from 'lucide-react/icons/cloud-off'
import Lock from 'lucide-react/icons/lock'
import LogIn from 'lucide-react/icons/log-in'
import PencilLine from 'lucide-react/icons/pencil-line'
import Play from 'lucide-react/icons/play'
import RotateCw from 'lucide-react/icons/rotate-cw'
import Wallet from 'lucide-react/icons/wallet'
import type { ReactNode } from 'react'

import { useSession } from '#core/auth/client/session.ts'
import { useReachability } from '#core/http/client/reachability.ts'
import { useBalance } from '#core/points/client/points.api.ts'
import { formatNumber } from '#core/text/shared/rupiah.ts'
import { Button } from '#core/ui/client/button.tsx'
import { LedgerRow } from '#core/ui/client/ledger-row.tsx'

import { failureText } from '../shared/chat-texts.ts'
import type { ChatMessage } from '../shared/message.ts'
import type { Failure } from './chat-types.ts'
import s from './notes.module.css'
import { ReplyText } from './reply-text.tsx'

const small = { size: 18, strokeWidth: 1.75, 'aria-hidden': true } as const

const Keys = ({ children }: { readonly children: ReactNode }) => <div className={s.keys}>{children}</div>

/** What failed, the apology as its heading where there is one. */
export const ErrorNote = ({ text, children }: { readonly text: string; readonly children?: ReactNode }) => {
  const line = text === '' ? failureText(null) : text
  const heading = /^Maaf, terjadi kesalahan[:.]/.exec(line)?.[0] ?? ''
  return (
    <div className={s.error}>
      <CircleAlert {...small} />
      <div>
        <p>
          {heading === '' ? null : <strong>{heading}</strong>}
          {line.slice(heading.length)}
        </p>
        {children}
      </div>
    </div>
  )
}

export const AgainKey = ({ busy, onAgain }: { readonly busy: boolean; readonly onAgain: () => void }) => (
  <Keys>
    <Button icon={<RotateCw {...small} />} disabled={busy} onClick={onAgain}>
      Coba lagi
    </Button>
  </Keys>
)

interface FailureNoteProps {
  readonly failure: Failure
  readonly busy: boolean
  readonly onAgain: () => void
  readonly onLogin: () => void
  /** Takes the words back into the box; null where they were not typed here. */
  readonly onEdit: (() => void) | null
}

const needsLogin = (failure: Failure): boolean => failure.code === 'session_expired' || failure.code === 'not_signed_in'

/** Under a message that did not get through: what happened, and what can be done; the words stay where they are. */
export const FailureNote = ({ failure, busy, onAgain, onLogin, onEdit }: FailureNoteProps) => {
  const isReachable = useReachability((reach) => reach.isReachable)
  const keys = (
    <Keys>
      {needsLogin(failure) ? (
        <Button look="teal" icon={<LogIn {...small} />} onClick={onLogin}>
          Log In
        </Button>
      ) : null}
      <Button icon={<RotateCw {...small} />} disabled={busy} onClick={onAgain}>
        Coba lagi
      </Button>
      {onEdit ? (
        <Button look="quiet" icon={<PencilLine {...small} />} onClick={onEdit}>
          Ubah pesan
        </Button>
      ) : null}
    </Keys>
  )
  // What goes off by itself has not failed: it is told as what waits.
  return (
    <div className={s.failure} data-sender="ai">
      {failure.code === 'offline' && !isReachable ? (
        <div className={s.short}>
          <CloudOff {...small} />
          <div>
            <p className={s.heading}>Pesan ini menunggu sambungan.</p>
            <p>Begitu tersambung lagi, pesan ini terkirim sendiri.</p>
            {keys}
          </div>
        </div>
      ) : (
        <ErrorNote text={failureText(failure.text === '' ? 'Pesan ini belum terkirim.' : failure.text)}>
          {keys}
        </ErrorNote>
      )}
    </div>
  )
}

interface LoginNoteProps {
  readonly message: ChatMessage
  /** Null until it is known who is here. */
  readonly signedIn: boolean | null
  readonly busy: boolean
  readonly onLogin: () => void
  readonly onResume: (messageId: string) => void
}

/** The request waits for the owner to sign in (CHAT-05); it is answered by itself afterwards. */
export const LoginNote = ({ message, signedIn, busy, onLogin, onResume }: LoginNoteProps) => (
  <div className={s.login}>
    <Lock {...small} />
    <div>
      <ReplyText text={message.content} />
      {message.settled ? null : (
        <Keys>
          {signedIn === false ? (
            <Button look="teal" icon={<LogIn {...small} />} onClick={onLogin}>
              Log In
            </Button>
          ) : (
            <Button
              look="teal"
              waiting={signedIn === null}
              disabled={busy}
              icon={<Play {...small} />}
              onClick={() => onResume(message.id)}
            >
              Lanjutkan
            </Button>
          )}
        </Keys>
      )}
    </div>
  </div>
)

interface ShortOfPointsNoteProps {
  readonly message: ChatMessage
  readonly busy: boolean
  readonly onTopUp: () => void
  readonly onResume: (messageId: string) => void
  readonly onWrite: () => void
}

/**
 * What can be done about too few points: more of them, and once they are enough, what was asked for. Every key has its
 * place from the start: the balance may arrive while a finger is on its way.
 */
const PointsKeys = ({ message, busy, onTopUp, onResume, onWrite }: ShortOfPointsNoteProps) => {
  const balance = useBalance(useSession().user?.uid ?? null)
  const isEnough = balance !== null && message.points !== undefined && balance >= message.points.amount
  return (
    <>
      <p>{isEnough ? 'Poin Anda sekarang sudah cukup.' : 'Setelah poin cukup, tekan Lanjutkan.'}</p>
      <Keys>
        <Button look={isEnough ? 'plain' : 'primary'} onClick={onTopUp}>
          Top Up
        </Button>
        <Button
          look="teal"
          disabled={busy || !isEnough}
          icon={<Play {...small} />}
          onClick={() => onResume(message.id)}
        >
          Lanjutkan
        </Button>
        <Button onClick={onWrite}>Lanjut chat gratis</Button>
      </Keys>
    </>
  )
}

/** Too few points: what is needed, what there is, and that chatting stays free (CHAT-06). */
export const ShortOfPointsNote = (props: ShortOfPointsNoteProps) => {
  const { message } = props
  return (
    <div className={s.short}>
      <Wallet {...small} />
      <div>
        {message.points ? (
          <>
            {/* The catalogue's sentence comes first; the figures of the second line stand as rows instead. */}
            <p className={s.heading}>{message.content.split('\n', 1)[0]}</p>
            <div className={s.figures}>
              <LedgerRow name="Diperlukan" figure={formatNumber(message.points.amount)} />
              <LedgerRow name="Poin Anda" figure={formatNumber(message.points.balance)} />
            </div>
          </>
        ) : (
          <ReplyText text={message.content} />
        )}
        {message.settled ? null : <PointsKeys {...props} />}
      </div>
    </div>
  )
}

/** Under an answer that was cut short. */
export const InterruptedLine = ({ busy, onResume }: { readonly busy: boolean; readonly onResume: () => void }) => (
  <div className={s.interrupted}>
    <span>Jawaban terputus. Tidak ada poin yang dipotong.</span>
    <Button disabled={busy} icon={<Play {...small} />} onClick={onResume}>
      Lanjutkan
    </Button>
  </div>
)
