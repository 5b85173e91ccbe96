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

test('ASSIST-05 sums of times that are counted stand under their numbers', () => {
  expect(withSeriesNamed('tren omzet toko 4 bulan terakhir: 31jt, 28,5jt, 33,2jt, 36,1jt. rata2nya?')).toBe(
    'tren omzet toko: Bulan 1 31jt, Bulan 2 28,5jt, Bulan 3 33,2jt, Bulan 4 36,1jt. rata2nya?',
  )
  expect(withSeriesNamed('penjualan 3 minggu ini 2jt 2,4jt 1,9jt')).toBe(
    'penjualan Minggu 1 2jt, Minggu 2 2,4jt, Minggu 3 1,9jt',
  )
})

test('ASSIST-05 sums that are not as many as the days stay as they were told', () => {
  for (const words of [
    'buka senin-sabtu. bakso 15rb, mie 12rb, es 5rb',
    'senin-jumat: 1.000.000, 2.000.000, 3.000.000',
    'omset 1.240.000, 985.500, 1.102.000',
    'cicilan 3 bulan terakhir 1jt, denda 50rb, admin 25rb',
    'sewa 3 bulan: 1jt, 1,2jt, 1,3jt',
  ])
    expect(withSeriesNamed(words)).toBe(words)
})

test('DOC-03, ASSIST-05 in a report each sum behind one name is a row of its own', () => {
  expect(
    withSeriesNamed('laporan kas: saldo awal 3jt, infak jumat 1.120.000 ; 985.000 ; 1.340.000, listrik 642rb'),
  ).toBe(
    'laporan kas: saldo awal 3jt, infak jumat 1.120.000, infak jumat 985.000, infak jumat 1.340.000, listrik 642rb',
  )
  const counted = 'laporan: gaji 3 orang 1.500.000, 1.200.000, 1.300.000'
  expect(withSeriesNamed(counted)).toBe(counted)
})
