import { expect, test } from 'vitest'

import type { IsoDay } from '#core/time-and-ids/shared/zoned-date.ts'

import { readMessage } from '../../read-message.ts'

const today = '2026-11-21' as IsoDay

const amountsOf = (text: string): number[] => [...readMessage(text, today).amounts]

test.each([
  ['25rb', 25_000],
  ['25 rb', 25_000],
  ['25 ribu', 25_000],
  ['25.000', 25_000],
  ['25,000', 25_000],
  ['Rp25.000,-', 25_000],
  ['Rp 25.000', 25_000],
  ['Rp. 1.250.000,00', 1_250_000],
  ['IDR 1,250,000.00', 1_250_000],
  ['1,5 juta', 1_500_000],
  ['1.5jt', 1_500_000],
  ['2jt', 2_000_000],
  ['35k', 35_000],
  ['1,25 miliar', 1_250_000_000],
  ['1,250 juta', 1_250_000],
  ['2M', 2_000_000_000],
  ['1 juta 250 ribu', 1_250_000],
  ['setengah juta', 500_000],
  ['sejuta', 1_000_000],
  ['sejuta setengah', 1_500_000],
  ['seratus ribu', 100_000],
  ['dua setengah juta', 2_500_000],
  ['dua ratus lima puluh ribu', 250_000],
  ['tiga juta tujuh ratus lima puluh ribu rupiah', 3_750_000],
  ['45000 rupiah', 45_000],
  ['@ 500', 500],
  ['seharga 7500', 7_500],
])('ASSIST-01 jasa seharga %s is %i', (spelling, amount) => expect(amountsOf(`kertas ${spelling}`)).toEqual([amount]))

test.each([
  'rapat tahun 2026',
  'tanggal 21 November 2026',
  'telepon 081234567890',
  'Jl. Melati No. 1500 RT 03 RW 05',
  'kode pos 12345',
  'diskon 10%',
  'BCA 1234567890 an Tono',
  'NPWP 01.234.567.8-901.000',
  '1.500 lembar',
  'nomor 012/SP/XI/2026',
])('ASSIST-01 %s holds no money', (text) => expect(amountsOf(text)).toEqual([]))

test.each([
  ['harga 45rb/pcs', 'pcs'],
  ['@45rb per lembar', 'lembar'],
  ['per lembar 45.000', 'lembar'],
  ['harga 45.000 per kotak', 'kotak'],
  ['45.000 sebotol', 'botol'],
])('ASSIST-01 %s is the price of one %s', (price, unit) => {
  expect(readMessage(`invoice kertas 10, ${price}`, today).goods).toMatchObject([{ quantity: 10, unit, price: 45_000 }])
})

test('ASSIST-05 a deposit and what is paid each time behind it are two sums', () => {
  expect(amountsOf('kredit motor dp 2jt 720rb x 23 bulan')).toEqual([2_000_000, 720_000])
  expect(amountsOf('dp 2jt 720rb hari ini')).toEqual([2_720_000])
})
