import Download from 'lucide-react/icons/download'

import { Button } from '#core/ui/client/button.tsx'
import { AppMark } from '#core/ui/client/marks.tsx'
import type { TillDevice } from './device/till-device.ts'
import { useUnsentSales } from './outbox/outbox-dialog.tsx'
import { unreadableText } from './outbox/outbox-words.ts'
import { takeUnsent } from './outbox/unsent-file.ts'
import { unsentWords } from './outbox/entry-words.ts'
import s from './till-page.module.css'

interface UnsentProps {
  readonly device: TillDevice
  readonly slug: string
  readonly timeZone: string
  /** What to do so that they arrive. */
  readonly advice: string
}

/** Where the till cannot sell: what only this device has, and how they are saved. */
export const UnsentCard = ({ device, slug, timeZone, advice }: UnsentProps) => {
  const entries = useUnsentSales(device)
  if (entries === 'unreadable') return <output className={s.unsent}>{unreadableText}</output>
  if (entries === null || entries.length === 0) return null
  const { count, sum } = unsentWords(entries)
  return (
    <output className={s.unsent}>
      <span>
        <b>
          <span className="num">{count}</span> (<span className="num">{sum}</span>) belum terkirim
        </b>{' '}
        dan tersimpan di perangkat ini. {advice} Jangan hapus data browser.
      </span>
      <Button
        touch
        icon={<Download size={18} strokeWidth={1.75} aria-hidden="true" />}
        onClick={() => takeUnsent(entries, slug, timeZone)}
      >
        Unduh catatan
      </Button>
    </output>
  )
}

interface ClosedScreenProps {
  readonly title: string
  readonly text: string
  readonly waiting: boolean
  readonly onAgain: () => void
  readonly unsent: UnsentProps | null
}

/** A till that cannot be opened, or is not in use any more. */
export const ClosedScreen = ({ title, text, waiting, onAgain, unsent }: ClosedScreenProps) => (
  <main className={s.page}>
    <div className={s.card}>
      <AppMark size={48} />
      <h1>{title}</h1>
      <p role="alert">{text}</p>
      {unsent ? <UnsentCard {...unsent} /> : null}
      <Button look="teal" touch waiting={waiting} onClick={onAgain}>
        Coba lagi
      </Button>
    </div>
  </main>
)
