import Share2 from 'lucide-react/icons/share-2'

import { lazyPart } from '#core/ui/client/lazy-part.ts'
import type { ItemKind } from '../shared/kinds.ts'
import { BarDialogKey, DialogWait } from './bar-dialog-key.tsx'
import type { ShareDialogProps } from './share-dialog.tsx'
import { closeSharing, openSharing, useSharing } from './shares.api.ts'

/** Loaded with the first sharing. */
const dialogPart = lazyPart<ShareDialogProps>(
  async () => (await import('./share-dialog.tsx')).ShareDialog,
  ({ ShareDialog }) => ShareDialog,
)

/** Kinds with pages that a reader may be given; a website is published and a till is for its staff. */
const shared: ReadonlySet<ItemKind> = new Set<ItemKind>(['document', 'presentation', 'analysis'])

interface ShareKeyProps {
  readonly itemId: string
  readonly kind: ItemKind
  readonly phone: boolean
}

/** 'Bagikan' in the canvas's bar. On phones the letter's own list of keys has it: the bar needs its room for the name. */
export const ShareKey = ({ itemId, kind, phone }: ShareKeyProps) => {
  const isOpen = useSharing((state) => state.itemId === itemId)
  if (!shared.has(kind)) return null
  return (
    <>
      {phone && kind === 'document' ? null : (
        <BarDialogKey
          label="Bagikan"
          title="Bagikan lewat tautan, WhatsApp, atau e-mail"
          Icon={Share2}
          prefetch={dialogPart.prefetch}
          onPress={() => openSharing(itemId)}
        />
      )}
      {isOpen ? (
        <dialogPart.Place fallback={<DialogWait>Membuka…</DialogWait>} itemId={itemId} onClose={closeSharing} />
      ) : null}
    </>
  )
}
