import { describe, expect, test } from 'vitest'

import { analysisWords } from '#tests/support/written-analysis.ts'
import { textFaults } from '#tests/support/text-faults.ts'

/** Messages as owners type them, with what the same sums come to by hand. */
const determined: readonly (readonly [string, ...string[]])[] = [
  [
    'mau beli mesin sablon harga 31,5jt, perkiraan laba bersihnya 2,1jt tiap bulan. analisis balik modalnya berapa bulan',
    'Rp 31.500.000 ÷ Rp 2.100.000 = 15 bulan',
  ],
  [
    'analisis bep: biaya tetap perbulan 2,4jt (sewa 900rb + gaji 1,5jt), satu pack jual 30rb hpp 18rb',
    'Titik impas per bulan: Rp 2.400.000 ÷ Rp 12.000 = 200 pack',
    'Rp 6.000.000',
  ],
  [
    'analisis BEP cuci karpet: sewa 1jt, 3 karyawan @1,1jt. tarif 20rb, sabun 5rb per karpet',
    'Rp 4.300.000 ÷ Rp 15.000 = 287 karpet',
  ],
  [
    'kulak sandal 20rb mau untung 50% dr modal, jual brp? analisis untungnya kalo laku 40 pcs sebulan',
    'Rp 20.000 × (1 + 50%) = Rp 30.000',
    'Laba per bulan: Rp 1.200.000 − Rp 800.000 = Rp 400.000',
  ],
  [
    'analisis arus kas. masuk: jualan 12jt, titipan 1jt. keluar: belanja 8jt, gaji 2jt. saldo awal 1jt',
    'Rp 12.000.000 + Rp 1.000.000 = Rp 13.000.000',
    'Saldo akhir: Rp 1.000.000 + Rp 3.000.000 = Rp 4.000.000',
  ],
  [
    'analisis keuangan bulan juli agustus: omzet 20jt 24jt, biaya 15jt 17jt',
    'Juli\tRp 20.000.000\tRp 15.000.000\tRp 5.000.000',
    'Agustus\tRp 24.000.000\tRp 17.000.000\tRp 7.000.000',
  ],
  [
    'analisis murah mana: Toko Maju 30rb/kg ongkir 25rb, Toko Abadi 32.000/kg gratis ongkir. saya ambil 10kg',
    'Toko Maju\tRp 30.000\tRp 25.000\tRp 325.000',
    'Toko Abadi\tRp 32.000\tRp 0\tRp 320.000',
  ],
  [
    'es buah sehari laku 50 gelas @8rb, modal buah 150rb, es 20rb. untung sehari sebulan (25 hari) brp, analisis',
    'Laba bersih per hari: Rp 400.000 − Rp 170.000 = Rp 230.000',
    'Rp 230.000 × 25 hari = Rp 5.750.000',
  ],
  [
    'analisis laba rugi salon: jasa potong 6jt, jual vitamin 4jt, modal vitamin 2,5jt, gaji 3jt',
    'Rp 10.000.000 − Rp 5.500.000 = Rp 4.500.000',
    'Modal vitamin\tRp 2.500.000',
  ],
  [
    'analisis lebih hemat mana: jerigen 18 liter 306rb vs karton isi 12 pouch 1 liter 210rb',
    'Jerigen 18 liter, Rp 17.000 per liter',
    'Rp 210.000 ÷ (12 pouch × 1 liter) = Rp 17.500',
  ],
  ['analisis mending beli sabun 600 ml 9.600 atau 1,5 liter 21rb', 'Rp 14.000 per liter', 'Rp 16.000'],
  ['bandingin gula Toko A 50 kg 800rb, Toko B 50 kg 785rb', 'Selisih semuanya: Rp 800.000 − Rp 785.000 = Rp 15.000'],
  ['qris kena 0,7%. omzet 24jt sebulan, analisis potongannya brp', 'Rp 168.000', 'Rp 2.016.000', 'Rp 23.832.000'],
  [
    'analisis balik modal mesin 14jt, tiap hari laku 70 cup untung 2rb per cup. berapa lama',
    'Rp 14.000.000 ÷ Rp 140.000 = 100 hari',
    '3,3 bulan',
  ],
  ['analisis gaji: omzet 32jt, gaji 4 orang masing2 1,75jt. persen gaji dr omzet brp', 'Rp 7.000.000, yaitu 21,9%'],
  ['analisis perputaran stok: stok awal 40jt, belanja 65jt, stok akhir 35jt', 'jadi Rp 70.000.000', '1,9 kali'],
  [
    'stok telur 30 papan, sehari laku 4 papan, pesan 3 hari baru datang. kapan order lagi? analisis',
    'Pesan saat stok tinggal: 4 papan × 3 hari = 12 papan',
    '4,5 hari',
  ],
  [
    'gaji karyawan: Rini 1,6jt, Dodi 1,8jt, bonus lebaran 1x gaji. analisis beban gaji setahun',
    'Gaji dan bonus setahun: Rp 40.800.000 + Rp 3.400.000 = Rp 44.200.000',
  ],
  [
    'analisis titip jual, harga titip 1.500 dijual warung 2.000. modal 1.050. sehari titip 150 biji, balik 18 biji',
    'Uang yang diterima: 132 biji × Rp 1.500 = Rp 198.000',
    'Untung: Rp 198.000 − Rp 157.500 = Rp 40.500',
  ],
  [
    'analisis patungan: Andi 15jt, Beni 10jt. laba 5jt dibagi sesuai modal',
    'Andi\tRp 15.000.000\t60%\tRp 3.000.000',
    'Beni\tRp 10.000.000\t40%\tRp 2.000.000',
  ],
  ['karung 2.000 per 25 kg, gabah 3 ton. analisis biaya karungnya', '120 karung × Rp 2.000 = Rp 240.000'],
  ['kantong 1.500 per 3 kg, beras 10 kg. analisis biaya kantongnya', '4 kantong × Rp 1.500 = Rp 6.000'],
  [
    'sewa 18jt setahun, gaji 2jt sebulan, listrik 300rb sebulan. analisis biaya tetap per bulan dan per hari (30 hari)',
    'Rp 1.500.000 + Rp 2.000.000 + Rp 300.000 = Rp 3.800.000',
    'Rp 3.800.000 ÷ 30 hari = Rp 126.667',
  ],
  [
    'analisis mending jual di shopee potongan 8% atau tokped 6,5% atau WA ongkos kirim ditanggung 5rb. harga 85rb',
    'Shopee\tRp 85.000\tRp 6.800 (8%)\tRp 78.200',
    'Tokopedia\tRp 85.000\tRp 5.525 (6,5%)\tRp 79.475',
    'WhatsApp\tRp 85.000\tRp 5.000 (ongkir)\tRp 80.000',
  ],
  [
    'bandingkan supplier telur: Jaya 27.500/kg, Makmur 27rb/kg ongkir 60rb, Sumber 28rb/kg diskon 5%. ambil 100 kg',
    'Rp 27.500 × 100 kg = Rp 2.750.000',
    'Rp 27.000 × 100 kg + Rp 60.000 = Rp 2.760.000',
    'Rp 26.600 × 100 kg = Rp 2.660.000',
  ],
  [
    'bandingin laptop: cash 5,4jt, kredit A 510rb x 12, kredit B dp 1jt cicil 400rb x 12. analisis selisihnya',
    'Kredit B: Rp 1.000.000 + Rp 400.000 × 12 bulan = Rp 5.800.000',
  ],
  [
    'analisis mending sewa tenda 350rb per acara atau beli 8,4jt. sebulan 2 acara',
    'Rp 8.400.000 ÷ Rp 350.000 = 24 acara',
    '12 bulan',
  ],
  [
    'balik modal kedai 36jt, omzet sehari 900rb, hpp 45%, sewa 1,5jt sebulan, gaji 3,35jt sebulan. buka 30 hari. analisis',
    'HPP (45% dari omzet)\tRp 12.150.000',
    'Rp 36.000.000 ÷ Rp 10.000.000 = 3,6 bulan',
  ],
  [
    'analisa investasi mesin jahit 2 unit @3,6jt. penghasilan tambahan 1,2jt sebulan. balik modal kapan',
    'Rp 7.200.000 ÷ Rp 1.200.000 = 6 bulan',
  ],
  [
    'gorengan sehari laku 250 biji @1.500. modal tepung 210rb. libur 4 hari sebulan. analisis untung sehari sm sebulan',
    'Rp 165.000 × 26 hari = Rp 4.290.000',
  ],
  ['analisis laba: 18 kg per hari x 7rb, sabun 15rb/hari, gaji 1,3jt sebulan, buka 26 hari', '(Rp 15.000 × 26 hari)'],
  ['pelanggan bulan lalu 240 skrg 186, turun brp persen. analisis', 'turun 54, yaitu 22,5%'],
  [
    'analisis ulasan: bintang 5 ada 120, bintang 4 ada 40, bintang 3 ada 20, bintang 2 ada 8, bintang 1 ada 12',
    'Rata-rata 4,2 bintang dari 200 ulasan',
    '10%',
  ],
  [
    'thr 5 karyawan: 2 org gaji 2,4jt, 3 org gaji 1,9jt, thr sebulan gaji. analisis total thr',
    'Rp 4.800.000 + Rp 5.700.000 = Rp 10.500.000',
  ],
  [
    'diskon 15% kemeja 120rb modal 78rb. sebelum diskon laku 40, sesudah 65 sebulan. analisis untung mana',
    'turun Rp 120.000: dari Rp 1.680.000 menjadi Rp 1.560.000',
  ],
  [
    'beli 10 gratis 1, harga 8rb modal 4.500. analisis untungnya',
    'Untung tiap promo: Rp 80.000 − Rp 49.500 = Rp 30.500',
    '9,1%',
  ],
  [
    'bayar supplier cash diskon 3% atau tempo 30 hari. tagihan 12jt. analisis hematnya',
    'Hemat: Rp 12.000.000 × 3% = Rp 360.000',
    'Rp 11.640.000',
  ],
  [
    'harga cabe naik dari 32rb jadi 56rb per kg, sehari pake 3kg. analisis tambahan biaya sebulan (30 hari)',
    'Selisih per kg: Rp 56.000 − Rp 32.000 = Rp 24.000',
    '75%',
    'Rp 2.160.000',
  ],
  [
    'beli sepatu 145rb mau dijual margin 40%, jual brp. ongkir beli 5rb per pasang. analisis',
    'Rp 150.000 ÷ (1 − 40%) = Rp 250.000',
  ],
  [
    'hitung bep: biaya tetap 3jt, jual 12rb, variabel 7rb. pgn untung 2,5jt sebulan jadi jual brp porsi',
    'harus terjual 1.100',
  ],
  [
    'analisis mending kirim pake JNE 18rb/kg atau cargo 9rb/kg min 10kg. paket 7kg',
    'Rp 9.000 × 10 kg = Rp 90.000',
    'Rp 36.000',
  ],
  [
    'hutang supplier 8,4jt udh dibayar 2x @1,6jt. sisanya dicicil 4 bulan. analisis per bulan',
    'Rp 5.200.000',
    'Cicilan tiap bulan: Rp 5.200.000 ÷ 4 bulan = Rp 1.300.000',
  ],
  [
    'ojol: sehari dapet 220rb, bensin 40rb, makan 35rb, cicilan motor 750rb sebulan. 26 hari. analisis bersih sebulan',
    'Rp 5.720.000 − Rp 2.700.000 = Rp 3.020.000',
    'dihitung per hari, seperti pemasukannya',
  ],
  [
    'target omzet 60jt baru dapet 42jt sisa 9 hari. analisis per hari harus brp',
    '70%',
    'Rp 18.000.000 ÷ 9 hari = Rp 2.000.000',
  ],
  [
    'analisis HPP sabun: sekali produksi 80 batang habis minyak kelapa 310rb, soda api 45rb, minyak sereh 165rb, kemasan 120rb. Modal per batang jadi berapa, jual berapa supaya untung 50% dari modal',
    'Modal per batang: Rp 640.000 ÷ 80 batang = Rp 8.000',
    'Rp 12.000',
  ],
  ['omzet kuartal 1 90jt, kuartal 2 81jt, kuartal 3 99jt. analisis trennya', 'Rp 270.000.000', '−10%', '22,2%'],
  ['nyewa ruko 30jt setahun atau kios 1,9jt sebulan? analisis selisih setahun', 'Rp 22.800.000', 'Rp 7.200.000'],
  ['laba kolam ikan: panen 210kg @31rb, pakan 7 sak @285rb, bibit 600rb. analisis', 'Rp 1.995.000', 'Rp 3.915.000'],
  [
    'balik modal depot air isi ulang modal 38,5jt. sehari 55 galon @6rb, biaya per galon 2rb, gaji 1,1jt sebulan. buka 30 hari. analisis',
    'Rp 38.500.000 ÷ Rp 5.500.000 = 7 bulan',
  ],
  [
    'analisis harga jual hampers: kue 45rb, toples 18rb, kartu 2.500. pgn untung 35rb per hampers',
    'Rp 65.500 + Rp 35.000 = Rp 100.500',
  ],
  [
    'ANALISIS KEUANGAN LAPAK DURIAN. MODAL BELI 16,5JT, SEWA LAPAK 1,2JT, RUSAK/BUSUK 1.750.000. JUMLAHKAN SEMUA BIAYANYA',
    'Rp 16.500.000 + Rp 1.200.000 + Rp 1.750.000 = Rp 19.450.000',
  ],
  [
    'analisis buka angkringan. Gerobak 4,75jt, meja 1,9jt, bahan awal 900rb. Total modal awalnya dijumlah ya, layak gak kalo laba bersih 75rb per hari',
    'Rp 7.550.000 ÷ Rp 75.000 = 101 hari',
  ],
  [
    'warung mie ayam: per mangkok 13rb, modalnya mie 2.500 ayam 3.000 sawi 500 bumbu 700. analisis untung semangkok',
    'Untung per mangkok: Rp 13.000 − Rp 6.700 = Rp 6.300',
  ],
  [
    // What is taken away is written out in brackets: the sum that is read is the sum that was reckoned.
    'analisis kelayakan oven 9jt. tambahan omzet 3jt/bln tambahan bahan 1,4jt/bln listrik 100rb/bln',
    'Hasil bersih per bulan: Rp 3.000.000 − (Rp 1.400.000 + Rp 100.000) = Rp 1.500.000',
  ],
]

