import { type Rupiah, rupiah } from '#core/text/shared/rupiah.ts'

import type { Quantity } from '../goods/quantities.ts'
import { endsClause, isNumber, low, type Sheet } from '../sheet.ts'
import { isOneOfThings, isTimeUnit } from '../goods/units.ts'
import { type Counted, frequencies, heldBy } from '../reckoning/counted.ts'
import { occasions } from '../reckoning/denominators.ts'
import { wordSet } from '../words.ts'
import type { Money } from './money.ts'

const counted = ({ value, unit }: Quantity): Counted => ({
  value,
  of: unit,
  per: [],
  times: false,
  lasts: false,
  asSum: false,
})

/** `kirim ke 3 lokasi`, `tempatnya 3`: how many there are of what is counted by its own name; null where nothing is counted so. */
export const countOfNoun = (sheet: Sheet, noun: string): number | null => {
  const at = sheet.tokens.findIndex(
    ({ low: word }, place) =>
      (word === noun && isNumber(sheet, place - 1)) || (word === `${noun}nya` && isNumber(sheet, place + 1)),
  )
  if (at < 0) return null
  const value = Number(low(sheet, low(sheet, at) === noun ? at - 1 : at + 1))
  return Number.isSafeInteger(value) && value > 0 ? value : null
}

/** `les 5 pertemuan, transport 25rb setiap datang`: how often one comes; null where that is not told, or in the same words. */
export const timesCome = (sheet: Sheet, { each, unit }: Money, quantities: readonly Quantity[]): number | null => {
  if (!each || unit === null || !occasions.has(unit) || quantities.some((one) => one.unit === unit)) return null
  const [times, other] = quantities.filter((one) => frequencies.has(one.unit ?? low(sheet, one.to)))
  return times !== undefined && other === undefined ? times.value : null
}

const forWords = wordSet('buat untuk khusus')
/**
 * `46 anak x 85rb, 6 anak kembar dapat potongan 10rb per anak`, `diskon 50rb per rit buat 4 rit terakhir`: of how many of them
 * a sum is taken off that begins its words at `to`; they are named behind the last sum before it, or right behind it.
 */
export const someOf = (
  sheet: Sheet,
  { last, to, end }: { readonly last: number; readonly to: number; readonly end: number },
  noun: string,
  quantities: readonly Quantity[],
): number | null => {
  const isThere = ({ from, to: behind }: Quantity): boolean =>
    (from >= last && behind <= to) || (from === end + 1 && forWords.has(low(sheet, end)))
  return quantities.findLast((one) => isThere(one) && (one.unit ?? low(sheet, one.to)) === noun)?.value ?? null
}

/**
 * `20 orang, DP 50rb per orang`: what a sum for each comes to for all that are counted. The sum itself where it is for no
 * one thing; null where nothing, or more than one thing, is counted so.
 */
export const forEach = ({ value, each, unit }: Money, quantities: readonly Quantity[]): Rupiah | null => {
  if (!each || unit === null || isTimeUnit(unit)) return value
  const inUnit = quantities.flatMap((one) => heldBy(counted(one), unit) ?? [])
  const others = quantities.filter((one) => one.unit === null || isOneOfThings(one.unit))
  const counts = inUnit.length > 0 ? inUnit : isOneOfThings(unit) ? others.map((one) => one.value) : []
  const [count, other] = new Set(counts)
  const all = Math.round(value * (count ?? 0))
  return count !== undefined && other === undefined && Number.isSafeInteger(all) ? rupiah(all) : null
}

/** `gamis 3, kemeja 5. ongkos gamis 150rb`: what one of those costs that were counted before. */
export const isCountedBefore = (sheet: Sheet, label: number, from: number): boolean => {
  const [first = label] = sheet.words.get(low(sheet, from - 1)) ?? []
  return from - label === 2 && first < label && sheet.claims[first + 1] === 'quantity' && endsClause(sheet, first - 1)
}
