import { expect, test } from 'vitest'

import type { IsoDay } from '#core/time-and-ids/shared/zoned-date.ts'

import { composeReading } from '../compose-reading.ts'

const read = (message: string) => composeReading(message, '2026-11-21' as IsoDay)
const rows = (message: string) =>
  read(message).goods.map(({ name, quantity, unit, price }) => [name, quantity, unit, price])

test.each([
  ['in units of its own', 'invoice Bu Ani: mixing 4 lagu @ 350.000', [['mixing', 4, 'lagu', 350_000]]],
  ['with a count that elsewhere numbers', 'nota: jilid 24 buku @ 5.000', [['jilid', 24, 'buku', 5_000]]],
  [
    'bare, times a time',
    'invoice: extra bed 2 x 3 malam @ 100.000, motor 2 hari @ 80rb',
    [
      ['extra bed (2 × 3 malam)', 6, null, 100_000],
      ['motor', 2, 'hari', 80_000],
    ],
  ],
  [
    'at another time of the day',
    'nota: sewa lapangan 3 jam siang @ 90rb, 2 jam malam @ 130rb',
    [
      ['sewa lapangan siang', 3, 'jam', 90_000],
      ['sewa lapangan malam', 2, 'jam', 130_000],
    ],
  ],
  ['by the weight of each', 'nota: 25 ekor ayam @ 1,8 kg x 36.000/kg', [['ayam (1,8 kg × 25 ekor)', 45, null, 36_000]]],
  ['by a mark with a letter', 'nota: p3k 150rb', [['p3k', null, null, 150_000]]],
])('ASSIST-01 what is told is counted: %s', (_, message, expected) => {
  expect(rows(message)).toEqual(expected)
})

test('ASSIST-01 DOC-08 what the lines come to is no line of its own', () => {
  for (const total of ['Total 14.100.000', 'jumlah 14.100.000'])
    expect(rows(`invoice Pak Budi\nSemen 100 sak x 67.500\nPasir 6 rit x 1.150.000\nOngkir 450.000\n${total}`)).toEqual(
      [
        ['Semen', 100, 'sak', 67_500],
        ['Pasir', 6, 'rit', 1_150_000],
      ],
    )
})

test('ASSIST-01 DOC-08 a charge that is multiplied is a line, and two that share a sum keep both names', () => {
  expect(rows('nota: makan 20.000 x 25 hari, transport 10.000 x 25 hari, bonus 250.000')).toEqual([
    ['makan', 25, 'hari', 20_000],
    ['transport', 25, 'hari', 10_000],
    ['bonus', null, null, 250_000],
  ])
  expect(read('nota: mobil 4 hari x 350.000, tol dan parkir 185.000').charges).toEqual([
    { label: 'tol dan parkir', amount: 185_000 },
  ])
})

test('ASSIST-01 DOC-08 a share that is taken off one thing is reckoned of that thing', () => {
  expect(read('nota: lemari 2 unit @ 2.400.000, rak 1 unit 2.150.000, diskon lemari 10%').discount).toEqual({
    amount: 480_000,
  })
})

test('ASSIST-01 DOC-08 tax that the payer keeps back is not asked for', () => {
  expect(read('invoice: desain 12 post @ 45rb, pajak 2,5% dipotong klien')).toMatchObject({
    tax: null,
    discount: null,
    withheld: { name: 'Potongan pajak', share: { percent: 2.5 } },
  })
})

test('ASSIST-01 DOC-08 a part that was paid is told with its payer, or alone behind the prices', () => {
  expect(read('kuitansi DP pembuatan gapura dari Desa Sukorejo 7.500.000 dari nilai 25 juta').downPayment).toEqual({
    amount: 7_500_000,
  })
  expect(read('nota: cilok 40 pack @7.500; es krim 10 cup @6.000; bayar 200.000').downPayment).toEqual({
    amount: 200_000,
  })
})

test('ASSIST-01 what is done for an occasion is nobody’s name, and short titles are told before a name only', () => {
  expect(read('kuitansi utk catering nikahan 6jt dari Bu Rina').recipient).toBeNull()
  expect(read('nota buat ko Aseng, tahu 4 biji 500').recipient).toEqual({ name: 'Ko Aseng' })
  expect(read('invoice utk Univ. Andalas: abstrak 12 halaman @ 55.000').recipient).toEqual({ company: 'Univ. Andalas' })
})
