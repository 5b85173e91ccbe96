import { expect, test } from 'vitest'

import { bareInThousands, inThousands, inThousandsOfFirst, sortsInThousands } from './in-thousands.ts'
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

test('POS-01 ASSIST-01 two sorts of a thing with a small figure each, and what is let by the month, are told in thousands', () => {
  expect(sortsInThousands('setrika 4rb, bedcover kecil 20 besar 30, antar 5rb')).toBe(
    'setrika 4rb, bedcover kecil 20rb besar 30rb, antar 5rb',
  )
  expect(sortsInThousands('kamar mandi dalam 900/bln, luar 650/bln')).toBe(
    'kamar mandi dalam 900rb/bln, luar 650rb/bln',
  )
  const told = [
    'fotokopi 300/lembar, jilid 10rb',
    'buka weekday 10.00-21.00 weekend 08.00-23.00, kopi 12rb',
    'kelas anak 20 dewasa 30',
    'sewa 5rb, kursi merah 20 biru 30',
  ].filter((text) => sortsInThousands(text) !== text)
  expect(told).toEqual([])
})

test('POS-01 ASSIST-01 a list without any scale is of prices only where nothing in it can be a count', () => {
  const work = 'barbershop Gentle Cut, cukur 35, semir 60, cukur anak 25'
  expect(bareInThousands(work, true)).toBe('barbershop Gentle Cut, cukur 35rb, semir 60rb, cukur anak 25rb')
  expect(bareInThousands(work, false)).toBe(work)
  expect(bareInThousands('sabun 5, sampo 12 stok 30, sikat 8', false)).toBe('sabun 5rb, sampo 12rb stok 30, sikat 8rb')
  const told = ['cukur 35, semir 60', 'cukur 35rb, semir 60, anak 25, kursi 4', 'meja 12, lantai 2, jam 10'].filter(
    (text) => bareInThousands(text, true) !== text,
  )
  expect(told).toEqual([])
})
