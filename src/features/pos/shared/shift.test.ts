import fc from 'fast-check'
import { expect, test } from 'vitest'

import { reckonShift, takingsOf } from './shift.ts'

const amount = fc.integer({ min: 1, max: 5_000_000 })
const part = fc.constantFrom('qris', 'transfer')

/** A sale, with what of it came to lie in the drawer. */
const sale = fc.oneof(
  fc.record({ total: amount, more: fc.nat(100_000), off: fc.nat(5_000) }).map(({ total, more, off }) => ({
    cash: total,
    sale: { paymentMethod: 'tunai', total, change: more, discount: off, lines: [] },
  })),
  fc.record({ total: amount, method: part }).map(({ total, method }) => ({
    cash: 0,
    sale: { paymentMethod: method, total, change: 0, lines: [] },
  })),
  fc
    .record({ cash: amount, other: amount, more: fc.nat(100_000), method: part })
    .map(({ cash, other, more, method }) => ({
      cash,
      sale: {
        paymentMethod: 'campur',
        total: cash + other,
        change: more,
        payments: [
          { method: 'tunai', amount: cash + more },
          { method, amount: other },
        ],
        lines: [],
      },
    })),
)
const move = fc.record({ direction: fc.constantFrom('in' as const, 'out' as const), amount })
const way = fc.constantFrom('tunai', 'qris', 'transfer')
const refund = fc
  .record({ paymentMethod: way, back: amount, debt: amount })
  .map(({ paymentMethod, back, debt }) => ({ paymentMethod, amount: back + debt, debt }))
const debtPayment = fc.record({ paymentMethod: way, amount })

test('POS-06 what must lie in the drawer is what went through it, in whatever order, to the Rupiah', () => {
  const books = fc.record({
    openingCash: fc.nat(10_000_000),
    moves: fc.array(move, { maxLength: 10 }),
    sales: fc.array(sale, { maxLength: 30 }),
    refunds: fc.array(refund, { maxLength: 10 }),
    debtPayments: fc.array(debtPayment, { maxLength: 10 }),
  })
  fc.assert(
    fc.property(books, ({ openingCash, moves, sales, refunds, debtPayments }) => {
      let drawer = openingCash
      for (const { direction, amount: moved } of moves) drawer += direction === 'in' ? moved : -moved
      for (const { cash } of sales) drawer += cash
      for (const { paymentMethod, amount: back, debt } of refunds) if (paymentMethod === 'tunai') drawer -= back - debt
      for (const { paymentMethod, amount: paid } of debtPayments) if (paymentMethod === 'tunai') drawer += paid
      const given = { openingCash, moves, sales: sales.map((one) => one.sale), refunds, debtPayments }
      const report = reckonShift(given)
      expect(report.expected).toBe(drawer)
      expect(report.methods.reduce((sum, one) => sum + one.amount, 0)).toBe(report.salesTotal)
      const turned = reckonShift({
        openingCash,
        moves: moves.toReversed(),
        sales: given.sales.toReversed(),
        refunds: refunds.toReversed(),
        debtPayments: debtPayments.toReversed(),
      })
      expect({ ...turned, methods: [] }).toEqual({ ...report, methods: [] })
    }),
  )
})

test('POS-06 the change of a mixed payment comes out of its cash', () => {
  const payments = [
    { method: 'tunai', amount: 50_000 },
    { method: 'qris', amount: 20_000 },
  ]
  expect(takingsOf({ paymentMethod: 'campur', payments, total: 65_000, change: 5_000 })).toEqual([
    { method: 'tunai', amount: 45_000 },
    { method: 'qris', amount: 20_000 },
  ])
  expect(takingsOf({ paymentMethod: 'tunai', total: 65_000, change: 35_000 })).toEqual([
    { method: 'tunai', amount: 65_000 },
  ])
})

test('POS-06 what stays as a debt is no cash in the drawer, until it is paid', () => {
  const payments = [
    { method: 'tunai', amount: 20_000 },
    { method: 'kasbon', amount: 30_000 },
  ]
  const report = reckonShift({
    openingCash: 100_000,
    moves: [],
    sales: [
      { paymentMethod: 'campur', payments, total: 50_000, change: 0, lines: [] },
      { paymentMethod: 'kasbon', total: 40_000, change: 0, lines: [] },
    ],
    refunds: [{ paymentMethod: 'tunai', amount: 35_000, debt: 30_000 }],
    debtPayments: [
      { paymentMethod: 'tunai', amount: 15_000 },
      { paymentMethod: 'qris', amount: 25_000 },
    ],
  })
  expect(report).toMatchObject({ cashSales: 20_000, cashRefunds: 5_000, cashDebts: 15_000, debtsPaid: 40_000 })
  expect(report.expected).toBe(130_000)
})
