import { expect, test } from 'vitest'

import { underHeads } from './account-heads.ts'

const lines = (...names: string[]) =>
  names.map((description) => ({ description, quantity: null, unit: '', price: 1_000 }))
const names = (told: string, ...read: string[]) =>
  underHeads(lines(...read), 'laporan', told).map(({ description }) => description)

test.each([
  [
    'masuk: undangan 9jt. keluar: kertas&tinta 5jt, gaji 4jt',
    ['undangan', 'kertas dan tinta', 'gaji'],
    ['pemasukan undangan', 'pengeluaran kertas dan tinta', 'gaji'],
  ],
  ['pendapatan: tiket 2jt terpakai: konsumsi 1jt', ['tiket', 'konsumsi'], ['pemasukan tiket', 'pengeluaran konsumsi']],
  [
    'dana masuk 45jt; gapura 18jt, toilet 14jt, tulis sisanya',
    ['dana masuk', 'gapura', 'toilet'],
    ['dana masuk', 'pengeluaran gapura', 'toilet'],
  ],
  ['dana masuk 45jt; gapura 18jt, toilet 14jt', ['dana masuk', 'gapura', 'toilet'], ['dana masuk', 'gapura', 'toilet']],
  ['tiket 2jt, konsumsi 1jt', ['tiket', 'konsumsi'], ['tiket', 'konsumsi']],
])('DOC-08 %s: the heads of an account divide its lines', (told, read, marked) =>
  expect(names(told, ...read)).toEqual(marked),
)
