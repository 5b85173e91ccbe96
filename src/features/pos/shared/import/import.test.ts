import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import type { Row } from '#core/sheets/shared/sheet.ts'
import { csvText, guarded, unguarded } from '#core/sheets/shared/text-cells.ts'

import { type GoodsColumns, planSheet } from './goods-columns.ts'
import { type KnownProduct, planImport } from './plan-import.ts'
import { readGoodsLines } from './read-goods-lines.ts'

const columnsOf = (...headings: string[]): GoodsColumns => planSheet([headings]).columns

describe('POS-08 columns by their headings', () => {
  test.each<[string[], GoodsColumns]>([
    [
      ['Nama Barang', 'harga jual', 'HPP', 'Stok', 'barcode', 'kategori'],
      { name: 0, price: 1, cost: 2, stock: 3, barcode: 4, category: 5 },
    ],
    [['No', 'Kode', 'NAMA PRODUK', 'Harga Beli', 'Harga', 'Qty'], { barcode: 1, name: 2, cost: 3, price: 4, stock: 5 }],
    [['Harga (Rp)', 'Barang', 'Sisa Stok'], { price: 0, name: 1, stock: 2 }],
    [['Kategori Produk', 'Nama Produk', 'Harga Jual (Rp)'], { category: 0, name: 1, price: 2 }],
    [['SKU', 'Barcode', 'Nama', 'Harga Modal', 'Harga Jual'], { barcode: 1, name: 2, cost: 3, price: 4 }],
    [['Nama Supplier', 'Nama', 'Harga Grosir', 'Harga Eceran'], { name: 1, price: 3 }],
    [['item', 'price', 'stock', 'description'], { name: 0, price: 1, stock: 2, description: 3 }],
    [['Nama', 'Modal', 'Harga'], { name: 0, cost: 1, price: 2 }],
    [['Nama Produk', 'Total modal', 'Harga'], { name: 0, price: 2 }],
    [['Nama', 'Stok minimal', 'Jumlah', 'Harga total'], { name: 0, stock: 2 }],
  ])('POS-08 %j', (headings, columns) => {
    expect(columnsOf(...headings)).toEqual(columns)
  })

  test('POS-08 headings may stand below the name of the shop', () => {
    const rows: Row[] = [['Warung Contoh'], ['Daftar harga', '2026'], [''], ['Nama', 'Harga'], ['Kopi', 5000]]
    expect(planSheet(rows)).toEqual({ headingRow: 3, columns: { name: 0, price: 1 } })
  })

  test('POS-08 without headings names are told from figures', () => {
    const rows: Row[] = [
      [1, 'Kopi', '5.000', 12],
      [2, 'Teh', 'Rp 4.000', 3],
    ]
    expect(planSheet(rows)).toEqual({ headingRow: -1, columns: { name: 1, price: 2 } })
  })
})

const heading = ['Nama', 'Harga', 'Stok', 'Barcode', 'Kategori']
const all: GoodsColumns = { name: 0, price: 1, stock: 2, barcode: 3, category: 4 }
const read = (...rows: Row[]) => readGoodsLines([heading, ...rows], 0, all)

