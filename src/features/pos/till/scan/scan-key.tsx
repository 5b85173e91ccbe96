import ScanBarcode from 'lucide-react/icons/scan-barcode'
import { useState } from 'react'

import { Button } from '#core/ui/client/button.tsx'
import { lazyPart } from '#core/ui/client/lazy-part.ts'
import { Spinner } from '#core/ui/client/spinner.tsx'
import { Modal } from '../modal.tsx'
import type { ScanDialogProps } from './scan-dialog.tsx'
import s from './scan-key.module.css'

const dialog = lazyPart<ScanDialogProps>(
  async () => (await import('./scan-dialog.tsx')).ScanDialog,
  (module) => module['ScanDialog'],
)

const Opening = ({ onClose }: { readonly onClose: () => void }) => (
  <Modal title="Pindai barcode" onClose={onClose}>
    <output className={s.wait}>
      <Spinner /> Membuka pemindai…
    </output>
  </Modal>
)

/** Opens the camera; nothing of it is loaded before. */
export const ScanKey = (props: Omit<ScanDialogProps, 'onClose'>) => {
  const [isOpen, setOpen] = useState(false)
  const close = (): void => setOpen(false)
  return (
    <>
      <Button
        touch
        className={s.key}
        icon={<ScanBarcode size={22} strokeWidth={1.75} aria-hidden="true" />}
        onClick={() => setOpen(true)}
      >
        Pindai
      </Button>
      {isOpen ? <dialog.Place {...props} onClose={close} fallback={<Opening onClose={close} />} /> : null}
    </>
  )
}
