import * as z from 'zod/mini'

import { defineContract, succeeded } from '#core/http/shared/contract.ts'

import { copyFormats, copyStates, driveNames } from './drive-names.ts'
import { longestName } from './file-names.ts'

const id = z.string().check(z.maxLength(80))
const byId = z.object({ id })
const byItem = z.object({ itemId: id })
const name = z.string().check(z.trim(), z.minLength(1), z.maxLength(longestName))

/** One file or folder of the embedded drive. */
export const driveEntry = z.object({
  id: z.string(),
  parentId: z.nullable(z.string()),
  isFolder: z.boolean(),
  name: z.string(),
  mediaType: z.string(),
  size: z.int(),
  /** The item it is a copy of, and which version of it. */
  itemId: z.nullable(z.string()),
  itemVersion: z.nullable(z.int()),
  /** Its link, which opens and downloads for its owner. */
  url: z.string(),
  createdAt: z.string(),
  modifiedAt: z.string(),
  deletedAt: z.nullable(z.string()),
})
export type DriveEntry = z.infer<typeof driveEntry>

const place = z.object({ id: z.string(), name: z.string() })
export type DrivePlace = z.infer<typeof place>

const googleConnection = z.object({
  account: z.string(),
  connectedAt: z.string(),
  /** The permission is gone: 'Hubungkan lagi'. */
  isRevoked: z.boolean(),
})

/** GET /api/drive: where copies go, what is connected, and how full the embedded drive is. */
export const readDrive = defineContract({
  method: 'get',
  path: '/api/drive',
  access: 'public',
  summary: 'The drive of whoever asks',
  response: succeeded(
    z.object({
      /** Where 'Save to Drive' saves. */
      drive: z.enum(driveNames),
      google: z.nullable(googleConnection),
      used: z.int(),
      quota: z.int(),
    }),
  ),
})
export type DriveFacts = z.infer<typeof readDrive.response>['data']

/** GET /api/drive/files: a folder, what a search finds, or the trash. */
export const listFiles = defineContract({
  method: 'get',
  path: '/api/drive/files',
  access: 'public',
  summary: 'Files and folders of the embedded drive',
  query: z.object({
    folder: z.optional(id),
    search: z.optional(z.string().check(z.maxLength(longestName))),
    trash: z.optional(z.enum(['true', 'false'])),
  }),
  response: succeeded(
    z.object({
      files: z.array(driveEntry),
      /** The way to the folder from the top, the folder last. */
      path: z.array(place),
    }),
  ),
})

export const getFile = defineContract({
  method: 'get',
  path: '/api/drive/files/:id',
  access: 'public',
  summary: 'One file or folder of the embedded drive',
  params: byId,
  response: succeeded(z.object({ file: driveEntry, path: z.array(place) })),
})

/** GET /api/drive/files/:id/content: the bytes; `inline` shows a PDF in the browser, everything else is downloaded. */
export const readContent = defineContract({
  method: 'get',
  path: '/api/drive/files/:id/content',
  access: 'public',
  summary: 'The content of a file of the embedded drive',
  params: byId,
  query: z.object({ inline: z.optional(z.enum(['true', 'false'])) }),
  response: 'file',
})

export const createFolder = defineContract({
  method: 'post',
  path: '/api/drive/folders',
  access: 'public',
  summary: 'Makes a folder in the embedded drive',
  body: z.object({ name, parentId: z.optional(z.nullable(id)) }),
  response: succeeded(z.object({ file: driveEntry })),
})

/** PATCH /api/drive/files/:id: another name, another folder (null is the top), or both. */
export const changeFile = defineContract({
  method: 'patch',
  path: '/api/drive/files/:id',
  access: 'public',
  summary: 'Renames or moves a file or folder',
  params: byId,
  body: z.object({ name: z.optional(name), parentId: z.optional(z.nullable(id)) }),
  response: succeeded(z.object({ file: driveEntry })),
})

/** DELETE /api/drive/files/:id: into the trash with all that lies in it; `restore` takes it back. */
export const deleteFile = defineContract({
  method: 'delete',
  path: '/api/drive/files/:id',
  access: 'public',
  summary: 'Puts a file or folder into the trash',
  params: byId,
  response: succeeded(z.object({ id: z.string() })),
})

