import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import Expand from 'lucide-react/icons/expand'
import MonitorSpeaker from 'lucide-react/icons/monitor-speaker'
import NotebookPen from 'lucide-react/icons/notebook-pen'
import X from 'lucide-react/icons/x'
import { type KeyboardEvent, type PointerEvent as ReactPointerEvent, useEffect, useRef, useState } from 'react'

import { IconButton } from '#core/ui/client/button.tsx'
import { classNames } from '#core/ui/client/class-names.ts'
import { isTouchDevice, useWidthClass } from '#core/ui/client/viewport.ts'
import { type DeckContent, stage } from '../shared/scene/deck.ts'
import { usePresenterWindow } from './presenter/use-presenter-window.ts'
import s from './presenting.module.css'
import { slideAfterKey } from './presenting-keys.ts'
import { SlideView } from './slide-view.tsx'

/** Window pixels a finger has to travel for a swipe. */
const swipe = 40

const icon = { size: 22, strokeWidth: 1.75, 'aria-hidden': true } as const

const scaleNow = (notesHeight: number): number =>
  Math.min(innerWidth / stage.width, (innerHeight - notesHeight) / stage.height)

/** Phones that can be turned by a page; not in every browser's type list. */
interface TurningOrientation {
  readonly lock?: (orientation: 'landscape') => Promise<void>
}

/** Fills the screen, and turns a phone to the slide's own shape where the browser allows it. */
const fillScreen = async (place: HTMLElement): Promise<void> => {
  try {
    await place.requestFullscreen()
    await (window.screen.orientation as TurningOrientation).lock?.('landscape')
  } catch {
    // Refused or unknown (iPhones, desktops): the presentation fills the window instead, and nothing is turned.
  }
}

interface PresentingProps {
  readonly deck: DeckContent
  readonly from: number
  /** Preview stays in the window, Present fills the screen. */
  readonly fullScreen: boolean
  readonly onClose: (at: number) => void
}

