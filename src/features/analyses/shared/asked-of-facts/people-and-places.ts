import { words } from '../whole-words.ts'
import { count, share, sum } from './facts.ts'
import type { Question } from './question.ts'

/** `kelas 3 isi 12 anak, tiap anak 180rb sebulan, gaji 2 guru @1,2jt`: what so many full groups bring. */
const groups: Question = {
  type: 'laba_rugi',
  title: 'Analisis Laba Rugi',
  asks: [words('sisa\\p{L}*|untung\\p{L}*|laba|bersih|omzet|omset|pemasukan|pendapatan|dapat|dapet')],
  unless: words('bep|impas|balik modal|banding\\p{L}*|vs|target|naik|turun|kalau|kalo'),
  facts: {
    kelas: count('Kelompok', 'kelas kelompok grup rombongan', '', { per: 'whole' }),
    isi: count('Isi tiap kelompok', 'orang', 'isi|masing\\p{L}*|tiap|per|@', { per: 'whole' }),
    bayar: sum('Bayaran', 'bayar|iuran|spp|biaya|tarif|anak|siswa|murid|peserta', {
      per: 'told',
      not: 'gaji|honor|upah',
    }),
    biaya: sum('Biaya', '', { many: true, optional: true, way: 'out' }),
  },
  steps: {
    semua_orang: ['Semua yang bayar', 'kelas * isi', { noun: '$isi' }],
    masuk: ['Pemasukan', 'semua_orang * bayar', { per: '$bayar' }],
    keluar: ['Semua biaya', 'sum(biaya)'],
    sisa: ['Sisa', 'masuk - keluar'],
    besar: ['Besarnya', 'abs(sisa)', { quiet: true }],
  },
  answer: [
    '{{kelas}} isi {{isi}}: semuanya {{semua_orang}}, masuk **{{masuk}}**.',
    '{{sisa|Sisanya|Impas, sisanya|Kurangnya}} **{{besar}}** setelah biaya {{keluar}}.',
  ],
  shown: ['sisa', 'masuk', 'keluar'],
  next: ['Yang tidak bayar atau berhenti bulan itu: [isi yang tidak bayar].'],
}

const filling = 'terisi|keisi|isi|tersewa|disewa|dipakai|aktif|laku|booking|dipesan|terjual|kejual|kepakai'
const held = 'kamar kelas kursi meja lapangan petak pintu unit mobil motor kolam tenda bilik bed ranjang'

/** `18 kamar, terisi 14, tarif 850rb`: how full it is, and what the empty ones would bring. */
const filled: Question = {
  type: 'penjualan',
  title: 'Analisis Keterisian',
  asks: [
    words(
      'okupansi\\p{L}*|keterisian\\p{L}*|tingkat (?:hunian|isi)|(?:keisi|terisi) berapa persen|(?:kalau|kalo|klo) (?:\\p{L}+ )?penuh',
    ),
  ],
  facts: {
    terisi: count('Yang terisi', '', filling, { per: 'whole' }),
    tersedia: count('Yang tersedia', held, '', { per: 'whole' }),
    tarif: sum('Tarif', '', { optional: true, alone: true, not: 'listrik|gaji|sewa tempat|biaya' }),
  },
  holds: ({ terisi = 0, tersedia = 0 }) => terisi <= tersedia,
  steps: {
    persen: ['Terisi', 'terisi / tersedia * 100', { unit: 'percent' }],
    kosong: ['Masih kosong', 'tersedia - terisi', { noun: '$tersedia' }],
    omzet: ['Omzet sekarang', 'terisi * tarif', { per: '$tarif' }],
    penuh: ['Omzet kalau penuh', 'tersedia * tarif', { per: '$tarif' }],
    tambahan: ['Tambahan kalau penuh', 'penuh - omzet', { per: '$tarif' }],
  },
  answer: [
    'Terisi **{{persen}}**: {{terisi}} dari {{tersedia}}, masih kosong {{kosong}}.',
    'Omzetnya {{omzet}}; kalau penuh {{penuh}}, bertambah **{{tambahan}}**.',
  ],
  shown: ['persen', 'tambahan', 'omzet', 'penuh'],
  next: ['Yang berhenti atau pindah tiap bulan: [isi yang berhenti].'],
}

/** `kos 10 kamar, terisi 8, sewa 750rb, listrik 1,2jt, penjaga 1jt`: what the let ones leave, and what all of them would. */
const filledNet: Question = {
  type: 'laba_rugi',
  title: 'Analisis Keterisian',
  asks: [words('bersih\\p{L}*|untung\\p{L}*|laba|sisa\\p{L}*|potensi\\p{L}*|penuh')],
  unless: words('bep|impas|balik modal|banding\\p{L}*|vs|target'),
  facts: {
    terisi: count('Yang terisi', '', filling, { per: 'whole' }),
    tersedia: count('Yang tersedia', held, '', { per: 'whole' }),
    tarif: sum('Tarif', 'sewa|tarif|harga', { alone: true, not: 'listrik|gaji|sewa tempat|sewa lahan|biaya' }),
    biaya: sum('Biaya', '', { many: true }),
  },
  holds: ({ terisi = 0, tersedia = 0 }) => terisi <= tersedia,
  steps: {
    omzet: ['Omzet sekarang', 'terisi * tarif', { per: '$tarif' }],
    keluar: ['Semua biaya', 'sum(biaya)'],
    sisa: ['Laba bersih sekarang', 'omzet - keluar'],
    besar: ['Besarnya', 'abs(sisa)', { quiet: true }],
    omzet_penuh: ['Omzet kalau penuh', 'tersedia * tarif', { per: '$tarif' }],
    penuh: ['Laba bersih kalau penuh', 'omzet_penuh - keluar'],
    persen: ['Terisi', 'terisi / tersedia * 100', { unit: 'percent' }],
  },
  answer: [
    'Dari {{terisi}} masuk {{omzet}}, dikurangi biaya {{keluar}} {{sisa|labanya|impas, sisanya|ruginya}} **{{besar}}**.',
    'Kalau penuh, bersihnya **{{penuh}}**. Sekarang terisi {{persen}}.',
  ],
  shown: ['sisa', 'penuh', 'omzet', 'keluar'],
  next: ['Yang berhenti atau pindah tiap bulan: [isi yang berhenti].'],
}

