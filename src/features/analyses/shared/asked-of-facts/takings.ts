import { asksMoreTakings, words } from '../whole-words.ts'
import { count, share, sum } from './facts.ts'
import type { Question } from './question.ts'

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

/** `omzet kotor 18jt, yang cair 16jt, modal 9jt`: what was kept of the takings. */
const takenOff: Question = {
  type: 'laba_rugi',
  title: 'Analisis Laba Rugi',
  asks: [words('cair|dicairkan|pencairan|diterima|ditransfer|transferan|masuk (?:ke )?(?:rekening|rek|saldo|dompet)')],
  unless: words(
    'bep|impas|balik modal|banding\\p{L}*|vs|target|naik|turun|dibagi|bagi hasil|swot|diskon|utang|piutang',
  ),
  facts: {
    terima: sum(
      'Yang diterima',
      'cair|dicairkan|pencairan|diterima|ditransfer|transferan|masuk (?:ke )?(?:rekening|rek|saldo|dompet)',
      { not: 'untung|laba|cuan|profit' },
    ),
    omzet: sum('Omzet kotor', 'omzet|omset|penjualan|kotor|bruto|pendapatan|jualan', { way: 'in' }),
    dalam: sum('Potongan yang disebut', 'retur|refund|admin\\p{L}*|komisi|potongan|fee|layanan|ongkir|voucher', {
      many: true,
      optional: true,
    }),
    biaya: sum('Biaya', '', { many: true, optional: true, way: 'out' }),
  },
  holds: ({ omzet = 0, terima = 0, dalam = 0 }) => omzet > terima && dalam <= omzet - terima,
  steps: {
    potongan: ['Potongan', 'omzet - terima'],
    bagian: ['Potongan dari omzet kotor', 'potongan / omzet * 100', { unit: 'percent' }],
    lain: ['Potongan lainnya', 'potongan - sum(dalam)'],
    semua: ['Semua biaya', 'sum(biaya)'],
    laba: ['Laba bersih', 'terima - semua'],
    besar: ['Besarnya', 'abs(laba)', { quiet: true }],
  },
  answer: [
    'Potongannya **{{potongan}}**, yaitu **{{bagian}}** dari omzet kotor {{omzet}}.',
    '{{laba|Laba bersihnya|Impas, sisanya|Ruginya}} **{{besar}}**: dari yang diterima {{terima}} dikurangi biaya {{semua}}.',
  ],
  shown: ['laba', 'potongan', 'bagian'],
  next: ['Biaya yang belum disebut, misalnya tenaga sendiri dan kemasan: [isi biaya lain].'],
}

/** `margin 55%, tambah karyawan 2,1jt sebulan`: what more must be sold until its margin pays for it. */
const coveredByMargin: Question = {
  type: 'bep',
  title: 'Analisis Tambahan Omzet',
  asks: [asksMoreTakings, words('nambah|tambah|tambahan|menambah|rekrut|ekstra|baru')],
  unless: words(
    'bep|impas|balik modal|banding\\p{L}*|vs|dibagi|diskon|swot|persen (?:naik|turun)|omzet naik \\d+\\p{L}*',
  ),
  mixesTimes: true,
  facts: {
    margin: share('Margin', 'margin'),
    omzet: sum('Omzet sekarang', earned, { per: ['bulan'], optional: true }),
    biaya: sum('Biaya tambahan', '', { many: true, not: earned }),
  },
  steps: {
    semua: ['Biaya tambahan', 'sum(biaya)', { per: 'bulan' }],
    tambahan: ['Tambahan omzet', 'semua * 100 / positive(margin)', { per: 'bulan' }],
    total: ['Omzet yang harus dicapai', 'omzet + tambahan', { per: 'bulan' }],
    naik: ['Kenaikan omzet', 'tambahan / omzet * 100', { unit: 'percent' }],
  },
  answer: [
    'Omzet harus naik **{{tambahan}}** sebulan, supaya marginnya menutup {{semua}}.',
    'Dari omzet sekarang menjadi **{{total}}** sebulan, naik {{naik}}.',
  ],
  shown: ['tambahan', 'total', 'naik'],
  next: ['Di atas kenaikan itu barulah labanya bertambah: [isi tambahan omzet yang mungkin].'],
}

