import { wordList } from './levels/units.ts'
import type { Entry } from './entry.ts'
import { holdsPaidFor, wayOf } from './ledger-words.ts'

const ofOwn = wordList('modal hpp modalnya')

/**
 * `gamis 185rb modal 120rb`, `fotokopi 1,4jt seminggu modal kertas 500rb seminggu`: what is named right before its own
 * cost, and is worth more, is what it brings.
 */
export const pricedWithCost = (entries: readonly Entry[]): Entry[] => {
  // A share may be taken off the price: what is left of it is for those who read shares.
  if (entries.some(({ percent }) => percent !== null)) return [...entries]
  return entries.map((one, at) => {
    const next = entries[at + 1]
    const isNamed = one.money !== null && !one.sure && one.label !== '' && one.words.length > 0
    // `es jeruk 90 gelas @6rb modal 1.800`: so many of it, whatever else its words may name.
    const isCounted = one.each && one.counts.length > 0
    const isOpen = isNamed && one.way !== 'in' && (isCounted || (wayOf(one.words) === null && !holdsPaidFor(one.words)))
    const isItsCost =
      next !== undefined &&
      next.money !== null &&
      next.sentence === one.sentence &&
      ofOwn.has(next.words[0] ?? '') &&
      (next.per === one.per || next.per === null || one.per === null) &&
      next.counts.length === 0
    return isOpen && isItsCost && (next.money ?? 0) < (one.money ?? 0) ? { ...one, way: 'in', sure: true } : one
  })
}
