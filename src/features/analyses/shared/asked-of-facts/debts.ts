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

/** `piutang 12,4jt yang lewat tempo 5,2jt, utang 9jt, kas 2,1jt`: whether what is there pays what is owed. */
const owedBothWays: Question = {
  type: 'arus_kas',
  title: 'Analisis Utang Piutang',
  asks: [words('piutang'), words('utang|hutang')],
  facts: {
    lewat: sum('Piutang lewat tempo', 'lewat|macet|telat|menunggak|nunggak', {
      optional: true,
      last: true,
      per: 'whole',
    }),
    piutang: sum('Piutang', 'piutang', { per: 'whole' }),
    utang: sum('Utang', 'utang|hutang', { per: 'whole' }),
    kas: sum('Kas', 'kas|saldo|uang|tabungan|rekening', { per: 'whole' }),
  },
  holds: ({ lewat = 0, piutang = 0 }) => lewat <= piutang,
  steps: {
    lancar: ['Piutang yang belum lewat tempo', 'piutang - lewat'],
    ada: ['Kas dan piutang', 'kas + piutang'],
    lebih: ['Kas dan piutang dikurangi utang', 'ada - utang', { quiet: true }],
    beda: ['Selisihnya', 'abs(lebih)'],
    tanpa: ['Tanpa piutang yang lewat tempo', 'kas + lancar - utang'],
    macet: ['Bagian piutang yang lewat tempo', 'lewat / piutang * 100', { unit: 'percent' }],
  },
  answer: [
    'Kas dan semua piutang {{lebih|menutup utang, sisanya|pas menutup utang, sisanya|belum menutup utang, kurangnya}} **{{beda}}**: {{ada}} untuk utang {{utang}}.',
    ['Tanpa piutang yang lewat tempo pun masih sisa **{{tanpa}}**.', 'tanpa', 'positive', 'zero'],
    [
      'Kalau yang lewat tempo tidak tertagih, hasilnya **{{tanpa}}**: tagih dulu sebelum utangnya jatuh tempo.',
      'tanpa',
      'negative',
    ],
    '{{macet}} dari piutang sudah lewat tempo.',
  ],
  shown: ['beda', 'tanpa', 'macet'],
  next: ['Tanggal jatuh tempo tiap utang: [isi tanggalnya].'],
}

export const debts: readonly Question[] = [owedBothWays, shortLoan, balanceDue, anotherDue]
