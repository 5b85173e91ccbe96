import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { AppError } from '#core/errors/shared/app-error.ts'

import { reckonBill, shareOut } from './bill.ts'
import type { PaymentMethod } from './sale.ts'

const lines = [
  { quantity: 2, price: 25_000, discount: 5_000 },
  { quantity: 1, price: 10_000 },
]
const codeOf = (work: () => unknown): string => {
  try {
    work()
  } catch (error) {
    if (error instanceof AppError) return error.code
  }
  return 'none'
}

const cash = (amount: number) => ({ method: 'tunai' as const, amount })
const qris = (amount: number) => ({ method: 'qris' as const, amount })
const pay = (...payments: { method: PaymentMethod; amount: number }[]) =>
  reckonBill({ lines, paymentMethod: 'campur', payments })

describe('POS-06, POS-03 what a bill costs', () => {
  test('a line’s own discount comes off first, the bill’s is shared by what the lines cost then', () => {
    const bill = reckonBill({ lines, discount: 5_500, paymentMethod: 'tunai', received: 50_000 })
    expect(bill).toMatchObject({ subtotal: 55_000, discount: 5_500, total: 49_500, received: 50_000 })
    expect(bill.lines.map(({ total, billDiscount }) => [total, billDiscount])).toEqual([
      [45_000, 4_500],
      [10_000, 1_000],
    ])
  })

  test('more off than there is to pay is refused, by line and by bill', () => {
    expect(codeOf(() => reckonBill({ lines: [{ quantity: 1, price: 9, discount: 10 }], paymentMethod: 'tunai' }))).toBe(
      'discount_too_large',
    )
    expect(codeOf(() => reckonBill({ lines, discount: 55_001, paymentMethod: 'tunai' }))).toBe('discount_too_large')
  })

  test('paid in several ways: the change comes out of the cash, and every way counts once', () => {
    expect(pay(qris(30_000), cash(30_000))).toMatchObject({ total: 55_000, received: 60_000 })
    expect(codeOf(() => pay(qris(60_000), cash(1_000)))).toBe('payments_wrong')
    expect(codeOf(() => pay(cash(30_000), cash(30_000)))).toBe('payments_wrong')
    expect(codeOf(() => pay(qris(30_000), cash(20_000)))).toBe('received_too_low')
    expect(codeOf(() => reckonBill({ lines, paymentMethod: 'campur' }))).toBe('payments_wrong')
    expect(codeOf(() => reckonBill({ lines, paymentMethod: 'tunai', payments: [qris(30_000), cash(25_000)] }))).toBe(
      'payments_wrong',
    )
  })

  test('whatever is bought and taken off, the lines add up to the total, and no line is below nothing', () => {
    const line = fc
      .record({ quantity: fc.integer({ min: 1, max: 999 }), price: fc.integer({ min: 0, max: 9_999_999 }) })
      .chain(({ quantity, price }) =>
        fc.integer({ min: 0, max: quantity * price }).map((discount) => ({ quantity, price, discount })),
      )
    fc.assert(
      fc.property(fc.array(line, { minLength: 1, maxLength: 30 }), fc.nat({ max: 10_000 }), (bought, off) => {
        const before = reckonBill({ lines: bought, paymentMethod: 'tunai' }).total
        const discount = Math.floor((before * off) / 10_000)
        const bill = reckonBill({ lines: bought, discount, paymentMethod: 'tunai' })
        expect(bill.lines.reduce((sum, { total, billDiscount }) => sum + total - billDiscount, 0)).toBe(bill.total)
        expect(bill.total).toBe(before - discount)
        for (const { total, billDiscount } of bill.lines) expect(total - billDiscount).toBeGreaterThanOrEqual(0)
      }),
    )
  })

  test('what cannot be shared evenly goes to the largest remainders, the earlier line first', () => {
    expect(shareOut(10, [1, 1, 1])).toEqual([4, 3, 3])
    expect(shareOut(0, [5])).toEqual([0])
    expect(shareOut(7, [0, 7])).toEqual([0, 7])
  })
})
