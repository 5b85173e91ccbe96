import { expect, test } from 'vitest'

import { shownSale } from './sold-sale.ts'
import { todayOf } from './today.ts'

const now = new Date('2026-11-21T05:00:00.000Z')
const entry = (n: number, state: string, soldAt = `2026-11-21T02:0${n}:00.000Z`) => {
  const sold = {
    id: `sal_000000000000000${n}`,
    soldAt,
    cashier: 'Sari',
    lines: [{ productId: 'a', name: 'Kopi', quantity: 1, price: n * 1_000 }],
    paymentMethod: 'tunai' as const,
    received: n * 1_000,
  }
  return { kind: 'sale', id: sold.id, state, at: soldAt, sold, sale: shownSale(sold) }
}
const journal = [
  entry(1, 'recorded'),
  entry(2, 'waiting'),
  entry(3, 'refused'),
  entry(4, 'waiting', '2026-11-20T02:00:00.000Z'),
] as never
const timeZone = 'Asia/Jakarta'

test('POS-07 the day is the server’s sales and those that wait here, each once', () => {
  const answer = { sales: [entry(1, 'recorded').sale], report: { salesToday: 7, revenueToday: 70_000 } } as never
  const today = todayOf({ answer, journal, timeZone, now })
  expect(today).toMatchObject({ salesToday: 9, revenueToday: 75_000, isWhole: true })
  expect(today.sales.map(({ total }) => total)).toEqual([3_000, 2_000, 1_000])
  expect(today.unsent.size).toBe(2)
})

test('POS-07 without a network the day is what this device has sold', () => {
  const today = todayOf({ answer: undefined, journal, timeZone, now })
  expect(today).toMatchObject({ salesToday: 3, revenueToday: 6_000, isWhole: false })
})
