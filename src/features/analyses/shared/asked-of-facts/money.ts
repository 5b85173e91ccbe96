import { words } from '../whole-words.ts'
import { count, share, sum } from './facts.ts'
import type { Question } from './question.ts'

/** `3 juta bunga 0,3% per hari selama 30 hari`. */
const shortLoan: Question = {
  type: 'kelayakan',
  title: 'Analisis Pinjaman',
  asks: [words('pinjam\\p{L}*|pinjol|paylater|utang|hutang|kredit|gadai|rentenir|talangan')],
  facts: {
    pokok: sum('Pinjaman', '', { per: 'whole' }),
    bunga: share('Bunga', 'bunga', { per: ['hari', 'minggu'] }),
    lama: count('Lama pinjaman', 'hari minggu'),
  },
  steps: {
    bunga_sekali: ['Bunga per $lama', 'pokok * bunga / 100', { per: '$lama' }],
    bunga_semua: ['Jumlah bunga', 'bunga_sekali * lama'],
    bayar: ['Jumlah yang dibayar', 'pokok + bunga_semua'],
    beban: ['Bunga dari pinjaman', 'bunga * lama', { unit: 'percent' }],
  },
  answer: [
    'Pinjaman {{pokok}} selama {{lama}} dibayar **{{bayar}}**; bunganya {{bunga_semua}} ({{beban}} dari pinjaman).',
  ],
  shown: ['bayar', 'bunga_semua', 'bunga_sekali', 'beban'],
  assumptions: ['Bunga dihitung tetap dari pokok awal, tanpa bunga berbunga dan denda.'],
  next: [
    'Biaya layanan, asuransi, dan denda keterlambatan: [isi biaya lain].',
    'Uang untuk melunasinya datang dari: [isi sumbernya].',
  ],
}

const parts = 'dp|panjar|muka|bayar|dibayar|cicil|nyicil|dicicil|transfer|setor|lunasin|termin|tanda'

/** `total 18,6jt, dp 30%, terus bayar lagi 5jt`. */
const balanceDue: Question = {
  type: 'umum',
  title: 'Sisa Pembayaran',
  asks: [words('dp|panjar|uang muka|tanda jadi|cicil|nyicil'), words('sisa\\p{L}*|kurang\\p{L}*|tinggal')],
  unless: words('untung|laba|modal|bep|bunga|tenor|\\p{L}*angsuran|kredit'),
  facts: {
    total: sum('Total', 'total|harga|nilai|biaya|ongkos|tagihan|pesanan|order|borongan|kontrak', {
      per: 'whole',
      not: 'dp \\d|panjar|muka|dibayar',
    }),
    persen: share('DP', '', { optional: true }),
    bayar: sum('Dibayar', parts, { many: true, optional: true, per: 'whole' }),
  },
  steps: {
    dp: ['DP dalam Rupiah', 'total * persen / 100'],
    terbayar: ['Sudah dibayar', ['dp + sum(bayar)', 'sum(bayar)', 'dp']],
    sisa: ['Sisa yang harus dibayar', 'total - terbayar'],
  },
  answer: ['Sisanya **{{sisa}}**: dari {{total}} sudah dibayar {{terbayar}}.'],
  shown: ['sisa', 'terbayar'],
  next: ['Tanggal pelunasannya: [isi tanggal pelunasan].'],
}

const dues = 'cicilan\\p{L}*|angsuran\\p{L}*|kredit\\p{L}*|nyicil\\p{L}*'

