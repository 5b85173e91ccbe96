import { eq, sql } from 'drizzle-orm'

import { ownerOf } from '#core/assistant/server/direct-orders.ts'
import type { Database } from '#core/db/server/database.ts'
import { AppError } from '#core/errors/shared/app-error.ts'
import { askingPerson, type Route, route } from '#core/http/server/router.ts'
import { ok } from '#core/http/shared/contract.ts'
import { storeAsset } from '#core/items/server/assets.repo.ts'
import { getItem, insertItem } from '#core/items/server/items.repo.ts'
import { items } from '#core/items/server/items.tables.ts'
import { resultIdOf } from '#core/items/server/paid-items.ts'
import { dayIn } from '#core/time-and-ids/shared/zoned-date.ts'

import type { DocumentNode } from '../shared/content/document-content.ts'
import { importDocument } from '../shared/import.contract.ts'
import { plainText } from '../shared/content/inline-text.ts'
import { readContent } from '../shared/content/upgrade-content.ts'
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

/** Reading Word files as documents, free of charge. */
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

  /** The document as an item; the one of an earlier sending where there is one. */
  const storeItem = (ownerId: string, resultId: string, title: string, content: unknown): Promise<string> =>
    database.transaction(async (tx) => {
      const id = resultIdOf(ownerId, resultId)
      await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${id}, 0))`)
      const [before] = await tx.select({ ownerId: items.ownerId }).from(items).where(eq(items.id, id))
      if (before) return (await getItem(tx, ownerId, id)).id
      const { id: stored } = await insertItem(tx, {
        id,
        ownerId,
        kind: 'document',
        type: 'document',
        title,
        description: 'Dari berkas Word',
        status: 'done',
        source: 'documents/import',
        metadata: { documentType: 'surat_resmi' },
        content,
        author: 'Anda',
        pointsDeducted: null,
        balanceAfter: null,
        now: clock(),
      })
      return stored
    })

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
      const title = titleOf(query.title, content.body.content ?? [])
      return ok({
        title,
        content,
        documentId:
          query.resultId === undefined ? null : await storeItem(ownerOf(request), query.resultId, title, content),
        lostPictures: pictures.filter((picture) => picture === null).length,
      })
    }),
  ]
}
