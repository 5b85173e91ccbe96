import Check from 'lucide-react/icons/check'
import { useStore } from 'zustand'

import { Petals } from '#core/ui/client/marks.tsx'

import type { Chat } from './chat-store.ts'
import m from './message.module.css'
import { Speaker } from './message-view.tsx'
import { ReplyText } from './reply-text.tsx'
import s from './running-reply.module.css'

/** The reply as it is being made: thinking, its steps, its words. */
export const RunningReply = ({ chat }: { readonly chat: Chat }) => {
  const running = useStore(chat.state, (state) => state.running)
  if (running === null) return null
  const { text, steps, stepsDone, reconnecting, stopping, stopFailure } = running
  const phrase = stopping
    ? 'Menghentikan…'
    : reconnecting
      ? 'Sambungan terputus, menyambung lagi…'
      : text === '' && steps.length === 0
        ? 'Membaca pesan Anda…'
        : null
  return (
    // Streamed words would be read out in shreds; the finished message that takes this place is read as a whole.
    <div className={m.ai} data-sender="ai" data-state="running" aria-live="off">
      <Speaker at={null} />
      {text === '' ? null : <ReplyText text={text} growing />}
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
    </div>
  )
}
