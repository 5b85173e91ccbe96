import type { LetterLine } from '../letter.ts'

/** What comes to a stock, and what goes from it. */
const comes = /^(?:barang\s)?(?:masuk|tambah(?:an)?|datang|beli|pembelian|retur masuk)$/i
const goes =
  /^(?:barang\s)?(?:keluar|terjual|laku|terpakai|dipakai|pakai|rusak|hilang|pecah|basi|busuk|expired|kadaluarsa|retur|diretur|dibuang)$/i
const begins = /\s(?:stok\s)?(?:awal|mula-mula|kemarin|lalu)$|\sstok$/i

/** One thing of a stock: what there was, came and went, and what is left. */
export interface StockRow {
  readonly name: string
  readonly unit: string
  readonly begin: number
  readonly came: number
  readonly went: number
  readonly left: number
}

/**
 * `beras 45 karung masuk 20 keluar 38`: things with what came and went behind each of them, and what is left. Null where
 * any of them has nothing behind it, or less than nothing would be left.
 */
export const stockFlow = (lines: readonly LetterLine[]): readonly StockRow[] | null => {
  const rows: StockRow[] = []
  let moves = 0
  for (const { description, quantity, unit } of lines) {
    const count = quantity ?? 0
    const last = rows.at(-1)
    const isIn = comes.test(description.trim())
    if (!isIn && !goes.test(description.trim())) {
      if (last !== undefined && moves === 0) return null
      rows.push({ name: description.replace(begins, ''), unit, begin: count, came: 0, went: 0, left: count })
      moves = 0
      continue
    }
    if (last === undefined) return null
    moves += 1
    const [came, went] = isIn ? [last.came + count, last.went] : [last.came, last.went + count]
    rows[rows.length - 1] = { ...last, unit: last.unit || unit, came, went, left: last.begin + came - went }
  }
  return rows.length > 0 && moves > 0 && rows.every(({ left }) => left >= 0) ? rows : null
}
