import { words } from '../whole-words.ts'
import { count, share, sum } from './facts.ts'
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

const unsold =
  '(?:ga|gak|ngga|nggak|tidak|tak|nda|ora) laku|sisa\\p{L}*|tersisa|balik|kembali|retur|dikembalikan|dibuang|kebuang|terbuang|basi'
const sold = 'laku|terjual|kejual|habis'

/** `titip 50 bungkus @5rb, laku 38, kantin ambil 10%`. */
const consignedShare: Question = {
  type: 'penjualan',
  title: 'Analisis Titip Jual',
  asks: [words('titip\\p{L}*|nitip|konsinyasi|dititipkan')],
  facts: {
    modal: sum('Modal', 'modal|hpp', { optional: true, alone: true }),
    harga: sum('Harga jual', '', { alone: true }),
    bagian: share('Bagian tempat titip'),
    laku: count('Laku', '', sold, { optional: true }),
    sisa: count('Kembali', '', unsold, { optional: true }),
    titip: count('Dititip', ''),
  },
  holds: ({ titip = 0, laku = 0, sisa = 0 }) => laku + sisa > 0 && laku + sisa <= titip,
  steps: {
    sisa: ['Tidak laku', 'titip - laku', { noun: '$titip' }],
    laku: ['Laku', 'titip - sisa', { noun: '$titip' }],
    laku_persen: ['Yang laku', 'laku / titip * 100', { unit: 'percent' }],
    omzet: ['Penjualan', 'laku * harga'],
    potongan: ['Untuk tempat titip', 'omzet * bagian / 100'],
    terima: ['Uang yang diterima', ['omzet - potongan', 'omzet']],
    modal_semua: ['Modal semuanya', 'titip * modal'],
    untung: ['Untung', 'terima - modal_semua'],
    besar: ['Besarnya', 'abs(untung)', { quiet: true }],
  },
  answer: [
    'Uang yang diterima **{{terima}}**: penjualan {{omzet}} dikurangi bagian tempat titip {{potongan}}. Laku {{laku}} dari {{titip}} ({{laku_persen}}), {{sisa}} tidak laku.',
    'Setelah modal semua yang dititip, {{untung|untung|impas, selisih|rugi}}nya **{{besar}}**.',
  ],
  shown: ['untung', 'terima', 'potongan', 'sisa'],
  assumptions: ['Yang tidak laku dianggap tidak bisa dijual lagi, jadi modalnya ikut dihitung.'],
}

/** `sehari 90 bungkus, sisa 8 ga laku, jual 10rb modal 6.500`: what is left over was paid for too. */
const leftOver: Question = {
  ...consignedShare,
  title: 'Analisis Sisa Jualan',
  asks: [words(unsold), words('untung\\p{L}*|laba|bersih|rugi|cuan')],
  unless: words('besok\\p{L}*|obral\\p{L}*|dijual (?:lagi|murah)|stok|diskon|titip\\p{L}*|banding\\p{L}*'),
  facts: {
    modal: sum('Modal', 'modal|hpp', { alone: true }),
    harga: sum('Harga jual', '', { alone: true }),
    sisa: count('Tidak laku', '', unsold, { told: true }),
    titip: count('Dibuat', '', '', { told: true }),
  },
  answer: [
    '{{untung|Untungnya|Impas, sisanya|Ruginya}} **{{besar}}**: penjualan {{omzet}} dari {{laku}}, dikurangi modal {{titip}}.',
    '{{sisa}} tidak laku.',
  ],
  shown: ['untung', 'omzet', 'laku'],
}

/** `sebulan bikin 1.200 roti, 8% tidak laku, modal 4.500`: what is thrown away was paid for. */
const thrownAway: Question = {
  type: 'umum',
  title: 'Analisis Barang Terbuang',
  asks: [words(unsold), words('rugi\\p{L}*|kerugian|hilang|terbuang|kebuang|dibuang')],
  unless: words('untung\\p{L}*|laba|jual|dijual|harga|obral\\p{L}*|titip\\p{L}*|diskon|stok'),
  facts: {
    modal: sum('Modal satuan', 'modal|hpp', { alone: true }),
    persen: share('Tidak laku', unsold),
    buat: count('Dibuat', '', '', { told: true }),
  },
  holds: ({ persen = 0 }) => persen <= 100,
  steps: {
    sisa: ['Terbuang', 'buat * persen / 100', { noun: '$buat' }],
    rugi: ['Rugi', 'sisa * modal', { per: '$buat:waktu' }],
    terpakai: ['Yang laku', 'buat - sisa', { noun: '$buat' }],
  },
  answer: ['Ruginya **{{rugi}}**: dari {{buat}} terbuang **{{sisa}}** ({{persen}}), modalnya {{modal}} satuan.'],
  shown: ['rugi', 'sisa'],
  next: [
    'Yang laku di hari ramai dan di hari sepi, supaya yang dibuat mengikuti: [isi yang laku tiap hari].',
    'Harga sore atau paket untuk yang belum laku: [isi harga yang mau dicoba].',
  ],
}

