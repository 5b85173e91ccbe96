import { useQuery, useQueryClient } from '@tanstack/react-query'
import Copy from 'lucide-react/icons/copy'
import Link2 from 'lucide-react/icons/link-2'
import Mail from 'lucide-react/icons/mail'
import MessageCircle from 'lucide-react/icons/message-circle'
import X from 'lucide-react/icons/x'
import { useId, useState } from 'react'

import { toAppError } from '#core/errors/shared/app-error.ts'
import { formatDay, formatTime } from '#core/text/shared/dates.ts'
import { errorText } from '#core/text/shared/error-texts.ts'
import { formatNumber } from '#core/text/shared/rupiah.ts'
import { dayIn, defaultTimeZone } from '#core/time-and-ids/shared/zoned-date.ts'
import { Button, IconButton } from '#core/ui/client/button.tsx'
import { copyText } from '#core/ui/client/copy-text.ts'
import { ModalDialog } from '#core/ui/client/modal-dialog.tsx'
import { Spinner } from '#core/ui/client/spinner.tsx'
import { type Share, shareDays } from '../shared/shares.contract.ts'
import { useItem } from './items.api.ts'
import { flushOpenItem } from './open-items.ts'
import s from './share-dialog.module.css'
import { mailLink, type SharedThing, whatsAppLink } from './share-words.ts'
import { makeShare, type NewShare, sharesQuery, takeShareBack, useMadeLinks } from './shares.api.ts'

const icon = { size: 18, strokeWidth: 1.75, 'aria-hidden': true } as const

const unsaved = 'Tulisan terakhir belum tersimpan di server, jadi tautannya belum dibuat. Simpan dulu, lalu coba lagi.'

const moment = (iso: string): string => {
  const instant = new Date(iso)
  return `${formatDay(dayIn(instant, defaultTimeZone()))} pukul ${formatTime(instant, defaultTimeZone())}`
}

/** The ways by which a link goes to somebody. */
const Ways = ({ thing }: { readonly thing: SharedThing }) => {
  const [told, setTold] = useState('')
  const fieldId = useId()
  const copy = async (): Promise<void> => {
    setTold((await copyText(thing.url)) ? 'Tersalin' : 'Tidak bisa disalin, tekan lama alamatnya')
    setTimeout(() => setTold(''), 2_500)
  }
  return (
    <div className={s.made}>
      <label htmlFor={fieldId}>Tautan</label>
      <div className={s.address}>
        <input id={fieldId} type="text" readOnly value={thing.url} onFocus={(event) => event.target.select()} />
        <Button icon={<Copy {...icon} />} onClick={() => void copy()}>
          {told || 'Salin'}
        </Button>
      </div>
      <div className={s.ways}>
        <a className={s.way} href={whatsAppLink(thing)} target="_blank" rel="noreferrer">
          <MessageCircle {...icon} />
          WhatsApp
        </a>
        <a className={s.way} href={mailLink(thing)}>
          <Mail {...icon} />
          E-mail
        </a>
      </div>
    </div>
  )
}

interface LineProps {
  readonly share: Share
  readonly current: number
  readonly thing: SharedThing | null
  readonly onRevoke: () => Promise<void>
}

/** One link that still holds. */
const Line = ({ share, current, thing, onRevoke }: LineProps) => {
  const [isRunning, setRunning] = useState(false)
  const [isOpen, setOpen] = useState(false)
  const revoke = async (): Promise<void> => {
    setRunning(true)
    await onRevoke()
    setRunning(false)
  }
  const seen =
    share.views === 0
      ? 'belum dibuka'
      : `dibuka ${formatNumber(share.views)} kali${share.lastViewedAt ? `, terakhir ${moment(share.lastViewedAt)}` : ''}`
  return (
    <li className={s.line}>
      <div className={s.lineWords}>
        <span>Berlaku sampai {moment(share.expiresAt)}</span>
        <span className={s.small}>
          Dibuat {moment(share.createdAt)}, {seen}
          {share.version < current ? '. Menampilkan naskah sebelum perubahan terakhir.' : '.'}
        </span>
      </div>
      <div className={s.lineKeys}>
        {thing ? (
          <Button look="quiet" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            Kirim lagi
          </Button>
        ) : null}
        <Button look="danger" waiting={isRunning} onClick={() => void revoke()}>
          Cabut
        </Button>
      </div>
      {isOpen && thing ? <Ways thing={thing} /> : null}
    </li>
  )
}

