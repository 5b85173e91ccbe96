import { expect, test } from 'vitest'

import { failureLine } from './notes.tsx'
import { greetingAt } from './price-list.tsx'
import { withJoinedFigures } from './reply-text.tsx'

test('CHAT-09 an error is told in the words of the catalogue', () => {
  expect(failureLine('Pesan terlalu panjang.')).toBe('Maaf, terjadi kesalahan: Pesan terlalu panjang.')
  expect(failureLine('Maaf, terjadi kesalahan: sudah.')).toBe('Maaf, terjadi kesalahan: sudah.')
  expect(failureLine('')).toBe('Maaf, terjadi kesalahan.')
})

test.each([
  [3, 'Selamat malam'],
  [4, 'Selamat pagi'],
  [10, 'Selamat pagi'],
  [11, 'Selamat siang'],
  [14, 'Selamat siang'],
  [15, 'Selamat sore'],
  [17, 'Selamat sore'],
  [18, 'Selamat malam'],
])('SHELL-18 at %i o’clock the empty chat says %s', (hour, greeting) => {
  expect(greetingAt(hour)).toBe(greeting)
})

test('CHAT-03 a figure stays on one line with its unit', () => {
  expect(withJoinedFigures('Total Rp 5.750.000, sisa 499.950 poin. Rp saja.')).toBe(
    'Total Rp\u00a05.750.000, sisa 499.950\u00a0poin. Rp saja.',
  )
})