export const restoreFile = defineContract({
  method: 'post',
  path: '/api/drive/files/:id/restore',
  access: 'public',
  summary: 'Takes a file or folder back from the trash',
  params: byId,
  response: succeeded(z.object({ file: driveEntry })),
})

/** DELETE /api/drive/trash: what is in the trash goes for good; one file alone where it is named. */
export const emptyTrash = defineContract({
  method: 'delete',
  path: '/api/drive/trash',
  access: 'public',
  summary: 'Removes for good what is in the trash',
  query: z.object({ id: z.optional(id) }),
  response: succeeded(z.object({ removed: z.int() })),
})

/** A copy of an item in a drive, and how far its saving is. */
export const driveCopy = z.object({
  itemId: z.string(),
  drive: z.enum(driveNames),
  format: z.enum(copyFormats),
  state: z.enum(copyStates),
  /** Percent that has been sent. */
  progress: z.int(),
  /** The code of what went wrong, where it failed. */
  failure: z.nullable(z.string()),
  googleDriveId: z.nullable(z.string()),
  googleDriveUrl: z.nullable(z.string()),
  savedToGoogleDrive: z.boolean(),
  /** The version of the item that the copy has. */
  version: z.nullable(z.int()),
  savedAt: z.nullable(z.string()),
})
export type DriveCopy = z.infer<typeof driveCopy>

/**
 * POST /api/drive/saves: saves an item to the drive, the same file again and again (P2 §7). Answers when it is saved, or
 * after some seconds with the state 'saving': then `GET /api/drive/copies/:itemId` tells how it goes on.
 */
export const saveCopy = defineContract({
  method: 'post',
  path: '/api/drive/saves',
  access: 'public',
  isHeavy: true,
  summary: 'Saves a copy of an item to the drive',
  body: z.object({
    itemId: id,
    /** The item's own format where none is named: Word for documents, PowerPoint for decks. */
    format: z.optional(z.enum(copyFormats)),
    /** Where to; the drive that is set up where none is named. */
    drive: z.optional(z.enum(driveNames)),
  }),
  response: succeeded(driveCopy),
})

export const listCopies = defineContract({
  method: 'get',
  path: '/api/drive/copies/:itemId',
  access: 'public',
  summary: 'The copies of an item in the drives',
  params: byItem,
  response: succeeded(z.object({ copies: z.array(driveCopy) })),
})

export const cancelSave = defineContract({
  method: 'post',
  path: '/api/drive/copies/:itemId/cancel',
  access: 'public',
  summary: 'Ends the savings of an item that are running',
  params: byItem,
  response: succeeded(z.object({ copies: z.array(driveCopy) })),
})

/** GET /api/drive/google/start: off to Google's consent page. */
export const startConnection = defineContract({
  method: 'get',
  path: '/api/drive/google/start',
  access: 'public',
  summary: 'Redirects to the consent page of Google Drive',
  response: 'file',
})

/** GET /api/drive/google/callback: back from Google; leads to the workspace, which says how it went. */
export const endConnection = defineContract({
  method: 'get',
  path: '/api/drive/google/callback',
  access: 'public',
  summary: 'Where Google sends owners back after their consent',
  query: z.object({
    code: z.optional(z.string().check(z.maxLength(2_000))),
    state: z.optional(z.string().check(z.maxLength(2_000))),
    error: z.optional(z.string().check(z.maxLength(200))),
  }),
  response: 'file',
})

export const disconnect = defineContract({
  method: 'delete',
  path: '/api/drive/google',
  access: 'public',
  summary: 'Ends the connection to Google Drive; files stay there',
  response: succeeded(z.object({ disconnected: z.literal(true) })),
})

/** GET /api/drive/documents/:documentId/export?format=docx: a cloud document as a Word file (P2 §7). */
export const exportCloudDocument = defineContract({
  method: 'get',
  path: '/api/drive/documents/:documentId/export',
  access: 'public',
  isHeavy: true,
  longestSeconds: 150,
  summary: 'A document of the drive as a Word file',
  params: z.object({ documentId: z.string().check(z.maxLength(200)) }),
  query: z.object({ format: z._default(z.literal('docx'), 'docx') }),
  response: 'file',
})
