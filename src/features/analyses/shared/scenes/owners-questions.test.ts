import { describe, expect, test } from 'vitest'

import { writtenAnalysis } from '#tests/support/written-analysis.ts'
import { textFaults } from '#tests/support/text-faults.ts'

import { analysisText } from '../analysis-text.ts'
import { withToldBesides } from '../told-besides.ts'

const written = (message: string): string =>
  analysisText(withToldBesides(writtenAnalysis(message), message)).replaceAll('\u00a0', ' ')

describe('ANALYSIS-02 what owners ask, with all that they tell', () => {
  test.each([
    [
      'analisis pinjaman 20jt bunga 1,5% flat per bulan tenor 10 bulan, laba bersih 4jt sebulan, bisa nambah 3jt',
      ['Rp 2.300.000', 'menutup cicilannya dan masih lebih Rp 700.000', 'Rp 4.700.000'],
    ],
    [
      'analisis mending sewa atau beli genset. sewa 500rb per bulan. beli 15jt, servis 100rb per bulan, dipakai 3 tahun, masih laku 4jt',
      ['Rp 18.000.000', '− Rp 4.000.000 = Rp 14.600.000', 'Paling murah: Beli'],
    ],
    [
      'analisis kelayakan laundry: modal 40jt, sehari 60kg, harga 7rb/kg, biaya 2rb/kg, sewa 1jt per bulan, pegawai 2 org @1,5jt, 30 hari sebulan. kapan balik modal',
      ['Rp 40.000.000 ÷ Rp 5.000.000 = 8 bulan'],
    ],
    [
      'analisis borongan pagar 9jt. tukang 2 orang @140rb per hari, kernet 1 orang @100rb per hari, rencana 8 hari. makan 20rb per orang per hari. untung berapa',
      ['Rp 20.000 × 3 orang × 8 hari = Rp 480.000', 'Rp 5.480.000'],
    ],
    [
      'analisis arus kas: saldo awal 2jt. penjualan 9jt, piutang masuk 1jt. belanja 6jt, listrik 300rb, setoran bank 700rb. saldo akhir berapa',
      ['saldo akhirnya Rp 5.000.000', 'kas bertambah Rp 3.000.000'],
    ],
    [
      'analisis HPP bolu: sekali bikin jadi 20 kotak: tepung 60rb, telur 80rb, kotak 40rb. Jual 15rb per kotak. kalau mau untung 50% harus jual berapa',
      ['jual Rp 13.500', 'Dengan harga sekarang Rp 15.000, untungnya Rp 6.000 per kotak', 'bedanya Rp 1.500'],
    ],
    [
      'Harga tepung naik dari 10rb jadi 13rb per kg, satu kg jadi 30 biji. isi 500 per biji. Saya jual 2rb per biji, sehari 120 biji. analisis dampaknya ke untung',
      ['Rp 100 per biji', 'berkurang Rp 12.000', 'jual Rp 2.100 per biji'],
    ],
    [
      'analisis jualan madu: di toko 90rb, di shopee 100rb kena admin 10%, di reseller 75rb. modal 50rb per botol. sebulan toko laku 20, shopee 30, reseller 60. mana paling untung',
      ['Untung terbesar sebulan: Reseller, Rp 1.500.000', 'Shopee Rp 40.000', 'semuanya Rp 3.500.000'],
    ],
    [
      'Bandingkan 3 supplier gula: Pak Amin 15.000/kg ongkir gratis, Toko Jaya 14.500/kg ongkir 30rb sekali antar, pasar 14.800/kg bensin 20rb. Sekali belanja 100kg. mana paling murah',
      ['Rp 1.500.000', 'Rp 1.480.000', 'Paling murah Toko Jaya: Rp 14.800 per kg'],
    ],
    [
      'Analisis piutang: Pak Joni 3jt sudah 4 bulan, Bu Eni 500rb sudah setahun, proyek sekolah 6jt janji minggu depan. Omzet sebulan 38jt. siapa ditagih dulu',
      [
        'Tagih Joni dulu: sudah 4 bulan, sebesar Rp 3.000.000',
        'Yang paling lama Eni, setahun',
        'atau 25% dari omzet sebulan',
      ],
    ],
    [
      'PIUTANG NUMPUK TOLONG ANALISIS: BU ENDANG 1.250.000 UDAH 2 BULAN, PAK RT 600.000 BARU SEMINGGU, WARUNG MBAK SUM 875.000 SEBULAN. TOTAL BERAPA DAN YG MANA DITAGIH DULU',
      ['Piutang semuanya Rp 2.725.000', 'sudah 2 bulan, sebesar Rp 1.250.000'],
    ],
    [
      'target omzet november 30jt. sampai tgl 20 baru 16jt. libur tgl 29. per hari harus dapat berapa? analisis dong',
      ['selama 9 hari', 'Rp 1.555.556', 'dari tanggal 21 sampai 30'],
    ],
    [
      'analisis penjualan minggu ini: donat 100 biji @3rb, bolen 50 biji @4rb. minggu lalu total 400.000. naik apa turun',
      ['Penjualan naik Rp 100.000 (25%)', 'Penyumbang terbesar Donat: Rp 300.000 (60%)'],
    ],
  ])('ANALYSIS-02 %s', (message, expected) => {
    const text = written(message)
    expect(textFaults(text, expected)).toEqual([])
  })

  test('ANALYSIS-02 a loan that brings less than it costs says so', () => {
    expect(
      written('analisis pinjaman 24jt bunga 2% per bulan tenor 12 bulan, laba bersih 4jt sebulan, bisa nambah 1jt'),
    ).toContain('belum menutup cicilannya, kurang Rp 1.480.000')
  })

  test('ANALYSIS-02 a SWOT puts what is told on its side', () => {
    const text = written(
      "Analisis SWOT katering 'Dapur Sari': masakan jawa otentik, tapi cuma punya 1 kompor dan tenaga cuma saya sama adik. Ada pabrik baru mau buka di dekat rumah, tapi harga cabai naik terus dan sebelah ada katering baru yang banting harga",
    )
    const [, strengths = '', weaknesses = '', opportunities = '', threats = ''] = text.split(
      /\n(?:[^\n]*\(dari (?:dalam|luar)\))\n/,
    )
    expect(strengths).toContain('Masakan jawa otentik')
    expect(weaknesses).toContain('Tenaga cuma saya sama adik')
    expect(opportunities).toContain('Pabrik baru mau buka')
    expect(threats).toContain('Harga cabai naik terus')
    expect(threats).toContain('Sebelah ada katering baru')
  })

  test('ASSIST-01 a short question is not told back as a fact', () => {
    const text = written(
      'analisis penjualan: donat 100 biji @3rb, bolen 50 biji @4rb. mana yang paling banyak nyumbang?',
    )
    expect(text).not.toMatch(/- .*nyumbang/i)
  })
})

