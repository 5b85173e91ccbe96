import { describe, expect, test } from 'vitest'

import { analysisRequestOf, analysisWords } from '#tests/support/written-analysis.ts'
import { textFaults } from '#tests/support/text-faults.ts'

import { byQuantities } from './by-quantities.ts'

/** Each message with results by hand. */
const told: readonly (readonly [string, ...string[]])[] = [
  [
    'Kalau mangkal di sekolah, modal sebiji 350, jual 500, laku 900 biji sehari. Kalau keliling komplek, modalnya 400 sebiji, jualnya 700, lakunya 420 biji sehari. Tolong analisis mana yang untungnya lebih gede per hari',
    'Rp 150 × 900 biji = Rp 135.000',
    'Rp 300 × 420 biji = Rp 126.000',
    'Rp 9.000',
  ],
  [
    'Kantor A pesan 60 box nasi tiap hari harga 22rb, modal saya 16.500 per box. Kantor B pesan 95 box harga 19.500, modalnya 15.900 per box. ambil tawaran yang mana ya, analisain',
    'Rp 330.000',
    'Rp 342.000',
  ],
  [
    'lapak stasiun sewanya 3,2jt sebulan, perkiraan omzet 14jt. lapak alun-alun sewanya 1,4jt sebulan, omzet perkiraan 9,5jt. bahan baku sama2 45% dari omzet. analisis sisa bersih masing2 dan pilih mana',
    'Rp 4.500.000',
    'Rp 3.825.000',
  ],
  [
    'usaha cilok saya punya 2 gerobak. omzet sebulan 18jt, bahan 7,4jt, upah penjual 4,8jt, gas 650rb. tolong analisis untung bersihnya dan rata2 per gerobak',
    'Rp 5.150.000',
    'Rp 2.575.000',
  ],
  [
    'dompet kulit modalnya 85rb. saya naikin 60% buat harga jual. reseller ambil 15% dari harga itu. tolong analisis saya dapat bersih berapa per dompet kalau lewat reseller',
    'Rp 136.000',
    'Rp 20.400',
    'Rp 30.600',
  ],
  [
    'analisis biaya produksi 120 pcs kaos: kain 3,6jt, sablon 1,8jt, jahit 12rb per kaos, plastik 60rb. jual 85rb. hpp per kaos sama total untung kalau habis',
    'Rp 6.900.000',
    'Rp 57.500',
    'Rp 3.300.000',
  ],
  [
    'untung gak sih jualan cireng isi? modal 100 biji 62rb, jual 1.200 per biji, sehari habis 250 biji. bikinin analisisnya',
    'Rp 620',
    'Rp 145.000',
  ],
  [
    'beda untung jual ayam bakar offline 27rb sama di grabfood 33rb potongan 22%, modal 16.500. tolong analisis per porsi',
    'Rp 10.500',
    'Rp 9.240',
  ],
]

describe('ANALYSIS-02 what the roles of the told numbers determine, way by way', () => {
  test.each(told)('%s', (message, ...results) => {
    expect(textFaults(analysisWords(message), results)).toEqual([])
  })

  test.each([
    'analisis patungan: modal saya 15jt, ani 10jt, untung 4,5jt',
    'omzet kuartal 1 90jt, kuartal 2 81jt, kuartal 3 99jt. analisis trennya',
    'modal gerobak 14,4jt. untung bersih 75rb sehari, analisis untung sebulan',
    'analisis harga naik dari 5rb jadi 6rb, laku 120 gelas, modal 2.200',
  ])('ANALYSIS-02 takes nothing whose numbers have no certain role: %s', (message) => {
    expect(byQuantities(analysisRequestOf(message))).toBeNull()
  })
})
