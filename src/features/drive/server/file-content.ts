import type { Reader } from '#core/db/server/database.ts'
import { AppError } from '#core/errors/shared/app-error.ts'
import { fileAnswer } from '#core/items/server/file-answer.ts'

import { getFile, readBytes } from './files.repo.ts'

/**
 * A file of the drive as an answer. Only PDFs may be shown in the browser, whose own viewer keeps them apart; everything
 * else is downloaded and never interpreted.
 */
export const contentAnswer = async (
  reader: Reader,
  ownerId: string,
  id: string,
  wantsInline: boolean,
): Promise<Response> => {
  const file = await getFile(reader, ownerId, id)
  if (file.isFolder) throw new AppError('drive_object_not_found', { message: 'a folder' })
  const { name, mediaType } = file
  const response = fileAnswer({ name, mediaType, bytes: await readBytes(reader, file.id) })
  response.headers.set('content-security-policy', "default-src 'none'; frame-ancestors 'none'")
  if (wantsInline && mediaType === 'application/pdf') {
    const attached = response.headers.get('content-disposition') ?? ''
    response.headers.set('content-disposition', attached.replace(/^attachment/, 'inline'))
  }
  return response
}
