import { words } from '../whole-words.ts'
import { count, share, sum } from './facts.ts'
import type { Question } from './question.ts'

/** `mesin 18jt, umur 5 tahun, nilai sisa 3jt, sebulan jahit 250 potong`. */
const worn = (noun: 'tahun' | 'bulan'): Question => ({
  type: 'umum',
  title: 'Analisis Penyusutan',
  asks: [words('susut\\p{L}*|penyusutan\\p{L}*|disusutkan|depresiasi|nilai buku')],
  facts: {
    sisa: sum('Nilai sisa', 'sisa|residu|sisanya|residunya|bekas', { optional: true, alone: true, last: true }),
    harga: sum('Harga', '', { alone: true }),
    dibuat: count('Dibuat', '', '', { per: ['bulan'], optional: true }),
    sesudah: count('Sudah dipakai', noun, 'setelah|sesudah|sudah|udah', { optional: true }),
    umur: count('Umur pakai', noun),
  },
  holds: ({ harga = 0, sisa = 0 }) => harga > sisa,
  steps: {
    turun: ['Yang menyusut', 'harga - sisa'],
    tiap_waktu: ['Penyusutan tiap $umur', ['turun / umur', 'harga / umur'], { quiet: true }],
    setahun: ['Penyusutan setahun', noun === 'tahun' ? 'tiap_waktu' : 'tiap_waktu * 12', { per: 'tahun' }],
    sebulan: ['Penyusutan sebulan', noun === 'bulan' ? 'tiap_waktu' : 'tiap_waktu / 12', { per: 'bulan' }],
    tiap: ['Penyusutan per $dibuat', 'sebulan / dibuat'],
    buku: ['Nilai buku', 'harga - tiap_waktu * sesudah'],
  },
  answer: [
    'Garis lurus: {{harga}}[ dikurangi nilai sisa {{sisa}}] dibagi {{umur}}, jadi penyusutannya **{{setahun}}** setahun atau **{{sebulan}}** sebulan.',
    'Setelah {{sesudah}}, nilai bukunya **{{buku}}**.',
    'Tiap $dibuat menanggung penyusutan **{{tiap}}**.',
    'Sisihkan {{sebulan}} tiap bulan, supaya ada uang untuk menggantinya waktu umurnya habis.',
  ],
  shown: ['sebulan', 'setahun', 'tiap', 'buku'],
  next: ['Nilai jual bekasnya, kalau masih laku dijual: [isi nilai sisa].', 'Biaya merawatnya: [isi biaya perawatan].'],
})

const backAsked = words(
  'balik modal\\p{L}*|modal\\p{L}* (?:kembali|balik)|(?:kembali|nutup) modal|kelayakan|layak|payback|(?:berapa|brp) lama|kapan balik',
)
const gains = 'untung\\p{L}*|laba\\p{L}*|bersih\\p{L}*|sisa\\p{L}*'
const running =
  'solar|bensin|listrik|gaji|upah|biaya|bahan|sewa|ongkos|perawatan|servis|air|gas|internet|cicilan|pajak|oli|pakan'

/** `gerobak 6jt, untung bersih 75rb sehari`. */
const backByDays: Question = {
  type: 'kelayakan',
  title: 'Analisis Balik Modal',
  asks: [backAsked],
  facts: {
    untung: sum('Untung bersih', gains, { per: ['hari', 'minggu'] }),
    modal: sum('Modal', '', { many: true, per: 'whole' }),
  },
  holds: ({ modal = 0, untung = 0 }) => modal > untung,
  steps: {
    semua: ['Semua modal', 'sum(modal)'],
    lama: ['Balik modal', 'ceil(semua / positive(untung))', { noun: '$untung' }],
  },
  answer: ['Modal {{semua}} kembali setelah **{{lama}}** jualan, dari untung {{untung}} se$untung.'],
  shown: ['lama', 'semua'],
  next: ['Hari libur dan hari sepi membuatnya lebih lama: [isi hari jualan sebulan].'],
}

