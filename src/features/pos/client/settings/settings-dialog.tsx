import type { Item } from '#core/items/shared/item.ts'
import { DialogShell } from '#core/ui/client/dialog-shell.tsx'
import { LocationsSection } from '../locations/locations-section.tsx'
import { TimeZoneSection } from '../locations/time-zone-section.tsx'
import { ChargesSection } from './charges-section.tsx'
import { DebtSection } from './debt-section.tsx'
import { KitchenSection } from './kitchen-section.tsx'
import { PinSection } from './pin-section.tsx'
import { QrisSection } from './qris-section.tsx'
import { ReceiptSection } from './receipt-section.tsx'
import { RoundingSection } from './rounding-section.tsx'
import { useTillSettings } from './settings.api.ts'
import { Unread } from '../parts/unread.tsx'
import s from './settings.module.css'

export interface SettingsDialogProps {
  readonly item: Item
  readonly onClose: () => void
}

/** What the owner decides for the till: a section for each thing. */
export const SettingsDialog = ({ item, onClose }: SettingsDialogProps) => {
  const { data: settings, error, refetch, isFetching } = useTillSettings(item.id)
  return (
    <DialogShell title="Pengaturan kasir" size="narrow" onClose={onClose}>
      <div className={s.body}>
        {settings ? (
          <>
            <QrisSection itemId={item.id} qris={settings.qris} />
            <ChargesSection itemId={item.id} settings={settings} />
            <RoundingSection itemId={item.id} settings={settings} />
            <PinSection itemId={item.id} settings={settings} />
            <DebtSection itemId={item.id} settings={settings} />
            <ReceiptSection item={item} settings={settings} />
            <KitchenSection itemId={item.id} settings={settings} />
            <LocationsSection item={item} />
            <TimeZoneSection itemId={item.id} settings={settings} />
          </>
        ) : (
          <Unread error={error} isFetching={isFetching} waitText="Membuka pengaturan…" onAgain={() => void refetch()} />
        )}
      </div>
    </DialogShell>
  )
}
