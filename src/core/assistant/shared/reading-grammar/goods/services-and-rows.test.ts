import { expect, test } from 'vitest'

import type { IsoDay } from '#core/time-and-ids/shared/zoned-date.ts'

import { readMessage } from '../../read-message.ts'

const read = (text: string) => readMessage(text, '2026-11-21' as IsoDay)
const rows = (text: string) => read(text).goods.map(({ name, quantity, price }) => [name, quantity, price])

test.each([
  [
    'invoice: sablon 6 jersey 75 ribu satuannya sama bordir 4 topi 25 ribu',
    [
      ['sablon jersey', 6, 75_000],
      ['bordir topi', 4, 25_000],
    ],
  ],
  ['invoice servis 12 genset @ 85 ribu', [['servis genset', 12, 85_000]]],
])('ASSIST-01 a service is its verb, its count, its noun and its price: %s', (text, expected) => {
  expect(rows(text)).toEqual(expected)
})

test('ASSIST-01 the rows of a report by time are no days and no counts', () => {
  expect(rows('laporan penjualan depot: minggu 1 4,2 juta, minggu 2 3,8 juta')).toEqual([
    ['Minggu 1', null, 4_200_000],
    ['Minggu 2', null, 3_800_000],
  ])
  expect(rows('laporan omzet: Senin 300rb, Selasa 450rb')).toEqual([
    ['Senin', null, 300_000],
    ['Selasa', null, 450_000],
  ])
  expect(rows('laporan penjualan januari 12jt februari 15jt').map(([name]) => name)).toEqual(['Januari', 'Februari'])
})

test('ASSIST-01 figures in a name are not counted', () => {
  expect(read('surat dari Toko 88 Kediri untuk PT 77 Logistik')).toMatchObject({
    sender: { company: 'Toko 88 Kediri' },
    recipient: { company: 'PT 77 Logistik' },
    goods: [],
  })
})

test('ASSIST-01 a handful of people behind a cost word is a count, not a price', () => {
  expect(read('laporan keuangan: omzet 18 juta, gaji 2 karyawan 5 juta').amounts).toEqual([18_000_000, 5_000_000])
})

test('ASSIST-05 questions that are copied are counted, and no matter of the paper', () => {
  const { goods } = readMessage('invoice: fotokopi soal 4.800 lembar @250, jilid 60 buku @5rb', '2026-11-21' as IsoDay)
  expect(goods.map(({ name, amount }) => [name, amount])).toEqual([
    ['fotokopi soal', 1_200_000],
    ['jilid', 300_000],
  ])
})

test('ASSIST-05 what is printed keeps the name of its paper, and a discount behind its price is no part of it', () => {
  const { goods, discount } = readMessage(
    'invoice ke SMK: undangan wisuda 350 lbr x 2.750, stiker 500 pcs x 450 diskon 10% untuk undangannya aja',
    '2026-11-21' as IsoDay,
  )
  expect(goods.map(({ name, amount }) => [name, amount])).toEqual([
    ['undangan wisuda', 962_500],
    ['stiker', 225_000],
  ])
  expect(discount).toEqual({ amount: 96_250 })
})
