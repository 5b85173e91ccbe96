import { expect, test } from 'vitest'

import { shortRupiah } from './short-rupiah.ts'

test.each([
  [0, '0'],
  [850, '850'],
  [1_500, '1,5 rb'],
  [612_000, '612 rb'],
  [999_499, '999 rb'],
  [999_500, '1 jt'],
  [1_240_000, '1,2 jt'],
  [999_950_000, '1 M'],
  [3_400_000_000, '3,4 M'],
])('POS-01 %i stands over its bar as %s', (amount, text) => {
  expect(shortRupiah(amount)).toBe(text)
})
