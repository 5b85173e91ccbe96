import { expect, test } from 'vitest'

import { readMessage } from '#core/assistant/shared/read-message.ts'
import type { IsoDay } from '#core/time-and-ids/shared/zoned-date.ts'

import type { DocumentContent } from '../content/document-content.ts'
import { composeDocument } from '../letter/compose-document.ts'
import { readRequest } from '../reading/read-request.ts'
import { applyDocumentChanges } from './document-changes.ts'
import { documentReviser } from './reviser.ts'

const composed = (words: string): DocumentContent =>
  composeDocument(readRequest(readMessage(words, '2026-11-21' as IsoDay), 'invoice'))

test('CHAT-15 a letter that was changed while its completion waited is not written over, and keeps its number', () => {
  const order = 'bikin invoice buat bu lilis'
  const made = composed(order)
  const item = {
    id: 'itm',
    kind: 'document' as const,
    title: '',
    documentType: 'invoice',
    content: made,
    selection: null,
  }
  const changes = documentReviser.readAnew?.(made, composed(`${order}\ngorden 3 set 450rb`), item)?.changes
  const numbered = { ...made, letter: { ...made.letter, letterNumber: '007/INV/2026' } }
  const { letter } = applyDocumentChanges(numbered, changes)
  expect(letter.letterNumber).toBe('007/INV/2026')
  expect(letter.lines).toMatchObject([{ quantity: 3, price: 450_000 }])
  const dated = { ...made, letter: { ...made.letter, dueDate: '2026-12-01' } }
  expect(() => applyDocumentChanges(dated, changes)).toThrow(expect.objectContaining({ code: 'proposal_outdated' }))
  // Whom it is for is nothing that a completion changes.
  expect(documentReviser.readAnew?.(made, composed('bikin invoice buat bu Sari\ngorden 3 set 450rb'), item)).toBeNull()
})
