import { expect, test } from 'vitest'

import { inThousands, inThousandsOfFirst } from './in-thousands.ts'
import { plainSums } from '../goods/price-list.ts'

test('POS-01 ASSIST-01 figures of a list that is said to be in thousands have their scale; counts keep theirs', () => {
  expect(inThousands('pecel 12, rames 14, soto 13 (ribu ya)')).toBe('pecel 12rb, rames 14rb, soto 13rb ')
  expect(inThousands('dewasa 20 anak 15 semir 45 (rb)')).toBe('dewasa 20rb anak 15rb semir 45rb ')
  expect(inThousands('dalam ribuan: senin 410, selasa 402,5, gula 2 kg 36')).toBe(
    ': senin 410rb, selasa 402,5rb, gula 2 kg 36rb',
  )
  expect(inThousands('pecel 12, rames 14')).toBe('pecel 12, rames 14')
})

test('POS-01 ASSIST-01 prices told in words are sums; words that name a thing stay', () => {
  expect(plainSums('mi instan tiga ribu lima ratus, gula sekilo delapan belas ribu')).toBe(
    'mi instan 3.500, gula sekilo 18.000',
  )
  expect(plainSums('kerupuk seribu, tempe sewu')).toBe('kerupuk 1.000, tempe 1.000')
  expect(plainSums('semen tiga roda 65rb, lima botol')).toBe('semen tiga roda 65rb, lima botol')
})

test('POS-01 ASSIST-01 where the first of a list tells its scale, three or more behind it are told in the same', () => {
  expect(inThousandsOfFirst('bakso 10 ribu, bakso urat 15, mie ayam 12, es campur 8. pakai qris')).toBe(
    'bakso 10 ribu, bakso urat 15rb, mie ayam 12rb, es campur 8rb. pakai qris',
  )
  const counted = [
    'potong 35rb, lantai 2, parkir 10',
    'bakso 10rb, stok 50, meja 12, kursi 40',
    'sewa tenda 900rb, kursi 5, meja 2, kipas 3',
    'semen 65rb, paku 500, kawat 700, cat 900 pcs',
  ].filter((text) => inThousandsOfFirst(text) !== text)
  expect(counted).toEqual([])
  expect(inThousands('geprek 15, es teh 4 semua ribuan')).toBe('geprek 15rb, es teh 4rb ')
})
