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
    id: 'sop-dan-daftar',
    group: 'Membuat',
    title: 'SOP, jadwal, formulir, dan sertifikat',
    keywords:
      'prosedur tata tertib aturan jobdesk uraian tugas piagam rundown susunan acara absensi daftar hadir checklist inventaris memo internal',
    body: [
      `Bukan hanya surat: SOP dan tata tertib, uraian tugas, jadwal, susunan acara, daftar hadir, formulir, daftar periksa, memo, dan sertifikat juga bisa. Masing-masing ${inPoints(prices.document_create)}.`,
      'Tulis isinya satu per satu. Yang belum Anda sebut tetap kosong bertanda, tinggal diisi di canvas atau dengan pena setelah dicetak.',
      { try: 'Buatkan SOP kebersihan dapur: cuci tangan, lap meja tiap dua jam, buang sampah tiap sore' },
    ],
  },
  {
    id: 'ubah-jadi',
    group: 'Membuat',
    title: 'Dari penawaran sampai kuitansi',
    keywords: 'ubah jadi konversi invoice kontrak kuitansi surat jalan tanda terima lunas dp uang muka pelunasan',
    body: [
      `Buka suratnya, tekan Ubah jadi di atas, lalu pilih surat berikutnya. Pihak, barang, dan jumlahnya ikut, nomornya baru. Masing-masing ${inPoints(prices.document_create)}.`,
      'Lewat chat juga bisa: "buatkan invoice dari penawaran ini", "jadikan kontrak", "sudah dibayar lunas, buatkan kuitansi", "buatkan kuitansi untuk DP-nya", "buatkan surat jalannya".',
    ],
  },
  {
    id: 'bagikan',
    group: 'Membuat',
    title: 'Membagikan lewat tautan',
    keywords: 'share kirim whatsapp wa email tautan link pelanggan lihat cabut kedaluwarsa',
    body: [
      'Tekan Bagikan di atas (di ponsel: tombol titik tiga). Tautannya bisa dibuka siapa saja yang memegangnya, tanpa masuk, dan berlaku 1 sampai 90 hari.',
      'Yang tampil adalah naskah saat dibagikan. Tekan Cabut kalau tautan tidak perlu lagi; yang membukanya diberi tahu bahwa tautan sudah ditutup.',
    ],
  },
  {
    id: 'nomor-surat',
    group: 'Membuat',
    title: 'Format nomor surat',
    keywords: 'nomor urut romawi bulan tahun kode unit format penomoran sudah dipakai',
    body: [
      'Buka Pengaturan, bagian Surat. {seq:3} nomor urut, {kode} jenis surat, {unit} unit Anda, {romawi} bulan romawi, {tahun} tahun. Nomor berikutnya langsung terlihat.',
      'Nomor yang sudah dipakai surat lain tidak bisa dipakai dua kali; nomor yang bolong karena suratnya dihapus tercantum di bagian yang sama.',
    ],
  },
  {
    id: 'presentasi',
    group: 'Membuat',
    title: 'Membuat presentasi',
    keywords: 'slide ppt powerpoint deck pitch profil usaha paparan',
    body: [
      `Sebut topik dan banyaknya slide. Harganya ${inPoints(prices.playbook_ppt)}.`,
      'Klik tulisan atau gambar di slide untuk mengubahnya, geser untuk memindahkan. Tekan Present untuk menayangkan layar penuh; di komputer, tekan P untuk jendela pembicara dengan catatan, slide berikutnya, dan waktu.',
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
