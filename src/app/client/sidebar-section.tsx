import ChevronDown from 'lucide-react/icons/chevron-down'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { useId, useState } from 'react'

import s from './sidebar.module.css'
import { SidebarEntry, type SidebarEntryFacts } from './sidebar-entry.tsx'

/** As many entries of a section are shown at first (P1 §9). */
const shownAtFirst = 5

interface SidebarSectionProps {
  readonly title: string
  readonly startsOpen?: boolean
  /** Undefined while the list is loading. */
  readonly entries: readonly SidebarEntryFacts[] | undefined
  readonly empty: string
  /** The key that shows the rest: '+4 dokumen lainnya'. */
  readonly more: (rest: number) => string
  /** The entry that stands in the canvas (filled petal) or is the running chat (outlined petal). */
  readonly current: string | null
  readonly mark: 'open' | 'here'
}

const LoadingLines = () => (
  <div className={s.lines} aria-busy="true">
    <span className="sr">Memuat…</span>
    <i />
    <i />
    <i />
  </div>
)

/** One collapsible list of the sidebar. */
export const SidebarSection = ({
  title,
  startsOpen = false,
  entries,
  empty,
  more,
  current,
  mark,
}: SidebarSectionProps) => {
  const [isOpen, setOpen] = useState(startsOpen)
  const [showsAll, setShowsAll] = useState(false)
  const listId = useId()
  const Chevron = isOpen ? ChevronDown : ChevronRight
  const shown = showsAll ? entries : entries?.slice(0, shownAtFirst)
  const rest = (entries?.length ?? 0) - (shown?.length ?? 0)
  return (
    <section className={s.section}>
      <button
        type="button"
        className={s.sectionKey}
        aria-expanded={isOpen}
        aria-controls={isOpen ? listId : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        <Chevron size={16} strokeWidth={1.9} aria-hidden="true" />
        <span>{title}</span>
        {entries === undefined ? null : <span className={`num ${s.count}`}>{entries.length}</span>}
      </button>
      {isOpen ? (
        <div id={listId}>
          {shown === undefined ? <LoadingLines /> : null}
          {shown?.length === 0 ? <p className={s.none}>{empty}</p> : null}
          {shown === undefined || shown.length === 0 ? null : (
            <ul>
              {shown.map((entry) => (
                <SidebarEntry key={entry.id} entry={entry} mark={entry.id === current ? mark : null} />
              ))}
            </ul>
          )}
          {rest > 0 ? (
            <button type="button" className={s.more} onClick={() => setShowsAll(true)}>
              {more(rest)}
            </button>
          ) : null}
        </div>
      ) : null}
    </section>
  )
}
