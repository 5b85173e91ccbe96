import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { reckonBill } from '../bill.ts'
import { actsOfBill, shareText } from './money-acts.ts'
import { isEasyPin, pin } from './pin-text.ts'
import { afterWrong, lockedUntil, mostTries, noTries, type PinTries, triesLeft } from './pin-tries.ts'

const minute = 60_000
const wrongTimes = (times: number, from: PinTries, now: number): PinTries =>
  Array.from({ length: times }).reduce<PinTries>((tries) => afterWrong(tries, now), from)

describe('POS-06 the owner’s PIN', () => {
  test('POS-06 four to six digits, and not those that everybody tries first', () => {
    expect(['4071', '90215', '771034'].map((one) => [pin.safeParse(one).success, isEasyPin(one)])).toEqual([
      [true, false],
      [true, false],
      [true, false],
    ])
    expect(['123', '1234567', '12a4', '', ' 1234'].map((one) => pin.safeParse(one).success)).not.toContain(true)
    expect(['0000', '55555', '1234', '654321', '7890'].every(isEasyPin)).toBe(true)
  })

  test('POS-06 five wrong ones lock for five minutes, the next five twice as long; a right one begins anew', () => {
    const four = wrongTimes(mostTries - 1, noTries, 0)
    expect([triesLeft(four), lockedUntil(four, 0)]).toEqual([1, null])
    const locked = afterWrong(four, 1_000)
    expect(lockedUntil(locked, 1_000)).toBe(1_000 + 5 * minute)
    expect(lockedUntil(locked, 1_000 + 5 * minute)).toBeNull()
    const again = wrongTimes(mostTries, locked, 10 * minute)
    expect(lockedUntil(again, 10 * minute)).toBe(20 * minute)
    // A clock that was put back a year does not lock for a year.
    expect(lockedUntil(again, -365 * 1_440 * minute)).toBe(-365 * 1_440 * minute + 10 * minute)
    expect(lockedUntil(wrongTimes(mostTries * 30, noTries, 0), 0)).toBe(1_440 * minute)
  })
})

describe('POS-06 what of a bill the owner wants to know', () => {
  const line = { name: 'Kopi', quantity: 2, price: 10_000, discount: 0, billDiscount: 0 }

  test('POS-06 each changed price, with what it takes from the shop; goods without a price have none to change', () => {
    expect(actsOfBill([line, { ...line, listPrice: 12_500 }], 1_000)).toEqual([
      { kind: 'price', line: 2, subject: 'Kopi', amount: 5_000, whole: 25_000 },
    ])
    expect(actsOfBill([{ ...line, listPrice: 10_000 }], 1_000)).toEqual([])
    expect(actsOfBill([{ ...line, listPrice: 8_000 }], 1_000)).toMatchObject([{ amount: -4_000, whole: 16_000 }])
    expect(actsOfBill([{ ...line, listPrice: 0 }], 1_000)).toEqual([])
  })

  test('POS-06 discounts beyond what passes, also where a line’s and the bill’s make it together', () => {
    expect(actsOfBill([{ ...line, discount: 2_000 }], 1_000)).toEqual([])
    expect(actsOfBill([{ ...line, discount: 2_000, billDiscount: 1_800 }, line], 1_000)).toEqual([
      { kind: 'discount', subject: '', amount: 3_800, whole: 40_000 },
    ])
    // One gift on a large bill is one too.
    expect(
      actsOfBill(
        [
          { ...line, discount: 20_000 },
          { ...line, quantity: 100 },
        ],
        1_000,
      ),
    ).toHaveLength(1)
    expect(actsOfBill([{ ...line, discount: 500 }], 0)).toHaveLength(1)
    expect([shareText(3_800, 40_000), shareText(20_000, 40_000), shareText(0, 0)]).toEqual(['9,5%', '50%', ''])
  })

  test('POS-06 a discount of exactly what passes never asks, whatever its shares are rounded to', () => {
    const goods = fc.array(fc.record({ quantity: fc.integer({ min: 1, max: 9 }), price: fc.nat(99_999) }), {
      minLength: 1,
      maxLength: 9,
    })
    fc.assert(
      fc.property(goods, fc.integer({ min: 0, max: 10_000 }), (lines, rate) => {
        const named = lines.map((one) => ({ ...one, name: 'Barang' }))
        const sum = lines.reduce((all, { quantity, price }) => all + quantity * price, 0)
        const discount = Math.floor((sum * rate) / 10_000)
        expect(actsOfBill(reckonBill({ lines: named, discount, paymentMethod: 'qris' }).lines, rate)).toEqual([])
      }),
    )
  })
})
