import { expect, test } from 'vitest'

import type { IsoDay } from '#core/time-and-ids/shared/zoned-date.ts'

import { composeReading } from '../compose-reading.ts'

const today = '2026-11-21' as IsoDay
const read = (message: string) => {
  const { goods, discount, downPayment } = composeReading(message, today)
  return { sum: goods.reduce((all, { amount, price }) => all + (amount ?? price ?? 0), 0), discount, downPayment }
}

test.each([
  ['nota Toko Jaya: roti sobek 40 bungkus @8rb, roti tawar 20 @12rb, retur roti sobek 3 bungkus @8rb', 560_000, 24_000],
  ['nota: krat teh 5 krat @60rb, krat kosong dibalikin 4 potong 25rb', 300_000, 25_000],
  ['nota galon: isi ulang 12 galon @7rb, galon kosong balik 2 potong 30rb, gas 4 tabung @22rb', 172_000, 30_000],
])('ASSIST-05 DOC-08 what came back with its price is taken off, and never added: %s', (message, sum, amount) => {
  expect(read(message)).toEqual({ sum, discount: { amount }, downPayment: null })
})

test('ASSIST-05 DOC-08 empty ones that came back cost nothing and are none of those that are billed', () => {
  expect(read('tagihan air galon: 38 galon @6.500, galon kosong balik 12').sum).toBe(247_000)
})

test.each([
  ['invoice ke Hotel Melati: sayur senin 450rb, rabu 380rb, jumat 520rb. bon senin sudah dibayar', 1_350_000, 450_000],
  [
    'tagihan: senin 30 box @20rb, selasa 25 box @20rb, rabu 40 box @22rb. yang selasa udah dibayar ya',
    1_980_000,
    500_000,
  ],
  ['nota bu Ani: kue lapis 3 loyang @120rb, risol 50 @2.500. kue lapis sudah lunas kemarin', 485_000, 360_000],
  ['nota mbak Sri: beras 5kg @14rb, minyak 2 liter @18rb, jumat dia nyicil 50rb', 106_000, 50_000],
])('ASSIST-05 DOC-08 what is paid already stays on the bill and lowers what is left: %s', (message, sum, amount) => {
  expect(read(message)).toEqual({ sum, discount: null, downPayment: { amount } })
})

test('ASSIST-05 DOC-08 a line that is paid and not to be counted goes', () => {
  expect(read('tagihan: tgl 2 450rb, tgl 9 620rb, tgl 16 385rb. yang tgl 2 sudah lunas jangan dihitung')).toEqual({
    sum: 1_005_000,
    discount: null,
    downPayment: null,
  })
})

test.each([
  ['penawaran catering 150 pax: menu A 35rb 80 pax, menu B 42rb sisanya', 5_740_000],
  ['nota seragam SD 36 anak: 20 putra @110rb, sisanya putri @125rb', 4_200_000],
  ['pesanan: risol 100, lemper 100, dadar gulung 50. risol lemper 2.500, dadar 3rb', 650_000],
  ['nota seragam: ukuran S 12, M 20, L 15, XL 5. harga S-L 85rb, XL 95rb', 4_470_000],
  ['tagihan ojek antar jemput: 22 hari sekolah tapi 3 hari libur, sehari 25rb', 475_000],
])('ASSIST-05 DOC-08 counts and prices that are told apart meet: %s', (message, sum) => {
  expect(read(message).sum).toBe(sum)
})

test('ASSIST-05 an ending that is written apart belongs to its word', () => {
  expect(composeReading('nota kaos 10 pcs @50rb, total nya 500rb', today).statedTotal).toBe(500_000)
})
