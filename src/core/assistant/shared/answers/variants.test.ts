import { expect, test } from 'vitest'

import { debtReminder } from './copywriting/reminders.ts'
import { answerVariant } from './variants.ts'

const reminded = [
  { sender: 'user' as const, content: 'tulisin wa nagih utang pak Joko 200rb' },
  { sender: 'ai' as const, content: debtReminder('tulisin wa nagih utang pak Joko 200rb') },
]

test.each([
  ['yang lebih tegas dong', 'saya tunggu tanggal pastinya'],
  ['versi halus aja', 'semoga sehat'],
  ['pendekin', 'saya tunggu tanggal pastinya'],
])('CHAT-18 %s picks one of the texts that were written', (text, held) => {
  expect(answerVariant(text, reminded)?.text).toContain(held)
})

test('CHAT-18 other names are asked for by what a name is made of', () => {
  const named = [{ sender: 'ai' as const, content: 'Ide nama untuk **toko baju anak**:\n\n- Lemari [nama]' }]
  expect(answerVariant('yang lain dong', named)?.name).toBe('other_names')
})

test('CHAT-18 where nothing was written there is nothing to pick', () => {
  const told = [{ sender: 'ai' as const, content: 'Menagih bisa tanpa merusak hubungan.' }]
  expect(answerVariant('yang lebih tegas dong', told)).toBeNull()
  expect(answerVariant('pendekin', told)).toBeNull()
  expect(answerVariant('terima kasih', reminded)).toBeNull()
})
