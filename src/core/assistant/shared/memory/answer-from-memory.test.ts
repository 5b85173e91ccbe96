import { expect, test } from 'vitest'

import { memoryDay, richMemory } from '#tests/support/owner-memory.ts'

import type { AssistantContext } from '../port.ts'
import { answerFromMemory } from './answer-from-memory.ts'

const context: AssistantContext = {
  today: memoryDay,
  timeZone: 'Asia/Jakarta',
  ownerName: null,
  turns: [],
  memory: richMemory,
}

test.each([
  'Bagaimana caranya menagih utang pelanggan tanpa merusak hubungan?',
  'piye carane nagih utang sing suwe?',
  'persiapan stok lebaran mulai kapan ya dan berapa banyak?',
  'laporan penjualan kasir bisa dilihat dari rumah?',
  'upah borong 120 potong @3.500 dan 80 potong @5.000 dipotong kasbon, berapa?',
])('ASSIST-06 what asks for advice or tells its own sums is not looked up: %s', (message) => {
  expect(answerFromMemory(message, context)).toBeNull()
})

test.each(['siapa yang belum bayar?', 'stok apa yang habis?', 'omzet minggu ini berapa?'])(
  'ASSIST-06 what asks for the owner’s own figures gets them: %s',
  (message) => {
    expect(answerFromMemory(message, context)?.used.length).toBeGreaterThan(0)
  },
)
