import X from 'lucide-react/icons/x'
import { type ReactNode, useId, useLayoutEffect, useRef } from 'react'

import { IconButton } from '#core/ui/client/button.tsx'
import s from './modal.module.css'

interface ModalProps {
  /** A closed one is drawn ahead of the moment in which it is opened. */
  readonly isOpen?: boolean
  readonly title: string
  /** Null where it cannot be closed now. */
  readonly onClose: (() => void) | null
  readonly children: ReactNode
}

/** A dialog over the till; on phones it fills the screen. */
export const Modal = ({ isOpen = true, title, onClose, children }: ModalProps) => {
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  useLayoutEffect(() => {
    if (!isOpen) return
    const element = dialog.current
    if (element && !element.open) element.showModal()
    // Closed while it still stands in the page, it gives the focus back to the key that opened it.
    return () => element?.close()
  }, [isOpen])
  return (
    <dialog
      ref={dialog}
      className={s.dialog}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault()
        onClose?.()
      }}
    >
      <header className={s.head}>
        <h2 id={titleId}>{title}</h2>
        {onClose ? (
          <IconButton label="Tutup" onClick={onClose}>
            <X size={22} strokeWidth={1.75} aria-hidden="true" />
          </IconButton>
        ) : null}
      </header>
      <div className={s.body}>{children}</div>
    </dialog>
  )
}
