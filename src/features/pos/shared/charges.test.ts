import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { reckonBill } from './bill.ts'
import { chargeRows, mostService, mostTax, readRate, reckonCharges, taxNames } from './charges.ts'
import { everythingOf, reckonRefund, withRefund } from './refund.ts'
import { roundedCash, roundingSteps, roundingWays } from './rounding-rule.ts'
import type { Sale } from './sale.ts'

const rules = { serviceRate: 500, taxRate: 1_000, taxName: 'PB1' } as const

describe('POS-03, POS-06 service and tax', () => {
  test('POS-06 the tax is on the goods, discounts taken off, and on the service', () => {
    const lines = [{ quantity: 1, price: 100_000 }]
    const bill = reckonBill({ lines, discount: 20_000, chargeRules: rules, paymentMethod: 'qris' })
    expect(bill).toMatchObject({ charges: { service: 4_000, tax: 8_400 }, total: 92_400, received: 92_400 })
    expect(chargeRows(bill.charges)).toEqual([
      { name: 'Layanan 5%', amount: 4_000 },
      { name: 'PB1 10%', amount: 8_400 },
    ])
    // 10% on top of 10% is 21%, not 20%.
    expect(reckonCharges(100_000, { ...rules, serviceRate: 1_000 })).toMatchObject({ service: 10_000, tax: 11_000 })
    expect(chargeRows(reckonCharges(10_000, { ...rules, serviceRate: 0, taxRate: 750 }))).toEqual([
      { name: 'PB1 7,5%', amount: 750 },
    ])
    expect(reckonCharges(100_000, { ...rules, serviceRate: 0, taxRate: 0 })).toBeNull()
    expect(reckonCharges(100_000, undefined)).toBeNull()
  })

  test('POS-03 half a Rupiah counts as one, less counts for nothing', () => {
    expect(reckonCharges(5, { ...rules, serviceRate: 1_000, taxRate: 0 })?.service).toBe(1)
    expect(reckonCharges(4, { ...rules, serviceRate: 1_000, taxRate: 0 })?.service).toBe(0)
  })

  test('POS-06 a rate as it is typed; what is none, or more than may be, is not taken', () => {
    const typed = ['10', ' 7,5 % ', '11.25', '', '0', '30', '30,01', '-1', 'sepuluh', '1,234']
    expect(typed.map((text) => readRate(text, mostService))).toEqual([
      1_000,
      750,
      1_125,
      0,
      0,
      3_000,
      null,
      null,
      null,
      null,
    ])
  })
})

const anyRules = fc.record({
  serviceRate: fc.nat(mostService),
  taxRate: fc.nat(mostTax),
  taxName: fc.constantFrom(...taxNames),
})
const anyRounding = fc.record({ step: fc.constantFrom(...roundingSteps), way: fc.constantFrom(...roundingWays) })
const anyPicks = fc.infiniteStream(fc.nat())
/** More than any of these bills comes to. */
const most = 10_000_000_000
const anyLines = fc.array(
  fc.record({ quantity: fc.integer({ min: 1, max: 40 }), price: fc.nat(3_000_000), share: fc.nat(100) }),
  { minLength: 1, maxLength: 12 },
)

test('POS-03 whatever is sold, the lines with their shares make the total, and pieces that come back give it back', () => {
  fc.assert(
    fc.property(
      anyLines,
      anyRules,
      anyRounding,
      fc.nat(100),
      anyPicks,
      (goods, chargeRules, roundingRule, off, picks) => {
        const lines = goods.map(({ quantity, price, share }) => ({
          quantity,
          price,
          discount: Math.floor((quantity * price * share) / 100),
        }))
        const subtotal = lines.reduce((sum, { quantity, price, discount }) => sum + quantity * price - discount, 0)
        const discount = Math.floor((subtotal * off) / 100)
        const bill = reckonBill({ lines, discount, chargeRules, roundingRule, paymentMethod: 'tunai', received: most })
        const { service = 0, tax = 0 } = bill.charges ?? {}
        expect(bill.total).toBe(subtotal - discount + service + tax + bill.rounding)
        expect(bill.total).toBe(roundedCash(subtotal - discount + service + tax, roundingRule))
        const paid = bill.lines.map((line) => line.total - line.billDiscount + line.charges + line.rounding)
        expect(paid.every((one) => one >= 0)).toBe(true)
        expect(paid.reduce((sum, one) => sum + one, 0)).toBe(bill.total)
        expect(bill.lines.every(({ charges }) => Number.isInteger(charges) && charges >= 0)).toBe(true)

        let sale: Sale = {
          id: 'sal_0000000000000001',
          number: 'A-0001',
          lines: bill.lines.map((line, at) => ({ ...line, id: `${at}`, productId: 'p', productName: 'Kopi' })),
          total: bill.total,
          paymentMethod: 'tunai',
          received: bill.received,
          change: bill.received - bill.total,
          customerName: null,
          notes: '',
          status: 'completed',
          cashier: 'Sari',
          timestamp: '2026-11-21T07:05:00.000Z',
        }
        // Some pieces first, then all that is left.
        for (const at of bill.lines.keys()) {
          const pieces = (picks.next().value ?? 0) % bill.lines[at]!.quantity
          const items = [{ line: at + 1, quantity: pieces, restocked: true }]
          if (pieces > 0) sale = withRefund(sale, reckonRefund(sale, items), 'refund')
        }
        sale = withRefund(sale, reckonRefund(sale, everythingOf(sale, true)), 'refund')
        expect(sale.refunded ?? 0).toBe(bill.total)
      },
    ),
  )
})
