import { lessonOf } from './lesson-of.ts'

/** What is done at work within a few minutes, as trainers name it among their topics, and how it is generally done. */
interface Task {
  readonly about: RegExp
  readonly how: readonly string[]
}

const tasks: readonly Task[] = [
  {
    about: /^(?:cara )?(?:(?:men)?jaga )?kebersihan(?: (?:dapur|warung|makanan|tempat|toko))?$/i,
    how: [
      'Cuci tangan sebelum mulai dan setelah memegang uang atau sampah',
      'Lap meja dan alat setiap kali selesai dipakai',
      'Simpan bahan tertutup, pisahkan yang mentah dari yang matang',
      'Buang sampah sebelum penuh, pel lantai saat tutup',
    ],
  },
  {
    about: /(?:mem)?bersih(?:kan|in)? (?:mesin|alat|peralatan)|(?:pe)?rawat(?:an)? (?:mesin|alat)/i,
    how: [
      'Matikan, cabut listriknya, dan tunggu sampai dingin',
      'Lepas bagian yang boleh dilepas, ingat urutannya',
      'Bersihkan dengan kain atau sikat yang sesuai',
      'Keringkan, pasang kembali, lalu coba',
    ],
  },
  {
    about: /terima (?:cucian|pakaian|pesanan|order|titipan)|menerima (?:cucian|pesanan|order)/i,
    how: [
      'Sapa, lalu hitung dan periksa bersama pelanggan',
      'Tanyakan permintaan khusus, ulangi untuk memastikan',
      'Catat nama, nomor, jumlah, dan kapan selesai',
      'Serahkan nota dan tempel tanda pada barangnya',
    ],
  },
  {
    about: /\b(?:men)?cuci (?:pakaian|baju|cucian)|^cara (?:men)?cuci$|mencuci pakaian/i,
    how: [
      'Pisahkan menurut warna, bahan, dan tingkat kotornya',
      'Periksa saku dan noda sebelum dicuci',
      'Pakai sabun secukupnya sesuai petunjuk',
      'Bilas sampai bersih, lalu segera keringkan',
    ],
  },
  {
    about: /setrika|menyetrika/i,
    how: [
      'Baca label bahannya, atur panas dari yang paling rendah',
      'Setrika selagi sedikit lembap',
      'Mulai dari kerah dan lengan, lalu badan',
      'Lipat atau gantung saat sudah dingin',
    ],
  },
  {
    about: /ganti oli|servis (?:motor|ringan|berkala)|tune ?up/i,
    how: [
      'Tanyakan keluhan, catat kilometernya',
      'Periksa rem, ban, lampu, rantai, dan oli',
      'Sebutkan biaya dan minta persetujuan sebelum dikerjakan',
      'Kerjakan sesuai buku panduan, lalu uji coba',
      'Jelaskan yang sudah diganti saat diserahkan',
    ],
  },
  {
    about: /(?:potong|cukur|pangkas) rambut|creambath|keramas/i,
    how: [
      'Tanyakan model dan panjang yang diinginkan',
      'Pasang kain penutup, siapkan alat yang bersih',
      'Potong sedikit demi sedikit, tunjukkan di cermin',
      'Rapikan, bersihkan, dan tanyakan apakah sudah pas',
    ],
  },
  {
    about: /(?:meny|s)eduh|espresso|membuat (?:kopi|minuman)|racik (?:kopi|minuman)|kalibrasi/i,
    how: [
      'Bersihkan alat dan siapkan bahan sesuai takaran',
      'Timbang, jangan dikira-kira',
      'Ikuti urutan dan waktu yang sama setiap kali',
      'Cicipi, lalu perbaiki satu hal saja tiap kali mencoba',
    ],
  },
  {
    about: /antar (?:pesanan|barang|paket)|mengantar|pengiriman|kurir/i,
    how: [
      'Cocokkan nama, alamat, dan isi sebelum berangkat',
      'Susun rute dari yang terdekat',
      'Kabari pelanggan sebelum sampai',
      'Serahkan langsung dan catat penerimanya',
    ],
  },
  {
    about: /stok ?opname|hitung stok|cek stok|menghitung stok|pencatatan stok/i,
    how: [
      'Hentikan keluar-masuk barang selama dihitung',
      'Hitung berdua: satu menghitung, satu mencatat',
      'Cocokkan dengan catatan, hitung ulang yang selisih',
      'Tulis sebab selisihnya dan laporkan',
    ],
  },
  {
    about: /(?:mem)?bersih(?:kan|in|-bersih)? (?:kamar|ruangan|toko|meja|area|toilet|lantai)|housekeeping/i,
    how: [
      'Siapkan alat dan beri tanda area yang dibersihkan',
      'Mulai dari atas ke bawah, dari dalam ke luar',
      'Pisahkan lap untuk meja, lantai, dan toilet',
      'Periksa sekali lagi sebelum ditinggalkan',
    ],
  },
  {
    about: /foto produk|memotret produk|konten (?:produk|medsos|instagram|tiktok)/i,
    how: [
      'Bersihkan produk dan siapkan latar yang polos',
      'Pakai cahaya dari jendela, matikan lampu kilat',
      'Ambil dari depan, samping, dan dekat',
      'Pilih yang paling jelas, lalu samakan gayanya',
    ],
  },
  {
    about: /jahit|menjahit|pola (?:baju|pakaian)|obras/i,
    how: [
      'Ukur dan catat, ukur sekali lagi',
      'Buat pola, potong sesuai arah kain',
      'Jahit perlahan dari bagian utama',
      'Periksa sambungan, rapikan benang, lalu setrika',
    ],
  },
  {
    about: /absen|jam kerja|izin (?:kerja|sakit)|tata tertib/i,
    how: [
      'Datang sebelum jam kerja dan catat kehadiran',
      'Sampaikan izin sebelum jam masuk, bukan sesudahnya',
      'Cari pengganti bersama penanggung jawab',
      'Pulang setelah serah terima pekerjaan',
    ],
  },
  {
    about: /menyapa|sapaan|^sapa\s|salam(?! tempel)|menyambut/i,
    how: [
      'Tatap, senyum, dan ucapkan salam lebih dulu',
      'Tanyakan apa yang dicari',
      'Dengarkan sampai selesai, baru menawarkan',
    ],
  },
  {
    about: /\bscan|barcode|input (?:barang|pesanan)|memasukkan pesanan/i,
    how: [
      'Ambil barang satu per satu, jangan ditumpuk',
      'Cocokkan nama dan harga di layar dengan barangnya',
      'Barang yang sama: pastikan jumlahnya benar',
      'Sebutkan totalnya sebelum menerima uang',
    ],
  },
  {
    about: /^(?:\p{L}+\s){0,2}(?:pembayaran|bayar)\s(?:\p{L}+\s){0,3}(?:qris|transfer|non ?tunai|debit)/iu,
    how: [
      'Sebutkan totalnya, tanyakan cara bayarnya',
      'Tunai: hitung uangnya di depan pembeli',
      'Nontunai: tunggu sampai dana masuk di layar toko',
      'Serahkan struk dan ucapkan terima kasih',
    ],
  },
  {
    about: /kembalian|uang pas|menghitung uang|hitung uang|pembayaran tunai|terima uang/i,
    how: [
      'Sebutkan uang yang diterima dengan suara jelas',
      'Biarkan uang itu di luar laci sampai kembalian diserahkan',
      'Hitung kembalian di depan pembeli',
      'Serahkan bersama struknya',
    ],
  },
  {
    about: /tutup (?:kasir|toko|warung|kedai|outlet|shift)|closing (?:kasir|toko)|akhir shift|setor(?:an)? kasir/i,
    how: [
      'Hitung uang laci tanpa melihat catatan dulu',
      'Cocokkan dengan penjualan tunai hari itu',
      'Catat selisih apa adanya beserta sebabnya',
      'Simpan uang dan serahkan catatannya kepada penanggung jawab',
    ],
  },
  {
    about: /buka (?:kasir|toko|warung|kedai|outlet)|opening|persiapan (?:buka|kerja|shift)/i,
    how: [
      'Datang sebelum jam buka, rapikan diri dan tempat',
      'Hitung uang awal di laci',
      'Periksa barang, alat, dan harga yang terpasang',
      'Buka tepat waktu',
    ],
  },
  {
    about: /display|menata (?:barang|rak)|penataan|\brak\b/i,
    how: [
      'Kelompokkan barang yang dicari bersamaan',
      'Yang paling dicari setinggi mata',
      'Yang lebih dulu kedaluwarsa di depan',
      'Pasang harga yang mudah dibaca',
    ],
  },
  {
    about: /\bpacking|mengemas|membungkus|bungkus(?:an)? pesanan|kemas pesanan/i,
    how: [
      'Cocokkan isi dengan pesanan sebelum ditutup',
      'Lindungi bagian yang mudah rusak',
      'Tutup rapat dan tempel nama penerima',
      'Catat yang sudah siap kirim',
    ],
  },
  {
    about: /terima barang|penerimaan barang|barang (?:masuk|datang)|bongkar muat/i,
    how: [
      'Cocokkan barang dengan surat jalan',
      'Periksa keadaan dan tanggal kedaluwarsanya',
      'Catat yang kurang atau rusak sebelum menandatangani',
      'Simpan di tempatnya, yang lama di depan',
    ],
  },
  {
    about: /(?:balas|membalas|melayani|jawab|menjawab) (?:chat|pesan|wa|dm)|admin (?:chat|wa|olshop)/i,
    how: [
      'Sapa dengan nama dan balas secepatnya',
      'Jawab semua yang ditanyakan dalam satu pesan',
      'Ulangi pesanan, jumlah, dan totalnya sebelum diproses',
      'Kabari lagi saat barang dikirim',
    ],
  },
  {
    about: /upsell|menawarkan (?:produk|barang|tambahan)|jualan tambahan/i,
    how: [
      'Tawarkan yang cocok dengan yang sudah diambil',
      'Sebutkan satu alasan singkat',
      'Satu tawaran saja; bila ditolak, ucapkan terima kasih',
    ],
  },
]

/** How what a topic names is generally done; null where nobody knows. */
export const stepsFor = (topic: string): readonly string[] | null => {
  const task = tasks.find(({ about }) => about.test(topic))
  // A complaint comes from a buyer, whether the topic says so or not.
  return task?.how ?? lessonOf(topic)?.how ?? lessonOf(`${topic} pelanggan`)?.how ?? null
}
