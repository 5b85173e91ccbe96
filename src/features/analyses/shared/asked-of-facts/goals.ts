import { words } from '../whole-words.ts'
import { count, share, sum } from './facts.ts'
import type { Question } from './question.ts'

const putAside =
  'sisih\\p{L}*|disisihkan|nyisih\\p{L}*|nabung|tabung\\p{L}*|menabung|setor|kumpul\\p{L}*|ngumpul\\p{L}*|terkumpul|kekumpul|kebeli|lunas|lunasin|cicil\\p{L}*|nyicil|dicicil'
const ready = 'sekarang|saat ini|baru|sudah|udah|udh|sdh|ada|punya|terkumpul|terbayar'
const taken = 'omzet|omset|penjualan|pendapatan|pemasukan|laba|produksi'
const growing = 'naik|tumbuh|target|meningkat|nambah|tambah|kenaikan|pertumbuhan|proyeksi'

/** `target 300 toples, sudah laku 174, sisa 14 hari`. */
const piecesTarget: Question = {
  type: 'penjualan',
  title: 'Analisis Target',
  asks: [words('target\\p{L}*|kejar|mengejar')],
  facts: {
    target: count('Target', '', 'target\\p{L}*'),
    sudah: count('Sudah tercapai', '', 'sudah|udah|sdh|baru|laku|terjual|kejual|jadi|dapat|dapet|tercapai|selesai'),
    sisa: count('Sisa waktu', 'hari minggu', 'sisa\\p{L}*|tinggal|lagi|kurang'),
    harga: sum('Harga', '', { optional: true }),
  },
  holds: ({ target = 0, sudah = 0 }) => target > sudah,
  steps: {
    kurang: ['Kurangnya', 'target - sudah', { noun: '$target' }],
    tercapai: ['Tercapai', 'sudah / positive(target) * 100', { unit: 'percent' }],
    harus: ['Harus per $sisa', 'ceil(kurang / positive(sisa))', { noun: '$target', per: '$sisa' }],
    sudah_uang: ['Yang sudah masuk', 'sudah * harga'],
    kurang_uang: ['Yang masih dikejar', 'kurang * harga'],
  },
  answer: [
    'Kurangnya **{{kurang}}** dari target {{target}} (sudah {{tercapai}}), jadi harus **{{harus}}** selama {{sisa}}.',
  ],
  shown: ['harus', 'kurang', 'tercapai'],
  next: ['Hari yang biasanya paling ramai, untuk mengejarnya: [isi hari ramai].'],
}

/** `omzet 2026 540jt, tahun depan naik 20%`. */
const grownGoal: Question = {
  type: 'penjualan',
  title: 'Analisis Target',
  asks: [words('target\\p{L}*|proyeksi|naik|tumbuh|pertumbuhan')],
  facts: {
    dasar: sum('Sebelumnya', taken, { alone: true }),
    naik: share('Kenaikan yang dituju', growing),
  },
  steps: {
    target: ['Target', 'dasar * (100 + naik) / 100'],
    tambahan: ['Tambahan dari sebelumnya', 'target - dasar'],
  },
  answer: [['Target **{{target}}**: {{tambahan}} di atas {{dasar}}.', 'target', 'positive']],
  shown: ['target', 'tambahan'],
  next: ['Dari mana tambahannya: pembeli baru, belanja lebih banyak, atau harga: [isi rencananya].'],
}

/** The same of a year, by its months. */
const grownYear: Question = {
  ...grownGoal,
  asks: [
    ...grownGoal.asks,
    words('setahun|tahun|tahunan|taun|thn'),
    words('per bulan|sebulan|bulanan|tiap bulan|perbulan|/bulan|rata-rata|rata2'),
  ],
  facts: { ...grownGoal.facts, dasar: sum('Sebelumnya', taken, { alone: true, not: 'sebulan|per bulan|perbulan' }) },
  steps: {
    target: ['Target setahun', 'dasar * (100 + naik) / 100'],
    target_bulan: ['Rata-rata target', 'target / 12', { per: 'bulan' }],
    tambahan: ['Tambahan dari sebelumnya', 'target - dasar'],
  },
  answer: [
    [
      'Target setahun **{{target}}**, rata-rata **{{target_bulan}}** per bulan: {{tambahan}} di atas {{dasar}}.',
      'target',
      'positive',
    ],
  ],
  shown: ['target', 'target_bulan', 'tambahan'],
}

