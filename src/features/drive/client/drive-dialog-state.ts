import { create } from 'zustand'

/** What stands in the workspace's address after Google sent its owner back. */
export type ConnectionOutcome = { readonly isConnected: true } | { readonly isConnected: false; readonly code: string }

interface DriveDialogState {
  readonly isOpen: boolean
  /** The file at which it opens; null is the top. */
  readonly fileId: string | null
  /** How a connection ended, to be told in the dialog. */
  readonly outcome: ConnectionOutcome | null
}

/** Whether the drive lies over the workspace. */
export const useDriveDialog = create<DriveDialogState>(() => ({ isOpen: false, fileId: null, outcome: null }))

/** Opens the drive, at a file where one is named. */
export const openDrive = (fileId: string | null = null): void =>
  useDriveDialog.setState({ isOpen: true, fileId, outcome: null })

export const closeDrive = (): void => useDriveDialog.setState({ isOpen: false, fileId: null, outcome: null })

const linkPath = /^\/drive\/(drv_[a-z0-9]{1,40})$/

/** What an address asks of the drive: a file's link, or the way back from Google. Null where it asks nothing. */
export const askedOfDrive = (
  address: string,
): { readonly fileId: string | null; readonly outcome: ConnectionOutcome | null } | null => {
  const { pathname, searchParams } = new URL(address)
  const fileId = linkPath.exec(pathname)?.[1]
  if (fileId !== undefined) return { fileId, outcome: null }
  const outcome = searchParams.get('drive')
  if (outcome === 'terhubung') return { fileId: null, outcome: { isConnected: true } }
  if (outcome === 'gagal')
    return { fileId: null, outcome: { isConnected: false, code: searchParams.get('sebab') ?? '' } }
  return pathname.startsWith('/drive/') || outcome !== null ? { fileId: null, outcome: null } : null
}

/** The address without what asked for the drive: a reload does not open it again. */
export const addressWithoutDrive = (address: string): string => {
  const url = new URL(address)
  for (const name of ['drive', 'sebab']) url.searchParams.delete(name)
  const path = url.pathname.startsWith('/drive/') ? '/' : url.pathname
  return `${path}${url.search}${url.hash}`
}
