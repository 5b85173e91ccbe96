import { describe, expect, test } from 'vitest'

import { readMessage } from '#core/assistant/shared/read-message.ts'
import type { IsoDay } from '#core/time-and-ids/shared/zoned-date.ts'
import { analysisResults } from '#tests/support/written-analysis.ts'

import { reckonedAnswer } from '../reckoned-answer.ts'

const today = '2026-11-21' as IsoDay

const answer = (message: string): string[] =>
  (reckonedAnswer(readMessage(message, today))?.results ?? []).map(({ label, value }) => `${label}: ${value}`)

const breakEvenAt = (cost: string): string[] =>
  analysisResults(`analisis bep: jual 18rb per box, bahan ${cost} per box, sewa 1,2jt sebulan`).filter((one) =>
    one.startsWith('Titik impas'),
  )

describe('ANALYSIS-02 ways set side by side, each with all that it costs and brings', () => {
  test.each([
    [
      'branches, each with its own costs',
      'analisis cabang: Cabang Depok omzet 34jt bahan 15jt gaji 7jt sewa 3jt. Cabang Bogor omzet 27jt bahan 12,5jt gaji 6jt sewa 2,5jt. laba masing2',
      [
        'Cabang Depok: Rp 9.000.000',
        'Cabang Bogor: Rp 6.000.000',
        'Margin Cabang Depok: 26,5%',
        'Selisih: Rp 3.000.000',
      ],
    ],
    [
      'one by the day, one by the month',
      'analisis sewa atau beli pick up. Selama ini sewa Rp350.000 per hari, rata-rata 9 hari dalam sebulan. Bila membeli, angsurannya Rp2.650.000 per bulan ditambah pajak dan servis Rp350.000 per bulan. Berapa biaya masing-masing sebulan dan selisihnya?',
      ['Sewa: Rp 3.150.000', 'Membeli: Rp 3.000.000', 'Selisih: Rp 150.000'],
    ],
    [
      'bought once, and paid each month for as long as it is used',
      'bandingin analisa beli freezer baru 4,2jt listrik 110rb/bln atau bekas 2,1jt listrik 190rb/bln servis 40rb/bln. pakai 3 tahun mending mana',
      ['Freezer baru: Rp 8.160.000', 'Bekas: Rp 10.380.000'],
    ],
    [
      'by the day against by the piece',
      'analisa upah jahit harian 95rb (26 hari kerja, 18 potong sehari) vs borongan 6rb per potong, sebulan mana lebih murah buat saya',
      ['Upah jahit: Rp 2.470.000', 'Borongan: Rp 2.808.000'],
    ],
    [
      'the months of one hold for the other',
      'bandingkan sewa motor 900rb sebulan atau kredit 1,1jt sebulan selama 24 bulan. selisihnya? analisis',
      ['Motor: Rp 21.600.000', 'Kredit: Rp 26.400.000', 'Selisih: Rp 4.800.000'],
    ],
  ])('%s', (_, message, expected) => {
    expect(analysisResults(message)).toEqual(expect.arrayContaining(expected))
  })

  test('a price paid once beside one paid each month is no sum without a span', () => {
    const told = analysisResults(
      'bandingin beli freezer baru 4,2jt listrik 110rb/bln atau bekas 2,1jt listrik 190rb/bln servis 40rb/bln',
    )
    expect(told.filter((one) => one.startsWith('Selisih'))).toEqual([])
  })
})

