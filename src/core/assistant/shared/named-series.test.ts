import { expect, test } from 'vitest'

import { withSeriesNamed } from './named-series.ts'

test('ASSIST-05, CHAT-16 sums told in a row stand under the days or months of their span', () => {
  expect(withSeriesNamed('omset senin smp rabu kmrn, bikin laporan: 1.240.000, 985.500, 1.102.000 ya')).toBe(
    'omset kmrn, bikin laporan: Senin 1.240.000, Selasa 985.500, Rabu 1.102.000 ya',
  )
  expect(withSeriesNamed('penjualan 12jt 9,5jt dan 14jt dari november sampai januari')).toBe(
    'penjualan November 12jt, Desember 9,5jt, Januari 14jt dari november sampai januari',
  )
})

test('ASSIST-05 sums that are not as many as the days stay as they were told', () => {
  for (const words of [
    'buka senin-sabtu. bakso 15rb, mie 12rb, es 5rb',
    'senin-jumat: 1.000.000, 2.000.000, 3.000.000',
    'omset 1.240.000, 985.500, 1.102.000',
  ])
    expect(withSeriesNamed(words)).toBe(words)
})
