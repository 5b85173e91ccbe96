import { type Cell, isBlankRow, type Row } from '#core/sheets/shared/sheet.ts'

/** What a file can tell of a product, in the order of our own files. */
export const goodsFields = ['name', 'price', 'cost', 'stock', 'category', 'barcode', 'description'] as const
export type GoodsField = (typeof goodsFields)[number]

/** The headings of our own files. */
export const fieldNames: Readonly<Record<GoodsField, string>> = {
  name: 'Nama barang',
  price: 'Harga jual',
  cost: 'Harga modal',
  stock: 'Stok',
  category: 'Kategori',
  barcode: 'Barcode',
  description: 'Keterangan',
}

/** In which column, counted from 0, each fact stands. */
export type GoodsColumns = { readonly [Field in GoodsField]?: number }

/** How owners write each heading, the surest first; every word of an entry must stand in the heading. */
const headings: Readonly<Record<GoodsField, readonly string[]>> = {
  name: [
    'nama barang',
    'nama produk',
    'nama item',
    'nama menu',
    'product name',
    'item name',
    'nama',
    'barang',
    'produk',
    'menu',
    'product',
    'item',
    'name',
    'uraian',
  ],
  price: ['harga jual', 'selling price', 'harga satuan', 'harga eceran', 'harga ecer', 'harga', 'hrg', 'price', 'jual'],
  cost: [
    'harga modal',
    'harga beli',
    'harga pokok',
    'harga kulakan',
    'harga kulak',
    'harga dasar',
    'modal',
    'hpp',
    'beli',
    'pokok',
    'kulakan',
    'kulak',
    'cost price',
    'buying price',
    'purchase price',
    'cost',
  ],
  stock: [
    'stok akhir',
    'stok',
    'stock',
    'sisa stok',
    'persediaan',
    'jumlah barang',
    'jumlah',
    'jml',
    'qty',
    'quantity',
    'kuantitas',
    'sisa',
  ],
  category: ['kategori', 'category', 'jenis', 'kelompok', 'golongan'],
  barcode: ['barcode', 'kode batang', 'ean', 'gtin', 'upc', 'sku', 'plu', 'kode barang', 'kode produk', 'kode', 'code'],
  description: ['keterangan', 'deskripsi', 'description', 'catatan'],
}

/** Words beside which a heading means something else: what the goods cost the owner, for whom a stock is too low. */
const others: Readonly<Record<GoodsField, readonly string[]>> = {
  name: ['kategori', 'category', 'jenis', 'supplier', 'pemasok', 'toko', 'gudang', 'satuan', 'merek', 'merk', 'kode'],
  price: ['beli', 'modal', 'pokok', 'hpp', 'kulak', 'kulakan', 'dasar', 'cost', 'grosir', 'total', 'jumlah', 'tanggal'],
  cost: ['jual', 'total', 'jumlah', 'nilai', 'stok', 'tanggal', 'barang', 'produk', 'supplier', 'pemasok'],
  stock: ['minimum', 'minimal', 'min', 'awal', 'terjual', 'harga', 'nilai', 'lacak', 'track'],
  category: ['kode'],
  barcode: ['kategori', 'supplier', 'pemasok', 'pos'],
  description: [],
}

const wordsOf = (cell: Cell): readonly string[] =>
  typeof cell === 'number' || cell.length > 60 ? [] : (cell.toLowerCase().match(/[a-z0-9]+/g) ?? [])

/** How surely a heading means a field: above 100 where it is written just so, 0 where it does not. */
const likeness = (field: GoodsField, words: readonly string[]): number => {
  if (words.length === 0 || words.some((word) => others[field].includes(word))) return 0
  const ranked = headings[field].map((entry, rank) => {
    const wanted = entry.split(' ')
    if (!wanted.every((word) => words.includes(word))) return 0
    return (wanted.length === words.length ? 200 : 100 - words.length) - rank
  })
  return Math.max(0, ...ranked)
}

/** Which column is which, by the headings: each column and each field once, the surest pairs first. */
const guessColumns = (row: Row): GoodsColumns => {
  const pairs = row.flatMap((cell, column) => {
    const words = wordsOf(cell)
    return goodsFields.map((field) => ({ field, column, sure: likeness(field, words) }))
  })
  const columns: { [Field in GoodsField]?: number } = {}
  const taken = new Set<number>()
  for (const { field, column } of pairs.filter(({ sure }) => sure > 0).toSorted((one, two) => two.sure - one.sure)) {
    if (columns[field] !== undefined || taken.has(column)) continue
    columns[field] = column
    taken.add(column)
  }
  return columns
}

const looksLikeFigure = (cell: Cell): boolean => typeof cell === 'number' || /^\s*(?:rp\.?\s*)?\d/i.test(cell)
const isBlank = (cell: Cell | undefined): boolean => cell === undefined || String(cell).trim() === ''

/** Above the headings there may be the shop's name, an address, a date. */
const linesAboveGoods = 15

/** Where headings are missing: the first column of words is the name, the one of the largest figures the price. */
const guessByContent = (rows: readonly Row[]): GoodsColumns => {
  const sample = rows.filter((row) => !isBlankRow(row)).slice(0, 50)
  const width = Math.max(0, ...sample.map((row) => row.length))
  const columns = Array.from({ length: width }, (_, column) => {
    const cells = sample.map((row) => row[column]).filter((cell): cell is Cell => !isBlank(cell))
    const figures = cells.filter(looksLikeFigure)
    const digits = figures.map((cell) => String(cell).replaceAll(/\D/g, '').length).toSorted((one, two) => one - two)
    return { column, isText: figures.length * 2 < cells.length, digits: digits[digits.length >> 1] ?? 0 }
  })
  const name = columns.find(({ isText }) => isText)
  const [price] = columns
    .filter(({ isText, digits }) => !isText && digits >= 3 && digits <= 8)
    .toSorted((one, two) => two.digits - one.digits)
  return { ...(name ? { name: name.column } : {}), ...(price ? { price: price.column } : {}) }
}

export interface SheetPlan {
  /** Index of the row of headings; -1 where the goods begin at once. */
  readonly headingRow: number
  readonly columns: GoodsColumns
}

/** Finds the headings of a sheet and guesses its columns. */
export const planSheet = (rows: readonly Row[]): SheetPlan => {
  const candidates = rows.slice(0, linesAboveGoods).map((row, headingRow) => {
    const columns = row.some(looksLikeFigure) ? {} : guessColumns(row)
    return { headingRow, columns, count: columns.name === undefined ? 0 : Object.keys(columns).length }
  })
  const [best] = candidates.toSorted((one, two) => two.count - one.count)
  if (best && best.count > 0) return { headingRow: best.headingRow, columns: best.columns }
  return { headingRow: -1, columns: guessByContent(rows) }
}
