import fc from 'fast-check'
import { expect, test } from 'vitest'

import type { IsoDay } from '#core/time-and-ids/shared/zoned-date.ts'

import { readMessage } from '../../read-message.ts'
import { withPriceOfOne } from './volume-price.ts'

const today = '2026-11-21' as IsoDay

test('ASSIST-05 a price for a thousand pieces is that of a thousand', () => {
  const { goods } = readMessage('invoice: bata merah 3.500 biji, regane 850rb per 1000 biji, pasir 2 rit @1,4jt', today)
  expect(goods.map(({ amount }) => amount)).toEqual([2_975_000, 2_800_000])
})

test.each(['harga 850rb per 1000 biji', 'bata 3.500 biji, 10rb per 3 biji', 'bata 3.500 biji @850'])(
  'ASSIST-05 a price of several stays where nothing is counted or one costs no whole Rupiah: %s',
  (said) => {
    expect(withPriceOfOne(said)).toBe(said)
  },
)

test('ASSIST-05 what is ordered in any count of such pieces costs its share exactly', () => {
  fc.assert(
    fc.property(fc.integer({ min: 2, max: 5000 }), fc.integer({ min: 1, max: 900 }), (count, each) => {
      const { goods } = readMessage(`invoice: bibit lele ${count} ekor, harga ${each}rb per 1000 ekor`, today)
      expect(goods[0]?.amount).toBe(count * each)
    }),
    { numRuns: 40 },
  )
})