/** `mesin 14,4jt, tiap hari laku 60 cup untung 2rb per cup`. */
const backByPieces: Question = {
  ...backByDays,
  facts: {
    untung: sum('Untung satuan', gains, { alone: true }),
    modal: sum('Modal', '', { many: true, per: 'whole', not: gains }),
    laku: count('Terjual', '', '', { per: ['hari'] }),
    banyak: count('Yang dibeli', '', 'beli', { per: 'whole', optional: true }),
    hari: count('Hari buka sebulan', 'hari', '', { assumed: 30 }),
  },
  holds: ({ modal = 0, untung = 0, hari = 0 }) => modal > untung && untung < 1_000_000 && hari < 32,
  steps: {
    semua: ['Semua modal', 'sum(modal)'],
    hasil: ['Untung per hari', 'untung * laku', { per: 'hari' }],
    sebulan: ['Untung', 'hasil * hari', { per: 'bulan' }],
    lama: ['Balik modal', 'ceil(semua / positive(hasil))', { noun: 'hari' }],
    bulan: ['Kira-kira', 'lama / hari', { noun: 'bulan' }],
  },
  answer: [
    'Untung {{untung}} dari {{laku}} per hari memberi {{hasil}}, jadi modal {{semua}} kembali dalam **{{lama}}** buka (kira-kira {{bulan}}).',
  ],
  shown: ['lama', 'hasil', 'sebulan', 'bulan'],
  assumptions: ['Usaha buka {{hari}} sebulan; ubah angkanya kalau berbeda.'],
}

/** `mesin 32jt, hemat 1,1jt sebulan, tambah solar 400rb sebulan`. */
const backBySeveral: Question = {
  ...backByDays,
  title: 'Studi Kelayakan',
  asks: [words('hemat|menghemat|tambah|tambahan|nambah|bertambah')],
  facts: {
    biaya: sum('Biaya tambahan', running, { many: true, optional: true, per: 'timed', not: 'hemat|menghemat|irit' }),
    hasil: sum(
      'Hasil',
      'hemat|menghemat|tambah\\p{L}*|nambah|untung\\p{L}*|laba|penghasilan|pendapatan|omzet|pemasukan',
      {
        many: true,
        per: 'timed',
      },
    ),
    modal: sum('Modal', '', { per: 'whole' }),
  },
  holds: ({ modal = 0, hasil = 0 }) => modal > hasil,
  steps: {
    laba: ['Hasil bersih per $hasil', ['sum(hasil) - sum(biaya)', 'sum(hasil)'], { per: '$hasil' }],
    lama: ['Balik modal', 'modal / positive(laba)', { noun: '$hasil' }],
  },
  answer: [
    ['Hasilnya {{laba}} per $hasil, jadi modal {{modal}} kembali dalam **{{lama}}**.', 'lama', 'positive'],
    ['Hasilnya habis oleh biaya tambahannya, jadi modalnya tidak kembali.', 'laba', 'negative', 'zero'],
  ],
  shown: ['lama', 'laba'],
}

/** `panel 14 juta, tagihan dari 950rb jadi 300rb sebulan`: it pays what is no longer paid. */
const backBySaving: Question = {
  ...backByDays,
  facts: {
    sesudah: sum('Sesudahnya', 'jadi|menjadi|ke|tinggal|cuma', { last: true }),
    sebelum: sum('Sebelumnya', 'dari|biasa\\p{L}*|dulu|sekarang|tadinya'),
    modal: sum('Modal', '', { many: true }),
    lama_pakai: count('Umur pakai', 'tahun', '', { optional: true }),
  },
  holds: ({ modal = 0, sebelum = 0, sesudah = 0 }) => modal > sebelum && sebelum > sesudah,
  steps: {
    semua: ['Semua modal', 'sum(modal)'],
    hemat: ['Yang dihemat', 'sebelum - sesudah', { per: '$sesudah' }],
    lama: ['Balik modal', 'ceil(semua / positive(hemat))', { noun: '$sesudah' }],
  },
  answer: ['Hemat **{{hemat}}** tiap $sesudah, jadi modal {{semua}} kembali dalam **{{lama}}**.'],
  shown: ['lama', 'hemat', 'semua'],
  next: ['Biaya merawatnya: [isi biaya perawatan].'],
}

