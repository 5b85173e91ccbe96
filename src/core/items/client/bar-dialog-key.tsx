import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'

import { Button } from '#core/ui/client/button.tsx'
import { Spinner } from '#core/ui/client/spinner.tsx'
import s from './canvas-frame.module.css'

interface BarDialogKeyProps {
  readonly label: string
  readonly title: string
  readonly Icon: LucideIcon
  /** Asks for the dialog's code before it is needed. */
  readonly prefetch: () => void
  readonly onPress: () => void
}

/** A quiet key of the canvas's bar that opens a dialog; where there is little room its sign stands alone. */
export const BarDialogKey = ({ label, title, Icon, prefetch, onPress }: BarDialogKeyProps) => (
  <Button
    look="quiet"
    className={s.dialogKey}
    aria-label={label}
    title={title}
    aria-haspopup="dialog"
    icon={<Icon size={18} strokeWidth={1.75} aria-hidden="true" />}
    onPointerEnter={prefetch}
    onClick={onPress}
  >
    <span className={s.dialogWord}>{label}</span>
  </Button>
)

/** What stands there until the dialog's code has come. */
export const DialogWait = ({ children }: { readonly children: ReactNode }) => (
  <output className={s.dialogWait}>
    <Spinner /> {children}
  </output>
)
