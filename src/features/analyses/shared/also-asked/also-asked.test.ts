import { describe, expect, test } from 'vitest'

import { analysisWords } from '#tests/support/written-analysis.ts'
import { textFaults } from '#tests/support/text-faults.ts'

describe('ANALYSIS-02 what is asked beside the first question is answered too', () => {
  test.each([
    [
      'another time',
      'naik gaji 3 karyawan dari 1,5jt ke 1,7jt. analisis tambahan sebulan dan setahun',
      ['Tambahan gaji setahun: Rp 7.200.000 (12 bulan)'],
    ],
    [
      'a difference in percent',
      'analisis beli tunai freezer 5jt atau kredit 10x 600rb, selisihnya brp dan brp persen lebih mahal',
      ['Dalam persen: 20% dari yang terkecil'],
    ],
    [
      'the average of a series',
      'omzet: senin 300rb selasa 500rb rabu 400rb. rata2 per hari dan totalnya. analisis',
      ['Rata-ratanya Rp 400.000 per hari'],
    ],
    [
      'each change of a series',
      'analisis omzet Januari 10jt, Februari 12jt, Maret 9jt, naik turunnya berapa persen tiap bulan',
      ['Januari ke Februari naik Rp 2.000.000 (20%)', 'Februari ke Maret turun Rp 3.000.000 (−25%)'],
    ],
    [
      'so many more of what one brings',
      'omset kemarin 1.500.000 dari 50 nota, analisis rata-rata belanja per pembeli. kalau hari ini 70 nota dengan rata-rata sama jadi berapa',
      ['Jumlahnya untuk 70 nota: Rp 2.100.000'],
    ],
    [
      'so many of what one leaves, less what stays',
      'tarif foto 300rb per sesi, biaya cetak 100rb per sesi, sewa studio 2jt sebulan. analisis titik impas berapa sesi sebulan dan laba kalau 18 sesi',
      ['Laba untuk 18 sesi: Rp 1.600.000'],
    ],
    [
      'what a dearer cost leaves of a told gain',
      'harga gula naik dari 14rb jadi 16rb per kg, sebulan pakai 50 kg. laba saya biasanya 3jt, jadi tinggal berapa? analisis',
      ['Laba tinggal Rp 2.900.000'],
    ],
    [
      'how far a series is from its target',
      'analisis omzet: minggu 1 2jt, minggu 2 3jt, minggu 3 2,5jt. total, target 10jt kurang berapa',
      ['Kurang dari target Rp 2.500.000'],
    ],
  ])('%s', (_, message, told) => {
    expect(textFaults(analysisWords(message), told)).toEqual([])
  })

  test('the first week is a week and no Sunday', () => {
    const text = analysisWords('analisis omzet: minggu 1 2jt, minggu 2 3jt, minggu 3 4jt. rata-rata per minggu')
    expect(text).toContain('Rp 3.000.000')
    expect(text).not.toMatch(/Rata-ratanya[^\n]+per hari/)
  })

  test('nothing is added where a number of the message is left out', () => {
    const text = analysisWords(
      'analisis beli tunai freezer 5jt atau kredit 10x 600rb biaya admin 35rb, brp persen lebih mahal',
    )
    expect(text).not.toContain('20% dari yang terkecil')
  })
})

test('ANALYSIS-02 a told share that no result takes up shows no result, and is named', () => {
  const text = analysisWords(
    'gaji karyawan salon: Ani layani 90 orang, Sari 75 orang sebulan. tiap orang bayar 50rb, komisi 30%. analisis komisi masing2',
  )
  expect(text).toContain('belum bisa dihitung karena belum jelas “komisi 30%” itu dari apa')
  expect(text).not.toContain('Penyumbang terbesar')
})