/** `waralaba 18jt, omzet 9jt sebulan, bahan 45% dari omzet, gaji 1,6jt`. */
const backByMonths: Question = {
  ...backByDays,
  title: 'Studi Kelayakan',
  facts: {
    omzet: sum('Omzet', 'omzet|omset|pendapatan|penjualan', { per: ['bulan'] }),
    persen: share('Bagian dari omzet', 'omzet|omset|penjualan|pendapatan', { many: true }),
    modal: sum('Modal', 'modal\\p{L}*|investasi\\p{L}*|paket\\p{L}*|mesin|alat|franchise\\p{L}*|waralaba\\p{L}*'),
    biaya: sum('Biaya', 'gaji|sewa|listrik|air|wifi|internet|iuran|bensin|servis', { many: true, optional: true }),
  },
  holds: ({ persen = 0 }) => persen < 100,
  each: 'persen',
  steps: {
    bagian_n: ['@ sebulan', 'omzet * persen_n / 100', { per: 'bulan' }],
    keluar: ['Semua biaya', ['omzet * sum(persen) / 100 + sum(biaya)', 'omzet * sum(persen) / 100'], { per: 'bulan' }],
    bersih: ['Bersih', 'omzet - keluar', { per: 'bulan' }],
    lama: ['Balik modal', 'ceil(modal / positive(bersih))', { noun: 'bulan' }],
  },
  answer: [
    [
      'Bersih sebulan **{{bersih}}** ({{omzet}} − {{keluar}}), jadi {{modal}} kembali dalam **{{lama}}**.',
      'bersih',
      'positive',
    ],
    [
      'Sebulan tidak ada sisa: biaya {{keluar}} dari omzet {{omzet}}, jadi modalnya tidak kembali.',
      'bersih',
      'zero',
      'negative',
    ],
  ],
  shown: ['lama', 'bersih', 'keluar'],
  next: ['Omzet usaha serupa di tempat yang sama, dicatat seminggu: [isi omzet seminggu].'],
}

/** `omzet 18jt sebulan, margin 35%, sewa 2,5jt, gaji 3,2jt, modal 40jt`. */
const backByMargin: Question = {
  ...backByDays,
  title: 'Studi Kelayakan',
  facts: {
    omzet: sum('Omzet', 'omzet|omset|pendapatan|penjualan', { per: 'monthly' }),
    margin: share('Margin', 'margin|kotor|untung|laba', { not: 'dari modal' }),
    modal: sum('Modal', 'modal\\p{L}*|investasi\\p{L}*'),
    biaya: sum('Biaya', '', { many: true, per: 'monthly' }),
  },
  holds: ({ margin = 0, omzet = 0, modal = 0 }) => margin < 100 && modal > omzet,
  steps: {
    kotor: ['Untung dari omzet', ['omzet * hari * margin / 100', 'omzet * margin / 100'], { per: 'bulan' }],
    keluar: ['Semua biaya', 'sum(biaya)', { per: 'bulan' }],
    bersih: ['Bersih', 'kotor - keluar', { per: 'bulan' }],
    lama: ['Balik modal', 'modal / positive(bersih)', { noun: 'bulan' }],
  },
  answer: [
    ['Bersih sebulan **{{bersih}}** ({{kotor}} − {{keluar}}). Modal kembali dalam **{{lama}}**.', 'bersih', 'positive'],
    ['Sebulan tidak ada sisa: biaya {{keluar}}, untung dari omzet {{kotor}}.', 'bersih', 'zero', 'negative'],
  ],
  shown: ['lama', 'bersih'],
}

/** The same of what a day takes in: `omzet 850rb sehari, buka 30 hari`. */
const backByMarginOfDays: Question = {
  ...backByMargin,
  mixesTimes: true,
  facts: {
    ...backByMargin.facts,
    omzet: sum('Omzet', 'omzet|omset|pendapatan|penjualan', { per: ['hari'] }),
    hari: count('Hari buka sebulan', 'hari', '', { assumed: 30 }),
  },
  assumptions: ['Usaha buka {{hari}} sebulan; ubah angkanya kalau berbeda.'],
}

/** `sewa 350rb per acara atau beli 8,4jt, sebulan 2 acara`. */
const boughtOrRented: Question = {
  type: 'kelayakan',
  title: 'Analisis Beli atau Sewa',
  asks: [
    words('beli|bangun|bikin sendiri'),
    words('sewa\\p{L}*|nyewa|menyewa|langganan|kontrak'),
    words(
      'atau|ato|apa|vs|mending|mendingan|enakan|banding\\p{L}*|dibanding\\p{L}*|perbandingan|daripada|ketimbang|pilih|hemat|lebih|kapan|bagusan|worth|setara|sama',
    ),
  ],
  facts: {
    sewa: sum('Sewa', 'sewa\\p{L}*|nyewa|menyewa|langganan|kontrak', { last: true }),
    beli: sum('Harga beli', '', { per: 'whole' }),
    dipakai: count('Dipakai', '', '', { per: 'timed', optional: true }),
  },
  holds: ({ beli = 0, sewa = 0 }) => beli > sewa,
  steps: {
    sama: ['Sama mahal setelah', 'beli / positive(sewa)', { noun: '$sewa' }],
    sama_waktu: ['Yaitu setelah', 'sama / dipakai', { noun: '$dipakai:waktu' }],
    sewa_waktu: ['Sewa se$dipakai:waktu', 'sewa * dipakai', { per: '$dipakai:waktu' }],
  },
  answer: [
    'Sewa {{sewa}} per $sewa menyamai harga beli {{beli}} setelah **{{sama}}**[, yaitu **{{sama_waktu}}**]. Dipakai lebih lama dari itu, beli lebih hemat; kurang dari itu, sewa.',
  ],
  shown: ['sama', 'sama_waktu', 'sewa_waktu'],
  next: [
    'Berapa lama akan dipakai: [isi lama pakai].',
    'Biaya merawat kalau dibeli, dan harga jualnya nanti: [isi biaya rawat dan harga jual bekas].',
  ],
}

