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
  ])('ANALYSIS-02 %s', (message, expected) => {
    expect(keyOf(`analisis: ${message}`)).toBe(expected)
  })
})
