import { expect, test } from 'vitest'

import { writtenAnalysis } from '#tests/support/written-analysis.ts'

test.each([
  'analisis bep: harga 10rb modal 6rb, sewa 2jt sebulan',
  'analisis laba rugi: omzet 15jt, belanja barang 9jt, gaji 2jt, listrik 400rb',
  'analisis penjualan: senin 850rb, selasa 720rb, rabu 910rb, kamis 680rb',
])('ANALYSIS-02 what it comes to is said before its figures: %s', (message) => {
  const [summary] = writtenAnalysis(message).sections
  const [first] = summary?.blocks ?? []
  expect(first?.type === 'paragraph' ? first.text : '').toContain('{{')
})
