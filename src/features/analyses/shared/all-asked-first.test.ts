import { describe, expect, test } from 'vitest'

import { writtenAnalysis } from '#tests/support/written-analysis.ts'

import { analysisText } from './analysis-text.ts'
import { introduceAnalysis } from './introduce-analysis.ts'

const replyTo = (message: string): string => introduceAnalysis(writtenAnalysis(message)).replaceAll('\u00a0', ' ')
const itemOf = (message: string): string => analysisText(writtenAnalysis(message)).replaceAll('\u00a0', ' ')

/** What is asked, with all results that the chat tells first. */
const asked: readonly (readonly [string, readonly string[]])[] = [
  [
    'analisis bep: jual 7rb segalon, modal 2rb, terjual 40 galon sehari. gaji 1,5jt, listrik 500rb sebulan. bep berapa galon sebulan dan laba sebulan (30 hari)',
    ['400 galon', 'Rp 4.000.000'],
  ],
  [
    'analisis margin: donat modal 2rb jual 5rb, pai modal 6rb jual 10rb, bolu modal 20rb jual 32rb. margin mana paling besar',
    ['Margin donat', '60%'],
  ],
  [
    'analisis dua cabang. Cabang Utara omzet 30jt, bahan 15jt, gaji 6jt. Cabang Selatan omzet 22jt, bahan 12jt, gaji 5jt. mana lebih untung dan totalnya berapa',
    ['Cabang Utara', 'Rp 9.000.000', 'Rp 5.000.000', 'Rp 14.000.000'],
  ],
  [
    'analisis laba es per hari: omzet 900.000, bahan 420.000, gas 30.000. laba sehari berapa, kalau 25 hari sebulan berapa',
    ['Rp 450.000', 'Rp 11.250.000'],
  ],
  [
    'harga biasa 30rb laku 200 porsi sebulan. kalau diskon 10% bisa laku 260 porsi. modal 16rb per porsi. analisis untung mana lebih besar',
    ['Rp 2.800.000', 'Rp 2.860.000', 'Rp 60.000'],
  ],
  [
    'harga normal 40rb laku 90 paket seminggu, pas promo 35rb laku 120 paket. modal 25rb per paket. analisis untung mana lebih besar',
    ['Rp 1.350.000', 'Rp 1.200.000', 'Rp 150.000'],
  ],
  [
    'lapak terminal sewa 2jt sebulan omzet 16jt, lapak alun-alun sewa 1jt omzet 13jt. bahan 50% dari omzet. analisis mana lebih untung',
    ['Rp 6.000.000', 'Rp 5.500.000', 'Rp 500.000'],
  ],
  [
    'Outlet Timur: omzet 40 juta, biaya 33 juta. Outlet Barat: omzet 30 juta, biaya 24 juta. analisis laba gabungan dan outlet mana marginnya lebih bagus',
    ['Rp 7.000.000', 'Rp 6.000.000', 'Rp 13.000.000', '17,5%', '20%'],
  ],
  [
    'analisis dampak: bensin dari 7rb jadi 8.500 per liter, pakai 20 liter sehari, 25 hari. tambahan biaya sebulan?',
    ['Rp 30.000', 'Rp 750.000'],
  ],
  [
    'analisis kas rt: iuran 30 rumah @25rb, bayar satpam 500rb, lampu 100rb, saldo lalu 250rb. saldo sekarang',
    ['Rp 400.000'],
  ],
  [
    'warnet: 8 komputer, tarif 5rb per jam, dipakai 5 jam sehari tiap komputer, 30 hari. listrik 1,5jt internet 700rb penjaga 1,3jt. analisis laba sebulan',
    ['Rp 2.500.000'],
  ],
  [
    'stok gula 80 karung, masuk 50 karung, laku 95 karung, rusak 5 karung. analisis sisa dan nilainya kalau 700rb per karung',
    ['30 karung', 'Rp 21.000.000'],
  ],
]

describe('ANALYSIS-02 all that was asked is told first in the chat', () => {
  test.each(asked)('%s', (message, results) => {
    const reply = replyTo(message)
    for (const result of results) expect(reply).toContain(result)
  })
})

