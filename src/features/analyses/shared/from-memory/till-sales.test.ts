import { expect, test } from 'vitest'

import { rememberedSales } from '#tests/support/owner-memory.ts'

import { reckonNumbers } from '../reckon.ts'
import { makeTillSales } from './till-sales.ts'

test('ASSIST-06, POS-06 goods sold with discounts still make the day’s total, and their discount is a figure', () => {
  const { period } = rememberedSales
  const goods = period.goods.map((good) => (good.name === 'Es teh' ? { ...good, total: 18_000 } : good))
  const sales = { ...rememberedSales, period: { ...period, goods, total: 138_000 } }
  const content = makeTillSales(
    { sales, shopName: 'Warung Bu Sri' } as unknown as Parameters<typeof makeTillSales>[0],
    { subject: '', business: '' } as unknown as Parameters<typeof makeTillSales>[1],
  )
  const { text } = reckonNumbers(content)
  expect(JSON.stringify(content)).toContain('"Diskon"')
  const figures = ['total_barang', 'nilai_1', 'nilai_2', 'diskon_2'].map((id) => text(id).replaceAll('\u00a0', ' '))
  expect(figures).toEqual(['Rp 138.000', 'Rp 120.000', 'Rp 18.000', 'Rp 2.000'])
})
