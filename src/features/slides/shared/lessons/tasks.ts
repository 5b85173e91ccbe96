import { lessonOf } from './lesson-of.ts'

/** What is done at work within a few minutes, as trainers name it among their topics, and how it is generally done. */
interface Task {
  readonly about: RegExp
  readonly how: readonly string[]
}

const tasks: readonly Task[] = [
  {
    about: /menyapa|sapaan|salam(?! tempel)|menyambut/i,
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
