import { describe, expect, test } from 'vitest'

import { analysisAnswer, writtenAnalysis } from '#tests/support/written-analysis.ts'

describe('ANALYSIS-02 questions of everyday trade have their one result', () => {
  test.each([
    ['hitungin modal balik: beli gerobak 6jt, untung bersih 75rb sehari', '80 hari'],
    ['analisis titip jual: titip 50 bungkus di kantin @5rb, laku 38, kantin ambil 10%', 'Rp 171.000'],
    ['analisis beli mesin sendiri 12jt atau maklon 1.500 per pcs, produksi sendiri 900 per pcs', '20.000 pcs'],
    ['analisa stok: awal 200, masuk 150, terjual 270, hitung fisik 72, modal 3rb per pcs', 'Rp 24.000'],
    ['analisis paket hemat: nasi ayam 15rb modal 9rb, es teh 4rb modal 1rb, paketnya 17rb, untung berapa', 'Rp 7.000'],
    ['bandingkan sewa kios A 2jt sebulan omzet 15jt dan kios B 3,5jt omzet 21jt, margin 30%', 'Rp 2.800.000'],
    [
      'analisis catering: 200 kotak @25rb, bahan 3,1jt, 4 orang @100rb, bensin 120rb, untung per kotak berapa',
      'Rp 6.900',
    ],
    ['analisis langganan: laundry 40 pelanggan bayar 120rb sebulan, biaya 2,9jt, sisa berapa', 'Rp 1.900.000'],
    ['analisa rata2 belanja: 1.240 transaksi omzet 31jt', 'Rp 25.000'],
    ['buat analisis: beli freezer 4,2jt, sudah ada 1,5jt, sisihkan 90rb seminggu, berapa minggu lagi', '30 minggu'],
    [
      'analisa laba online: jual 150rb, modal 95rb, potongan marketplace 8%, ongkos packing 3rb, 40 pesanan',
      'Rp 1.600.000',
    ],
  ])('ANALYSIS-02 %s', (message, expected) => {
    expect(analysisAnswer(message)).toBe(expected)
  })

  test('ANALYSIS-02 a small kitchen is a weakness', () => {
    const { sections } = writtenAnalysis(
      'analisis swot katering: pelanggan tetap banyak, dapur kecil, harga cabai naik',
    )
    const side = sections.find(({ title }) => title.startsWith('Kelemahan'))
    expect(JSON.stringify(side)).toContain('apur kecil')
  })
})
