import X from 'lucide-react/icons/x'
import { type ReactNode, type Ref, useId } from 'react'

import { IconButton } from './button.tsx'
import s from './phone-sheet.module.css'

interface PhoneSheetProps {
  /** Opens it by `showModal` and closes it by `close`. */
  readonly ref: Ref<HTMLDialogElement>
  readonly title: string
  readonly children: ReactNode
}

/** Keys that have no room in a phone's bar: a sheet of them at its lower edge. */
export const PhoneSheet = ({ ref, title, children }: PhoneSheetProps) => {
  const titleId = useId()
  return (
    <dialog ref={ref} className={s.sheet} aria-labelledby={titleId}>
      <header className={s.head}>
        <h2 id={titleId}>{title}</h2>
        <IconButton label="Tutup" onClick={(event) => event.currentTarget.closest('dialog')?.close()}>
          <X size={22} strokeWidth={1.75} aria-hidden="true" />
        </IconButton>
      </header>
      {children}
    </dialog>
  )
}

/** Short keys of a sheet that stand two beside one another. */
export const SheetPair = ({ children }: { readonly children: ReactNode }) => <div className={s.pair}>{children}</div>
