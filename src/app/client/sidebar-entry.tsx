import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react'

import { classNames } from '#core/ui/client/class-names.ts'
import { lazyPart } from '#core/ui/client/lazy-part.ts'

import type { EntryMenuProps } from './entry-menu.tsx'
import s from './sidebar.module.css'

/** The menu's machinery comes after the page. */
const menuPart = lazyPart<EntryMenuProps>(async () => (await import('./entry-menu.tsx')).EntryMenu)

export interface SidebarEntryFacts {
  readonly id: string
  readonly title: string
  readonly icon?: ReactNode
  readonly onOpen: () => void
  /** What the owner has to know of it, under its title. */
  readonly note?: string
  /** What can be done with it beside opening. */
  readonly actions?: {
    readonly longestTitle: number
    readonly onRename: (title: string) => void
    readonly onDelete: () => void
  }
}

interface SidebarEntryProps {
  readonly entry: SidebarEntryFacts
  /** It stands in the canvas (filled petal) or is the running chat (outlined petal). */
  readonly mark: 'open' | 'here' | null
}

interface RenameFieldProps {
  readonly title: string
  readonly longest: number
  /** Null: the name stays. */
  readonly onDone: (title: string | null) => void
}

const RenameField = ({ title, longest, onDone }: RenameFieldProps) => {
  const field = useRef<HTMLInputElement>(null)
  const isDone = useRef(false)
  useEffect(() => {
    // After the menu has given the focus back to its key.
    const frame = requestAnimationFrame(() => field.current?.select())
    return () => cancelAnimationFrame(frame)
  }, [])
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
      aria-label="Nama chat"
      defaultValue={title}
      maxLength={longest}
      enterKeyHint="done"
      onKeyDown={handleKeyDown}
      onBlur={(event) => finish(event.currentTarget.value)}
    />
  )
}

/** One line of a sidebar list. */
export const SidebarEntry = ({ entry, mark }: SidebarEntryProps) => {
  const [isRenaming, setRenaming] = useState(false)
  const { title, icon, note, actions, onOpen } = entry
  if (isRenaming && actions)
    return (
      <li>
        <RenameField
          title={title}
          longest={actions.longestTitle}
          onDone={(next) => {
            setRenaming(false)
            if (next !== null) actions.onRename(next)
          }}
        />
      </li>
    )
  return (
    <li className={classNames(actions && s.withActions)}>
      <button
        type="button"
        className={s.entry}
        data-mark={mark ?? undefined}
        aria-current={mark === null ? undefined : 'true'}
        title={title}
        onClick={onOpen}
      >
        {note === undefined ? (
          <span className="cut">{title}</span>
        ) : (
          <span className={s.noted}>
            <span className="cut">{title}</span>
            <span className={s.note}>{note}</span>
          </span>
        )}
        {icon}
      </button>
      {actions ? (
        <span className={s.actions}>
          <menuPart.Place
            fallback={null}
            title={title}
            onRename={() => setRenaming(true)}
            onDelete={actions.onDelete}
          />
        </span>
      ) : null}
    </li>
  )
}
