import type { Answer } from '../answer.ts'

/** How a till of ours sells, prints, counts and reports. */
export const aboutTills: readonly Answer[] = [
  {
    name: 'till_limits',
    asks: [
      'kasir bisa untuk dua cabang tidak',
      'kasir ada diskon dan retur tidak',
      'kasir bisa barcode tidak',
      'kasir bisa catat utang pelanggan tidak',
      'kasir bisa pajak dan service tidak',
    ],
    when: [
      'kasir|pos & diskon|retur|refund|batal|cabang|beberapa toko|impor|import|barcode|meja|dapur|member|pelanggan|hutang|bon|varian|topping|pajak|shift|banyak barang|excel & bisa|cara|bagaimana|ada|? & !aplikasi kasir yang|karyawan kasir|gaji',
    ],
    weight: 1.9,
    reply:
      'Yang **ada** di kasir: barang dengan harga, stok, dan kategori; **diskon** per barang dan per belanja; tunai, transfer, QRIS, dan bayar campur; **kasbon** pelanggan beserta pelunasannya; keranjang yang **ditahan**; retur dan pembatalan; **PB1 atau PPN dan *service charge*** di struk; sif dan uang laci; pindai barcode; struk cetak, PDF, atau WhatsApp; laporan dan riwayat, juga diunduh sebagai **Excel atau CSV**; tetap jualan saat internet putus; **impor barang dari Excel atau CSV**; dan kata sandi sendiri untuk karyawan.\n\nYang **belum**: varian dan topping, meja dan dapur, dan poin member. Untuk varian, buat sebagai barang sendiri (*Es Teh Besar*).\n\nBeberapa cabang? Tambahkan **Lokasi** di pengaturan kasirnya; stok dihitung per tempat.',
  },
  {
    name: 'till_on_several_devices',
    asks: [
      'kasir bisa dipakai di dua hp sekaligus tidak',
      'satu kasir dibuka di beberapa perangkat bersamaan',
      'dua karyawan jualan pakai kasir yang sama',
    ],
    when: [
      'kasir|kasirnya|pos & dua|2|tiga|3|beberapa|banyak|lebih dari satu & hp|ponsel|perangkat|tablet|laptop|karyawan|orang|kasir & bisa|boleh|sekaligus|bareng|bersamaan|?',
    ],
    weight: 2.4,
    reply:
      'Bisa. Kasir punya alamat dan kata sandi sendiri: buka **alamat yang sama di tiap ponsel**, masuk dengan kata sandi kasirnya, lalu berjualan bersamaan. Stok berkurang dari satu rak yang sama, dan semua penjualan masuk ke satu laporan.\n\n- Tiap perangkat punya keranjang dan **laci** (sif) sendiri.\n- Saat internet putus, perangkat tidak saling tahu stok; yang melebihi stok ditandai untuk dihitung ulang.\n- Karyawan tidak perlu masuk ke akun Anda.',
  },
  {
    name: 'till_offline',
    asks: [
      'kasir mati lampu sedang transaksi datanya hilang tidak',
      'hp mati saat transaksi di kasir penjualannya hilang',
    ],
    when: [
      'kasir|kasirnya|pos|jualan & offline|sinyal|internet|putus|koneksi|wifi|kuota|luring & tidak|tanpa|hilang|jelek|mati|bisa|offline|luring|? & !jualan online|promo|wifi gratis',
    ],
    weight: 1.6,
    reply:
      'Bisa: kasir **tetap berjualan saat internet putus**, di ponsel maupun laptop. Bukalah sekali saat ada sinyal; sesudah itu barang, harga, dan keranjangnya ada di perangkat.\n\n- Penjualan yang belum terkirim ditandai *menunggu* dan terkirim sendiri begitu tersambung, masing-masing satu kali.\n- Selama menunggu, jangan menghapus data peramban dan jangan ganti perangkat.\n- Dua perangkat yang sama-sama putus tidak tahu stok satu sama lain; yang melebihi stok tetap dicatat dan ditandai untuk dihitung ulang.\n\nQRIS dan transfer tetap dicek di aplikasi bank Anda sendiri.',
  },
  {
    name: 'sales_of_today',
    asks: ['melihat penjualan hari ini di mana', 'laporan kasir kemarin bisa dilihat di mana'],
    when: [
      'penjualan|omzet|omset|pendapatan|transaksi|laporan|terjual|laku & hari ini|harian|hari|kemarin|minggu ini|bulan ini & lihat|liat|ngecek|cek|melihat|tampil|dimana & !naikkan|sepi',
    ],
    weight: 1.4,
    reply:
      'Buka kasirnya dari sidebar (**POS Systems**); di bagian laporannya ada pendapatan per hari, barang terlaris, dan tiap struk. Yang sedang *menunggu* di perangkat karyawan terlihat setelah terkirim.\n\nBelum memakai kasir? Tulis *buatkan kasir* beserta barang dan harganya, atau catat di satu buku: tanggal, terjual, tunai, QRIS, keluar.',
  },
  {
    name: 'report_as_sheet',
    asks: [
      'cara export laporan penjualan kasir ke excel',
      'laporan kasir bisa diunduh jadi excel tidak',
      'rekap penjualan kasir dalam bentuk excel',
    ],
    when: [
      'laporan|rekap|penjualan|transaksi|kasir|kasirnya & excel|xls|xlsx|csv|spreadsheet & !impor|import|masukin|masukkan|unggah|upload',
    ],
    weight: 2.6,
    reply:
      'Bisa. Buka kasirnya dari sidebar (**POS Systems**), tekan **Laporan**, pilih harinya, lalu di bagian **Unduh laporan** pilih **Excel** atau **CSV**. Gratis.\n\nYang belum bisa jadi Excel hanya surat dan analisis; keduanya diunduh sebagai Word, PDF, atau teks.',
  },
  {
    name: 'till_goods',
    asks: ['cara menambah barang di kasir', 'mengubah harga barang di kasir'],
    when: [
      'kasir|pos & tambah|nambah|ubah|ganti|hapus|masukin|masukkan|isi|atur & barang|produk|menu|harga|stok & cara|bagaimana|dimana|bisa|? & !biaya|poin',
    ],
    weight: 2.4,
    reply:
      'Buka kasirnya dari sidebar (**POS Systems**), bagian **Produk**: tambah barang baru, klik harga atau stok untuk mengubah, atau hapus yang tidak dijual lagi. Langsung berlaku di halaman kasir.\n\nBisa juga lewat chat saat kasirnya terbuka: *tambah es jeruk 8rb stok 30* atau *naikkan harga kopi jadi 16rb*; gratis, dan baru berlaku setelah Anda tekan **Terima**. Stok berkurang sendiri tiap ada penjualan.',
  },
  {
    name: 'print_receipt',
    asks: ['cara print kuitansi dari hp pakai printer thermal kecil'],
    when: [
      'struk|nota|kasir|kasirnya & cetak|print|ngeprint|printer|bluetooth|thermal|58|80 & !beda|apa itu|invoice|surat',
    ],
    weight: 1.8,
    reply: ({ words }) =>
      `${['kuitansi', 'invoice', 'surat', 'tagihan', 'kontrak'].some((one) => words.has(one)) ? 'Surat, invoice, dan kuitansi di sini ukurannya **A4**: buka, unduh **PDF**, lalu cetak dari ponsel ke printer biasa, atau kirim PDF-nya ke tempat cetak. Di printer gulung kecil tulisannya tidak muat.\n\nPrinter kecil itu untuk **struk kasir**: ' : 'Bisa: '}setelah membayar, tekan **cetak struk** di kasir. Lebar kertasnya **58 mm** atau **80 mm**, dan dicetak lewat perintah cetak di peramban, jadi printernya perlu sudah terpasang di ponsel, tablet, atau laptop itu. Untuk printer Bluetooth, pasangkan dulu lewat pengaturan perangkat atau aplikasi bawaan printernya; tidak semua tipe bisa, jadi coba satu struk dulu.\n\nTanpa printer pun bisa: kirim lewat **WhatsApp**.`,
  },
  {
    name: 'till_password',
    asks: ['lupa kata sandi kasir karyawan'],
    when: ['sandi|password|pin & kasir|kasirnya|till'],
    weight: 2.4,
    reply:
      'Kata sandi kasir hanya ditampilkan **sekali** dan tidak bisa dibaca lagi oleh siapa pun. Menggantinya: buka kasirnya di canvas, pilih **Buat kata sandi baru**, catat yang muncul, lalu beri tahu karyawan yang bertugas.\n\nAnda sendiri bisa masuk tanpa kata sandi lewat tombol **Buka kasir**. Salah lima kali, kasir menunggu lima menit.',
  },
]
