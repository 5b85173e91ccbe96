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

test.each([
  ['nota bu Yanti, senin ambil nasi box 20 @18rb, selasa 25, rabu 30', 1_350_000],
  ['invoice: snack box senin 35, selasa 40, rabu 28 @12.500 per box', 1_287_500],
  ['nota catering: hari pertama nasi kotak 80 @22rb, hari kedua 65', 3_190_000],
  ['tagihan: senin 62 galon, selasa 58 galon, rabu 40 galon, semua 6000 per galon', 960_000],
  ['nota catering 2 hari: snack 80 @8rb tiap hari', 1_280_000],
  ['nota: senin nastar 3, kastengel 2, rabu nastar 5. nastar 75rb, kastengel 85rb', 770_000],
  ['nota jahit: gamis 3, kemeja 5, celana 2. ongkos gamis 150rb, kemeja 85rb, celana 70rb', 1_015_000],
])('ASSIST-05 DOC-08 what is taken on several days has its price on each of them: %s', (message, sum) => {
  expect(read(message).sum).toBe(sum)
})

test('ASSIST-05 DOC-08 of days that share a price the one that is paid lowers what is left', () => {
  const { downPayment } = read(
    'invoice: snack box senin 35, selasa 40, rabu 28 @12.500 per box. yg selasa udah dibayar',
  )
  expect(downPayment).toEqual({ amount: 500_000 })
})

test.each([
  ['pakan lele 20 sak @280rb, pakan mas 10 sak @265rb, ambil di atas 15 sak saya potong 10rb per sak', 200_000],
  ['cuci AC 12 unit @75rb, kalo lebih dari 10 unit diskon 5rb per unit', 60_000],
  ['gula 20 sak @700rb, tepung 20 sak @200rb, minimal 20 sak diskon 5rb per sak', 200_000],
])('ASSIST-05 DOC-08 a rebate from a count on is for the lines that reach it: nota %s', (told, amount) => {
  expect(read(`nota Pak Slamet ${told}`).discount).toEqual({ amount })
})

test('ASSIST-05 DOC-08 a rebate from a count on that no line reaches lowers nothing', () => {
  expect(
    read('nota Pak Slamet pakan lele 15 sak @280rb, ambil di atas 15 sak saya potong 10rb per sak').discount,
  ).toBeNull()
})

test('ASSIST-05 an ending that is written apart belongs to its word', () => {
  expect(composeReading('nota kaos 10 pcs @50rb, total nya 500rb', today).statedTotal).toBe(500_000)
})
