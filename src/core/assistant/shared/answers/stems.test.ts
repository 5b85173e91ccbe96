import { expect, test } from 'vitest'

import { stemsIn } from './stems.ts'

const heart = (word: string): string => [...stemsIn(word)].join(' ')

test.each([
  ['pengirimannya', 'kirim'],
  ['menyusut', 'penyusutan'],
  ['memesan', 'pesanan'],
  ['nerusin', 'meneruskan'],
  ['dicatet', 'catatan'],
  ['telor', 'telur'],
  ['malem', 'malam'],
  ['kemalingan', 'dicuri'],
])('CHAT-18 %s and %s have one heart', (one, other) => {
  expect(heart(one)).toBe(heart(other))
})

test.each([
  ['telur', 'telat'],
  ['kasir', 'kasih'],
  ['pesan', 'pasang'],
])('CHAT-18 %s and %s stay two words', (one, other) => {
  expect(heart(one)).not.toBe(heart(other))
})
