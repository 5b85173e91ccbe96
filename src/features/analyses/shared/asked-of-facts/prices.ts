import { words } from '../whole-words.ts'
import { count, share, sum } from './facts.ts'
import type { Question } from './question.ts'

const keep = 'jual|dijual|harga jual|kujual|sepotong|eceran'

/** `beli 25 kg 32rb/kg, susut 20%, mau untung 30%`: what is left bears the cost of what is gone. */
const pricedAfterLoss: Question = {
  type: 'harga',
  title: 'Analisis Harga Setelah Susut',
  asks: [words('susut\\p{L}*|busuk|dibuang|rusak|penyusutan')],
  facts: {
    untung: share('Untung yang diinginkan', 'untung|margin|laba|cuan'),
    beli: sum('Harga beli', '', { alone: true, per: 'told' }),
    sisa: count('Sisa setelah susut', 'kg gram liter', 'susut\\p{L}*|busuk|dibuang|rusak'),
    banyak: count('Dibeli', 'kg gram liter'),
  },
  holds: ({ sisa = 0, banyak = 0 }) => sisa > 0 && sisa < banyak,
  steps: {
    modal: ['Modal sebenarnya', 'beli * banyak / sisa', { per: '$beli' }],
    jual: ['Harga jual', 'ceil(modal * (100 + untung) / 100)', { per: '$beli' }],
    laba: ['Untung', 'jual - modal', { per: '$beli' }],
  },
  answer: [
    'Harga jualnya **{{jual}}** per $beli: modal sebenarnya **{{modal}}** per $beli setelah susut, ditambah untung {{untung}}.',
    'Dari {{banyak}} tersisa {{sisa}}.',
  ],
  shown: ['jual', 'modal', 'laba'],
  assumptions: ['Untung dihitung dari modal; kalau maksudnya dari harga jual, harganya lebih tinggi.'],
}

/** `27rb/kg susut 10%, modal per kg jadi berapa`. */
const costAfterLoss: Question = {
  ...pricedAfterLoss,
  facts: {
    untung: share('Untung yang diinginkan', 'untung|margin|laba|cuan', { optional: true }),
    beli: sum('Harga beli', '', { alone: true, per: 'told' }),
    susut: share('Susut', ''),
  },
  holds: ({ susut = 0 }) => susut < 100,
  steps: { ...pricedAfterLoss.steps, modal: ['Modal sebenarnya', 'beli * 100 / (100 - susut)', { per: '$beli' }] },
  answer: [
    'Setelah susut {{susut}}, modal sebenarnya **{{modal}}** per $beli.',
    'Supaya untung {{untung}}, jual **{{jual}}** per $beli.',
  ],
  assumptions: [],
}

/** `HPP 117.000, ecer margin 35% dari harga jual, reseller 25%`. */
const forEachMargin: Question = {
  type: 'harga',
  title: 'Analisis Harga Jual',
  asks: [words('harga'), words('masing-masing|masing2|margin\\p{L}*')],
  facts: {
    modal: sum('Modal', 'hpp|modal|pokok'),
    margin: share('Margin', 'margin\\p{L}*', { many: true }),
  },
  each: 'margin',
  holds: ({ margin = 0 }) => margin > 0,
  steps: {
    jual_n: ['Harga untuk @', 'ceil(modal * 100 / positive(100 - margin_n))'],
    untung_n: ['Untung dari @', 'jual_n - modal'],
  },
  answer: ['@ {{margin_n}}: jual **{{jual_n}}**, untungnya {{untung_n}}.'],
  shown: ['jual_n'],
}