describe('ANALYSIS-02 every sum is of its own time, side and piece', () => {
  test.each([
    [
      'a cost of this year beside sums of a month',
      'kontrakan 5 pintu @ 800rb per bulan. PBB 1jt setahun, air 150rb sebulan, perbaikan tahun ini 2jt. analisis bersih setahun',
      'Rp 43.200.000',
    ],
    [
      'delivery that the seller bears',
      'jual abon online, ongkir ditanggung 10rb per paket, harga paket 80rb, modal 50rb, bulan ini 50 paket. analisis laba bersih',
      'Rp 1.000.000',
    ],
    [
      'what is not paid yet',
      'analisis kas: saldo awal 1jt, masuk 5jt, belanja 3jt, gaji 500rb, tagihan pelanggan belum dibayar 700rb. sisa kas berapa',
      'Rp 2.500.000',
    ],
    [
      'packing of one piece in so few Rupiah',
      'jual donat 5rb, bahan 2.700, plastik 300 per donat. gaji 2jt, sewa 1jt sebulan. analisis bep sebulan berapa donat',
      '1.500 donat',
    ],
  ])('%s', (_, message, result) => {
    expect(itemOf(message)).toContain(result)
  })
})

describe('ANALYSIS-02 no wrong figure is shown', () => {
  test.each([
    [
      'the whole is none of its parts',
      'penjualan bulan ini 1.000 cup: kopi 500, teh 300, susu 200. analisis persentasenya',
      '2.000',
    ],
    [
      'pieces in a pack are none that were sold',
      'dulu bungkus isi 12 dijual 15rb sekarang isi 10 dijual 14rb. modal per biji 900. analisis untung per bungkus dulu dan sekarang',
      'Rp 169.200',
    ],
    [
      'what is paid beside one choice is no choice',
      'bandingkan agen gas: agen Barat 21rb per tabung diantar, agen Timur 19rb tapi ambil sendiri bensin 7rb sekali ambil 5 tabung. murah mana',
      'Rp 7.000 per tabung',
    ],
    [
      'sales of two places are no course of one',
      'bandingin penjualan 2 cabang saya\nUtara: juli 20jt, agustus 18jt\nSelatan: juli 12jt, agustus 15jt\nbikin analisis',
      '25%',
    ],
    [
      'wages are one of the costs where the gain is asked',
      'les musik: iuran 300rb sebulan, honor 3 guru @1,5jt, sewa 1jt. ada 40 murid. analisis laba sebulan berapa',
      'Jumlah gaji',
    ],
    [
      'buyers are counted, not paid',
      'kalau harga jual dinaikin dari 10rb ke 12rb tapi pembeli turun dari 100 ke 85, tolong dianalisis untung ruginya',
      'Rp 10.100',
    ],
    [
      'takings that fell are no price',
      'penjualan turun terus nih dari 30jt ke 24jt, tolong analisa penyebabnya',
      'Harga turun',
    ],
    [
      'each of those that were ordered costs, not only those that failed',
      'order 200 kaos @50rb. Kaos polos 25rb, tinta 4rb, upah 6rb per kaos. 10 kaos gagal dan tidak bisa dijual. analisis untungnya berapa',
      'Laba bersih',
    ],
    [
      'what shall be sold was not',
      'analisis: target 100 unit, sales A jual 115, sales B jual 85. persen capaian masing2',
      '300',
    ],
    ['two months are no trend', 'omzet Januari 12jt, Februari 15jt. analisis penjualan saya', 'Tren'],
  ])('%s', (_, message, wrong) => {
    expect(itemOf(message)).not.toContain(wrong)
    expect(replyTo(message)).not.toContain(wrong)
  })

  test('ANALYSIS-02 without a fixed cost there is nothing to be covered, and that is said', () => {
    const reply = replyTo(
      'analisis BEP jasa antar: sekali antar dapet 12rb, bensin 3rb sekali antar, tidak ada biaya tetap',
    )
    expect(reply).toContain('tidak ada biaya tetap')
    expect(reply).toContain('Rp 9.000')
  })

  test('ANALYSIS-02 a result that lacks a told number stands behind the word of what it lacks', () => {
    const reply = replyTo(
      'analisis: jual online 30rb untung 8rb laku 90, jual offline 28rb untung 10rb laku 60, mana yang lebih oke',
    )
    expect(reply.indexOf('Belum ikut dihitung')).toBeGreaterThan(0)
    expect(reply).not.toMatch(/^- (?!Belum|Tanpa itu)/m)
  })
})
