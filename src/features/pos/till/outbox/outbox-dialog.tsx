import { liveQuery } from 'dexie'
import Download from 'lucide-react/icons/download'
import Send from 'lucide-react/icons/send'
import { type ReactNode, useEffect, useState } from 'react'

import { formatTime } from '#core/text/shared/dates.ts'
import { formatNumber, formatRupiah } from '#core/text/shared/rupiah.ts'
import { Button } from '#core/ui/client/button.tsx'
import type { JournalEntry } from '../device/till-database.ts'
import type { TillDevice } from '../device/till-device.ts'
import { Modal } from '../modal.tsx'
import s from './outbox-dialog.module.css'
import { entryWords, unsentWords } from './entry-words.ts'
import { reasonOf, unreadableText } from './outbox-words.ts'
import { takeUnsent } from './unsent-file.ts'

const icon = { size: 18, strokeWidth: 1.75, 'aria-hidden': true } as const

/** As many sales are listed; all of them are in the file. */
const listed = 50

/** Everything of this device that is not with the server, the oldest first; null as long as it is not known. */
export const useUnsentSales = (device: TillDevice): readonly JournalEntry[] | 'unreadable' | null => {
  const [entries, setEntries] = useState<readonly JournalEntry[] | 'unreadable' | null>(null)
  useEffect(() => {
    const following = liveQuery(() =>
      device.database.journal
        .orderBy('sequence')
        .and(({ state }) => state !== 'recorded')
        .toArray(),
    ).subscribe({ next: setEntries, error: () => setEntries('unreadable') })
    return () => following.unsubscribe()
  }, [device])
  return entries
}

interface RefusedProps {
  readonly entry: JournalEntry
  readonly onAgain: () => Promise<void>
  readonly onForget: () => Promise<void>
}

const unwrittenText =
  'Belum berhasil: perangkat ini tidak bisa menyimpan perubahan. Muat ulang halaman, lalu coba lagi.'

/** What can be done about an entry that the server did not take. */
const Refused = ({ entry, onAgain, onForget }: RefusedProps) => {
  const { number } = entryWords(entry)
  const [isSure, setSure] = useState(false)
  const [hasFailed, setFailed] = useState(false)
  const decide = async (work: () => Promise<void>): Promise<void> => {
    setFailed(false)
    try {
      await work()
    } catch {
      setFailed(true)
    }
  }
  return (
    <div className={s.refused}>
      <p>{entry.refusal ? reasonOf(entry.refusal) : null}</p>
      {hasFailed ? <p role="alert">{unwrittenText}</p> : null}
      <div className={s.keys}>
        <Button touch onClick={() => void decide(onAgain)}>
          Kirim lagi
        </Button>
        {isSure ? (
          <Button look="danger" touch onClick={() => void decide(onForget)}>
            Ya, hapus {number ?? 'catatan ini'}
          </Button>
        ) : (
          <Button look="quiet" touch onClick={() => setSure(true)}>
            Hapus dari daftar
          </Button>
        )}
      </div>
    </div>
  )
}

interface EntryProps {
  readonly entry: JournalEntry
  readonly timeZone: string
  readonly children: ReactNode
}

/** One entry: what it is, what it comes to, and how it stands. */
const Entry = ({ entry, timeZone, children }: EntryProps) => {
  const { what, number, amount } = entryWords(entry)
  return (
    <li data-refused={entry.state === 'refused' || undefined}>
      <span className={s.goods}>{what}</span>
      <b className="num">{formatRupiah(amount)}</b>
      <span className={s.meta}>
        {number === null ? null : (
          <>
            <span className="num">{number}</span> ·{' '}
          </>
        )}
        <span className="num">{formatTime(new Date(entry.at), timeZone)}</span> ·{' '}
        {entry.state === 'refused' ? 'tidak diterima' : 'menunggu'}
      </span>
      {children}
    </li>
  )
}

interface OutboxDialogProps {
  readonly device: TillDevice
  readonly slug: string
  readonly timeZone: string
  /** True where somebody wanted to sign out. */
  readonly isLeaving: boolean
  readonly isSending: boolean
  readonly onSend: () => void
  readonly onClose: () => void
}

/** What waits and what was refused, each with a way on. */
export const OutboxDialog = (props: OutboxDialogProps) => {
  const { device, slug, timeZone, isLeaving, isSending, onSend, onClose } = props
  const known = useUnsentSales(device)
  const entries = known === 'unreadable' || known === null ? [] : known
  const refused = entries.filter(({ state }) => state === 'refused')
  const waiting = entries.filter(({ state }) => state === 'waiting')
  const shown = [...refused, ...waiting].slice(0, listed)
  const { count, sum } = unsentWords(entries)
  return (
    <Modal title="Belum terkirim" onClose={onClose}>
      {known === 'unreadable' ? (
        <p role="alert">{unreadableText}</p>
      ) : known === null ? (
        <output className={s.none}>Membaca catatan penjualan…</output>
      ) : entries.length === 0 ? (
        <p className={s.none}>Semua sudah terkirim.</p>
      ) : (
        <>
          <p className={s.lead}>
            <b className="num">{count}</b>, <b className="num">{sum}</b>, tersimpan di perangkat ini. Terkirim sendiri
            begitu ada internet. Jangan hapus data browser dulu.
            {isLeaving ? ' Kasir bisa ditinggalkan setelah semuanya terkirim.' : null}
          </p>
          <div className={s.keys}>
            <Button look="teal" touch waiting={isSending} icon={<Send {...icon} />} onClick={onSend}>
              Kirim sekarang
            </Button>
            <Button touch icon={<Download {...icon} />} onClick={() => takeUnsent(entries, slug, timeZone)}>
              Unduh catatan
            </Button>
          </div>
          <ol className={s.sales}>
            {shown.map((entry) => (
              <Entry key={entry.id} entry={entry} timeZone={timeZone}>
                {entry.state === 'refused' ? (
                  <Refused
                    entry={entry}
                    onAgain={() => device.sendAgain(entry).then(onSend)}
                    onForget={() => device.forget(entry.id)}
                  />
                ) : null}
              </Entry>
            ))}
          </ol>
          {entries.length > listed ? <p className={s.none}>dan {formatNumber(entries.length - listed)} lagi</p> : null}
        </>
      )}
    </Modal>
  )
}