describe('ANALYSIS-02 lists that are told apart', () => {
  test.each([
    [
      'analisis penjualan: geprek 100 porsi x 15rb, lele 50 porsi x 17rb. modal geprek 8rb lele 10rb. mana paling untung dan total untungnya',
      ['Laba semuanya Rp 1.050.000', 'Geprek Rp 700.000'],
    ],
    [
      'Jualan di GoFood: nasi ayam harga 20rb, komisi 20%+1.000 per order, modal 10rb. di warung jual 16rb modal 9rb. sehari gofood 30 order warung 40 porsi. analisis untung masing2 sehari',
      ['Gofood Rp 150.000, Warung Rp 280.000', 'margin 25%'],
    ],
    [
      'Analisis perbandingan tiga bank buat pinjam 24jt 12 bulan: BRI bunga 0,5% per bulan, BPR 1% per bulan tapi potongan awal 2%. mana paling ringan',
      [
        'cicilannya Rp 2.120.000',
        'cicilannya Rp 2.240.000',
        'Diterima dari BPR: Rp 24.000.000 − Rp 480.000 = Rp 23.520.000',
      ],
    ],
    [
      'target tabungan beli mesin 30jt dalam 10 bulan. laba bersih 4jt sebulan, buat rumah 2jt. sudah ada tabungan 5jt. analisis kurang berapa tiap bulan',
      ['yang harus ditabung Rp 2.500.000 sebulan', 'Kurangnya Rp 500.000'],
    ],
    [
      'bon pelanggan warung numpuk. Bu RT 300rb, Pak Slamet 500rb. modal muter saya cuma 4jt. analisis berapa persen modal yang nyangkut',
      ['Rp 800.000, atau 20% dari modal', 'Tagih Slamet dulu'],
    ],
    [
      'analisis kelayakan outlet teh: booth 5jt, bahan awal 1jt, deposit sewa 2jt. sewa 500rb/bln. jual 5rb/cup, modal 3rb. sehari 50 cup, buka 30 hari. balik modal berapa bulan',
      ['Rp 8.000.000 ÷ Rp 2.500.000 = 3,2 bulan'],
    ],
    [
      'analisis BEP futsal. sewa 3jt, listrik 1jt sebulan. tarif 100rb per jam. sehari berapa jam',
      ['Rp 4.000.000 ÷ Rp 100.000 = 40 jam', '= 2 jam'],
    ],
  ])('ANALYSIS-02 %s', (message, expected) => {
    const text = written(message)
    expect(textFaults(text, expected)).toEqual([])
  })
})
