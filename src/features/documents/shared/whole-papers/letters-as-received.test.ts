import { describe, expect, test } from 'vitest'

import { paperFaults, type PaperRow, plain } from '#tests/support/paper-faults.ts'
import { writtenLetter } from '#tests/support/written-letter.ts'

const rows: readonly PaperRow[] = [
  [
    'an entry of a list that was typed in one line is a line of its own',
    'notulen rapat RT semalam di rumah Pak Wiryo, hasil: 1. iuran naik jadi 15rb 2. kerja bakti hari minggu 3. ronda mulai jam 10 malam',
    ['Iuran naik menjadi Rp 15.000.', 'Kerja bakti hari Minggu.', 'Ronda mulai pukul 22.00.'],
    ['15.000 2', 'Hasil: 1'],
  ],
  [
    'steps that are numbered without dots are numbered once',
    'SOP terima paket: 1 cek segel, 2 hitung jumlah, 3 catat di buku',
    ['Langkah-langkah Cek segel. Hitung jumlah. Catat di buku.'],
    [],
  ],
  [
    'counts of a recipe are no numbers of its steps',
    'SOP adonan: 1 kg terigu, 2 butir telur, 3 sendok gula, aduk rata',
    ['Langkah-langkah 1 kg terigu. 2 butir telur. 3 sendok gula.'],
    [],
  ],
  [
    'both sides of a contract of work are named by what they are, and days of work are days',
    'kontrak kerja karyawan, nama Wulan Anggraini jabatan kasir di Toko Roti Kencana, gaji 2 juta per bulan, 1 tahun mulai 1 Des 2026, kerja senin-sabtu jam 8 sampai 16, libur minggu. pemilik toko: Ratna Dewi',
    [
      'Ratna Dewi Pemilik [isi alamat PIHAK PERTAMA]',
      'Wulan Anggraini [isi alamat PIHAK KEDUA]',
      'Hari kerja Senin sampai dengan Sabtu pukul 08.00',
      'PIHAK KEDUA memperoleh libur hari Minggu setiap minggu.',
    ],
    ['Kerja karyawan.', '[isi nama PIHAK KEDUA]', 'Pemilik toko:'],
    'kontrak',
  ],
  [
    'a house whose sort is said before its name is called by its name',
    'surat pemberitahuan ke pelanggan kalo toko kita Toko Kain Asri libur tgl 24 sampai 26 desember 2026',
    ['kami dari Toko Kain Asri', 'bahwa Toko Kain Asri libur', 'Yth. Para Pelanggan'],
    ['Toko Toko', 'Toko Kita', 'toko kita'],
  ],
  [
    'what a house is to the writer is no part of its name, and the number of a bill none of the letter',
    'surat peringatan ke pelanggan PT Rimba Jaya yang nunggak invoice no INV/031/VIII/2026 sebesar 4.250.000, minta dilunasi paling lambat 5 Desember 2026. Dari Percetakan Kilau',
    ['Yth. Pimpinan PT Rimba Jaya', 'Tunggakan invoice nomor INV/031/VIII/2026 sebesar Rp 4.250.000.'],
    ['Pelanggan PT', 'Nomor INV/031'],
  ],
  [
    'a warning tells its day once, and whom it warns in the address',
    'surat peringatan 1 buat karyawan Beni Saputra bagian gudang, sering telat dan pulang sebelum jam kerja tgl 18 November 2026. dari UD Jaya Lestari, manager Pak Hartono',
    ['tanggal 18 November 2026', 'Hartono Manager'],
    ['Rabu, 18 November', 'Peringatan 1'],
  ],
  [
    'who reports signs with his office in full',
    'laporan kegiatan bazar desa tanggal 14 November 2026, peserta 32 stan, omzet 47 juta. yg bikin laporan Sekretaris panitia Mira Lestari',
    ['Mira Lestari Sekretaris Panitia'],
    ['Panitia Mira'],
    'laporan',
  ],
  [
    'who speaks for many signs for them',
    'surat permohonan keringanan sewa kios ke Dinas Perdagangan Kota Kupang, kami pedagang minta potongan 50% karena pasar direnovasi. perwakilan pedagang Yosef Leba',
    ['Yosef Leba Perwakilan Pedagang'],
    ['[isi nama penanda tangan]', 'Perwakilan pedagang Yosef'],
  ],
  [
    'who answers for a paper of rules stands above it and is none of its points',
    'sop kebersihan dapur buat Soto Ayam Juara. cuci tangan, pakai celemek, talenan dipisah, sampah dibuang. penanggung jawab kepala dapur Mas Yanto',
    ['[isi tanggal berlaku] Yanto 1. Tujuan', 'Yanto Kepala Dapur'],
    ['Penanggung jawab kepala dapur'],
  ],
  [
    'when a meeting ended is not when it began, and a day that was decided on is not its own',
    'notulen rapat panitia kirab di rumah Bu Warsi. hadir 14 orang. selesai jam 9 malam. hasil rapat: kirab tanggal 12 desember',
    ['Sabtu, 21 November 2026 pukul [isi jam mulai] sampai dengan 21.00', 'Rumah Bu Warsi'],
    ['Sabtu, 12 Desember'],
  ],
  [
    'a record of the shop is of the place of its house, and tells who found it',
    'berita acara kehilangan stok, tgl 20 November 2026 jam 6 pagi pas buka toko, hilang rokok 15 slop. toko Berkah Abadi Cikarang, yang nemu Ujang, pemilik Hj Neneng',
    ['bertempat di Toko Berkah Abadi Cikarang', 'Yang menemukan: Ujang.'],
    ['[isi tempat kejadian atau kegiatan]', 'Nemu Ujang'],
  ],
  [
    'a receipt tells for what it is with the day of it, and the order once',
    'kuitansi, udah terima dari Pak Danu Wijaya 1.500.000 buat pelunasan sewa tenda acara khitanan tgl 6 Desember 2026. yg terima Rahmat Basuki, Tenda Makmur Cirebon',
    ['Pelunasan sewa tenda acara khitanan tanggal 6 Desember 2026'],
    ['Sudah terima dari', 'Tenda Makmur Cirebon Tenda Makmur Cirebon [isi'],
    'kuitansi',
  ],
  [
    'what a parcel holds stands with it, and prices of single pieces make up no instalment',
    'Surat penawaran snack box ke PT Graha Sari u.p. Ibu Fitri bagian umum: paket A 15rb isi 3 macam, paket B 22rb isi 5 macam, pembayaran DP 50% sisanya saat barang diantar. Dari Dapur Bunda Aulia',
    ['Paket A (isi 3 macam)', 'termin ke-1 sebesar 50%, uang muka'],
    ['18.500', 'u.p.'],
    'surat_penawaran',
  ],
  [
    'what is let is told whole: its size, its number and its town',
    'kontrak sewa kios. Pemilik Hj. Mardiana, penyewa Rizal Anshori, kios ukuran 3x4 di Pasar Lama Blok B No. 17 Banjarmasin, sewa 1,2 juta per bulan selama 1 tahun mulai 1 Januari 2027',
    ['kios ukuran 3x4 yang beralamat di Pasar Lama Blok B No. 17 Banjarmasin.'],
    ['Kios ukuran 3x4 di'],
    'kontrak',
  ],
  [
    'the rent of a car is no rent of its plate',
    'perjanjian sewa mobil avanza G 2021 plat B 1234 KXY antara Andi Rental (Andi Firdaus) dengan Pak Joko Prasetya, 350rb/hari 5 hari dari 20 sampai 24 Desember 2026',
    ['Sewa mobil Avanza G adalah'],
    ['plat B adalah'],
    'kontrak',
  ],
  [
    'what is delivered each month of a term is so much a month, and its value that of the term',
    'perjanjian kerjasama antara Kopi Lereng Wilis (Bambang Prasetyo) dan Kafe Teras Kediri (Dian Maharani). Saya supply biji kopi robusta 40 kg tiap bulan harga 95rb/kg, masa kerjasama 6 bulan mulai Januari 2027',
    ['biji kopi robusta sebanyak 40 kg per bulan.', '(dua puluh dua juta delapan ratus ribu rupiah) untuk 6 bulan.'],
    ['sebanyak 240'],
    'kontrak',
  ],
  [
    'who leaves goods and with whom, and at which two prices',
    'MoU titip jual keripik pisang Bu Sumarsih di Toko Oleh-oleh Lampung Raya pak Hasan, harga titip 12.000 harga jual 15.000 per bungkus, titip 200 bungkus, yang tidak laku dikembalikan',
    [
      'Sumarsih [isi alamat PIHAK PERTAMA]',
      'Hasan [isi jabatan wakil PIHAK KEDUA]',
      'Harga titip Rp 12.000.',
      'Harga jual Rp 15.000 per bungkus.',
      'Barang yang tidak laku dikembalikan.',
    ],
    ['180.000.000', 'dan atas nama MoU'],
    'kontrak',
  ],
  [
    'a budget whose prices make up what is asked for counts nothing twice, and a target costs nothing',
    'proposal usaha laundry, butuh modal 35 juta: mesin cuci 2 unit 12 juta, pengering 9 juta, sewa tempat 1 tahun 10 juta, deterjen dan plastik 4 juta. target 20 kg per hari harga 7rb/kg. nama usaha Laundry Wangi',
    ['Total Rp 35.000.000', 'Deterjen dan plastik', 'Target 20 kg per hari harga Rp 7.000/kg.'],
    ['47.000.000', 'Target sebesar', '(kebutuhan dana)'],
    'proposal',
  ],
  [
    'a name with its clan is one name',
    'surat kuasa dari saya Hotman Tambunan ke istri saya Rosida br Sinaga buat ambil sertifikat tanah di BPN Kota Pematangsiantar',
    ['Istri selanjutnya disebut Penerima Kuasa'],
    ['Br Sinaga untuk mengambil'],
  ],
  [
    'what is handed over are the things that are listed',
    'berita acara serah terima barang: saya Teguh Raharjo dari Toko Digital Prima menyerahkan 4 unit laptop Asus dan 1 printer Epson kepada SMP Tunas Bangsa diwakili Ibu Retno, semua kondisi baik',
    ['Barang dalam daftar berikut', 'Laptop Asus 4 unit'],
    ['saya Teguh', 'Menyerahkan 4 unit'],
  ],
  [
    'who orders is where the goods go, and his address is not the seller’s',
    'PO ke Supplier Plastik Jaya: cup 50 slop @18.500, kirim paling telat tgl 4 desember ke Es Teh Poci Ibu Mega Jl. Ahmad Yani 88 Pekalongan. bayar tempo 7 hari',
    ['Es Teh Poci Ibu Mega Jl. Ahmad Yani 88 Pekalongan [isi nomor telepon]', 'Yth. Plastik Jaya di tempat'],
    ['Ke Supplier'],
  ],
  [
    'rent that is told for its whole time is not told for each year of it',
    'surat perjanjian sewa rumah antara Pak Wahono pemilik dan Sdr. Ferdi Utama penyewa, rumah di Jl. Cendana No. 8 Pekanbaru, 28 juta 2 tahun dibayar di muka, mulai 5 Januari 2027',
    ['Harga sewa adalah Rp 28.000.000'],
    ['56.000.000'],
    'kontrak',
  ],
  [
    'who reports signs by what he is',
    'laporan kerusakan mesin kopi di Kedai Pagi Cerah, pompa mati, estimasi biaya 1,3 juta, yang lapor barista Kevin',
    ['Kedai Pagi Cerah Kevin Barista'],
    ['Lapor barista'],
    'laporan',
  ],
  [
    'a grandchild may be empowered',
    'surat kuasa ambil pensiun bulan desember, saya Sumarsi ke cucu saya Dimas Anggara di Kantor Pos Purworejo',
    ['Dimas Anggara [isi alamat penerima kuasa] Cucu'],
    ['[isi nama penerima kuasa]'],
  ],
  [
    'who heads the house that sends is named behind it, and a name may begin with one letter',
    'SPPD Pak Nengah Suardika dari Singaraja ke Jakarta 8-11 Desember 2026, pesawat pp 2,4jt. Pimpinan UD Ukir Lestari: I Wayan Darma',
    ['I Wayan Darma, Pimpinan', 'UD Ukir Lestari I Wayan Darma Pimpinan'],
    ['[isi pihak yang menanggung biaya]', 'Pimpinan UD Ukir Lestari:'],
    'surat-perjalanan-dinas',
  ],
  [
    'the hour of a meeting may be that of a prayer, and what orders the minutes is none of their points',
    "catat notulen rapat pengurus masjid tgl 15 November 2026 ba'da isya di serambi: bahas renovasi mulai januari 20 juta, panitia diketuai Ust. Mahmud",
    ["ba'da Isya sampai dengan selesai"],
    ['[isi waktu rapat]', 'Catat notulen'],
  ],
  [
    'thanks tell what was given, and the order for them nothing',
    'surat ucapan terima kasih ke donatur PT Makmur Sejati sudah bantu 10 juta buat korban banjir, dari Karang Taruna Bhakti, ketua Andika',
    ['karena telah membantu Rp 10.000.000 untuk korban banjir.'],
    ['Ucapan terima kasih ke donatur'],
  ],
  [
    'every price that changes is told with both',
    'surat pemberitahuan kenaikan harga ke semua reseller mulai 1 januari 2027: pashmina dari 25rb jadi 28rb, bergo dari 35rb jadi 39rb. owner Nadia Salsa',
    ['Pashmina: dari Rp 25.000 menjadi Rp 28.000.', 'Bergo: dari Rp 35.000 menjadi Rp 39.000.'],
    ['Pashmina: Rp 25.000.'],
  ],
]

describe('a letter as its receiver reads it', () => {
  test.for(rows)('DOC-08 ASSIST-01 %s', (row) => {
    expect(paperFaults(row)).toEqual([])
  })
})

test('DOC-01 ASSIST-01 a paper of points is what was ordered, whatever other paper one of its points names', () => {
  const { request, text } = writtenLetter(
    'SOP laundry: 1) timbang cucian 2) tulis nota dan estimasi 3) hubungi pelanggan',
    'invoice',
  )
  expect(request.documentType).toBe('surat_resmi')
  expect(plain(text)).toContain('Langkah-langkah Timbang cucian. Tulis nota dan estimasi. Hubungi pelanggan.')
})
