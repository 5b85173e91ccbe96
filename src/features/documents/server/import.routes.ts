import type { Database } from '#core/db/server/database.ts'
import { AppError } from '#core/errors/shared/app-error.ts'
import { askingPerson, type Route, route } from '#core/http/server/router.ts'
import { ok } from '#core/http/shared/contract.ts'
import { storeAsset } from '#core/items/server/assets.repo.ts'
import { dayIn } from '#core/time-and-ids/shared/zoned-date.ts'

import type { DocumentNode } from '../shared/document-content.ts'
import { importDocument } from '../shared/import.contract.ts'
import { plainText } from '../shared/inline-text.ts'
import { readContent } from '../shared/upgrade-content.ts'
import { importedContent, type StoredPicture } from './import-content.ts'
import { largestWordFile, readWordFile, type WordDocument } from './read-word-file.ts'

/** Points of the text's width, at 96 pixels to the inch. */
const textPixels = 601

const titleOf = (fileName: string, nodes: readonly DocumentNode[]): string => {
  const named = fileName
    .replace(/\.(?:docx|docm|dotx)$/i, '')
    .replaceAll(/[_\s]+/g, ' ')
    .trim()
  const first = nodes.map((node) => plainText(node).trim()).find((text) => text !== '') ?? ''
  return (named || first || 'Dokumen').slice(0, 200)
}

/** Reading Word files as documents: free, and nothing is stored but their pictures. */
export const importRoutes = (database: Database, clock: () => Date = () => new Date()): Route[] => {
  const storePicture = async (
    owner: string,
    { bytes, width }: WordDocument['images'][number],
  ): Promise<StoredPicture> => {
    try {
      const stored = await database.transaction((tx) => storeAsset(tx, owner, bytes))
      const percent = width ?? Math.round((stored.width / textPixels) * 100)
      return { id: stored.id, width: Math.min(100, Math.max(10, percent)) }
    } catch (error) {
      // Word keeps kinds of pictures that no browser shows; the text is worth having without them.
      if (error instanceof AppError) return null
      throw error
    }
  }

  return [
    route(importDocument, async ({ query }, request) => {
      const owner = askingPerson(request)
      const bytes = await request.readBytes(largestWordFile).catch((cause: unknown) => {
        throw cause instanceof AppError && cause.code === 'body_too_large'
          ? new AppError('word_file_too_large', { cause })
          : cause
      })
      const word = await readWordFile(bytes)
      const pictures: StoredPicture[] = []
      for (const image of word.images) pictures.push(await storePicture(owner, image))
      const content = importedContent(word, pictures, dayIn(clock()))
      if (readContent(content) === null) throw new AppError('word_file_unreadable')
      return ok({
        title: titleOf(query.title, content.body.content ?? []),
        content,
        lostPictures: pictures.filter((picture) => picture === null).length,
      })
    }),
  ]
}