/** `sekali panggang 24 roti 35 menit, sehari 7 jam, pesanan 400`. */
const batchesADay: Question = {
  type: 'umum',
  title: 'Analisis Kapasitas',
  asks: [words('bisa|dapat|dapet|jadi|sanggup|cukup|kapasitas\\p{L}*|keburu|kekejar|terkejar|maksimal')],
  unless: words('omzet|omset|untung\\p{L}*|laba|gaji|upah|modal|harga|banding\\p{L}*|vs|stok'),
  facts: {
    menit: count('Lama sekali buat', 'menit'),
    jam: count('Waktu sehari', 'jam'),
    pesanan: count('Pesanan', '', 'pesanan|orderan|order|pesan|permintaan|target|harus', { optional: true }),
    sekali: count('Sekali buat', '', 'sekali|tiap|setiap|per|satu'),
  },
  holds: ({ jam = 0 }) => jam <= 24,
  steps: {
    sering: ['Kali dalam sehari', 'floor(jam * 60 / menit)', { noun: 'kali' }],
    hasil: ['Hasil sehari', 'sering * sekali', { noun: '$sekali', per: 'hari' }],
    beda: ['Lebih atau kurang', 'hasil - pesanan', { noun: '$sekali' }],
    besar: ['Besarnya', 'abs(beda)', { noun: '$sekali', quiet: true }],
  },
  answer: [
    'Sehari bisa **{{hasil}}**, dari {{sering}} @ {{sekali}}.',
    ['Cukup untuk pesanan {{pesanan}}, lebih **{{besar}}**.', 'beda', 'positive', 'zero'],
    ['Tidak cukup untuk pesanan {{pesanan}}: kurang **{{besar}}**.', 'beda', 'negative'],
  ],
  shown: ['hasil', 'sering', 'beda'],
  next: ['Waktu menyiapkan di antara dua kali buat belum dihitung: [isi waktu siap].'],
}

/** `jual 15rb modal 6.500, potongan 20% ditambah komisi 20% dari harga setelah diskon`. */
const twoCuts: Question = {
  type: 'harga',
  title: 'Analisis Potongan Harga',
  asks: [words('(?:setelah|sesudah|stlh|habis) (?:di)?(?:diskon|potong\\p{L}*|promo)')],
  facts: {
    modal: sum('Modal', 'modal|hpp|bahan|beli', { many: true }),
    harga: sum('Harga'),
    komisi: share('Komisi', 'komisi|admin|fee|layanan'),
    diskon: share('Diskon', 'diskon|potongan|promo|potong'),
  },
  steps: {
    setelah: ['Harga setelah diskon', 'harga * (100 - diskon) / 100'],
    dipotong: ['Komisi dalam Rupiah', 'setelah * komisi / 100'],
    terima: ['Yang diterima', 'setelah - dipotong'],
    untung: ['Untung saat promo', 'terima - sum(modal)'],
    untung_biasa: ['Untung tanpa promo', 'harga - sum(modal)'],
    besar: ['Besarnya', 'abs(untung)', { quiet: true }],
  },
  answer: [
    'Harga setelah diskon {{setelah}}, dikurangi komisi {{dipotong}}: yang diterima **{{terima}}**.',
    '{{untung|Untungnya|Impas, sisanya|Ruginya}} **{{besar}}** per barang; tanpa promo untungnya {{untung_biasa}}.',
  ],
  shown: ['untung', 'terima', 'untung_biasa'],
}

export const stock: readonly Question[] = [
  reorder,
  costOfSold,
  consignedShare,
  leftOver,
  thrownAway,
  batchesADay,
  twoCuts,
]
