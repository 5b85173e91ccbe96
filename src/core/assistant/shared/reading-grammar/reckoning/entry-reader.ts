import type { Quantity } from '../goods/quantities.ts'
import type { Sheet } from '../sheet.ts'
import type { Money } from '../sums/money.ts'

import { blankEntry, closedEntry, type Entry, isOfItsPrice, type OpenEntry, withCount } from './entry.ts'
import type { Placed } from './spans.ts'

/** What is known while a message is read as entries. */
export interface EntryReader {
  readonly sheet: Sheet
  readonly moneyAt: ReadonlyMap<number, Money>
  readonly countAt: ReadonlyMap<number, Quantity>
  readonly entries: Entry[]
  /** The stretch that is being read. */
  open: OpenEntry
  /** `tiap harinya …`: the time that the prices behind it are for. */
  rate: string | null
  /** Where the entries of this sentence begin. */
  sentence: number
}

/** Nothing is read yet. */
export const openReader = (sheet: Sheet, money: readonly Money[], quantities: readonly Quantity[]): EntryReader => ({
  sheet,
  moneyAt: new Map(money.map((sum) => [sum.from, sum] as const)),
  countAt: new Map(quantities.map((count) => [count.from, count] as const)),
  entries: [],
  open: blankEntry(false),
  rate: null,
  sentence: 0,
})

/** Ends the open stretch; the next one follows it without a mark where it is `joined`, by a word for `and` where it is `beside`. */
export const closeEntry = (reader: EntryReader, joined: boolean, beside = false): void => {
  const entry = closedEntry(reader.sheet, reader.open)
  if (entry !== null) reader.entries.push(entry)
  reader.open = blankEntry(joined, beside)
}

/** Gives a count to the open stretch, or to a new one where it begins the next entry. */
export const takeCount = (reader: EntryReader, count: Placed): void => {
  if (reader.open.price !== null && !isOfItsPrice(reader.sheet, reader.open, count)) closeEntry(reader, true)
  reader.open.counts = withCount(reader.sheet, reader.open.counts, count)
}