/** The same by the day. */
const coveredByDays: Question = {
  ...coveredByMargin,
  asks: [...coveredByMargin.asks, words('per hari|perhari|sehari|hari|harian|/hari')],
  facts: {
    ...coveredByMargin.facts,
    omzet: sum('Omzet sekarang', earned, { per: ['hari'], optional: true }),
    hari: count('Hari buka', 'hari', '', { assumed: 30 }),
  },
  steps: {
    semua: ['Biaya tambahan', 'sum(biaya)', { per: 'bulan' }],
    tambahan_bulan: ['Tambahan omzet', 'semua * 100 / positive(margin)', { per: 'bulan' }],
    tambahan: ['Tambahan omzet', 'tambahan_bulan / hari', { per: 'hari' }],
    total: ['Omzet yang harus dicapai', 'omzet + tambahan', { per: 'hari' }],
    naik: ['Kenaikan omzet', 'tambahan / omzet * 100', { unit: 'percent' }],
  },
  answer: [
    'Omzet harus naik **{{tambahan}}** sehari, atau {{tambahan_bulan}} sebulan, supaya marginnya menutup {{semua}}.',
    'Dari omzet sekarang menjadi **{{total}}** sehari, naik {{naik}}.',
  ],
  shown: ['tambahan', 'tambahan_bulan', 'total', 'naik'],
  assumptions: ['Sebulan dihitung {{hari}}; ubah kalau berbeda.'],
}

/** `untung 4.000 per bungkus, biaya tetap 5jt per bulan, mau bersih 7jt`. */
const coveredByPieces: Question = {
  type: 'bep',
  title: 'Analisis Titik Impas',
  asks: [
    words(
      'bep|titik impas|impas|break ?even|balik pokok|(?:tidak|gak?|nggak|ngga|ndak) (?:rugi|tekor|nombok)|laku berapa|jual berapa|berapa \\p{L}+',
    ),
  ],
  facts: {
    untung: sum('Untung satuan', 'untung|laba|margin|sisa|bersih', { per: 'told', not: 'mau|ingin|target' }),
    mau: sum('Laba yang diinginkan', '', { optional: true, way: 'wish' }),
    tetap: sum('Biaya tetap', 'tetap|sewa|gaji|listrik|cicilan|biaya|upah|kontrak', {
      many: true,
      per: ['hari', 'bulan'],
    }),
  },
  steps: {
    impas: ['Titik impas', 'ceil(sum(tetap) / untung)', { noun: '$untung', per: '$tetap' }],
    harus: ['Harus terjual', 'ceil((sum(tetap) + mau) / untung)', { noun: '$untung', per: '$tetap' }],
  },
  holds: ({ untung = 0, tetap = 0 }) => tetap > untung,
  answer: [
    'Impas kalau laku **{{impas}}** se$tetap.[ Supaya laba bersihnya {{mau}}, harus laku **{{harus}}** se$tetap.]',
  ],
  shown: ['impas', 'harus'],
}

const timesNamed =
  'senin|selasa|rabu|kamis|jumat|sabtu|minggu|ahad|januari|februari|maret|april|mei|juni|juli|agustus|september|oktober|november|desember|jan|feb|mar|apr|jun|jul|agu|sep|okt|nov|des'

/** `senin 1,2jt, selasa 950rb, …, untung 12% dari omzet`: all that came in, and what of it is gained. */
const gainOfTakings: Question = {
  type: 'penjualan',
  title: 'Analisis Omzet',
  asks: [words('omzet\\p{L}*|omset\\p{L}*|penjualan\\p{L}*|jualan'), words('untung\\p{L}*|laba\\p{L}*|margin')],
  unless: words(
    'bep|impas|balik modal|biaya|modal|bahan|diskon|komisi|naik|turun|target|harga|banding\\p{L}*|vs|admin|potong\\p{L}*',
  ),
  facts: {
    persen: share('Untung dari omzet', 'untung\\p{L}*|laba|margin'),
    omzet: sum('Omzet', timesNamed, { many: true, not: 'gaji|sewa|cicilan|listrik|bayar|belanja|keluar' }),
  },
  steps: {
    semua: ['Omzet semuanya', 'sum(omzet)'],
    laba: ['Untung', 'semua * persen / 100'],
  },
  answer: ['Omzet semuanya **{{semua}}**; untungnya {{persen}} dari itu, **{{laba}}**.'],
  shown: ['semua', 'laba'],
  next: ['Untung yang sebenarnya, setelah semua biaya dicatat: [isi biaya].'],
}

export const takings: readonly Question[] = [
  gainOfTakings,
  takenOff,
  coveredByPieces,
  coveredByDays,
  coveredByMargin,
  closedDays,
  breakEvenTurnover,
  gainByShare,
]
