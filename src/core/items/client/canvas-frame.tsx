import ArrowLeft from 'lucide-react/icons/arrow-left'
import Maximize2 from 'lucide-react/icons/maximize-2'
import Minimize2 from 'lucide-react/icons/minimize-2'
import LogIn from 'lucide-react/icons/log-in'
import X from 'lucide-react/icons/x'
import { type ReactNode, useRef, useState } from 'react'

import { formatDay } from '#core/text/shared/dates.ts'
import { formatNumber } from '#core/text/shared/rupiah.ts'
import { dayIn } from '#core/time-and-ids/shared/zoned-date.ts'
import { Button, IconButton } from '#core/ui/client/button.tsx'
import { classNames } from '#core/ui/client/class-names.ts'
import { Tile } from '#core/ui/client/tile.tsx'
import { useFocusOnArrival } from '#core/ui/client/use-focus-on-arrival.ts'
import type { ItemMetadata, ItemSummary } from '../shared/item.ts'
import s from './canvas-frame.module.css'
import { failureSentence, retryWord, SaveStatus } from './save-status.tsx'
import type { SaverSnapshot } from './saver.ts'

const icon = { size: 18, strokeWidth: 1.75, 'aria-hidden': true } as const

interface CanvasFrameProps {
  readonly item: ItemSummary
  readonly state: SaverSnapshot
  /** The editor's newest counts, shown in the footer. */
  readonly metadata: ItemMetadata
  readonly phone: boolean
  /** False while something else fills the screen of a phone. */
  readonly inSight: boolean
  /** The shell's key for its layouts. */
  readonly layoutKey?: ReactNode
  readonly maximized: boolean
  readonly onToggleMaximize: () => void
  readonly onSave: () => void
  /** Saves what is unsaved, then closes. */
  readonly onLeave: () => void
  readonly leaving: boolean
  /** Leaves although the work is kept nowhere; null unless that is the only way out. */
  readonly onLeaveUnkept: (() => void) | null
  /** Opens the sign-in page; null unless the session has ended. */
  readonly onSignIn: (() => void) | null
  readonly historyKey: ReactNode
  /** What waits for the owner's decision, above the editor. */
  readonly notice?: ReactNode
  readonly onBarSlot: (element: HTMLDivElement | null) => void
  readonly children: ReactNode
}

const MaximizeKey = ({ maximized, onToggle }: { readonly maximized: boolean; readonly onToggle: () => void }) => (
  <IconButton label={maximized ? 'Restore Canvas (Ctrl+R)' : 'Maximize Canvas (Ctrl+M)'} onClick={onToggle}>
    {maximized ? <Minimize2 {...icon} /> : <Maximize2 {...icon} />}
  </IconButton>
)

const Counts = ({ metadata: { wordCount, charCount } }: { readonly metadata: ItemMetadata }) =>
  wordCount === undefined ? null : (
    <span className="num">
      {formatNumber(wordCount)} kata{charCount === undefined ? '' : `, ${formatNumber(charCount)} karakter`}
    </span>
  )

/** The chrome around every editor (P2 §2.2): what is open, how its saving stands, and the way out. */
export const CanvasFrame = (props: CanvasFrameProps) => {
  const { item, state, phone, onSave, onLeave, leaving, onBarSlot, children } = props
  const status = <SaveStatus state={state} onRetry={onSave} />
  const sentence = failureSentence(state)
  const heading = useRef<HTMLHeadingElement>(null)
  const isAsked = state.phase === 'conflict'
  const [wasAsked, setAsked] = useState(false)
  if (isAsked && !wasAsked) setAsked(true)
  // Beside the chat the owner goes on writing there; on a phone the canvas has taken its place. Behind the choice between
  // two texts the field that was written in may be gone.
  useFocusOnArrival((phone || wasAsked) && props.inSight && !isAsked, () => heading.current?.focus())
  return (
    <section className={classNames(s.canvas, phone && s.phone)} aria-label="Canvas">
      <header className={s.bar} data-phase={state.phase}>
        {phone ? (
          <IconButton label="Keluar dari Canvas" onClick={onLeave} disabled={leaving}>
            <ArrowLeft {...icon} size={22} />
          </IconButton>
        ) : (
          <span className={s.tile}>
            <Tile dye={item.kind} />
          </span>
        )}
        <div className={s.names}>
          <h1 ref={heading} className={s.name} tabIndex={-1}>
            {item.title}
          </h1>
          {phone ? status : <div className={s.description}>{item.description || `${item.type} project`}</div>}
        </div>
        {phone ? null : status}
        {/* On phones the editor's own keys end with the one for everything else. */}
        {phone ? props.historyKey : null}
        <div className={s.slot} ref={onBarSlot} />
        {phone ? null : props.historyKey}
        {props.layoutKey}
        {phone ? null : <MaximizeKey maximized={props.maximized} onToggle={props.onToggleMaximize} />}
        {state.phase === 'unsaved' ? (
          <Button look="primary" onClick={onSave}>
            Save
          </Button>
        ) : null}
        {phone ? null : (
          <Button
            title="Keluar dari Canvas"
            className={s.leave}
            icon={<X {...icon} />}
            waiting={leaving}
            onClick={onLeave}
          >
            <span className={s.leaveWord}>Keluar</span>
          </Button>
        )}
      </header>
      {sentence ? (
        <div className={s.strip} role="alert">
          {sentence}
          {props.onSignIn ? (
            <Button look="teal" touch={phone} icon={<LogIn {...icon} />} onClick={props.onSignIn}>
              Masuk
            </Button>
          ) : null}
          <button type="button" className={classNames(s.retry, s.narrowRetry)} onClick={onSave}>
            {retryWord(state)}
          </button>
          {props.onLeaveUnkept ? (
            <button type="button" className={s.retry} onClick={props.onLeaveUnkept}>
              Keluar tanpa menyimpan
            </button>
          ) : null}
        </div>
      ) : null}
      {props.notice}
      <div className={s.editor}>{children}</div>
      {phone ? null : (
        <footer className={s.foot}>
          <span>
            Project ID: <span className="num">{item.id}</span>
          </span>
          <span>Type: {item.type}</span>
          <span>
            Created <span className="num">{formatDay(dayIn(new Date(item.createdAt)))}</span>
          </span>
          <Counts metadata={props.metadata} />
          <span className={s.version}>Canvas Editor v2.0</span>
        </footer>
      )}
    </section>
  )
}

/** A ref that is also read while rendering: the bar's place for an editor's own keys. */
export const useSlot = (): [HTMLDivElement | null, (element: HTMLDivElement | null) => void] =>
  useState<HTMLDivElement | null>(null)
