import { expect, test } from 'vitest'

import type { DocumentType } from '#core/items/shared/kinds.ts'
import { textFaults } from '#tests/support/text-faults.ts'
import { writtenLetter } from '#tests/support/written-letter.ts'

/** Papers that neighbourhoods, schools, mosques and small houses need: what stands in them, and what may not. */
test.each<[string, DocumentType, string, readonly string[], readonly string[]]>([
  [
    'a neighbourhood says what its people work as, and for what the paper is needed',
    'surat_resmi',
    'Buatkan surat keterangan tidak mampu dari RT 03 RW 07 Kelurahan Sukamaju untuk warga bernama Siti Aminah, pekerjaan buruh cuci, untuk keperluan beasiswa anaknya',
    ['Buruh cuci', 'kelengkapan beasiswa anaknya'],
    ['Pekerjaan buruh cuci.'],
  ],
  [
    'who is honoured is named, by which house, as what and why',
    'surat_resmi',
    'tolong buatkan surat penghargaan untuk karyawan terbaik bulan November, Dewi Lestari, kasir Toko Makmur Jaya, karena paling rajin dan ramah ke pelanggan',
    [
      'SURAT PENGHARGAAN',
      'Diberikan kepada',
      'Dewi Lestari',
      'sebagai Karyawan Terbaik Bulan November',
      'oleh Toko Makmur Jaya',
      'karena paling rajin',
    ],
    ['Yth.'],
  ],
  [
    'what somebody wants a certificate for is no fact of his work, and how long he works is told without a day',
    'surat_resmi',
    'bikin surat keterangan kerja untuk karyawan saya Rina Marlina, sudah kerja 3 tahun sebagai staf admin di CV Sumber Rejeki, mau ajuin KPR ke BTN',
    ['telah bekerja selama 3 tahun', 'kelengkapan pengajuan KPR ke BTN', 'Staf admin'],
    ['ajuin', '[isi tanggal mulai'],
  ],
  [
    'the profit of a business is shared out, its capital is handed over by whoever brings it',
    'kontrak',
    'Buatkan surat perjanjian bagi hasil antara saya Hendra Wijaya sebagai pemodal dan Pak Yusuf sebagai pengelola warung bakso, modal 50 juta, bagi hasil 40:60, dihitung tiap tanggal 5',
    [
      'menjalankan usaha warung bakso',
      '40% untuk PIHAK PERTAMA dan 60% untuk PIHAK KEDUA',
      'dibagikan setiap tanggal 5',
      'PIHAK PERTAMA berkewajiban menyerahkan modal',
    ],
    ['Dihitung setiap'],
  ],
  [
    'capital that the second side brings is handed over by the second side',
    'kontrak',
    'buatkan perjanjian bagi hasil antara saya Surya (yang kelola) dan Pak Anwar sebagai pemodal, usaha ternak lele, modal 20 juta, keuntungan dibagi 60:40',
    ['PIHAK KEDUA berkewajiban menyerahkan modal', '60% untuk PIHAK PERTAMA'],
    ['PIHAK PERTAMA berkewajiban menyerahkan modal'],
  ],
  [
    'a reason ends before the days, which stand in their own place',
    'surat_resmi',
    'buatkan surat izin tidak masuk sekolah, anak saya Raka kelas 4B SDN 01 Cibinong sakit demam hari Senin dan Selasa',
    ['karena sakit demam.', 'Senin, 23 November 2026 dan Selasa, 24 November 2026'],
    ['hari Senin dan.'],
  ],
  [
    'an office is addressed by whoever heads it; what is broken is named where its state is told',
    'surat_resmi',
    'buatkan surat ke kantor lurah Tegalrejo minta bantuan perbaikan lampu jalan di gang Melati, dari RT 02, sudah 2 bulan mati',
    ['Yth. Lurah Tegalrejo', 'Lampu jalan di gang Melati sudah 2 bulan mati'],
    ['Kantor Lurah', 'Tempat: gang'],
  ],
  [
    'a declaration that names a warning is no warning',
    'surat_resmi',
    'buatkan surat pernyataan saya Joko Susilo tidak akan mengulangi keterlambatan kerja, kalau terulang siap kena SP 2',
    ['SURAT PERNYATAAN', 'Apabila terulang, saya siap'],
    ['PERINGATAN'],
  ],
  [
    'what somebody works as stands with his name, and is no breach',
    'surat_resmi',
    'buatkan surat peringatan kedua untuk karyawan Andi Saputra, kurir, karena sering mengantar barang terlambat, dari UD Lancar Jaya',
    ['Andi Saputra, Kurir, karena sering mengantar'],
    ['Pelanggaran yang dimaksud'],
  ],
  [
    'whoever calls somebody his pupil writes for the school; where he goes writes nothing',
    'surat_resmi',
    'buat surat rekomendasi magang untuk siswa saya Nabila Putri dari SMK Negeri 2 Malang, ke PT Sinar Digital',
    ['untuk magang di PT Sinar Digital'],
    ['Ke PT', 'Siswa kami'],
  ],
  [
    'parents let their child take part; what nobody told stays open',
    'surat_resmi',
    'surat izin orang tua untuk ikut study tour ke Jogja kelas 8 SMP Tunas Harapan tanggal 10-12 Desember 2026, biaya 850 ribu',
    [
      'SURAT IZIN ORANG TUA',
      'mengikuti study tour ke Jogja pada tanggal 10 Desember 2026',
      'SMP Tunas Harapan',
      '[isi nama anak]',
    ],
    ['Yth.', 'permohonan'],
  ],
  [
    'votes are counted for people and are no goods',
    'surat_resmi',
    'Tolong bikin berita acara pemilihan ketua RT 04, tanggal 22 November 2026, calon Pak Dedi 45 suara dan Pak Wawan 38 suara, tidak sah 2',
    ['PEMILIHAN KETUA RT 04', '45 suara', 'Wawan 38 suara', 'Tidak sah 2'],
    ['Uraian'],
  ],
  [
    'what was ordered and what is asked for are told once',
    'surat_resmi',
    'Buatkan surat komplain ke CV Mitra Kemasan, pesan 1000 kotak nasi, yang datang 900 dan 50 di antaranya rusak, minta diganti',
    ['Kami memesan 1.000 kotak nasi', 'kami meminta penggantian'],
    ['Minta diganti'],
  ],
  [
    'how much a loan is, what for and for how long go on from the plea',
    'surat_resmi',
    'Buatkan surat permohonan kredit ke Bank BPR Artha Mandiri sebesar 75 juta untuk tambah modal usaha mebel, jangka waktu 3 tahun, dari Mebel Jati Luhur',
    ['Permohonan tersebut sebesar Rp 75.000.000 untuk tambah modal usaha mebel, dengan jangka waktu 3 tahun'],
    [],
  ],
  [
    'a family asks in its own name',
    'surat_resmi',
    'Surat permohonan izin keramaian ke Polsek Gedebage untuk acara pernikahan anak saya Sabtu 12 Desember 2026 di Jl. Cimincrang No 8, ada orgen tunggal sampai jam 11 malam',
    ['saya mengajukan permohonan izin keramaian', 'Hormat saya'],
    ['[isi nama usaha]', 'kami'],
  ],
  [
    'parents are called in to their school',
    'surat_resmi',
    'tolong buatkan surat panggilan orang tua murid, anaknya bernama Gilang kelas 9C sering bolos, diminta hadir Rabu 25 November 2026 jam 9 di ruang BK SMP Pelita',
    ['SURAT PANGGILAN', 'Yth. Orang Tua/Wali Gilang', 'mengharapkan kehadiran', 'SMP Pelita'],
    ['SURAT RESMI'],
  ],
  [
    'who stays away names herself by her leave, and her employer reads it',
    'surat_resmi',
    'surat permohonan cuti melahirkan Sinta Maharani, staf keuangan PT Bumi Sejahtera, mulai 7 Desember 2026 selama 3 bulan',
    ['Yth. Pimpinan PT Bumi Sejahtera', 'Sinta Maharani', 'permohonan cuti melahirkan selama 3 bulan'],
    ['melahirkan Sinta'],
  ],
  [
    'what something is asked for stays, behind whom it is asked of',
    'surat_resmi',
    'surat izin penggunaan lapangan desa ke Kepala Desa Sukorejo untuk pertandingan bola antar RT tanggal 5 dan 6 Desember 2026, dari panitia HUT RI dusun Krajan',
    ['izin penggunaan lapangan desa untuk pertandingan bola antar RT'],
    [],
  ],
  [
    'an agenda that closes the message is a list',
    'surat_resmi',
    'Buatkan undangan rapat anggota tahunan koperasi Sumber Makmur, Sabtu 19 Desember 2026 pukul 08.00 di balai desa Ngablak, agenda laporan pengurus, pembagian SHU, pemilihan pengawas',
    ['Laporan pengurus, pembagian SHU, pemilihan pengawas'],
    ['Hal lain'],
  ],
  [
    'what stands in brackets behind a name is no house; goods that are left are sold for a share',
    'kontrak',
    'buatkan perjanjian kerja sama penitipan kue antara Ibu Ida (pembuat kue) dan Kantin SMA 3 (Ibu Rini), komisi kantin 15%, kue tidak laku diambil sore hari',
    [
      'PERJANJIAN KONSINYASI',
      'Barang titipan dalam perjanjian ini adalah kue',
      'memperoleh komisi 15%',
      'diambil kembali',
    ],
    ['atas nama Pembuat Kue', '[isi kewajiban'],
  ],
  [
    'good wishes are no thanks',
    'surat_resmi',
    'surat ucapan selamat atas pembukaan cabang baru Apotek Kimia Sehat di Solo dari PT Medika Utama',
    ['SURAT UCAPAN SELAMAT', 'mengucapkan selamat kepada Bapak/Ibu atas pembukaan cabang baru'],
    ['bantuan dan dukungan'],
  ],
])('DOC-04 %s', (_title, documentType, message, there, absent) => {
  const { text } = writtenLetter(message, documentType)
  expect(textFaults(text, there, absent)).toEqual([])
})
