import { words } from '../whole-words.ts'
import { count, sum } from './facts.ts'
import type { Question } from './question.ts'

/** `stok 30 papan, sehari laku 4, pesan 3 hari baru datang`. */
const reorder: Question = {
  type: 'umum',
  title: 'Hitungan Stok',
  asks: [
    words(
      'kapan|order lagi|pesan lagi|pesen lagi|restock|restok|reorder|cukup|habis\\p{L}*|beli lagi|belanja lagi|tahan',
    ),
  ],
  facts: {
    laku: count('Terpakai per hari', '', '', { per: ['hari'] }),
    stok: count('Stok sekarang', '', 'sto[ck]k?|sisa|sedia|punya|ada|gudang|tinggal', { per: 'whole' }),
    tunggu: count(
      'Lama menunggu barang',
      'hari',
      'pesan|pesen|order|datang|dateng|kirim\\p{L}*|nunggu|tunggu|sampai|sampe|lead time|pengiriman',
      { optional: true },
    ),
  },
  steps: {
    habis: ['Stok habis dalam', 'stok / positive(laku)', { noun: 'hari' }],
    batas: ['Pesan saat stok tinggal', 'laku * tunggu', { noun: '$stok' }],
    lagi: ['Pesan paling lambat', 'habis - tunggu', { noun: 'hari' }],
  },
  answer: [
    [
      'Pesan lagi saat stok tinggal **{{batas}}**: selama menunggu {{tunggu}} terpakai {{laku}} sehari. Itu kira-kira {{lagi}} lagi.',
      'lagi',
      'positive',
      'zero',
    ],
    [
      'Pesan sekarang juga: stoknya sudah di bawah **{{batas}}** yang terpakai selama menunggu {{tunggu}}.',
      'lagi',
      'negative',
    ],
    ['Stok {{stok}} habis dalam **{{habis}}**.', 'habis', 'positive'],
  ],
  shown: ['batas', 'lagi', 'habis'],
  next: ['Stok cadangan untuk hari ramai atau kiriman terlambat: [isi stok cadangan].'],
}

const lying = 'stok|stock|persediaan|sediaan'

/** `stok awal 18jt, belanja 12jt, stok akhir 15,5jt, penjualan 21jt`. */
const costOfSold: Question = {
  type: 'laba_rugi',
  title: 'Analisis HPP dari Stok',
  asks: [words(lying)],
  unless: words('perputaran|berputar|putar'),
  facts: {
    stok_awal: sum('Stok awal', `(?:${lying}) (?:\\p{L}+ )?awal`, { per: 'whole' }),
    stok_akhir: sum('Stok akhir', `(?:${lying}) (?:\\p{L}+ )?akhir|sisa (?:${lying})`, { per: 'whole' }),
    penjualan: sum('Penjualan', 'penjualan|omzet|omset|jualan|terjual|pendapatan', { optional: true }),
    belanja: sum('Belanja barang', 'belanja\\p{L}*|beli|pembelian|kulak\\p{L}*|tambah\\p{L}*|masuk'),
  },
  steps: {
    tersedia: ['Barang yang tersedia', 'stok_awal + belanja'],
    hpp: ['HPP barang terjual', 'tersedia - stok_akhir'],
    kotor: ['Laba kotor', 'penjualan - hpp'],
    margin: ['Margin kotor', 'kotor / positive(penjualan) * 100', { unit: 'percent' }],
  },
  answer: [
    [
      'Barang yang terjual bernilai modal **{{hpp}}**: stok awal {{stok_awal}} ditambah belanja {{belanja}}, dikurangi stok akhir {{stok_akhir}}.',
      'hpp',
      'positive',
    ],
    'Dari penjualan {{penjualan}}, laba kotornya **{{kotor}}** ({{margin}}).',
  ],
  shown: ['kotor', 'hpp', 'margin'],
  next: ['Gaji, sewa, dan biaya lain sebulan, untuk tahu laba bersihnya: [isi biaya lain].'],
}

export const stock: readonly Question[] = [reorder, costOfSold]
