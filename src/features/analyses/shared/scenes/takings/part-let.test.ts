import { expect, test } from 'vitest'

import { writtenAnalysis } from '#tests/support/written-analysis.ts'

import { reckonNumbers } from '../../reckon.ts'

const keyOf = (message: string): string => {
  const content = writtenAnalysis(message)
  return reckonNumbers(content).text(content.key).replaceAll('\u00a0', ' ')
}

test.each([
  [
    'analisis homestay: 6 kamar, tarif 250rb semalam, terisi 60% dari 30 hari, biaya 14,5jt sebulan. laba?',
    'Rp 12.500.000',
  ],
  [
    'analisis homestay: 6 kamar, tarif 250rb semalam, okupansi 60%, biaya 14,5jt sebulan, listrik 1jt. laba?',
    'Rp 11.500.000',
  ],
  ['analisis kos 10 kamar @800rb sebulan, terisi 80%, biaya 2,5jt. laba sebulan', 'Rp 3.900.000'],
  ['analisis villa 3 unit harga 1,2jt per malam, rata2 keisi 45%. berapa omzetnya', 'Rp 48.600.000'],
])('ANALYSIS-02 rooms that are let for a share of the time bring so much of it: %s', (message, expected) => {
  expect(keyOf(message)).toBe(expected)
})

test('ANALYSIS-02 where else money comes from is earned too', () => {
  const told =
    'uang masuk sebulan dari ketoprak 12 juta terus dari es campur 2,4 juta, keluarnya belanja 6,8 juta, gas 600 ribu'
  expect(keyOf(`analisis: ${told}. untung berapa`)).toBe('Rp 7.000.000')
})
