import type { KitchenLine, KitchenOrder } from '../../shared/kitchen/kitchen-order.ts'
import type { TillShop } from '../../shared/till.contract.ts'
import { Modal } from '../modal.tsx'
import { KitchenPanel } from './kitchen-panel.tsx'

interface KitchenDialogProps {
  readonly order: KitchenOrder
  readonly shop: TillShop
  readonly onTold: (lines: readonly KitchenLine[]) => void
  readonly onClose: () => void
}

/** The slip for the kitchen while the order is open. */
export const KitchenDialog = ({ onClose, ...panel }: KitchenDialogProps) => (
  <Modal title="Slip dapur" onClose={onClose}>
    <KitchenPanel {...panel} />
  </Modal>
)
