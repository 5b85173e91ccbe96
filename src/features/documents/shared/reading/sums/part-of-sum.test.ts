import { expect, test } from 'vitest'

import { receivedPart } from './part-of-sum.ts'

test.each([
  ['kwitansi sapi 37jt dibayar cash 20jt dulu sisanya pas lebaran', 20_000_000],
  ['kwitansi sewa rumah setahun 24jt dibayar dua kali, yg pertama 12jt', 12_000_000],
  ['kuitansi sewa 24jt dicicil 3x, ke 1 8jt', 8_000_000],
  ['kuitansi pembelian lemari 3jt dibayar tunai', null],
  ['kuitansi sewa 24jt dibayar dua kali', null],
])('DOC-08 what is paid first of a sum is what a receipt is for: %s', (text, sum) => {
  expect(receivedPart(text)).toBe(sum)
})
