import { DialogShell } from '#core/ui/client/dialog-shell.tsx'

import { GeneratorView } from './generator-view.tsx'

export interface GeneratorDialogProps {
  readonly onOpen: (itemId: string) => void
  readonly onClose: () => void
}

/** The generator over the workspace. Closing it while it writes ends the writing, which costs nothing then. */
export const GeneratorDialog = ({ onOpen, onClose }: GeneratorDialogProps) => (
  <DialogShell title="Dokumen baru" size="wide" onClose={onClose}>
    <GeneratorView onOpen={onOpen} onClose={null} />
  </DialogShell>
)
