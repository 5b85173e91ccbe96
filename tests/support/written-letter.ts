import { readMessage } from '#core/assistant/shared/read-message.ts'
import type { DocumentType } from '#core/items/shared/kinds.ts'
import type { IsoDay } from '#core/time-and-ids/shared/zoned-date.ts'
import { composeDocument } from '#features/documents/shared/letter/compose-document.ts'
import { letterTitle } from '#features/documents/shared/letter/letter-facts.ts'
import { readRequest } from '#features/documents/shared/reading/read-request.ts'
import { plainText } from '#features/documents/shared/content/inline-text.ts'
import { toRenderTree } from '#features/documents/shared/content/to-render-tree.ts'
import { blockRuns } from '#features/documents/shared/content/tree-runs.ts'

const today = '2026-11-21' as IsoDay

/**
 * The paper that a message becomes on 21 November 2026: what was read, its content, data and title, its text as a reader
 * sees it, and its body line by line. Without a type it is the one that the message names.
 */
export const writtenLetter = (message: string, documentType: DocumentType | null = 'surat_resmi') => {
  const request = readRequest(readMessage(message, today), documentType)
  const content = composeDocument(request)
  const text = toRenderTree(content, '')
    .blocks.map((block) =>
      blockRuns(block)
        .map((run) => run.text)
        .join(' '),
    )
    .join('\n')
  const body = (content.body.content ?? []).map(plainText).join('\n')
  return { request, content, letter: content.letter, title: letterTitle(content.letter), text, body }
}
