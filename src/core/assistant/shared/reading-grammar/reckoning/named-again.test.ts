import { expect, test } from 'vitest'

import type { IsoDay } from '#core/time-and-ids/shared/zoned-date.ts'

import { composeReading } from '../compose-reading.ts'

const linesOf = (message: string) =>
  composeReading(message, '2026-11-21' as IsoDay).goods.map(({ name, quantity, price, amount }) => [
    name.toLowerCase(),
    quantity,
    amount ?? price,
  ])

test.each([
  [
    'tagihan: ambil 6 kursi sama 2 meja. Kursi 425 ribu satu, meja 780 ribu satu',
    [
      ['kursi', 6, 2_550_000],
      ['meja', 2, 1_560_000],
    ],
  ],
  [
    'nota. dia bawa 3 lemari sama 4 rak piring. Lemari harganya 1,2jt, rak 350rb',
    [
      ['lemari', 3, 3_600_000],
      ['rak piring', 4, 1_400_000],
    ],
  ],
])('ASSIST-03 %s: things counted first meet the prices told behind', (message, lines) =>
  expect(linesOf(message)).toEqual(lines),
)

test('ASSIST-03 a thing that is named again without a price of its own leaves the others as they were told', () =>
  expect(linesOf('invoice: ambil 6 kursi sama 2 meja. Kursi 425 ribu satu')).not.toContainEqual(['meja', 2, 850_000]))

test.each([
  ['nota kerupuk udang 1/2 kg (sekilonya 64rb), gula 1 1/2 kg @20rb', [0.5, 1.5], [32_000, 30_000]],
  ['nota madu ¾ liter @80rb', [0.75], [60_000]],
])('ASSIST-03 %s: broken counts of a measure', (message, counts, sums) => {
  const lines = linesOf(message)
  expect(lines.map(([, count]) => count)).toEqual(counts)
  expect(lines.map(([, , sum]) => sum)).toEqual(sums)
})

test('ASSIST-03 the number of a let room counts nothing', () => {
  expect(
    linesOf('kuitansi uang kos kamar 4 bulan Desember, 850.000 sama listrik 120.000').map(([, , sum]) => sum),
  ).toEqual([850_000, 120_000])
  expect(linesOf('kuitansi kos kamar 7 sewa 850.000 listrik 100.000')).toEqual([
    ['kos kamar 7 sewa', null, 850_000],
    ['listrik', null, 100_000],
  ])
})

test.each([
  [
    'invoice nastar 12 toples 85rb. eh salah, nastarnya 15 toples!! sama kastengel 10 toples 95rb',
    15 * 85_000 + 950_000,
  ],
  ['nota: ambil 40 toples kue bangkit, yg 4 toples bonus jd bayarnya 36 aja @22rb', 36 * 22_000],
  ['kuitansi sewa speedboat 2 kali pp, satu kali pp 3,5jt, tambahan solar 600rb', 7_600_000],
])('ASSIST-03 %s comes to %i', (message, sum) =>
  expect(linesOf(message).reduce((all, [, , one]) => all + Number(one), 0)).toBe(sum),
)

const sumOf = (message: string): number => linesOf(message).reduce((all, [, , one]) => all + Number(one), 0)

test.each([
  ['invoice: pashmina, bergo, segiempat semuanya sama 45rb. dia ambil 12 pashmina, 8 bergo, 20 segiempat', 40 * 45_000],
  ['nota kain 30rb, ambil 40. renda 12rb, beli 6', 40 * 30_000 + 6 * 12_000],
  ['nota: kakap 7,5 kg, es balok 2. Harganya kakap 78rb/kg, es 15rb per balok', 585_000 + 30_000],
  ['buat nota nasi box 200 kotak, harga 28rb. Terus sebelum hari H nambah lagi 35 kotak', 235 * 28_000],
  ['nota air mineral 15 dus (isi 24), 3.100 per botol', 15 * 24 * 3_100],
  ['nota gelas selusin setengah sebijinya 9.500', 18 * 9_500],
  ['nota selendang 15 lembar, kalau itu 110 ribu selembar', 15 * 110_000],
  ['nota dodol 25 tampah, setampahnya 48ribu', 25 * 48_000],
  ['nota kompor 3 satunya 385rb', 3 * 385_000],
  ['proposal: instruktur 2 orang, masing-masing 400rb/hari, sewa aula 3 hari 500rb/hari', 2_400_000 + 1_500_000],
  ['nota bir pletok 40 botol, sebotolnya 18ribu. Eh bir pletoknya 45 botol deng bukan 40.', 45 * 18_000],
])('ASSIST-03 %s comes to %i', (message, sum) => expect(sumOf(message)).toBe(sum))

test.each([
  ['punten, invoice dompet 5 lusin hargana 68rb hiji, gesper 2 kodi 22.500 sabiji', 60 * 68_000 + 40 * 22_500],
  ['nota tahu bakso 12 bungkus 15 ribu siji', 12 * 15_000],
])('ASSIST-03 %s: one piece of dozens, else one as it is counted, in all %i', (message, sum) =>
  expect(sumOf(message)).toBe(sum),
)

test('ASSIST-03 what is taken off one line of a list is taken off that line alone', () => {
  const { discount } = composeReading(
    'nota\n- kertas 40 rim @48.500, disc 5%\n- tinta 12 botol @92.000, tanpa disc\n',
    '2026-11-21' as IsoDay,
  )
  expect(discount).toEqual({ amount: 97_000 })
})

test('ASSIST-03 a price without PPN and the rate that is to be added behind it', () =>
  expect(
    composeReading('invoice foto 1jt. Harga belum termasuk PPN, tolong tambah 11%', '2026-11-21' as IsoDay).tax,
  ).toEqual({
    percent: 11,
    included: false,
  }))
