import { expect, test } from 'vitest'

import { analysisResults } from '#tests/support/written-analysis.ts'

test.each([
  [
    'analisis kos 8 kamar isi 6, sewa 700rb per kamar per bulan, listrik 900rb wifi 350rb sebulan. bersihnya brp',
    2_950_000,
  ],
  [
    'analisis penginapan 5 kamar, keisi 3, tarif 200rb per malam, listrik 600rb sebulan. laba sebulan berapa',
    17_400_000,
  ],
  ['analisis kos 8 kamar, sewa 700rb sebulan, listrik 900rb wifi 350rb sebulan. laba sebulan brp', 4_350_000],
])('ANALYSIS-02 rooms bring their rent as far as they are let: %s', (message, gain) => {
  expect(analysisResults(message).join('\n').replaceAll('\u00a0', ' ')).toContain(`Rp ${gain.toLocaleString('id-ID')}`)
})
