import { describe, expect, test } from 'vitest'

import { analysisWords } from '#tests/support/written-analysis.ts'
import { textFaults } from '#tests/support/text-faults.ts'

/** Shares of what was made, bought or kept, with what the same sums come to by hand. */
const told: readonly (readonly [string, ...string[]])[] = [
  [
    'analisis untung: beli tomat 200 kg harga 5.000/kg, ongkos truk 100rb, di jalan busuk 10%, sisanya laku 8.000/kg',
    '180 kg',
    'Rp 1.440.000 − Rp 1.100.000 = Rp 340.000',
  ],
  [
    'analisis ternak nila: tebar benih 2000 ekor @500, pakan 10 karung @310.000, yang hidup 75%, panen isi 5 ekor sekilo, dijual 28rb/kg. untungnya berapa',
    '300 kg',
    'Rp 8.400.000 − Rp 4.100.000 = Rp 4.300.000',
  ],
  [
    'tiap hari bikin 200 donat, modal 1.500 per donat, jual 3.000, yang gak laku 10%. analisis untung sehari',
    'Rp 540.000 − Rp 300.000 = Rp 240.000',
  ],
  [
    'analisis bebek petelur 300 ekor, produksi 70% per hari, harga 2.500 per butir, pakan 420rb sehari. untung sehari berapa',
    '210 butir',
    'Rp 525.000 − Rp 420.000 = Rp 105.000',
  ],
  // What is divided is no share of the harvest.
  [
    'analisis bagi hasil: panen 500 kg dijual 8.000 per kg, biaya 1jt. hasil bersih dibagi pemilik 50% penggarap 50%',
    'Rp 4.000.000 − Rp 1.000.000 = Rp 3.000.000',
    'Rp 1.500.000',
  ],
]

describe('ANALYSIS-02 a share of what was made is a count of its own', () => {
  test.each(told)('%s', (message, ...results) => {
    expect(textFaults(analysisWords(message), results)).toEqual([])
  })
})
