import { expect, test } from 'vitest'

import { readMessage } from '#core/assistant/shared/read-message.ts'
import type { IsoDay } from '#core/time-and-ids/shared/zoned-date.ts'

import { composeDocument } from '../letter/compose-document.ts'
import { readRequest } from '../reading/read-request.ts'
import { blockTexts } from './body-range.ts'
import { applyDocumentChanges } from './document-changes.ts'
import { documentReviser } from './reviser.ts'

const today = '2026-11-21' as IsoDay
const order = 'bikin kontrak sewa kios di Pasar Wonokromo blok B no 12, disewa Pak Hendra'

/** What the contract says after some messages, each taken as it is proposed; null where one of them tells nothing of it. */
const after = (...messages: readonly string[]): string | null => {
  let content = composeDocument(readRequest(readMessage(order, today), 'kontrak'))
  const told = [order]
  for (const message of messages) {
    const item = {
      id: 'item_1',
      kind: 'document' as const,
      title: '',
      documentType: 'kontrak',
      content,
      selection: null,
    }
    const context = { today, timeZone: 'Asia/Jakarta', ownerName: null, turns: [] }
    const revision = documentReviser.readToldSince?.(message, [told.join('\n'), order], item, context) ?? null
    if (revision === null) return null
    content = applyDocumentChanges(content, revision.changes)
    told.push(message)
  }
  return blockTexts(content.body).join('\n')
}

test('CHAT-15 DOC-08 a contract that is told over several messages fills what stands open', () => {
  const text = after('sewanya 2 juta sebulan, setahun', 'mulai 1 januari 2027') ?? ''
  expect(text).toContain(
    'selama 1 tahun, terhitung mulai tanggal 1 Januari 2027 sampai dengan tanggal 31 Desember 2027',
  )
  expect(text).toContain('Rp 24.000.000 (dua puluh empat juta rupiah)')
  expect(text).not.toContain('[isi nilai perjanjian')
})

test('CHAT-15 what was settled becomes no other by words that order no change', () => {
  expect(after('mulai 1 januari 2027', 'mulai 5 maret 2027')).toBeNull()
  expect(after('saya lagi di jalan nih')).toBeNull()
})
