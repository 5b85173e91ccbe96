import { describe, expect, test } from 'vitest'

import { analysisRequestOf, analysisResults } from '#tests/support/written-analysis.ts'

import { ofFacts } from './questions.ts'

const cases: readonly (readonly [string, string, readonly string[]])[] = [
  [
    'full groups, each of so many who pay',
    'analisis les gambar 3 kelas isi 12 anak, tiap anak bayar 180rb sebulan. gaji 2 guru masing2 1,2jt sewa ruang 1,5jt. sisa berapa',
    ['Semua yang bayar: 36 anak', 'Pemasukan: Rp 6.480.000', 'Semua biaya: Rp 3.900.000', 'Sisa: Rp 2.580.000'],
  ],
  [
    'what is no longer paid brings an outlay back',
    'analisis pasang panel surya 14 juta, tagihan listrik dari 950rb jadi 300rb sebulan. balik modalnya kapan',
    ['Yang dihemat: Rp 650.000', 'Balik modal: 22 bulan'],
  ],
  [
    'rooms that stand empty, and what they would bring',
    'analisis kos 18 kamar, terisi 14, tarif 850 ribu/bulan. kalau penuh semua, tambahan pendapatan berapa',
    ['Masih kosong: 4 kamar', 'Omzet sekarang: Rp 11.900.000', 'Tambahan kalau penuh: Rp 3.400.000'],
  ],
  [
    'what is told by count and price counts as it comes in a sum of several',
    'analisis gaji kasir: pokok 1,6jt, uang makan 26 hari @15rb, kasbon 250rb. terima bersih',
    ['Jumlah yang diterima: Rp 1.990.000', 'Terima bersih: Rp 1.740.000'],
  ],
  [
    'a goal of a month, by the pieces that are still missing',
    'analisis target sebulan 500 bungkus, udah laku 320, sisa 12 hari lagi, sehari harus berapa',
    ['Kurangnya: 180 bungkus', 'Harus per hari: 15 bungkus'],
  ],
  [
    'the time that is told first came last',
    'analisis toko bangunan omzet 84jt bulan ini, bulan lalu 70jt, naik berapa persen',
    ['Perubahan penjualan: 20%'],
  ],
  [
    'what is bought instead of hired pays back by what it saves',
    'analisis beli pickup 60jt atau pakai ekspedisi 3jt sebulan, kalau punya sendiri bensin supir 1jt sebulan',
    ['Yang dihemat: Rp 2.000.000', 'Harga beli kembali: 30 bulan'],
  ],
  [
    'a gain of one piece covers what stays, and what is wished besides',
    'analisis untung 2.000 per bungkus, biaya tetap 3jt per bulan. harus laku berapa bungkus biar impas, kalau mau laba bersih 1jt berapa',
    ['Titik impas: 1.500 bungkus', 'Harus terjual: 2.000 bungkus'],
  ],
  [
    'what is owed both ways, and what is late of it',
    'analisis utang piutang: piutang 8jt, yang lewat tempo 3jt, utang 6jt, kas 500rb',
    ['Selisihnya: Rp 2.500.000', 'Tanpa piutang yang lewat tempo: −Rp 500.000'],
  ],
  [
    'rooms that are let for a part of their nights',
    'analisis okupansi losmen 30 hari, kamar ada 10, terjual 150 malam kamar, tarif 200rb semalam',
    ['Okupansi: 50%', 'Omzet kamar: Rp 30.000.000'],
  ],
  [
    'cash or credit for what is sold on',
    'analisis ambil gula 20 kg tunai 14rb/kg, kalau tempo 3 minggu 15rb/kg. dijual 17rb. untung mana',
    ['Untung kalau tunai: Rp 60.000', 'Untung kalau tempo: Rp 40.000', 'Selisihnya: Rp 20.000'],
  ],
  [
    'hands for an order that has a day',
    'analisis satu penjahit bisa 10 kaos sehari, punya 4 penjahit, pesanan 600 kaos dalam 2 minggu, 6 hari kerja seminggu. cukup nggak, tambah berapa penjahit',
    ['Yang bisa dibuat: 480 kaos', 'Tambahan pekerja: 1 penjahit'],
  ],
  [
    'what the let rooms leave after the costs, and what all of them would',
    'analisis kos 12 kamar, terisi 9, sewa 600rb, listrik 900rb, penjaga 1jt. bersihnya berapa dan kalau penuh',
    ['Laba bersih sekarang: Rp 3.500.000', 'Laba bersih kalau penuh: Rp 5.300.000'],
  ],
  [
    'a commission of what each of them sold',
    'analisis komisi sales 5% dari penjualan: Andi 12jt, Budi 9jt',
    ['Komisi Andi: Rp 600.000', 'Komisi Budi: Rp 450.000', 'Komisi semuanya: Rp 1.050.000'],
  ],
  [
    'a part of the whole that is shared alike',
    'analisis SHU 30 juta, 20% dibagi rata ke 40 orang anggota',
    ['Yang dibagi: Rp 6.000.000', 'Tiap orang: Rp 150.000'],
  ],
  [
    'what all hands come to',
    'analisis biaya tukang: 4 tukang, 10 hari kerja, upah 150rb sehari. totalnya berapa',
    ['Upah sehari: Rp 600.000', 'Upah semuanya: Rp 6.000.000'],
  ],
  [
    'all that came in, and what of it is gained',
    'analisis jualan minggu ini senin 1,2jt selasa 900rb rabu 1,1jt. untung rata2 10% dari omzet, total omzet sama untungnya',
    ['Omzet semuanya: Rp 3.200.000', 'Untung: Rp 320.000'],
  ],
  [
    'what a rise brings where some stay away',
    'analisis laundry 800 kg sebulan untung 3rb per kg, harga naik 500 per kg, pelanggan turun 10%, untungnya jadi berapa',
    ['Terjual sesudahnya: 720 kg', 'Untung sesudahnya: Rp 2.520.000'],
  ],
  [
    'the price that leaves so much after the fee of an app',
    'analisis gofood potong 20%, mau terima bersih 20rb, harga di gofood harus berapa',
    ['Harga di aplikasi: Rp 25.000'],
  ],
  [
    'the shorter form of a question has fewer steps',
    'analisis nabung gerobak 6jt, tiap bulan sisihkan 500rb. berapa bulan terkumpul',
    ['Lamanya: 12 bulan', 'Setoran terakhir: Rp 500.000'],
  ],
]

