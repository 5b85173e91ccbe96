import { describe, expect, test } from 'vitest'

import { plainMessage } from '#core/assistant/shared/plain-message.ts'
import type { DocumentType } from '#core/items/shared/kinds.ts'
import { writtenLetter } from '#tests/support/written-letter.ts'
import { textFaults } from '#tests/support/text-faults.ts'

const textOf = (message: string): string => {
  const [type = 'invoice']: DocumentType[] = /penawaran/.test(message)
    ? ['surat_penawaran']
    : /kuitansi/.test(message)
      ? ['kuitansi']
      : []
  return writtenLetter(plainMessage(message), type).text.replaceAll('\u00a0', ' ')
}

describe('DOC-04 ASSIST-01 below a table stands what the table does not say', () => {
  test.each([
    [
      'the tax that stands in it',
      'surat penawaran ke Dinas Sosial dari UD Sumber: tikar 15 lembar @ 85.000, belum termasuk PPN 11% mohon dihitungkan',
      ['PPN 11%'],
      ['Belum termasuk'],
    ],
    [
      'a row told in plain talk, and the slip of the tongue in it',
      'bikin tagihan buat Mas Bowo, kemarin dia ngambil kopi robusta sepuluh kilo sekilonya seratus dua puluh ribu, terus gula aren empat kilo tiga puluh lima ribuan, eh gula arennya enam kilo ding bukan empat',
      ['6 kg', 'Rp 1.410.000'],
      ['Keterangan'],
    ],
    [
      'whose list it is, and the heads of a table',
      'Ini list pesanan utk Mbak Nur:\n- cilok 10 pack 12rb\n- siomay 6 pack 15rb\nbikin invoicenya',
      ['Rp 210.000'],
      ['Keterangan'],
    ],
    [
      'what is added below it',
      'faktur untuk PT Mitra Logam, 50 pcs baut M12 @ 3.200, ditambah ppn 11% dan ongkir 45.000',
      ['PPN 11%', 'Ongkos kirim'],
      ['Keterangan'],
    ],
    [
      'the discount that stands in it',
      'invoice buat Pak Seno: tikar 15 lembar @ 85rb. potong 50rb ya soalnya langganan',
      ['−50.000'],
      ['Potong'],
    ],
    [
      'the deposit that stands in it, which is no charge',
      'invoice buat Ms. Hana, surf lesson 5 kali @ 450rb. deposit 1jt udah masuk, tulis sisanya',
      ['1.000.000', 'Rp 1.250.000'],
      ['Deposit', 'Keterangan'],
    ],
    [
      'what is told behind the price of a row',
      'surat penawaran ke Hotel Aba, tikar 15 lembar @85.000 udah termasuk ongkir. dari UD Sumber',
      ['Sudah termasuk ongkir'],
      ['@Rp 85.000 sudah termasuk'],
    ],
    [
      'whose bill it is, and what is carried where behind a row',
      'nota bunga papan peresmian toko 2 papan @650rb kirim ke jl sudirman no 12 gratis ongkir, pemesan CV Mitra Usaha',
      ['Kirim ke Jalan Sudirman', 'Rp 1.300.000'],
      ['@Rp'],
    ],
    [
      'what was done to the thing that a row names',
      'nota cuci mobil punya mas Tomi avanza 45rb, wax 60rb',
      ['Cuci mobil', 'Rp 105.000'],
      ['punya', 'mobil Avanza Rp'],
    ],
    [
      'a count that was taken back, told with the price alone',
      'invoice les privat utk ortu Kevin, 8 pertemuan x 90rb, 1 pertemuan batal ga dihitung, transport 10rb per pertemuan',
      ['7 pertemuan', 'Rp 700.000'],
      ['8 pertemuan'],
    ],
    [
      'what no longer holds',
      'kmrn Bu Ita pesen buat arisan, tadinya mau tikar tapi ga jadi, trus ganti kursi 40 unit, eh katanya nambah jadi bukan 40 tapi 45 unit. harganya tetep 17.500. ongkirnya tadinya mau digratisin tapi bensin naik jadi 25rb aja. bikinin invoicenya buat Bu Ita. tikarnya ga usah ditulis',
      ['45 unit', 'Rp 812.500'],
      ['tikar', 'Tikar', 'arisan', '40'],
    ],
    [
      'which paper was ordered, however it was typed',
      'bikn invocie sewa kursi utk Pak Seno di Cisarua: kursi lipat 6 unit @350rb',
      ['Cisarua', 'Rp 2.100.000'],
      ['nvocie', 'Keterangan'],
    ],
    [
      'that the owner cannot write it, and who does so else',
      'jadi kemarin itu ada pesanan dari sekolah, seragam 46 stel ongkos jahit 65rb per stel. anak saya yang biasa bikin nota lagi KKN. buatkan invoicenya ke SD Tunas dari Penjahit Bahari, saya ga bisa ngetik rapi',
      ['Rp 2.990.000'],
      ['KKN', 'rapi', 'ada pesanan'],
    ],
    [
      'who bears a charge that stands in it',
      'nota buat Uda Buyung, kain sarung 40 lembar 64rb per lembar, ongkir 45rb dia yang nanggung',
      ['Rp 2.605.000'],
      ['menanggung', 'Keterangan'],
    ],
    [
      'what was taken back, and that it was ordered',
      'jadi tadi pagi tuh Ko Seno ambil 6 sak pakan, eh bukan 6 deh 8 sak, satu saknya 412.000. yang tadi itu tolong dibikin invoicenya ya',
      ['Rp 3.296.000'],
      ['6 sak', 'Bukan', 'tolong'],
    ],
    [
      'to whom it goes before what it is for, and which paper it is',
      'Tagihkan ke Ibu Tami sewa kursi utk tgl 28 November 2026. kursi 250 buah @3.500',
      ['Sewa kursi untuk tanggal 28 November 2026'],
      ['Ke Ibu Tami'],
    ],
    [
      'and keeps what the seller promises, and a thing that ends as his own does',
      'nota buat Bu Tami, lemari jati 2 unit 3jt. kalau rusak saya perbaiki. bangku panjang dipinjamkan dulu',
      ['rusak saya perbaiki', 'Bangku panjang'],
      [],
    ],
    [
      'and keeps what a price holds',
      'penawaran pasang paving 126 m2 harga 135rb/m2 sudah sama material. Untuk Bu Tami',
      ['sudah termasuk material'],
      ['dan material'],
    ],
    [
      'where the rest is only asked for',
      'invoice dari Studio Tepi kepada PT Aba dengan rincian:\n- logo 1 paket Rp 3.500.000\nUang muka 50% sudah kami terima, mohon dicantumkan sisa pembayarannya',
      ['Rp 1.750.000'],
      ['termin', 'rincian'],
    ],
  ])('%s', (_, message, holds, holdsNot) => {
    const letter = textOf(message)
    expect(textFaults(letter, holds, holdsNot)).toEqual([])
  })
})

