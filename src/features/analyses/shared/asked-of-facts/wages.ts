import { words } from '../whole-words.ts'
import { count, share, sum } from './facts.ts'
import type { Question } from './question.ts'

const raising = words('naik\\p{L}*|kenaikan|dinaik\\p{L}*|menaikkan')
const ofWages = words('gaji\\p{L}*|upah\\p{L}*|honor\\p{L}*')

/** `kenaikan gaji 10% untuk 6 pegawai gaji 2 juta`. */
const raisedByShare: Question = {
  type: 'umum',
  title: 'Analisis Kenaikan Gaji',
  asks: [raising, ofWages],
  facts: {
    naik: share('Kenaikan', '', { not: 'margin|untung|laba|omzet|omset|komisi|bagi hasil' }),
    gaji: sum('Gaji sekarang', '', { alone: true }),
    orang: count('Jumlah pegawai', 'orang', '', { optional: true }),
  },
  steps: {
    tambahan: ['Tambahan tiap orang', 'gaji * naik / 100'],
    gaji_baru: ['Gaji baru', 'gaji + tambahan'],
    tambahan_semua: ['Tambahan semuanya', 'tambahan * orang'],
    gaji_semua: ['Gaji semuanya', 'gaji_baru * orang'],
  },
  answer: [
    'Gaji {{gaji}} naik {{naik}} menjadi **{{gaji_baru}}**, bertambah {{tambahan}} tiap orang[; untuk {{orang}} tambahannya **{{tambahan_semua}}**].',
  ],
  shown: ['tambahan_semua', 'tambahan', 'gaji_baru', 'gaji_semua'],
  next: ['Tambahan penjualan yang menutupnya: [isi tambahan penjualan].'],
}

/** `gaji 2 karyawan dari 1,6jt jadi 1,85jt, untung 5,2jt`. */
const raisedTo: Question = {
  ...raisedByShare,
  facts: {
    untung: sum('Untung sekarang', 'untung\\p{L}*|laba|bersih', { optional: true, last: true }),
    baru: sum('Gaji baru', 'jadi|ke|menjadi', { alone: true }),
    lama: sum('Gaji sekarang', '', { alone: true }),
    orang: count('Yang digaji', 'orang', '', { optional: true }),
  },
  holds: ({ baru = 0, lama = 0 }) => baru > lama,
  steps: {
    tiap: ['Tambahan tiap orang', 'baru - lama', { per: 'bulan' }],
    semua: ['Tambahan gaji', ['tiap * orang', 'tiap'], { per: 'bulan' }],
    sisa: ['Untung sesudah gaji naik', 'untung - semua', { per: 'bulan' }],
  },
  answer: [
    ['Untungnya menjadi **{{sisa}}** sebulan.', 'sisa', 'positive'],
    ['Untungnya habis: menjadi **{{sisa}}** sebulan.', 'sisa', 'zero', 'negative'],
    'Gaji bertambah **{{semua}}** sebulan, {{tiap}} tiap orang.',
  ],
  shown: ['sisa', 'semua', 'tiap'],
}

/** `5 tukang, 26 hari kerja, upah 140rb sehari`: what all of them come to. */
const wagesOfAll: Question = {
  type: 'umum',
  title: 'Analisis Upah',
  asks: [words('upah\\p{L}*|bayaran|gaji harian|biaya tukang'), words('total\\p{L}*|semua\\p{L}*|berapa|habis|biaya')],
  unless: words('untung\\p{L}*|laba|omzet|omset|borongan|banding\\p{L}*|vs|mending|naik|lembur|jual'),
  facts: {
    orang: count('Pekerja', 'orang'),
    hari: count('Hari kerja', 'hari'),
    upah: sum('Upah', '', { alone: true, per: ['hari'] }),
  },
  steps: {
    sehari: ['Upah sehari', 'orang * upah'],
    total: ['Upah semuanya', 'sehari * hari'],
  },
  answer: ['Upah semuanya **{{total}}**: {{orang}}, {{hari}}, {{upah}} sehari.', 'Sehari {{sehari}}.'],
  shown: ['total', 'sehari'],
  next: ['Makan, rokok, dan bahan yang ikut ditanggung: [isi tanggungan lain].'],
}

export const wages: readonly Question[] = [raisedByShare, raisedTo, wagesOfAll]
