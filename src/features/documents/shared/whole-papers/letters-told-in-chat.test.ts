import { expect, test } from 'vitest'

import type { DocumentType } from '#core/items/shared/kinds.ts'
import { writtenLetter } from '#tests/support/written-letter.ts'
import { textFaults } from '#tests/support/text-faults.ts'

/** Letters as owners order them in talk: what must stand in each, and what must not. */
test.each<[string, DocumentType, string, readonly string[], readonly string[]]>([
  [
    'a pay slip takes off each of a list',
    'laporan',
    'slip gaji dong: nama Eko Tono, helper gudang, masuk 24 hari @95rb, bonus 150rb, potongannya: kasbon 400rb, bpjs 55rb, sama seragam 80rb. CV Aba',
    ['Eko Tono', 'Helper gudang', '1.895.000'],
    ['2.965.000'],
  ],
  [
    'a deduction behind another is one too',
    'laporan',
    'slip gaji buat Dedi, gapok 2.400.000, uang jalan 350rb, potongannya bpjs 48rb terus ganti rugi spion pecah 120rb. UD Aba',
    ['2.582.000'],
    ['2.822.000'],
  ],
  [
    'a receipt is of what was paid now',
    'kuitansi',
    'mbak Rere transfer 750rb buat DP kebaya, total harganya 2,1 juta, sisanya nanti. yg terima saya Nina dari Nina Modiste',
    ['Mbak Rere', 'Rp 750.000', 'sisa pembayaran Rp 1.350.000'],
    ['dua juta seratus'],
  ],
  [
    'who paid is told as what he did',
    'kuitansi',
    'kwitansi ya: Bapa Tono sudah bayar 4,5 juta buat beli sapi 1 ekor dari kelompok tani Aba. yg terima Mama Ester',
    ['Bapa Tono Empat juta lima ratus ribu', 'Mama Ester'],
    [],
  ],
  [
    'things that are handed over are named, and no month among them',
    'surat_resmi',
    'berita acara serah terima 2 unit kulkas sama 1 kompor gas dari Depot Aba ke Pak Tono, disaksikan bu rini, tgl 20 november di Pati',
    ['1 Kulkas 2 unit', '2 Kompor gas 1', 'Tono', 'Bu Rini'],
    ['3 November'],
  ],
  [
    'months that are owed are counted',
    'invoice',
    'tagihan kos an. Tono, nunggak oktober sama november @700rb. dari Kos Bu Rini',
    ['2 bulan', '1.400.000'],
    [],
  ],
  [
    'what is left of the whole has a line of its own',
    'proposal',
    'proposal minta dana ke Bank Aba, butuh 8,5 juta buat alat cetak 3 juta, bahan 2,5 juta, kemasan 1 juta dan sisanya pelatihan. dari Kelompok Melati',
    ['pelatihan', '2.000.000', '8.500.000'],
    ['6.500.000'],
  ],
  [
    'what is let is the vehicle with its plate',
    'kontrak',
    'perjanjian sewa pick up, saya Tono mau nyewain pick up L300 saya BK 8821 MJ ke pak rudi selama 6 bulan mulai 1 desember, 3 juta perbulan, bensin sama servis dia yg tanggung',
    ['pick up L300 BK 8821 MJ', 'PIHAK KEDUA berkewajiban menanggung bensin dan servis', 'Rudi'],
    ['mau menyewakan', 'dia yang'],
  ],
  [
    'the rest of a price is no second price',
    'kontrak',
    'Kontrak sewa kios 3x4 di Pasar Aba antara pemilik H. Tono dengan penyewa mbak Rini, setahun 18 juta dibayar 2 kali (10 juta di depan sisanya bulan ke 7), mulai 1 januari 2027',
    ['18.000.000 (delapan belas juta rupiah)', 'uang muka sebesar Rp 10.000.000', 'dilunasi pada bulan ke-7'],
    ['38.000.000'],
  ],
  [
    'a debt is declared as one sentence',
    'surat_resmi',
    'surat pernyataan kesanggupan bayar, saya Herman pemilik Toko Aba masih ada utang ke CV Beta 14,6 juta, janji lunas paling lambat 31 januari 2027, dicicil 2x ya kak, kalo meleset siap kena denda 2%',
    ['mempunyai utang sebesar Rp 14.600.000 kepada CV Beta', '2 kali cicilan', '31 Januari 2027', 'denda 2%'],
    ['saya siap kena'],
  ],
  [
    'of whom a recommendation is does not write it',
    'surat_resmi',
    'surat rekomendasi buat anak PKL saya, Nina Zahra dari SMKN 4, kerjanya cekatan, percetakan namanya Cahaya Offset, saya pemiliknya Hendro',
    ['Cahaya Offset', 'Hendro Pemilik', 'Nina Zahra'],
    ['Nina Zahra [isi jabatan penanda tangan]'],
  ],
  [
    'whoever has a head is a house',
    'surat_resmi',
    'surat tugas untuk Lina jaga stan di Pati tgl 5 desember. Dari Rumah Songkok Pati, pimpinan Hj. Nina',
    ['Hj. Nina Pimpinan'],
    ['Rumah Songkok Pati Pimpinan'],
  ],
  [
    'minutes are of the day before, what is to come is their matter',
    'surat_resmi',
    'notulen rapat tadi malam dong di rumah pak RW, yang hadir pak karim, bu rini. bahas iuran sampah, terus kerja bakti minggu tgl 29',
    ['Jumat, 20 November 2026', 'Kerja bakti Minggu, 29 November 2026'],
    ['tadi malam'],
  ],
  [
    'a street ends behind its number',
    'surat_resmi',
    'surat pengaduan ke PLN Kota, listrik di ruko kami Jl. Mawar 45 mati terus udah seminggu, minta ganti rugi sama perbaikan trafo. Dari Toko Aba',
    ['SURAT PENGADUAN', 'menyampaikan pengaduan', 'ganti rugi dan perbaikan trafo'],
    ['Mati Terus'],
  ],
  [
    'the whole that was received is no line of its own',
    'kuitansi',
    'kwitansi: terima dari Ibu Rini uang 2.350.000 untuk sewa sound system 1 hari 1.500.000 dan genset 850.000. diterima oleh Aba Audio',
    ['Rp 2.350.000'],
    ['4.700.000'],
  ],
  [
    'whoever borrows stands second',
    'kontrak',
    'perjanjian utang antara saya Ratih sama Bu Wiwik, saya minjem 8 juta, balikin tiap minggu 200rb selama 40 minggu',
    ['Wiwik [isi alamat PIHAK PERTAMA]'],
    [],
  ],
  [
    'a team is named behind its count',
    'surat-perjalanan-dinas',
    'surat perjalanan dinas buat 2 orang sales: Adi Tono & Yuli Rini, dari Pati ke Kudus tgl 3-5 desember, uang harian 125rb per orang. PT Aba Pangan, manajer penjualan Bpk Haryo',
    ['Haryo, Manajer penjualan Adi Tono Sales', 'Yuli Rini'],
    [],
  ],
  [
    'who keeps the minutes signs them',
    'surat_resmi',
    'notulen rapat koperasi tgl 19 november 2026 di kantor desa, pimpinan rapat H. Tono, hadir 23 anggota. hasil: bendahara baru Ibu Rini. notulis Hendra',
    ['Notulis, Hendra'],
    [],
  ],
  [
    'the wage is not for the probation alone',
    'kontrak',
    'surat kontrak kerja untuk kasir baru, Melinda Rini, gaji 1,9 juta per bulan, masa percobaan 2 bulan mulai 1 Desember 2026. Dari Minimarket Aba, pemilik Pak Yusuf',
    ['Melinda Rini', 'masa percobaan 2 bulan', '1.900.000'],
    ['berlaku selama 2 bulan'],
  ],
  [
    'a bound is no price',
    'kontrak',
    'Perjanjian kerja sama reseller antara Butik Aba dan Nita: diskon 30% dari harga jual, minimal belanja 1 juta per bulan, berlaku 1 tahun',
    ['belanja Rp 1.000.000 per bulan'],
    ['700.000'],
  ],
  [
    'of whom a notice tells gives it',
    'surat_resmi',
    'surat pemberitahuan libur dong ke pelanggan, Bengkel Motor Aba tutup tgl 24 des sampe 2 jan',
    ['kami dari Bengkel Motor Aba'],
    [],
  ],
  [
    'what is needed for all is the price of nobody',
    'proposal',
    'proposal minta dana, kami karang taruna Aba mau ngadain pelatihan sablon buat 20 pemuda, butuh 6 juta: alat 3,5 juta, tinta 800rb, konsumsi 700rb sisanya honor pelatih',
    ['Honor pelatih 1 1.000.000', 'Total Rp 6.000.000'],
    ['120.000.000'],
  ],
  [
    'who is told to do it is given the power',
    'surat_resmi',
    'surat kuasa dong, saya Bu Rini nyuruh anak saya Rizky buat ngambil uang pensiun di Taspen',
    ['Rizky [isi alamat penerima kuasa]'],
    [],
  ],
  [
    'a promise is declared in the order in which it is told',
    'surat_resmi',
    'surat pernyataan: saya Tono penjual bakso, bersedia pindah lapak paling lambat 1 desember dan ga bakal jualan di trotoar lagi',
    ['bahwa saya bersedia pindah lapak paling lambat 1 Desember 2026 dan tidak'],
    [],
  ],
])('DOC-04 %s', (_, documentType, message, held, absent) => {
  const { text } = writtenLetter(message, documentType)
  expect(textFaults(text, held, absent)).toEqual([])
})
