import { describe, expect, test } from 'vitest'

import { analysisWords } from '#tests/support/written-analysis.ts'
import { textFaults } from '#tests/support/text-faults.ts'

describe('ANALYSIS-02 what was put in comes back out of what each month leaves', () => {
  test.each([
    [
      'analisis balik modal gerobak pukis: beli gerobak 6,4jt sama loyang 1,1jt. sehari laku 80 biji @3rb, bahan 1.400 per biji, upah 35rb sehari, jalan 25 hari sebulan',
      ['Rp 7.500.000', 'Rp 2.325.000', 'kembali dalam 4 bulan (tepatnya 3 bulan 7 hari)'],
    ],
    [
      'mau beli 3 mesin pompa total 12 juta. untung bersih tiap mesin 400rb sebulan. buatkan analisis berapa lama balik modalnya',
      ['Rp 1.200.000', 'kembali dalam 10 bulan, dari hasil'],
    ],
    [
      'analisis dong, kos 9 kamar keisi 7 @500rb sebulan, air listrik 500rb, renovasi kemarin habis 36jt, balik modalnya kapan',
      ['Rp 3.500.000', 'kembali dalam 12 bulan'],
    ],
    [
      'sewa tenda 300rb sekali acara, sebulan ada 8 acara. kalau beli tenda sendiri 12jt. analisis balik modalnya berapa bulan',
      ['Rp 2.400.000', 'kembali dalam 5 bulan'],
    ],
  ])('%s', (message, results) => {
    expect(textFaults(analysisWords(message), results)).toEqual([])
  })

  test('ANALYSIS-02 a sum that may be capital or a cost of each month gives no months', () => {
    const text = analysisWords('analisis balik modal: beli mesin 20jt. omzet 6jt sebulan, kain 2,5jt, upah 1jt sebulan')
    expect(text).not.toMatch(/kembali dalam \d/)
  })
})

describe('ANALYSIS-02 only what is let, runs or lives earns', () => {
  test.each([
    [
      'Analisakan laba bulanan kontrakan saya. 11 kamar tapi 8 aja yg keisi @600rb. keluar: air listrik 700rb, penjaga 500rb',
      ['Rp 4.800.000', 'Rp 3.600.000'],
    ],
    [
      'rental PS ada 7 TV tp yg 2 mati jd jalan 5. 4rb per jam, rata2 8 jam sehari tiap TV, buka 30 hari. listrik 900rb sewa 1,2jt. analisis untung per bulan',
      ['Rp 4.800.000', 'Rp 2.700.000'],
    ],
    [
      'analisis ternak bebek: beli 50 ekor @8rb, mati 5 ekor. pakan 900rb. sisanya laku 60rb per ekor. untung brp',
      ['Rp 2.700.000', 'Rp 1.400.000'],
    ],
    [
      'penginapan 10 kamar, rata2 cuma 6 kamar terisi tiap malam @150rb. sebulan 30 malam. sabun 10rb per kamar per malam, listrik 1,5jt. analisis laba sebulan',
      ['Rp 27.000.000', 'Rp 23.700.000'],
    ],
  ])('%s', (message, results) => {
    expect(textFaults(analysisWords(message), results)).toEqual([])
  })
})

describe('ANALYSIS-02 a dearer material, by what is used of it in a time', () => {
  test.each([
    [
      'minyak naik dari 15rb jd 18rb seliter, gorengan saya pakai 6 liter sehari, untung biasanya 210rb sehari, jual 300 biji. analisis dampaknya, harga naik brp per biji biar untung tetap',
      ['Rp 18.000', 'Rp 192.000', 'paling sedikit Rp 60 per biji'],
    ],
  ])('%s', (message, results) => {
    expect(textFaults(analysisWords(message), results)).toEqual([])
  })
})

describe('ANALYSIS-02 what is left in halves, and a half by parts', () => {
  test.each([
    [
      'analisis bagi hasil perahu: dapat 8,6jt, dipotong solar dan es 2,6jt. sisanya separuh untuk pemilik perahu, separuhnya lagi untuk awak: juru mudi 2 bagian, abk 4 orang masing-masing 1 bagian. satu abk dapat berapa',
      ['Rp 3.000.000', 'Rp 500.000', 'Rp 1.000.000'],
    ],
  ])('%s', (message, results) => {
    expect(textFaults(analysisWords(message), results)).toEqual([])
  })

  test('ANALYSIS-02 two months side by side tell by how much each side differs', () => {
    expect(
      textFaults(
        analysisWords(
          'analisis kas bengkel: mei masuk 12jt keluar 9jt, juni masuk 11jt keluar 7,5jt. selisih untungnya berapa',
        ),
        ['Selisih laba dua bulan itu Rp 500.000'],
      ),
    ).toEqual([])
  })
})

describe('ANALYSIS-02 ways of selling and what a platform keeps', () => {
  test.each([
    [
      'analisis untungan mana jual rempeyek: harga 20rb modal 11rb. lewat marketplace kena admin 5% plus biaya 1.500 per pesanan. lewat titip kios, kios minta bagian 2rb per bungkus. sebulan 100 bungkus',
      ['Marketplace Rp 6.500', 'Titip kios Rp 7.000', 'selisihnya Rp 50.000'],
    ],
    [
      'analisis gofood nasi bakar saya, harga di aplikasi 25rb potongan 20%, modal 13rb sama dus 1.000. laku 20 porsi sehari buka 25 hari sebulan. bersih per porsi sama sebulan',
      ['Rp 6.000', 'Rp 3.000.000'],
    ],
  ])('%s', (message, results) => {
    expect(textFaults(analysisWords(message), results)).toEqual([])
  })
})

describe('ANALYSIS-02 how many must be sold, where what is paid anyway is paid by the day', () => {
  test.each([
    [
      'berapa piring sehari biar ga rugi? jual lotek 10rb modal 6rb, sewa tempat 30rb sehari, upah 1 orang 50rb sehari. tolong analisis impasnya',
      ['20 piring sehari', 'Rp 200.000'],
    ],
    [
      'titik impas warung rujak: seporsi jual 12rb, bahan 5.500, plastik 500. sewa 900rb sebulan, gaji 1 orang 1,2jt, listrik 300rb. buka 25 hari. sehari mesti laku berapa porsi, analisis ya',
      ['400 porsi', '16 porsi'],
    ],
  ])('%s', (message, results) => {
    expect(textFaults(analysisWords(message), results)).toEqual([])
  })
})
