import { expect, test } from 'vitest'

import type { IsoDay } from '#core/time-and-ids/shared/zoned-date.ts'

import { composeReading } from '../compose-reading.ts'

const read = (message: string) => composeReading(message, '2026-11-21' as IsoDay)
const linesOf = (message: string) =>
  read(message).goods.map(({ name, quantity, price, amount }) => [name.toLowerCase(), quantity, amount ?? price])

test.each([
  [
    'nota: ikan 3 kuintal 27rb sekilo, es 20 batang 18.000 sebatang. Itu ikannya ada 12 kilo kembali, jangan dihitung yang 12 kilo',
    [
      ['ikan', 288, 7_776_000],
      ['es', 20, 360_000],
    ],
  ],
  ['nota: ikan 3 kuintal 27rb sekilo. ikannya 12 kilo busuk jadi hitung 288 kilo', [['ikan', 288, 7_776_000]]],
  [
    'nota: genset 2 unit x 3 hari, 650rb per unit per hari. operator 2 orang 150rb/orang/hari, 3 hari juga',
    [
      ['genset (2 unit × 3 hari)', 6, 3_900_000],
      ['operator (2 orang × 3 hari)', 6, 900_000],
    ],
  ],
  [
    'biaya sabun: bahan 900.000 botol 400.000 tenaga 300.000',
    [
      ['bahan', null, 900_000],
      ['botol', null, 400_000],
      ['tenaga', null, 300_000],
    ],
  ],
  [
    'nota: sabun 300 pcs @4.500, lilin 40 pcs @27rb. eh lilinnya jadi 50 deng bukan 40',
    [
      ['sabun', 300, 1_350_000],
      ['lilin', 50, 1_350_000],
    ],
  ],
  ['nota: brosur 5 rim @420rb, kartu nama 10 box @40rb. eh kartu nama coret aja', [['brosur', 5, 2_100_000]]],
  ['nota: snack 80 kotak @15rb, buah potong 80 kotak @8rb. buah potongnya ga usah deh', [['snack', 80, 1_200_000]]],
  [
    'nota: pagar 6 meter @850rb, kanopi 12 m2 @475rb. eh sorry barusan diukur ulang pagarnya 7,5 meter',
    [
      ['pagar', 7.5, 6_375_000],
      ['kanopi', 12, 5_700_000],
    ],
  ],
  [
    'nota: masker 15 box @28rb, sarung tangan 12 box @68rb eh jgn 12, 10 box aja',
    [
      ['masker', 15, 420_000],
      ['sarung tangan', 10, 680_000],
    ],
  ],
  [
    'nota: es pisang 120 biji @9rb, kutambahi bonus 10 cup gratis jangan dihitung. jalangkote 200 biji @3.500',
    [
      ['es pisang', 120, 1_080_000],
      ['jalangkote', 200, 700_000],
    ],
  ],
  [
    'nota: kerupuk 30 bal @47rb, kacang 18 bal @63rb. ada retur kerupuk 2 bal yg kemarin, harganya sama, tolong dipotongin dari total',
    [
      ['kerupuk', 28, 1_316_000],
      ['kacang', 18, 1_134_000],
    ],
  ],
])('ASSIST-05 what is taken back or told anew behind its line holds: %s', (message, lines) => {
  expect(linesOf(message)).toEqual(lines)
})

test.each([
  [
    'harganya pupuk organik 35rb per sak, bibit cabe 650 sebatang. Asep ambil bibit 1.200 batang, pupuk 15 sak',
    [
      ['bibit cabe', 1200, 780_000],
      ['pupuk organik', 15, 525_000],
    ],
  ],
  [
    'hrg: lele 24rb/kg, nila 32rb/kg, gurame 45rb/kg. nota: lele 20 kg, nila 8 kg',
    [
      ['lele', 20, 480_000],
      ['nila', 8, 256_000],
    ],
  ],
])('ASSIST-05 of a list of prices only what is taken is paid: %s', (message, lines) => {
  expect(linesOf(message)).toEqual(lines)
})

test.each([
  ['slip gaji Ani, gajinya dulu 2,8jt mulai bulan ini naik jadi 3,1jt', 3_100_000],
  ['kuitansi: iuran September, Oktober, November 2026 masing2 150rb', 450_000],
  ['tagihan: listrik 86 kwh @ 1.700', 146_200],
])('ASSIST-05 a wage that was changed, months with a price each and what was used are reckoned: %s', (message, sum) => {
  expect(linesOf(message).map(([, , amount]) => amount)).toEqual([sum])
})

test.each([
  ['nota: dodol 15 besek @40rb, bir pletok 20 botol @12.500. totalnya kurangin 28rb', { amount: 28_000 }],
  [
    'slip honor Ustadz Hamdani, MTs Darul Falah: mengajar 36 jam @32.500, transport 18 hari @15rb. infaq dipotong 2,5% dari honor mengajar saja',
    { amount: 29_250 },
  ],
  [
    'invoice: sandal 96 pasang 15rb sepasang diskon seribu lima ratus tiap pasang, sepatu 40 pasang 85rb sepasang tanpa diskon',
    { amount: 144_000 },
  ],
])(
  'ASSIST-05 a sum off the whole, a share of one part and a discount that only one thing has: %s',
  (message, discount) => {
    expect(read(message).discount).toEqual(discount)
  },
)
