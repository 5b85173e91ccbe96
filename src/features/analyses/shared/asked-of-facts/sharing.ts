import { words } from '../whole-words.ts'
import { count, share, sum } from './facts.ts'
import type { Question } from './question.ts'

/** `komisinya 7% dari omzet: Wulan 8jt, Sita 5,5jt`: what each of those who sold gets, and all of them. */
const commissions: Question = {
  type: 'umum',
  title: 'Analisis Komisi',
  asks: [words('komisi\\p{L}*')],
  unless: words(
    'untung\\p{L}*|laba|modal|harga|bersih\\p{L}*|sisa\\p{L}*|marketplace|admin|gaji\\p{L}*|pokok|kasbon|ongkir|bayar|potong\\p{L}*',
  ),
  facts: {
    persen: share('Komisi'),
    omzet: sum('Omzet', '', { many: true, per: 'whole' }),
  },
  each: 'omzet',
  steps: {
    komisi_n: ['Komisi @', 'omzet_n * persen / 100'],
    omzet_semua: ['Omzet semuanya', 'sum(omzet)'],
    total: ['Komisi semuanya', 'omzet_semua * persen / 100'],
  },
  answer: ['Komisi semuanya **{{total}}**, {{persen}} dari omzet {{omzet_semua}}.', '@: **{{komisi_n}}**.'],
  shown: ['total', 'omzet_semua'],
  next: ['Yang belum dibayar pembelinya: [isi yang belum lunas].'],
}

/** `SHU 24 juta, 25% untuk jasa anggota dibagi rata ke 48 orang`: a part of the whole, and what each gets of it. */
const partShared: Question = {
  type: 'umum',
  title: 'Analisis Pembagian',
  asks: [words('dibagi|bagi|pembagian|bagian'), words('rata|masing-masing|per orang|tiap orang|seorang|sama besar')],
  unless: words('modal|patungan|saham|bunga|harga'),
  facts: {
    persen: share('Yang dibagi'),
    semua: sum('Semuanya', '', { per: 'whole' }),
    orang: count('Yang menerima', 'orang'),
  },
  steps: {
    bagian: ['Yang dibagi', 'semua * persen / 100'],
    tiap: ['Tiap orang', 'bagian / positive(orang)'],
    sisa: ['Sisanya', 'semua - bagian'],
  },
  answer: [
    'Yang dibagi **{{bagian}}**, {{persen}} dari {{semua}}; dibagi rata ke {{orang}}, masing-masing **{{tiap}}**.',
    'Sisanya {{sisa}}.',
  ],
  shown: ['tiap', 'bagian', 'sisa'],
  next: ['Dasar pembagiannya, misalnya keputusan rapat anggota: [isi dasar pembagian].'],
}

export const sharing: readonly Question[] = [commissions, partShared]
