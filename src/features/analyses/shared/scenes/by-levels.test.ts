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
  [
    'ternak ayam 400 ekor: doc 7rb, pakan 20 sak @400rb, mati 5%, panen rata2 2 kg, harga 20rb per kg. analisis untungnya',
    ['380 ekor', 'Rp 15.200.000', 'Rp 4.400.000'],
  ],
  [
    'kolam lele: bibit 1.000 ekor @300, pakan 5 karung @300rb, hidup 80%, panen 8 ekor per kilo, harga 24rb per kg. analisis untung ruginya',
    ['Rp 2.400.000', 'Rp 600.000'],
  ],
  [
    'paket pernikahan 4jt, rias 1jt, transport 250rb. sebulan 3 acara. analisis laba per acara dan sebulan',
    ['Rp 2.750.000', 'Rp 8.250.000'],
  ],
  [
    'katering 100 siswa @12rb per hari, bahan 7rb per porsi, 20 hari, gaji 2 orang @1,5jt sebulan. analisis laba sebulan',
    ['Rp 24.000.000', 'Rp 7.000.000'],
  ],
  [
    'ngojek, analisis bersih sebulan: kotor 200rb/hari, bensin 40rb, narik 25 hari, cicilan motor 800rb/bln',
    ['Rp 5.000.000', 'Rp 3.200.000'],
  ],
  [
    'les: 10 murid bayar 200rb sebulan, honor guru 50% dari pemasukan, sewa ruang 300rb. bersih berapa? analisis',
    ['Rp 1.000.000', 'Rp 700.000'],
  ],
  [
    'rental mobil 2 unit, sewa 300rb sehari, masing2 jalan 15 hari. cicilan 3jt per mobil. laba bersih sebulan? analisis',
    ['Rp 9.000.000', 'Rp 3.000.000'],
  ],
])(
  'ANALYSIS-02 sums told by the piece, the trip or the month are brought to the level that is asked: %s',
  (message, results) => {
    expect(textFaults(analysisWords(message), results)).toEqual([])
  },
)

test.each([
  'analisis laba: jual 12rb per cup, sehari 40 cup, gula 3rb. untung sehari berapa',
  'kolam patin: bibit 2.000 ekor @ 400, panen 5 ekor per kilo, harga 26rb per kg. analisis laba',
  'analisis laba toko: omzet 9jt sebulan, pinjaman 5jt, biaya 4jt sebulan. untung sebulan berapa',
])('ANALYSIS-02 a sum that belongs to no level for certain, or is lent, is not put into a statement: %s', (message) => {
  expect(analysisWords(message)).not.toMatch(/Pemasukan per cup|Laba bersih per bulan: \**Rp 0|Rp 10\.400\.000/)
})
