import { analysisResults, analysisWords } from '#tests/support/written-analysis.ts'
import { expect, test } from 'vitest'

const results = (message: string): string => analysisResults(message).join('\n')

test('ANALYSIS-02 a told gain is part of its takings and is never added to them', () => {
  const told = results('cabang A omzet 30jt laba 6jt, cabang B omzet 20jt laba 5jt. tolong analisis')
  expect(told).toContain('Margin Cabang A: 20%')
  expect(told).toContain('Margin Cabang B: 25%')
  expect(told).not.toContain('Rp 61.000.000')
})

test('ANALYSIS-02 so many of those that were counted are a share of them and no fall', () => {
  expect(results('analisis retur: dari 300 order 9 diretur. berapa persen')).toContain('Diretur dari semuanya: 3%')
  // Whatever is counted first is not the whole of what is counted behind it.
  expect(results('analisis per menu: soto 420, rawon 280. berapa persen dari total')).not.toContain('66,7%')
})

test('ANALYSIS-02 a debt with its instalment beside what is earned: what it takes, and when it is paid off', () => {
  const told = results('pinjaman bank 30jt, angsuran 1,5jt/bulan, laba bersih 5jt/bulan, analisis aman tidak')
  expect(told).toContain('Lunas dalam: 20 bulan')
  expect(told).toContain('Cicilan dari laba: 30%')
  expect(told).toContain('Sisa setelah cicilan: Rp 3.500.000')
})

test('ANALYSIS-02 what came and went of a stock, told in one breath or without their unit', () => {
  const breath = 'stok awal 40 dus masuk 25 dus keluar 50 dus, analisis stok akhir dan nilai kalau sedus 96rb'
  expect(results(breath)).toContain('Nilai sisa stok: Rp 1.440.000')
  const bare = 'analisa stok: awal 40 karung, masuk 25, terjual 48, rusak 2. sisa dan nilainya kalau 1 karung 310rb'
  expect(results(bare)).toContain('Sisa: 15 karung')
})

test('ANALYSIS-02 the sums of a list of posts are told for each of their people, where that makes them alike', () => {
  expect(analysisWords('analisis gaji bulanan: 4 sales 2,5jt, 2 admin 2,3jt, 1 manajer 4,5jt')).toContain(
    'Rp 19.100.000',
  )
  expect(analysisWords('analisis gaji: 2 orang 3jt, 1 kasir 1,8jt. total gaji')).toContain('Rp 4.800.000')
})

test('ANALYSIS-02 thousands of what something is asked for one of are counted', () => {
  expect(results('analisis cetak 5.000 brosur biaya 1,5jt. per brosur berapa')).toContain('Biaya per brosur: Rp 300')
})
