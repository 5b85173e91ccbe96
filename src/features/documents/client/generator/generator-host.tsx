import { useEffect, useRef } from 'react'

import { DialogOpening } from '#core/ui/client/dialog-opening.tsx'
import { lazyPart } from '#core/ui/client/lazy-part.ts'

import type { GeneratorDialogProps } from './generator-dialog.tsx'
import { closeGenerator, knowWriter, useGeneratorDoor } from './generator-door.ts'

const dialogPart = lazyPart<GeneratorDialogProps>(
  async () => (await import('./generator-dialog.tsx')).GeneratorDialog,
  ({ GeneratorDialog }) => GeneratorDialog,
)

interface GeneratorHostProps {
  /** Who writes here; a description goes with its writer. Null for a guest, undefined until it is known who is here. */
  readonly personId: string | null | undefined
  readonly onLogin: () => void
  readonly onOpenItem: (itemId: string) => void
}

/** The generator's place in the workspace; its code comes when it is first opened. */
export const GeneratorHost = ({ personId, onLogin, onOpenItem }: GeneratorHostProps) => {
  const isOpen = useGeneratorDoor((door) => door.isOpen)
  const isPressedEarly = useRef(false)
  useEffect(() => {
    if (personId !== undefined) knowWriter(personId)
  }, [personId])
  // A key pressed before it is known who is here waits for that, and asks a guest to sign in. An owner whose session
  // ends later keeps the generator open with what was written.
  useEffect(() => {
    if (personId === undefined) isPressedEarly.current = isOpen
    else if (isPressedEarly.current) {
      isPressedEarly.current = false
      if (personId === null) {
        closeGenerator()
        onLogin()
      }
    }
  }, [isOpen, personId, onLogin])
  if (!isOpen) return null
  if (personId === undefined) return <DialogOpening onClose={closeGenerator} />
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
