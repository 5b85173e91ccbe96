/** A file as a drive tells of it. */
export interface DriveObject {
  readonly id: string
  /** Where its owner opens it. */
  readonly url: string
  readonly name: string
  /** Its owner gave it this name: it is kept. */
  readonly isOwnersName: boolean
}

/** What a file becomes in a drive that has editors of its own. */
export type DriveConversion = 'document' | 'presentation' | null

export interface DriveUpload {
  readonly name: string
  readonly mediaType: string
  readonly bytes: Uint8Array
  readonly convertTo: DriveConversion
  /** Names what is uploaded: a file whose answer was lost is found again by it. */
  readonly mark: string
  readonly source: { readonly itemId: string; readonly version: number }
}

/** What to do with the name of a file that is replaced. */
export interface Replacement {
  readonly fileId: string
  /** The name that we gave last; a file of another name was renamed by its owner and keeps that. */
  readonly givenName: string | null
}

/** One talk with a drive: whose it is, and how it ends early. */
export interface DriveCall {
  readonly ownerId: string
  /** Aborted with the AppError that is to be told. */
  readonly signal: AbortSignal
  /** Told after each part that has arrived. */
  readonly onProgress?: (sent: number, total: number) => void
}

export interface DriveExport {
  readonly name: string
  readonly mediaType: string
  readonly bytes: Uint8Array
}

/**
 * Where copies of items are kept (design §3, Outbound ports). Failures are AppErrors: `drive_object_not_found`,
 * `drive_unauthorized` (the permission is gone), `drive_not_connected`, `drive_retry_limit`, `drive_canceled`,
 * `drive_full`, `drive_refused`, `drive_unreadable`.
 */
export interface Drive {
  readonly name: 'embedded' | 'google'
  /** Throws where nothing can be saved for this owner at all; changes nothing. */
  check(ownerId: string): Promise<void>
  /** The file that carries a mark; null where there is none, or it was thrown away. */
  findMarked(call: DriveCall, mark: string): Promise<DriveObject | null>
  create(call: DriveCall, upload: DriveUpload): Promise<DriveObject>
  /** Puts new bytes into a file. Throws `drive_object_not_found` where it was deleted. */
  replace(call: DriveCall, upload: DriveUpload, replacement: Replacement): Promise<DriveObject>
  /** A document of the drive as a Word file. */
  exportDocx(call: DriveCall, fileId: string): Promise<DriveExport>
}
