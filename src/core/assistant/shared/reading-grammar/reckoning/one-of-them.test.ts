import { expect, test } from 'vitest'

import type { IsoDay } from '#core/time-and-ids/shared/zoned-date.ts'

import { readMessage } from '../../read-message.ts'

const today = '2026-11-21' as IsoDay
const amountsOf = (message: string) =>
  readMessage(message, today).goods.map(({ quantity, price, amount }) => amount ?? (quantity ?? 1) * (price ?? 0))

test('ASSIST-01 a price for one piece is for one of what has been counted, by whatever word', () => {
  expect(amountsOf('nota kerudung 5 kodi, satunya 18rb')).toEqual([1_800_000])
  expect(amountsOf('nota kelapa 1.200 butir, sebiji 4.500')).toEqual([5_400_000])
  expect(amountsOf('nota tenda 4 lokal satunya 350rb, kursi 200 buah satunya 3.500')).toEqual([1_400_000, 700_000])
  expect(amountsOf('nota gamis 2 lusin, ciek 110rb')).toEqual([2_640_000])
})

test('ASSIST-01 a gross is twelve dozens', () => {
  expect(amountsOf('invoice kancing 3 gross, per lusin 8.500')).toEqual([306_000])
})

test('ASSIST-01 how many a pack holds, a figure in a name and noughts before figures are neither price nor count', () => {
  expect(amountsOf('nota gelas plastik 10 dus isi 1000, harga per dus 235rb')).toEqual([2_350_000])
  expect(amountsOf('nota masker 2 box 25rb per box, kotak P3K 1 set 120rb')).toEqual([50_000, 120_000])
  expect(readMessage('invoice 40 set meja kursi @685rb. Pembayaran ke Bank NTT 0012345678', today).goods).toHaveLength(
    1,
  )
})

test('ASSIST-01 counts and prices told in one breath are each of their own thing', () => {
  expect(amountsOf('invoice 6 unit cuci ac 85.000 per unit 2 unit tambah freon 250.000 per unit')).toEqual([
    510_000, 500_000,
  ])
})

test('ASSIST-01 a count without a name is of the thing told before it', () => {
  const { goods } = readMessage(
    'kuitansi, terima dari Warung Mak Ijah: telur 15 papan 54rb sepapan sama 3 peti @ 420rb',
    today,
  )
  expect(goods.map(({ name }) => name)).toEqual(['telur', 'telur'])
})

test('ASSIST-01 of what is counted only those pay of whom it is said', () => {
  expect(amountsOf('invoice parkir 25 mobil, 225rb per mobil, 2 mobil direksi gratis jadi yang bayar 23')).toEqual([
    5_175_000,
  ])
})

test('ASSIST-01 so often in each week or month is multiplied by how many of them are told', () => {
  expect(amountsOf('invoice les privat, 2x seminggu selama 4 minggu, 125rb per pertemuan')).toEqual([1_000_000])
  expect(amountsOf('invoice potong rumput 4x sebulan, 350rb sekali potong, untuk 3 bulan')).toEqual([4_200_000])
  expect(
    amountsOf('penawaran servis rutin 40 unit, 75rb per unit sekali servis, 4 kali setahun, harga untuk setahun'),
  ).toEqual([12_000_000])
  // Nobody tells for how many weeks.
  expect(amountsOf('invoice les privat, 2x seminggu, 125rb per pertemuan')).toEqual([125_000])
})

test('ASSIST-01 those in each class or at each meeting are counted by the classes and the meetings', () => {
  expect(amountsOf('penawaran les komputer, 2 kelas, tiap kelas 24 siswa, 175rb per siswa')).toEqual([8_400_000])
  expect(amountsOf('penawaran 6 kelas, tiap kelas 28 anak, kaos 55rb per anak')).toEqual([9_240_000])
  expect(amountsOf('invoice konsumsi rapat 3x, tiap rapat 25 orang, snack 12.500 per orang')).toEqual([937_500])
})

test('ASSIST-01 a price behind half a day is that of the half', () => {
  expect(amountsOf('nota wortel 12 kg 14rb, cabe seperempat kilo 20rb')).toEqual([168_000, 20_000])
  expect(amountsOf('invoice foto 30 menu @45rb, stylist setengah hari 400rb')).toEqual([1_350_000, 400_000])
})

test('ASSIST-01 whole months from one day to another are counted for a price by the month', () => {
  const order = 'perjanjian sewa mesin jahit, 5 mesin, 200rb per mesin per bulan'
  expect(amountsOf(`${order}, 1 Januari sampai 30 Juni 2027`)).toEqual([6_000_000])
  expect(amountsOf(`${order}, 15 Maret sampai 14 Mei 2027`)).toEqual([2_000_000])
})
