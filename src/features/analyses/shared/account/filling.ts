import { conversion, isMeasure, unitOf } from '#core/assistant/shared/reading-grammar/goods/units.ts'

import type { Counted } from '../ledger/entry.ts'
import { isTimeUnit } from '../ledger/levels/units.ts'
import type { Amount, Book } from './book.ts'
import type { Term } from './term.ts'

/** `film 60rb dibagi 40 tas`, `bumbu 60rb untuk 40 porsi`: over how many a cost is spread. */
export const dividing: ReadonlySet<string> = new Set(['dibagi', 'untuk', 'buat'])

/** What was made, or what a cost is divided by. */
export const isYield = (term: Term): boolean =>
  term.count !== null &&
  (term.role === 'made' || dividing.has(term.entry.words[0] ?? '')) &&
  !isTimeUnit(term.count.noun)

/** What was made in one measure and filled into pieces of another. */
export interface Filling {
  readonly whole: Counted
  readonly size: Counted
  /** How many of the size's unit are in one of the whole's. */
  readonly held: number
}

/** `jadi 20 liter, dikemas botol 500 ml`: so many bottles were made. */
export const filled = (
  terms: readonly Term[],
  asked: string | null,
): { terms: readonly Term[]; filling: Filling | null } => {
  const none = { terms, filling: null }
  const made = terms.find((one) => isYield(one) && isMeasure(one.count?.noun ?? ''))
  const whole = made?.count
  if (!made || !whole) return none
  const heldIn = ({ noun }: Counted): number => conversion(whole.noun, noun) ?? 0
  const inside = terms.find(({ count }) => count && count !== whole && whole.value * heldIn(count) > count.value)
  const size = inside?.count
  const noun = inside?.entry.words.map(unitOf).findLast((unit) => unit !== null && !isMeasure(unit)) ?? asked
  if (!size || noun === null || isMeasure(noun)) return none
  const held = heldIn(size)
  const value = Math.floor((whole.value * held) / size.value)
  const pieces: Term = { ...made, role: 'made', value, count: { ...whole, value, noun } }
  return {
    terms: terms.filter((one) => one !== inside).map((one) => (one === made ? pieces : one)),
    filling: { whole, size, held },
  }
}

/** `20 liter ÷ 500 ml`: how many were filled. */
export const piecesOf = ({ whole, size, held }: Filling, { value, count }: Term, book: Book): Amount => {
  const [all, inside] = [book.count(whole, 'Yang dibuat'), book.count(size, 'Isi')]
  return book.step('Hasil', `floor(${all.id} * ${held} / ${inside.id})`, value, {
    unit: 'count',
    noun: count?.noun ?? '',
  })
}
