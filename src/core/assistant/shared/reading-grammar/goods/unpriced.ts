import type { GoodsLine } from '../../reading.ts'

import { endsClause, isFree, low, type Sheet, textBetween } from '../sheet.ts'
import { wordSet } from '../words.ts'

const prices = wordSet('harga harganya hrg biaya biayanya tarif tarifnya ongkos')
const later = wordSet('menyusul nyusul belakangan nanti')
const notYet = wordSet('ada tau tahu fix pasti jelas keluar')
const noThing = wordSet('semua semuanya total totalnya untuk yang dan sisanya lainnya')

/** `harganya menyusul`, `harga belum ada`: whether these words say that a price is still to come. */
const isToCome = (sheet: Sheet, at: number): boolean =>
  prices.has(low(sheet, at)) &&
  (later.has(low(sheet, at + 1)) || (low(sheet, at + 1) === 'belum' && notYet.has(low(sheet, at + 2))))

/** A thing without count and price, by the place of its first word. */
interface Unpriced {
  readonly at: number
  readonly line: GoodsLine
}

/** `cuci sofa harga menyusul, cuci karpet 4 @ 60rb`: things whose prices are still to come; what is counted is read elsewhere. */
export const readUnpriced = (sheet: Sheet): readonly Unpriced[] =>
  sheet.tokens.flatMap((_, at) => {
    if (!isToCome(sheet, at)) return []
    let from = at
    while (at - from < 4 && sheet.tokens[from - 1]?.kind === 'word' && isFree(sheet, from - 1)) from -= 1
    const isThing = from < at && endsClause(sheet, from - 1) && !noThing.has(low(sheet, from))
    const name = textBetween(sheet, from, at)
    return isThing ? [{ at: from, line: { name, quantity: null, unit: null, price: null, amount: null } }] : []
  })

/** The lines with the things whose prices are still to come, each behind the line whose sum ends before it. */
export const withUnpriced = (
  lines: readonly GoodsLine[],
  unpriced: readonly Unpriced[],
  ends: readonly number[],
): GoodsLine[] => {
  const isPlaced = ends.length === lines.length
  const all = [...lines]
  for (const { at, line } of unpriced.toReversed())
    if (!lines.some(({ name }) => name.toLowerCase() === line.name.toLowerCase()))
      all.splice(isPlaced ? ends.filter((end) => end <= at).length : all.length, 0, line)
  return all
}
