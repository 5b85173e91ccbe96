import { expect, test } from 'vitest'

import { plainMessage } from './plain-message.ts'

test('ASSIST-01 a word that urges tells nothing as done; one that does stays', () => {
  expect(plainMessage('tulungin dah bikinin invoice buat Haji Mukti')).toBe('tulungin bikinin invoice buat Haji Mukti')
  expect(plainMessage('lanjut dah bikin kontraknya')).toBe('lanjut bikin kontraknya')
  expect(plainMessage('gue dah bikin invoicenya')).toBe('gue dah bikin invoicenya')
})
