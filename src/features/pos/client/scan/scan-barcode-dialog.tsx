import { createPortal } from 'react-dom'

import { ScanView } from '#core/ui/client/codes/scan-view.tsx'
import { DialogShell } from '#core/ui/client/dialog-shell.tsx'
import { DialogBody } from '#core/ui/client/dialog-body.tsx'

export interface ScanBarcodeDialogProps {
  readonly onCode: (code: string) => void
  readonly onClose: () => void
}

/** The camera until the first barcode is read. It stands outside of the field and the form that it fills in. */
export const ScanBarcodeDialog = ({ onCode, onClose }: ScanBarcodeDialogProps) =>
  createPortal(
    <DialogShell title="Pindai barcode" size="narrow" onClose={onClose}>
      <DialogBody>
        <ScanView kinds="goods" onCode={onCode} />
        <p>Arahkan barcode barang ke kotak. Kodenya langsung terisi.</p>
      </DialogBody>
    </DialogShell>,
    document.body,
  )