test('DOC-04 who settled a receipt and who received are both told: the house gives it, and the goods are named', () => {
  const letter = textOf(
    'kuitansi pelunasan, gamis seragam 24 pcs @ 135rb, kemaren udah DP 1jt, hari ini sisanya dilunasin sama Bu Nur. penerima: Wardah Jahit',
  )
  expect(letter).toContain('Ibu Nur')
  expect(letter).toContain('Pelunasan gamis seragam 24 pcs')
  expect(letter).toContain('Harga keseluruhan Rp 3.240.000')
  expect(letter.lastIndexOf('Wardah Jahit')).toBeGreaterThan(letter.indexOf('Yang menerima'))
})

test('DOC-04 a name of five words without a title is a house, and is taken whole', () => {
  const letter = textOf('surat penawaran sengon 150 papan @32rb utk Pak Slamet, dari Abadi Maju Bersama Metro Lampung')
  expect(letter).toContain('kami dari Abadi Maju Bersama Metro Lampung')
})

describe('DOC-04 ASSIST-05 sums as owners tell them come to what they mean', () => {
  test.each([
    [
      'cheaper by so much for each',
      'surat penawaran katering 400 porsi, harga normal 27.500 tapi karena banyak dikasih potongan 1.500 per porsi',
      ['Total Rp 10.400.000', 'potongan Rp 1.500 per porsi'],
      ['Normal'],
    ],
    [
      'a reason with a count is no goods',
      'surat penawaran nasi kotak, 350 kotak harga 28.500. krn diatas 300 kotak kupotong 1.500 per kotak',
      ['Total Rp 9.450.000'],
      ['300 kotak', 'kupotong'],
    ],
    [
      'what others pay',
      'invoice kaos 30 pcs, harga biasa 45rb tapi buat dia 42rb aja',
      ['Total Rp 1.260.000', 'Harga normal Rp 45.000'],
      ['Tapi'],
    ],
    [
      'what comes back is taken off',
      'invoice arang 15 karung @82rb, terus jelantah yang saya ambil balik 30 liter @5rb dikurangi dari tagihan',
      ['−150.000', 'Total Rp 1.080.000'],
      [],
    ],
    [
      'so long too',
      'invoice sewa sound system 2 hari 1,8jt satu hari, genset 650rb, eh genset juga 2 hari jadi kali dua',
      ['Total Rp 4.900.000'],
      [],
    ],
    [
      'what the owner has reckoned himself is no row',
      'invoice pot 35 @42rb, upah tanam 600rb. tadi aku itung kok 2.450.000 ya? dicek lagi, kalo keliru benerin',
      ['Total Rp 2.070.000'],
      ['2.450.000', 'itung', 'keliru'],
    ],
    [
      'counted in words by what the price is for',
      'surat penawaran sedot wc untuk Kos Melati, tiga lubang, 350 ribu satu lubang',
      ['Total Rp 1.050.000'],
      [],
    ],
    [
      'a sum in words and the word for one of it',
      'invoice kue cucur seratus biji, seribu lima ratus satu biji',
      ['Total Rp 150.000'],
      ['1.501'],
    ],
    [
      'one of several instalments',
      'kuitansi pembayaran cicilan ke 2 dari 5, masing-masing 750rb, dari Dedi',
      ['Rp 750.000'],
      ['3.750.000'],
    ],
    [
      'a deposit spelled with its ending',
      'kuitansi DP kitchen set dari Bu Tiur. Harga jadi 8.750.000, DP-nya 40 persen udah masuk tadi pagi',
      ['Rp 3.500.000', 'sisa pembayaran Rp 5.250.000'],
      [],
    ],
  ])('%s', (_, message, stands, isGone) => {
    const text = textOf(message).replaceAll(/\s+/g, ' ')
    expect(textFaults(text, stands, isGone)).toEqual([])
  })
})
