import Check from 'lucide-react/icons/check'
import CircleAlert from 'lucide-react/icons/circle-alert'
import CircleDot from 'lucide-react/icons/circle-dot'

import { Spinner } from '#core/ui/client/spinner.tsx'
import { formatTime } from '#core/text/shared/dates.ts'
import { errorText } from '#core/text/shared/error-texts.ts'
import s from './canvas-frame.module.css'
import { isSignedOut } from './use-signed-out.ts'
import type { SaverSnapshot } from './saver.ts'

const icon = { size: 16, strokeWidth: 1.9, 'aria-hidden': true } as const

const keptWords = (keptHere: boolean): string =>
  keptHere ? 'tersimpan di perangkat ini' : 'belum tersimpan di mana pun'

/** Saving was refused because the item was deleted meanwhile: in another tab, on another device. */
export const isDeleted = ({ phase, failure }: SaverSnapshot): boolean => phase === 'error' && failure === 'not_found'

/** What the key beside a failed saving does: of a deleted item nothing can be tried again before it is back. */
export const retryWord = (state: SaverSnapshot): string => (isDeleted(state) ? 'Kembalikan' : 'Coba lagi')

/** The true state of the saving: 'Saved' with its time only when the server has the version (CANVAS-03). */
export const SaveStatus = ({ state, onRetry }: { readonly state: SaverSnapshot; readonly onRetry: () => void }) => {
  switch (state.phase) {
    case 'saved':
      return (
        <output className={s.ok}>
          <Check {...icon} />
          <span className="num">Saved {formatTime(new Date(state.savedAt))}</span>
        </output>
      )
    case 'saving':
      return (
        <output className={s.status}>
          <Spinner />
          Saving...
        </output>
      )
    case 'unsaved':
      return (
        <output className={s.warn} title={`Perubahan terakhir ${keptWords(state.keptHere)}.`}>
          <CircleDot {...icon} />
          <span>
            Unsaved changes<span className={state.keptHere ? s.kept : undefined}>, {keptWords(state.keptHere)}</span>
          </span>
        </output>
      )
    case 'conflict':
      return (
        <output className={s.warn}>
          <CircleDot {...icon} />
          Menunggu pilihan Anda
        </output>
      )
    case 'error':
      return (
        <output className={s.err} title={errorText(state.failure ?? 'internal')}>
          <CircleAlert {...icon} />
          <span>Belum tersimpan</span>
          <button type="button" className={s.retry} onClick={onRetry}>
            {retryWord(state)}
          </button>
        </output>
      )
  }
}

/** The sentence that belongs to a failed save; the canvas shows it in a strip, so that nobody has to find a title. */
export const failureSentence = (state: SaverSnapshot): string | null => {
  const { phase, failure, keptHere, waiting } = state
  if (phase !== 'error') return null
  const unkept = keptHere ? '' : ' Browser ini tidak bisa menyimpan cadangan, jadi jangan tutup halaman ini.'
  if (waiting) {
    // The sentences of failures tell the owner to try again, which happens by itself here.
    const safe = keptHere ? '; ketikan Anda aman di perangkat ini' : ''
    const reason = failure === 'offline' ? errorText(failure) : `Server belum bisa menyimpan${safe}.`
    return `${reason} Penyimpanan dicoba lagi sendiri.${unkept}`
  }
  if (isDeleted(state))
    return `Ini sudah dihapus dari tab atau perangkat lain. Tekan Kembalikan supaya perubahan Anda tersimpan.${unkept}`
  // Whoever has an item open was signed in.
  return `${errorText(isSignedOut(failure) && keptHere ? 'session_expired' : (failure ?? 'internal'))}${unkept}`
}
