import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { formatNumber } from '#core/text/shared/rupiah.ts'
import { largestPrice } from './fields.ts'
import { readTypedPrice, readTypedStock, tidyPrice } from './typed-price.ts'

describe('POS-03 typed prices', () => {
  test.each([
    ['12500', 12_500, false],
    ['12.500', 12_500, false],
    ['12,500', 12_500, false],
    ['Rp 12.500', 12_500, false],
    ['Rp. 12.500,-', 12_500, false],
    ['12500,50', 12_501, true],
    ['12.500,49', 12_500, true],
    ['12500.5', 12_501, true],
    ['1,250,000.75', 1_250_001, true],
    ['12500,00', 12_500, false],
    ['0', 0, false],
    ['15rb', 15_000, false],
    ['12,5 rb', 12_500, false],
    ['1.250 ribu', 1_250, false],
    ['1,5 juta', 1_500_000, false],
    [',5', 1, true],
  ])('POS-03 %s is %i, rounded: %s', (typed, amount, isRounded) => {
    expect(readTypedPrice(typed)).toEqual({ amount, isRounded })
  })

  test.each(['', ' ', 'gratis', '-5', '12a', '1.2.3', '12,50,5', '.', ',', '9999999999999', '1e5'])(
    'POS-03 %j is no price',
    (typed) => {
      expect(readTypedPrice(typed)).toBeNull()
    },
  )

  test('POS-03 every whole Rupiah reads back from its Indonesian writing', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: largestPrice }), (amount) => {
        expect(readTypedPrice(formatNumber(amount))).toEqual({ amount, isRounded: false })
        expect(readTypedPrice(String(amount))).toEqual({ amount, isRounded: false })
      }),
    )
  })

  test('POS-03 a decimal price goes to the nearest Rupiah, halves up, and says so', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 999_999_999 }), fc.integer({ min: 0, max: 99 }), (whole, cents) => {
        const typed = `${formatNumber(whole)},${String(cents).padStart(2, '0')}`
        expect(readTypedPrice(typed)).toEqual({ amount: whole + (cents >= 50 ? 1 : 0), isRounded: cents > 0 })
      }),
    )
  })
})

test('POS-02 a stock is a whole number and 0 by default', () => {
  expect(readTypedStock('')).toBe(0)
  expect(readTypedStock(' 1.200 ')).toBe(1200)
  expect(readTypedStock('1,200')).toBe(1200)
  expect(readTypedStock('12,0')).toBe(12)
  expect(readTypedStock('1.200,00')).toBe(1200)
  for (const wrong of ['-1', '1,5', '12.5', '1.20.0', '12 pcs', 'banyak', '99999999999'])
    expect(readTypedStock(wrong)).toBeNull()
})

test('POS-03 a typed price is written with its thousands apart once it is left, and reads as the same amount', () => {
  expect(['500000', '15rb', '12500,50', '', 'banyak', '1.2.3'].map(tidyPrice)).toEqual([
    '500.000',
    '15.000',
    '12.501',
    '',
    'banyak',
    '1.2.3',
  ])
  fc.assert(
    fc.property(fc.integer({ min: 0, max: largestPrice }), (amount) => {
      expect(readTypedPrice(tidyPrice(String(amount)))?.amount).toBe(amount)
    }),
  )
})
