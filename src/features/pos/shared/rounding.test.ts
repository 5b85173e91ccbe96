import { describe, expect, test } from 'vitest'

import { reckonBill } from './bill.ts'
import { noRounding, roundedCash, roundingRule, type RoundingRule } from './rounding-rule.ts'
import { roundingOf } from './rounding.ts'

const down: RoundingRule = { step: 100, way: 'down' }
const lines = [
  { quantity: 1, price: 9_999 },
  { quantity: 2, price: 1_383 },
]
const ways = (step: RoundingRule['step'], left: number) =>
  (['down', 'nearest', 'up'] as const).map((way) => roundedCash(left, { step, way }))
const payments = (cash: number) => [
  { method: 'tunai' as const, amount: cash },
  { method: 'qris' as const, amount: 10_000 },
]
const mixed = (cash: number) => ({ total: 12_765, paymentMethod: 'campur', payments: payments(cash) })

describe('POS-03, POS-06 rounding of what is paid in cash', () => {
  test('POS-03 to the step and the way that the shop has chosen; what would become nothing stays', () => {
    expect(ways(100, 12_765)).toEqual([12_700, 12_800, 12_800])
    expect(ways(500, 12_765)).toEqual([12_500, 13_000, 13_000])
    expect(ways(1_000, 12_400)).toEqual([12_000, 12_000, 13_000])
    expect(ways(1_000, 300)).toEqual([300, 300, 1_000])
    expect(ways(100, 12_700)).toEqual([12_700, 12_700, 12_700])
    expect(roundedCash(12_765, noRounding)).toBe(12_765)
    expect(roundingRule.safeParse({ step: 250, way: 'down' }).success).toBe(false)
  })

  test('POS-03 the lines make the rounded total, the change is what was handed over beyond it', () => {
    const bill = reckonBill({ lines, roundingRule: down, paymentMethod: 'tunai', received: 20_000 })
    expect(bill).toMatchObject({ rounding: -65, total: 12_700, received: 20_000 })
    expect(bill.lines.map(({ total, rounding }) => [total, rounding])).toEqual([
      [9_999, -51],
      [2_766, -14],
    ])
    expect(reckonBill({ lines, roundingRule: down, paymentMethod: 'tunai' }).received).toBe(12_700)
  })

  test('POS-03, POS-06 QRIS, transfer and kasbon go to the Rupiah, and whoever has the coins pays exactly', () => {
    for (const paymentMethod of ['qris', 'transfer', 'kasbon'])
      expect(reckonBill({ lines, roundingRule: down, paymentMethod, customerName: 'Bu Rina' }).total).toBe(12_765)
    expect(roundingOf({ total: 12_765, paymentMethod: 'tunai', received: 12_765 }, down)).toBe(0)
    expect(roundingOf({ total: 12_765, paymentMethod: 'tunai', received: 12_770 }, down)).toBe(-65)
    expect([2_700, 2_765, 5_000].map((cash) => roundingOf(mixed(cash), down))).toEqual([-65, 0, -65])
    expect(roundingOf(mixed(2_700), undefined)).toBe(0)
    const lent = { ...mixed(2_700), payments: [...payments(2_000), { method: 'kasbon' as const, amount: 715 }] }
    expect(roundingOf(lent, down)).toBe(0)
  })
})
