import { expect, test } from 'vitest'

import type { IsoDay } from '#core/time-and-ids/shared/zoned-date.ts'

import { readMessage } from '../../read-message.ts'
import { rewritten } from './rewrites.ts'
import { usualCounts } from './usual-counts.ts'

const today = '2026-11-21' as IsoDay
const linesOf = (message: string) =>
  readMessage(message, today).goods.map(({ name, quantity, price }) => [name, quantity, price])

test('ASSIST-01 one count in two units is told in the smaller of them, and priced by either', () => {
  expect(linesOf('nota gabah 1 ton 250 kg x 6.800')).toEqual([['gabah', 1250, 6800]])
  expect(linesOf('nota tuna 1 kwintal lebih 35 kilo, 48rb sekilo')).toEqual([['tuna', 135, 48_000]])
  expect(linesOf('invoice beras 2 kwintal 30 kg, per kwintal 1,2jt')).toEqual([['beras', 2.3, 1_200_000]])
  expect(linesOf('nota piring 2 lusin 3 biji @5rb')).toEqual([['piring', 27, 5000]])
})

test('ASSIST-01 what is cut off a weight is not paid: a share of it, what died, the sacks', () => {
  expect(linesOf('invoice lada 200 kilo, potong kadar air 4% dari timbangan, harga 90rb per kilo')).toEqual([
    ['lada', 192, 90_000],
  ])
  expect(
    linesOf('invoice ayam 120 ekor timbangan kotornya 240 kilo, yg mati di jalan 6 kilo dipotong, harga 22.000 sekilo'),
  ).toEqual([['ayam', 234, 22_000]])
  expect(
    linesOf('nota gabah 10 karung, bruto 51 kg per karung, tara 1 kg tiap karung, harga bersih 7.000 per kg'),
  ).toEqual([['gabah (50 kg × 10 karung)', 500, 7000]])
})

test('ASSIST-01 a share of the price stays a share of the price', () => {
  const said = 'nota gabah 500 kg @7.000, dipotong kadar air 3% dari jumlahnya'
  expect(rewritten(said, usualCounts)).toBe(said)
})

test('ASSIST-01 several things told once with their count and price are a line each', () => {
  expect(linesOf('invoice pesanan: risol mayo, sus sama dadar gulung @2.500 masing2 80 biji')).toEqual([
    ['risol mayo', 80, 2500],
    ['sus', 80, 2500],
    ['dadar gulung', 80, 2500],
  ])
})

test('ASSIST-01 what is told behind two allowances is for both', () => {
  expect(
    linesOf('surat tugas untuk 2 teknisi tgl 25-26 nov 2026, uang saku 100rb plus uang makan 50rb per orang sehari'),
  ).toEqual([
    ['uang saku (2 orang × 2 hari)', 4, 100_000],
    ['uang makan (2 orang × 2 hari)', 4, 50_000],
  ])
})

test('ASSIST-01 of what was taken only what is said to be paid is billed', () => {
  expect(linesOf('nota galon 22 galon @6rb, promo beli 10 gratis 1 jadi yg dibayar 20 galon aja')).toEqual([
    ['galon', 20, 6000],
  ])
})

test('ASSIST-01 meals of several days are counted by those who come, the days and how often; a book once', () => {
  expect(
    linesOf(
      'penawaran pelatihan 30 orang selama 3 hari: makan siang 25rb per porsi, snack sehari dua kali 8rb per orang, modul 40rb per orang',
    ),
  ).toEqual([
    ['makan siang (30 orang × 3 hari)', 90, 25_000],
    ['snack (30 orang × 3 hari × 2 kali)', 180, 8000],
    ['modul', 30, 40_000],
  ])
})

test('ASSIST-01 sums as they are written in haste: 1jt2, 2rb5, 1jt250', () => {
  expect(readMessage('invoice tenda 1jt2, kursi 2rb5, panggung 1jt250', today).amounts).toEqual([
    1_200_000, 2500, 1_250_000,
  ])
})

test('ASSIST-01 a long row of counts is read in time', () => {
  const long = 'risol, '.repeat(600) + '12 kg '.repeat(300)
  expect(rewritten(long, usualCounts).length).toBeGreaterThan(0)
})

test('ASSIST-01 thousands of what is priced right behind them are counted', () => {
  expect(linesOf('nota bibit lele 40rb ekor @50')).toEqual([['bibit lele', 40_000, 50]])
  expect(linesOf('nota kaos 35rb x 100')).toEqual([['kaos', 100, 35_000]])
})
