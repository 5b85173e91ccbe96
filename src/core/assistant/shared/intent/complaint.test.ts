import { expect, test } from 'vitest'

import { complains } from './complaint.ts'
import { readWords } from './words.ts'

test.each([
  ['invoice Bu Aba 180 m2 @65rb, sudah dibayar 40%', false],
  ['nota servis: baterai 180k. sudah dp 200k', false],
  ['kuitansi motor 8jt dibayar tunai sama Pak Aba', false],
  ['web foto produk: Lensa Aba, 30rb per foto, kasirnya tidak usah dibikin', false],
  ['invoice yang sudah dibayar hilang', true],
  ['invoice Bu Aba dibayar tunai kemarin', true],
  ['invoice Bu Aba belum dibayar', true],
])(
  'ASSIST-01 what was paid of a bill is a figure of it, what went wrong with it a complaint: %s',
  (message, expected) => {
    expect(readWords(message).some(complains)).toBe(expected)
  },
)
