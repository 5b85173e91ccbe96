import { endsClause, isNumber, low, type Sheet } from '../sheet.ts'
import { wordSet } from '../words.ts'

import { readFigures } from '../sums/numbers.ts'
import { unitOf } from './units.ts'

const packages = wordSet('paket paketan parsel parcel hampers bingkisan buket bouquet')
/** By these packages themselves are counted. */
const wrappers = wordSet('paket box kotak dus porsi pcs set pack bungkus keranjang buah unit biji')
/** Counted in these, so many flowers or things make up the one package that a price stands behind. */
const contents = wordSet('tangkai batang butir titik halaman lembar')
const signs = wordSet('x × * @')

/** The package that a count stands behind, with nothing but its name and what it holds between them. */
const packageBefore = (sheet: Sheet, from: number): number | null => {
  for (let at = from - 1; at >= 0 && from - at < 12; at -= 1) {
    if (endsClause(sheet, at) || sheet.claims[at] === 'money' || signs.has(low(sheet, at))) return null
    if (packages.has(low(sheet, at))) return isNumber(sheet, at - 1) ? null : at
  }
  return null
}

/** The last count before the price of a clause that begins behind `from`; null where no price follows. */
const lastCount = (sheet: Sheet, from: number): { readonly at: number; readonly unit: string } | null => {
  let last: { at: number; unit: string } | null = null
  for (let at = from; at - from < 16 && !endsClause(sheet, at); at += 1) {
    if (sheet.claims[at] === 'money') return last
    if (isNumber(sheet, at)) last = { at, unit: unitOf(low(sheet, at + 1)) ?? low(sheet, at + 1) }
  }
  return null
}

const portions = wordSet('box kotak porsi pcs bungkus')
const guests = wordSet('orang peserta tamu undangan kursi')
const journeys = wordSet('umroh umrah haji tour tur trip wisata')

/** The millions of a sum that stands at `at`: `2,1jt`, `35.000.000`; 0 for less. */
const millionsAt = (sheet: Sheet, at: number): number => {
  const figures = readFigures(sheet.tokens[at]?.raw ?? '')?.value ?? 0
  return ['jt', 'juta'].includes(low(sheet, at + 1)) ? figures : figures / 1_000_000
}

/** `75 box 2,1jt`, `100 pax 35jt`: no box costs a million, and no guest ten, so that the price is that of the package. */
const isOfWhole = (sheet: Sheet, { value, to, unit: told }: Told): boolean => {
  const price = told === null ? to + 1 : to
  const unit = told ?? low(sheet, to)
  const millions = sheet.claims[price] === 'money' ? millionsAt(sheet, price) : 0
  const isTravel = [...journeys].some((word) => sheet.words.has(word))
  return value >= 10 && millions >= 1 && (portions.has(unit) || (guests.has(unit) && millions >= 10 && !isTravel))
}

interface Told {
  readonly from: number
  readonly to: number
  readonly value: number
  readonly unit: string | null
}

/**
 * `paket A 1 ekor 75 box 2,1jt`, `paket hemat 1 ayam 1 tahu 150 kotak 18rb`, `buket mawar 50 tangkai 450rb`: what one
 * package holds belongs to its name, and the price is that of the package.
 */
export const isContent = (sheet: Sheet, told: Told): boolean => {
  const { from, to, unit } = told
  const head = packageBefore(sheet, from)
  if (head === null) return false
  const last = lastCount(sheet, to)
  if (last !== null) return wrappers.has(last.unit)
  const isPriced = sheet.claims[to] === 'money' && isNumber(sheet, to)
  const isHeld = unit !== null && contents.has(unit) && low(sheet, head) !== 'paket'
  return (isPriced && isHeld) || isOfWhole(sheet, told)
}
