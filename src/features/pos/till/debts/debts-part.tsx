import { lazyPart } from '#core/ui/client/lazy-part.ts'
import { Spinner } from '#core/ui/client/spinner.tsx'
import { Modal } from '../modal.tsx'
import type { DebtsDialogProps } from './debts-dialog.tsx'

const dialog = lazyPart<DebtsDialogProps>(
  async () => (await import('./debts-dialog.tsx')).DebtsDialog,
  (module) => module['DebtsDialog'],
)

/** The dialog of debts; nothing of it is loaded before. */
export const DebtsPart = (props: DebtsDialogProps) => (
  <dialog.Place
    {...props}
    fallback={
      <Modal title="Kasbon" onClose={props.onClose}>
        <output>
          <Spinner /> Membuka daftar kasbon…
        </output>
      </Modal>
    }
  />
)
