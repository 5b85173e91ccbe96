import type { Counted } from '../entry.ts'
import type { Ledger } from '../ledger.ts'
import type { Levels } from './at-level.ts'
import { wordList } from './units.ts'

/** What a house has, where no sum is told for one of it. */
const owned = wordList('kolam kandang meja kursi hektar are pohon petak kamar bebek ayam kambing sapi domba puyuh ekor')

/** Every number of the message stands in its figures (`used`, by their ids): what nobody placed may change the result. */
export const isComplete = (
  { entries }: Pick<Ledger, 'entries'>,
  levels: Levels,
  used: ReadonlySet<string>,
): boolean => {
  const counts = entries.flatMap((entry) => entry.counts.map((one) => ({ one, entry })))
  const values = new Set(counts.filter(({ one }) => used.has(levels.idOf(one) ?? '')).map(({ one }) => one.value))
  // `beli 100 ekor, mati 6, jual 94 ekor`: what is gone is told by the two others.
  const isGone = ({ value }: Counted): boolean => [...values].some((whole) => values.has(whole - value))
  // What a told share was taken of stands in it.
  const wholes = new Set(counts.map(({ one }) => one.from?.count))
  return counts.every(({ one, entry }) => {
    const isPaid = entry.money !== null && !entry.each && entry.per !== one.noun
    return isPaid || wholes.has(one) || one.value === 1 || values.has(one.value) || isGone(one) || owned.has(one.noun)
  })
}

/** The names that formulas hold. */
export const namesOf = (formulas: readonly string[]): ReadonlySet<string> =>
  new Set(formulas.flatMap((formula) => formula.match(/[a-z_][a-z0-9_]*/g) ?? []))
