import ChevronRight from 'lucide-react/icons/chevron-right'
import CircleAlert from 'lucide-react/icons/circle-alert'
import CloudOff from 'lucide-react/icons/cloud-off'

import type { StateLine as Line } from './outbox-words.ts'
import s from './state-line.module.css'

const icon = { size: 18, strokeWidth: 1.75, 'aria-hidden': true } as const

/** What the seller has to know about the network, in one line; a tap shows the sales behind it. */
export const StateLine = ({ line, onMore }: { readonly line: Line; readonly onMore: () => void }) => {
  const words = (
    <>
      {line.tone === 'error' ? <CircleAlert {...icon} /> : <CloudOff {...icon} />}
      <span>{line.text}</span>
    </>
  )
  return (
    <div className={s.line} data-tone={line.tone} role={line.tone === 'error' ? 'alert' : 'status'}>
      {line.hasMore ? (
        <button type="button" onClick={onMore}>
          {words}
          <ChevronRight {...icon} />
        </button>
      ) : (
        <p>{words}</p>
      )}
    </div>
  )
}
