import { describe, expect, test } from 'vitest'

import { readShareOfSum } from './share-of-sum.ts'
import type { Thing } from './thing.ts'

const thing = (name: string, price: number): Thing => ({ name, price, unit: '' })
const sums = (text: string, ...things: Thing[]) =>
  readShareOfSum(text, things).map(({ label, value }) => [label.replaceAll('\u00a0', ' '), value])

describe('what a share comes to', () => {
  test('ASSIST-05 of the sum of the example, with what is left where that is asked', () => {
    expect(
      sums('transaksi kena potongan 0,3%. contoh transaksi 750rb potongannya brp, yang diterima pedagang brp'),
    ).toEqual([
      ['Potongan 0,3% dari Rp 750.000', 2_250],
      ['Yang diterima: Rp 750.000 − Rp 2.250', 747_750],
    ])
  })

  test('ASSIST-05 of so many of a priced thing, the count first', () => {
    const cut = thing('Potong', 35_000)
    const shave = thing('Cukur', 15_000)
    expect(sums('komisi tukang 40%. kasih contoh komisi kalau sehari dapat 12 potong', cut, shave)).toEqual([
      ['12 potong × Rp 35.000', 420_000],
      ['Komisi tukang 40% dari Rp 420.000', 168_000],
    ])
    // Two things begin with that word: which of them was cut was not said.
    expect(
      sums('komisi 40%. kasih contoh komisi kalau sehari dapat 12 potong', cut, thing('Potong anak', 25_000)),
    ).toEqual([])
  })

  test('ASSIST-05 of the one price that was told', () => {
    expect(sums('komisi toko 20%, hitungin toko dapat berapa kita terima berapa', thing('Gula', 38_000))).toEqual([
      ['Komisi toko 20% dari Rp 38.000', 7_600],
      ['Yang diterima: Rp 38.000 − Rp 7.600', 30_400],
    ])
  })

  test('ASSIST-05 nothing where two shares or sums could be meant, or the example is below the threshold', () => {
    const sugar = thing('Gula', 38_000)
    expect(sums('komisi 20%, bonus 5%, hitungin dapat berapa', sugar)).toEqual([])
    expect(sums('komisi 20%, hitungin dapat berapa', sugar, thing('Kopi', 20_000))).toEqual([])
    expect(sums('di atas 500rb kena potongan 2%. contoh transaksi 300rb potongannya berapa')).toEqual([])
    expect(sums('komisi toko 20%', sugar)).toEqual([])
  })
})
