import { expect, test } from 'vitest'

import { rememberedSales } from '#tests/support/owner-memory.ts'

import { salesLines } from './sales-report.ts'

test('ASSIST-06, POS-06 goods sold with discounts still add up to what was taken, and say what was taken off', () => {
  const goods = [
    { name: 'Nasi goreng', price: 15_000, quantity: 8, total: 115_000 },
    { name: 'Es teh', price: 5_000, quantity: 4, total: 20_000 },
  ]
  const lines = salesLines({ ...rememberedSales.period, goods, otherGoods: { kinds: 0, quantity: 0, total: 0 } })
  expect(lines.reduce((sum, { quantity, price }) => sum + (quantity ?? 1) * (price ?? 0), 0)).toBe(135_000)
  expect(lines[0]?.description.replaceAll('\u00a0', ' ')).toBe('Nasi goreng (8 terjual @ 15.000, diskon Rp 5.000)')
  expect(lines[1]).toMatchObject({ description: 'Es teh', quantity: 4, price: 5_000 })
})