describe('POS-08 lines', () => {
  test.each<[string | number, number]>([
    ['3.500', 3500],
    ['Rp 3.500,-', 3500],
    ['3,5rb', 3500],
    ['3500', 3500],
    [3500, 3500],
    [12_500.5, 12_501],
    ['0', 0],
    [0, 0],
    ['50', 50],
    [100, 100],
  ])('POS-03, POS-08 the price %j is %i', (cell, price) => {
    expect(read(['Kopi', cell]).lines).toMatchObject([{ line: 2, name: 'Kopi', price }])
  })

  test.each<[Row, string, string]>([
    [['', '3500'], 'Nama barang', 'kosong'],
    [['Kopi', 'gratis'], 'Harga jual', 'tidak terbaca'],
    [['Kopi', 3.5], 'Harga jual', 'terlalu kecil'],
    [['Kopi', 15], 'Harga jual', 'terlalu kecil'],
    [['Kopi', '3.5'], 'Harga jual', 'terlalu kecil'],
    [['Kopi', -5], 'Harga jual', 'kurang dari nol'],
    [['Kopi', '3500', '12.5'], 'Stok', 'bukan angka bulat'],
    [['Kopi', '3500', '12 pcs'], 'Stok', 'bukan angka bulat'],
    [['Kopi', '3500', -1], 'Stok', 'kurang dari nol'],
    [['Kopi', '3500', '', '8,99E+12'], 'Barcode', 'disingkat'],
    [["=cmd|' /C calc'!A0", '3500'], 'Nama barang', 'rumus'],
    [['x'.repeat(201), '3500'], 'Nama barang', 'terlalu panjang'],
    [['TOTAL', '35000'], 'Nama barang', 'baris jumlah'],
  ])('POS-08 %j is named with its column', (row, column, what) => {
    const { lines, problems } = read(['Teh', '4000'], [''], row)
    expect(lines.map(({ name }) => name)).toEqual(['Teh'])
    expect(problems).toMatchObject([{ line: 4, column, what: expect.stringContaining(what) }])
    expect(problems[0]?.todo).not.toBe('')
  })

  test('POS-08 everything that is wrong in a line is told at once; blanks tell nothing', () => {
    expect(read(['Kopi', 'x', 'y']).problems.map(({ column }) => column)).toEqual(['Harga jual', 'Stok'])
    expect(read(['Kopi', '', '', '="0812"']).lines).toEqual([
      { line: 2, name: 'Kopi', barcode: '0812', isRounded: false },
    ])
  })
})

const known = (id: string, name: string, over: Partial<KnownProduct> = {}): KnownProduct => ({
  id,
  name,
  price: 1000,
  cost: null,
  stock: 5,
  category: null,
  barcode: null,
  description: '',
  ...over,
})

const plan = (products: readonly KnownProduct[], ...rows: Row[]) => {
  const { planned, problems } = planImport(read(...rows).lines, products)
  return {
    kinds: planned.map((one) =>
      one.kind === 'changed' ? `${one.line.line} ${one.id}` : `${one.line.line} ${one.kind}`,
    ),
    problems: problems.map(({ line, column }) => `${line} ${column}`),
  }
}

const facts = ({
  name,
  price,
  stock,
  barcode,
}: {
  name: string
  price?: number
  stock?: number | null
  barcode?: string
}) => ({
  name,
  ...(price === undefined ? {} : { price }),
  ...(stock === undefined ? {} : { stock }),
  ...(barcode === undefined ? {} : { barcode }),
})

/** The shelf after a file was taken. */
const apply = (shelf: readonly KnownProduct[], file: readonly Row[]): KnownProduct[] => {
  const next = new Map(shelf.map((one) => [one.id, one]))
  for (const one of planImport(read(...file).lines, shelf).planned) {
    const { line } = one
    if (one.kind === 'new') next.set(`p${next.size}`, known(`p${next.size}`, line.name, facts(line)))
    if (one.kind === 'changed') {
      const old = next.get(one.id)
      if (old) next.set(one.id, { ...old, ...facts(line) })
    }
  }
  return [...next.values()]
}

