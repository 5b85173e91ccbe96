import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { analysisAnswer, writtenAnalysis } from '#tests/support/written-analysis.ts'

import { analysisText } from '../analysis-text.ts'
import { introduceAnalysis } from '../introduce-analysis.ts'

describe('ANALYSIS-02 the result that was asked for stands first', () => {
  test.each([
    [
      'analisa kas: saldo awal 17jt, masuk penjualan 64jt, keluar gaji 7jt, keluar angsuran 5.600.000. saldo akhir berapa',
      'Rp 68.400.000',
    ],
    ['jual dompet, sebuah 180rb. kulit 62rb, upah jahit 25rb, box 7rb. analisis untung per dompet berapa', 'Rp 86.000'],
    [
      'analisis: kejual 230 tas @120rb. potongan admin 8% dari omzet, iklan 1.450.000, packing 3rb per tas, modal 71rb per biji. untung berapa',
      'Rp 6.922.000',
    ],
    [
      '4 bulan laba 11,5 juta per bulan, 6 bulan laba 4,75 juta per bulan, 2 bulan (puasa) rugi 1,2 juta per bulan. analisis, setahun laba bersihnya berapa',
      'Rp 72.100.000',
    ],
    [
      'analisis: pemasukan 13jt, bahan 6jt, upah 2jt. zakat 2,5% dari laba. laba yang tersisa sesudah zakat berapa',
      'Rp 4.875.000',
    ],
    [
      'analisis bagi hasil: hasil lelang 76jt. potong solar 14jt, es 6jt. sisanya dibagi dua rata. bagian pemilik berapa',
      'Rp 28.000.000',
    ],
    ['analisis bagi hasil: laba 10jt, dibagi 65:35 buat saya dan pemodal. bagian pemodal berapa', 'Rp 3.500.000'],
    [
      'analisa piutang: Pak Darmo ngutang 4,5jt udah nyicil 1,5jt. Bu Kartini 2,8jt. Mang Ujang 900rb lunas kemarin. yang belum dibayar berapa',
      'Rp 5.800.000',
    ],
    ['analisis pinjaman 36.000.000 tanpa bunga, dicicil 24x. sudah bayar 9 kali. sisa hutang berapa', 'Rp 22.500.000'],
    [
      'stok opname, catatan vs rak:\nserum 60 / 52 (modal 67.500)\nbedak 95 / 95 (modal 41rb)\nanalisa, nilai yang hilang berapa',
      'Rp 540.000',
    ],
    [
      'analisis: pakai 850 botol per bulan. pemasok lama 3.400 per botol, yang baru 2.750 per botol. pindah hemat berapa setahun',
      'Rp 6.630.000',
    ],
    [
      'analisa target: biaya tetap 7,8jt, mau untung 5,2jt. buka 26 hari. tiap mangkok untung 10rb. sehari harus laku berapa mangkok',
      '50 mangkok',
    ],
    ['nabung tiap bulan 1.350.000 dari januari s/d desember. analisa: terkumpul berapa', 'Rp 16.200.000'],
    ['analisis rata-rata omzet per bulan berapa: mei 18jt, juni 24jt, juli 30jt', 'Rp 24.000.000'],
    ['analisis: ig ads 1,2jt, endorse 2,5jt, brosur 350rb. jumlahin semua, mana yang boros', 'Rp 4.050.000'],
    ['analisis HPP per toples: jadi 120 toples, bahan 1,8jt, upah 480rb, stiker 2rb per toples', 'Rp 21.000'],
    [
      'bep: biaya tetap 4,2jt sebulan, harga 10rb/gelas, variabel 4rb/gelas. omzet impasnya berapa rupiah',
      'Rp 7.000.000',
    ],
    [
      'analisis: laku 186 tusuk @3rb sama lontong 42 porsi @5rb. belanja ayam 265rb arang 30rb. untung berapa',
      'Rp 473.000',
    ],
    [
      'analisis jahitan. pesanan 120 stel, ongkos 85rb per stel. kain 4,32jt, upah 2 penjahit masing2 1,1jt. untung berapa',
      'Rp 3.680.000',
    ],
    [
      'analisis: panen total 840 kg, laku 22rb per kilo. bibit 1,9jt. hasil bersih dibagi tiga, masing2 dapat berapa',
      'Rp 5.526.667',
    ],
    [
      'analisis: laba bulan ini 14,5 juta. sisihkan 10% untuk dana cadangan, sisanya dibagi 60:40 antara saya dan Pak Decky. bagian saya berapa',
      'Rp 7.830.000',
    ],
    [
      'bazar 2 hari: sabtu 1.240.000 minggu 1.675.000. modal 890rb, sewa lapak 300rb per hari. analisis bersih berapa',
      'Rp 1.425.000',
    ],
    ['analisis laba rata2 per hari berapa: 1 minggu masuk 2.800.000. sabun 700rb, listrik 350rb', 'Rp 250.000'],
    [
      'analisis selisih laba: cabang Cikarang omzet 31jt biaya 22,4jt, cabang Karawang omzet 26,5jt biaya 19,1jt. selisih labanya berapa',
      'Rp 1.200.000',
    ],
    ['analisis pesanan kusen: total 18,6jt, dp 30%, terus bayar lagi 5jt. kurangnya tinggal berapa', 'Rp 8.020.000'],
    ['analisa uang makan: 14 orang, makan 2x sehari, 13rb sekali makan, 25 hari. sebulan habis berapa', 'Rp 9.100.000'],
    [
      'nyisihin 35rb sehari buat beli kulkas 4,8jt. dalam 5 bulan (sebulan 26 hari) kumpul berapa? tolong analisis',
      'Rp 4.550.000',
    ],
    [
      'konsinyasi di 6 toko, tiap toko titip 40 bungkus, balik 52 bungkus, harga titip 11rb. analisis uang yang saya terima berapa',
      'Rp 2.068.000',
    ],
    [
      'analisis kos: kamar 12 sewa 650rb sebulan tapi yang keisi 9. wifi 375rb, penjaga 800rb. sebulan bersih berapa',
      'Rp 4.675.000',
    ],
    ['analisis harga: modal per porsi 7.500, mau untung 40% dari modal, jual berapa', 'Rp 10.500'],
    [
      'analisis proyek cat: borongan 24jt. cat 7,3jt, alat 1,1jt, 3 tukang 160rb sehari selama 14 hari. sisa berapa',
      'Rp 8.880.000',
    ],
    [
      'ngontrakin 5 petak masing2 900rb sebulan, 1 petak kosong. PBB 1,2jt setahun. analisis bersih setahun berapa',
      'Rp 42.000.000',
    ],
    [
      'usaha sewa, 14 kostum disewa 85rb sekali. tiap kostum kesewa 6 kali. laundry 8rb per sekali sewa. analisis bersih berapa',
      'Rp 6.468.000',
    ],
    [
      'modal 28 juta dari pinjaman ipar, tiap bulan sisihkan 1,75 juta buat bayar. analisis berapa bulan lunas',
      '16 bulan',
    ],
    [
      'analisis: kedelai dari 11.500 jadi 12.800 per kg, sehari pakai 45 kg. tambahan biaya sebulan (26 hari) berapa',
      'Rp 1.521.000',
    ],
    [
      'hutang leasing 90 juta dicicil 36 bulan 3,1 juta per bulan. sudah masuk angsuran ke 14. analisis sisa yang harus dibayar berapa',
      'Rp 68.200.000',
    ],
    [
      'pameran 4 hari: hotel 450rb per malam 4 malam, makan 200rb per hari, tiket PP 1,7jt. omzet 31,5jt. analisis untung berapa',
      'Rp 27.200.000',
    ],
  ])('ANALYSIS-02 %s', (message, result) => {
    expect(analysisAnswer(message)).toBe(result)
    expect(introduceAnalysis(writtenAnalysis(message)).replaceAll('\u00a0', ' ')).toContain(result)
  })

  test('ANALYSIS-02 what came in is never added to what went out', () => {
    const text = analysisText(writtenAnalysis('usaha kerupuk: uang masuk 13jt, belanja bahan 6jt. tolong analisisnya'))
    expect(text).toContain('7.000.000')
    expect(text).not.toContain('19.000.000')
    // Where a count leaves the reckoning unsure, too: 12 baskets that no sum takes up.
    const unsure = 'hasil lelang cakalang 76jt. potong solar 14jt, es balok 3jt. ada 12 basket. analisis untung berapa'
    expect(analysisText(writtenAnalysis(unsure))).not.toContain('93.000.000')
  })

  test.each([
    ['a count that no sum takes up', 'analisis: modal 500rb jadi 40 bungkus dijual 20rb, untungnya berapa', 'Rp -'],
    [
      'a wage without a time beside takings of a day',
      'analisis untung: sehari laku 300rb, gaji 3jt, listrik 900rb, untung berapa',
      '−Rp 3.600.000',
    ],
  ])('ANALYSIS-02 nothing is told as sure on %s', (_, message, wrong) => {
    expect(introduceAnalysis(writtenAnalysis(message)).replaceAll('\u00a0', ' ')).not.toContain(wrong)
  })

  test('ANALYSIS-02 takings less spendings, whatever their number and order', () => {
    const names = ['bahan', 'gaji', 'listrik', 'sewa', 'bensin', 'plastik', 'gas', 'parkir']
    fc.assert(
      fc.property(
        fc.integer({ min: 50, max: 900 }),
        fc.array(fc.integer({ min: 1, max: 90 }), { minLength: 2, maxLength: 8 }),
        (takings, costs) => {
          const message = `analisis: penjualan ${takings}00rb. ${costs.map((one, at) => `${names[at] ?? ''} ${one}0rb`).join(', ')}. bersihnya berapa`
          const rest = takings * 100_000 - costs.reduce((sum, one) => sum + one * 10_000, 0)
          expect(Number(analysisAnswer(message).replaceAll(/[^\d-]/g, ''))).toBe(rest)
        },
      ),
      { numRuns: 60 },
    )
  })
})
