import { expect, test } from 'vitest'

import { analysisWords } from '#tests/support/written-analysis.ts'
import { textFaults } from '#tests/support/text-faults.ts'

test.each([
  [
    'analisis usaha perahu wisata: sekali putaran 9 penumpang @35rb. tiap putaran keluar solar 90rb, juru mudi 60rb. sebulan 48 putaran. dermaga 1,2jt sebulan, cat lambung 700rb sebulan. untung per putaran dan bersih sebulan berapa',
    ['Rp 165.000', 'Rp 6.020.000'],
  ],
  [
    'analisis untung jasa pijat: rata2 5 pasien sehari, sekali pijat 80rb, minyak urut 4rb per pasien, sewa 900rb sebulan, buka 25 hari sebulan. untung bersih sebulan',
    ['Rp 10.000.000', 'Rp 8.600.000'],
  ],
  [
    'usaha rental sepeda saya ada 12 sepeda. tiap sepeda keluar 15 hari sebulan, tarif 20rb per hari. pengeluaran bulanan: ban dan rantai 30rb per sepeda, penjaga 1,1jt. laba bersih per bulan berapa. tolong dianalisis',
    ['Rp 3.600.000', 'Rp 2.140.000'],
  ],
  [
    'analisis cuci karpet: 14 lembar sehari, sekali cuci 40rb. sabun 3rb per lembar, listrik 600rb sebulan, 3 karyawan digaji 1,2jt sebulan. buka 26 hari sebulan. untung bersih sebulan',
    ['Rp 9.268.000'],
  ],
  [
    'analisis parkir pasar malam: sepeda motor 3rb sehari 90 motor, becak 2rb sehari 40 becak. setor ke panitia 120rb sehari. buka 12 hari sebulan. bersih sebulan berapa',
    ['Rp 230.000', 'Rp 2.760.000'],
  ],
  [
    'hitung laba dompet batik online: harga jual 60rb, modal 34rb, komisi marketplace 5%, kardus 2rb. untung per pcs dan kalau laku 90 pcs, tolong dianalisis',
    ['Rp 21.000', 'Rp 1.890.000'],
  ],
])(
  'ANALYSIS-02 sums told by the piece, the trip or the month are brought to the level that is asked: %s',
  (message, results) => {
    expect(textFaults(analysisWords(message), results)).toEqual([])
  },
)

test.each([
  'analisis laba: jual 12rb per cup, sehari 40 cup, gula 3rb. untung sehari berapa',
  'analisis laba toko: omzet 9jt sebulan, pinjaman 5jt, biaya 4jt sebulan. untung sebulan berapa',
])('ANALYSIS-02 a sum that belongs to no level for certain, or is lent, is not put into a statement: %s', (message) => {
  expect(analysisWords(message)).not.toMatch(/Pemasukan per cup|Laba bersih per bulan: \**Rp 0/)
})
