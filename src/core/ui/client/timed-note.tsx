import type { ReactNode } from 'react'

import { classNames } from './class-names.ts'
import s from './timed-note.module.css'
import { useCountdown } from './use-countdown.ts'

interface TimedNoteProps {
  /** Names the note. */
  readonly titleId: string
  /** Milliseconds until it ends; hover and focus stop the clock. */
  readonly lasts: number
  readonly look?: 'accent' | 'teal'
  readonly className?: string | undefined
  readonly onEnd: () => void
  readonly children: ReactNode
}

/** A note that closes by itself, with its time shown as a bar that runs out. */
export const TimedNote = ({ titleId, lasts, look = 'accent', className, onEnd, children }: TimedNoteProps) => {
  const { barStyle, ...pausing } = useCountdown(lasts, onEnd)
  return (
    // Hover and focus only stop the clock; there is nothing to press on the note itself.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <section className={classNames(s.note, className)} aria-live="polite" aria-labelledby={titleId} {...pausing}>
      {children}
      <div className={s.track} aria-hidden="true">
        <div className={classNames(s.bar, look === 'teal' && s.teal)} style={barStyle} />
      </div>
    </section>
  )
}
