import { expect, test } from 'vitest'

import { givesUp } from './given-up.ts'

test.each([
  'Gak jadi deh, pembelinya cancel. ga usah dibikin ya',
  'batal aja ya',
  'eh maaf, tidak jadi. orangnya sudah beli di tempat lain',
])('CHAT-18 ASSIST-01 the whole is given up: %s', (message) => {
  expect(givesUp(message)).toBe(true)
})

test.each([
  'gak jadi deh, ganti jadi 20 kotak',
  'ga jadi, balikin kayak semula',
  'gak jadi 20, tapi 25 kotak',
  'batalkan perubahan harganya',
  'tidak jadi pakai ongkir',
])('CHAT-15 a change is wanted instead: %s', (message) => {
  expect(givesUp(message)).toBe(false)
})
