import { expect, test } from 'vitest'

import type { IsoDay } from '#core/time-and-ids/shared/zoned-date.ts'

import { readMessage } from '../../read-message.ts'

const today = '2026-11-21' as IsoDay

test.each([
  ['biskuit 20 dus @84rb, kecap 15 dus @132rb diskon 10rb per dus', 150_000],
  ['biskuit 20 dus @84rb diskon 10rb per dus, kecap 15 dus @132rb', 200_000],
  ['kecap 15 dus @132rb diskon 10rb per dus, sirup 6 botol @18.500', 150_000],
])('ASSIST-05 a discount for each of a unit is for the thing it stands behind: %s', (goods, amount) => {
  expect(readMessage(`faktur penjualan ke Toko Aba. ${goods}`, today).discount).toEqual({ amount })
})

test.each([
  ['diskon 10%, habis itu diskon lagi 5% karena langganan', 14.5],
  ['diskon 10% + diskon 5%', 14.5],
  ['diskon 20% terus diskon tambahan 10%', 28],
])('ASSIST-05 a discount on top of another is taken off what that one left: %s', (told, percent) => {
  const goods = 'kursi 16 buah @420.000, meja 4 buah @685.000'
  expect(readMessage(`invoice ke Kafe Aba: ${goods}. ${told}`, today).discount).toEqual({ percent })
})

test('ASSIST-05 of two discounts for two cases the first is told, and not both', () => {
  const told = 'kursi 16 buah @420.000, meja 4 buah @685.000. diskon 10%, kalau cash diskon 15%'
  expect(readMessage(`invoice ke Kafe Aba: ${told}`, today).discount).toEqual({ percent: 10 })
})

test.each([
  ['jasa pasang 750rb. Dari jumlah keseluruhan diskon 10%', 2, 0],
  ['jasa pasang 750rb, diskon 10%', 1, 1],
  ['ongkir 50rb, diskon 10% dari total', 1, 1],
])(
  'ASSIST-05 DOC-08 work done is reduced with the goods where a discount is of the whole: %s',
  (told, lines, besides) => {
    const { goods, charges, discount } = readMessage(`invoice ke Kafe Aba: kanopi 6 m2 @400rb, ${told}`, today)
    expect([goods.length, charges.length, discount]).toEqual([lines, besides, { percent: 10 }])
  },
)
