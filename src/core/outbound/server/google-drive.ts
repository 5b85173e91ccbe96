import * as z from 'zod/mini'

import type { GoogleDriveSettings } from '#core/config/server/drive-settings.ts'
import { AppError } from '#core/errors/shared/app-error.ts'

import type { Drive, DriveCall, DriveConversion, DriveObject, DriveUpload } from './drive.ts'
import { createGoogleCalls, type GoogleAccess, operationPatience } from './google-drive-calls.ts'
import { uploadResumably } from './google-upload.ts'
import { type Persistence, usualPersistence } from './persistence.ts'

const googleTypes = {
  document: 'application/vnd.google-apps.document',
  presentation: 'application/vnd.google-apps.presentation',
} as const satisfies Record<NonNullable<DriveConversion>, string>

const wordType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'

/** The fields that are read here; Google gives no others unasked. */
const fields = 'id,name,mimeType,webViewLink'

const file = z.object({
  id: z.string().check(z.regex(/^[\w-]{5,200}$/)),
  name: z.string(),
  mimeType: z.string(),
  webViewLink: z.optional(z.string()),
})
const fileWithTrash = z.extend(file, { trashed: z.optional(z.boolean()) })
const list = z.object({ files: z.array(file) })
const about = z.object({ user: z.object({ emailAddress: z.string() }) })

const read = <T extends z.ZodMiniType>(schema: T, answer: unknown): z.output<T> => {
  const parsed = schema.safeParse(answer)
  if (!parsed.success) throw new AppError('drive_unreadable', { cause: parsed.error })
  return parsed.data
}

const hosts = new Set(['docs.google.com', 'drive.google.com'])

/** The address that Google gave, where it is one of its own; else the one that every file has. */
const addressOf = ({ id, webViewLink }: z.output<typeof file>): string => {
  if (webViewLink !== undefined && URL.canParse(webViewLink)) {
    const { protocol, host, href } = new URL(webViewLink)
    if (protocol === 'https:' && hosts.has(host)) return href
  }
  return `https://drive.google.com/file/d/${id}/view`
}

const objectOf = (found: z.output<typeof file>, isOwnersName: boolean): DriveObject => ({
  isOwnersName,
  id: found.id,
  name: found.name,
  url: addressOf(found),
})

/** What Google makes its own documents of has no ending any more. */
const nameOf = ({ name, convertTo }: DriveUpload): string =>
  convertTo === null ? name : name.replace(/\.[a-z0-9]{1,5}$/i, '')

/** The key of our mark among a file's own properties of this app. */
const markKey = 'juragan'

/** A value inside a query's quotes ('Search query terms and operators'). */
const quoted = (value: string): string => `'${value.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`

export interface GoogleDriveOptions {
  readonly settings: Pick<GoogleDriveSettings, 'apiUrl'>
  readonly access: GoogleAccess
  readonly persistence?: Persistence
}

export interface GoogleDrive extends Drive {
  /** The address of the account whose drive it is. */
  accountOf(call: DriveCall): Promise<string>
}

/**
 * Google Drive by its API v3 (developers.google.com/drive/api: 'Upload file data', 'Search for files', 'Resolve errors',
 * files.create, files.update, files.get, files.list, files.export, about.get; read 2026-11-21) with the scope drive.file.
 * Word and PowerPoint files become Docs and Slides by the MIME type they are created with.
 */
export const createGoogleDrive = ({ settings, access, persistence }: GoogleDriveOptions): GoogleDrive => {
  const calls = createGoogleCalls(access, persistence ?? usualPersistence)
  const { apiUrl } = settings
  const filesUrl = `${apiUrl}/drive/v3/files`

  const get = async (call: DriveCall, url: string): Promise<unknown> =>
    calls.insist(call, operationPatience, async () => calls.json(call, await calls.once(call, { method: 'GET', url })))

  const upload = async (
    call: DriveCall,
    method: 'POST' | 'PATCH',
    path: string,
    metadata: Readonly<Record<string, unknown>>,
    given: DriveUpload,
  ): Promise<z.output<typeof file>> => {
    const url = `${apiUrl}/upload/drive/v3/files${path}?uploadType=resumable&fields=${fields}`
    return read(file, await uploadResumably(calls, call, { method, url, metadata }, given))
  }

  return {
    name: 'google',
    check: (ownerId) => access.check(ownerId),
    findMarked: async (call, mark) => {
      const query = new URLSearchParams({
        q: `appProperties has { key=${quoted(markKey)} and value=${quoted(mark)} } and trashed = false`,
        spaces: 'drive',
        orderBy: 'createdTime',
        pageSize: '1',
        fields: `files(${fields})`,
      })
      const [found] = read(list, await get(call, `${filesUrl}?${query.toString()}`)).files
      return found ? objectOf(found, true) : null
    },
    create: async (call, given) => {
      const metadata = {
        name: nameOf(given),
        mimeType: given.convertTo === null ? given.mediaType : googleTypes[given.convertTo],
        appProperties: { [markKey]: given.mark },
      }
      return objectOf(await upload(call, 'POST', '', metadata, given), false)
    },
    replace: async (call, given, { fileId, givenName }) => {
      const path = `/${encodeURIComponent(fileId)}`
      const known = read(fileWithTrash, await get(call, `${filesUrl}${path}?fields=${fields},trashed`))
      // What its owner threw away is not brought back by us.
      if (known.trashed === true) throw new AppError('drive_object_not_found', { message: 'in the trash' })
      const isOwnersName = known.name !== givenName
      return objectOf(
        await upload(call, 'PATCH', path, isOwnersName ? {} : { name: nameOf(given) }, given),
        isOwnersName,
      )
    },
    exportDocx: async (call, fileId) => {
      const path = `${filesUrl}/${encodeURIComponent(fileId)}`
      const known = read(fileWithTrash, await get(call, `${path}?fields=${fields},trashed`))
      const isOurs = known.mimeType === googleTypes.document
      if (!isOurs && known.mimeType !== wordType) throw new AppError('unknown_format', { details: { offered: [] } })
      const url = isOurs ? `${path}/export?mimeType=${encodeURIComponent(wordType)}` : `${path}?alt=media`
      const bytes = await calls.insist(call, operationPatience, async () =>
        calls.bytes(call, await calls.once(call, { method: 'GET', url })),
      )
      return { name: known.name.endsWith('.docx') ? known.name : `${known.name}.docx`, mediaType: wordType, bytes }
    },
    accountOf: async (call) =>
      read(about, await get(call, `${apiUrl}/drive/v3/about?fields=user(emailAddress)`)).user.emailAddress,
  }
}
