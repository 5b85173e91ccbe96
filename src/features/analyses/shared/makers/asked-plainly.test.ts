import { expect, test } from 'vitest'

import { analysisAnswer, analysisWords } from '#tests/support/written-analysis.ts'

test('ANALYSIS-02 what an application keeps is taken off the price of the thing, not off what it cost', () => {
  const words = analysisWords(
    'minta analisis harga jual di aplikasi ojol: nasi bakar 32rb, potongan aplikasi 20%, modal 17rb. bersihnya dapet berapa per porsi',
  )
  expect(words).toContain('Aplikasi: Rp 25.600 − Rp 17.000 = Rp 8.600')
  expect(words).toContain('Modal per barang: Rp 17.000')
})

test.each([
  ['analisis BEP rupiah, biaya tetap 8jt sebulan, biaya variabel 60% dari omzet', 'Rp 20.000.000'],
  ['hitung bep: sewa 2jt, gaji 3jt sebulan, hpp 50% dari penjualan', 'Rp 10.000.000'],
])(
  'ANALYSIS-02 costs that are a share of the turnover leave the margin that the fixed costs need: %s',
  (said, answer) => {
    expect(analysisAnswer(said)).toBe(answer)
  },
)

test('ANALYSIS-02 a gain told for one of a thing stays its own, though the name of the thing stands between', () => {
  const said =
    'analisis target jualan, saya pengen untung 7,5jt sebulan, margin per kotak brownies 12.500. berarti hrs laku brp kotak?'
  expect(analysisAnswer(said)).toBe('600 kotak')
})
