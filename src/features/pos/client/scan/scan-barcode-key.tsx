import ScanBarcode from 'lucide-react/icons/scan-barcode'
import { useState } from 'react'

import { IconButton } from '#core/ui/client/button.tsx'
import { lazyPart } from '#core/ui/client/lazy-part.ts'
import type { ScanBarcodeDialogProps } from './scan-barcode-dialog.tsx'

const dialog = lazyPart<ScanBarcodeDialogProps>(
  async () => (await import('./scan-barcode-dialog.tsx')).ScanBarcodeDialog,
  (module) => module['ScanBarcodeDialog'],
)

/** Fills a barcode in by the camera; nothing of it is loaded before it is tapped. */
export const ScanBarcodeKey = ({ onCode }: { readonly onCode: (code: string) => void }) => {
  const [isOpen, setOpen] = useState(false)
  const close = (): void => setOpen(false)
  const take = (code: string): void => {
    onCode(code)
    close()
  }
  return (
    <>
      <IconButton label="Pindai barcode" onClick={() => setOpen(true)}>
        <ScanBarcode size={22} strokeWidth={1.75} aria-hidden="true" />
      </IconButton>
      {isOpen ? <dialog.Place onCode={take} onClose={close} fallback={null} /> : null}
    </>
  )
}
