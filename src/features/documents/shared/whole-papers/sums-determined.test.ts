import { describe, expect, test } from 'vitest'

import type { DocumentType } from '#core/items/shared/kinds.ts'
import { writtenLetter } from '#tests/support/written-letter.ts'

import { letterTotals } from '../letter/letter-facts.ts'

const totalOf = (message: string, documentType: DocumentType = 'invoice'): number | null =>
  letterTotals(writtenLetter(message, documentType).letter).total

const slip = (message: string): string => writtenLetter(`slip gaji Ratna: ${message}`, 'laporan').text

describe('DOC-03 ASSIST-01 the total that a message determines', () => {
  test.each([
    [
      'spoken prices with the endings of speech',
      'invoice sewa kursi dua ratus biji dua ribu lima ratusan terus tenda tiga unit tiga ratus lima puluh ribu satunya',
      1_550_000,
    ],
    ['hundreds behind millions are thousands', 'invoice pak Ketut: kusen 6 batang sejuta dua ratus', 7_200_000],
    ['a count told anew', 'invoice ayam potong 20 ekor 38rb, bebek 10 ekor 62rb. eh ayamnya 25 ekor', 1_570_000],
    ['a count set right', 'invoice paving 120 m2 @92rb, kanstin 40 biji @28rb, ralat paving jadi 135 m2', 13_540_000],
    ['a price told anew', 'invoice ayam 20 ekor 38rb, bebek 10 ekor 62rb, eh bebeknya 60rb', 1_360_000],
    [
      'a discount of the thing that is named before it',
      'faktur keripik pisang 24 bungkus 8rb, keripik tempe 36 bungkus 7.500, terus yang keripik tempe ada diskon 10%',
      435_000,
    ],
    [
      'a discount of the thing that is named behind it',
      'invoice pembuatan 6,5jt, hosting 1,2jt, disc 10% untuk pembuatan',
      7_050_000,
    ],
    [
      'a discount of whom it is for is one of all',
      'invoice semen 10 sak @60rb, pasir 2 rit @900rb, diskon 10% untuk pelanggan lama',
      2_160_000,
    ],
    [
      'the carriage of each kilo is that of all',
      'invoice arabika 40 kg @145rb, robusta 25 kg @92.500, ongkir 8rb per kilo',
      8_632_500,
    ],
    [
      'a size is no count',
      'invoice beras 25 kg 8 karung 372.500, gula 50 kg 17.500/kg. dikurangi retur beras 1 karung',
      3_482_500,
    ],
    ['what a box holds is no count', 'invoice minyak 5 dus isi 6 per dus 216rb', 1_080_000],
    ['so many of each sort', 'invoice gubukan 4 macam masing-masing 100 porsi @18rb', 7_200_000],
    ['the sign before a price', 'invoice\n1. Jasa desain = 4.500.000\n2. Gambar 12 lembar x 150.000', 6_300_000],
    ['a tax told behind a discount', 'invoice susu 30 liter @17.500, diskon 25rb lalu pajak 10%', 550_000],
    ['pieces by their short word', 'invoice jaring 24 pis harga 480 ribu satu pis', 11_520_000],
    ['what one box holds, behind the sign', 'nota telur 12 peti @ 15 kg, 27.800 per kg', 5_004_000],
    ['one of a dozen', 'invoice 2 lusin mug satunya 22.500', 540_000],
    [
      'few rupiah for a piece, told twice',
      'nota kancing 3 gros, satuannya 350 per biji, resleting 2 lusin @4.500 per biji',
      259_200,
    ],
    [
      'a part of the contract by its share',
      'invoice termin 2 renovasi ruko, nilai kontrak 80jt, termin 30%',
      24_000_000,
    ],
    ['a paper that is sold', 'invoice ke PT Agro: desain 2jt, proposal 1jt dan laporan akhir 500rb', 3_500_000],
    [
      'a tax that the payer keeps back beside PPN',
      'invoice jasa audit ke PT Mega 7,5 juta, PPN 11% dipotong PPh 23 2%',
      8_175_000,
    ],
    [
      'a tax kept back that is not taken off',
      'invoice jasa audit ke PT Mega 10 juta, PPN 11%, belum termasuk PPh 23 2%',
      11_100_000,
    ],
    ['the same part apart from its name', 'invoice termin kedua kanopi, 40% dari nilai kontrak 62jt', 24_800_000],
    ['few rupiah for a piece behind its count', 'nota kancing 3 lusin, 350 per biji, jarum 2 pcs @4.500', 21_600],
    ['so many weighed in all', 'nota ayam 18 ekor total berat 27,5 kilo harga 58 ribu per kilo', 1_595_000],
    ['the surface of each', 'invoice baliho 4x6 meter 3 lembar 28rb per meter persegi', 2_016_000],
    [
      'one for each of those told',
      'invoice kamar melati 950rb, kamar mawar 950rb, kamar anggrek 1,1jt, listrik masing-masing 125rb',
      3_375_000,
    ],
    [
      'the carriage of tons',
      'invoice NPK 4,5 ton @9.750/kg, urea 3 ton @6.200/kg, ongkos bongkar 35rb per ton',
      62_737_500,
    ],
    ['what was paid too much', 'invoice senin 345.500, rabu 412.000. potong kelebihan bayar minggu lalu 75rb', 682_500],
    [
      'what came back',
      'invoice tahu 1.200 biji @700, tempe 300 papan @6.500. retur kemarin tahu 100 biji potong dari tagihan ini',
      2_720_000,
    ],
    ['a price taken back while it is told', 'invoice kelapa 350 butir 1.800 eh maksud saya 6.800 per butir', 2_380_000],
    [
      'a price that has fallen',
      'invoice beras 20 karung @345rb eh harganya udah turun jadi 338rb, telur 10 rak @54rb',
      7_300_000,
    ],
    [
      'a count told anew with a word of regret',
      'invoice kamar 3 malam 650rb, extra bed 2 malam 150rb, maaf extra bednya 3 malam',
      2_400_000,
    ],
    [
      'a fee of the whole',
      'penawaran satpam 8 orang @3,75jt sebulan, komandan 1 orang 4,25jt, fee manajemen 10%',
      37_675_000,
    ],
    ['a fee of a told whole', 'invoice fee event 12,5% dari total biaya 86.400.000', 10_800_000],
    ['one part of a work that is measured', 'invoice cat gedung 640 m2 @38.500 termin 2 sebesar 35%', 8_624_000],
    ['a table with strokes', 'invoice\nnama | qty | harga\nSemen | 50 sak | 64.000\nPaku 5 cm | 6 | 22.000', 3_332_000],
    [
      'a table with a column of units',
      'invoice\n| Item | Jml | Satuan | Harga |\n| Ban | 8 | pcs | 1.150.000 |\n| Velg | 4 | pcs | 875.000 |',
      12_700_000,
    ],
    [
      'square metres by the month for years',
      'kontrak sewa lahan 600 m2, 12rb per m2 per bulan selama 2 tahun',
      172_800_000,
    ],
    ['more for some of them', 'invoice lengan pendek 86 pcs 62rb, XXL nambah 5rb per pcs ada 12 pcs', 5_392_000],
    ['whoever works is paid by the head', 'invoice cleaning: 4 tenaga, per orang 3,1jt per bulan', 12_400_000],
  ])('%s', (_, message, total) => {
    expect(totalOf(message)).toBe(total)
  })

  test('a share that is kept for what nobody foresees stands behind its figure', () => {
    expect(totalOf('RAB: tenda 3 unit 350rb, kursi 150 biji @3rb, dll 5% tak terduga', 'laporan')).toBe(1_575_000)
  })

  test('what was paid as one part of it, and what is paid ahead, leave the rest', () => {
    const paid = writtenLetter('invoice seragam 98 stel x 115.000. sudah bayar termin 1 sebesar 10jt', 'invoice').letter
    expect([letterTotals(paid).total, letterTotals(paid).balance]).toEqual([11_270_000, 1_270_000])
    const ahead = writtenLetter('penawaran logo 7.550.000, 50% upfront, sisanya setelah selesai', 'surat_penawaran')
    expect(letterTotals(ahead.letter).downPayment).toBe(3_775_000)
  })

  test('a receipt of a share tells the whole and what is left; its day may be the one before', () => {
    const { letter, text } = writtenLetter('kuitansi dp sewa tenda 30 persen dari 6.400.000 tgl kemarin', 'kuitansi')
    expect(letterTotals(letter).total).toBe(1_920_000)
    expect(letter.date).toBe('2026-11-20')
    expect(text).toContain('sisa pembayaran Rp 4.480.000')
  })

  test('parts of a payment without strokes stand with their sums', () => {
    const { text } = writtenLetter('penawaran dapur 10 juta, pembayaran 3 termin 40 30 30', 'surat_penawaran')
    expect(text).toContain('termin ke-1 sebesar 40% atau Rp 4.000.000')
    expect(text).not.toContain('40 30 30')
  })

  test('a proposal asks for what is left behind its own money', () => {
    const { text } = writtenLetter(
      'proposal modal usaha ke koperasi, butuh kompor 2 unit @1,85jt, freezer 3,3jt. dana sendiri 4 juta, sisanya mohon pinjaman',
      'proposal',
    )
    expect(text).toContain('kekurangan dana yang kami ajukan sebesar Rp 3.000.000')
  })

  test('what a stock had, what came and went, and what is left', () => {
    const { text } = writtenLetter(
      'laporan stok: tepung 45 karung masuk 20 keluar 38, gula awal 30 masuk 15 keluar 22',
      'laporan',
    )
    expect(text).toContain('Awal Masuk Keluar Sisa')
    expect(text).toContain('Tepung 45 20 38 27 karung')
    expect(text).toContain('Gula 30 15 22 23')
  })

  test('goods of days that are counted in one unit are counted as a whole; their cost is taken off', () => {
    const { text } = writtenLetter('laporan penjualan kopi 3 hari: 45, 52, 38 cup, harga 8.000 per cup', 'laporan')
    expect(text).toContain('Seluruhnya 135 cup, senilai Rp 1.080.000.')
    const sold = writtenLetter(
      'laporan penjualan: shopee 120 pcs, tiktok 80 pcs, harga 45rb semua, modal 27rb per pcs',
      'laporan',
    )
    expect(sold.text).toContain('laba sebesar Rp 3.600.000')
  })

  test('a slip: shares of the wage, what is owed by its name, and what stands behind a minus', () => {
    expect(slip('gapok 3.000.000, lembur 9 jam x 20rb, potongan bpjs 1% dari gapok, pinjaman 500rb')).toContain(
      'Rp 2.650.000',
    )
    expect(slip('gapok 3.000.000, potongan bpjs 1% dari gapok')).toContain('(1% × 3.000.000)')
    expect(slip('12 hari @165rb, kasbon 2x: 300rb dan 250rb')).toContain('Rp 1.430.000')
    expect(slip('gaji 2,9jt + tunjangan 400rb - cicilan hp 350rb')).toContain('Rp 2.950.000')
    expect(slip('gapok 2 juta, uang makan seminggu 150rb kali 4')).toContain('Rp 2.600.000')
  })

  test('what each month costs stands below an offer for many of them', () => {
    const { text } = writtenLetter(
      'penawaran cleaning 6 tenaga, per orang 3,4jt per bulan, alat 2,2jt per bulan. kontrak 12 bulan',
      'surat_penawaran',
    )
    expect(text).toContain('Jumlah per bulan Rp 22.600.000, untuk 12 bulan Rp 271.200.000.')
  })

  test('what is left behind a deposit is paid in equal parts where it says how often', () => {
    const { text } = writtenLetter(
      'perjanjian jual beli motor harga 14,5jt, DP 5 juta sisanya dicicil 10 kali',
      'kontrak',
    )
    expect(text).toContain('Rp 950.000')
  })

  test('a budget spends what it lists, and has no takings', () => {
    expect(
      totalOf('RAB study tour: sewa bus 2 unit @4,8jt, tiket masuk 92 orang @35rb, dokumentasi 750rb', 'laporan'),
    ).toBe(13_570_000)
    expect(
      writtenLetter('RAB: sewa bus 2 unit @4,8jt, tiket masuk 92 orang @35rb, makan 1jt', 'laporan').text,
    ).not.toContain('Penerimaan')
  })

  test('what is taken back of a message stands nowhere', () => {
    const { text } = writtenLetter('invoice kursi 120 @4rb, tenda 2 @400rb, eh tendanya batal', 'invoice')
    expect(text).not.toMatch(/tenda/i)
    expect(
      writtenLetter('invoice ayam 20 ekor 38rb, bebek 10 ekor 62rb, eh bebeknya 60rb', 'invoice').text,
    ).not.toContain('62.000')
  })

  test('a receipt of one instalment states just that sum', () => {
    const { letter, text } = writtenLetter(
      'kuitansi: terima dari Pak Yosep 3.500.000 sebagai cicilan kedua pembelian mesin jahit 9.000.000, cicilan pertama 3.000.000',
      'kuitansi',
    )
    expect(letterTotals(letter).total).toBe(3_500_000)
    expect(text).not.toContain('sisa pembayaran')
  })

  test('a notice of prices tells each with what it was and what it becomes', () => {
    const { letter, text } = writtenLetter(
      'surat pemberitahuan ke pelanggan: harga nasi uduk naik jadi 12.000 dari 10.000, gas 12kg dari 205rb jadi 214rb per tabung, es teh 5.000 (sebelumnya 4.000)',
      'surat_resmi',
    )
    expect(text).toContain('Nasi uduk: dari Rp 10.000 menjadi Rp 12.000.')
    expect(text).toContain('Gas 12kg: dari Rp 205.000 menjadi Rp 214.000 per tabung.')
    expect(text).toContain('Es teh: dari Rp 4.000 menjadi Rp 5.000.')
    expect(letter.subject).toBe('Pemberitahuan Penyesuaian Harga Nasi Uduk, Gas 12kg, dan Es Teh')
  })
})
