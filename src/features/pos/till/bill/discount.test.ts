import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { discountName, discountProblem, readTypedDiscount, rupiahOff, typedDiscount } from './discount.ts'

describe('POS-06 a discount as the cashier types it', () => {
  test.each([
    ['5rb', { rupiah: 5_000 }],
    ['Rp 5.000', { rupiah: 5_000 }],
    ['10%', { share: 1_000 }],
    ['10 persen', { share: 1_000 }],
    ['7,5 %', { share: 750 }],
    ['2.25%', { share: 225 }],
    ['100%', { share: 10_000 }],
    ['101%', null],
    ['0%', null],
    ['0', null],
    ['sepuluh', null],
    ['-5%', null],
    ['', null],
  ])('POS-06 %j is read', (typed, said) => expect(readTypedDiscount(typed)).toEqual(said))

  test('POS-06 what is read is written again as itself', () => {
    const said = fc.oneof(
      fc.record({ rupiah: fc.integer({ min: 1, max: 1_000_000_000_000 }) }),
      fc.record({ share: fc.integer({ min: 1, max: 10_000 }) }),
    )
    fc.assert(
      fc.property(said, (one) => {
        expect(readTypedDiscount(typedDiscount(one))).toEqual(one)
      }),
    )
    expect([typedDiscount({ share: 750 }), discountName({ share: 750 }), discountName({ rupiah: 5 })]).toEqual([
      '7,5%',
      'Diskon 7,5%',
      'Diskon',
    ])
  })

  test('POS-03, POS-06 a share is whole Rupiah, halves up, never above the sum; too many Rupiah count for nothing', () => {
    expect([rupiahOff(45, { share: 1_000 }), rupiahOff(44, { share: 1_000 })]).toEqual([5, 4])
    expect([rupiahOff(1_000_000_000_000, { share: 9_999 }), rupiahOff(50, undefined)]).toEqual([999_900_000_000, 0])
    expect([rupiahOff(5_000, { rupiah: 5_000 }), rupiahOff(4_999, { rupiah: 5_000 })]).toEqual([5_000, 0])
  })

  test('POS-06 what is wrong is one sentence; nothing and zero take the discount away', () => {
    for (const typed of ['', ' ', '0', '0%', '10%', '5rb']) expect(discountProblem(typed, 5_000)).toBeNull()
    expect(discountProblem('120%', 5_000)).toContain('1% sampai 100%')
    expect(discountProblem('murah', 5_000)).toContain('tidak terbaca')
    expect(discountProblem('5001', 5_000)?.replaceAll('\u00a0', ' ')).toContain('lebih besar dari harganya (Rp 5.000)')
  })
})