describe('ANALYSIS-02 what is told for one of it is multiplied by all of it', () => {
  test.each([
    [
      'soap for each car of every day',
      'analisis laba cuci mobil: sehari 14 mobil @ 45rb. Sabun 6rb per mobil, 3 karyawan dibayar 70rb per hari, sewa lahan 1,5jt sebulan, air listrik 800rb sebulan. Buka 28 hari',
      ['Laba bersih: Rp 7.108.000'],
    ],
    [
      'hours of each machine',
      'rental PS 8 unit, sewa 5rb per jam, tiap unit main 7 jam sehari. listrik 1,8jt sebulan, jaga 2 orang @1,5jt, sewa tempat 1jt. sebulan 30 hari. analisis laba',
      ['Laba bersih: Rp 2.600.000'],
    ],
    [
      'small costs beside a price are those of one piece',
      'toko baju: harga jual 120rb, modal 70rb, admin marketplace 8%, packing 3rb, subsidi ongkir 5rb, laku 150 potong. analisis untung',
      ['Untung semuanya: Rp 4.860.000'],
    ],
    [
      'Sundanese and Javanese words of sums and days',
      'Sapoe laku 60 gelas @5rb, modalna 2rb sagelas, sewa 600rb sabulan, listrik 150rb sabulan. Buka 30 poe. analisis untung sabulan sabaraha?',
      ['Laba bersih: Rp 4.650.000'],
    ],
    [
      'shares of what is left',
      'bagi hasil tambal ban: pendapatan sebulan 9jt, biaya 2,4jt, pemilik 55% mekanik 45% dari sisa. analisis bagian mereka',
      ['Jatah Pemilik: Rp 3.630.000', 'Jatah Mekanik: Rp 2.970.000'],
    ],
    [
      'a count that is no unit, for one of which the cost is told',
      'sedino entek 80 pincuk @8 ewu, modale 4.500 sapincuk, bayar rewang 50 ewu sedino. analisis bathi sedino',
      ['Laba bersih: Rp 230.000'],
    ],
    [
      'what a farm has beside what it sells',
      'ternak: 500 ekor ayam, produksi 410 butir sehari dijual 1.900 per butir, pakan 620rb sehari, vitamin 25rb sehari. analisis untung sehari dan sebulan 30 hari',
      ['Laba bersih: Rp 134.000', 'Laba bersih sebulan: Rp 4.020.000'],
    ],
    [
      'the first of a list is sold where the gain is asked',
      'analisis catering: sehari 45 box @18rb, bahan 9.500 per box, 2 tukang masak @85rb sehari, gas 60rb sehari, sewa dapur 1,2jt sebulan. jalan 25 hari. laba sebulan berapa',
      ['Laba bersih: Rp 2.612.500'],
    ],
  ])('%s', (_, message, expected) => {
    expect(analysisResults(message)).toEqual(expect.arrayContaining(expected))
  })

  test('costs of one piece far above its price are put together wrongly: nothing is reckoned', () => {
    expect(breakEvenAt('9rb')).not.toEqual([])
    expect(breakEvenAt('70rb')).toEqual([])
  })
})

describe('ANALYSIS-02 prices by the unit, wanted gains, wear, and what is still to be reached', () => {
  test.each([
    [
      'each pack with what it costs to bring',
      'analisis supplier gula: Toko Makmur 1 karung 50kg 765rb ongkir 25rb, agen Slamet 25kg 400rb antar gratis. per kilo masing2 berapa',
      ['Toko Makmur: Rp 15.800', 'Agen Slamet: Rp 16.000', 'Selisih: Rp 200'],
    ],
    [
      'costs of one piece and a gain on top of them',
      'kaos polos 28rb, tinta 4rb, plastik 1rb, ongkos sablon 7rb per kaos. pengen untung 35% dari modal. harga jual berapa dan untung kalo laku 200 kaos? analisis dong',
      ['Biaya per kaos: Rp 40.000', 'Harga jual: Rp 54.000', 'Untung dari yang laku: Rp 2.800.000'],
    ],
    [
      'a making, what came of it and a margin',
      'nasi kotak 80 kotak: beras 96rb, ayam 480rb, sayur 120rb, bumbu 64rb, kotak 160rb, gas 40rb. analisis hpp per kotak sama harga jual kalau mau margin 40%',
      ['Biaya per kotak: Rp 12.000', 'Harga jual: Rp 20.000'],
    ],
    [
      'wear in a straight line',
      'mesin kopi 18jt umur pakai 5 tahun, nilai sisa 3jt. analisis penyusutan per tahun dan per bulan',
      ['Penyusutan setahun: Rp 3.000.000', 'Penyusutan sebulan: Rp 250.000'],
    ],
    [
      'what is ordered already counts towards a target',
      'target omzet 45jt, buka 25 hari. sudah ada pesanan katering 10jt. sisanya harus dikejar berapa per hari? analisis',
      ['Kurangnya: Rp 35.000.000', 'Harus masuk per hari: Rp 1.400.000'],
    ],
    [
      'what spoiled left the stock too',
      'stok beras awal 320 kg, masuk 500 kg, laku 610 kg, rusak 15 kg. hitungan fisik gudang 190 kg. analisis selisihnya, harga modal 12.500/kg',
      ['Selisih: 5 kg', 'Nilai selisih: Rp 62.500'],
    ],
    [
      'by what each put in',
      'Bertiga buka angkringan, modal saya 12jt, Doni 8jt, Wati 5jt. Laba bulan ini 7,5jt dibagi sesuai modal. Analisis bagian masing-masing',
      ['Saya: Rp 3.600.000', 'Doni: Rp 2.400.000', 'Wati: Rp 1.500.000'],
    ],
  ])('%s', (_, message, expected) => {
    expect(analysisResults(message)).toEqual(expect.arrayContaining(expected))
  })
})