/** `ayam dari 34rb jadi 39rb per kg, 1 kg jadi 8 potong, bumbu 1.500 per potong, jual 9rb, sehari 90 potong`. */
const dearerByYield: Question = {
  type: 'harga',
  title: 'Analisis Kenaikan Bahan',
  asks: [words('naik\\p{L}*|munggah|kenaikan')],
  unless: words('omzet|omset|diskon|gaji|upah'),
  facts: {
    baru: sum('Harga bahan sekarang', 'jadi|menjadi|ke', { alone: true }),
    lama: sum('Harga bahan sebelumnya', 'dari|naik\\p{L}*|munggah|harga', { alone: true, not: keep }),
    jual: sum('Harga jual', keep, { alone: true }),
    lain: sum('Biaya lain', '', { optional: true, alone: true }),
    olah: count('Diolah sehari', 'kg', '', { per: ['hari'], optional: true }),
    laku: count('Dibuat sehari', '', '', { per: ['hari'], optional: true }),
    bahan: count('Bahan', 'kg', '', { optional: true }),
    isi: count('Hasil', ''),
  },
  holds: ({ baru = 0, lama = 0, bahan = 1, isi = 0 }) => baru > lama && bahan === 1 && isi > 0,
  steps: {
    modal_lama: ['Modal sebelumnya', ['lama / isi + lain', 'lama / isi'], { per: '$isi' }],
    modal_baru: ['Modal sekarang', ['baru / isi + lain', 'baru / isi'], { per: '$isi' }],
    naik: ['Modal naik', 'modal_baru - modal_lama', { per: '$isi' }],
    untung_lama: ['Untung sebelumnya', 'jual - modal_lama', { per: '$isi' }],
    untung_baru: ['Untung sekarang', 'jual - modal_baru', { per: '$isi' }],
    harus: ['Harga supaya untungnya tetap', 'jual + naik', { per: '$isi' }],
    turun: ['Untung turun', ['naik * olah * isi', 'naik * laku'], { per: 'hari' }],
  },
  answer: [
    'Modalnya naik **{{naik}}** per $isi, dari **{{modal_lama}}** menjadi **{{modal_baru}}**, jadi untungnya turun dari {{untung_lama}} menjadi **{{untung_baru}}**.[ Sehari untungnya berkurang **{{turun}}**.]',
    'Supaya untungnya tetap, jual **{{harus}}** per $isi.',
  ],
  shown: ['naik', 'untung_baru', 'harus', 'turun'],
}

/** `ayam dari 34rb jadi 39rb per kg, seporsi pakai 150 gram, jual 15rb, modal lain 6rb per porsi`. */
const dearerByGrams: Question = {
  ...dearerByYield,
  facts: {
    baru: sum('Harga bahan sekarang', 'jadi|menjadi|ke', { alone: true }),
    jual: sum('Harga jual', keep, { alone: true }),
    lama: sum('Harga bahan sebelumnya', 'dari|naik\\p{L}*|munggah|harga', { alone: true }),
    lain: sum('Biaya lain', '', { optional: true, alone: true }),
    pakai: count('Dipakai', 'gram gr g'),
    porsi: count('Porsi', 'porsi', '', { optional: true }),
  },
  holds: ({ baru = 0, lama = 0, porsi = 1 }) => baru > lama && porsi === 1,
  steps: {
    modal_lama: ['Modal sebelumnya', ['lama * pakai / 1000 + lain', 'lama * pakai / 1000']],
    modal_baru: ['Modal sekarang', ['baru * pakai / 1000 + lain', 'baru * pakai / 1000']],
    naik: ['Modal naik', 'modal_baru - modal_lama'],
    untung_lama: ['Untung sebelumnya', 'jual - modal_lama'],
    untung_baru: ['Untung sekarang', 'jual - modal_baru'],
    harus: ['Harga supaya untungnya tetap', 'jual + naik'],
  },
  answer: [
    'Untung per porsi dari **{{untung_lama}}** menjadi **{{untung_baru}}**, karena modalnya naik {{naik}}.',
    'Supaya untungnya tetap, harga naik {{naik}} menjadi **{{harus}}**.',
  ],
  shown: ['untung_baru', 'harus', 'naik'],
}

