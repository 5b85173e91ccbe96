import { type KeyboardEvent, useEffect, useRef } from 'react'

import s from './sidebar-entry.module.css'

interface RenameFieldProps {
  readonly label: string
  readonly title: string
  readonly longest: number
  /** It was chosen in a menu, which gives the focus back to its key first. */
  readonly isFromMenu: boolean
  /** Null: the name stays. */
  readonly onDone: (title: string | null) => void
}

/** Stands in an entry's place while it gets another name. */
export const RenameField = ({ label, title, longest, isFromMenu, onDone }: RenameFieldProps) => {
  const field = useRef<HTMLInputElement>(null)
  const isDone = useRef(false)
  useEffect(() => {
    const take = (): void => {
      field.current?.focus()
      field.current?.select()
    }
    if (!isFromMenu) {
      take()
      return
    }
    const frame = requestAnimationFrame(take)
    return () => cancelAnimationFrame(frame)
  }, [isFromMenu])
  const finish = (next: string | null): void => {
    if (isDone.current) return
    isDone.current = true
    const wanted = next?.trim() ?? ''
    onDone(wanted === '' || wanted === title ? null : wanted)
  }
  const handleKeyDown = (event: KeyboardEvent<HTMLInputElement>): void => {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Enter') finish(event.currentTarget.value)
    if (event.key !== 'Escape') return
    // In the drawer of a phone Escape would close the drawer as well.
    event.preventDefault()
    event.stopPropagation()
    finish(null)
  }
  return (
    <input
      ref={field}
      className={s.rename}
      aria-label={label}
      defaultValue={title}
      maxLength={longest}
      enterKeyHint="done"
      onKeyDown={handleKeyDown}
      onBlur={(event) => finish(event.currentTarget.value)}
    />
  )
}
