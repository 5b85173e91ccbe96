import { and, eq, isNull } from 'drizzle-orm'

import type { Database } from '#core/db/server/database.ts'
import { AppError } from '#core/errors/shared/app-error.ts'
import type { Drive, DriveObject } from '#core/outbound/server/drive.ts'

import { driveFiles } from './drive.tables.ts'
import { type FileRow, findFile, getFile, insertFile, lockDrive, readBytes, replaceFile } from './files.repo.ts'

export const wordType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'

export interface EmbeddedDriveDependencies {
  readonly database: Database
  readonly publicUrl: string
  readonly quota: number
  readonly clock: () => Date
}

/** The link of a file: it opens and downloads for its owner. */
export const linkOf = (publicUrl: string, fileId: string): string => `${publicUrl}/drive/${fileId}`

/** Our own drive behind the same port: files in the database, nothing to connect. */
export const createEmbeddedDrive = ({ database, publicUrl, quota, clock }: EmbeddedDriveDependencies): Drive => {
  const objectOf = ({ id, name }: Pick<FileRow, 'id' | 'name'>, isOwnersName: boolean): DriveObject => ({
    isOwnersName,
    id,
    name,
    url: linkOf(publicUrl, id),
  })

  return {
    name: 'embedded',
    check: async () => undefined,
    // A copy's row and its file are written in transactions of this database: no answer of it is lost but its own.
    findMarked: async ({ ownerId }, mark) => {
      const [itemId = '', ending = ''] = mark.split(/\.(?=[a-z]+$)/)
      const rows = await database
        .select()
        .from(driveFiles)
        .where(and(eq(driveFiles.ownerId, ownerId), eq(driveFiles.itemId, itemId), isNull(driveFiles.deletedAt)))
      const found = rows.find(({ name }) => name.toLowerCase().endsWith(`.${ending}`))
      return found ? objectOf(found, true) : null
    },
    create: ({ ownerId, signal }, { name, mediaType, bytes, source }) =>
      database.transaction(async (tx) => {
        signal.throwIfAborted()
        await lockDrive(tx, ownerId)
        const { itemId, version: itemVersion } = source
        const file = { ownerId, parentId: null, name, mediaType, bytes, itemId, itemVersion, quota, now: clock() }
        return objectOf(await insertFile(tx, file), false)
      }),
    replace: ({ ownerId, signal }, { name, mediaType, bytes, source }, { fileId, givenName }) =>
      database.transaction(async (tx) => {
        signal.throwIfAborted()
        await lockDrive(tx, ownerId)
        const file = await getFile(tx, ownerId, fileId)
        const isOwnersName = file.name !== givenName
        const given = {
          name: isOwnersName ? null : name,
          mediaType,
          bytes,
          itemVersion: source.version,
          quota,
          now: clock(),
        }
        return objectOf(await replaceFile(tx, file, given), isOwnersName)
      }),
    exportDocx: async ({ ownerId }, fileId) => {
      const file = await findFile(database, ownerId, fileId)
      if (!file || file.isFolder) throw new AppError('drive_object_not_found')
      if (file.mediaType !== wordType) throw new AppError('unknown_format', { details: { offered: [] } })
      return { name: file.name, mediaType: wordType, bytes: await readBytes(database, file.id) }
    },
  }
}
