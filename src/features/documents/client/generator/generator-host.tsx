import { useEffect } from 'react'

import { DialogOpening } from '#core/ui/client/dialog-opening.tsx'
import { lazyPart } from '#core/ui/client/lazy-part.ts'

import type { GeneratorDialogProps } from './generator-dialog.tsx'
import { closeGenerator, knowWriter, useGeneratorDoor } from './generator-door.ts'

const dialogPart = lazyPart<GeneratorDialogProps>(
  async () => (await import('./generator-dialog.tsx')).GeneratorDialog,
  ({ GeneratorDialog }) => GeneratorDialog,
)

interface GeneratorHostProps {
  /** Who writes here; a description goes with its writer. Null while nobody is known. */
  readonly personId: string | null
  readonly onOpenItem: (itemId: string) => void
}

/** The generator's place in the workspace; its code comes when it is first opened. */
export const GeneratorHost = ({ personId, onOpenItem }: GeneratorHostProps) => {
  const isOpen = useGeneratorDoor((door) => door.isOpen)
  useEffect(() => {
    knowWriter(personId)
  }, [personId])
  if (!isOpen) return null
  return (
    <dialogPart.Place
      fallback={<DialogOpening onClose={closeGenerator} />}
      onOpen={(itemId) => {
        closeGenerator()
        onOpenItem(itemId)
      }}
      onClose={closeGenerator}
    />
  )
}
