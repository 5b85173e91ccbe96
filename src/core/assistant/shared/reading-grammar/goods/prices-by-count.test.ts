import fc from 'fast-check'
import { expect, test } from 'vitest'

import type { IsoDay } from '#core/time-and-ids/shared/zoned-date.ts'

import { readMessage } from '../../read-message.ts'
import { readGrades } from './prices-by-count.ts'
import { withPriceOfOne } from './price-of-several.ts'

const today = '2026-11-21' as IsoDay

test('ASSIST-05 a price for a thousand pieces is that of a thousand', () => {
  const { goods } = readMessage('invoice: bata merah 3.500 biji, regane 850rb per 1000 biji, pasir 2 rit @1,4jt', today)
  expect(goods.map(({ amount }) => amount)).toEqual([2_975_000, 2_800_000])
})

test.each(['harga 850rb per 1000 biji', 'bata 3.500 biji, 10rb per 3 biji', 'bata 3.500 biji @850'])(
  'ASSIST-05 a price of several stays where nothing is counted or one costs no whole Rupiah: %s',
  (said) => {
    expect(withPriceOfOne(said)).toBe(said)
  },
)

test('ASSIST-05 what is ordered in any count of such pieces costs its share exactly', () => {
  fc.assert(
    fc.property(fc.integer({ min: 2, max: 5000 }), fc.integer({ min: 1, max: 900 }), (count, each) => {
      const { goods } = readMessage(`invoice: bibit lele ${count} ekor, harga ${each}rb per 1000 ekor`, today)
      expect(goods[0]?.amount).toBe(count * each)
    }),
    { numRuns: 40 },
  )
})

const graded = '1-49 pcs 75rb, 50-99 pcs 68rb, 100 ke atas 60rb per pcs'

test.each([
  [150, 60_000],
  [99, 68_000],
  [50, 68_000],
  [20, 75_000],
  [100, 60_000],
])('ASSIST-05 DOC-08 of graded prices %i pieces have the one that holds', (count, price) => {
  const { goods } = readMessage(`penawaran kaos, mereka mau ${count} pcs. harga kita: ${graded}`, today)
  expect(goods.map((line) => [line.quantity, line.price])).toEqual([[count, price]])
})

test('ASSIST-05 DOC-08 graded prices of which none is ordered are a list of prices', () => {
  const { goods } = readMessage(
    'penawaran kaos sablon, daftar harga: 1-49 pcs 75rb, 50-99 pcs 68rb, 100 pcs ke atas 60rb',
    today,
  )
  expect(goods.map(({ name, quantity, price }) => [name, quantity, price])).toEqual([
    ['kaos sablon (1–49 pcs)', null, 75_000],
    ['kaos sablon (50–99 pcs)', null, 68_000],
    ['kaos sablon (mulai 100 pcs)', null, 60_000],
  ])
})

test('ASSIST-05 a time with a price is no grade', () => {
  const said = 'kerja 1-5 jam 75rb, makan 20rb'
  expect(readGrades(said)).toEqual({ text: said, open: null })
})

test('ASSIST-05 DOC-08 from so many on the lower price holds, and what is said of it once more is no price of its own', () => {
  const { goods } = readMessage(
    'invoice keripik 150 bungkus. harga normal 8rb tapi kalo ambil 100 bungkus ke atas dapet harga 7.200 jd dia kena yg 7.200 ya',
    today,
  )
  expect(goods.map(({ quantity, price }) => [quantity, price])).toEqual([[150, 7_200]])
})

test.each([
  [90, 'harga 40rb, kalau di atas 60 pcs diskon 4rb per pcs jadi kena 36rb semua', 36_000, null],
  [90, 'harga 40rb, kalau di atas 60 pcs diskon 4rb per pcs', 40_000, { amount: 360_000 }],
  [60, 'harga 40rb, kalau di atas 60 pcs diskon 4rb per pcs', 40_000, null],
  [90, 'harga 40rb per pcs, kalau di atas 60 pcs diskon 10%', 40_000, { percent: 10 }],
  [50, 'harganya 40rb tapi kalau pesan minimal 50 pcs jadi 37rb per pcs', 37_000, null],
  [120, 'harga 60rb, di atas 50 pcs 55rb, di atas 100 pcs 50rb per pcs', 50_000, null],
  [80, 'harga 60rb, di atas 50 pcs 55rb, di atas 100 pcs 50rb per pcs', 55_000, null],
  [150, 'kalau pesan 100 pcs ke atas jadi 12rb, biasanya 13.500', 12_000, null],
  [30, '100 pcs ke atas 12rb, di bawah 100 pcs 13rb', 13_000, null],
])('ASSIST-05 DOC-08 %i pieces: %s', (count, told, price, reduced) => {
  const { goods, discount } = readMessage(`penawaran topi ke PT Aba ${count} pcs, ${told}`, today)
  expect([goods.map((line) => [line.quantity, line.price]), discount]).toEqual([[[count, price]], reduced])
})
