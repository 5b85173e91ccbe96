import { prices } from '#core/points/shared/prices.ts'

import { type HelpArticle, inPoints } from './article.ts'

export const working: readonly HelpArticle[] = [
  {
    id: 'mengubah-sendiri',
    group: 'Menyunting',
    title: 'Mengubah hasil dengan tangan sendiri',
    keywords: 'edit sunting ketik ganti koreksi salah ketik simpan otomatis harga jumlah',
    body: [
      'Buka hasilnya dari sidebar, klik bagian yang mau diubah, lalu ketik. Gratis, sepuasnya.',
      'Perubahan tersimpan sendiri. Di atas canvas terlihat Saving..., lalu Saved dengan jamnya. Unsaved changes berarti masih di perangkat ini saja.',
    ],
  },
  {
    id: 'minta-diubah',
    group: 'Menyunting',
    title: 'Minta Juragan yang mengubah',
    keywords: 'edit chat ubah lewat chat terima tolak perubahan ai revisi',
    body: [
      `Buka dokumennya, lalu tulis perubahannya di chat. Satu kali ubah ${inPoints(prices.document_edit)} untuk surat, presentasi, dan analisis; ${inPoints(prices.website_edit)} untuk website; kasir gratis.`,
      'Perubahannya ditandai dulu. Tekan Terima kalau cocok, Tolak kalau tidak.',
    ],
  },
  {
    id: 'bagian-kosong',
    group: 'Menyunting',
    title: 'Bagian kuning bertulisan [isi …]',
    keywords: 'kosong kuning isi belum lengkap tanda blank kurung siku',
    body: [
      'Itu fakta yang belum Anda sebut. Juragan tidak mengarang nama, tanggal, atau alamat.',
      'Ketuk bagian kuning, ketik isinya, selesai. Kalau faktanya selalu sama (alamat, rekening), isi di Settings bagian Profil usaha supaya lain kali terisi sendiri.',
    ],
  },
  {
    id: 'riwayat-versi',
    group: 'Menyunting',
    title: 'Kembali ke versi lama',
    keywords: 'riwayat versi pulihkan undo batal urungkan hilang salah hapus',
    body: [
      'Salah barusan? Tekan Urungkan (panah balik) di bilah alat; di komputer bisa juga Ctrl+Z (di Mac ⌘Z).',
      'Lebih lama dari itu: tekan Riwayat di atas canvas, pilih versinya, bandingkan, lalu tekan Pulihkan versi ini. Versi yang sekarang tidak hilang; memulihkan membuat versi baru.',
    ],
  },
  {
    id: 'mengunduh',
    group: 'Menyunting',
    title: 'Mengunduh dan mencetak',
    keywords: 'download unduh ekspor export pdf word docx pptx excel xlsx teks txt print cetak file',
    body: [
      'Tekan tombol unduh di atas hasilnya. Gratis, boleh berkali-kali.',
      {
        rows: [
          ['Surat dan dokumen', 'Word, PDF, teks'],
          ['Presentasi', 'PowerPoint, PDF, teks'],
          ['Analisis', 'Word, PDF, teks'],
        ],
      },
      'Untuk WhatsApp pakai PDF: isinya tidak bergeser di ponsel penerima. Untuk diubah lagi di komputer pakai Word.',
    ],
  },
  {
    id: 'menyimpan-ke-drive',
    group: 'Menyunting',
    title: 'Menyimpan ke drive',
    keywords: 'drive google cloud simpan salinan berkas file folder tautan docs slides penuh putus hubungkan',
    body: [
      'Buka surat atau presentasinya, lalu tekan Save to Drive. Gratis. Menyimpan lagi memperbarui berkas yang sama, tidak menumpuk.',
      'Tanpa pengaturan apa pun berkasnya masuk Drive Juragan di sidebar: ada folder, cari, ganti nama, pindah, unduh, dan Sampah. Tautannya hanya terbuka untuk akun Anda; untuk orang lain pakai Bagikan.',
      'Kalau pengelola menyalakan Google Drive, hubungkan akun Google Anda sekali. Surat menjadi Google Docs dan presentasi menjadi Google Slides. Juragan hanya bisa menyentuh berkas yang dibuatnya sendiri di sana.',
    ],
  },
  {
    id: 'dua-tempat',
    group: 'Menyunting',
    title: 'Dokumen berubah di dua tempat',
    keywords: 'bentrok konflik dua tab dua perangkat pakai punya saya terbaru',
    body: [
      'Kalau dokumen yang sama diubah di dua perangkat, Juragan memperlihatkan keduanya berdampingan. Pilih Pakai punya saya atau Pakai yang terbaru.',
      'Naskah yang tidak dipilih tidak dibuang begitu saja: versi lama tetap ada di Riwayat.',
    ],
  },
  {
    id: 'tata-letak',
    group: 'Menyunting',
    title: 'Mengatur lebar layar dan tema',
    keywords: 'panel sidebar canvas lebar fokus tema gelap terang ceria warna layar penuh perbesar gerak animasi',
    body: [
      'Geser pembatas di antara panel, atau klik dua kali supaya pas sendiri. Di ponsel, tombol kembali menutup yang paling atas.',
      'Tema (Kertas, Malam, Pasar), kecepatan gerak, dan saran ada di Settings bagian Tampilan.',
    ],
  },
]
