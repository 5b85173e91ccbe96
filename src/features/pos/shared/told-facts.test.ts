import * as fc from 'fast-check'
import { expect, test } from 'vitest'

import { readMessage } from '#core/assistant/shared/read-message.ts'
import type { IsoDay } from '#core/time-and-ids/shared/zoned-date.ts'
import { bySoak } from '#tests/support/soak.ts'

import { composePos } from './compose-pos.ts'
import { readPosRequest } from './read-request.ts'

const today = '2026-11-21' as IsoDay
const till = (text: string) => composePos(readPosRequest(readMessage(text, today)))

const thing = fc.constantFrom(
  'pur',
  'jangkrik',
  'kopi hitam',
  'sandal gunung',
  'ganti oli',
  'gamis',
  'wedang uwuh',
  'paku',
)
const goods = fc.uniqueArray(
  fc.record({ name: thing, price: fc.integer({ min: 1, max: 990 }), stock: fc.integer({ min: 1, max: 500 }) }),
  { selector: ({ name }) => name, minLength: 1, maxLength: 8 },
)
const shop = fc
  .tuple(
    fc.constantFrom('Kicau', 'Titik', 'Sinar', 'Berkah', 'Horas'),
    fc.constantFrom('Mulyo', 'Temu', 'Bumi', 'Pagi'),
  )
  .map((words) => words.join(' '))

test('POS-01, ASSIST-01 whatever a list looks like, every price and stock is in the till and their sum is exact', () => {
  const write = fc.constantFrom(
    (name: string, price: number, stock: number) => `${name} ${price}rb stok ${stock}`,
    (name: string, price: number, stock: number) => `${name} Rp ${price}.000 (stok ${stock})`,
    (name: string, price: number, stock: number) => `${name} ${price} ribu (${stock} pcs)`,
  )
  fc.assert(
    fc.property(shop, goods, write, fc.constantFrom(', ', '; ', '\n- '), (name, list, line, between) => {
      const { businessInfo, goods: made } = till(
        `toko saya (${name}) pengen pake program kasir${between}${list.map((one) => line(one.name, one.price, one.stock)).join(between)}`,
      )
      expect(businessInfo.name).toBe(name)
      expect(made.map(({ price }) => price)).toEqual(list.map(({ price }) => price * 1000))
      const worth = list.reduce((sum, { price, stock }) => sum + price * 1000 * stock, 0)
      expect(made.reduce((sum, { price, stock }) => sum + price * (stock ?? 0), 0)).toBe(worth)
    }),
    { numRuns: bySoak(60, 200) },
  )
})

test('POS-01, ASSIST-01 people, branches, shares and ways of paying stand among the notes', () => {
  fc.assert(
    fc.property(
      fc.shuffledSubarray(
        ['3 kapster: Anto, Bima, Rizal', 'komisi 30%', 'bayar qris', 'owner Dicky Permana', '2 cabang: Kopo, Dago'],
        { minLength: 1 },
      ),
      (told) => {
        const { businessInfo } = till(`bikin kasir barbershop Rapi Jali. cukur 35rb, semir 60rb. ${told.join('. ')}`)
        for (const word of told.join(' ').match(/\p{Lu}\p{Ll}+|\d+%?|qris/gu) ?? [])
          expect(`${businessInfo.description} ${businessInfo.address}`).toContain(word)
      },
    ),
  )
})

test.each([
  ['kasir gelato Dolce Vita 1 scoop 25k 2 scoop 40k cone 5k', ['1 scoop 25000 -', '2 scoop 40000 -', 'Cone 5000 -']],
  ['pos gym Otot Kawat: bulanan 150rb, 3 bulan 400rb', ['Bulanan 150000 -', '3 bulan 400000 -']],
  [
    'kasir toko Segar Laut, tongkol 35rb/kg, kakap 75rb/kg, stok tongkol 40 kg, kakap 25 kg',
    ['Tongkol 35000 40', 'Kakap 75000 25'],
  ],
  ['pos olshop, kemeja 45k, jaket 85k, semuanya stok 1', ['Kemeja 45000 1', 'Jaket 85000 1']],
  ['kasir kedai ramen Ichi: gyoza 22k, ocha 8k refill', ['Gyoza 22000 -', 'Ocha 8000 -']],
  ['kasir butik Ayu, gamis 185rb S M L, dp 50rb, diskon 20% di atas 1 juta', ['Gamis S M L 185000 -']],
  ['kasir toko sepeda Gowes ; sepeda lipat 2,3jt ; MTB 3,15jt', ['Sepeda lipat 2300000 -', 'MTB 3150000 -']],
])('POS-01, ASSIST-01 goods, not what is said of them: %s', (text, list) => {
  expect(till(text).goods.map(({ name, price, stock }) => `${name} ${price} ${stock ?? '-'}`)).toEqual(list)
})
