import { expect, test } from 'vitest'

import type { DocumentType } from '#core/items/shared/kinds.ts'
import { paperFaults } from '#tests/support/paper-faults.ts'

/** Papers that an owner would sign as they are: what must stand in each, and what must not. */
test.each<[string, DocumentType, string, readonly string[], readonly string[]]>([
  [
    'who says `saya` in a contract names himself and his house in brackets',
    'kontrak',
    'Perjanjian kerjasama antara saya (Rina Wati, Dapur Rina) dan Pak Agus Salim (Kantin SMK Aba) soal titip jual nasi kotak, saya kirim 60 kotak tiap hari sekolah @ 11.000, berlaku 6 bulan',
    [
      'di bawah ini: Rina Wati',
      'untuk dan atas nama Dapur Rina',
      'Agus Salim [isi jabatan',
      'atas nama Kantin SMK Aba',
    ],
    ['[isi nama PIHAK PERTAMA]', 'PIHAK PERTAMA (Rina', 'Kerjasama hari', 'kerjasama hari'],
  ],
  [
    'two weeks from today are a day, and the tax of a motorcycle is none of the sale',
    'kontrak',
    'perjanjian jual beli motor bekas: penjual Andri Jaya, pembeli Siti Rini, Beat 2019 harga 9,5 juta dp 2 juta sisanya 2 minggu lagi, pajak hidup sampai maret 2027',
    [
      'Rp 9.500.000 (sembilan juta lima ratus ribu rupiah)',
      'Rp 7.500.000 dilunasi paling lambat tanggal 5 Desember 2026',
      'meliputi Beat 2019',
      'PENYERAHAN',
    ],
    ['PPN', '2 minggu', '19.000.000', 'JANGKA WAKTU'],
  ],
  [
    'goods behind the verb of sending, where they go, who drives and the plate behind his name',
    'surat_resmi',
    'butuh surat jalan, ngirim 40 dus keramik & 15 sak semen dari TB Aba Jaya ke proyek Pak Made Rai di Lovina, supir Ketut Sena DK 8123 UA, brangkat jumat 27 nov jam 7 pagi',
    [
      'Keramik 40 dus',
      'Semen 15 sak',
      'Proyek Pak Made Rai di Lovina',
      'Ketut Sena DK 8123 UA',
      'Jumat, 27 November 2026, pukul 07.00',
    ],
    ['Ngirim', 'DK DK', 'Keterangan pengiriman'],
  ],
  [
    'a circular of a landlady to those who live in her house',
    'surat_resmi',
    'Bikin edaran ke penghuni Kos Aba Putih dari saya bu kos, Sri Rini: mulai 1 Desember 2026 gerbang ditutup jam 22.00, tamu nginep lapor dulu',
    ['SURAT EDARAN', 'kami dari Kos Aba Putih', 'gerbang ditutup pukul 22.00', 'Tamu menginap', 'Sri Rini Pemilik'],
    ['Ibu Kos', 'Sri Rini:', 'sampai dengan selesai'],
  ],
  [
    'a notice without any word that opens what it says',
    'surat_resmi',
    'buatin surat pemberitahuan ke pelanggan toko libur tanggal 24 sampai 27 Desember 2026',
    ['Yth. Pelanggan Toko', 'bahwa toko libur tanggal 24 Desember 2026 sampai dengan 27 Desember 2026'],
    ['kami dari Toko', '[isi hal yang diberitahukan]'],
  ],
  [
    'an errand of two with a `dengan` between them',
    'surat_resmi',
    'tolong buatkan surat tugas untuk Mas Fajar Aji dengan Mbak Lilis Wati, berangkat ke Malang tgl 2-3 Desember 2026, pameran UMKM. yang menugaskan CV Aba Jaya, direktur Bu Rini',
    ['Fajar Aji Lilis Wati', 'CV Aba Jaya', 'Rini Direktur'],
    ['menugaskan CV', '[isi nama usaha]', 'Dengan Mbak'],
  ],
  [
    'the name of the house that is applied to ends with its sentence',
    'surat_resmi',
    'Buat surat lamaran kerja posisi admin gudang di PT Kirim Cepat Sampai Balikpapan. Nama saya Gilang Aji',
    ['Pimpinan PT Kirim Cepat Sampai Balikpapan', 'Gilang Aji'],
    ['Balikpapan. Nama'],
  ],
  [
    'a record: where it was, who checked, who saw it, and what was lost',
    'surat_resmi',
    'Buatkan berita acara kerusakan barang. Sabtu 21 November 2026 pukul 10.15 wita di gudang Toko Aba Jaya, diterima kiriman dari ekspedisi Cepat 3 unit kulkas, 1 unit penyok di badan bawah. yang memeriksa La Ode Aji (kepala gudang), disaksikan kurir Yusuf dan satpam Hamid. kerugian ditaksir 1.350.000',
    [
      'Toko Aba Jaya',
      'pukul 10.15 WITA, bertempat',
      '1 unit penyok',
      'Yang memeriksa: La Ode Aji',
      'kurir Yusuf dan satpam Hamid',
      'Kerugian ditaksir',
    ],
    ['Ekspedisi Cepat [isi', 'Uraian', 'badan bawah, telah'],
  ],
  [
    'those who were at a meeting, and what was talked over',
    'surat_resmi',
    'notulen rapat kemarin di gudang UD Aba. hadir saya Andi Rio, Pak Saleh, sama Rusli sopir. dibahas harga gabah naik, mesin diperbaiki paling lambat jumat depan. notulis Pak Saleh',
    ['Andi Rio, Bapak Saleh dan Rusli sopir', 'Harga gabah naik'],
    ['saya Andi', 'sama Rusli', 'Dibahas'],
  ],
  [
    'a group of its own name asks for a grant',
    'proposal',
    'proposal bantuan modal ke Dinas Koperasi. Kelompok kami namanya KWT Aba Berseri, anggota 14 orang. butuh 5 juta: mesin 3jt, kemasan 2jt. ketua Rini Wati',
    ['diajukan oleh KWT Aba Berseri', 'Rp 5.000.000'],
    ['Namanya', 'Kelompok KWT'],
  ],
  [
    'a veterinarian signs with her title',
    'kuitansi',
    'kuitansi dari Pak Hengky, steril kucing 2 ekor @450rb, lunas. Penerima drh. Amalia Sari, Klinik Aba',
    ['rh. Amalia Sari', '900.000'],
    ['[isi nama penerima uang]', 'Keterangan'],
  ],
  [
    'why somebody asks is no row of goods',
    'surat_resmi',
    'surat permohonan ke PT Aba Hijau, minta tambahan jatah pupuk 12 ton krn anggota nambah dr 80 jadi 115 orang. dari Koperasi Tani Rini',
    ['tambahan jatah pupuk 12 ton'],
    ['Uraian', 'Krn'],
  ],
  [
    'the driver goes along',
    'surat-perjalanan-dinas',
    'SPPD utk 3 orang: Ir. Ronny Aji, Maria Wati dan sopir Jefry, dari Tomohon ke Gorontalo 8 s/d 11 Desember 2026 utk pelatihan, naik mobil dinas',
    ['Maria Wati, Jefry'],
    ['sopir Jefry'],
  ],
  [
    'an address behind the house that goods are sent to is not the supplier’s',
    'surat_resmi',
    'purchase order ke CV Plastik Aba: cup 20 dus @ 310.000. kirim sebelum 1 desember ke Kedai Rini, Jl. Melati 12 Serang. pemesan Mia Wati',
    ['Yth. Pimpinan CV Plastik Aba di tempat'],
    [],
  ],
  [
    'each day of a row of days has the month of the last one',
    'surat_resmi',
    'surat peringatan buat Rini Wati, tidak masuk tgl 3, 9, 12 sama 17 november. dari Salon Aba',
    ['3 November 2026, 9 November 2026, 12 November 2026 dan 17 November 2026'],
    ['Desember'],
  ],
])('DOC-08 ASSIST-01 %s', (what, type, message, holds, holdsNot) => {
  expect(paperFaults([what, message, holds, holdsNot, type])).toEqual([])
})
