import Check from 'lucide-react/icons/check'

import { Petals } from '#core/ui/client/marks.tsx'

import type { Running } from './chat-types.ts'
import s from './running-reply.module.css'

/** What stands below the words of a reply that is being made: its steps, and what it waits for. */
export const RunningReply = ({ running }: { readonly running: Running }) => {
  const { text, steps, stepsDone, reconnecting, stopping, stopFailure } = running
  const phrase = stopping
    ? 'Menghentikan…'
    : reconnecting
      ? 'Sambungan terputus, menyambung lagi…'
      : text === '' && steps.length === 0
        ? 'Membaca pesan Anda…'
        : null
  return (
    <>
      {steps.length === 0 ? null : (
        <ol className={s.steps}>
          {steps.map((label, place) => {
            const isNow = !stepsDone && place === steps.length - 1
            return (
              // Steps are only ever added, so their place is their name.
              // oxlint-disable-next-line react/no-array-index-key
              <li key={place} className={isNow ? s.now : undefined}>
                {isNow ? (
                  <Petals size={16} className={s.busy} spoken={false} />
                ) : (
                  <Check size={16} strokeWidth={1.9} aria-hidden="true" className={s.tick} />
                )}
                {label}
              </li>
            )
          })}
        </ol>
      )}
      {phrase === null ? null : (
        <p className={s.thinking}>
          <Petals size={20} className={s.busy} spoken={false} />
          <span>{phrase}</span>
        </p>
      )}
      {stopFailure === null ? null : (
        <p className={s.stopFailure} role="alert">
          Belum bisa dihentikan: {stopFailure}
        </p>
      )}
    </>
  )
}
