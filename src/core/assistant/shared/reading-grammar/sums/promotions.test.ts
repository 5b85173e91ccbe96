import fc from 'fast-check'
import { expect, test } from 'vitest'

import type { IsoDay } from '#core/time-and-ids/shared/zoned-date.ts'
import { composeReading } from '../compose-reading.ts'

const read = (text: string) => composeReading(text, '2026-11-21' as IsoDay)

test('DOC-03 of so many that are bought with a promotion the free ones are not paid, however many they are', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 2, max: 400 }),
      fc.integer({ min: 1, max: 9 }),
      fc.integer({ min: 1, max: 3 }),
      fc.integer({ min: 1, max: 400 }),
      (pieces, paid, got, thousands) => {
        const { discount } = read(`invoice: ${pieces} pcs kaos @${thousands}.000, promo beli ${paid} gratis ${got}`)
        let free = 0
        for (let at = 1; at <= Math.floor(pieces / (paid + got)); at += 1) free += got
        expect(discount).toEqual(free === 0 ? null : { amount: free * thousands * 1000 })
      },
    ),
    { numRuns: 60 },
  )
})

test.each([
  ['10 porsi @18rb, yang ke-2 dst diskon 50%', 81_000],
  ['10 porsi @18rb, pembelian kedua diskon 50%', 9_000],
  ['1 porsi @18rb, yang ke-2 dst diskon 50%', null],
])('DOC-03 a discount from one piece on: %s', (list, off) =>
  expect(read(`invoice bakso ${list}`).discount).toEqual(off === null ? null : { amount: off }),
)

test('DOC-03 among several things nobody knows what a promotion is for: it is told, and takes nothing off', () => {
  const { discount, terms } = read('invoice: kaos 12 pcs @45rb, topi 6 pcs @25rb, promo beli 2 gratis 1')
  expect(discount).toBeNull()
  expect(terms).toContain('promo beli 2 gratis 1')
})
