import { prices } from '#core/points/shared/prices.ts'

import { type HelpArticle, inPoints } from './article.ts'

export const making: readonly HelpArticle[] = [
  {
    id: 'surat',
    group: 'Membuat',
    title: 'Membuat surat',
    keywords:
      'dokumen penawaran undangan pemberitahuan kontrak perjanjian proposal laporan surat tugas peringatan resmi dinas',
    body: [
      `Surat penawaran, kontrak kerja, proposal, laporan, dan surat resmi: masing-masing ${inPoints(prices.document_create)}, dipotong setelah jadi.`,
      'Nomor surat diisi berurutan, tanggal memakai hari ini, dan kop diambil dari profil usaha Anda.',
      { try: 'Buatkan surat undangan rapat dari Koperasi Maju untuk Bapak Hasan, Sabtu jam 9 pagi di balai desa' },
    ],
  },
  {
    id: 'invoice',
    group: 'Membuat',
    title: 'Membuat invoice dan kuitansi',
    keywords: 'invois tagihan faktur nota tagih bayar kwitansi lunas rekening jatuh tempo',
    body: [
      `Invoice untuk menagih, kuitansi untuk bukti sudah dibayar. Masing-masing ${inPoints(prices.document_create)}.`,
      'Total, potongan, uang muka, dan terbilang dihitung sendiri. Rekening bank dari profil usaha tercetak di invoice.',
      { try: 'Buat invoice untuk Ibu Sari Dewi: 15 paket sembako @ 125.000, ongkir 75.000' },
    ],
  },
  {
    id: 'presentasi',
    group: 'Membuat',
    title: 'Membuat presentasi',
    keywords: 'slide ppt powerpoint deck pitch profil usaha paparan',
    body: [
      `Sebut topik dan banyaknya slide. Harganya ${inPoints(prices.playbook_ppt)}.`,
      'Klik tulisan atau gambar di slide untuk mengubahnya, geser untuk memindahkan. Tekan Present untuk menayangkan layar penuh.',
      { try: 'Buatkan presentasi profil usaha 8 slide untuk pengajuan KUR' },
    ],
  },
  {
    id: 'analisis',
    group: 'Membuat',
    title: 'Membuat analisis usaha',
    keywords: 'laporan penjualan grafik angka data untung rugi swot kenapa turun',
    body: [
      `Tulis pertanyaannya dan angka yang Anda punya. Harganya ${inPoints(prices.playbook_analysis)}.`,
      'Angka di tulisan, tabel, dan grafik berasal dari data yang sama: ubah datanya, semuanya ikut.',
      { try: 'Buatkan analisis penjualan warung: Senin 850.000, Selasa 620.000, Rabu 1.100.000, Kamis 700.000' },
    ],
  },
  {
    id: 'website',
    group: 'Membuat',
    title: 'Membuat website',
    keywords: 'situs web halaman toko online landing page internet',
    body: [
      `Sebut nama usaha, kotanya, dan jam bukanya. Membuat website ${inPoints(prices.website_create)}, minta diubah lewat chat ${inPoints(prices.website_edit)}.`,
      'Langkah pembuatannya terlihat di layar. Kalau gagal, tidak ada poin yang dipotong.',
      { try: 'Buatkan website untuk Salon Melati di Cimahi, buka 09.00 sampai 19.00' },
    ],
  },
  {
    id: 'kasir',
    group: 'Membuat',
    title: 'Membuat kasir (POS)',
    keywords: 'pos jualan mesin kasir warung toko struk barang menu produk',
    body: [
      `Satu kalimat cukup, barangnya bisa ditambah nanti. Membuat kasir ${inPoints(prices.pos_create)}; mengubahnya gratis.`,
      {
        steps: [
          'Tulis di chat: buatkan kasir untuk warung Anda.',
          'Di canvas, ikuti pemasangannya. Pilih penyimpanan bawaan Juragan kalau tidak punya database sendiri.',
          'Catat kata sandi kasir yang muncul: hanya ditampilkan sekali.',
          'Tekan Buka kasir dan mulai berjualan.',
        ],
      },
      { try: 'Buatkan kasir untuk warung kopi saya, ada 12 menu' },
    ],
  },
]