describe('POS-08 which product a line means', () => {
  test('POS-08 the barcode before the name', () => {
    const shelf = [known('a', 'Kopi', { barcode: '1' }), known('b', 'Teh')]
    expect(plan(shelf, ['Teh', 2000, '', '1'], ['TEH', 3000], ['Susu', 4000]).kinds).toEqual(['2 a', '3 b', '4 new'])
  })
  test('POS-08 a product without a barcode takes the one of the line with its name; another barcode is another product', () => {
    expect(plan([known('a', 'Kopi')], ['kopi', 1000, 5, '7']).kinds).toEqual(['2 a'])
    expect(plan([known('a', 'Kopi', { barcode: '8' })], ['Kopi', 1000, 5, '7']).kinds).toEqual(['2 new'])
  })
  test('POS-08 what the shop has already is left alone', () => {
    const shelf = [known('a', 'Kopi', { category: 'Minuman' })]
    expect(plan(shelf, ['Kopi', '1.000', '5', '', 'minuman']).kinds).toEqual(['2 same'])
  })
  test('POS-08 a product that stands twice in the file is taken once', () => {
    expect(plan([], ['Kopi', 1000], ['KOPI ', 2000], ['A', 1000, '', '9'], ['B', 1000, '', '9'])).toEqual({
      kinds: ['2 new', '4 new'],
      problems: ['3 Nama barang', '5 Barcode'],
    })
  })
  test('POS-08 a name that means several products needs a barcode', () => {
    const shelf = [known('a', 'Kopi'), known('b', 'Kopi')]
    expect(plan(shelf, ['Kopi', 2000])).toEqual({ kinds: [], problems: ['2 Nama barang'] })
    expect(plan(shelf, ['Kopi', 2000], ['Kopi', 3000])).toEqual({
      kinds: [],
      problems: ['2 Nama barang', '3 Nama barang'],
    })
  })
  test('POS-08 of several products of one name only the very same are known again, in whatever order they stand', () => {
    const shelf = [known('a', 'Kopi'), known('b', 'Kopi', { price: 2000, stock: 9 })]
    expect(plan(shelf, ['Kopi', 2000, 9], ['Kopi', 1000, 5])).toEqual({ kinds: ['2 same', '3 same'], problems: [] })
    expect(plan(shelf, ['Kopi', 2000, 9], ['Kopi', 2500, 5])).toEqual({
      kinds: ['2 same'],
      problems: ['3 Nama barang'],
    })
    expect(plan(shelf, ['Kopi', 2000, 9], ['Kopi', 2000, 9])).toEqual({
      kinds: ['2 same'],
      problems: ['3 Nama barang'],
    })
    expect(plan(shelf, ['Kopi', 1000, 5])).toEqual({ kinds: ['2 same'], problems: [] })
    expect(plan(shelf, ['Kopi', 2000, 9, '1'], ['Kopi', 1000, 5, '2']).kinds).toEqual(['2 b', '3 a'])
    expect(plan(shelf, ['Kopi', 3000, 9, '1'])).toEqual({ kinds: [], problems: ['2 Nama barang'] })
  })
  test('POS-08 a new product needs a price, a known one does not', () => {
    expect(plan([known('a', 'Kopi')], ['Kopi', '', 9], ['Teh', '', 9])).toEqual({
      kinds: ['2 a'],
      problems: ['3 Harga jual'],
    })
  })
  test('POS-08 a file that was taken changes nothing when it is taken again', () => {
    const row = fc.tuple(
      fc.constantFrom('Kopi', 'kopi', 'Teh', 'Susu'),
      fc.constantFrom(1000, 2000),
      fc.constantFrom('', 1, 2),
      fc.constantFrom('', '', '1', '2', '3'),
    )
    fc.assert(
      fc.property(fc.array(row, { maxLength: 8 }), fc.array(row, { maxLength: 4 }), (rows, before) => {
        const once = apply(apply([], before), rows)
        expect(apply(once, rows)).toEqual(once)
      }),
    )
  })
})

describe('POS-08 cells that would be formulas', () => {
  test.each(['=1+1', "=cmd|' /C calc'!A0", '+62', '-5', '@SUM(A1)', "'=x"])('POS-08 %j is written as text', (text) => {
    expect(guarded(text)).toBe(`'${text}`)
  })
  test('POS-08 guarding a text changes nothing when it is read back', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 12 }), fc.constantFrom('', '=', '+', "'", "'=", '="', '@'), (text, start) => {
        const whole = `${start}${text}`.trim()
        expect(unguarded(guarded(whole))).toBe(whole)
      }),
    )
  })
  test('POS-08 a CSV file of ours keeps quotation marks, lines and semicolons in their cell', () => {
    expect(csvText([['Kaos 12"; biru', 5000, 'a\nb']])).toBe('\ufeff"Kaos 12""; biru";5000;"a\nb"\r\n')
  })
})