/** `gerobak 7,5jt, sudah ada 1,8jt, sisihkan 40rb sehari`, `utang 1,25jt dicicil 75rb seminggu`: after how long it is together. */
const together: Question = {
  type: 'kelayakan',
  title: 'Hitungan Waktu',
  asks: [words('(?:berapa|brp) (?:bulan|minggu|hari|tahun|lama|kali)|kapan'), words(putAside)],
  unless: words('bep|impas|balik modal|bunga|dibagi|banding\\p{L}*|vs|stok|gaji|omzet|omset'),
  facts: {
    setiap: sum('Disisihkan', '', { per: 'timed' }),
    ada: sum('Sudah ada', ready, { per: 'whole', optional: true, last: true }),
    tujuan: sum('Yang harus tertutup', '', { per: 'whole' }),
    hari: count('Hari dalam sebulan', 'hari', '', { optional: true }),
  },
  holds: ({ tujuan = 0, setiap = 0, ada = 0 }) => tujuan > setiap && tujuan > ada,
  steps: {
    kurang: ['Yang masih kurang', 'tujuan - ada'],
    sebulan: ['Terkumpul sebulan', 'setiap * hari', { per: 'bulan' }],
    lama_bulan: ['Lamanya', ['ceil(kurang / sebulan)', 'ceil(tujuan / sebulan)'], { noun: 'bulan' }],
    lama: ['Lamanya', ['ceil(kurang / setiap)', 'ceil(tujuan / setiap)'], { noun: '$setiap' }],
    terakhir: ['Setoran terakhir', ['kurang - setiap * (lama - 1)', 'tujuan - setiap * (lama - 1)']],
  },
  answer: [
    'Terkumpul dalam **{{lama_bulan}}**: tiap bulan {{sebulan}}.',
    'Terkumpul dalam **{{lama}}**: {{tujuan}}[ dikurangi yang sudah ada {{ada}}, jadi kurang {{kurang}},] dibagi {{setiap}} tiap $setiap. Setoran terakhir {{terakhir}}.',
  ],
  shown: ['lama_bulan', 'lama', 'kurang', 'terakhir'],
  assumptions: ['Tanpa bunga dan tanpa ada yang terlewat.'],
  next: ['Tanggal mulai dan tanggal setorannya: [isi tanggal].'],
}

/** `saldo 18jt, sebulan keluar 9,5jt masuk 7,1jt, tahan berapa bulan`. */
const runsOut: Question = {
  type: 'arus_kas',
  title: 'Analisis Ketahanan Kas',
  asks: [
    words(
      '(?:tahan|bertahan|cukup|kuat|habis|napas)(?:nya)? (?:\\p{L}+ ){0,2}(?:berapa|brp)|(?:berapa|brp) (?:bulan|minggu|hari) (?:lagi )?(?:\\p{L}+ )?(?:habis|tahan|bertahan|cukup|kuat)|ketahanan',
    ),
  ],
  unless: words('bep|impas|balik modal|cicil\\p{L}*|pinjam\\p{L}*|bunga|dibagi|banding\\p{L}*|vs|stok'),
  facts: {
    saldo: sum('Saldo sekarang', 'saldo|kas|tabungan|simpanan|uang|dana|rekening', { per: 'whole' }),
    masuk: sum('Masuk', '', { many: true, optional: true, way: 'in' }),
    keluar: sum('Keluar', '', { many: true, way: 'out' }),
  },
  holds: ({ keluar = 0, masuk = 0 }) => keluar > masuk,
  steps: {
    kurang: ['Berkurang', ['sum(keluar) - sum(masuk)', 'sum(keluar)'], { per: '$keluar' }],
    lama: ['Saldo bertahan', 'saldo / kurang', { noun: '$keluar' }],
  },
  answer: ['Saldo {{saldo}} bertahan **{{lama}}**, karena berkurang **{{kurang}}** tiap $keluar.'],
  shown: ['lama', 'kurang'],
  next: ['Yang bisa ditunda, piutang yang bisa ditagih, dan biaya yang bisa dikurangi: [isi rencananya].'],
}