/** `beli pickup 95jt atau ekspedisi 2,8jt sebulan, kalau sendiri bensin 1,5jt sebulan`: it saves what is paid elsewhere. */
const ownedOrHired: Question = {
  ...boughtOrRented,
  title: 'Analisis Beli Sendiri atau Bayar Orang',
  asks: [words('beli|bangun|bikin sendiri'), words('atau|ato|vs|daripada|ketimbang')],
  facts: {
    biaya: sum('Biaya kalau punya sendiri', `sendiri|${running}`, {
      many: true,
      per: ['bulan'],
      not: 'ekspedisi|jasa',
    }),
    sewa: sum('Yang dibayar sekarang', '', { per: ['bulan'] }),
    beli: sum('Harga beli', 'beli|bangun|bikin', { per: 'whole', alone: true }),
  },
  steps: {
    hemat: ['Yang dihemat', 'sewa - sum(biaya)', { per: 'bulan' }],
    besar: ['Besarnya', 'abs(hemat)', { per: 'bulan', quiet: true }],
    lama: ['Harga beli kembali', 'ceil(beli / positive(hemat))', { noun: 'bulan' }],
  },
  answer: [
    [
      'Beli sendiri hemat **{{hemat}}** sebulan, jadi {{beli}} kembali dalam **{{lama}}**. Dipakai lebih lama dari itu, beli lebih untung; kurang dari itu, tetap bayar orang.',
      'hemat',
      'positive',
    ],
    ['Beli sendiri tidak menghemat: tiap bulan justru **{{besar}}** lebih mahal.', 'hemat', 'negative', 'zero'],
  ],
  shown: ['lama', 'hemat'],
}

/** `sewa 750rb per bulan atau beli 21jt dipakai 4 tahun, laku 5jt, servis 1jt per tahun`. */
const ownedForYears: Question = {
  ...boughtOrRented,
  mixesTimes: true,
  facts: {
    bekas: sum('Laku dijual nanti', 'laku|dijual|bekas|sisa', { per: 'whole', optional: true, last: true }),
    servis: sum('Servis', 'servis|rawat|perawatan|pajak', { per: ['tahun'], optional: true }),
    sewa: sum('Sewa', 'sewa\\p{L}*|nyewa|menyewa|langganan|kontrak', { per: ['bulan'] }),
    beli: sum('Harga beli', '', { per: 'whole', alone: true }),
    lama: count('Dipakai', 'tahun'),
  },
  steps: {
    sewa_semua: ['Sewa semuanya', 'sewa * 12 * lama'],
    beli_semua: ['Beli semuanya', ['beli + servis * lama - bekas', 'beli + servis * lama', 'beli - bekas', 'beli']],
    lebih: ['Sewa dikurangi beli', 'sewa_semua - beli_semua', { quiet: true }],
    beda: ['Selisihnya', 'abs(lebih)'],
  },
  answer: [
    '{{lebih|Beli lebih hemat|Sama mahalnya|Sewa lebih hemat}}. Selisihnya **{{beda}}** selama {{lama}}: sewa **{{sewa_semua}}**, beli **{{beli_semua}}**.',
  ],
  shown: ['beda', 'sewa_semua', 'beli_semua'],
}

export const outlays: readonly Question[] = [
  ownedForYears,
  ownedOrHired,
  backByMonths,
  backByMargin,
  backByMarginOfDays,
  backBySaving,
  worn('tahun'),
  worn('bulan'),
  backByPieces,
  backByDays,
]

/** Only where nothing more particular is asked. */
export const lastOutlays: readonly Question[] = [backBySeveral, boughtOrRented]
