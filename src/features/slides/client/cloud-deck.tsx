import ExternalLink from 'lucide-react/icons/external-link'
import { useState } from 'react'
import { createPortal } from 'react-dom'

import { DriveKey } from '#core/items/client/drive-key.tsx'
import type { EditorProps } from '#core/items/client/editor-props.ts'
import { useItem } from '#core/items/client/items.api.ts'
import { Segment } from '#core/ui/client/segment.tsx'
import { useWidthClass } from '#core/ui/client/viewport.ts'
import { cloudAddress } from './cloud-address.ts'
import s from './cloud-deck.module.css'
import { SlideEditor } from './slide-editor.tsx'

const views = [
  { view: 'ours', name: 'Editor Juragan' },
  { view: 'cloud', name: 'Google Slides' },
] as const

/**
 * Our own slide editor first; where the deck has a copy at Google Slides, a look at it beside ours, with a link for
 * browsers and accounts that cannot be shown it in a frame (P2 §2.8, resolutions 4). 'Save to Drive' stands in the
 * canvas's bar, and floats over the frame; on phones it is in the menu.
 */
export const DeckCanvas = (props: EditorProps) => {
  const { item, barSlot } = props
  const [wantsCloud, setCloud] = useState(false)
  const phone = useWidthClass() === 'mobile'
  // Not of the item that was opened: the first copy may be made while it is open.
  const { data: latest } = useItem(item.id)
  const address = cloudAddress((latest ?? item).metadata['googleDriveUrl'])
  const isCloud = wantsCloud && address !== null
  const deck = { itemId: item.id, title: (latest ?? item).title, emits: true } as const
  return (
    <div className={s.canvas}>
      {barSlot && !phone ? createPortal(<DriveKey {...deck} look="bar" />, barSlot) : null}
      {address ? (
        <div className={s.line}>
          <Segment
            legend="Versi presentasi"
            views={views}
            chosen={isCloud ? 'cloud' : 'ours'}
            onChoose={(view) => setCloud(view === 'cloud')}
          />
          <a href={address.open} target="_blank" rel="noreferrer">
            <ExternalLink size={16} strokeWidth={1.9} aria-hidden="true" />
            Buka di Google Slides
          </a>
        </div>
      ) : null}
      {/* Our editor stays mounted behind: its history is kept. */}
      <div className={s.editor} hidden={isCloud}>
        <SlideEditor {...props} />
      </div>
      {isCloud ? (
        <div className={s.cloud}>
          <iframe
            className={s.frame}
            src={address.embed}
            title="Presentasi di Google Slides"
            allowFullScreen
            // oxlint-disable-next-line react/iframe-missing-sandbox -- the frame's own origin is Google's, never ours
            sandbox="allow-scripts allow-same-origin allow-popups"
          />
          <DriveKey {...deck} look="floating" />
        </div>
      ) : null}
    </div>
  )
}
