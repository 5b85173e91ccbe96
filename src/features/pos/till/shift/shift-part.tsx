import { lazyPart } from '#core/ui/client/lazy-part.ts'
import { Spinner } from '#core/ui/client/spinner.tsx'
import { Modal } from '../modal.tsx'
import type { ShiftDialogProps } from './shift-dialog.tsx'

const dialog = lazyPart<ShiftDialogProps>(
  async () => (await import('./shift-dialog.tsx')).ShiftDialog,
  (module) => module['ShiftDialog'],
)

/** The dialog of the shift; nothing of it is loaded before. */
export const ShiftPart = (props: ShiftDialogProps) => (
  <dialog.Place
    {...props}
    fallback={
      <Modal title="Shift" onClose={props.onClose}>
        <output>
          <Spinner /> Membuka shift…
        </output>
      </Modal>
    }
  />
)
