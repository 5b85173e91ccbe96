import { describe, expect, test } from 'vitest'

import { analysisWords } from '#tests/support/written-analysis.ts'
import { textFaults } from '#tests/support/text-faults.ts'

/** Each message with results by hand. */
const told: readonly (readonly [string, ...string[]])[] = [
  [
    'analisis gaji kurir saya: pokok 1,2jt ditambah komisi 4% dari penjualan. bulan ini dia jual 25jt',
    'Rp 1.000.000',
    'Gaji Rp 2.200.000',
  ],
  [
    'analisis pangkas rambut, sehari rata2 18 kepala @20rb, minyak sama tisu 1.000 per kepala, kapster dapat 45% dari tarif. untung bersih per hari?',
    'Rp 180.000',
  ],
  ['analisa stok tepung: stok awal 30 sak, beli 50 sak, sisa 18 sak. terjual berapa', '62 sak'],
  [
    'analisis pesanan tumpeng mini 200 kotak x 30rb, DP 40%, bahan 18rb per kotak. dpnya cukup ga buat bahan',
    'Rp 2.400.000',
    'Rp 3.600.000',
    'kurangnya Rp 1.200.000',
  ],
  ['analisa diskon 20% untuk tas 300rb yang modalnya 190rb, untung tinggal berapa', 'Rp 240.000', 'Rp 50.000'],
  [
    'analisis komisi grabfood 25%, harga di aplikasi 32rb, modal bebek 17rb. kalau mau untung tetap 10rb harga di aplikasi jadi berapa',
    'Rp 7.000',
    'Rp 36.000',
  ],
  ['analisa panen tomat 500 kg, 300 kg laku 9rb, sisanya 6rb. biaya tanam 2,1jt', 'Rp 3.900.000', 'Rp 1.800.000'],
  [
    'analisis perbandingan pemasok gula: Agen A 400rb per karung 25kg, Agen B 330rb per karung 20 kg. ongkirnya A gratis, B 10rb per karung',
    'Rp 16.000',
    'Rp 17.000',
  ],
  [
    'analisis dulu omzet 40jt biaya 30jt, sekarang omzet 52jt biaya 45jt. untungnya naik atau turun',
    'Laba turun Rp 3.000.000',
    'Rp 10.000.000',
    'Rp 7.000.000',
  ],
  [
    'analisis penjualan minggu ini senin 450rb selasa 380rb rabu 520rb kamis 410rb. rata-ratanya berapa',
    'Rp 440.000',
    'Tertinggi Rabu',
  ],
  [
    'analisis upah 3 orang, 12rb per jam, senin sampai jumat kerja 8 jam, sabtu 5 jam. upah seminggu semua berapa',
    'Rp 1.620.000',
    '45 jam',
  ],
  ['analisis borongan rumah 85jt, material 48jt, tukang 5 orang upah 130rb/hari per orang 40 hari', 'Rp 11.000.000'],
]

describe('ANALYSIS-02 what is told is reckoned by its role', () => {
  test.each(told)('ANALYSIS-02 %s', (message, ...results) => {
    expect(textFaults(analysisWords(message), results)).toEqual([])
  })

  test('ANALYSIS-02 the cost of a thing is never discounted, and a sum for one piece is never added to one for all of them', () => {
    expect(analysisWords('analisa diskon 20% untuk tas 300rb yang modalnya 190rb')).not.toContain('Rp 152.000')
    expect(analysisWords('analisis kebutuhan katering 300 kotak x 22rb, bahan 13rb per kotak')).not.toContain(
      '6.613.000',
    )
    // What one piece leaves stands against no total, and what is paid ahead is no cost.
    expect(
      analysisWords(
        'analisis reseller ambil 30 pcs kena harga 48rb (normal 55rb), modal 37rb. untung reseller vs jual sendiri',
      ),
    ).not.toContain('312.000')
    expect(
      analysisWords('analisis katering 250 box @28rb, bahan 3,6jt, ongkir 300rb, dp 3jt. untungnya berapa'),
    ).not.toContain('6.900.000')
  })
})
