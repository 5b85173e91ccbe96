import { useQuery } from '@tanstack/react-query'
import TextQuote from 'lucide-react/icons/text-quote'
import X from 'lucide-react/icons/x'
import { useEffect, useMemo, useState } from 'react'

import { itemQuery } from '#core/items/client/items.api.ts'
import { forgetMarkedPart, useMarkedPart } from '#core/items/client/marked-part.ts'
import { Tile } from '#core/ui/client/tile.tsx'
import { longestSelection, type OpenItemRef } from '../shared/message.ts'
import s from './open-item-chip.module.css'

/** What the next message is about. */
export interface OpenItemTalk {
  /** Null where nothing is open, or the owner has closed the chip: then the message is plain chat. */
  readonly about: OpenItemRef | null
  /** What the server is told: also that an open item is not meant. */
  readonly sent: OpenItemRef | null
  readonly title: string
  readonly kind: Parameters<typeof Tile>[0]['dye']
  readonly close: () => void
}

/** Follows what stands open in the canvas and what is marked in it; `onMarked` goes to the box to write in. */
export const useOpenItemTalk = (openItemId: string | null, onMarked: () => void): OpenItemTalk => {
  const { data: item } = useQuery({ ...itemQuery(openItemId ?? ''), enabled: openItemId !== null })
  const [closed, setClosed] = useState<string | null>(null)
  const marked = useMarkedPart((state) => (state.marked?.itemId === openItemId ? state.marked : null))
  const [seen, setSeen] = useState(marked)
  if (seen !== marked) {
    setSeen(marked)
    if (marked) setClosed(null)
  }
  // Opened anew, it is talked about again.
  if (openItemId === null && closed !== null) setClosed(null)
  useEffect(() => {
    if (!marked) return
    // On a phone the chat comes into sight only now; before that it cannot take the focus.
    const frame = requestAnimationFrame(() => onMarked())
    return () => cancelAnimationFrame(frame)
  }, [marked, onMarked])
  const isClosed = openItemId === null || closed === openItemId || item?.id !== openItemId
  const about = useMemo((): OpenItemRef | null => {
    if (isClosed) return null
    const { text, place } = marked ?? {}
    return {
      id: openItemId,
      ...(text === undefined ? {} : { selection: { text: text.slice(0, longestSelection), place } }),
    }
  }, [isClosed, marked, openItemId])
  const isApart = openItemId !== null && closed === openItemId
  const sent = useMemo(
    (): OpenItemRef | null => about ?? (isApart && openItemId !== null ? { id: openItemId, apart: true } : null),
    [about, isApart, openItemId],
  )
  return { about, sent, title: item?.title ?? '', kind: item?.kind ?? 'document', close: () => setClosed(openItemId) }
}

/** Above the box to write in: the open item, and the marked part of it, each with a key that lets go of it. */
export const OpenItemChip = ({ talk }: { readonly talk: OpenItemTalk }) => {
  const selection = talk.about?.selection?.text
  return (
    <div className={s.chips}>
      <p className={s.chip}>
        <Tile dye={talk.kind} />
        <b className="cut">{talk.title}</b>
        <button
          type="button"
          className={s.close}
          aria-label={`Jangan ubah ${talk.title}, obrolan biasa saja`}
          onClick={() => {
            forgetMarkedPart()
            talk.close()
          }}
        >
          <X size={16} strokeWidth={1.75} aria-hidden="true" />
        </button>
      </p>
      {selection === undefined ? null : (
        <p className={s.chip}>
          <TextQuote size={16} strokeWidth={1.75} aria-hidden="true" />
          <span className="cut">Bagian terpilih: “{selection}”</span>
          <button type="button" className={s.close} aria-label="Lepas bagian terpilih" onClick={forgetMarkedPart}>
            <X size={16} strokeWidth={1.75} aria-hidden="true" />
          </button>
        </p>
      )}
    </div>
  )
}
