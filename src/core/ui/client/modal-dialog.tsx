import { type ComponentPropsWithoutRef, type ReactNode, useLayoutEffect, useRef } from 'react'

import { classNames } from './class-names.ts'
import s from './modal-dialog.module.css'

interface ModalDialogProps extends Omit<
  ComponentPropsWithoutRef<'dialog'>,
  'open' | 'onClose' | 'onCancel' | 'onClick' | 'closedby' | 'children'
> {
  /** `card` lies in the middle of the page; `plain` has its place from its own class. */
  readonly look?: 'card' | 'plain'
  /** A press beside the dialog closes it. */
  readonly closesBeside?: boolean
  /** Null where only an answer closes it, neither Escape nor a press beside it. */
  readonly onClose: (() => void) | null
  readonly children: ReactNode
}

/**
 * The browser's own modal dialog, open as long as it is drawn: it keeps the focus inside, takes Escape, and the focus goes
 * back to where it was.
 */
export const ModalDialog = ({
  look = 'card',
  closesBeside = true,
  className,
  onClose,
  children,
  ...rest
}: ModalDialogProps) => {
  const dialog = useRef<HTMLDialogElement>(null)

  // Before it leaves the page: the browser gives the focus back only while the dialog is there.
  useLayoutEffect(() => {
    const { current } = dialog
    if (current?.open === false) current.showModal()
    return () => current?.close()
  }, [])

  return (
    // A click on the dialog itself is one on the backdrop beside it; Escape closes for the keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events
    <dialog
      {...rest}
      ref={dialog}
      // To prevent `cancel` is not enough: Chromium lets the second Escape through.
      closedby={onClose ? undefined : 'none'}
      onCancel={onClose ? undefined : (event) => event.preventDefault()}
      className={classNames(s.dialog, look === 'card' && s.card, className)}
      onClose={(event) => {
        if (event.target === event.currentTarget && !event.currentTarget.open) onClose?.()
      }}
      onClick={(event) => {
        if (closesBeside && event.target === event.currentTarget) onClose?.()
      }}
    >
      {children}
    </dialog>
  )
}