/** `telur 15 kg kontan 27rb/kg, bon 2 minggu 28.500/kg, jual 31rb`. */
const cashOrCredit: Question = {
  type: 'perbandingan',
  title: 'Perbandingan Tunai dan Tempo',
  asks: [words('kontan|tunai|cash'), words('bon|tempo|kredit|ngutang|utang')],
  facts: {
    tunai: sum('Harga tunai', 'kontan|tunai|cash', { alone: true }),
    tempo: sum('Harga tempo', 'bon|tempo|kredit|ngutang|utang', { alone: true }),
    jual: sum('Harga jual', 'jual|dijual', { alone: true }),
    isi: count('Isi', 'kg liter butir pcs', 'isi', { optional: true }),
    lama: count('Tempo', 'hari minggu bulan', '', { optional: true }),
    banyak: count('Dibeli', ''),
  },
  holds: ({ tunai = 0, tempo = 0 }) => tempo > tunai,
  steps: {
    masuk: ['Uang masuk', ['jual * isi * banyak', 'jual * banyak']],
    untung_tunai: ['Untung kalau tunai', 'masuk - tunai * banyak'],
    untung_tempo: ['Untung kalau tempo', 'masuk - tempo * banyak'],
    beda: ['Selisihnya', 'untung_tunai - untung_tempo'],
  },
  answer: [
    'Tunai lebih untung **{{beda}}**: tunai **{{untung_tunai}}**, tempo **{{untung_tempo}}**.',
    'Bedanya itu harga untuk menunda bayar[ {{lama}}].',
  ],
  shown: ['beda', 'untung_tunai', 'untung_tempo'],
}

/** `lele hidup 24rb/kg atau lele asap 70rb/kg, 2,5 kg jadi 1 kg, biaya asap 8rb`. */
const rawOrMade: Question = {
  type: 'perbandingan',
  title: 'Perbandingan Jual Mentah dan Olahan',
  asks: [words('mending\\p{L}*|atau|mana|pilih'), words('jadi|menjadi')],
  facts: {
    biaya: sum('Biaya mengolah', 'biaya|ongkos|upah|bumbu|gas', { alone: true }),
    mentah: sum('Harga mentah', '', { alone: true, per: ['kg'] }),
    olah: sum('Harga olahan', '', { alone: true, per: ['kg'] }),
    bahan: count('Bahan', 'kg'),
    jadi: count('Hasil', 'kg'),
  },
  holds: ({ bahan = 0, jadi = 0 }) => bahan > jadi,
  steps: {
    dijual_mentah: ['Kalau dijual mentah', 'mentah * bahan'],
    dijual_olah: ['Kalau diolah', 'olah * jadi - biaya'],
    lebih: ['Diolah dikurangi mentah', 'dijual_olah - dijual_mentah', { quiet: true }],
    beda: ['Selisihnya', 'abs(lebih)'],
  },
  answer: [
    '{{lebih|Diolah lebih untung|Sama saja|Dijual mentah lebih untung}}, selisihnya **{{beda}}** tiap {{bahan}}: mentah **{{dijual_mentah}}**, diolah **{{dijual_olah}}** setelah biaya {{biaya}}.',
  ],
  shown: ['beda', 'dijual_mentah', 'dijual_olah'],
  next: ['Waktu dan tenaga untuk mengolahnya: [isi waktunya].'],
}

/** `silver 4,8jt gold 7,5jt, diskon 15%, harga tiap paket`; `roti 54jt, kue 45jt, semua naik 20%`. */
const allMoved = (title: string, asks: string, named: string, formula: string): Question => ({
  type: 'umum',
  title,
  asks: [words(asks), words('tiap|per|setiap|semua\\p{L}*|masing-masing|masing2|seluruh\\p{L}*')],
  unless: words('modal|laku|terjual|bahan|biaya|untung|laba|margin|gaji'),
  facts: {
    ubah: share(named, asks),
    lama: sum('Semula', '', { many: true, per: 'whole' }),
  },
  each: 'lama',
  steps: {
    ubah_n: [`${named} @`, 'lama_n * ubah / 100'],
    baru_n: [`@ setelah ${named.toLowerCase()}`, `lama_n ${formula} ubah_n`],
    awal: ['Jumlah semula', 'sum(lama)'],
    semua: [`Jumlah setelah ${named.toLowerCase()}`, `awal * (100 ${formula} ubah) / 100`],
  },
  answer: ['@: dari {{lama_n}} menjadi **{{baru_n}}**.', 'Semuanya **{{semua}}**, semula {{awal}}.'],
  shown: ['semua', 'baru_n'],
})

