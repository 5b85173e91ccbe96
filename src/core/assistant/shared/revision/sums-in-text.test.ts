import fc from 'fast-check'
import { expect, test } from 'vitest'

import { withSum } from './sums-in-text.ts'

test.each([
  ['Omzet Rp 37.000.000 sebulan', 'Omzet Rp 39.500.000 sebulan'],
  ['37 juta, bukan 370 juta', '39,5 juta, bukan 370 juta'],
  ['37jt dan 1.37 dan 37%', '39,5jt dan 1.37 dan 37%'],
])('CHAT-15 a sum changes in the hand in which it is written: %s', (before, after) => {
  expect(withSum(before, 37_000_000, 39_500_000)).toBe(after)
})

test('CHAT-15 whatever sum is written, it changes and nothing beside it', () => {
  const sum = fc.integer({ min: 1_000, max: 900_000_000 })
  fc.assert(
    fc.property(sum, sum, sum, (was, is, other) => {
      fc.pre(other !== was)
      const [a, b, c] = [was, is, other].map((value) => `Rp ${value.toLocaleString('id-ID')}`)
      expect(withSum(`${a} lalu ${c}, lalu ${a}.`, was, is)).toBe(`${b} lalu ${c}, lalu ${b}.`)
    }),
  )
})
