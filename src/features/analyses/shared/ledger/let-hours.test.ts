import { expect, test } from 'vitest'

import { analysisWords } from '#tests/support/written-analysis.ts'
import { textFaults } from '#tests/support/text-faults.ts'

test.each([
  [
    'analisis rental ps: 5 unit, 6rb per jam tiap unit, kepake 7 jam sehari, 30 hari sebulan, listrik 900rb, sewa tempat 1,2jt sebulan. bersihnya berapa',
    ['1.050 jam', 'Rp 6.300.000', 'Rp 2.100.000', 'Rp 4.200.000', '350 jam'],
    ['Jamnya dihitung untuk tiap'],
  ],
  [
    'analisa 2 lapangan futsal 120rb per jam, laku 6 jam sehari, sebulan 30 hari, gaji penjaga 4jt, listrik 2,5jt, untungnya brp',
    ['360 jam', 'Rp 43.200.000', 'Rp 36.700.000', 'Jamnya dihitung untuk tiap lapangan'],
    [],
  ],
])('ANALYSIS-02 what is let by the hour: %s', (message, held, absent) => {
  expect(textFaults(analysisWords(message), held, absent)).toEqual([])
})

test('ANALYSIS-02 hours without the days that they were let on are not guessed at', () => {
  expect(
    analysisWords('analisis rental ps 5 unit sejam 6rb, kepake 7 jam sehari, listrik 900rb. bersihnya berapa'),
  ).not.toContain('Jam terpakai')
})
