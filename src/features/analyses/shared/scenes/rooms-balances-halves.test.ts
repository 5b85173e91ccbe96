import { describe, expect, test } from 'vitest'

import { analysisWords } from '#tests/support/written-analysis.ts'
import { textFaults } from '#tests/support/text-faults.ts'

/** Questions with what the same sums come to by hand. */
const told: readonly (readonly [string, ...string[]])[] = [
  [
    'analisis okupansi losmen bulan lalu (30 hari). kamar ada 10, terjual 180 malam kamar, tarif rata 150rb semalam',
    '60%',
    'Rp 27.000.000',
  ],
  [
    'analisis arus kas, saldo awal 2jt. Jan: masuk 9jt keluar 8jt. Feb: masuk 7jt keluar 7,5jt. saldo akhir tiap bulan berapa',
    'saldo akhirnya Rp 3.000.000',
    'saldo akhirnya Rp 2.500.000',
  ],
  [
    'analisis harga jual. modal 60.000. kalau eceran mau margin 40% dari harga jual, kalau grosir margin 25% dari harga jual. harganya masing2 berapa',
    'Rp 100.000',
    'Rp 80.000',
  ],
  [
    'analisis bagi hasil bagan: hasil teri 50 kg dijual 40rb/kg, solar 300rb, es 100rb. dikurangi biaya lalu dibagi dua: separuh untuk juragan, separuh lagi dibagi rata 4 nelayan. masing2 dapat berapa',
    'Juragan Rp 800.000',
    'tiap orang Rp 200.000',
  ],
  [
    'penjualan bulan ini: bolu 6jt, donat 3jt, pai 1jt. analisis tiap kue berapa persen dari total',
    'Bagian Bolu: Rp 6.000.000 ÷ Rp 10.000.000 × 100% = 60%',
    '30%',
    '10%',
  ],
  [
    'analisis: cuci 100 motor @15rb, oli omzet 4jt jadi untung 25%. pengeluaran: sewa 500rb, sabun 300rb. laba bersih berapa',
    'Rp 2.500.000 − Rp 800.000 = Rp 1.700.000',
  ],
  [
    'tahu naik, kedelai dari 11.000 jadi 13.000 sekilo. sehari ngolah 20 kg, 1 kg kedelai jadi 10 potong, biaya lain 200 per potong, dijual 2.000 per potong. analisis untung sehari turun berapa',
    'berkurang Rp 40.000',
  ],
  [
    'rekap 20 ulasan: 12 bilang enak, 5 ngeluh antri lama, 3 ngeluh asin. analisis persentasenya dan apa yang dibenahi',
    'Dahulukan Antri lama',
    '15%',
  ],
]

describe('ANALYSIS-02 rooms, balances, halves of halves', () => {
  test.each(told)('%s', (message, ...results) => {
    expect(textFaults(analysisWords(message), results)).toEqual([])
  })
})