/** The deck on the whole screen (SLIDE-05): Escape closes, right or space goes on, left goes back. */
export const Presenting = ({ deck, from, fullScreen, onClose }: PresentingProps) => {
  const dialog = useRef<HTMLDialogElement>(null)
  const screen = useRef<HTMLDivElement>(null)
  const [at, setAt] = useState(from)
  const [showNotes, setShowNotes] = useState(false)
  const [isBlocked, setIsBlocked] = useState(false)
  const notesHeight = showNotes ? 160 : 0
  const [scale, setScale] = useState(() => scaleNow(0))
  const pressed = useRef<{ x: number; y: number } | null>(null)
  const last = deck.slides.length - 1
  const slide = deck.slides[at]

  const go = (to: number): void => setAt(Math.min(Math.max(to, 0), last))
  // A phone has one screen: there the notes stand below the slide.
  const hasRoom = useWidthClass() !== 'mobile' && !isTouchDevice()
  const presenter = usePresenterWindow({ deck, at, go })

  /** The newest of what the listeners of the window need. */
  const now = useRef({ at, onClose, staysOpen: false })
  useEffect(() => {
    now.current = { ...now.current, at, onClose }
  }, [at, onClose])

  useEffect(() => {
    const place = screen.current
    const shown = dialog.current
    shown?.showModal()
    place?.focus()
    let wasFull = false
    const onFullScreen = (): void => {
      // Escape leaves the full screen before any key is heard: that is the end of the presentation.
      const isFull = document.fullscreenElement === place
      const isEnd = wasFull && !isFull && !now.current.staysOpen
      wasFull = isFull
      if (isFull) now.current.staysOpen = false
      if (isEnd) now.current.onClose(now.current.at)
    }
    document.addEventListener('fullscreenchange', onFullScreen)
    if (fullScreen && place) void fillScreen(place)
    return () => {
      document.removeEventListener('fullscreenchange', onFullScreen)
      if (document.fullscreenElement === place) void document.exitFullscreen()
      shown?.close()
    }
  }, [fullScreen])

  useEffect(() => {
    const fit = (): void => setScale(scaleNow(notesHeight))
    fit()
    addEventListener('resize', fit)
    return () => removeEventListener('resize', fit)
  }, [notesHeight])

  const openPresenter = (): void => {
    // Browsers leave the full screen for a new window: that is no end of the presentation.
    now.current.staysOpen = true
    const isThere = presenter.open()
    setIsBlocked(!isThere)
    if (!isThere) setShowNotes(true)
  }

  const toggleScreen = (): void => {
    const place = screen.current
    if (document.fullscreenElement !== place && place) return void fillScreen(place)
    now.current.staysOpen = true
    void document.exitFullscreen()
  }

  const onKeyDown = (event: KeyboardEvent): void => {
    event.stopPropagation()
    if (event.key === 'Escape') {
      event.preventDefault()
      onClose(at)
      return
    }
    const letter = event.ctrlKey || event.metaKey || event.altKey ? '' : event.key.toLowerCase()
    if (letter === 'n') return setShowNotes((shown) => !shown)
    if (letter === 'p' && hasRoom) return openPresenter()
    if (letter === 'f' && hasRoom) return toggleScreen()
    const onKey = event.target instanceof HTMLButtonElement && (event.key === ' ' || event.key === 'Enter')
    const next = onKey ? null : slideAfterKey(event.key, at, last)
    if (next === null) return
    event.preventDefault()
    go(next)
  }

  const onPointerUp = (event: ReactPointerEvent): void => {
    const start = pressed.current
    pressed.current = null
    if (!start) return
    const moved = event.clientX - start.x
    if (Math.abs(moved) >= swipe) go(moved < 0 ? at + 1 : at - 1)
    else if (Math.abs(event.clientY - start.y) < swipe) go(event.clientX < innerWidth / 3 ? at - 1 : at + 1)
  }

  if (!slide) return null
  return (
    <dialog
      ref={dialog}
      className={s.dialog}
      aria-label="Presentasi"
      onCancel={(event) => {
        event.preventDefault()
        onClose(at)
      }}
      onKeyDown={onKeyDown}
    >
      <div ref={screen} className={s.screen} tabIndex={-1}>
        <div
          className={s.stage}
          style={{ height: `calc(100% - ${notesHeight}px)` }}
          onPointerDown={(event) => {
            if (event.button === 0) pressed.current = { x: event.clientX, y: event.clientY }
          }}
          onPointerUp={onPointerUp}
          onPointerCancel={() => {
            pressed.current = null
          }}
        >
          <div key={slide.id} className={s.slide}>
            <SlideView deck={deck} at={at} scale={scale} animated />
          </div>
        </div>
        {showNotes ? (
          <aside className={s.notes} style={{ height: notesHeight }} aria-label="Catatan pembicara">
            {deck.slides[at + 1] ? (
              <div className={s.next}>
                <span>Berikutnya</span>
                <div inert>
                  <SlideView deck={deck} at={at + 1} scale={0.2} />
                </div>
              </div>
            ) : null}
            <p>
              {isBlocked ? (
                <output className={s.blocked}>
                  Browser memblokir jendela pembicara, jadi catatannya tampil di sini. Izinkan pop-up untuk halaman ini,
                  lalu coba lagi.
                </output>
              ) : null}
              {slide.notes?.trim() || 'Slide ini belum punya catatan.'}
            </p>
          </aside>
        ) : null}
        <div className={s.bar}>
          <IconButton className={s.key} label="Slide sebelumnya" disabled={at === 0} onClick={() => go(at - 1)}>
            <ChevronLeft {...icon} />
          </IconButton>
          <span className={classNames(s.count, 'num')} aria-hidden="true">
            {at + 1} / {last + 1}
          </span>
          <IconButton className={s.key} label="Slide berikutnya" disabled={at === last} onClick={() => go(at + 1)}>
            <ChevronRight {...icon} />
          </IconButton>
          <IconButton
            className={s.key}
            label="Catatan pembicara (N)"
            aria-pressed={showNotes}
            onClick={() => setShowNotes(!showNotes)}
          >
            <NotebookPen {...icon} />
          </IconButton>
          {hasRoom ? (
            <>
              <IconButton
                className={s.key}
                label="Jendela pembicara (P)"
                aria-pressed={presenter.isOpen}
                onClick={openPresenter}
              >
                <MonitorSpeaker {...icon} />
              </IconButton>
              <IconButton className={s.key} label="Layar penuh (F)" onClick={toggleScreen}>
                <Expand {...icon} />
              </IconButton>
            </>
          ) : null}
          <IconButton className={s.key} label="Tutup presentasi" onClick={() => onClose(at)}>
            <X {...icon} />
          </IconButton>
        </div>
        <div className={s.progress} aria-hidden="true">
          <i style={{ width: `${((at + 1) / (last + 1)) * 100}%` }} />
        </div>
        <p className="sr" aria-live="polite">
          Slide {at + 1} dari {last + 1}: {slide.title}
        </p>
      </div>
    </dialog>
  )
}
