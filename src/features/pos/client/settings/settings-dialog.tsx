import { toAppError } from '#core/errors/shared/app-error.ts'
import type { Item } from '#core/items/shared/item.ts'
import { errorText } from '#core/text/shared/error-texts.ts'
import { Button } from '#core/ui/client/button.tsx'
import { DialogShell } from '#core/ui/client/dialog-shell.tsx'
import { Spinner } from '#core/ui/client/spinner.tsx'
import { LocationsSection } from '../locations/locations-section.tsx'
import { TimeZoneSection } from '../locations/time-zone-section.tsx'
import { QrisSection } from './qris-section.tsx'
import { ReceiptSection } from './receipt-section.tsx'
import { useTillSettings } from './settings.api.ts'
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
            <ReceiptSection item={item} settings={settings} />
            <LocationsSection item={item} />
            <TimeZoneSection itemId={item.id} settings={settings} />
          </>
        ) : error ? (
          <div className={s.problem} role="alert">
            <p>{errorText(toAppError(error).code, toAppError(error).details)}</p>
            <Button waiting={isFetching} onClick={() => void refetch()}>
              Coba lagi
            </Button>
          </div>
        ) : (
          <output className={s.wait}>
            <Spinner /> Membuka pengaturan…
          </output>
        )}
      </div>
    </DialogShell>
  )
}
