import { type ReactNode, type Ref, useId } from 'react'

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
      <h2 id={titleId}>{title}</h2>
      {children}
    </dialog>
  )
}
