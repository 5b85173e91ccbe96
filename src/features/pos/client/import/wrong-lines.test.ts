import { expect, test } from 'vitest'

import { planSheet } from '../../shared/import/goods-columns.ts'
import { wrongLinesTable } from './wrong-lines.ts'

test('POS-08 wrong lines keep their cells and columns, and say what is wrong; mended, they are read again', () => {
  const problem = {
    line: 7,
    column: 'Stok',
    value: 'dua',
    what: 'Stok bukan angka bulat.',
    todo: 'Tulis angkanya saja.',
  }
  const table = wrongLinesTable({
    headings: [
      { name: 'Nama', sample: 'Kopi' },
      { name: 'Harga', sample: '5000' },
      { name: 'Stok', sample: '1' },
    ],
    problems: [{ ...problem, column: 'Harga jual', what: 'Harganya tidak terbaca.' }, problem],
    wrongLines: [{ line: 7, cells: ['Kopi', 'x', 'dua'] }],
  })
  expect(table[1]).toEqual([
    'Kopi',
    'x',
    'dua',
    7,
    'Harga jual: Harganya tidak terbaca. Stok: Stok bukan angka bulat.',
    'Tulis angkanya saja.',
  ])
  expect(planSheet(table)).toEqual({ headingRow: 0, columns: { name: 0, price: 1, stock: 2 } })
})
