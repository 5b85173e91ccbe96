import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { formatNumber } from '#core/text/shared/rupiah.ts'
import { writtenAnalysis } from '#tests/support/written-analysis.ts'
import { textFaults } from '#tests/support/text-faults.ts'

import { analysisText } from './analysis-text.ts'
import { withFigure } from './edit-content.ts'
import { reckonNumbers } from './reckon.ts'

const plain = (text: string): string => text.replaceAll('\u00a0', ' ')
const shown = (message: string): string => plain(analysisText(writtenAnalysis(message)))
const rupiah = (value: number): string => `Rp ${formatNumber(value)}`

describe('things set side by side', () => {
  const cases: readonly (readonly [string, readonly string[]])[] = [
    [
      'analisis lebih murah mana sewa kios di Jl Kartini (24jt/tahun) atau di Jl Sudirman (2,3jt/bulan)',
      ['Paling murah: Jl Kartini, Rp 2.000.000 per bulan', 'Selisihnya Rp 300.000', 'Rp 27.600.000', 'Rp 3.600.000'],
    ],
    [
      'analisis untung mana: onde-onde untung 700 x 250 biji, lemper untung 1.200 x 120 biji',
      ['Paling untung: Onde-onde, Rp 175.000', 'Rp 144.000', 'Selisihnya Rp 31.000'],
    ],
    [
      'gaji sopir 2,4jt atau bagi hasil 12% dari omzet 18jt, tolong analisis lebih hemat mana',
      ['Paling murah: Bagi hasil, Rp 2.160.000', 'Selisihnya Rp 240.000'],
    ],
    [
      'mending beli oven tunai 6jt atau kredit dp 1,5jt cicil 430rb 12 bulan? analisis',
      ['Rp 6.660.000', 'lebih mahal Rp 660.000'],
    ],
    [
      'analisis mana lebih irit: lampu 18rb tahan 90 hari atau lampu 40rb tahan 250 hari',
      ['Rp 200', 'Rp 160', 'Selisihnya Rp 40'],
    ],
  ]
  test.each(cases)('ANALYSIS-02 %s', (message, wanted) => {
    const text = shown(message)
    expect(textFaults(text, wanted)).toEqual([])
  })

  test('ANALYSIS-02 the cheaper of two lists of goods is the cheaper one, whatever their prices', () => {
    const price = fc.integer({ min: 100, max: 90_000 })
    fc.assert(
      fc.property(price, price, fc.integer({ min: 2, max: 900 }), (one, other, need) => {
        fc.pre(one !== other)
        const text = shown(
          `analisis mending mana: Toko Utara ${one} per kg ongkir 20rb atau Toko Selatan ${other} per kg ongkir 20rb, butuh ${need} kg`,
        )
        expect(text).toContain(rupiah(one * need + 20_000))
        expect(text).toContain(rupiah(other * need + 20_000))
        expect(text).toContain(rupiah(Math.abs(one - other) * need))
      }),
      { numRuns: 40 },
    )
  })

  test('ANALYSIS-02 what is paid once and what is paid each month are no two prices', () => {
    const text = shown('bandingkan beli genset 9jt atau sewa 600rb per bulan. analisis')
    expect(text).toContain('setelah 15 bulan')
    expect(text).not.toContain('Selisih')
  })
})

