import { lazyPart } from '#core/ui/client/lazy-part.ts'

import type { GeneratorDialogProps } from './generator-dialog.tsx'
import { closeGenerator, useGeneratorDoor } from './generator-door.ts'

const dialogPart = lazyPart<GeneratorDialogProps>(
  async () => (await import('./generator-dialog.tsx')).GeneratorDialog,
  ({ GeneratorDialog }) => GeneratorDialog,
)

/** The generator's place in the workspace; its code comes when it is first opened. */
export const GeneratorHost = ({ onOpenItem }: { readonly onOpenItem: (itemId: string) => void }) => {
  const isOpen = useGeneratorDoor((door) => door.isOpen)
  if (!isOpen) return null
  return (
    <dialogPart.Place
      fallback={null}
      onOpen={(itemId) => {
        closeGenerator()
        onOpenItem(itemId)
      }}
      onClose={closeGenerator}
    />
  )
}