describe('ANALYSIS-02 lists of prices and what follows from them', () => {
  test.each([
    [
      'one discount on every price',
      'analisis paket dekorasi: silver 4,8jt gold 7,5jt platinum 12jt. yang booking dapat diskon 15%, harga setelah diskon tiap paket berapa',
      [
        'Silver setelah potongan: Rp 4.080.000',
        'Gold setelah potongan: Rp 6.375.000',
        'Potongan Platinum: Rp 1.800.000',
      ],
    ],
    [
      'one rise on every line, and all of them',
      'analisis rencana: roti tawar 54jt, roti manis 81jt, kue ultah 45jt. Target semua lini naik 20%, target per lini dan totalnya',
      ['Roti tawar setelah naik: Rp 64.800.000', 'Jumlah setelah naik: Rp 216.000.000'],
    ],
    [
      'sellers between, with the least they must take',
      'analisis: Harga konsumen 65rb. Reseller harga 48rb min order 12 pcs, agen harga 41rb min order 60 pcs. untung per pcs dan modal awal',
      ['Untung reseller per pcs: Rp 17.000', 'Untung agen per pcs: Rp 24.000', 'Modal awal agen: Rp 2.460.000'],
    ],
    [
      'our price beside those of rivals',
      'analisis posisi harga. Gelato kami Rp 26.000. Empat kompetitor terdekat: Rp 22.000; Rp 25.000; Rp 24.000; Rp 21.000. rata-rata kompetitor dan selisihnya',
      ['Rata-rata pesaing: Rp 23.000', 'Selisih dari rata-rata: Rp 3.000'],
    ],
    [
      'each thing with its price, cost and count',
      'analisis laba: jus alpukat 320 gelas (jual 14rb modal 8rb), jus mangga 410 gelas (jual 12rb modal 6.500), es jeruk 275 gelas (jual 7rb modal 2.500). tolong totalin',
      ['Laba Jus mangga: Rp 2.255.000', 'Jumlah laba: Rp 5.412.500'],
    ],
    [
      'offers for one loan',
      'pinjam 20jt, ada 2 tawaran. KUR cicilan 608rb x 36 bulan. Koperasi 1.050.000 x 24 bulan. analisis total yang dibayar dan bunganya masing2',
      ['Dibayar ke KUR: Rp 21.888.000', 'Bunga KUR: Rp 1.888.000', 'Bunga Koperasi: Rp 5.200.000'],
    ],
    [
      'two measures at two times',
      'analisis percetakan. Jan-Okt 2025 omzet 240jt pelanggan 160. Jan-Okt 2026 omzet 300jt pelanggan 200. kenaikan omzet rupiah dan persen, nambah brp pelanggan',
      ['Perubahan omzet: Rp 60.000.000', 'Perubahan omzet: 25%', 'Perubahan pelanggan: 40 pelanggan'],
    ],
    [
      'what would be left then',
      'analisis: omzet 45jt sebulan, bahan 22jt, gaji 9jt, listrik 4jt, lain-lain 1,5jt. laba bersihnya berapa, terus kalau dipotong cicilan 3,2jt sisanya berapa',
      ['Laba bersih: Rp 8.500.000', 'Sisa setelah cicilan: Rp 5.300.000'],
    ],
    [
      'the first year of two places',
      'analisis perbandingan biaya tahun pertama. Ruko Veteran sewa 36jt setahun + renov 3jt. Kios alun-alun sewa 2,4jt sebulan + renov 8,5jt. selisihnya',
      ['Selisih: Rp 1.700.000'],
    ],
    [
      'by portions of a measure',
      'Bandingin kemasan madu: botol 250 ml 45.000, botol 650 ml 110.500, jerigen 5 liter 800.000. analisis harga per 100 ml masing2',
      ['Botol 250 ml: Rp 18.000', 'Jerigen: Rp 16.000'],
    ],
    [
      'bought by twenties, sold one by one',
      'kulakan sarung 3 kodi sekodi 1,5jt, abis semua dijual 95rb selembar. analisis untungnya: modal per lembar brp, untung semuanya brp',
      ['Biaya per lembar: Rp 75.000', 'Laba bersih: Rp 1.200.000'],
    ],
  ])('%s', (_, message, expected) => {
    expect(analysisResults(message)).toEqual(expect.arrayContaining(expected))
  })
})

describe('ANALYSIS-02 SLIDE-01 what another kind may show', () => {
  test('results that were asked for, first what was asked', () => {
    expect(
      answer(
        'slide RAT: pendapatan 240jt, beban 185jt. SHU dibagi anggota 50%, cadangan 30%, pengurus 20%. isi rupiahnya',
      ),
    ).toEqual(expect.arrayContaining(['Jatah Anggota: Rp 27.500.000', 'Jatah Cadangan: Rp 16.500.000']))
    expect(
      answer(
        'deck BEP: biaya tetap 2,7jt per bulan, tarif 40rb sepasang, biaya per pasang 13rb. sebulan minimal berapa pasang',
      )[0],
    ).toContain('100')
  })

  test('prices that are told and no question come to nothing', () => {
    expect(answer('ppt menu baru: nasi bakar 28rb, sop iga 38rb')).toEqual([])
  })
})
