import type { GoodsLine } from '../../reading.ts'
import { endsClause, low, type Sheet, textBetween } from '../sheet.ts'
import { wordSet } from '../words.ts'

/** The part of a bill that the words around a share or a sum speak of: these things, or all without those. */
export interface Scope {
  readonly named: readonly string[]
  readonly except: readonly string[]
}

/** Why or when something holds, and what comes of it, says nothing of what it is for. */
const reasons = wordSet(
  'karena krn karna soalnya sebab berhubung biar supaya agar kalau kalo kl klo jika bila apabila sudah dengan per tiap setiap jadi jadinya menjadi sisanya',
)
const exceptions = wordSet('kecuali selain')
const goesOn = wordSet('kecuali selain tapi tp tetapi hanya cuma cuman khusus untuk')
export const wholes = wordSet(
  'semua semuanya total totalnya seluruh seluruhnya keseluruhan sadayana kabeh sakabehna jumlah',
)

/** A word without the ending that points at what was told. */
const bare = (word: string): string => (word.length > 5 ? word.replace(/(?:nya|nyo|nye|ne|na)$/u, '') : word)

/** The words of a text as they name a thing; letters and figures that are written together are one. */
export const wordsOf = (text: string): readonly string[] =>
  (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).map(bare)

const isRead = (sheet: Sheet, at: number): boolean => sheet.claims[at] === 'money' || sheet.claims[at] === 'percent'

/** Words of the clause that holds a share or a sum, up to the figures of a line and without its reasons. */
export const scopeAround = (sheet: Sheet, from: number, to: number): Scope => {
  let start = from
  while (from - start < 8 && !endsClause(sheet, start - 1) && !isRead(sheet, start - 1)) start -= 1
  let end = to
  let without: number | null = null
  for (; end - to < 10 && !isRead(sheet, end); end += 1) {
    const passes = low(sheet, end) === ',' && goesOn.has(low(sheet, end + 1))
    if ((endsClause(sheet, end) && !passes) || reasons.has(low(sheet, end))) break
    if (exceptions.has(low(sheet, end))) without ??= end
  }
  const before = wordsOf(textBetween(sheet, start, from))
  return {
    named: [...before, ...wordsOf(textBetween(sheet, to, without ?? end))],
    except: without === null ? [] : wordsOf(textBetween(sheet, without + 1, end)),
  }
}

const least = 7
/** `terjemahan` speaks of `penerjemahan`: the same word, with another beginning. */
const isSame = (one: string, other: string): boolean =>
  one === other || (one.length > least && other.endsWith(one.slice(-Math.max(least, one.length - 1))))

/** The lines whose names say most of some words; a thing that is called so comes before one that only has the word. */
const linesNamed = <Line extends Pick<GoodsLine, 'name'>>(
  said: readonly string[],
  lines: readonly Line[],
): readonly Line[] => {
  const names = lines.map(({ name }) => wordsOf(name))
  // A word that stands in every name tells none of them apart.
  const tells = (word: string): boolean =>
    said.some((one) => isSame(one, word)) && !names.every((name) => name.includes(word))
  const matches = names.map((name) => new Set(name.filter(tells)).size)
  const most = Math.max(0, ...matches)
  if (most === 0) return []
  const found = lines.filter((_, at) => matches[at] === most)
  const heads = found.filter(({ name }) => tells(wordsOf(name)[0] ?? ''))
  return heads.length > 0 ? heads : found
}

/** `disc 5% untuk barangnya aja`: all that is sold, without what is done or packed for it. */
const goodsWords = wordSet('barang produk material item unit')
const workWords = wordSet(
  'packing packaging kemas kemasan jasa ongkos ongkir biaya pasang pemasangan instalasi transport antar kirim upah',
)
export const isSold = ({ name }: Pick<GoodsLine, 'name'>): boolean => !workWords.has(wordsOf(name)[0] ?? '')

/** The lines that a scope speaks of; none where it is told of the whole. */
export const linesWithin = <Line extends Pick<GoodsLine, 'name'>>(
  { named, except }: Scope,
  lines: readonly Line[],
): readonly Line[] => {
  const without = linesNamed(except, lines)
  if (without.length > 0) return lines.filter((line) => !without.includes(line))
  if (named.some((word) => wholes.has(word))) return []
  const own = linesNamed(named, lines)
  const found = own.length === 0 && named.some((word) => goodsWords.has(word)) ? lines.filter(isSold) : own
  return found.length < lines.length ? found : []
}
