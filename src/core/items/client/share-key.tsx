import Share2 from 'lucide-react/icons/share-2'

import { Button } from '#core/ui/client/button.tsx'
import { lazyPart } from '#core/ui/client/lazy-part.ts'
import { Spinner } from '#core/ui/client/spinner.tsx'
import type { ItemKind } from '../shared/kinds.ts'
import s from './canvas-frame.module.css'
import type { ShareDialogProps } from './share-dialog.tsx'
import { closeSharing, openSharing, useSharing } from './shares.api.ts'

/** Loaded with the first sharing. */
const dialogPart = lazyPart<ShareDialogProps>(async () => (await import('./share-dialog.tsx')).ShareDialog)

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
        <Button
          look="quiet"
          className={s.history}
          aria-label="Bagikan"
          title="Bagikan lewat tautan, WhatsApp, atau e-mail"
          aria-haspopup="dialog"
          icon={<Share2 size={18} strokeWidth={1.75} aria-hidden="true" />}
          onPointerEnter={dialogPart.prefetch}
          onClick={() => openSharing(itemId)}
        >
          <span className={s.historyWord}>Bagikan</span>
        </Button>
      )}
      {isOpen ? (
        <dialogPart.Place
          fallback={
            <output className={s.historyWait}>
              <Spinner /> Membuka…
            </output>
          }
          itemId={itemId}
          onClose={closeSharing}
        />
      ) : null}
    </>
  )
}
