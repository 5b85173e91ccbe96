import type { Money } from '../sums/money.ts'
import { endsClause, isGlued, isNumber, low, type Sheet } from '../sheet.ts'
import { isMeasure, isNounUnit, isSizeUnit, isTimeUnit, oneIn, unitOf } from '../goods/units.ts'

import { persons } from './counted.ts'
import { priceWords } from './entry-words.ts'
import type { Placed } from './spans.ts'

/** `@` before the end of the clause: the price of one of what is counted. */
export const isSignBehind = (sheet: Sheet, from: number): boolean => {
  for (let at = from; at < from + 8 && !endsClause(sheet, at); at += 1) if (low(sheet, at) === '@') return true
  return false
}

/** `bibit 2rb batang harga 1.800`: figures before a unit that a price follows count things. */
export const isCountAsMoney = (sheet: Sheet, { said, each }: Money, prices: ReadonlyMap<number, Money>): boolean => {
  const unit = unitOf(low(sheet, said.to))
  const isThousands = ['rb', 'ribu', 'rebu'].includes(low(sheet, said.to - 1))
  if (each || unit === null || isNounUnit(unit) || !isThousands || isGlued(sheet, said.to)) return false
  // `paket A 45rb paket B 55rb` are two prices: only words of a price stand between a count and its own.
  let at = said.to + 1
  while (at < said.to + 8 && !prices.has(at) && priceWords.has(low(sheet, at))) at += 1
  return prices.has(at)
}

/** `gas 12kg 2 tabung @215rb`: how large each of those is that are counted behind it, at a price for one. */
export const isSizeOf = (
  sheet: Sheet,
  { counts, words }: { readonly counts: readonly Placed[]; readonly words: readonly number[] },
  unit: string | null,
  to: number,
): boolean => {
  const [size, other] = counts
  if (size === undefined || other !== undefined || size.of === null || words.length === 0) return false
  // `dedak 50 kg 14 x 145rb`; `3 kg x 14 x 9rb` is multiplied throughout.
  const isTimes = (at: number): boolean => ['x', '×', '*'].includes(low(sheet, at))
  const isMultiplied = (isTimes(to) || isTimes(to - 1)) && !isTimes(size.at + 2)
  if (unit === null && !isMultiplied) return false
  const isPiece = unit === null || (!isSizeUnit(unit) && !isMeasure(unit) && !isTimeUnit(unit) && !persons.has(unit))
  // `beras 25 kg 8 karung 372.500`
  let end = to
  while (sheet.claims[end] === 'money' || end === to) end += 1
  const said = sheet.tokens.slice(to, end + 1).map((token) => token.low)
  const isPriced =
    sheet.claims[to] === 'money' && !said.some((word) => unitOf(word) === size.of || oneIn(word) === size.of)
  return isSizeUnit(size.of) && isPiece && ((isGlued(sheet, size.at + 1) && isSignBehind(sheet, to)) || isPriced)
}

/** A count with its unit, and nothing behind it. */
const isOnlyCount = (sheet: Sheet, at: number): boolean =>
  endsClause(sheet, at + 1) || (unitOf(low(sheet, at + 1)) !== null && endsClause(sheet, at + 2))

/** `minta ditambah 25 kotak lagi`, `tambah lagi 15 kotak`: more of what was told, and no other thing. */
export const isMoreOfIt = (sheet: Sheet, at: number): boolean =>
  ['ditambah', 'tambah'].includes(low(sheet, at)) &&
  ((isNumber(sheet, at + 1) && [at + 2, at + 3].some((place) => low(sheet, place) === 'lagi')) ||
    (low(sheet, at + 1) === 'lagi' && isNumber(sheet, at + 2) && isOnlyCount(sheet, at + 2)))