describe('questions that a few steps answer', () => {
  const cases: readonly (readonly [string, readonly string[]])[] = [
    ['analisis iklan: budget 500rb dapat 40 order, untung per order 20rb', ['Rp 12.500', 'Rp 800.000', 'Rp 300.000']],
    ['iklan tiktok habis 800rb omzet 4jt. analisis', ['5 kali', 'Rp 3.200.000']],
    ['analisis paket: keripik 15rb, sirup 25rb, dijual paket 34rb, modal 21rb', ['Rp 40.000', 'Rp 6.000', 'Rp 13.000']],
    ['analisis bagi hasil: Wira 45%, Sinta 55% dari laba 8jt', ['Wira: Rp 8.000.000', 'Rp 3.600.000', 'Rp 4.400.000']],
    ['analisis BEP: penjualan 30jt, biaya variabel 18jt, biaya tetap 8jt', ['Rp 20.000.000', '40%', 'Rp 4.000.000']],
    ['analisis: omzet 20jt, royalti 5% dari omzet, sewa 3jt', ['Rp 1.000.000', 'Rp 16.000.000']],
    ['analisis biaya produksi 200 pcs topi: kain 2,4jt, benang 300rb, upah 1,5jt', ['Rp 4.200.000', 'Rp 21.000']],
    ['analisis sehari buang 12 donat modal 2.500, sebulan 26 hari', ['Rp 30.000', 'Rp 780.000']],
    ['analisis kasbon: Tono 150rb, Rini 275rb, utang ke agen 200rb', ['Rp 425.000', 'Rp 225.000']],
    ['analisis pinjol 2 juta bunga 0,4% per hari 20 hari', ['Rp 160.000', 'Rp 2.160.000']],
    ['analisis naikkan harga 10rb jadi 12rb, modal 5rb, laku 100 cup sehari jadi 80 cup', ['Rp 500.000', 'Rp 560.000']],
  ]
  test.each(cases)('ANALYSIS-02 %s', (message, wanted) => {
    const text = shown(message)
    expect(textFaults(text, wanted)).toEqual([])
  })

  test('ANALYSIS-02 shares of a whole add up to it', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 98 }), fc.integer({ min: 100, max: 90_000 }), (share, thousands) => {
        const whole = thousands * 1000
        const content = writtenAnalysis(
          `analisis pembagian hasil: Ayu ${share}%, Bayu ${100 - share}% dari laba ${formatNumber(whole)}`,
        )
        const { plot } = reckonNumbers(content)
        expect((plot('bagian_1') ?? 0) + (plot('bagian_2') ?? 0)).toBe(whole)
      }),
      { numRuns: 40 },
    )
  })

  test('ANALYSIS-02 an advertisement among the costs of a statement is a cost', () => {
    expect(writtenAnalysis('laba rugi: omzet 30jt, hpp 18jt, gaji 5jt, iklan 1jt. tolong analisis').key).toBe('laba')
  })
})

describe('loans', () => {
  test('ANALYSIS-02 how long a business has gone on is not how long it pays; turnover is not called profit', () => {
    const text = shown(
      'analisis kelayakan pinjaman: usaha cuci motor sudah 6 tahun jalan, pinjam 90 juta tenor 3 tahun bunga 6% setahun, omzet 30 juta sebulan',
    )
    expect(text).toContain('Lama cicilan\t36 bulan')
    expect(text).toContain('Sisa omzet setelah cicilan')
    expect(text).not.toContain('Dari laba')
  })

  const annuity = 'analisis pinjaman 60 juta bunga 12% per tahun 24 bulan anuitas'
  test('ANALYSIS-02 an annuity pays the loan off to the last Rupiah, and the method is named', () => {
    const content = writtenAnalysis(annuity)
    const { plot } = reckonNumbers(content)
    expect(Math.round(plot('cicilan') ?? 0)).toBe(2_824_408)
    expect(shown(annuity)).toContain('rumus anuitas')
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 300 }), fc.integer({ min: 1, max: 120 }), (tenths, months) => {
        const changed = withFigure(withFigure(content, 'bunga', tenths / 10), 'tenor_disebut', months)
        const paid = reckonNumbers(changed).plot('cicilan') ?? 0
        const rest = Array.from({ length: months }).reduce<number>(
          (left) => left * (1 + tenths / 1000 / 12) - paid,
          60_000_000,
        )
        expect(Math.abs(rest)).toBeLessThan(months * 10)
      }),
      { numRuns: 60 },
    )
  })

  test('ANALYSIS-02 without a method the flat instalment stands first and the annuity beside it', () => {
    const text = shown('analisis pinjaman 12 juta bunga 12% per tahun 12 bulan')
    expect(text).toContain('Rp 1.120.000')
    expect(text).toContain('bunga efektif (anuitas)')
    expect(text).toContain('Rp 1.066.185')
  })

  test('ANALYSIS-02 no interest is no interest', () => {
    expect(shown('analisis cicilan freezer 7,2 juta tanpa bunga 12 bulan')).toContain('Rp 600.000')
  })
})
