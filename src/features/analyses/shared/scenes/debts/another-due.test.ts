import { expect, test } from 'vitest'

import { textFaults } from '#tests/support/text-faults.ts'
import { analysisWords } from '#tests/support/written-analysis.ts'

test.each([
  [
    'analisis arus kas: masuk 18,75jt. keluar belanja 9,4jt, gaji 2,35jt, kontrakan 1,5jt. masih aman ga buat ambil cicilan 1,8jt?',
    'Rp 18.750.000 − Rp 13.250.000 = Rp 5.500.000',
    'masih tersisa Rp 3.700.000',
  ],
  [
    'omzet sebulan 18jt, pengeluaran 16jt, kuat ga nambah angsuran 2,5jt per bulan? analisis',
    'sebelum cicilan Rp 2.000.000',
    'kurang Rp 500.000',
  ],
])('ANALYSIS-02 a due that is only thought of is no cost yet: %s', (message, ...results) => {
  expect(textFaults(analysisWords(message), results)).toEqual([])
})

test('ANALYSIS-02 what is built to be let is paid back by its rent, and is not weighed against renting it', () => {
  const words = analysisWords('studi kelayakan kos 8 kamar, bangun 420jt, sewa 850rb per kamar sebulan')
  expect(textFaults(words, ['Rp 850.000 × 8 kamar = Rp 6.800.000', '62 bulan'])).toEqual([])
  expect(words).not.toContain('beli lebih murah')
})