/** `tabungan mesin 36jt dalam 10 bulan, laba 5,2jt sebulan, buat rumah 2,8jt`: whether it is enough. */
const savingGoal: Question = {
  type: 'kelayakan',
  title: 'Analisis Target Tabungan',
  asks: [words('tabung\\p{L}*|nabung|menabung|kumpul\\p{L}*|ngumpul\\p{L}*|terkumpul|target')],
  facts: {
    lama: count('Waktu', 'bulan'),
    tujuan: sum('Target', 'target|mau beli|ingin|butuh', { alone: true }),
    masuk: sum('Laba bersih', '', { per: ['bulan'], way: 'in' }),
    ada: sum('Tabungan sekarang', 'tabung\\p{L}*|terkumpul', { per: 'whole', optional: true }),
    keluar: sum('Pengeluaran', '', { many: true, optional: true, way: 'out' }),
  },
  holds: ({ tujuan = 0, ada = 0 }) => tujuan > ada,
  steps: {
    sisihan: ['Yang bisa ditabung', ['masuk - sum(keluar)', 'masuk'], { per: 'bulan' }],
    kurang: ['Yang masih harus dikumpulkan', 'tujuan - ada'],
    perlu: ['Harus ditabung', ['kurang / positive(lama)', 'tujuan / positive(lama)'], { per: 'bulan' }],
    lebih: ['Lebihnya', 'sisihan - perlu', { per: 'bulan', quiet: true }],
    beda: ['Selisihnya', 'abs(lebih)', { per: 'bulan' }],
    terkumpul: ['Terkumpul pada waktunya', ['ada + sisihan * lama', 'sisihan * lama']],
  },
  answer: [
    'Target {{tujuan}} dalam {{lama}} {{lebih|tercapai|pas tercapai|belum tercapai}}: yang bisa ditabung {{sisihan}} sebulan, yang harus ditabung **{{perlu}}** sebulan. {{lebih|Lebihnya|Selisihnya|Kurangnya}} **{{beda}}** tiap bulan.',
    'Kalau jalan seperti sekarang, setelah {{lama}} terkumpul **{{terkumpul}}**.',
  ],
  shown: ['beda', 'perlu', 'sisihan', 'terkumpul'],
  assumptions: ['Pengeluaran yang waktunya tidak disebut dihitung per bulan.'],
  next: ['Laba pada bulan paling sepi: [isi laba bulan sepi].'],
}

const flowing = 'omzet|omset|penjualan|pemasukan|biaya|pengeluaran|gaji|laba'

