import Ellipsis from 'lucide-react/icons/ellipsis'
import ExternalLink from 'lucide-react/icons/external-link'
import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react'

import type { DriveLink } from '#core/items/client/drive-link.ts'
import { classNames } from '#core/ui/client/class-names.ts'
import { lazyPart } from '#core/ui/client/lazy-part.ts'

import type { EntryMenuProps } from './entry-menu.tsx'
import type { ItemBadge } from './item-badge.ts'
import s from './sidebar-entry.module.css'
import { neighbourOf } from './sidebar-keys.ts'
import { RenameField } from './sidebar-rename.tsx'

/** The menu's machinery comes after the page. */
const menuPart = lazyPart<EntryMenuProps>(
  async () => (await import('./entry-menu.tsx')).EntryMenu,
  ({ EntryMenu }) => EntryMenu,
)

export interface SidebarEntryFacts {
  readonly id: string
  readonly title: string
  readonly icon?: ReactNode
  readonly onOpen: () => void
  /** What it is, under its title. */
  readonly about?: string
  readonly badge?: ItemBadge | null
  /** What the owner has to know of it, under its title. */
  readonly note?: string
  /** Where its copy in the drive is. */
  readonly driveLink?: DriveLink | null
  /** What can be done with it beside opening. */
  readonly actions?: {
    /** What the field of another name is called. */
    readonly nameLabel: string
    readonly longestTitle: number
    readonly onRename: (title: string) => void
    readonly onDelete: () => void
    /** What a deletion takes away beside the entry. */
    readonly deleteNote: string | null
  }
}

const driveNames = { google: 'Google Drive', embedded: 'Drive Juragan' } as const

interface SidebarEntryProps {
  readonly entry: SidebarEntryFacts
  /** It stands in the canvas (filled petal) or is the running chat (outlined petal). */
  readonly mark: 'open' | 'here' | null
  /** Tab comes here; arrow keys go to the others of the list. */
  readonly isTabStop: boolean
}

const Words = ({ title, about, badge, note }: SidebarEntryFacts) => {
  const stamp = badge ? <span className={classNames(s.stamp, s[badge.tone])}>{badge.word}</span> : null
  if (about === undefined && note === undefined)
    return (
      <>
        <span className={`cut ${s.title}`}>{title}</span>
        {stamp}
      </>
    )
  return (
    <span className={s.noted}>
      <span className="cut">{title}</span>
      {about === undefined ? null : (
        <span className={s.aboutLine}>
          {stamp}
          <span className={`cut ${s.about}`}>{about}</span>
        </span>
      )}
      {note === undefined ? null : <span className={s.note}>{note}</span>}
    </span>
  )
}

/** One line of a sidebar list. */
export const SidebarEntry = ({ entry, mark, isTabStop }: SidebarEntryProps) => {
  const [renaming, setRenaming] = useState<'key' | 'menu' | null>(null)
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const line = useRef<HTMLButtonElement>(null)
  // Pressing the key of an open menu closes the menu before the press is a click.
  const wasOpen = useRef(false)
  const { title, icon, driveLink, actions, onOpen } = entry
  if (renaming !== null && actions)
    return (
      <li>
        <RenameField
          label={actions.nameLabel}
          title={title}
          longest={actions.longestTitle}
          isFromMenu={renaming === 'menu'}
          onDone={(next) => {
            setRenaming(null)
            if (next !== null) actions.onRename(next)
            requestAnimationFrame(() => {
              if (document.activeElement === document.body) line.current?.focus()
            })
          }}
        />
      </li>
    )
  const remove = (): void => {
    const next = line.current === null ? null : neighbourOf(line.current)
    actions?.onDelete()
    next?.focus()
  }
  const handleKeyDown = (event: KeyboardEvent): void => {
    if (!actions || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return
    if (event.key !== 'F2' && event.key !== 'Delete') return
    event.preventDefault()
    if (event.key === 'F2') setRenaming('key')
    else remove()
  }
  const tabIndex = isTabStop ? 0 : -1
  return (
    <li data-id={entry.id} className={classNames(actions && s.withActions, driveLink && s.withLink)}>
      <button
        ref={line}
        type="button"
        className={s.entry}
        data-line=""
        data-mark={mark ?? undefined}
        tabIndex={tabIndex}
        aria-current={mark === null ? undefined : 'true'}
        aria-keyshortcuts={actions ? 'F2 Delete' : undefined}
        title={title}
        onClick={onOpen}
        onKeyDown={handleKeyDown}
      >
        <Words {...entry} />
        {icon}
      </button>
      {actions || driveLink ? (
        <span className={s.actions}>
          {driveLink ? (
            <a
              className={s.sideKey}
              href={driveLink.href}
              target="_blank"
              rel="noopener noreferrer"
              data-side=""
              tabIndex={tabIndex}
              aria-label={`Buka ${title} di ${driveNames[driveLink.drive]}`}
              title={`Buka di ${driveNames[driveLink.drive]}`}
            >
              <ExternalLink size={16} strokeWidth={1.75} aria-hidden="true" />
            </a>
          ) : null}
          {actions ? (
            <button
              type="button"
              className={s.sideKey}
              data-side=""
              tabIndex={tabIndex}
              aria-haspopup="menu"
              aria-expanded={anchor !== null}
              aria-label={`Pilihan untuk ${title}`}
              onPointerEnter={menuPart.prefetch}
              onPointerDown={() => {
                wasOpen.current = anchor !== null
              }}
              onClick={(event) => {
                setAnchor(wasOpen.current ? null : event.currentTarget)
                wasOpen.current = false
              }}
            >
              <Ellipsis size={16} strokeWidth={1.75} aria-hidden="true" />
            </button>
          ) : null}
        </span>
      ) : null}
      {anchor !== null && actions ? (
        <menuPart.Place
          fallback={null}
          anchor={anchor}
          deleteNote={actions.deleteNote}
          onRename={() => setRenaming('menu')}
          onDelete={remove}
          onClose={() => setAnchor(null)}
        />
      ) : null}
    </li>
  )
}
