import { describe, expect, test } from 'vitest'

import { analysisWords } from '#tests/support/written-analysis.ts'
import { textFaults } from '#tests/support/text-faults.ts'

describe('ANALYSIS-02 the same thing at two times', () => {
  test.each([
    [
      'modal soto per porsi dulu 7.500 sekarang 9rb, jual 14rb. margin dulu & sekarang berapa persen, analisis',
      ['Rp 6.500', 'Rp 5.000', '46,4%', '35,7%', 'Dari dulu ke sekarang hasilnya turun'],
    ],
    [
      'analisis naik harga: sekarang 6rb laku 150 sehari modal 4rb, kalau 7rb laku 120. untung bandingin',
      ['Rp 300.000', 'Rp 360.000', 'Rp 60.000'],
    ],
  ])('ANALYSIS-02 %s', (message, lines) => {
    expect(textFaults(analysisWords(message), lines)).toEqual([])
  })
})

describe('ANALYSIS-02 what only the other numbers tell of one', () => {
  test.each([
    [
      'a choice between two incomes of another sort',
      'kios di pasar: disewakan 600rb per bulan, atau dipakai jualan sendiri untung 60rb sehari buka 25 hari tapi bayar penjaga 700rb sebulan. analisis mending mana',
      ['Rp 1.500.000', 'Rp 800.000', 'Rp 200.000'],
    ],
    [
      'what came of a making beside what each of them takes',
      'analisis produksi sabun: bahan 200rb jadi 50 botol, botol kosong 1.500 per botol, label 500 per botol. dijual 9rb. untung per botol berapa',
      ['Rp 6.000', 'Rp 3.000'],
    ],
    [
      'an order at a price each, with its advance',
      'pesanan 400 goodie bag @ 9.000, DP 50%. bahan 1,5jt, sablon 500rb, upah 400rb. analisis untung & pelunasannya',
      ['Rp 3.600.000', 'Rp 1.800.000', 'Rp 1.200.000'],
    ],
    [
      'figures beside four sides',
      'SWOT angkringan saya. kekuatan: murah. kelemahan: sempit. omzet 400rb sehari modal 260rb. untungnya sehari dan sebulan 30 hari',
      ['Rp 140.000', 'Rp 4.200.000'],
    ],
  ])('ANALYSIS-02 %s', (_, message, lines) => {
    expect(textFaults(analysisWords(message), lines)).toEqual([])
  })

  test('ANALYSIS-02 claims that are paid in a cash flow come in', () => {
    expect(
      analysisWords(
        'Analisis arus kas: saldo awal 3jt, penjualan 18jt, piutang dibayar 1jt, belanja 12jt, gaji 3jt. Kas akhir?',
      ),
    ).toContain('Rp 7.000.000')
  })
})
