import Check from 'lucide-react/icons/check'
import ChevronDown from 'lucide-react/icons/chevron-down'
import LayoutTemplate from 'lucide-react/icons/layout-template'
import { useEffect, useId, useRef, useState } from 'react'

import { type DocumentMode, documentModes, modeNames } from './document-mode.ts'
import s from './view-menu.module.css'

interface ViewMenuProps {
  readonly mode: DocumentMode
  readonly onMode: (mode: DocumentMode) => void
  /** What else begins here: another document, a file of Word. */
  readonly actions: readonly { readonly label: string; readonly run: () => void }[]
}

/** 'Tampilan': how this browser shows the document. Nothing of the document changes. */
export const ViewMenu = ({ mode, onMode, actions }: ViewMenuProps) => {
  const [open, setOpen] = useState(false)
  const listId = useId()
  const box = useRef<HTMLDivElement>(null)
  const key = useRef<HTMLButtonElement>(null)

  useEffect(() => {
    if (!open) return
    box.current?.querySelector<HTMLElement>('[aria-checked="true"]')?.focus()
    const close = (event: PointerEvent): void => {
      if (!box.current?.contains(event.target as Node)) setOpen(false)
    }
    document.addEventListener('pointerdown', close)
    return () => document.removeEventListener('pointerdown', close)
  }, [open])

  const onKeyDown = (event: React.KeyboardEvent): void => {
    const entries = [...(box.current?.querySelectorAll<HTMLElement>('[role^="menuitem"]') ?? [])]
    const at = entries.indexOf(document.activeElement as HTMLElement)
    if (event.key === 'Escape') {
      event.stopPropagation()
      setOpen(false)
      key.current?.focus()
    } else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      const step = event.key === 'ArrowDown' ? 1 : -1
      entries[(at + step + entries.length) % entries.length]?.focus()
    } else if (event.key === 'Tab') setOpen(false)
  }

  return (
    <div className={s.menu} ref={box}>
      <button
        ref={key}
        type="button"
        className={s.key}
        aria-label="Tampilan"
        title={`Tampilan: ${modeNames[mode]}`}
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={listId}
        onClick={() => setOpen(!open)}
      >
        <LayoutTemplate size={18} strokeWidth={1.75} aria-hidden="true" />
        <ChevronDown size={14} strokeWidth={1.9} aria-hidden="true" />
      </button>
      {open ? (
        <div id={listId} role="menu" tabIndex={-1} aria-label="Tampilan" className={s.list} onKeyDown={onKeyDown}>
          {documentModes.map((one) => (
            <button
              key={one}
              type="button"
              role="menuitemradio"
              aria-checked={one === mode}
              onClick={() => {
                setOpen(false)
                onMode(one)
                key.current?.focus()
              }}
            >
              {modeNames[one]}
              {one === mode ? <Check size={16} strokeWidth={1.9} aria-hidden="true" /> : null}
            </button>
          ))}
          {actions.length > 0 ? <hr className={s.rule} /> : null}
          {actions.map(({ label, run }) => (
            <button
              key={label}
              type="button"
              role="menuitem"
              onClick={() => {
                setOpen(false)
                key.current?.focus()
                run()
              }}
            >
              {label}
            </button>
          ))}
        </div>
      ) : null}
    </div>
  )
}
