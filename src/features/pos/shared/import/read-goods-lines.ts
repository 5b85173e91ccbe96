import { type Cell, isBlankRow, type Row } from '#core/sheets/shared/sheet.ts'
import { unguarded } from '#core/sheets/shared/text-cells.ts'

import { uncountedText } from '../stock-counting.ts'
import { largestPrice } from '../fields.ts'
import { readTypedPrice, readTypedStock } from '../typed-price.ts'
import { type GoodsColumns, type GoodsField, fieldNames } from './goods-columns.ts'

/** One product as a line of the file tells it; facts that the line leaves blank are absent. */
export interface GoodsLine {
  /** The line's number as a spreadsheet shows it, from 1. */
  readonly line: number
  readonly name: string
  readonly price?: number
  /** What a piece costs the shop. */
  readonly cost?: number
  /** Null where it says that the stock is not counted. */
  readonly stock?: number | null
  readonly category?: string
  readonly barcode?: string
  readonly description?: string
  /** True where the price or the cost had decimals (POS-03). */
  readonly isRounded: boolean
}

/** What is wrong in a line, and what to do about it. */
export interface LineProblem {
  readonly line: number
  readonly column: string
  readonly value: string
  readonly what: string
  readonly todo: string
}

interface Wrong {
  readonly what: string
  readonly todo: string
}
type Read<T> = { readonly value?: T; readonly wrong?: Wrong }

const longest: Readonly<Record<'name' | 'category' | 'barcode' | 'description', number>> = {
  name: 200,
  category: 200,
  barcode: 200,
  description: 2000,
}

const readText = (field: keyof typeof longest, cell: Cell): Read<string> => {
  const text = unguarded(cell)
  if (text === null)
    return { wrong: { what: 'Isinya rumus, bukan tulisan.', todo: 'Ganti rumus itu dengan hasilnya.' } }
  const value = field === 'description' ? text : text.replaceAll(/\s*[\r\n]+\s*/g, ' ')
  if (value === '') return {}
  if (value.length > longest[field])
    return { wrong: { what: 'Tulisannya terlalu panjang.', todo: `Pendekkan sampai ${longest[field]} huruf.` } }
  return { value }
}

/** Excel writes long barcodes as 8,99E+12, and the last digits are gone. */
const readBarcode = (cell: Cell): Read<string> => {
  if (/^\d[.,]?\d*e\+?\d+$/i.test(String(cell).trim()))
    return {
      wrong: {
        what: 'Angka barcode sudah disingkat oleh Excel.',
        todo: 'Ubah format selnya menjadi Teks, lalu tulis lagi barcode-nya.',
      },
    }
  return readText('barcode', cell)
}

const unreadablePrice: Wrong = {
  what: 'Harganya tidak terbaca.',
  todo: 'Tulis angkanya saja, misalnya 3500 atau 3.500.',
}

/** An English Excel makes 3.5 of a typed '3.500': no shop's price is a few Rupiah and a fraction. */
const shrunkPrice: Wrong = {
  what: 'Titik pada harga terbaca sebagai koma, jadi nilainya terlalu kecil.',
  todo: 'Tulis harga penuhnya tanpa titik, misalnya 3500.',
}

/** It makes 15 of a typed '15.000' as well: a price below this counts only where it is written as text. */
export const leastNumberPrice = 100

const smallPrice: Wrong = {
  what: 'Harganya terlalu kecil, mungkin tiga nol di belakangnya hilang.',
  todo: 'Tulis harga penuhnya tanpa titik, misalnya 15000. Kalau memang semurah itu, ubah format selnya menjadi Teks.',
}

const readPrice = (cell: Cell): Read<{ amount: number; isRounded: boolean }> => {
  if (String(cell).trim() === '') return {}
  if (typeof cell === 'number' && cell < 0)
    return { wrong: { what: 'Harga tidak bisa kurang dari nol.', todo: 'Tulis harganya tanpa tanda kurang.' } }
  const value =
    typeof cell === 'string' ? readTypedPrice(cell) : { amount: Math.round(cell), isRounded: !Number.isInteger(cell) }
  if (value === null || value.amount > largestPrice) return { wrong: unreadablePrice }
  if (value.isRounded && value.amount < 1000) return { wrong: shrunkPrice }
  return typeof cell === 'number' && cell > 0 && cell < leastNumberPrice ? { wrong: smallPrice } : { value }
}

/** How owners, and programs that they come from, write that a stock is not counted. */
const notCounted = /^(?:(?:tidak|tdk|tak|gak|ga|nggak) (?:dihitung|terbatas)|tanpa stok|bebas|jasa|unlimited|∞)$/i

const readStock = (cell: Cell): Read<number | null> => {
  const typed = String(cell).trim()
  if (typed === '') return {}
  if (notCounted.test(typed)) return { value: null }
  if (typed.startsWith('-'))
    return { wrong: { what: 'Stok tidak bisa kurang dari nol.', todo: 'Tulis 0 bila barangnya habis.' } }
  const value = typeof cell === 'number' ? (Number.isInteger(cell) && cell < 1e9 ? cell : null) : readTypedStock(typed)
  return value === null
    ? {
        wrong: {
          what: 'Stok bukan angka bulat.',
          todo: `Tulis angkanya saja tanpa satuan, misalnya 20, atau "${uncountedText}".`,
        },
      }
    : { value }
}

/** A closing line of sums is no product. */
const isSum = (name: string): boolean => /^(?:grand |sub ?)?(?:total|jumlah)\b/i.test(name) && name.length <= 20

/** Reads the lines below the headings: the goods that can be read, and everything that is wrong with the others. */
export const readGoodsLines = (
  rows: readonly Row[],
  headingRow: number,
  columns: GoodsColumns,
): { readonly lines: readonly GoodsLine[]; readonly problems: readonly LineProblem[] } => {
  const lines: GoodsLine[] = []
  const problems: LineProblem[] = []
  rows.forEach((row, at) => {
    if (at <= headingRow || isBlankRow(row)) return
    const line = at + 1
    const before = problems.length
    const cellOf = (field: GoodsField): Cell => row[columns[field] ?? -1] ?? ''
    const take = <T>(field: GoodsField, { value, wrong }: Read<T>): T | undefined => {
      if (wrong)
        problems.push({ line, column: fieldNames[field], value: String(cellOf(field)).slice(0, 100), ...wrong })
      return value
    }
    const name = take('name', readText('name', cellOf('name')))
    const price = take('price', readPrice(cellOf('price')))
    const cost = take('cost', readPrice(cellOf('cost')))
    const stock = take('stock', readStock(cellOf('stock')))
    const category = take('category', readText('category', cellOf('category')))
    const barcode = take('barcode', readBarcode(cellOf('barcode')))
    const description = take('description', readText('description', cellOf('description')))
    if (problems.length > before) return
    if (name === undefined)
      return void take('name', { wrong: { what: 'Nama barangnya kosong.', todo: 'Isi nama barangnya.' } })
    if (isSum(name))
      return void take('name', { wrong: { what: 'Ini baris jumlah, bukan barang.', todo: 'Hapus baris ini.' } })
    lines.push({
      line,
      name,
      isRounded: (price?.isRounded ?? false) || (cost?.isRounded ?? false),
      ...(price === undefined ? {} : { price: price.amount }),
      ...(cost === undefined ? {} : { cost: cost.amount }),
      ...(stock === undefined ? {} : { stock }),
      ...(category === undefined ? {} : { category }),
      ...(barcode === undefined ? {} : { barcode }),
      ...(description === undefined ? {} : { description }),
    })
  })
  return { lines, problems }
}
