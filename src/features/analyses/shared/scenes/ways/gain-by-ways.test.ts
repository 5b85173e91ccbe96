import { describe, expect, test } from 'vitest'

import { analysisWords } from '#tests/support/written-analysis.ts'
import { textFaults } from '#tests/support/text-faults.ts'

/** Ways side by side, with what each of them leaves by hand. */
const told: readonly (readonly [string, ...string[]])[] = [
  [
    'analisis untung mana: A) stan di mal sewa 3jt per bulan laku 50 gelas sehari, B) keliling bensin 15rb sehari laku 35 gelas. untung per gelas 4rb, jualan 25 hari. selisihnya berapa sebulan',
    'Rp 5.000.000 − Rp 3.000.000 = Rp 2.000.000',
    'Rp 3.500.000 − Rp 375.000 = Rp 3.125.000',
    'Rp 1.125.000',
  ],
  [
    'tolong analisis enakan mana. kue lapis harga 40rb modal 24rb per loyang. di aplikasi kepotong 20%. kalo antar sendiri ongkos kurir 5rb per loyang. sebulan 100 loyang. untung sebulan masing2 berapa',
    'Rp 4.000.000 − Rp 3.200.000 = Rp 800.000',
    'Rp 4.000.000 − Rp 2.900.000 = Rp 1.100.000',
  ],
  [
    'selebaran abis 300rb dapet 40 pesanan, spanduk abis 500rb dapet 50 pesanan. untung per pesanan 20rb. analisis untung masing2 setelah dipotong biayanya',
    'Rp 800.000 − Rp 300.000 = Rp 500.000',
    'Rp 1.000.000 − Rp 500.000 = Rp 500.000',
  ],
]

describe('ANALYSIS-02 ways side by side, with what holds for all of them', () => {
  test.each(told)('%s', (message, ...results) => {
    expect(textFaults(analysisWords(message), results)).toEqual([])
  })
})