/** `900 kg sebulan untung 3rb per kg, harga naik 1.000, pelanggan turun 15%`: what a rise brings where some stay away. */
const raisedGain: Question = {
  type: 'harga',
  title: 'Analisis Kenaikan Harga',
  asks: [words('naik\\p{L}*|kenaikan'), words('turun|berkurang|hilang|kabur|pergi'), words('untung\\p{L}*|laba')],
  unless: words('modal|diskon|bep|impas'),
  facts: {
    turun: share('Yang berkurang', 'turun|berkurang|hilang|kabur|pergi'),
    naik: sum('Kenaikan', 'naik\\p{L}*|kenaikan|tambah|nambah'),
    untung: sum('Untung sekarang', 'untung\\p{L}*|laba', { alone: true }),
    jumlah: count('Terjual', ''),
  },
  steps: {
    lama: ['Untung sekarang semuanya', 'jumlah * untung', { per: '$jumlah:waktu' }],
    sisa: ['Terjual sesudahnya', 'jumlah * (100 - turun) / 100', { noun: '$jumlah' }],
    baru: ['Untung sesudahnya', 'sisa * (untung + naik)', { per: '$jumlah:waktu' }],
    beda: ['Selisih untung', 'baru - lama', { per: '$jumlah:waktu' }],
    besar: ['Besarnya', 'abs(beda)', { quiet: true }],
  },
  answer: [
    'Untungnya {{beda|naik|tetap, selisih|turun}} **{{besar}}**: dari {{lama}} menjadi **{{baru}}**.',
    'Yang terjual tinggal {{sisa}}.',
  ],
  shown: ['baru', 'beda', 'lama', 'sisa'],
  next: ['Pelanggan yang benar-benar pergi sesudah harga naik: [isi yang pergi].'],
}

/** `aplikasi motong 20%, di warung 25rb, mau terima bersih 25rb`: the price that leaves so much after the seller's fee. */
const priceForNet: Question = {
  type: 'harga',
  title: 'Analisis Harga di Aplikasi',
  asks: [
    words('aplikasi|gofood|grabfood|shopeefood|ojol|marketplace|shopee|tokopedia|tiktok'),
    words('terima\\p{L}*|bersih\\p{L}*'),
    words('harga\\p{L}*|pasang|dipasang|jual'),
  ],
  unless: words('modal|hpp|laku|order|untung\\p{L}*|ongkir'),
  facts: {
    potong: share('Potongan aplikasi'),
    terima: sum('Yang diterima', 'terima\\p{L}*|bersih\\p{L}*'),
    warung: sum('Harga di tempat', '', { optional: true }),
  },
  holds: ({ potong = 0 }) => potong < 100,
  steps: {
    harga: ['Harga di aplikasi', 'terima / (1 - potong / 100)'],
    potongan: ['Potongannya', 'harga - terima'],
  },
  answer: ['Dipasang **{{harga}}**: dipotong {{potong}} ({{potongan}}), yang diterima {{terima}}.'],
  shown: ['harga', 'potongan'],
  next: ['Potongan promo yang ikut ditanggung: [isi promo].'],
}

export const prices: readonly Question[] = [
  priceForNet,
  raisedGain,
  pricedAfterLoss,
  costAfterLoss,
  forEachMargin,
  dearerByGrams,
  dearerByYield,
  cashOrCredit,
  rawOrMade,
  allMoved('Analisis Potongan', 'diskon|potongan', 'Potongan', '-'),
  allMoved('Analisis Kenaikan', 'naik', 'Naik', '+'),
]
