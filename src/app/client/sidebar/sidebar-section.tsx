import ChevronDown from 'lucide-react/icons/chevron-down'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { type FocusEvent, useId, useState } from 'react'

import { formatNumber } from '#core/text/shared/rupiah.ts'
import { useGrowingList } from '#core/ui/client/growing-list.ts'

import { type SectionId, useOpenSections } from './open-sections.ts'
import s from './sidebar.module.css'
import { SidebarEntry, type SidebarEntryFacts } from './sidebar-entry.tsx'

/** As many entries of a section are shown at first (P1 §9). */
const shownAtFirst = 5

/** A list that is asked for page by page. */
export interface Pages {
  readonly hasMore: boolean
  readonly isLoading: boolean
  readonly onMore: () => void
}

interface SidebarSectionProps {
  readonly id: SectionId
  readonly title: string
  /** How many there are; undefined while the list is loading. */
  readonly count: number | undefined
  /** Entries from the first one on, as many as are asked for: only what is drawn is worked out. */
  readonly entries: (many: number) => readonly SidebarEntryFacts[]
  /** The list could not be read, and nothing older is at hand. */
  readonly failure?: { readonly text: string; readonly onAgain: () => void } | null
  readonly empty: string
  /** A sentence that works, put into the box of the chat by a tap. */
  readonly example: { readonly text: string; readonly onUse: () => void }
  /** The key that shows the rest: '+4 dokumen lainnya'. */
  readonly more: (rest: number) => string
  readonly pages?: Pages
  /** The entry that stands in the canvas (filled petal) or is the running chat (outlined petal). */
  readonly current: string | null
  readonly mark: 'open' | 'here'
}

const LoadingLines = () => (
  <div className={s.lines} aria-busy="true">
    <span className="sr">Memuat…</span>
    {Array.from({ length: shownAtFirst }, (_, at) => (
      <i key={at} />
    ))}
  </div>
)

type ListProps = Pick<SidebarSectionProps, 'entries' | 'more' | 'pages' | 'current' | 'mark' | 'id'> & {
  readonly count: number
}

/** The entries that are there, five of them until all are wanted, and then as far as one scrolls. */
const List = ({ id, count, entries, more, pages, current, mark }: ListProps) => {
  const [showsAll, setShowsAll] = useState(false)
  const [tabStop, setTabStop] = useState<string | null>(null)
  const { shown: reached, end } = useGrowingList(showsAll ? count : 0, id)
  const shown = entries(showsAll ? reached : shownAtFirst)
  const rest = showsAll ? 0 : count - shown.length
  const stop = [tabStop, current].find((one) => shown.some((entry) => entry.id === one)) ?? shown[0]?.id
  const handleFocus = (event: FocusEvent): void => {
    const place = event.target.closest('[data-id]')
    if (place instanceof HTMLElement) setTabStop(place.dataset['id'] ?? null)
  }
  return (
    <>
      {/* The focus is only watched: Tab comes back to the line it left. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <ul onFocus={handleFocus}>
        {shown.map((entry) => (
          <SidebarEntry
            key={entry.id}
            entry={entry}
            mark={entry.id === current ? mark : null}
            isTabStop={entry.id === stop}
          />
        ))}
      </ul>
      {showsAll ? <div ref={end} /> : null}
      {rest > 0 ? (
        <button type="button" className={s.more} data-line="" onClick={() => setShowsAll(true)}>
          {more(rest)}
        </button>
      ) : pages?.hasMore ? (
        <button
          type="button"
          className={s.more}
          data-line=""
          aria-busy={pages.isLoading}
          onClick={() => {
            setShowsAll(true)
            if (!pages.isLoading) pages.onMore()
          }}
        >
          {pages.isLoading ? 'Memuat…' : 'Chat lebih lama'}
        </button>
      ) : null}
    </>
  )
}

/** One collapsible list of the sidebar. */
export const SidebarSection = (props: SidebarSectionProps) => {
  const { id, title, count, failure, empty, example, pages } = props
  const isOpen = useOpenSections(({ open }) => open[id])
  const setOpen = useOpenSections((sections) => sections.setOpen)
  const listId = useId()
  const Chevron = isOpen ? ChevronDown : ChevronRight
  return (
    <section className={s.section} aria-label={title}>
      <button
        type="button"
        className={s.sectionKey}
        data-line=""
        aria-expanded={isOpen}
        aria-controls={isOpen ? listId : undefined}
        onClick={() => setOpen(id, !isOpen)}
      >
        <Chevron size={16} strokeWidth={1.9} aria-hidden="true" />
        <span className={s.sectionTitle}>{title}</span>
        {count === undefined ? null : (
          <span className={`num ${s.count}`}>{`${formatNumber(count)}${pages?.hasMore ? '+' : ''}`}</span>
        )}
      </button>
      {isOpen ? (
        <div id={listId}>
          {failure ? (
            <div className={s.none} role="alert">
              <p>{failure.text}</p>
              <button type="button" className={s.again} data-line="" onClick={failure.onAgain}>
                Coba lagi
              </button>
            </div>
          ) : count === undefined ? (
            <LoadingLines />
          ) : count === 0 ? (
            <>
              <p className={s.none}>{empty}</p>
              <button type="button" className={s.example} data-line="" onClick={example.onUse}>
                {example.text}
              </button>
            </>
          ) : (
            <List {...props} count={count} />
          )}
        </div>
      ) : null}
    </section>
  )
}
