import { expect, test } from 'vitest'

import { readCharges } from './read-charges.ts'

const read = (text: string) => readCharges(text).rules

test('ASSIST-01, POS-06 what an order says of service and tax becomes the rates of its till', () => {
  expect(read('kasir resto, pajak 10% service 5%, nasi 20rb')).toEqual({
    serviceRate: 500,
    taxRate: 1_000,
    taxName: 'PB1',
  })
  expect(read('kafe, kopi 20rb, PB1 10 persen sama service charge 7,5 persen')).toMatchObject({
    serviceRate: 750,
    taxRate: 1_000,
  })
  expect(read('biaya layanan 5%')).toMatchObject({ serviceRate: 500, taxRate: 0 })
  expect(read('toko ban, ban 300rb belum ppn 11%')).toMatchObject({ taxRate: 1_100, taxName: 'PPN' })
  expect(read('toko, kena pajak 11%')).toMatchObject({ taxName: 'PPN' })
})

test('ASSIST-01 prices that have it in them, and what is not wanted, add nothing', () => {
  const adding = [
    'semua harga sudah termasuk pajak 10%',
    'harga udah include service 5%',
    'masker 25rb. PPN 11% sudah termasuk',
    'nasi 20rb, pb1 10% (udah termasuk)',
    'tanpa pajak',
    'diskon member 10%',
    'servis AC 75rb, cuci 50rb',
    'pajak motor 150rb',
  ].filter((text) => read(text) !== null)
  expect(adding).toEqual([])
})

test('ASSIST-01 the words that were read are none of the goods', () => {
  expect(readCharges('nasi 20rb, pajak 10% dan service 5%, ada 12 meja').text).toBe('nasi 20rb,    , ada 12 meja')
})
