import { expect, test } from 'vitest'

import { receivedPart } from './part-of-sum.ts'

test.each([
  ['kwitansi sapi 37jt dibayar cash 20jt dulu sisanya pas lebaran', 20_000_000],
  ['kwitansi sewa rumah setahun 24jt dibayar dua kali, yg pertama 12jt', 12_000_000],
  ['kuitansi sewa 24jt dicicil 3x, ke 1 8jt', 8_000_000],
  ['kwitansi sewa ruko sebesar 4 juta, dibayar dua kali, ini yang pertama 2,5 juta', 2_500_000],
  ['kwitansi sewa ruko 4jt, cicilan kedua 1,5jt', 1_500_000],
  ['kwitansi sewa ruko 4jt, yang sekarang 2,5 juta', 2_500_000],
  ['kwitansi 4jt, cicilan pertama 1,5jt, cicilan kedua 2,5jt', null],
  ['kwitansi cicilan kedua 1,5jt', null],
  ['kuitansi pembelian lemari 3jt dibayar tunai', null],
  ['kuitansi sewa 24jt dibayar dua kali', null],
])('DOC-08 what is paid first of a sum is what a receipt is for: %s', (text, sum) => {
  expect(receivedPart(text)).toBe(sum)
})