export interface ShareDialogProps {
  readonly itemId: string
  readonly onClose: () => void
}

/** Giving somebody a look at an item: a link with an end, the ways to send it, and the links that still hold (DOC-06). */
export const ShareDialog = ({ itemId, onClose }: ShareDialogProps) => {
  const queries = useQueryClient()
  const titleId = useId()
  const { data: item } = useItem(itemId)
  const { data, error, refetch } = useQuery(sharesQuery(itemId))
  const urls = useMadeLinks((state) => state.urls)
  const [days, setDays] = useState<(typeof shareDays)[number]>(7)
  const [made, setMade] = useState<NewShare | null>(null)
  const [isMaking, setMaking] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)

  const attempt = async (work: () => Promise<void>): Promise<void> => {
    setFailure(null)
    try {
      await work()
    } catch (thrown) {
      const { code, details } = toAppError(thrown)
      setFailure(errorText(code, details))
    }
  }
  const make = async (): Promise<void> => {
    setMaking(true)
    await attempt(async () => {
      if (await flushOpenItem(itemId)) setMade(await makeShare(queries, itemId, days))
      else setFailure(unsaved)
    })
    setMaking(false)
  }
  const revoke = (shareId: string): Promise<void> =>
    attempt(async () => {
      await takeShareBack(queries, itemId, shareId)
      if (made?.id === shareId) setMade(null)
    })
  const thingOf = (share: Share, url: string | undefined): SharedThing | null =>
    url && item ? { title: item.title, sender: data?.sender ?? '', url, expiresAt: share.expiresAt } : null
  const shown = made ? thingOf(made, made.url) : null
  const blanks = data?.blanks ?? []

  return (
    <ModalDialog className={s.dialog} aria-labelledby={titleId} onClose={onClose}>
      <div className={s.inside}>
        <header className={s.head}>
          <h2 id={titleId}>Bagikan</h2>
          <IconButton label="Tutup" onClick={onClose}>
            <X {...icon} />
          </IconButton>
        </header>
        <p className={s.words}>
          Siapa pun yang memegang tautan bisa melihat dan mengunduh PDF-nya tanpa masuk. Yang tampil adalah naskah
          sekarang; kalau nanti diubah, buat tautan baru.
        </p>
        {blanks.length > 0 ? (
          <output className={s.blanks}>
            Masih ada {formatNumber(blanks.length)} isian kosong yang akan terlihat: {blanks.slice(0, 5).join(', ')}
            {blanks.length > 5 ? `, dan ${formatNumber(blanks.length - 5)} lagi` : ''}.
          </output>
        ) : null}
        {shown ? (
          <Ways thing={shown} />
        ) : (
          <fieldset className={s.days}>
            <legend>Berlaku selama</legend>
            {shareDays.map((one) => (
              <label key={one}>
                <input type="radio" name={`${titleId}-days`} checked={one === days} onChange={() => setDays(one)} />
                <span>{one} hari</span>
              </label>
            ))}
          </fieldset>
        )}
        {failure ? (
          <p className={s.failure} role="alert">
            {failure}
          </p>
        ) : null}
        {shown ? (
          <Button onClick={() => setMade(null)}>Buat tautan lain</Button>
        ) : (
          <Button look="teal" touch wide icon={<Link2 {...icon} />} waiting={isMaking} onClick={() => void make()}>
            Buat tautan
          </Button>
        )}
        {error && !data ? (
          <div className={s.failure} role="alert">
            <p>{errorText(toAppError(error).code)}</p>
            <Button onClick={() => void refetch()}>Coba lagi</Button>
          </div>
        ) : null}
        {data === undefined && !error ? (
          <p className={s.words}>
            <Spinner /> Membuka daftar tautan…
          </p>
        ) : null}
        {data && data.shares.length > 0 ? (
          <section aria-label="Tautan aktif">
            <h3 className={s.listTitle}>Tautan aktif</h3>
            <ul className={s.list}>
              {data.shares.map((share) => (
                <Line
                  key={share.id}
                  share={share}
                  current={item?.version ?? share.version}
                  thing={share.id === made?.id ? null : thingOf(share, urls[share.id])}
                  onRevoke={() => revoke(share.id)}
                />
              ))}
            </ul>
          </section>
        ) : null}
      </div>
    </ModalDialog>
  )
}
