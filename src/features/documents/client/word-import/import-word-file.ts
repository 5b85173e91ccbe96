import { AppError, toAppError } from '#core/errors/shared/app-error.ts'
import { addressOf, call, failureOf, reach } from '#core/http/client/call.ts'
import { saveItem } from '#core/items/shared/items.contract.ts'
import { errorText } from '#core/text/shared/error-texts.ts'

import type { DocumentContent } from '../../shared/document-content.ts'
import { generateDocument } from '../../shared/direct-calls.contract.ts'
import { importDocument } from '../../shared/import.contract.ts'
import { readContent } from '../../shared/upgrade-content.ts'
import { countText } from '../count-text.ts'

/** A Word file that was read, and what of it became an item. */
export interface ImportedFile {
  readonly id: string
  /** Pictures that could not be taken over. */
  readonly lostPictures: number
}

/** Larger files the server does not read. */
const mostBytes = 10 * 1024 * 1024

const readFile = async (file: File): Promise<{ title: string; content: unknown; lostPictures: number }> => {
  const title = file.name.replace(/\.docx?$/i, '').slice(0, 200)
  const response = await reach(addressOf(importDocument, {}, { title }), {
    method: 'POST',
    headers: { 'content-type': importDocument.upload ?? 'application/octet-stream', accept: 'application/json' },
    body: file,
  })
  if (!response.ok) throw await failureOf(response)
  const answer = importDocument.response.safeParse(await response.json().catch(() => null))
  if (!answer.success) throw new AppError('bad_answer', { cause: answer.error })
  return answer.data.data
}

const isTaken = (thrown: unknown): boolean => toAppError(thrown).code === 'letter_number_used'

/**
 * Makes an item of a Word file: an empty one first, under `key`, so that trying again makes no second one; then the whole
 * file as its content. A letter number that another letter of the owner has already is left to be given anew. Throws
 * AppError.
 */
export const importWordFile = async (file: File, key: string): Promise<ImportedFile> => {
  if (file.size > mostBytes) throw new AppError('body_too_large')
  const { title, content, lostPictures } = await readFile(file)
  const read = readContent(content)
  if (!read) throw new AppError('bad_answer')
  const name = title.trim().slice(0, 200) || 'Dokumen Word'
  const { data } = await call(generateDocument, { body: { title: name, content: name, resultId: key } })
  const id = data.documentId
  const save = (next: DocumentContent, saveKey: string) =>
    call(saveItem, {
      params: { id },
      body: { baseVersion: 1, title: name, content: next, metadata: countText(next), saveKey },
    })
  try {
    await save(read, key)
  } catch (thrown) {
    if (!isTaken(thrown)) throw thrown
    await save({ ...read, letter: { ...read.letter, letterNumber: '' } }, `${key}-baru`)
  }
  return { id, lostPictures }
}

/** Why a Word file was not opened, in one sentence with what to do. */
export const importFailure = (thrown: unknown): string => {
  const { code } = toAppError(thrown)
  return code === 'body_too_large'
    ? 'Berkas Word ini terlalu besar (lebih dari 10 MB). Kecilkan gambarnya di Word, lalu coba lagi.'
    : `Berkas Word belum terbuka. ${errorText(code)}`
}
