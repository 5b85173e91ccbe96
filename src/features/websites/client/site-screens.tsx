import { toAppError } from '#core/errors/shared/app-error.ts'
import { errorText } from '#core/text/shared/error-texts.ts'
import type { SiteState } from '../shared/websites.contract.ts'
import { BuildScreen, NoticeScreen, OpeningScreen } from './build-screen.tsx'

/** The texts of P2 §8; the product's own sentence with what to do stands below each. */
const monitorFailed = 'Error monitoring website creation. Please try again.'
const startFailed = 'Error starting website creation'

const sentenceOf = (error: unknown): string => errorText(toAppError(error).code)

export type Shown = 'building' | 'failed' | 'late' | 'unknown' | 'site'

/** What the builder shows: a site that is live stays in sight, whatever a newer build does. */
export const shownOf = (state: SiteState | undefined, isUnread: boolean): Shown => {
  if (!state) return isUnread ? 'unknown' : 'building'
  if (state.websiteUrl !== null || state.isHidden || state.state === 'idle' || state.state === 'done') return 'site'
  if (state.state === 'error') return 'failed'
  return state.state === 'timeout' ? 'late' : 'building'
}

/** The builder's title (P2 §2.11). */
export const titleOf = (shown: Shown, isPublished: boolean): string =>
  shown !== 'site' ? 'Pembuat Website' : isPublished ? 'Website Live' : 'Preview'

interface ScreenProps {
  readonly shown: Exclude<Shown, 'site'>
  readonly state: SiteState | undefined
  readonly error: unknown
  readonly waiting: boolean
  readonly retryError: unknown
  readonly onRetry: () => void
  readonly onAsk: () => void
}

/** Everything there is to see before the first release. */
export const Screen = ({ shown, state, error, waiting, retryError, onRetry, onAsk }: ScreenProps) => {
  if (shown === 'unknown') {
    return (
      <NoticeScreen title={monitorFailed} keyLabel="Coba lagi" waiting={waiting} onKey={onAsk}>
        <p>{sentenceOf(error)}</p>
      </NoticeScreen>
    )
  }
  if (shown === 'late') {
    return (
      <NoticeScreen title="Sudah lebih dari 15 menit" keyLabel="Muat ulang" waiting={waiting} onKey={onAsk}>
        <p>
          Website mungkin masih diproses. Muat ulang untuk melihat keadaannya; poin hanya dipotong bila website jadi.
        </p>
      </NoticeScreen>
    )
  }
  if (shown === 'failed') {
    return (
      <NoticeScreen
        title={retryError ? startFailed : 'Website belum jadi'}
        keyLabel="Coba lagi"
        waiting={waiting}
        onKey={onRetry}
      >
        <p>{retryError ? sentenceOf(retryError) : (state?.failure ?? errorText('internal'))}</p>
        <p>Isinya tersimpan dan poin yang ditahan sudah dikembalikan.</p>
      </NoticeScreen>
    )
  }
  return state ? <BuildScreen state={state} /> : <OpeningScreen />
}
