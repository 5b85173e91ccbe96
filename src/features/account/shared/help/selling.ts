import type { HelpArticle } from './article.ts'

export const selling: readonly HelpArticle[] = [
  {
    id: 'berjualan',
    group: 'Kasir dan website',
    title: 'Berjualan dengan kasir',
    keywords: 'transaksi jual keranjang bayar uang pas kembalian struk cetak whatsapp qris tunai',
    body: [
      {
        steps: [
          'Ketuk barang untuk memasukkannya ke keranjang, atau cari namanya.',
          'Tekan Bayar, pilih cara bayarnya, isi uang yang diterima. Kembalian dihitung sendiri.',
          'Cetak struknya, atau kirim lewat WhatsApp.',
        ],
      },
      'Stok berkurang sendiri. Barang yang habis diberi tanda Habis.',
    ],
  },
  {
    id: 'kasir-tanpa-internet',
    group: 'Kasir dan website',
    title: 'Berjualan tanpa internet',
    keywords: 'offline kasir sinyal putus jaringan menunggu terkirim antrean ditolak melebihi stok pasang aplikasi',
    body: [
      'Kasir tetap bisa dibuka dan berjualan waktu internet putus. Setiap penjualan disimpan dulu di perangkat, lalu terkirim sendiri begitu internet kembali, masing-masing sekali. Buka kasir sekali selagi ada internet supaya tersimpan di perangkat itu.',
      'Baris di atas kasir menyebut berapa penjualan yang menunggu. Ketuk untuk melihatnya, mengirimnya sekarang, atau mengunduh catatannya. Yang tidak diterima server tetap ada di sana dengan alasannya.',
      'Barang yang terjual melebihi stok tetap tercatat dan diberi tanda di tab Penjualan: hitung ulang barangnya, lalu isi stok yang benar.',
      'Selama masih ada yang menunggu, jangan hapus data browser. Keluar dari kasir bisa setelah semua terkirim.',
    ],
  },
  {
    id: 'barang-kasir',
    group: 'Kasir dan website',
    title: 'Menambah barang dan mengatur stok',
    keywords: 'produk tambah barang harga stok kategori hapus barang menu',
    body: [
      'Buka kasir dari sidebar bagian POS Systems. Di bagian Produk tekan Tambah produk, isi nama, harga, dan stoknya.',
      'Jasa dan masakan tidak perlu dihitung: matikan Hitung stok, dan barang itu selalu bisa dijual. Yang dihitung berkurang tiap terjual, lalu berhenti di Habis.',
      'Mengubah harga tidak mengubah penjualan yang sudah lewat.',
    ],
  },
  {
    id: 'kata-sandi-kasir',
    group: 'Kasir dan website',
    title: 'Kata sandi kasir hilang',
    keywords: 'lupa password kasir sandi karyawan masuk kasir terkunci',
    body: [
      'Kata sandi kasir hanya ditampilkan sekali dan tidak bisa dibaca lagi oleh siapa pun. Buat yang baru: buka kasirnya di canvas, lalu pilih Buat kata sandi baru.',
      'Anda sendiri bisa masuk tanpa kata sandi lewat tombol Buka kasir. Salah lima kali, kasir menunggu lima menit.',
    ],
  },
  {
    id: 'menerbitkan-website',
    group: 'Kasir dan website',
    title: 'Alamat website dan menerbitkan perubahan',
    keywords: 'terbitkan publish domain alamat link tayang live draft kembalikan rilis',
    body: [
      'Setelah jadi, website langsung punya alamat. Salin alamat atau Buka di tab baru ada di bagian terbitan, di canvas.',
      'Perubahan baru terlihat pengunjung setelah Anda menekan Terbitkan. Kalau menyesal, pilih terbitan lama lalu tekan Kembalikan.',
      'Di sidebar, Live berarti sudah tayang; Draft berarti belum.',
    ],
  },
  {
    id: 'isi-website',
    group: 'Kasir dan website',
    title: 'Mengganti isi website',
    keywords: 'foto gambar menu harga jam buka warna urutan bagian tombol whatsapp instagram peta',
    body: [
      'Buka websitenya, lalu tekan Isi website. Tulisan, harga, jam buka, foto, dan warnanya diisi di sana; pratinjau berubah langsung.',
      'Foto dikecilkan sendiri supaya halaman cepat dibuka di ponsel pembeli.',
    ],
  },
  {
    id: 'tanpa-internet',
    group: 'Kasir dan website',
    title: 'Waktu internet putus',
    keywords: 'offline sinyal jaringan koneksi mati tersimpan di perangkat hilang',
    body: [
      'Yang Anda ketik tersimpan di perangkat itu setiap huruf: pesan, dokumen, dan profil. Begitu internet kembali, kirimannya dilanjutkan.',
      'Jawaban yang sedang ditulis tetap berjalan di server. Tutup ponselnya pun hasilnya menunggu Anda.',
      'Tanda tersimpan di perangkat di sidebar berarti dokumen itu belum sampai ke server: jangan hapus data browser dulu.',
    ],
  },
]
