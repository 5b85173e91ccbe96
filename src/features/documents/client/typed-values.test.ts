import fc from 'fast-check'
import { expect, test } from 'vitest'

import { readDays, readMoney, readQuantity, readShare, writeMoney, writeQuantity, writeShare } from './typed-values.ts'

test.each([
  ['18.000', 18_000],
  ['18000', 18_000],
  ['Rp 18.000', 18_000],
  ['Rp18.000,-', 18_000],
  ['18rb', 18_000],
  ['18 ribu', 18_000],
  ['1,5jt', 1_500_000],
  ['2 juta', 2_000_000],
  ['0', 0],
  ['', null],
  ['sepuluh', undefined],
  ['-5', undefined],
  ['18.00', undefined],
  ['1e9', undefined],
  ['9'.repeat(20), undefined],
])('DOC-03 the price %s is read as %s', (typed, value) => {
  expect(readMoney(typed)).toBe(value)
})

test('DOC-03 every price is read back as it is written', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 999_999_999_999 }), (value) => {
      expect(readMoney(writeMoney(value))).toBe(value)
    }),
  )
})

test('DOC-03 quantities: decimals in both writings, never zero', () => {
  expect(readQuantity('2,5')).toBe(2.5)
  expect(readQuantity('2.5')).toBe(2.5)
  expect(readQuantity('1.500')).toBe(1_500)
  expect(readQuantity('1.500,25')).toBe(1_500.25)
  expect(readQuantity('0')).toBeUndefined()
  expect(readQuantity('banyak')).toBeUndefined()
  expect(readQuantity('')).toBeNull()
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1_000_000 }), (thousandths) => {
      expect(readQuantity(writeQuantity(thousandths / 1_000))).toBe(thousandths / 1_000)
    }),
  )
})

test('DOC-03 a discount is a percentage or an amount', () => {
  expect(readShare('5%')).toEqual({ percent: 5 })
  expect(readShare('7,5 persen')).toEqual({ percent: 7.5 })
  expect(readShare('50.000')).toEqual({ amount: 50_000 })
  expect(readShare('150%')).toBeUndefined()
  expect(readShare('')).toBeNull()
  expect(readShare(writeShare({ percent: 2.5 }))).toEqual({ percent: 2.5 })
})

test('DOC-03 days are whole and not endless', () => {
  expect(readDays('14')).toBe(14)
  expect(readDays('0')).toBeUndefined()
  expect(readDays('1,5')).toBeUndefined()
  expect(readDays('99999')).toBeUndefined()
})
