import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { reckonBill } from '../bill.ts'
import { debtBack, debtOf, findBuyer, standing } from './debt.ts'

const lines = [{ quantity: 1, price: 50_000 }]
const mixed = (kasbon: number, tunai: number, customerName?: string) =>
  reckonBill({
    lines,
    paymentMethod: 'campur',
    payments: [
      { method: 'tunai', amount: tunai },
      { method: 'kasbon', amount: kasbon },
    ],
    customerName,
  })

describe('POS-06 a sale on kasbon', () => {
  test('POS-06 all of it or a part stays as a debt, of somebody with a name', () => {
    expect(reckonBill({ lines, paymentMethod: 'kasbon', customerName: 'Bu Rina' })).toMatchObject({
      debt: 50_000,
      received: 50_000,
    })
    expect(mixed(30_000, 20_000, 'Bu Rina').debt).toBe(30_000)
    expect(reckonBill({ lines, paymentMethod: 'tunai' }).debt).toBe(0)
    expect(() => reckonBill({ lines, paymentMethod: 'kasbon' })).toThrow('debt_without_name')
    expect(() => mixed(30_000, 20_000, '  ')).toThrow('debt_without_name')
  })

  test('POS-06 nobody is lent more than the bill, and a debt gives no change', () => {
    expect(() => mixed(30_000, 30_000, 'Bu Rina')).toThrow('payments_wrong')
    expect(() => mixed(30_000, 10_000, 'Bu Rina')).toThrow('received_too_low')
    expect(() => reckonBill({ lines, paymentMethod: 'kasbon', received: 60_000, customerName: 'Bu Rina' })).toThrow(
      'payments_wrong',
    )
  })
})

test('POS-06 what comes back lowers the debt before money goes back, never below what is owed', () => {
  const sale = { total: 50_000, paymentMethod: 'campur', payments: [{ method: 'kasbon', amount: 30_000 }] }
  expect(debtOf(sale)).toBe(30_000)
  expect(debtBack(sale, 20_000, 100_000)).toBe(20_000)
  expect(debtBack(sale, 50_000, 100_000)).toBe(30_000)
  expect(debtBack(sale, 50_000, 12_000)).toBe(12_000)
  expect(debtBack({ ...sale, refundedDebt: 20_000 }, 50_000, 100_000)).toBe(10_000)
  expect(debtBack({ total: 50_000, paymentMethod: 'tunai' }, 50_000, 100_000)).toBe(0)
})

test('POS-06 whoever paid more than was owed owes nothing and has the rest to good', () => {
  fc.assert(
    fc.property(fc.integer({ min: -1_000_000, max: 1_000_000 }), (net) => {
      const { owed, over } = standing(net)
      expect(owed - over).toBe(net)
      expect(Math.min(owed, over)).toBe(0)
      expect(Math.max(owed, over)).toBeGreaterThanOrEqual(0)
    }),
  )
})

test('POS-06 a buyer is known by the number, or by the name where one of them has none', () => {
  const known = [
    { name: 'Bu Rina', phone: '081200000001' },
    { name: 'Bu Rina', phone: '081200000002' },
    { name: 'Pak Adi', phone: null },
  ]
  expect(findBuyer(known, { name: 'Rina', phone: '081200000002' })).toBe(known[1])
  expect(findBuyer(known, { name: ' bu rina', phone: null })).toBe(known[0])
  expect(findBuyer(known, { name: 'Bu Rina', phone: '081200000003' })).toBeUndefined()
  expect(findBuyer(known, { name: 'PAK ADI', phone: '0899' })).toBe(known[2])
  expect(findBuyer(known, { name: 'Siti', phone: null })).toBeUndefined()
})
