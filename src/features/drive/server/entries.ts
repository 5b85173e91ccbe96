import type { DriveEntry } from '../shared/drive.contract.ts'
import { linkOf } from './embedded-drive.ts'
import type { FileRow } from './files.repo.ts'

/** A file or folder as callers read it. */
export const entryOf = (row: FileRow, publicUrl: string): DriveEntry => ({
  id: row.id,
  parentId: row.parentId,
  isFolder: row.isFolder,
  name: row.name,
  mediaType: row.mediaType,
  size: row.size,
  itemId: row.itemId,
  itemVersion: row.itemVersion,
  url: linkOf(publicUrl, row.id),
  createdAt: row.createdAt.toISOString(),
  modifiedAt: row.modifiedAt.toISOString(),
  deletedAt: row.deletedAt?.toISOString() ?? null,
})
