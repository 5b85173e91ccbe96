import Copy from 'lucide-react/icons/copy'
import History from 'lucide-react/icons/history'
import Share2 from 'lucide-react/icons/share-2'
import { useState } from 'react'

import { formatTime, formatDay } from '#core/text/shared/dates.ts'
import { dayIn } from '#core/time-and-ids/shared/zoned-date.ts'
import { Button } from '#core/ui/client/button.tsx'
import type { SiteRelease, SiteState } from '../shared/websites.contract.ts'
import { MoveAddress } from './move-address.tsx'
import s from './releases.module.css'

const icon = { size: 18, strokeWidth: 1.75, 'aria-hidden': true } as const
/** Older ones are shown when they are asked for. */
const firstShown = 3

const whenText = (at: string): string => {
  const date = new Date(at)
  const day = dayIn(date)
  return day === dayIn(new Date()) ? formatTime(date) : `${formatDay(day)}, ${formatTime(date)}`
}

interface ReleaseRowProps {
  readonly release: SiteRelease
  readonly waiting: boolean
  readonly disabled: boolean
  readonly onRollBack: () => void
}

const ReleaseRow = ({ release, waiting, disabled, onRollBack }: ReleaseRowProps) => (
  <li className={s.release}>
    {release.isLive ? <span className={s.live}>Live</span> : null}
    <span className={s.name}>
      Rilis <span className="num">{release.number}</span>
    </span>
    <time className="num" dateTime={release.createdAt}>
      {whenText(release.createdAt)}
    </time>
    {release.isLive ? null : (
      <Button
        waiting={waiting}
        disabled={disabled}
        aria-label={`Kembalikan ke Rilis ${release.number}`}
        onClick={onRollBack}
      >
        Kembalikan
      </Button>
    )}
  </li>
)

interface ReleasesProps {
  readonly state: SiteState
  readonly name: string
  readonly rollingBack: string | null
  readonly hiding: boolean
  readonly moving: boolean
  readonly moveFailure: unknown
  readonly onMove: (address: string) => Promise<unknown>
  readonly onHide: () => void
  readonly onRollBack: (releaseId: string) => void
}

/** Takes the site down at the second tap. */
const HideKey = ({ hiding, onHide }: Pick<ReleasesProps, 'hiding' | 'onHide'>) => {
  const [isAsked, setAsked] = useState(false)
  return (
    <Button
      look={isAsked ? 'danger' : 'quiet'}
      waiting={hiding}
      onClick={() => (isAsked ? onHide() : setAsked(true))}
      onBlur={() => setAsked(false)}
    >
      {isAsked ? 'Ya, sembunyikan dari pengunjung' : 'Sembunyikan website'}
    </Button>
  )
}

/** A site that was taken down: what visitors read, and the way back. */
const Hidden = ({ state, rollingBack, onRollBack }: Pick<ReleasesProps, 'state' | 'rollingBack' | 'onRollBack'>) => {
  const live = state.releases.find(({ isLive }) => isLive)
  return (
    <section className={s.releases} aria-label="Rilis">
      <p>
        Website disembunyikan: pengunjung membaca bahwa situs ini sedang tidak tersedia. Isi dan alamatnya tetap ada.
      </p>
      {live ? (
        <Button look="teal" waiting={rollingBack !== null} onClick={() => onRollBack(live.id)}>
          Tayangkan lagi
        </Button>
      ) : null}
    </section>
  )
}

/** The address to hand out, and what was published until now. */
export const Releases = ({ state, name, rollingBack, hiding, onHide, onRollBack, ...move }: ReleasesProps) => {
  const [copied, setCopied] = useState<'copied' | 'failed' | null>(null)
  const [all, setAll] = useState(false)
  const { websiteUrl, releases } = state
  if (state.isHidden) return <Hidden state={state} rollingBack={rollingBack} onRollBack={onRollBack} />
  if (websiteUrl === null) return null
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(websiteUrl)
      setCopied('copied')
    } catch {
      // A page over plain http may not write there; the address stands beside the key and can be marked.
      setCopied('failed')
    }
  }
  const shown = all ? releases : releases.slice(0, firstShown)
  return (
    <section className={s.releases} aria-labelledby="rilis">
      <h3 id="rilis">
        <History {...icon} />
        Rilis
      </h3>
      <div className={s.address}>
        <span className={s.url}>{websiteUrl}</span>
        <Button icon={<Copy {...icon} />} onClick={() => void copy()}>
          Salin alamat
        </Button>
        <a
          className={s.share}
          href={`https://wa.me/?text=${encodeURIComponent(`${name}: ${websiteUrl}`)}`}
          target="_blank"
          rel="noreferrer"
        >
          <Share2 {...icon} />
          Bagikan lewat WhatsApp
        </a>
        <output className={s.said}>
          {copied === 'copied'
            ? 'Alamat disalin.'
            : copied === 'failed'
              ? 'Tidak bisa menyalin; tandai alamatnya lalu salin.'
              : ''}
        </output>
      </div>
      {state.canMove ? (
        <MoveAddress slug={state.slug} moving={move.moving} failure={move.moveFailure} onMove={move.onMove} />
      ) : null}
      <ul>
        {shown.map((release) => (
          <ReleaseRow
            key={release.id}
            release={release}
            waiting={rollingBack === release.id}
            disabled={rollingBack !== null}
            onRollBack={() => onRollBack(release.id)}
          />
        ))}
      </ul>
      {releases.length > shown.length ? (
        <Button look="quiet" onClick={() => setAll(true)}>
          Tampilkan {releases.length - shown.length} rilis lebih lama
        </Button>
      ) : null}
      <HideKey hiding={hiding} onHide={onHide} />
    </section>
  )
}
