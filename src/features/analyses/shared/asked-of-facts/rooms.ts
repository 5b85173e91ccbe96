import { words } from '../whole-words.ts'
import { count, share, sum } from './facts.ts'
import type { Question } from './question.ts'

const rooms = 'kamar|unit|pintu|petak|villa|kios|meja|lapangan'
const filled = 'terisi|keisi|terpakai|tersewa|disewa|laku|penuh|okupansi|keterisian'
const next = ['Bulan yang paling sepi: [isi keterisian bulan sepi].']

/** `okupansi 31 hari: kamar 8, terjual 155 malam kamar, tarif 275rb semalam`. */
const occupied: Question = {
  type: 'penjualan',
  title: 'Analisis Okupansi',
  asks: [words('okupansi\\p{L}*|keterisian|tingkat hunian|hunian')],
  facts: {
    tarif: sum('Tarif', '', { alone: true, optional: true }),
    hari: count('Hari', 'hari'),
    terjual: count('Terjual', 'malam', ''),
    kamar: count('Kamar', '', rooms),
  },
  holds: ({ kamar = 0, hari = 0, terjual = 0 }) => terjual <= kamar * hari,
  steps: {
    tersedia: ['Malam kamar yang tersedia', 'kamar * hari', { noun: 'malam' }],
    okupansi: ['Okupansi', 'terjual / positive(tersedia) * 100', { unit: 'percent' }],
    omzet: ['Omzet kamar', 'terjual * tarif'],
  },
  answer: [
    'Okupansinya **{{okupansi}}**: terjual {{terjual}} dari {{tersedia}} yang tersedia.',
    'Omzet kamarnya **{{omzet}}** ({{terjual}} × {{tarif}}).',
  ],
  shown: ['okupansi', 'omzet', 'tersedia'],
  next,
}

/** `6 kamar, tarif 250rb semalam, terisi 60% dari 30 hari, biaya 14,5jt`. */
const partLet: Question = {
  type: 'laba_rugi',
  title: 'Analisis Keterisian',
  asks: [words(filled)],
  facts: {
    tarif: sum('Tarif', '', { alone: true, per: ['hari', 'malam'] }),
    kamar: count('Kamar', '', rooms),
    terisi: share('Terisi', filled),
    hari: count('Hari', 'hari malam', '', { assumed: 30 }),
    biaya: sum('Biaya', '', { many: true, optional: true, per: 'monthly' }),
  },
  mixesTimes: true,
  steps: {
    malam: ['Malam yang terisi', 'kamar * hari * terisi / 100', { noun: 'malam' }],
    masuk: ['Pendapatan', 'malam * tarif', { per: 'bulan' }],
    keluar: ['Biaya', 'sum(biaya)', { per: 'bulan' }],
    sisa: ['Sisa bersih', 'masuk - keluar', { per: 'bulan' }],
  },
  answer: ['Pendapatan **{{masuk}}** sebulan dari {{malam}}[; dikurangi biaya {{keluar}}, sisanya **{{sisa}}**].'],
  shown: ['sisa', 'masuk', 'malam'],
  assumptions: ['Sebulan dihitung {{hari}} hari; ubah kalau berbeda.'],
  next,
}

/** `10 kamar @800rb sebulan, terisi 80%`. */
const partLetByMonth: Question = {
  ...partLet,
  facts: {
    tarif: sum('Sewa', '', { alone: true, per: ['bulan'] }),
    kamar: count('Kamar', '', rooms),
    terisi: share('Terisi', filled),
    biaya: sum('Biaya', '', { many: true, optional: true, per: 'monthly' }),
  },
  steps: {
    isi: ['Kamar yang terisi', 'kamar * terisi / 100', { noun: '$kamar' }],
    masuk: ['Pendapatan', 'isi * tarif', { per: 'bulan' }],
    keluar: ['Biaya', 'sum(biaya)', { per: 'bulan' }],
    sisa: ['Sisa bersih', 'masuk - keluar', { per: 'bulan' }],
  },
  answer: ['Pendapatan **{{masuk}}** sebulan dari {{isi}}[; dikurangi biaya {{keluar}}, sisanya **{{sisa}}**].'],
  shown: ['sisa', 'masuk', 'isi'],
  assumptions: [],
}

export const ofRooms: readonly Question[] = [occupied, partLet, partLetByMonth]
