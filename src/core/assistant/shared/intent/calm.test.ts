import { expect, test } from 'vitest'

import { isCalm } from './calm.ts'
import { readWords } from './words.ts'

test.each([
  'jangan lupa gajinya 900rb',
  'bukan cuma invoice, kuitansi juga',
  'tanpa PPN',
  'ongkirnya belum masuk',
  'sekarang analisis labanya',
])('CHAT-16 holds nothing back: %s', (message) => expect(isCalm(readWords(message))).toBe(true))
test.each(['jangan dibuat', 'besok saja', 'belum ada datanya', 'bisa dibuat sekarang?'])(
  'CHAT-16 refuses, waits or asks: %s',
  (message) => expect(isCalm(readWords(message))).toBe(false),
)