/** `masuk 18jt, keluar 16jt, masih aman nggak ambil cicilan 1,8jt`: it is no cost yet. */
const anotherDue: Question = {
  type: 'arus_kas',
  title: 'Analisis Kemampuan Bayar',
  asks: [
    /(?<!\p{L})(?:aman|kuat|cukup|sanggup|mampu|berani|bisa|boleh|kuwat)(?!\p{L})[^.?!\n]{0,30}?(?<!\p{L})(?:ambil|ngambil|nambah|tambah|nyicil|kredit|cicilan|angsuran)(?!\p{L})/iu,
  ],
  unless: words('bunga\\p{L}*|tenor|plafon|dibagi|bep|impas|balik modal|banding\\p{L}*|mending\\p{L}*|persen\\p{L}*'),
  facts: {
    cicilan: sum('Cicilan yang ditanyakan', dues, { last: true }),
    masuk: sum('Kas masuk', '', { many: true, way: 'in' }),
    keluar: sum('Kas keluar', '', { many: true, way: 'out' }),
  },
  steps: {
    semua_masuk: ['Kas masuk', 'sum(masuk)'],
    semua_keluar: ['Kas keluar', 'sum(keluar)'],
    sisa: ['Sisa sebelum cicilan', 'semua_masuk - semua_keluar'],
    akhir: ['Sisa setelah cicilan', 'sisa - cicilan'],
    akhir_besar: ['Besarnya', 'abs(akhir)', { quiet: true }],
    bagian: ['Bagian cicilan dari sisa', 'cicilan / positive(sisa) * 100', { unit: 'percent' }],
  },
  answer: [
    'Sisa kas sebelum cicilan **{{sisa}}**. Setelah cicilan {{cicilan}} {{akhir|masih tersisa|tepat habis, tersisa|kurang}} **{{akhir_besar}}**.',
    ['Cicilan itu memakai {{bagian}} dari sisa kas; simpan sisanya untuk bulan sepi.', 'akhir', 'positive'],
  ],
  shown: ['akhir', 'sisa', 'bagian', 'semua_masuk'],
  next: ['Kas masuk di bulan sepi, apakah masih menutup: [isi kas masuk bulan sepi].'],
}

const earned = 'omzet|omset|penjualan|pendapatan|pemasukan'

/** `omzet 28jt, laba 22%, cicilan 2,4jt`; `omzet naik 6jt, margin 40%, gaji 2,3jt`. */
const gainByShare: Question = {
  type: 'laba_rugi',
  title: 'Analisis Laba Rugi',
  asks: [words('margin|laba|untung|kotor|bersih')],
  unless: words(
    'bep|impas|balik modal|banding\\p{L}*|vs|target|turun|bagi hasil|dibagi|diskon|promo|swot|sisihk\\p{L}*|zakat|dari modal|hpp|bahan|iklan|ads',
  ),
  facts: {
    omzet: sum('Omzet', earned),
    margin: share('Margin', 'margin|laba|untung|kotor|bersih|cuan|profit', { not: 'naik' }),
    biaya: sum('Biaya', '', { many: true, optional: true, way: 'out', not: 'modal|belanja|kulakan|beli' }),
  },
  steps: {
    kotor: ['Untung dari omzet', 'omzet * margin / 100', { per: '$omzet' }],
    semua_biaya: ['Biaya', 'sum(biaya)', { per: '$omzet' }],
    laba: ['Sisa', 'kotor - semua_biaya', { per: '$omzet' }],
    laba_besar: ['Besar sisa atau kurang', 'abs(laba)', { quiet: true }],
    impas: ['Omzet supaya impas', 'semua_biaya * 100 / positive(margin)', { per: '$omzet' }],
  },
  answer: [
    ['Sisa laba[ se$omzet] **{{laba}}**.', 'laba', 'positive', 'zero'],
    ['Labanya kurang **{{laba_besar}}**[ se$omzet] untuk membayar semua itu.', 'laba', 'negative'],
    'Omzet {{omzet}} dengan margin {{margin}} memberi untung **{{kotor}}**[; biayanya {{semua_biaya}}].',
    'Biayanya tertutup pada omzet **{{impas}}**.',
  ],
  shown: ['laba', 'kotor', 'semua_biaya', 'impas'],
  next: ['Biaya yang belum disebut, misalnya tenaga sendiri: [isi biaya lain].'],
}

