import HistoryIcon from 'lucide-react/icons/history'
import { useState } from 'react'

import { Button } from '#core/ui/client/button.tsx'
import { lazyPart } from '#core/ui/client/lazy-part.ts'
import { Spinner } from '#core/ui/client/spinner.tsx'
import type { Item } from '../shared/item.ts'
import s from './canvas-frame.module.css'
import type { KindEditor } from './editor-props.ts'
import type { Saver } from './saver.ts'
import { useRestoring } from './use-restoring.ts'
import type { VersionsPanelProps } from './versions-panel.tsx'

/** Loaded with the first look at a history. */
const panelPart = lazyPart<VersionsPanelProps>(async () => (await import('./versions-panel.tsx')).VersionsPanel)

interface HistoryKeyProps {
  readonly item: Item
  readonly saver: Saver
  readonly readableText: KindEditor['readableText']
}

/** The quiet key in the canvas's bar that opens the versions of its item. */
export const HistoryKey = ({ item, saver, readableText }: HistoryKeyProps) => {
  const [isOpen, setOpen] = useState(false)
  const restoring = useRestoring(item.id, item.title, saver)
  return (
    <>
      <Button
        look="quiet"
        className={s.history}
        aria-label="Riwayat"
        title="Riwayat versi"
        aria-haspopup="dialog"
        icon={<HistoryIcon size={18} strokeWidth={1.75} aria-hidden="true" />}
        onPointerEnter={panelPart.prefetch}
        onClick={() => setOpen(true)}
      >
        <span className={s.historyWord}>Riwayat</span>
      </Button>
      {isOpen ? (
        <panelPart.Place
          fallback={
            <output className={s.historyWait}>
              <Spinner /> Membuka riwayat…
            </output>
          }
          item={item}
          readableText={readableText}
          restoring={restoring}
          onClose={() => setOpen(false)}
        />
      ) : null}
    </>
  )
}
