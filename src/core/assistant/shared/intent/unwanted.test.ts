import { expect, test } from 'vitest'

import { isUnwanted } from './unwanted.ts'
import { readWords } from './words.ts'

test.each([
  ['banyak yang nyaranin bikin website tapi saya gak butuh itu', true],
  ['katanya website bagus, saya tidak perlu', true],
  ['saya ga mau ribet, bikin kasirnya aja', false],
  ['website itu perlu', false],
])('ASSIST-01 what is not wanted is told apart from what is only said with a no: %s', (message, expected) => {
  expect(readWords(message).some(isUnwanted)).toBe(expected)
})