/** `penjualan 20jt, biaya variabel 12jt, biaya tetap 5jt`. */
const breakEvenTurnover: Question = {
  type: 'bep',
  title: 'Analisis Titik Impas',
  asks: [words('bep|titik impas|impas|break ?even')],
  unless: words('target|supaya untung|balik modal|per (?:porsi|pcs|cup|gelas|unit|bungkus|kg)'),
  facts: {
    omzet: sum('Omzet', earned),
    margin: share('Margin', 'margin', { optional: true }),
    bagian: share('Biaya variabel dari omzet', '', { optional: true }),
    variabel: sum('Biaya variabel', 'variabel|variable|hpp|bahan\\p{L}*|kulakan|belanja|modal', {
      many: true,
      optional: true,
    }),
    tetap: sum('Biaya tetap', '', { many: true }),
  },
  steps: {
    biaya_tetap: ['Biaya tetap', 'sum(tetap)', { per: '$omzet' }],
    kontribusi: [
      'Sisa untuk biaya tetap',
      ['omzet - sum(variabel)', 'omzet * margin / 100', 'omzet * (100 - bagian) / 100'],
      { per: '$omzet' },
    ],
    rasio: ['Bagian omzet yang tersisa', 'kontribusi / omzet * 100', { unit: 'percent' }],
    bep: ['Omzet titik impas', 'biaya_tetap * omzet / positive(kontribusi)', { per: '$omzet' }],
    laba: ['Laba', 'kontribusi - biaya_tetap', { per: '$omzet' }],
    aman: ['Jarak aman', '(omzet - bep) / omzet * 100', { unit: 'percent' }],
  },
  answer: [
    [
      'Titik impas pada omzet **{{bep}}**: dari setiap omzet tersisa {{rasio}} untuk menutup biaya tetap {{biaya_tetap}}.',
      'bep',
      'positive',
    ],
    [
      'Omzet sekarang {{omzet}} memberi {{laba|laba|impas|rugi}} {{laba}}; boleh turun {{aman}} sebelum rugi.',
      'aman',
      'positive',
    ],
    [
      'Omzet tidak menutup biaya variabelnya, jadi tidak ada titik impas: naikkan harga atau turunkan biaya dulu.',
      'bep',
      'unknown',
    ],
  ],
  shown: ['bep', 'kontribusi', 'laba', 'aman'],
  next: ['Biaya yang ikut naik kalau penjualan naik: [isi biaya variabel lain].'],
}

const ofGain = 'untung\\p{L}*|laba\\p{L}*|bersih\\p{L}*|margin'

/** `tutup 6 hari, biasanya omzet 950rb sehari, untungnya 30%`. */
const closedDays: Question = {
  type: 'umum',
  title: 'Analisis Hari Tutup',
  asks: [
    words('tutup|padam|libur|berhenti|off|mogok|mati|rusak|macet|sakit|cuti'),
    words('hilang|kehilangan|rugi\\p{L}*|kerugian|potensi|berkurang|lepas|melayang'),
  ],
  facts: {
    hari: count('Hari tidak jualan', 'hari', 'tutup|padam|libur|berhenti|off|mogok|mati|rusak|macet|sakit|cuti'),
    rusak: sum('Barang yang rusak', 'rusak|busuk|basi|mencair|dibuang|kebuang|mati|layu', {
      per: 'whole',
      optional: true,
    }),
    untung: sum('Untung', ofGain, { per: ['hari'], optional: true }),
    omzet: sum('Omzet', `${earned}|jualan|dapat|dapet|masuk|penghasilan`, { per: ['hari'], optional: true }),
    bagian: share('Untung dari omzet', ofGain, { optional: true }),
  },
  steps: {
    untung_hari: ['Untung', 'omzet * bagian / 100', { per: 'hari' }],
    omzet_hilang: ['Omzet yang hilang', 'omzet * hari'],
    untung_hilang: ['Untung yang hilang', ['untung * hari', 'untung_hari * hari']],
    semua: ['Kerugian semuanya', ['untung_hilang + rusak', 'omzet_hilang + rusak']],
  },
  answer: [
    'Selama {{hari}} omzet yang hilang **{{omzet_hilang}}**.',
    'Untung yang hilang **{{untung_hilang}}**.',
    'Bersama barang yang rusak {{rusak}}: **{{semua}}**.',
  ],
  shown: ['semua', 'omzet_hilang', 'untung_hilang'],
  next: ['Biaya yang tetap jalan selama tutup, misalnya sewa dan gaji: [isi biayanya].'],
}

export const money: readonly Question[] = [
  shortLoan,
  balanceDue,
  anotherDue,
  closedDays,
  breakEvenTurnover,
  gainByShare,
]
