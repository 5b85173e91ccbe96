import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'

import { saveDeckEvent } from '#core/items/client/drive-key.tsx'
import { itemQuery } from '#core/items/client/items.api.ts'
import { DialogOpening } from '#core/ui/client/dialog-opening.tsx'
import { lazyPart } from '#core/ui/client/lazy-part.ts'

import type { DriveDialogProps } from './drive-dialog.tsx'
import { addressWithoutDrive, askedOfDrive, closeDrive, useDriveDialog } from './drive-dialog-state.ts'

const dialogPart = lazyPart<DriveDialogProps>(
  async () => (await import('./drive-dialog.tsx')).DriveDialog,
  ({ DriveDialog }) => DriveDialog,
)

interface DriveHostProps {
  /** Null while nobody knows yet who is here. */
  readonly signedIn: boolean | null
  /** The item in the canvas. */
  readonly openItemId: string | null
  readonly onLogin: () => void
  readonly onOpenItem: (itemId: string) => void
}

/** Opens what the page's address asks of the drive, once; a tab that came back from Google tells the others. */
const useAddress = (): void => {
  useEffect(() => {
    const asked = askedOfDrive(location.href)
    if (asked === null) return
    history.replaceState(history.state, '', addressWithoutDrive(location.href))
    const { outcome, fileId } = asked
    if (outcome === null && fileId === null) return
    useDriveDialog.setState({ isOpen: true, fileId, outcome })
    if (outcome) void import('./connect-google.ts').then(({ tellOutcome }) => tellOutcome(outcome))
  }, [])
}

/** The drive's place in the workspace: its dialog, and the listener that saves the open deck (P2 §4). */
export const DriveHost = ({ signedIn, openItemId, onLogin, onOpenItem }: DriveHostProps) => {
  const queries = useQueryClient()
  const { isOpen, fileId, outcome } = useDriveDialog()
  useAddress()

  useEffect(() => {
    const save = async (): Promise<void> => {
      const deck = openItemId === null ? undefined : queries.getQueryData(itemQuery(openItemId).queryKey)
      if (deck?.kind !== 'presentation') return
      const { saveToDrive } = await import('./drive-saves.ts')
      await saveToDrive(queries, { itemId: deck.id, title: deck.title })
    }
    const listen = (): void => void save()
    window.addEventListener(saveDeckEvent, listen)
    return () => window.removeEventListener(saveDeckEvent, listen)
  }, [openItemId, queries])

  useEffect(() => {
    if (openItemId === null) return
    void import('./drive-saves.ts').then(({ useDriveSaves }) => useDriveSaves.setState({ onLogin }))
  }, [onLogin, openItemId])

  if (!isOpen) return null
  if (signedIn === null) return <DialogOpening onClose={closeDrive} />
  return (
    <dialogPart.Place
      fallback={<DialogOpening onClose={closeDrive} />}
      signedIn={signedIn}
      fileId={fileId}
      outcome={outcome}
      onLogin={onLogin}
      onOpenItem={(itemId) => {
        closeDrive()
        onOpenItem(itemId)
      }}
      onClose={closeDrive}
    />
  )
}
