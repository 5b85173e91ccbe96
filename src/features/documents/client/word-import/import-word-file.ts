import { AppError, toAppError } from '#core/errors/shared/app-error.ts'
import { addressOf, failureOf, reach } from '#core/http/client/call.ts'
import { errorText } from '#core/text/shared/error-texts.ts'

import { importDocument } from '../../shared/import.contract.ts'

/** A Word file that was read, and what of it became an item. */
export interface ImportedFile {
  readonly id: string
  /** Pictures that could not be taken over. */
  readonly lostPictures: number
}

/** Larger files the server does not read. */
const mostBytes = 10 * 1024 * 1024

/** Makes an item of a Word file, under `key`, so that trying again makes no second one. Throws AppError. */
export const importWordFile = async (file: File, key: string): Promise<ImportedFile> => {
  if (file.size > mostBytes) throw new AppError('body_too_large')
  const title = file.name.replace(/\.docx?$/i, '').slice(0, 200)
  const response = await reach(addressOf(importDocument, {}, { title, resultId: key }), {
    method: 'POST',
    headers: { 'content-type': importDocument.upload ?? 'application/octet-stream', accept: 'application/json' },
    body: file,
  })
  if (!response.ok) throw await failureOf(response)
  const answer = importDocument.response.safeParse(await response.json().catch(() => null))
  const id = answer.data?.data.documentId ?? null
  if (!answer.success || id === null) throw new AppError('bad_answer', { cause: answer.error })
  return { id, lostPictures: answer.data.data.lostPictures }
}

/** Why a Word file was not opened, in one sentence with what to do. */
export const importFailure = (thrown: unknown): string => {
  const { code } = toAppError(thrown)
  return code === 'body_too_large'
    ? 'Berkas Word ini terlalu besar (lebih dari 10 MB). Kecilkan gambarnya di Word, lalu coba lagi.'
    : `Berkas Word belum terbuka. ${errorText(code)}`
}
