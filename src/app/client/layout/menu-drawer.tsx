import X from 'lucide-react/icons/x'
import { type ReactNode, useEffect, useRef } from 'react'

import { IconButton } from '#core/ui/client/button.tsx'
import { ThemeButton } from '#core/ui/client/theme-button.tsx'
import { Wordmark } from '#core/ui/client/wordmark.tsx'

import s from './menu-drawer.module.css'

interface MenuDrawerProps {
  readonly isOpen: boolean
  readonly onClose: () => void
  readonly children: ReactNode
}

/**
 * The phone's slide-in menu. The browser's own modal dialog keeps the focus inside, takes Escape
 * and gives the focus back to the menu key.
 */
export const MenuDrawer = ({ isOpen, onClose, children }: MenuDrawerProps) => {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    if (isOpen && !dialog.current?.open) dialog.current?.showModal()
    if (!isOpen) dialog.current?.close()
  }, [isOpen])
  return (
    // A click on the dialog itself is one on the backdrop beside the drawer; Escape closes for the keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events
    <dialog
      ref={dialog}
      className={s.drawer}
      aria-label="Menu"
      // Browsers tell of a closing later: a drawer that has been opened again meanwhile stays.
      onClose={(event) => {
        if (!event.currentTarget.open) onClose()
      }}
      onClick={(event) => {
        if (event.target === event.currentTarget) onClose()
      }}
    >
      {isOpen ? (
        <div className={s.inside}>
          <header className={s.head}>
            <Wordmark />
            <span className={s.gap} />
            <ThemeButton />
            <IconButton label="Tutup menu" onClick={onClose}>
              <X size={18} strokeWidth={1.75} aria-hidden="true" />
            </IconButton>
          </header>
          <div className={s.rest}>{children}</div>
        </div>
      ) : null}
    </dialog>
  )
}
