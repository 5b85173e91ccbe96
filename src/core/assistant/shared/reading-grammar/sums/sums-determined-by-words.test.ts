import { expect, test } from 'vitest'

import type { IsoDay } from '#core/time-and-ids/shared/zoned-date.ts'

import { composeReading } from '../compose-reading.ts'

const read = (message: string) => composeReading(message, '2026-11-21' as IsoDay)
const rows = (message: string) => read(message).goods.map(({ name, quantity, price }) => [name, quantity, price])

test('DOC-08 a deposit that is told for each is paid for all that are counted', () => {
  expect(read('invoice trip Bu Endah, 20 orang @ 350rb, DP 50rb per orang').downPayment).toEqual({ amount: 1_000_000 })
  expect(read('nota kaos 3 lusin @ 40rb per pcs, DP 10rb per pcs').downPayment).toEqual({ amount: 360_000 })
  expect(read('nota kaos 12 pcs @ 40rb, topi 10 pcs @ 20rb, DP 5rb per pcs').downPayment).toBeNull()
})

test('DOC-08 how a thing is built and how old it has become counts nothing', () => {
  expect(rows('nota: kue ultah 2 tingkat 650rb, cupcake 24 pcs @ 8rb')).toEqual([
    ['kue ultah 2 tingkat', null, 650_000],
    ['cupcake', 24, 8_000],
  ])
  expect(rows('invoice: bibit 12 bulan 5.000 batang @ 42rb')).toEqual([['bibit 12 bulan', 5_000, 42_000]])
  expect(rows('invoice: kambing umur 8 bulan 12 ekor @ 1,4jt, pakan 3 karung @ 210rb')).toEqual([
    ['kambing umur 8 bulan', 12, 1_400_000],
    ['pakan', 3, 210_000],
  ])
  expect(rows('invoice: sewa tenda 3 hari 2 unit @ 100rb')[0]?.[1]).toBe(6)
})

test('DOC-08 what costs less after all, and what is free, is read from words behind', () => {
  expect(rows('nota: sulam alis 850rb (promo jadi 700rb), home service 50rb')).toEqual([
    ['sulam alis', null, 700_000],
    ['home service', null, 50_000],
  ])
  expect(rows('nota: cuci AC 6 unit @ 80rb, 1 unit pertama gratis')[0]?.slice(1)).toEqual([5, 80_000])
})

test('DOC-08 a bare figure behind the tax is its rate, and what is kept back of one line is reckoned of it', () => {
  const told = read('invoice PT Samudra, sewa alat 17 juta, ppn 11, pph 2% dipotong')
  expect(told.tax?.percent).toBe(11)
  expect(told.withheld).toEqual({ name: 'PPh', share: { percent: 2 } })
  expect(read('invoice: spare part 7.200.000, jasa service 2.000.000, potong PPh 23 2% dari jasanya').withheld).toEqual(
    {
      name: 'PPh 23 2% (jasa service)',
      share: { amount: 40_000 },
    },
  )
})

test('DOC-08 parts of a payment are no goods', () => {
  const sale = read('perjanjian jual beli motor harga 11.750.000 bayar tunai 8jt, sisanya dicicil 5 bulan')
  expect(sale.downPayment).toEqual({ amount: 8_000_000 })
  expect(sale.goods.map(({ price }) => price)).toEqual([11_750_000])
  const bill = read(
    'invoice renovasi total 36 juta. DP 10 juta sudah dibayar, cicilan pertama 8 juta tanggal 5 desember',
  )
  expect([bill.statedTotal, bill.downPayment, bill.goods]).toEqual([36_000_000, { amount: 10_000_000 }, []])
  expect(read('nota kebaya 2 potong @ 375rb, udah dp 500 sisanya pas ambil').downPayment).toEqual({ amount: 500_000 })
})

test('DOC-08 what came back of an earlier delivery is taken off, whenever it came', () => {
  expect(
    rows('invoice kerupuk kulit 40 bal @ 62rb, opak 25 bal @ 45rb, retur minggu kemarin kerupuk 3 bal')[0]?.[1],
  ).toBe(37)
})

test('DOC-08 how much a vessel holds, how long each roll is and which of several it is counts as it is meant', () => {
  expect(rows('penawaran: botol 1 liter 48rb, jerigen 5 liter 225rb')).toEqual([
    ['botol 1 liter', null, 48_000],
    ['jerigen 5 liter', null, 225_000],
  ])
  expect(rows('nota: minyak jerigen 18 liter 15rb per liter')).toEqual([['minyak jerigen', 18, 15_000]])
  expect(rows('invoice: karpet 12 gulung panjang 10 meter, harga 9rb per meter')).toEqual([
    ['karpet (10 meter × 12 gulung)', 120, 9_000],
  ])
  expect(rows('tagihan: lapak 1 200rb, lapak 2 250rb')).toEqual([
    ['lapak 1', null, 200_000],
    ['lapak 2', null, 250_000],
  ])
})

test('DOC-08 a thing whose price is still to come keeps its place and leaves the total open', () => {
  expect(rows('penawaran: AC 2 unit @ 4,5jt, pipa harganya belum ada, kabel 3 rol @ 350rb')).toEqual([
    ['AC', 2, 4_500_000],
    ['pipa', null, null],
    ['kabel', 3, 350_000],
  ])
  expect(rows('penawaran: AC 2 unit @ 4,5jt, harga belum termasuk PPN')).toHaveLength(1)
})

test('DOC-08 an added rate and a charge keep their names', () => {
  expect(read('invoice: villa 5 malam @ 1.250.000, tax & service 21%').charges).toEqual([
    { label: 'tax & service 21%', amount: 1_312_500 },
  ])
  expect(read('nota: rendang 5 kg @ 240rb, ongkir JNE 65rb').charges).toEqual([{ label: 'ongkir JNE', amount: 65_000 }])
})
