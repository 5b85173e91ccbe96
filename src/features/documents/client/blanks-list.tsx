import PenLine from 'lucide-react/icons/pen-line'
import { useEffect, useId, useRef, useState } from 'react'

import type { Blank } from '../shared/content/blanks.ts'
import s from './toolbar.module.css'

interface BlanksListProps {
  readonly blanks: readonly Blank[]
  readonly onGo: (blank: Blank) => void
}

/** 'Belum diisi': the facts that the letter still lacks, each a way to its place. */
export const BlanksList = ({ blanks, onGo }: BlanksListProps) => {
  const [open, setOpen] = useState(false)
  const listId = useId()
  const box = useRef<HTMLDivElement>(null)

  useEffect(() => {
    if (!open) return
    const close = (event: Event): void => {
      if (event instanceof KeyboardEvent ? event.key === 'Escape' : !box.current?.contains(event.target as Node)) {
        setOpen(false)
      }
    }
    document.addEventListener('pointerdown', close)
    document.addEventListener('keydown', close)
    return () => {
      document.removeEventListener('pointerdown', close)
      document.removeEventListener('keydown', close)
    }
  }, [open])

  const total = blanks.reduce((sum, { count }) => sum + count, 0)
  if (total === 0) return null
  return (
    <div className={s.blanks} ref={box}>
      <button
        type="button"
        className={s.blanksKey}
        title="Belum diisi"
        aria-expanded={open}
        aria-controls={listId}
        onClick={() => setOpen(!open)}
      >
        <PenLine size={16} strokeWidth={1.9} aria-hidden="true" />
        <span className={s.long}>Belum diisi </span>
        <span className="num">{total}</span>
      </button>
      {open ? (
        <ul id={listId} className={s.blanksList} aria-label="Belum diisi">
          {blanks.map((blank) => (
            <li key={blank.text}>
              <button
                type="button"
                onClick={() => {
                  setOpen(false)
                  onGo(blank)
                }}
              >
                {blank.name}
                {blank.count > 1 ? <span className={s.count}>{blank.count} kali</span> : null}
              </button>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  )
}
