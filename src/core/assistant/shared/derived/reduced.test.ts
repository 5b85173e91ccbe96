import { expect, test } from 'vitest'

import { formerPrice, withoutFormerPrices } from './reduced.ts'

test('ASSIST-01 what became cheaper has the price that holds, and what it was before', () => {
  const { text, reduced } = withoutFormerPrices(
    'paket foto dari 12 juta jadi 9,5 juta, cetak harga normal 50rb sekarang cuma 35rb',
  )
  expect(text).toBe('paket foto 9,5 juta, cetak 35rb')
  expect(formerPrice(9_500_000, reduced)).toBe('sebelumnya Rp 12.000.000')
  expect(formerPrice(35_000, reduced)).toBe('sebelumnya Rp 50.000')
  expect(formerPrice(20_000, reduced)).toBe('')
})

test('ASSIST-01 what became dearer or is a range stays as it is told', () => {
  for (const said of ['roti dari 5rb jadi 6rb', 'tas mulai dari 50rb sampai 90rb', 'dari 10 jadi 5'])
    expect(withoutFormerPrices(said)).toEqual({ text: said, reduced: [] })
})
