import { describe, expect, test } from 'vitest'

import { writtenAnalysis } from '#tests/support/written-analysis.ts'

import { reckonNumbers } from '../reckon.ts'

const keyOf = (message: string): string => {
  const content = writtenAnalysis(message)
  return reckonNumbers(content).text(content.key).replaceAll('\u00a0', ' ')
}

describe('ANALYSIS-02 what is told at the counter comes to what was asked', () => {
  test.each([
    [
      'laundry kiloan 7rb/kg, sehari 35 kg, deterjen 900/kg, listrik 1,1jt, gaji 3,4jt, sewa 1,5jt. buka 28 hari. bersih sebulan berapa',
      '−Rp 22.000',
    ],
    [
      'modal kue lumpur 1.800 per biji, pengen untung 40% dari modal. titip di warung diambil 300 per biji, harganya jadi berapa',
      'Rp 2.820',
    ],
    [
      'rental ps 5 unit sejam 6rb tiap unit, kepake 7 jam sehari, buka 30 hari, listrik 900rb. untungnya berapa',
      'Rp 5.400.000',
    ],
    [
      '1 meja biliar 25rb per jam, dipakai 6 jam sehari, buka 26 hari, gaji penjaga 1,5jt. bersihnya berapa',
      'Rp 2.400.000',
    ],
  ])('ANALYSIS-02 %s', (message, expected) => {
    expect(keyOf(`analisis: ${message}`)).toBe(expected)
  })
})
