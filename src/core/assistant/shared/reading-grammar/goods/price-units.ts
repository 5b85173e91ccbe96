import { endsClause, isFree, isGlued, isNumber, low, type Sheet } from '../sheet.ts'
import { oneIn, oneOf, unitOf } from './units.ts'

/** What stands between a price and what it buys. */
export const eachWords = new Set(['per', '/', 'tiap', 'setiap'])

/** `/pcs`, `per kotak`, `sehelai`, `satuan` after a price. */
export const readUnitAfter = (sheet: Sheet, at: number): { unit: string | null; to: number } | null => {
  const word = low(sheet, at)
  if (!isFree(sheet, at)) return null
  if (eachWords.has(word) && sheet.tokens[at + 1]?.kind === 'word') {
    const named = low(sheet, at + 1)
    let to = at + 2
    if ((named === 'm' || named === 'meter') && ['2', '²', '3'].includes(low(sheet, to)) && isGlued(sheet, to)) {
      return { unit: low(sheet, to) === '3' ? 'm3' : 'm2', to: to + 1 }
    }
    if (named === 'meter' && ['persegi', 'kubik'].includes(low(sheet, to)))
      return { unit: low(sheet, to) === 'kubik' ? 'm3' : 'm2', to: to + 1 }
    return { unit: unitOf(named) ?? (named === 'satuan' || named === 'satu' ? null : named.replace(/nya$/, '')), to }
  }
  const one = oneOf(word) ?? oneIn(word)
  if (one) return { unit: one, to: at + 1 }
  // `25rb satu batang`
  const counted = word === 'satu' ? unitOf(low(sheet, at + 1)) : null
  if (counted !== null && isFree(sheet, at + 1)) return { unit: counted, to: at + 2 }
  // `kursi 425 ribu satu, …`; `kompor 3 satunya 385rb` tells a count.
  if (word === 'satu' && endsClause(sheet, at + 1)) return { unit: null, to: at + 1 }
  return word === 'satuan' ||
    word === 'an' ||
    (word === 'satunya' && !isNumber(sheet, at + 1)) ||
    word === 'perbuah' ||
    word === 'perpcs'
    ? { unit: null, to: at + 1 }
    : null
}

/** `perbulan`, `perharinya`. */
export const perWord = (word: string): string | null =>
  word.startsWith('per') && word.length > 5 ? unitOf(word.slice(3).replace(/nya$/, '')) : null

/** `4 hari, sehari 275rb`: the price of one of what has just been counted. */
export const oneOfCounted = (sheet: Sheet, at: number): string | null => {
  const word = low(sheet, at)
  const unit = oneIn(word)
  if (unit === null) return null
  for (let back = at - 1; back > Math.max(0, at - 8); back -= 1)
    if (sheet.tokens[back - 1]?.kind === 'number' && unitOf(low(sheet, back)) === unit) return unit
  return null
}
