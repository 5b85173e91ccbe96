import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { reckonBill } from '../../shared/bill.ts'
import { noRounding, type RoundingRule, roundingSteps, roundingWays } from '../../shared/rounding-rule.ts'
import { saleMethods } from '../../shared/sale.ts'
import { mixedBill as mixed, type TypedParts } from './mixed.ts'

const mixedBill = (total: number, typed: TypedParts, rule: RoundingRule = noRounding) => mixed(total, typed, rule)
const plain = (text: string | null) => text?.replaceAll('\u00a0', ' ') ?? null

describe('POS-06 a bill that is paid in several ways', () => {
  test('POS-06 the rest goes by itself to the first way that nobody has touched', () => {
    expect(mixedBill(50_000, { tunai: '20.000' })).toMatchObject({
      payments: [
        { method: 'tunai', amount: 20_000 },
        { method: 'qris', amount: 30_000 },
      ],
      restIn: 'qris',
      problem: null,
    })
    expect(mixedBill(50_000, { tunai: '20.000', qris: '' })).toMatchObject({ restIn: 'transfer', rest: 30_000 })
    expect(mixedBill(50_000, {}).restIn).toBeNull()
  })

  test('POS-06 change comes out of the cash; what is missing or wrong is one sentence', () => {
    expect(mixedBill(50_000, { tunai: '50rb', qris: '30.000' })).toMatchObject({ change: 30_000, problem: null })
    expect(plain(mixedBill(50_000, { tunai: '1.000', qris: '60.000' }).problem)).toContain('Lebih Rp 10.000')
    const short = { tunai: '10.000', qris: '10.000', transfer: '' }
    expect(plain(mixedBill(50_000, short).problem)).toBe('Masih kurang Rp 30.000.')
    expect(mixedBill(50_000, { qris: 'x' }).problem).toContain('QRIS tidak terbaca')
    expect(mixedBill(50_000, { tunai: '50.000', qris: '', transfer: '' }).problem).toContain('dua cara bayar')
  })

  test('POS-06 a debt is a part like others, never more than is left to pay', () => {
    expect(mixedBill(50_000, { tunai: '20.000', kasbon: '30.000' })).toMatchObject({
      payments: [
        { method: 'tunai', amount: 20_000 },
        { method: 'kasbon', amount: 30_000 },
      ],
      debt: 30_000,
      rest: 0,
      problem: null,
    })
    expect(plain(mixedBill(50_000, { tunai: '30.000', kasbon: '30.000' }).problem)).toContain('Kecilkan kasbonnya')
  })

  test('POS-03, POS-06 cash that takes the rest is rounded, QRIS and debts are to the Rupiah', () => {
    const rule = { step: 100, way: 'down' } as const
    expect(mixedBill(12_765, { qris: '10.000' }, rule)).toMatchObject({
      payments: [
        { method: 'tunai', amount: 2_700 },
        { method: 'qris', amount: 10_000 },
      ],
      rounding: -65,
      change: 0,
      problem: null,
    })
    // Five thousand for what is rounded to 2.700.
    expect(mixedBill(12_765, { qris: '10.000', tunai: '5.000' }, rule)).toMatchObject({ rounding: -65, change: 2_300 })
    const cashFirst = { rest: 10_715, rounding: 0, change: 0, problem: null }
    expect(mixedBill(12_765, { tunai: '2.050' }, rule)).toMatchObject(cashFirst)
    expect(mixedBill(12_765, { tunai: '2.765', kasbon: '10.000' }, rule)).toMatchObject({ rounding: 0, debt: 10_000 })
    expect(mixedBill(12_765, { kasbon: '10.000' }, rule)).toMatchObject({ rest: 2_765, rounding: 0, problem: null })
  })

  test('POS-03, POS-06 what it lets through, the books take', () => {
    const amount = fc.option(fc.nat(200_000).map(String), { nil: undefined })
    const rules = fc.record({ step: fc.constantFrom(...roundingSteps), way: fc.constantFrom(...roundingWays) })
    fc.assert(
      fc.property(fc.nat(200_000), fc.tuple(amount, amount, amount, amount), rules, (total, amounts, roundingRule) => {
        const typed = Object.fromEntries(
          saleMethods.flatMap((method, at) => (amounts[at] === undefined ? [] : [[method, amounts[at]]])),
        )
        const { payments, change, debt, rounding, problem } = mixedBill(total, typed, roundingRule)
        if (problem !== null) return
        const lines = [{ quantity: 1, price: total }]
        const bill = reckonBill({ lines, paymentMethod: 'campur', payments, customerName: 'Bu Rina', roundingRule })
        expect(bill.received - bill.total).toBe(change)
        expect([bill.debt, bill.rounding]).toEqual([debt, rounding])
      }),
      { numRuns: 2_000 },
    )
  })
})
