import X from 'lucide-react/icons/x'
import { type ReactNode, useId } from 'react'

import { IconButton } from './button.tsx'
import { classNames } from './class-names.ts'
import { ModalDialog } from './modal-dialog.tsx'

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

/** A dialog over the workspace: a sheet on wide screens, the whole screen of a phone. */
export const DialogShell = ({ title, size, start, onClose, children }: DialogShellProps) => {
  const titleId = useId()
  return (
    <ModalDialog look="plain" className={classNames(s.dialog, s[size])} aria-labelledby={titleId} onClose={onClose}>
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
    </ModalDialog>
  )
}
