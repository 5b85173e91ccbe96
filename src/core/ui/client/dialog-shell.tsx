import X from 'lucide-react/icons/x'
import { type ReactNode, useId, useLayoutEffect, useRef } from 'react'

import { IconButton } from './button.tsx'
import { classNames } from './class-names.ts'

import s from './dialog-shell.module.css'

interface DialogShellProps {
  readonly title: string
  /** `wide` has room for a list beside its page; `narrow` holds one column. */
  readonly size: 'wide' | 'narrow'
  /** Before the title: the way back inside the dialog. */
  readonly start?: ReactNode
  readonly onClose: () => void
  readonly children: ReactNode
}

/**
 * A dialog over the workspace: a sheet on wide screens, the whole screen of a phone. The browser's own modal dialog keeps the
 * focus inside and takes Escape; the focus goes back to where it was.
 */
export const DialogShell = ({ title, size, start, onClose, children }: DialogShellProps) => {
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()

  // Before it leaves the page: the browser gives the focus back only while the dialog is there.
  useLayoutEffect(() => {
    const { current } = dialog
    if (current?.open === false) current.showModal()
    return () => current?.close()
  }, [])

  return (
    // A click on the dialog itself is one on the backdrop beside the sheet; Escape closes for the keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events
    <dialog
      ref={dialog}
      className={classNames(s.dialog, s[size])}
      aria-labelledby={titleId}
      onClose={(event) => {
        if (event.target === event.currentTarget && !event.currentTarget.open) onClose()
      }}
      onClick={(event) => {
        if (event.target === event.currentTarget) onClose()
      }}
    >
      <div className={s.inside}>
        <header className={s.head}>
          {start}
          <h2 id={titleId} className={s.title}>
            {title}
          </h2>
          <IconButton label="Tutup" onClick={onClose}>
            <X size={18} strokeWidth={1.75} aria-hidden="true" />
          </IconButton>
        </header>
        {children}
      </div>
    </dialog>
  )
}
