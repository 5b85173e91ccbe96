import { describe, expect, test } from 'vitest'

import { analysisRequestOf, analysisResults } from '#tests/support/written-analysis.ts'

import { ofFacts } from './questions.ts'

const cases: readonly (readonly [string, string, readonly string[]])[] = [
  [
    'full groups, each of so many who pay',
    'analisis les gambar 3 kelas isi 12 anak, tiap anak bayar 180rb sebulan. gaji 2 guru masing2 1,2jt sewa ruang 1,5jt. sisa berapa',
    ['Semua yang bayar: 36 anak', 'Pemasukan: Rp 6.480.000', 'Semua biaya: Rp 3.900.000', 'Sisa: Rp 2.580.000'],
  ],
  [
    'what is no longer paid brings an outlay back',
    'analisis pasang panel surya 14 juta, tagihan listrik dari 950rb jadi 300rb sebulan. balik modalnya kapan',
    ['Yang dihemat: Rp 650.000', 'Balik modal: 22 bulan'],
  ],
  [
    'rooms that stand empty, and what they would bring',
    'analisis kos 18 kamar, terisi 14, tarif 850 ribu/bulan. kalau penuh semua, tambahan pendapatan berapa',
    ['Masih kosong: 4 kamar', 'Omzet sekarang: Rp 11.900.000', 'Tambahan kalau penuh: Rp 3.400.000'],
  ],
  [
    'what is told by count and price counts as it comes in a sum of several',
    'analisis gaji kasir: pokok 1,6jt, uang makan 26 hari @15rb, kasbon 250rb. terima bersih',
    ['Jumlah yang diterima: Rp 1.990.000', 'Terima bersih: Rp 1.740.000'],
  ],
  [
    'a goal of a month, by the pieces that are still missing',
    'analisis target sebulan 500 bungkus, udah laku 320, sisa 12 hari lagi, sehari harus berapa',
    ['Kurangnya: 180 bungkus', 'Harus per hari: 15 bungkus'],
  ],
  [
    'the time that is told first came last',
    'analisis toko bangunan omzet 84jt bulan ini, bulan lalu 70jt, naik berapa persen',
    ['Perubahan penjualan: 20%'],
  ],
  [
    'the shorter form of a question has fewer steps',
    'analisis nabung gerobak 6jt, tiap bulan sisihkan 500rb. berapa bulan terkumpul',
    ['Lamanya: 12 bulan', 'Setoran terakhir: Rp 500.000'],
  ],
]

describe('questions of a few told facts', () => {
  test.each(cases)('ANALYSIS-02 %s', (_, message, wanted) => {
    expect(analysisResults(message)).toEqual(expect.arrayContaining([...wanted]))
  })

  const groups = 'analisis les gambar 3 kelas isi 12 anak, tiap anak bayar 180rb sebulan'
  const cash = 'analisis kas: saldo kas 18jt, tiap bulan keluar 9jt'

  test('ANALYSIS-02 a number without a place makes it another question', () => {
    expect(ofFacts(analysisRequestOf(`${groups}. sisa berapa`))).not.toBeNull()
    expect(ofFacts(analysisRequestOf(`${groups}, potongan 10%. sisa berapa`))).toBeNull()
  })

  test('ANALYSIS-02 sums of different times are not added', () => {
    expect(ofFacts(analysisRequestOf(`${cash}, masuk 7jt. tahan berapa bulan`))).not.toBeNull()
    expect(ofFacts(analysisRequestOf(`${cash}, masuk 200rb sehari. tahan berapa bulan`))).toBeNull()
  })
})
