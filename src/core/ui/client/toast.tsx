import X from 'lucide-react/icons/x'
import { type ReactNode, useId } from 'react'

import { Awning } from './awning.tsx'
import { IconButton } from './button.tsx'
import s from './toast.module.css'
import { useCountdown } from './use-countdown.ts'

interface ToastProps {
  readonly title: string
  /** Milliseconds until it closes by itself; hover and focus stop the clock. */
  readonly lasts: number
  readonly awning?: boolean
  readonly onClose: () => void
  readonly children: ReactNode
}

/** The place of the toasts of a page or of a dialog: one above the other, none hides another. */
export const ToastRack = ({ children }: { readonly children: ReactNode }) => <div className={s.rack}>{children}</div>

/** A note in the rack that closes by itself, with its time shown as a bar that runs out. */
export const Toast = ({ title, lasts, awning, onClose, children }: ToastProps) => {
  const titleId = useId()
  const { barStyle, ...pausing } = useCountdown(lasts, onClose)
  return (
    // Hover and focus only stop the clock; there is nothing to press on the note itself.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <section className={s.toast} aria-live="polite" aria-labelledby={titleId} {...pausing}>
      {awning ? <Awning /> : null}
      <div className={s.body}>
        <div className={s.top}>
          <h2 className={s.title} id={titleId}>
            {title}
          </h2>
          <IconButton label="Tutup" onClick={onClose}>
            <X size={18} strokeWidth={1.75} aria-hidden="true" />
          </IconButton>
        </div>
        {children}
      </div>
      <div className={s.track} aria-hidden="true">
        <div className={s.bar} style={barStyle} />
      </div>
    </section>
  )
}
