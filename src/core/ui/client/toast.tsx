import X from 'lucide-react/icons/x'
import { type ReactNode, useId } from 'react'

import { Awning } from './awning.tsx'
import { IconButton } from './button.tsx'
import { TimedNote } from './timed-note.tsx'
import s from './toast.module.css'

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

/** A note in the rack that closes by itself. */
export const Toast = ({ title, lasts, awning, onClose, children }: ToastProps) => {
  const titleId = useId()
  return (
    <TimedNote titleId={titleId} lasts={lasts} className={s.toast} onEnd={onClose}>
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
    </TimedNote>
  )
}
