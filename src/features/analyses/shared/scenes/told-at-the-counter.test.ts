import { describe, expect, test } from 'vitest'

import { textFaults } from '#tests/support/text-faults.ts'
import { analysisWords, writtenAnalysis } from '#tests/support/written-analysis.ts'

import { reckonNumbers } from '../reckon.ts'

const keyOf = (message: string): string => {
  const content = writtenAnalysis(message)
  return reckonNumbers(content).text(content.key).replaceAll('\u00a0', ' ')
}

describe('ANALYSIS-02 what is told at the counter comes to what was asked', () => {
  test.each([
    [
      'laundry kiloan 7rb/kg, sehari 35 kg, deterjen 900/kg, listrik 1,1jt, gaji 3,4jt, sewa 1,5jt. buka 28 hari. bersih sebulan berapa',
      '−Rp 22.000',
    ],
    [
      'modal kue lumpur 1.800 per biji, pengen untung 40% dari modal. titip di warung diambil 300 per biji, harganya jadi berapa',
      'Rp 2.820',
    ],
    [
      'rental ps 5 unit sejam 6rb tiap unit, kepake 7 jam sehari, buka 30 hari, listrik 900rb. untungnya berapa',
      'Rp 5.400.000',
    ],
    [
      '1 meja biliar 25rb per jam, dipakai 6 jam sehari, buka 26 hari, gaji penjaga 1,5jt. bersihnya berapa',
      'Rp 2.400.000',
    ],
    [
      'kopi saya: senin 42 cup, selasa 38, rabu 51, kamis 47, jumat 66, sabtu 93, minggu 88. harga 12rb. total omset',
      'Rp 5.100.000',
    ],
    ['kredit motor 24jt dp 4jt, angsuran 1.050.000 x 24. lebih mahal berapa dari cash', 'Rp 5.200.000'],
    ['beli kresek di Toko Sinar 27.500 per pak isi 50, di pasar 49rb isi 100. mana lebih murah per lembar', 'Rp 490'],
    [
      'nasi kuning 10rb sebungkus, modal 6.500, sehari 90 bungkus, tiap hari sisa 8 bungkus ga laku. untung bersih sehari berapa',
      'Rp 235.000',
    ],
    [
      'naikin gaji 2 karyawan dari 1,6jt jadi 1,85jt per orang. untung sekarang 5,2jt sebulan. sisa berapa untungnya',
      'Rp 4.700.000',
    ],
    ['penghasilan ojol: seminggu narik 1.260.000, bensin 210rb, makan 175rb. bersih seminggu berapa', 'Rp 875.000'],
    ['diskon 15% buat harga 80rb, modal 52rb. biasanya laku 40 pas diskon laku 90. untung mana', 'Rp 320.000'],
    [
      'utang ke supplier: Pak Hasan 4,5jt, Toko Abadi 2,8jt, CV Sumber 6,1jt. kas sekarang 7jt. cukup ga',
      'Rp 13.400.000',
    ],
    [
      'jual risol titip ke kantin, modal 1.400 per biji, kantin ambil 500 per biji, pengen untung 800. jualnya berapa',
      'Rp 2.700',
    ],
    [
      'ayam geprek sehari laku 65 porsi harga 14rb modal 8.200, sewa 1,5jt gaji 1,6jt sebulan, libur tiap minggu jadi buka 26 hari. untungnya berapa',
      'Rp 6.702.000',
    ],
  ])('ANALYSIS-02 %s', (message, expected) => {
    expect(keyOf(`analisis: ${message}`)).toBe(expected)
  })

  test('ANALYSIS-02 a loan is weighed against what is left of the takings, where that is told', () => {
    const told = analysisWords(
      'analisis: pinjam 30jt tenor 24 bulan bunga 6% setahun flat, omzet 12jt bersih 3,5jt, sanggup ga',
    )
    expect(textFaults(told, ['Rp 2.100.000', '40%', '11,7%'], ['Rp 10.600.000', 'Belum ikut dihitung'])).toEqual([])
  })
})
