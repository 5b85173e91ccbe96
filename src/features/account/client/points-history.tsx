import { useQuery } from '@tanstack/react-query'
import Wallet from 'lucide-react/icons/wallet'
import X from 'lucide-react/icons/x'
import { useId, useLayoutEffect, useRef } from 'react'

import type { User } from '#core/auth/shared/user.ts'
import { toAppError } from '#core/errors/shared/app-error.ts'
import { itemsQuery } from '#core/items/client/items.api.ts'
import { pointsKey } from '#core/points/client/points.api.ts'
import { askPoints } from '#core/points/client/points-service.ts'
import type { PointsTransaction } from '#core/points/shared/points.contract.ts'
import { formatTime } from '#core/text/shared/dates.ts'
import { errorText } from '#core/text/shared/error-texts.ts'
import { formatNumber } from '#core/text/shared/rupiah.ts'
import { Button, IconButton } from '#core/ui/client/button.tsx'
import { LedgerRow } from '#core/ui/client/ledger-row.tsx'

import { byDay, signedPoints } from './ledger-words.ts'
import s from './points-history.module.css'

/** As many entries as the points service gives at once. */
const most = 100

export interface PointsHistoryProps {
  readonly user: User
  readonly onClose: () => void
  readonly onOpenItem: (itemId: string) => void
}

interface EntryProps {
  readonly entry: PointsTransaction
  /** The name of the item that was paid for; null where there is none (any more). */
  readonly itemTitle: string | null
  readonly onOpenItem: (itemId: string) => void
}

const Entry = ({ entry, itemTitle, onOpenItem }: EntryProps) => {
  const { itemId, label, points, balanceAfter, createdAt } = entry
  return (
    <li className={s.entry} data-gain={points > 0 ? '' : undefined}>
      <LedgerRow name={label} figure={signedPoints(points)} className={s.row} />
      <p className={s.below}>
        <span className={s.what}>
          <time className="num" dateTime={createdAt}>
            {formatTime(new Date(createdAt))}
          </time>
          {itemId !== null && itemTitle !== null ? (
            <button type="button" className="cut" onClick={() => onOpenItem(itemId)}>
              {itemTitle}
            </button>
          ) : null}
        </span>
        <span className="num">sisa {formatNumber(balanceAfter)}</span>
      </p>
    </li>
  )
}

interface LedgerProps {
  readonly entries: readonly PointsTransaction[]
  readonly titles: ReadonlyMap<string, string>
  readonly onOpenItem: (itemId: string) => void
}

const Ledger = ({ entries, titles, onOpenItem }: LedgerProps) => {
  const days = byDay(entries)
  return days.map(([day, ofDay]) => (
    <section key={day}>
      <h3 className={s.day}>{day}</h3>
      <ul>
        {ofDay.map((entry) => (
          <Entry
            key={entry.id}
            entry={entry}
            itemTitle={entry.itemId === null ? null : (titles.get(entry.itemId) ?? null)}
            onOpenItem={onOpenItem}
          />
        ))}
      </ul>
    </section>
  ))
}

/** The owner's ledger as a nota: what came, what went and for what, newest first (POINT-10). */
export const PointsHistory = ({ user, onClose, onOpenItem }: PointsHistoryProps) => {
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  const history = useQuery({
    queryKey: [...pointsKey, 'history', user.uid],
    queryFn: async ({ signal }) => (await askPoints({ action: 'history', limit: most }, signal)).transactions ?? [],
    // Looked at to see what has just happened.
    staleTime: 0,
  })
  const items = useQuery(itemsQuery())
  const titles = new Map(items.data?.map(({ id, title }) => [id, title]))
  const entries = history.data
  const newest = entries?.[0]

  // Before it leaves the page: the browser gives the focus back only while the dialog is there.
  useLayoutEffect(() => {
    const { current } = dialog
    if (current?.open === false) current.showModal()
    return () => current?.close()
  }, [])

  return (
    // A click on the dialog itself is one on the backdrop beside the sheet; Escape closes for the keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events
    <dialog
      ref={dialog}
      className={s.dialog}
      aria-labelledby={titleId}
      onClose={(event) => {
        if (!event.currentTarget.open) onClose()
      }}
      onClick={(event) => {
        if (event.target === event.currentTarget) onClose()
      }}
    >
      <div className={s.sheet}>
        <header className={s.head}>
          <h2 id={titleId}>Riwayat poin</h2>
          <IconButton label="Tutup" onClick={onClose}>
            <X size={18} strokeWidth={1.75} aria-hidden="true" />
          </IconButton>
        </header>
        {newest ? (
          <LedgerRow name="Sisa poin" figure={formatNumber(newest.balanceAfter)} sum className={s.sum} />
        ) : null}
        {/* Rolls by itself, with the keyboard too. */}
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
        <section className={s.roll} aria-label="Catatan poin" tabIndex={0}>
          {entries === undefined && history.isError ? (
            <div className={s.none}>
              <p>{errorText(toAppError(history.error).code)}</p>
              <Button onClick={() => void history.refetch()}>Coba lagi</Button>
            </div>
          ) : entries === undefined ? (
            <div className={s.lines} aria-busy="true">
              <span className="sr">Memuat riwayat…</span>
              <i />
              <i />
              <i />
            </div>
          ) : entries.length === 0 ? (
            <div className={s.none}>
              <Wallet size={22} strokeWidth={1.75} aria-hidden="true" />
              <p>Belum ada poin yang masuk atau dipakai. Chat selalu gratis.</p>
            </div>
          ) : (
            <Ledger entries={entries} titles={titles} onOpenItem={onOpenItem} />
          )}
          {entries?.length === most ? <p className={s.rest}>{most} catatan terbaru.</p> : null}
        </section>
      </div>
    </dialog>
  )
}