const onTop = 'pokok|lembur|bonus|tunjangan|transport|makan|insentif|komisi|uang|gaji|thr'

/** `pokok 1,9jt, lembur 12 jam @15.000, potong kasbon 300rb`; `komisi 5% dari penjualan 30jt`. */
const paySlip: Question = {
  type: 'umum',
  title: 'Analisis Gaji',
  asks: [
    words('gaji\\p{L}*|upah\\p{L}*|terima bersih|dibawa pulang|thp'),
    words('pokok|lembur|bonus|tunjangan|komisi|insentif|kasbon|potong\\p{L}*|uang makan'),
  ],
  unless: words('untung\\p{L}*|laba|banding\\p{L}*|mana|vs|orang|total gaji|karyawan \\d|naik\\p{L}*|hari masuk'),
  facts: {
    potong: sum('Potongan', 'potong\\p{L}*|dipotong|kasbon|pinjaman|cicilan|denda|bpjs|pph|pajak|telat', {
      many: true,
      optional: true,
    }),
    penjualan: sum('Penjualan', 'penjualan|omzet|omset|jual', { optional: true, not: 'pokok|lembur|bonus' }),
    komisi: share('Komisi dari penjualan', 'komisi|bonus|insentif', { optional: true }),
    terima: sum('Gaji', onTop, { many: true }),
  },
  steps: {
    komisi_rupiah: ['Komisi', 'penjualan * komisi / 100'],
    kotor: ['Jumlah yang diterima', ['sum(terima) + komisi_rupiah', 'sum(terima)']],
    bersih: ['Terima bersih', 'kotor - sum(potong)'],
  },
  answer: ['Terima bersih **{{bersih}}**.', 'Gaji **{{kotor}}**[, termasuk komisi {{komisi_rupiah}}].'],
  shown: ['bersih', 'kotor', 'komisi_rupiah'],
}

/** `satu penjahit 12 kemeja sehari, punya 5, pesanan 900 dalam 2 minggu, 6 hari kerja seminggu`. */
const enoughHands: Question = {
  type: 'umum',
  title: 'Analisis Tenaga Kerja',
  asks: [words('cukup\\p{L}*|sanggup|keburu|selesai|tambah\\p{L}*|kejar|terkejar')],
  facts: {
    pesanan: count('Pesanan', '', 'pesanan|pesan|order|orderan|target'),
    hasil: count('Hasil satu orang', '', '', { per: ['hari'] }),
    kerja: count('Hari kerja seminggu', 'hari', '', { optional: true }),
    minggu: count('Waktu', 'minggu', '', { optional: true }),
    orang: count('Pekerja', 'orang', '', { last: true }),
    satu: count('Untuk', 'orang', '', { optional: true }),
  },
  holds: ({ kerja = 0, satu = 1 }) => kerja > 0 && satu === 1,
  steps: {
    hari: ['Hari kerja', ['minggu * kerja', 'kerja'], { noun: 'hari' }],
    bisa: ['Yang bisa dibuat', 'orang * hasil * hari', { noun: '$pesanan' }],
    lebih: ['Lebih atau kurang', 'bisa - pesanan', { noun: '$pesanan', quiet: true }],
    beda: ['Selisihnya', 'abs(lebih)', { noun: '$pesanan' }],
    perlu: ['Pekerja yang perlu', 'ceil(pesanan / positive(hasil * hari))', { noun: '$orang' }],
    tambah: ['Tambahan pekerja', 'perlu - orang', { noun: '$orang' }],
  },
  answer: [
    [
      'Belum cukup: {{orang}} hanya bisa **{{bisa}}** dalam {{hari}}, kurang **{{beda}}**. Tambah **{{tambah}}**.',
      'lebih',
      'negative',
    ],
    ['Cukup: {{orang}} bisa **{{bisa}}** dalam {{hari}}, lebih {{beda}}.', 'lebih', 'zero', 'positive'],
  ],
  shown: ['bisa', 'beda', 'tambah'],
}

/** `blok A 4,2 ton, blok B 3,8 ton, jumlahkan`. */
const allCounted: Question = {
  type: 'umum',
  title: 'Analisis Jumlah',
  asks: [words('jumlah\\p{L}*|total\\p{L}*|semua\\p{L}*|seluruh\\p{L}*')],
  facts: { banyak: count('Banyaknya', '', '', { many: true }) },
  each: 'banyak',
  steps: {
    semua: ['Jumlah seluruhnya', 'sum(banyak)', { noun: '$banyak' }],
    bagian_n: ['Bagian @', 'banyak_n / positive(semua) * 100', { unit: 'percent' }],
  },
  answer: ['Jumlah seluruhnya **{{semua}}**.', '@: {{banyak_n}}, **{{bagian_n}}** dari semuanya.'],
  shown: ['semua', 'bagian_n'],
}

export const peopleAndPlaces: readonly Question[] = [groups, filledNet, filled, paySlip, enoughHands]

/** Only where nothing more particular is asked. */
export const lastOfPeople: readonly Question[] = [allCounted]
