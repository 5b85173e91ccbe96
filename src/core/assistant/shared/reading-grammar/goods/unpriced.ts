import type { GoodsLine } from '../../reading.ts'

import { endsClause, isFree, low, type Sheet, textBetween } from '../sheet.ts'
import { orderWords, wordSet } from '../words.ts'

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

const headings = wordSet(
  `jasa sewa servis service catering katering les kursus cetak jahit laundry rental borongan pesanan order belanja penjualan pembelian makan minum kue sayur
   ikan bahan perincian rincian daftar lunas cash tunai transfer gratis bonus free total`,
)
const papers = wordSet('nota bon faktur invoice tagihan belanjaan barang barangnya pesanan pesenan')
const shares = wordSet('masing masing-masing masing2 semua semuanya sama isi ukuran yang yg per tiap')

/** Where the clause that begins at `from` ends. */
const clauseEnd = (sheet: Sheet, from: number): number => {
  let to = from
  while (!endsClause(sheet, to)) to += 1
  return to
}

const holds = (sheet: Sheet, from: number, to: number, claim: 'quantity' | 'money'): boolean =>
  sheet.claims.slice(from, to).includes(claim)

/** A thing in a clause that counts and prices it, with a name of its own and for itself alone. */
const isPricedThing = (sheet: Sheet, from: number, to: number): boolean =>
  isFree(sheet, from) &&
  sheet.tokens[from]?.kind === 'word' &&
  holds(sheet, from, to, 'quantity') &&
  holds(sheet, from, to, 'money') &&
  !sheet.tokens.slice(from, to).some((token) => shares.has(token.low))

/**
 * `nota: gula, kopi 3 kg 85rb, teh 10 kotak 12rb`: a thing in a list of priced ones that has neither count nor price; its
 * sum is a blank, and no bill is complete without it. Read once prices and counts are claimed.
 */
export const readNamedOnly = (sheet: Sheet): readonly Unpriced[] => {
  const found: Unpriced[] = []
  let isBehindListed = false
  for (let from = 0; from < sheet.tokens.length;) {
    const to = clauseEnd(sheet, from)
    const isHeaded = low(sheet, from - 1) === ':' && papers.has(low(sheet, from - 2))
    const words = sheet.tokens.slice(from, to)
    const isName =
      words.length > 0 &&
      words.length < 3 &&
      words.every(({ kind, raw }, at) => kind === 'word' && raw.length > 2 && isFree(sheet, from + at)) &&
      !words.some((token) => headings.has(token.low) || noThing.has(token.low) || orderWords.has(token.low)) &&
      (sheet.writing === 'upper' || /^\p{Ll}/u.test(words[0]?.raw ?? ''))
    const next = to + 1
    const isListed = low(sheet, to) === ',' && (isHeaded || isBehindListed)
    if (isName && isListed && isPricedThing(sheet, next, clauseEnd(sheet, next))) {
      const name = textBetween(sheet, from, to)
      found.push({ at: from, line: { name, quantity: null, unit: null, price: null, amount: null } })
    }
    isBehindListed = isPricedThing(sheet, from, to) && low(sheet, to) === ','
    from = next
  }
  return found
}

const denied = /^(?:(?:sudah|udah|udh)\s)?(?:tidak|tdk|gak?|nggak|enggak|ndak)\s/iu

/** The lines without those that tell what is not so: `(udah ga masuk hitungan 14 itu)`. */
export const withoutDenied = (lines: readonly GoodsLine[]): GoodsLine[] =>
  lines.filter(({ name, price, amount }) => price !== null || amount !== null || !denied.test(name))

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