describe('questions of a few told facts', () => {
  test.each(cases)('ANALYSIS-02 %s', (_, message, wanted) => {
    expect(analysisResults(message)).toEqual(expect.arrayContaining([...wanted]))
  })

  const groups = 'analisis les gambar 3 kelas isi 12 anak, tiap anak bayar 180rb sebulan'
  const cash = 'analisis kas: saldo kas 18jt, tiap bulan keluar 9jt'

  test('ANALYSIS-02 a number without a place makes it another question', () => {
    expect(ofFacts(analysisRequestOf(`${groups}. sisa berapa`))).not.toBeNull()
    expect(ofFacts(analysisRequestOf(`${groups}, potongan 10%. sisa berapa`))).toBeNull()
  })

  test('ANALYSIS-02 a length of time told twice is one, another one is none of it', () => {
    const hired = 'analisis beli atau sewa mesin: beli 14jt tahan 5 tahun, sewa 350rb per bulan, kalau dihitung'
    expect(ofFacts(analysisRequestOf(`${hired} 5 tahun hemat berapa`))).not.toBeNull()
    expect(ofFacts(analysisRequestOf(`${hired} 3 tahun hemat berapa`))).toBeNull()
  })

  test('ANALYSIS-02 costs of a day are not added to those of a month', () => {
    const told = 'analisis balik modal: omzet 900rb sehari, margin 35%, gaji 3jt sebulan, modal 40jt, buka 26 hari'
    expect(ofFacts(analysisRequestOf(`${told}, sewa 1jt sebulan`))).not.toBeNull()
    expect(ofFacts(analysisRequestOf(`${told}, bensin 30rb sehari`))).toBeNull()
  })

  test('ANALYSIS-02 sums of different times are not added', () => {
    expect(ofFacts(analysisRequestOf(`${cash}, masuk 7jt. tahan berapa bulan`))).not.toBeNull()
    expect(ofFacts(analysisRequestOf(`${cash}, masuk 200rb sehari. tahan berapa bulan`))).toBeNull()
  })
})