describe('ANALYSIS-02 what a message determines stands in its analysis', () => {
  test.each(determined)('ANALYSIS-02 %s', (message, ...results) => {
    expect(textFaults(analysisWords(message), results)).toEqual([])
  })

  test('ANALYSIS-02 parts in brackets that come to another sum are told beside it, not left out', () => {
    expect(analysisWords('analisis bep: biaya tetap 2,4jt (sewa 900rb + gaji 1,2jt), jual 30rb hpp 18rb')).toContain(
      '900.000',
    )
  })

  test.each([
    // Delivery is no part of the price of one kilo where nobody told how many kilos.
    ['analisis telur: Jaya 27.500/kg, Makmur 27rb/kg ongkir 60rb, Sumber 28rb/kg diskon 5%. murah mana', '87.000'],
    ['analisis mending sewa tenda 350rb per acara atau beli 8,4jt. sebulan 2 acara', '16.800.000'],
    ['analisis rugi telur pecah: beli 40 tray @48rb isi 30, pecah 36 butir. ruginya brp', '1.728.000'],
    [
      'stok sabun awal 120 pcs, masuk 300 pcs, terjual 345 pcs, fisik 70 pcs. analisis selisihnya, modal 4rb',
      '1.480.000',
    ],
    ['thr 5 karyawan: 2 org gaji 2,4jt, 3 org gaji 1,9jt. analisis total thr', '4.300.000'],
  ])('ANALYSIS-02 nothing wrong is told as sure: %s', (message, wrong) => {
    expect(analysisWords(message)).not.toContain(wrong)
  })

  test('ANALYSIS-02 the answer stands before the words about the analysis', () => {
    const text = analysisWords('analisis bep: biaya tetap 3jt sebulan, jual 12rb, modal 7rb per porsi')
    expect(text.indexOf('Biaya tetap tertutup setelah terjual 600 porsi')).toBeGreaterThan(0)
    expect(text.indexOf('Biaya tetap tertutup')).toBeLessThan(text.indexOf('Analisis ini menghitung'))
  })

  test('ANALYSIS-02 sums are called by the words before them, and those of no time are named once', () => {
    const text = analysisWords(
      'analisis arus kas. masuk: jualan 12jt, titipan 1jt. keluar: belanja 8jt, gaji 2jt. saldo awal 1jt',
    )
    expect(text).toContain('Jualan\tRp 12.000.000')
    expect(text).toContain('Belanja\tRp 8.000.000')
    expect(analysisWords('analisis bep: sewa 1jt, gaji 2jt, listrik 300rb, jual 12rb, modal 7rb per porsi')).toContain(
      'Sewa, Gaji, dan Listrik dianggap per bulan karena waktunya tidak disebut.',
    )
  })

  test('ANALYSIS-02 a blank price is no card of a price that is asked for', () => {
    expect(analysisWords('analisis harga jual, hpp sambal 15.000, mau margin 40%. jual berapa')).not.toContain(
      '[isi harga jual]',
    )
  })
})
