import HistoryIcon from 'lucide-react/icons/history'
import { useState } from 'react'

import { lazyPart } from '#core/ui/client/lazy-part.ts'
import type { Item } from '../shared/item.ts'
import { BarDialogKey, DialogWait } from './bar-dialog-key.tsx'
import type { KindEditor } from './editor-props.ts'
import type { Saver } from './saver.ts'
import { useRestoring } from './use-restoring.ts'
import type { VersionsPanelProps } from './versions-panel.tsx'

/** Loaded with the first look at a history. */
const panelPart = lazyPart<VersionsPanelProps>(
  async () => (await import('./versions-panel.tsx')).VersionsPanel,
  ({ VersionsPanel }) => VersionsPanel,
)

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
      <BarDialogKey
        label="Riwayat"
        title="Riwayat versi"
        Icon={HistoryIcon}
        prefetch={panelPart.prefetch}
        onPress={() => setOpen(true)}
      />
      {isOpen ? (
        <panelPart.Place
          fallback={<DialogWait>Membuka riwayat…</DialogWait>}
          item={item}
          readableText={readableText}
          restoring={restoring}
          onClose={() => setOpen(false)}
        />
      ) : null}
    </>
  )
}
