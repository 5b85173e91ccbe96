import ArrowDown from 'lucide-react/icons/arrow-down'
import { type Ref, useRef } from 'react'

import { Button } from '#core/ui/client/button.tsx'
import { Spinner } from '#core/ui/client/spinner.tsx'

import s from './chat-panel.module.css'
import type { Chat } from './chat-store.ts'
import type { ChatState } from './chat-types.ts'
import { useNearTop } from './use-scroll-place.ts'

/** Grey lines in the place of a chat that loads. */
export const LoadingLines = () => (
  <div className={s.lines} aria-busy="true">
    <span className="sr">Memuat chat…</span>
    <i />
    <i />
    <i />
  </div>
)

/** The chat could not be read at all. */
export const Unloaded = ({ onAgain }: { readonly onAgain: () => void }) => (
  <div className={s.unloaded}>
    <p>Chat ini belum bisa dimuat. Periksa koneksi, lalu coba lagi.</p>
    <Button onClick={onAgain}>Coba lagi</Button>
  </div>
)

/** Stands where the older messages come in; near the screen it asks for them. */
export const EarlierMessages = ({ chat, earlier }: { readonly chat: Chat; readonly earlier: ChatState['earlier'] }) => {
  const mark = useRef<HTMLDivElement>(null)
  useNearTop(mark, earlier === 'more', chat.loadEarlier)
  return (
    <div ref={mark} className={s.earlier}>
      {earlier === 'failed' ? (
        <Button onClick={() => void chat.loadEarlier()}>Muat pesan sebelumnya</Button>
      ) : (
        <p>
          <Spinner /> Memuat pesan sebelumnya…
        </p>
      )}
    </div>
  )
}

/** What is shown was kept in this tab; the server could not be reached. */
export const UnreachableLine = ({ onAgain }: { readonly onAgain: () => void }) => (
  <div className={s.unreachable}>
    <output>Belum bisa memuat pesan terbaru.</output>
    <Button look="quiet" onClick={onAgain}>
      Coba lagi
    </Button>
  </div>
)

/** Takes whoever has scrolled up back to the newest message. */
export const NewestKey = ({
  ref,
  onPress,
}: {
  readonly ref?: Ref<HTMLButtonElement>
  readonly onPress: () => void
}) => (
  <button ref={ref} type="button" className={s.newest} onClick={onPress}>
    <ArrowDown size={16} strokeWidth={1.9} aria-hidden="true" />
    Ke terbaru
  </button>
)