/** `freezer 5,4jt, tabungan 3,2jt, patungan 4 orang`. */
const shortfall: Question = {
  type: 'umum',
  title: 'Analisis Kebutuhan Dana',
  asks: [words('kurang\\p{L}*|kekurangan\\p{L}*|patungan|urunan')],
  unless: words('stok|opname|untung|margin|bep|omzet harian|retur|rusak'),
  facts: {
    ada: sum('Yang sudah ada', 'tabungan|ada|terkumpul|punya|kas|celengan|simpanan|sendiri|uang saya', {
      per: 'whole',
      not: flowing,
    }),
    orang: count('Yang ikut patungan', 'orang', '', { optional: true }),
    butuh: sum('Yang dibutuhkan', '', { many: true, per: 'whole', not: flowing }),
  },
  steps: {
    semua: ['Yang dibutuhkan semuanya', 'sum(butuh)'],
    kurang: ['Kekurangan dana', 'semua - ada'],
    tiap: ['Patungan tiap orang', 'kurang / orang'],
  },
  answer: [
    [
      'Masih kurang **{{kurang}}**: butuh {{semua}}, sudah ada {{ada}}.[ Patungan {{orang}}, tiap orang **{{tiap}}**.]',
      'kurang',
      'positive',
    ],
    ['Uangnya sudah cukup: butuh {{semua}}, ada {{ada}}.', 'kurang', 'zero', 'negative'],
  ],
  shown: ['kurang', 'tiap', 'semua'],
  next: ['Kapan uangnya harus lengkap: [isi tanggalnya].'],
}

/** `THR 5 karyawan gaji 1,9jt, lebaran 7 bulan lagi`: so much is put aside each month. */
const savedForBonus: Question = {
  type: 'umum',
  title: 'Analisis Tabungan THR',
  asks: [words('thr|tunjangan|bonus|gaji ke ?13'), words(`${putAside}|cadang\\p{L}*|nyicil`)],
  facts: {
    gaji: sum('Gaji tiap orang', 'gaji|upah|thr|bonus', { alone: true }),
    orang: count('Karyawan', 'orang'),
    lama: count('Waktunya', 'bulan minggu'),
  },
  steps: {
    semua: ['Yang harus tersedia', 'gaji * orang'],
    tiap: ['Disisihkan', 'semua / positive(lama)', { per: '$lama' }],
  },
  answer: [
    'Sisihkan **{{tiap}}** tiap $lama selama {{lama}}, supaya tersedia **{{semua}}** ({{orang}}, masing-masing {{gaji}}).',
  ],
  shown: ['tiap', 'semua'],
  assumptions: [
    'THR dihitung sebulan gaji untuk tiap orang; yang bekerja kurang dari setahun dihitung menurut bulannya.',
  ],
}

/** `nabung 50rb tiap hari, sewa setahun 15jt, cukup ga`. */
const enoughForYear = (noun: 'hari' | 'minggu' | 'bulan', many: number): Question => ({
  type: 'kelayakan',
  title: 'Analisis Target Tabungan',
  asks: [words(putAside), words('cukup|cukupkah|nutup|kekejar|keburu|bisa|kurang')],
  facts: {
    setiap: sum('Disisihkan', putAside, { per: [noun] }),
    tujuan: sum('Yang harus dibayar', '', { per: ['tahun'] }),
  },
  mixesTimes: true,
  steps: {
    terkumpul: ['Terkumpul setahun', `setiap * ${many}`, { per: 'tahun' }],
    lebih: ['Lebih atau kurang', 'terkumpul - tujuan', { quiet: true }],
    beda: ['Selisihnya', 'abs(lebih)'],
    perlu: ['Yang perlu disisihkan', `ceil(tujuan / ${many})`, { per: noun }],
  },
  answer: [
    '{{lebih|Cukup, lebihnya|Pas, selisihnya|Belum cukup, kurangnya}} **{{beda}}**: setahun terkumpul **{{terkumpul}}**, yang harus dibayar {{tujuan}}.',
    ['Supaya cukup, sisihkan **{{perlu}}** tiap $setiap.', 'lebih', 'negative'],
  ],
  shown: ['beda', 'terkumpul', 'perlu'],
  assumptions: [`Setahun dihitung ${many} ${noun}; ubah kalau ada yang terlewat.`],
})

export const goals: readonly Question[] = [
  savedForBonus,
  enoughForYear('hari', 365),
  enoughForYear('minggu', 52),
  enoughForYear('bulan', 12),
  piecesTarget,
  grownYear,
  grownGoal,
  savingGoal,
  together,
  runsOut,
  shortfall,
]
