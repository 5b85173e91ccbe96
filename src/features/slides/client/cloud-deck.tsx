import ExternalLink from 'lucide-react/icons/external-link'
import { useState } from 'react'

import type { EditorProps } from '#core/items/client/editor-props.ts'
import { cloudAddress } from './cloud-address.ts'
import s from './cloud-deck.module.css'
import { SlideEditor } from './slide-editor.tsx'

/**
 * Our own slide editor first; where the deck has a copy at Google Slides, a look at it beside ours, with a link for
 * browsers and accounts that cannot be shown it in a frame (P2 §2.8, resolutions 4).
 */
export const DeckCanvas = (props: EditorProps) => {
  const [isCloud, setCloud] = useState(false)
  const address = cloudAddress(props.item.metadata['googleDriveUrl'])
  if (address === null) return <SlideEditor {...props} />
  return (
    <div className={s.canvas}>
      <div className={s.line}>
        <fieldset className={s.segment}>
          <legend className="sr">Versi presentasi</legend>
          <button type="button" aria-pressed={!isCloud} onClick={() => setCloud(false)}>
            Editor Juragan
          </button>
          <button type="button" aria-pressed={isCloud} onClick={() => setCloud(true)}>
            Google Slides
          </button>
        </fieldset>
        <a href={address.open} target="_blank" rel="noreferrer">
          <ExternalLink size={16} strokeWidth={1.9} aria-hidden="true" />
          Buka di Google Slides
        </a>
      </div>
      {/* Our editor stays mounted behind: its history is kept. */}
      <div className={s.editor} hidden={isCloud}>
        <SlideEditor {...props} />
      </div>
      {isCloud ? (
        <iframe
          className={s.frame}
          src={address.embed}
          title="Presentasi di Google Slides"
          allowFullScreen
          // oxlint-disable-next-line react/iframe-missing-sandbox -- the frame's own origin is Google's, never ours
          sandbox="allow-scripts allow-same-origin allow-popups"
        />
      ) : null}
    </div>
  )
}
