import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { reckonBill } from './bill.ts'
import { everythingOf, isRefundable, kindOf, leftOf, reckonRefund, type RefundItem, withRefund } from './refund.ts'
import type { Sale } from './sale.ts'

/** A sale of these goods with these discounts, as it is stored. */
const saleOf = (goods: readonly { quantity: number; price: number; off: number }[], billOff: number): Sale => {
  const lines = goods.map(({ quantity, price, off }, at) => ({
    productId: `prd_${at}`,
    productName: `Barang ${at}`,
    quantity,
    price,
    discount: Math.floor((quantity * price * off) / 100),
  }))
  const subtotal = lines.reduce((sum, { quantity, price, discount }) => sum + quantity * price - discount, 0)
  const bill = reckonBill({ lines, discount: Math.floor((subtotal * billOff) / 100), paymentMethod: 'tunai' })
  return {
    id: 'sal_0000000000000001',
    number: 'A-0001',
    lines: bill.lines.map((line, at) => ({ id: `sli_${at}`, ...line })),
    discount: bill.discount,
    total: bill.total,
    paymentMethod: 'tunai',
    received: bill.received,
    change: 0,
    customerName: null,
    notes: '',
    status: 'completed',
    cashier: 'Sari',
    timestamp: '2026-11-21T02:00:00.000Z',
  }
}
const plain = saleOf(
  [
    { quantity: 3, price: 10_000, off: 0 },
    { quantity: 1, price: 5_000, off: 0 },
  ],
  0,
)
const some = (line: number, quantity: number): RefundItem => ({ line, quantity, restocked: true })
const back = (sale: Sale, items: readonly RefundItem[]) => withRefund(sale, reckonRefund(sale, items), 'refund')

describe('POS-06 what a refund gives back', () => {
  const goods = fc.array(
    fc.record({
      quantity: fc.integer({ min: 1, max: 1_000 }),
      price: fc.oneof(fc.nat(1_000), fc.nat(100_000_000)),
      off: fc.nat(100),
    }),
    { minLength: 1, maxLength: 8 },
  )
  const pieces = fc.array(fc.tuple(fc.nat(20), fc.integer({ min: 1, max: 400 })), { maxLength: 30 })

  test('POS-06 everything in any pieces gives back exactly what was paid, and nothing is left', () => {
    fc.assert(
      fc.property(goods, fc.nat(100), pieces, (bought, billOff, parts) => {
        let sale = saleOf(bought, billOff)
        let given = 0
        for (const [at, wanted] of parts) {
          const line = (at % sale.lines.length) + 1
          const quantity = Math.min(wanted, leftOf(sale.lines[line - 1]!))
          if (quantity === 0) continue
          const reckoned = reckonRefund(sale, [some(line, quantity)])
          expect(reckoned.amount).toBeGreaterThanOrEqual(0)
          given += reckoned.amount
          sale = withRefund(sale, reckoned, 'refund')
          expect(sale.refunded ?? 0).toBe(given)
        }
        const rest = everythingOf(sale, true)
        if (rest.length > 0) {
          given += reckonRefund(sale, rest).amount
          sale = back(sale, rest)
        }
        expect(given).toBe(sale.total)
        expect([sale.status, isRefundable(sale)]).toEqual(['refunded', false])
        for (const line of sale.lines) expect(line.refundedAmount).toBe(line.total - (line.billDiscount ?? 0))
      }),
    )
  })

  test('POS-06 the pieces of a line take the same, whatever order and size they come back in', () => {
    const odd = saleOf([{ quantity: 3, price: 1_000, off: 0 }], 1)
    expect(odd.total).toBe(2_970)
    const uneven: Sale = { ...odd, total: 2_999, lines: [{ ...odd.lines[0]!, total: 3_000, billDiscount: 1 }] }
    const first = back(uneven, [some(1, 1)])
    expect([first.refunded, first.status]).toEqual([999, 'partly_refunded'])
    expect(reckonRefund(first, [some(1, 2)]).amount).toBe(2_000)
    expect(reckonRefund(uneven, [some(1, 2)]).amount).toBe(1_999)
  })

  test('POS-06 more than was bought, twice the same line or a line that is none gives back nothing', () => {
    const spent = back(plain, [some(1, 2)])
    for (const [sale, items] of [
      [plain, [some(1, 4)]],
      [plain, [some(3, 1)]],
      [plain, [some(1, 1), some(1, 1)]],
      [spent, [some(1, 2)]],
      [back(plain, everythingOf(plain, true)), [some(2, 1)]],
    ] as const)
      expect(() => reckonRefund(sale, items)).toThrow('refund_too_much')
  })

  test('POS-06 only a whole sale of its own day is void', () => {
    const all = everythingOf(plain, false)
    expect(kindOf(plain, { kind: 'void', items: all }, true)).toBe('void')
    expect(kindOf(plain, { kind: 'void', items: all }, false)).toBe('refund')
    expect(kindOf(plain, { kind: 'refund', items: all }, true)).toBe('refund')
    expect(kindOf(plain, { kind: 'void', items: all.slice(1) }, true)).toBe('refund')
    const spent = back(plain, [some(1, 2)])
    expect(kindOf(spent, { kind: 'void', items: everythingOf(spent, false) }, true)).toBe('refund')
    expect(withRefund(plain, reckonRefund(plain, all), 'void')).toMatchObject({ status: 'void', refunded: 35_000 })
  })
})
