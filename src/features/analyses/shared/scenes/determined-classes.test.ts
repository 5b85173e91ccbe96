import { describe, expect, test } from 'vitest'

import { analysisWords } from '#tests/support/written-analysis.ts'
import { textFaults } from '#tests/support/text-faults.ts'

describe('ANALYSIS-02 what is bought in lots', () => {
  test.each([
    [
      'bandingkan supplier toples: kudus 400 pcs @ 3.100 ongkir 180rb, solo 400 pcs @ 3.350 ongkir 60rb. mana lebih murah per pcs',
      ['Solo', 'Rp 1.420.000', 'Rp 1.400.000', 'Rp 3.550', 'Rp 3.500', 'Rp 20.000'],
    ],
    [
      'bandingkan 3 supplier cup: A 2000 pcs @ 320 ongkir 75rb, B 2000 pcs @ 345 ongkir 20rb, C 2000 pcs @ 300 ongkir 130rb',
      ['Yang termurah B', 'Rp 358', 'Rp 365'],
    ],
  ])('ANALYSIS-02 %s', (message, lines) => {
    expect(textFaults(analysisWords(message), lines)).toEqual([])
  })

  test('ANALYSIS-02 goods that are sold are no lots that are bought', () => {
    expect(analysisWords('analisis untung mana: pasar 40 ekor @ 60rb ongkir 50rb, agen 40 ekor @ 58rb')).not.toContain(
      'jatuhnya',
    )
  })
})

describe('ANALYSIS-02 several shares of one price', () => {
  test('ANALYSIS-02 each is taken of the price, and a small cost is of the piece', () => {
    expect(
      textFaults(
        analysisWords(
          'analisis: harga jual 90rb, modal 55rb, admin marketplace 6%, program gratis ongkir 4%, kardus 1.500',
        ),
        ['Rp 5.400', 'Rp 3.600', 'Rp 24.500'],
      ),
    ).toEqual([])
  })

  test('ANALYSIS-02 shares of different houses are not added up', () => {
    const text = analysisWords('analisis jualan: harga 100rb modal 60rb, admin tokopedia 6%, admin shopee 8%')
    expect(text).not.toContain('Rp 14.000')
  })
})

describe('ANALYSIS-02 what must be sold to cover what is paid anyway', () => {
  test.each([
    [
      'analisis BEP. cicilan 2 mobil 4,2jt/bln + garasi 300rb/bln biaya tetapnya. tarif sewa 250rb per hari, servis 25rb per hari sewa',
      ['Rp 4.500.000', 'Rp 225.000', '20 hari sewa'],
    ],
    [
      'analisa impas salon: bayar tempat 600rb, listrik 300rb, gaji karyawan 1,5jt. sekali potong 30rb, bahan dll 6rb',
      ['Rp 2.400.000', 'Rp 24.000', 'Rp 2.400.000 ÷ Rp 24.000 = 100'],
    ],
  ])('ANALYSIS-02 %s', (message, lines) => {
    expect(textFaults(analysisWords(message), lines)).toEqual([])
  })

  test('ANALYSIS-02 what may have been put in once is paid by no month', () => {
    expect(
      analysisWords('analisis bep jus: gerobak 6jt, jual 10rb, modal 4rb per gelas, sewa 500rb sebulan'),
    ).not.toContain('Rp 6.500.000')
  })
})

describe('ANALYSIS-02 ways of letting a thing', () => {
  test.each([
    [
      'analisis mana lebih untung: kamar disewakan harian 150rb laku 20 hari sebulan tapi keluar 800rb buat laundry, atau dikontrakkan bulanan 2jt bersih',
      ['Rp 3.000.000', 'Rp 2.200.000', 'Rp 200.000', 'Kamar disewakan lebih besar hasilnya sebulan'],
    ],
    [
      'analisis mana lebih untung setahun: rumah disewakan tahunan 24jt atau dibuka kos 5 kamar 500rb per bulan tapi listrik 400rb sebulan',
      ['Rp 2.500.000', 'Rp 2.100.000', 'Rp 25.200.000', 'Rp 1.200.000'],
    ],
  ])('ANALYSIS-02 %s', (message, lines) => {
    expect(textFaults(analysisWords(message), lines)).toEqual([])
  })
})

describe('ANALYSIS-02 own price beside those of others', () => {
  test.each([
    [
      'Analisis harga. Warung A 20rb, B 24rb, C 22rb. Saya jual 25rb. rata2 pesaing dan selisih sama harga saya',
      ['Rp 22.000', 'Rp 3.000'],
    ],
    [
      'harga pesaing tahu 500, 600, 550, 650 per biji. harga saya 600. analisis rata-rata pesaing dan bedanya',
      ['Rp 575', 'Rp 25'],
    ],
  ])('ANALYSIS-02 %s', (message, lines) => {
    expect(textFaults(analysisWords(message), lines)).toEqual([])
  })
})

test('ANALYSIS-02 of an order its advance and the rest of the bill are told', () => {
  expect(
    textFaults(
      analysisWords(
        'katering box 20rb, pesanan 300 box, DP 30%. bahan 3jt, tenaga 800rb. analisis untung dan sisa tagihan',
      ),
      ['Rp 6.000.000', 'Rp 1.800.000', 'Rp 4.200.000', 'Rp 2.200.000'],
    ),
  ).toEqual([])
})

test('ANALYSIS-02 prices of one are not added to sums of all', () => {
  expect(
    analysisWords('analisis untung katering: box 20rb, pesanan 300 box, bahan 3jt, tenaga 800rb, bonus 2%'),
  ).not.toContain('Jumlah biaya')
})
