import { expect, test } from 'vitest'

import { parseIsoDay } from '#core/time-and-ids/shared/zoned-date.ts'

import { readAsked } from '../answer.ts'
import { answerReckoned } from './answer-reckoned.ts'
import { byUnits } from './by-units.ts'
import { withClockHours } from './clock-hours.ts'

const today = parseIsoDay('2026-11-21') ?? expect.unreachable()
const textOf = (message: string): string => {
  const context = { today, timeZone: 'Asia/Jakarta', ownerName: null, turns: [] }
  const asked = readAsked(message, { reason: null, kind: null, documentType: null }, context, ['document'])
  return (answerReckoned(asked, null)?.text ?? 'nothing').replaceAll('\u00a0', ' ')
}

test.each([
  ['motor 1 liter 40 km, sehari keliling 60 km, bensin 10.000 seliter, sebulan 26 hari habis berapa', '**Rp 390.000**'],
  ['upah 15rb perjam sehari 7 jam seminggu 6 hari dapat berapa', '**Rp 630.000**'],
  ['jaga toko jam 8 pagi sampai jam 4 sore istirahat 1 jam, upah 10rb per jam, 20 hari berapa', '**Rp 1.400.000**'],
  ['kerupuk 4 ons 18.000, kalau beli 2,5 kg berapa', '**Rp 112.500**'],
  ['kain 1 meter 30rb, 1 taplak butuh 150 cm, pesanan 40 taplak habis berapa', '**Rp 1.800.000**'],
  ['sabun 1 kg 20rb buat 50 cucian, seminggu 150 cucian habis berapa duit', '**Rp 60.000**'],
])('CHAT-18 rates are a chain of units from what is told to what is asked: %s', (message, held) => {
  expect(textOf(message)).toContain(held)
})

test.each([
  'beli 5 kg gula 75rb, 2 kg tepung 24rb, totalnya berapa',
  'bensin 10.000 seliter, motor 1 liter 40 km, berapa',
  'kopi 1 kg 150rb untung 30%, 4 kg berapa',
])('CHAT-18 where the units make no chain, or more than units is told, none is reckoned: %s', (message) => {
  expect(byUnits(message)).toBeNull()
})

test.each([
  ['masuk jam 8 pagi pulang jam 5 sore istirahat 1 jam', '8 jam sehari'],
  ['kerja dari jam 18.00 sampai 22.30', '4,5 jam sehari'],
  ['shift jam 10 malam sampai jam 6 pagi', '8 jam sehari'],
])('CHAT-18 hours are told by the clock: %s', (message, held) => {
  expect(withClockHours(message)).toContain(held)
})

test.each([
  ['lantai 5 x 8 meter, keramik 50x50, sedus isi 4 keping, butuh berapa dus', '**40 dus**'],
  ['campur 10 kg kopi harga 80.000 sama 30 kg harga 60.000, sekilonya jadi berapa', '**Rp 65.000 per kg**'],
  ['upah 3 orang 1 juta, si Rudi cuma kerja setengah dari yang lain, masing2 berapa', '**Rp 400.000** masing-masing'],
  ['borongan 1,2 juta dibagi: Anto 5 hari, Bejo 3 hari, Cahyo 4 hari, masing-masing dapat berapa', '**Rp 500.000**'],
])('CHAT-18 areas, mixtures and shares of work are reckoned: %s', (message, held) => {
  expect(textOf(message)).toContain(held)
})

test.each([
  ['beli tomat 20 kg 200rb, yg busuk 4 kg, jual lagi untung 20%, sekilonya brapa', '**Rp 15.000 per kg**'],
  ['mesin jahit 3 juta kredit DP 20%, sisanya 12x bunga 1% sebulan flat, angsurannya berapa', '**Rp 224.000 sebulan**'],
  ['kue modal 1.500 titip di kantin dijual 2.500, kantin ambil 20%, untungku berapa', '**Rp 500** sebuah'],
  ['minyak wangi 2 liter 400rb, dibagi ke botol 50 ml, per botol berapa? jadi berapa botol', '**40 botol**'],
  ['diskon 20% jadi 64.000, harga aslinya berapa', '**Rp 80.000**'],
  ['gaji 2,6 juta, 26 hari kerja, bolos 2 hari, bonus 100rb, terima berapa', '**Rp 2.500.000**'],
  ['cat 1 kaleng 5 kg untuk 40 m2, tembok 10 x 3 meter ada 4 sisi, butuh berapa kaleng', '**3 kaleng**'],
])('CHAT-18 losses, advances, goods on consignment and packs are reckoned: %s', (message, held) => {
  expect(textOf(message)).toContain(held)
})

test('CHAT-18 a sum that is parted otherwise than among all is not shared among all', () => {
  expect(
    textOf('makan 7 orang patungan 490rb, 150rb ditanggung satu orang untuk 3 anak, sisanya 4 orang berapa'),
  ).not.toContain('seorang')
})
