import { expect, test } from 'vitest'

import type { DocumentType } from '#core/items/shared/kinds.ts'
import { writtenLetter } from '#tests/support/written-letter.ts'

/** Letters and agreements as owners order them: what stands there, and what may not stand there. */
test.each<[string, DocumentType | null, string, readonly string[], readonly string[]]>([
  [
    'an offer of a cooperation without prices has no table to fill in',
    null,
    'surat penawaran kerja sama ke Hotel Aba Raya, kami Laundry Seruni nawarin cuci handuk hotel, antar tiap hari, bayar bulanan',
    ['mengajukan penawaran kerja sama kepada Hotel Aba Raya', 'Cuci handuk hotel.', 'Pembayaran bulanan.'],
    ['[isi harga satuan]', 'Kami Laundry Seruni menawarkan', 'berlaku sampai dengan'],
  ],
  [
    'what goes with a letter is counted above and named below',
    'surat_resmi',
    'surat lamaran kerja jadi admin di PT Aba Jaya, nama saya Rara Ayu lulusan SMK 2021, lampirkan KTP, ijazah sama CV',
    ['Tiga berkas', 'Bersama surat ini saya lampirkan KTP, ijazah, dan CV.'],
    [],
  ],
  [
    'why somebody empowers another one is one sentence',
    'surat_resmi',
    'surat kuasa dari saya Bayu Aji ke istri saya Rara Ayu utk ambil uang di Bank Jatim, krn saya lagi sakit',
    ['Kuasa ini diberikan karena Pemberi Kuasa sedang sakit.'],
    ['Dengan keterangan sebagai berikut', 'Karena saya'],
  ],
  [
    'a declaration tells who declares once, what follows in a sentence of its own, and to whom it goes',
    'surat_resmi',
    'surat pernyataan bahwa saya Bayu tukang bakso tidak akan jualan di trotoar lagi, kalo melanggar gerobak siap disita. utk Satpol PP Kota Aba',
    [
      'bahwa saya tidak akan berjualan di trotoar lagi. Apabila melanggar, gerobak siap disita.',
      'Surat pernyataan ini ditujukan kepada Satpol PP Kota Aba.',
    ],
    ['bahwa saya Bayu'],
  ],
  [
    'a debt is paid back as it is told, and what somebody agrees to is his own thing',
    'surat_resmi',
    'surat pernyataan kesanggupan bayar utang. saya Bayu Aji utang ke Pak Rama 6 juta, sanggup nyicil 500rb tiap tgl 10 mulai desember 2026, kalo telat 2 bulan siap motor diambil',
    ['melunasinya dengan membayar Rp 500.000 setiap tanggal 10', 'saya bersedia motor saya diambil'],
    ['Sanggup mencicil'],
  ],
  [
    'the days of a task stand in their line, its car in another one',
    'surat_resmi',
    'surat tugas utk sopir kami Pak Bayu antar barang ke Toko Aba di Tegal hari rabu besok pake mobil box H 8812 KA, dari UD Seruni',
    ['Mobil box H 8812 KA', 'Mengantar barang ke Toko Aba di Tegal'],
    ['Antar barang ke Toko Aba di Tegal hari'],
  ],
  [
    'a letter of leave goes to the house where its writer works, with a reason told without a word for it',
    'surat_resmi',
    'surat izin tidak masuk kerja, saya Rara staf packing di Olshop Seruni, tanggal 24 dan 25 november, mau nikahan kakak di Solo. ke Mbak Ayu HRD',
    ['HRD Olshop Seruni', 'karena ada pernikahan kakak di Solo'],
    ['[isi alasan]', 'Staf packing di Olshop'],
  ],
  [
    'qualities are one sentence of a recommendation, and what it is for closes it',
    'surat_resmi',
    'surat rekomendasi utk mantan karyawan saya Bayu Aji, 3 tahun jadi koki di Rumah Makan Seruni, orangnya jujur, rajin, masakannya enak. dia mau melamar ke hotel',
    [
      'Yang bersangkutan jujur, rajin, dan masakannya enak.',
      'Selama 3 tahun bekerja sebagai koki',
      'untuk melamar pekerjaan di hotel',
    ],
    ['Mau melamar'],
  ],
  [
    'a house that moves writes to its customers, not to itself',
    'surat_resmi',
    'surat pemberitahuan ke pelanggan kalo toko kami Seruni Elektronik pindah dari Jl. Veteran 10 ke Jl. Melati 8 mulai 1 Desember 2026, no wa tetep 08211122334',
    ['Yth. Para Pelanggan', 'Kepindahan Toko Seruni Elektronik'],
    ['Pimpinan Toko Seruni'],
  ],
  [
    'a permit says for what occasion, also where the reader is named before it',
    'surat_resmi',
    'surat permohonan izin pakai lapangan ke Pak Lurah Karangaba buat bazar UMKM tgl 12-13 Desember 2026. dari Paguyuban Seruni',
    ['izin menggunakan lapangan untuk bazar UMKM'],
    [],
  ],
  [
    'weekdays in front of a span are no day of their own, and an hour that ends something begins nothing',
    'surat_resmi',
    'surat izin ke RT buat hajatan nikahan anak saya Rara, sabtu minggu tgl 5-6 desember, hiburan sampe jam 11 malem. saya pak Bayu',
    ['izin untuk hajatan pernikahan anak saya Rara', 'Sabtu, 5 Desember 2026', 'Hiburan sampai pukul 23.00.'],
    ['28 November', 'Waktu', 'Sehubungan dengan hajatan'],
  ],
  [
    'a neighbour is certified, not the bank that wants the paper, and the head of the neighbourhood signs',
    'surat_resmi',
    'surat keterangan usaha dari RT 03 RW 07 buat warga kami Pak Bayu Aji, beliau punya usaha tambal ban di Jl. Melati 15 sejak 2018, utk syarat pinjam ke BRI. Ketua RT Rama Wijaya',
    ['Bayu Aji', 'mempunyai usaha tambal ban', 'kelengkapan pengajuan pinjaman ke BRI', 'Rama Wijaya'],
    ['[isi nama penanda tangan]', 'Untuk warga kami'],
  ],
  [
    'a complaint names its thing and speaks for the house',
    'surat_resmi',
    'surat komplain ke Toko Mesin Aba, mesin giling bakso yang saya beli tgl 2 november baru dipake seminggu udah mati, minta diganti baru. saya Bayu, Bakso Seruni Solo',
    ['keluhan mengenai mesin giling bakso', 'Mesin giling bakso yang kami beli tanggal 2 November 2026'],
    ['saya beli'],
  ],
  [
    'thanks say for what, how long somebody worked there stands with them',
    'surat_resmi',
    'surat resign saya Rara Ayu admin gudang di PT Aba Jaya, terakhir kerja 15 desember 2026 soalnya mau ikut suami ke Batam, makasih udah 4 tahun kerja di sini. ke Pak Bayu manager',
    ['sebagai admin gudang di PT Aba Jaya', 'bekerja di PT Aba Jaya selama 4 tahun'],
    ['Sudah 4 tahun'],
  ],
  [
    'whoever says `saya` employs, and hours of work are no goods',
    'kontrak',
    'kontrak kerja karyawan: saya Bayu Aji pemilik Bengkel Seruni, karyawan namanya Rama Wijaya, mekanik, gaji 2,8 juta per bulan, jam kerja 8 sampe 5, kontrak 1 tahun mulai 1 desember 2026',
    ['PIHAK KEDUA bekerja sebagai mekanik', 'Jam kerja pukul 08.00 sampai dengan 17.00.', 'Rama Wijaya'],
    ['sebanyak 8', 'Karyawan namanya'],
  ],
  [
    'whoever rents stands second, whatever he says first; what each pays for binds him',
    'kontrak',
    'surat perjanjian sewa kios, kios nya punya Bu Hj. Rara, saya Bayu yg nyewa buat jualan pulsa. di Pasar Aba blok C no 12, sewa 12 juta setahun bayar di depan, listrik saya yg bayar, kalau rusak yg benerin pemilik',
    [
      'PIHAK PERTAMA berkewajiban memperbaiki kerusakan.',
      'PIHAK KEDUA berkewajiban membayar listrik.',
      'PIHAK KEDUA berkewajiban memakai objek sewa untuk berjualan pulsa.',
      'Pembayaran dilakukan oleh PIHAK KEDUA di muka.',
    ],
    ['berkewajiban menyewa', 'yang memperbaiki pemilik'],
  ],
  [
    'a rent that is counted over its years is told in words',
    'kontrak',
    'perjanjian kontrak rumah. Saya Bu Rara punya rumah di Perum Aba blok D5, dikontrak sama Mas Bayu 2 tahun, 15 juta per tahun, mulai 10 Januari 2027, listrik air ditanggung pengontrak',
    ['yaitu Rp 15.000.000 per tahun', 'PIHAK KEDUA berkewajiban menanggung listrik dan air.'],
    ['Dikontrak', 'Uraian'],
  ],
  [
    'a memorandum that tells how is paid says so',
    'kontrak',
    'MoU antara Kelompok Tani Seruni (ketua Pak Bayu) dengan Warung Aba (Bu Rara), kami suplai sayur tiap hari, harga ikut harga pasar, bayar tiap minggu, berlaku 6 bulan',
    ['Harga mengikuti harga pasar.', 'Pembayaran dilakukan oleh PIHAK KEDUA setiap minggu.'],
    ['Biaya pelaksanaan nota kesepahaman'],
  ],
  [
    'what is sold is named without a number that breaks off, and its papers are handed over',
    'kontrak',
    'perjanjian jual beli motor bekas Honda Beat 2019 plat AD 4521 KL antara saya Bayu Aji (penjual) sama Pak Rama (pembeli) harga 9,5 juta, BPKB dikasih kalo udah lunas',
    ['BPKB diserahkan setelah pembayaran lunas.', 'sepakat mengadakan jual beli motor bekas Honda Beat 2019.'],
    ['2019 plat.'],
  ],
  [
    'a house that tells its customers by its own name writes to them',
    'surat_resmi',
    'surat pemberitahuan libur akhir tahun ke para pelanggan Laundry Seruni, tutup 31 desember 2026 sampe 2 januari 2027, yg mau ambil cucian paling lambat 30 desember. pemilik Ibu Rara',
    ['kami dari Laundry Seruni', 'Pengambilan cucian paling lambat 30 Desember 2026'],
    ['Hormat saya'],
  ],
  [
    'a recommendation by who heads a village names him and what it shall bring',
    'surat_resmi',
    'surat rekomendasi dari Kepala Desa Sukoaba Bpk. Bayu utk Kelompok Wanita Tani Seruni supaya dapet bantuan alat dari Dinas Pertanian, kelompoknya aktif sejak 2020',
    ['Bayu', 'Kepala Desa Sukoaba', 'untuk memperoleh bantuan alat dari Dinas Pertanian'],
    ['[isi nama penanda tangan]', 'Bpk.'],
  ],
  [
    'what somebody earns is certified in one sentence',
    'surat_resmi',
    'surat keterangan penghasilan buat karyawan saya Rara Ayu, admin di Toko Seruni, gaji 2,3 juta per bulan kerja dari Juni 2023, buat beasiswa anaknya. saya Pak Bayu pemilik toko',
    ['adalah benar karyawan Toko Seruni sejak Juni 2023 dengan penghasilan Rp 2.300.000 per bulan.'],
    ['Gaji Rp 2.300.000'],
  ],
  [
    'whom a meeting chose does not sign its record',
    'surat_resmi',
    'berita acara rapat anggota Kelompok Ternak Seruni tgl 20 November 2026 di balai dusun, memutuskan bendahara baru Pak Aba gantiin Pak Rama. ketua Pak Bayu sekretaris Sari',
    ['Ketua'],
    ['Uraian', 'Yang membuat,\nAba'],
  ],
  [
    'an applicant lives where he says, and not the house where he applies',
    'surat_resmi',
    'surat lamaran kerja buat adik saya Rara Ayu ke Klinik Seruni bagian pendaftaran, umur 22, alamat Jl. Melati 9 Klaten',
    ['Jl. Melati 9 Klaten', 'di tempat'],
    ['[isi alamat pelamar]'],
  ],
  [
    'a leave of months lasts them, and an office is no name',
    'surat_resmi',
    'surat izin cuti melahirkan saya Rara Ayu SPV, 3 bulan mulai 1 Desember 2026, kerjaan dipegang sementara sama Mbak Sari. ke Pak Direktur Bayu',
    ['selama 3 bulan, mulai hari Selasa, 1 Desember 2026', 'sementara oleh Mbak Sari', 'Hormat saya,'],
    ['sementara dan'],
  ],
  [
    'a day that is asked for is no day of an event',
    'surat_resmi',
    'surat permohonan dispensasi bayar sewa lapak ke pengelola Pasar Aba, saya Rara pedagang sayur, sakit 2 minggu jadi ga jualan, minta bayar bulan november mundur ke 15 desember',
    ['Sakit 2 minggu sehingga tidak berjualan.', 'pembayaran bulan November diundur ke tanggal 15 Desember 2026.'],
    ['Hari, tanggal'],
  ],
  [
    'who is sent and comes back on the same day goes for one day',
    'surat_resmi',
    'surat tugas untuk Bayu ke Cirebon kirim contoh produk ke Toko Aba, senin 30 november 2026, pulang hari itu juga. dari CV Seruni, direktur Ibu Rara',
    ['Senin, 30 November 2026'],
    ['sampai dengan Senin'],
  ],
  [
    'what a seller of goods offers to resellers has no table to fill in',
    null,
    'surat penawaran jadi reseller ke Toko Aba, kami Roti Seruni, diskon 20%, minimal ambil 50 bungkus',
    ['penawaran kerja sama sebagai reseller', 'Diskon sebesar 20%.'],
    ['[isi harga satuan]'],
  ],
  [
    'a memorandum names its houses and who heads each without a word between',
    'kontrak',
    'MoU Karang Taruna Seruni (ketua Bayu) dgn Kafe Aba (owner Kak Rara), kafe nyediain tempat gratis buat acara musik, karang taruna urus panggung, hasil tiket dibagi 70 30, 3 bulan mulai 5 desember',
    ['PIHAK PERTAMA berkewajiban mengurus panggung.', 'PIHAK KEDUA berkewajiban menyediakan tempat gratis'],
    ['sebanyak 70', '[isi nama PIHAK PERTAMA]'],
  ],
  [
    'the rest of a price is paid in parts, and a deposit of today sets no last day',
    'kontrak',
    'perjanjian jual beli tanah kavling di Desa Aba, penjual Bpk Rama, pembeli saya Bayu Aji, harga 96 juta, dp 30 juta udah dibayar hari ini, sisanya 3 kali tiap bulan mulai januari 2027',
    ['dilunasi dalam 3 kali angsuran setiap bulan mulai Januari 2027.'],
    ['per bulan.', '21 November 2026', 'Penjual Bpk'],
  ],
  [
    'parts of a price are told once, who is late pays, and who gives the material is bound to',
    'kontrak',
    'kontrak borongan renovasi dapur antara saya Bu Rara sama tukang Pak Bayu, biaya 18 juta, bahan dari saya, dibayar 3 kali: 40% di awal, 40% pas setengah jadi, 20% selesai, kerja 20 hari mulai 1 desember, kalo molor potong 100rb per hari',
    [
      'PIHAK PERTAMA berkewajiban menyediakan bahan.',
      'setelah pekerjaan selesai.',
      'Apabila terlambat, dikenai potongan Rp 100.000 per hari.',
    ],
    ['Dibayar 3 kali', '[isi sanksi yang disepakati]'],
  ],
  [
    'who borrows in his own name owes, wherever he stands',
    'kontrak',
    'perjanjian pinjam uang saya Bayu Aji pinjam 10 juta dari Bu Hj. Rara buat modal ternak lele, balikin 10 bulan @1 juta tiap tgl 5 mulai januari 2027',
    ['PIHAK KEDUA meminjamkan uang sebesar Rp 10.000.000 kepada PIHAK PERTAMA'],
    [],
  ],
  [
    'who closes an invitation with his name invites; neighbours are invited',
    'surat_resmi',
    'surat undangan syukuran pembukaan salon baru saya Salon Ayu Seruni, jumat 4 desember 2026 jam 9 pagi di Ruko Aba blok A3, buat tetangga sekitar ruko. dari Ibu Rara',
    ['Yth. Para Tetangga Sekitar Ruko'],
    ['Yth. Ibu Rara', '[isi nama penanda tangan]'],
  ],
  [
    'who is hired is told by his work, and what is paid for each piece is added to no wage',
    'kontrak',
    'kontrak kerja kurir: saya Bu Rara pemilik Toko Seruni, kurirnya Bayu Aji, gaji 1,8 juta sebulan plus 2.000 per paket, kontrak 6 bulan mulai 1 januari 2027',
    ['Bayu Aji', 'Upah tambahan adalah Rp 2.000', 'Upah selama 6 bulan adalah Rp 10.800.000'],
    ['10.802.000', '[isi nama PIHAK KEDUA]'],
  ],
  [
    'a least price beside an offered cooperation makes no table',
    null,
    'surat penawaran kerja sama ke SDN 1 Aba, kami Kantin Seruni mau kelola kantin sekolah, bagi hasil 10% buat sekolah, harga mulai 2 ribu',
    ['mengajukan penawaran kerja sama kepada SDN 1 Aba'],
    ['Uraian'],
  ],
  [
    'what else somebody does who is sent is told in whole verbs',
    'surat_resmi',
    'surat tugas utk Pak Bayu ikut pameran UMKM di Solo 8-10 desember 2026, jaga stand dan catat pesanan. dari Koperasi Seruni, ketua Ibu Rara',
    ['Menjaga stand dan mencatat pesanan.'],
    [],
  ],
])('DOC-08 ASSIST-01 %s', (_, documentType, message, there, absent) => {
  const { text } = writtenLetter(message, documentType)
  const faults = [
    ...there.filter((part) => !text.includes(part)).map((part) => `missing: ${part}`),
    ...absent.filter((part) => text.includes(part)).map((part) => `stands there: ${part}`),
  ]
  expect(faults).toEqual([])
})

test('ASSIST-01 what was done last night was done the day before', () => {
  expect(writtenLetter('notulen rapat warga tadi malem di balai RW, hadir 14 orang, hasil: iuran 20rb').text).toContain(
    'Jumat, 20 November 2026',
  )
})
