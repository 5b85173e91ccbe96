import AArrowDown from 'lucide-react/icons/a-arrow-down'
import AArrowUp from 'lucide-react/icons/a-arrow-up'
import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import Pause from 'lucide-react/icons/pause'
import Play from 'lucide-react/icons/play'
import RotateCcw from 'lucide-react/icons/rotate-ccw'
import { useEffect, useState } from 'react'

import { Button, IconButton } from '#core/ui/client/button.tsx'
import { formatTime } from '#core/text/shared/dates.ts'
import { type DeckContent, stage } from '../../shared/scene/deck.ts'
import { slideAfterKey } from '../presenting-keys.ts'
import { SlideView } from '../slide-view.tsx'
import { useElementSize } from '../use-element-size.ts'
import { presentationIn } from './presenter-channel.ts'
import s from './presenter-page.module.css'
import { inMinutes } from './stopwatch.ts'
import { usePresentation } from './use-presentation.ts'
import { useStopwatch } from './use-stopwatch.ts'

const icon = { size: 20, strokeWidth: 1.75, 'aria-hidden': true } as const

/** Sizes of the notes in pixels: read at a desk, or from where one stands. */
const noteSizes = [16, 20, 26, 34] as const

/** A slide as large as its place allows. */
const FittedSlide = ({ deck, at }: { readonly deck: DeckContent; readonly at: number }) => {
  const [place, size] = useElementSize()
  const scale = size ? Math.min(size.width / stage.width, size.height / stage.height) : 0
  return (
    <div ref={place} className={s.fitted}>
      {scale > 0 ? (
        <div inert className={s.slide}>
          <SlideView deck={deck} at={at} scale={scale} />
        </div>
      ) : null}
    </div>
  )
}

/** The page of an address that no presentation answers. */
const Waiting = () => (
  <main className={s.waiting}>
    <h1>Menunggu presentasi…</h1>
    <p>
      Layar ini mengikuti presentasi yang sedang dibuka di jendela lain. Buka presentasinya, tekan Present, lalu pilih
      Jendela pembicara.
    </p>
    <Button onClick={() => window.close()}>Tutup jendela</Button>
  </main>
)

/** The presenter's own window (SLIDE-05): this slide and the next one, the notes, the time. Both windows take the keys. */
export const PresenterPage = () => {
  const [id] = useState(() => presentationIn(location.search))
  const { deck, at, hasEnded, go } = usePresentation(id)
  const { now, spoken, isRunning, hold, resume, restart } = useStopwatch(id ?? '')
  const [noteSize, setNoteSize] = useState(1)
  const last = (deck?.slides.length ?? 1) - 1
  const slide = deck?.slides[at]

  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey) return
      const onKey = event.target instanceof HTMLButtonElement && (event.key === ' ' || event.key === 'Enter')
      const next = onKey ? null : slideAfterKey(event.key, at, last)
      if (next === null) return
      event.preventDefault()
      go(next)
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  })

  if (!deck || !slide) return <Waiting />
  return (
    <main className={s.page}>
      <header className={s.top}>
        <h1 className="num">
          Slide {at + 1} dari {last + 1}
        </h1>
        <div className={s.watch}>
          <span className={s.spoken} role="timer" aria-label="Lama berbicara">
            {inMinutes(spoken)}
          </span>
          <Button icon={isRunning ? <Pause {...icon} /> : <Play {...icon} />} touch onClick={isRunning ? hold : resume}>
            {isRunning ? 'Jeda' : 'Lanjut'}
          </Button>
          <IconButton className={s.key} label="Hitung waktu dari nol" onClick={restart}>
            <RotateCcw {...icon} />
          </IconButton>
        </div>
        <p className={s.clock}>
          Pukul <b className="num">{formatTime(new Date(now))}</b>
        </p>
        {hasEnded ? (
          <output className={s.ended}>
            Presentasi di jendela utama sudah ditutup. Slide dan catatan masih bisa dibaca di sini.
            <Button onClick={() => window.close()}>Tutup jendela</Button>
          </output>
        ) : null}
      </header>
      <section className={s.current} aria-label="Slide sekarang">
        <FittedSlide deck={deck} at={at} />
      </section>
      <section className={s.next} aria-label="Slide berikutnya">
        <h2>Berikutnya</h2>
        {at < last ? <FittedSlide deck={deck} at={at + 1} /> : <p className={s.none}>Ini slide terakhir.</p>}
      </section>
      <section className={s.notes} aria-label="Catatan pembicara">
        <div className={s.notesTop}>
          <h2>Catatan</h2>
          <IconButton
            className={s.key}
            label="Perkecil catatan"
            disabled={noteSize === 0}
            onClick={() => setNoteSize(noteSize - 1)}
          >
            <AArrowDown {...icon} />
          </IconButton>
          <IconButton
            className={s.key}
            label="Perbesar catatan"
            disabled={noteSize === noteSizes.length - 1}
            onClick={() => setNoteSize(noteSize + 1)}
          >
            <AArrowUp {...icon} />
          </IconButton>
        </div>
        {/* Longer notes are scrolled, by keys too. */}
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
        <p className={s.words} style={{ fontSize: noteSizes[noteSize] }} tabIndex={0}>
          {slide.notes?.trim() || 'Slide ini belum punya catatan.'}
        </p>
      </section>
      <nav className={s.keys} aria-label="Ganti slide">
        <Button icon={<ChevronLeft {...icon} />} touch disabled={at === 0} onClick={() => go(at - 1)}>
          Sebelumnya
        </Button>
        <Button look="primary" touch disabled={at === last} onClick={() => go(at + 1)}>
          Berikutnya
          <ChevronRight {...icon} />
        </Button>
      </nav>
      <p className="sr" aria-live="polite">
        Slide {at + 1} dari {last + 1}: {slide.title}
      </p>
    </main>
  )
}
