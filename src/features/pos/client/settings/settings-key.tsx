import Settings from 'lucide-react/icons/settings'
import { useState } from 'react'

import type { Item } from '#core/items/shared/item.ts'
import { Button } from '#core/ui/client/button.tsx'
import { lazyPart } from '#core/ui/client/lazy-part.ts'
import { Spinner } from '#core/ui/client/spinner.tsx'
import type { SettingsDialogProps } from './settings-dialog.tsx'

const dialog = lazyPart<SettingsDialogProps>(
  async () => (await import('./settings-dialog.tsx')).SettingsDialog,
  (module) => module['SettingsDialog'],
)

/** Opens what the owner decides for the till. */
export const SettingsKey = ({ item, label = 'Pengaturan kasir' }: { readonly item: Item; readonly label?: string }) => {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button
        look="quiet"
        icon={<Settings size={18} strokeWidth={1.75} aria-hidden="true" />}
        onPointerEnter={dialog.prefetch}
        onClick={() => setOpen(true)}
      >
        {label}
      </Button>
      {isOpen ? <dialog.Place item={item} onClose={() => setOpen(false)} fallback={<Spinner />} /> : null}
    </>
  )
}
